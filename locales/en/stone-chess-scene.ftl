# Stone Chess: what a screen reader says of the board, and what lies beside it.

stone-chess-scene-square = { $square }
stone-chess-scene-corner-white = { $square }, White’s home corner
stone-chess-scene-corner-black = { $square }, Black’s home corner
stone-chess-scene-corner-green = { $square }, Green’s home corner
stone-chess-scene-corner-red = { $square }, Red’s home corner
stone-chess-scene-corner-left = { $square }, once the home corner of { $seat }, now out

stone-chess-scene-overlay-pawns = Ways of the pawns
stone-chess-scene-overlay-line-8 = Everybody’s line 8

stone-chess-scene-white = White
stone-chess-scene-black = Black
stone-chess-scene-green = Green
stone-chess-scene-red = Red
stone-chess-scene-white-piece = White’s { $piece }
stone-chess-scene-black-piece = Black’s { $piece }
stone-chess-scene-green-piece = Green’s { $piece }
stone-chess-scene-red-piece = Red’s { $piece }

stone-chess-scene-stone = stones
stone-chess-scene-stones = { $seat }: { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
stone-chess-scene-out = { $seat }: out, place { $place }
stone-chess-scene-hand = { $seat }: in hand
stone-chess-scene-waits = { $piece }: placed after the King
stone-chess-scene-shop = Shop: { $seat } has { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
stone-chess-scene-ware = { $piece }, { $cost }
stone-chess-scene-ware-checking = { $piece }, { $cost }: wherever it can stand it gives check
stone-chess-scene-ware-closed = { $piece }: { $reason }

stone-chess-scene-place-king = { $seat }: place the King; its quadrant becomes your home
stone-chess-scene-place-rest = { $seat }: place the rest of your pieces in the same quadrant
stone-chess-scene-quiet = { $quiet } quiet turns of { $most }: then the game is a draw
