# Каменные шахматы: что о доске говорит программа чтения с экрана и что лежит рядом с доской.

stone-chess-scene-square = { $square }
stone-chess-scene-corner-white = { $square }, угол дома белых
stone-chess-scene-corner-black = { $square }, угол дома чёрных
stone-chess-scene-corner-green = { $square }, угол дома зелёных
stone-chess-scene-corner-red = { $square }, угол дома красных
stone-chess-scene-corner-left = { $square }, бывший угол дома. { $seat } выбыли

stone-chess-scene-overlay-pawns = Куда идут пешки
stone-chess-scene-overlay-line-8 = Восьмые линии

stone-chess-scene-white = Белые
stone-chess-scene-black = Чёрные
stone-chess-scene-green = Зелёные
stone-chess-scene-red = Красные
stone-chess-scene-white-piece = { $piece } белых
stone-chess-scene-black-piece = { $piece } чёрных
stone-chess-scene-green-piece = { $piece } зелёных
stone-chess-scene-red-piece = { $piece } красных

stone-chess-scene-stone = камни
stone-chess-scene-stones = { $seat }: { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[other] { $stones } камней
}
stone-chess-scene-out = { $seat } выбыли, место: { $place }
stone-chess-scene-hand = { $seat }: на руках
stone-chess-scene-waits = { $piece }: сначала ставят короля
stone-chess-scene-shop = Лавка. { $seat }: { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[other] { $stones } камней
}
stone-chess-scene-ware = { $piece }, { $cost }
stone-chess-scene-ware-checking = { $piece }, { $cost }: с любого доступного поля даёт шах
stone-chess-scene-ware-closed = { $piece }: { $reason }

stone-chess-scene-place-king = { $seat } ставят короля: его квадрант станет домом
stone-chess-scene-place-rest = { $seat } ставят остальные фигуры в том же квадранте
stone-chess-scene-quiet = Тихих ходов: { $quiet } из { $most }, дальше ничья
