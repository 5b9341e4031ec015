# Stone Chess by forum: what is noticed when a thread is read, why it is no game, and what is posted.

stone-chess-thread-at = Line { $line }: { $why }.
stone-chess-thread-at-after = Line { $line }: { $why }. Line { $passed } was passed over, though there is a turn in it; perhaps it belongs to the game (a comment is written after //).
stone-chess-thread-refused = “{ $written }” cannot be played: { $reason }
stone-chess-thread-other-side = this is told to be a turn of { $told }, but it is the turn of { $mover }
stone-chess-thread-over = the game is drawn already by the rules, yet there is another turn
stone-chess-thread-players = expected 3 or 4 players, found { $found }
stone-chess-thread-lion = expected “hopper” or “leaper” for the lion, found “{ $found }”
stone-chess-thread-start = the position to begin with is refused. { $why }
stone-chess-thread-too-long = the thread is too long; { $most } bytes at most
stone-chess-thread-too-many = too many turns; { $most } at most

stone-chess-thread-stones = Turn { $turn } (line { $line }): the comment tells { $told } stones for { $who }, by the rules it is { $ledger }.
stone-chess-thread-number = Line { $line } is numbered { $told }; expected { $expected }.
stone-chess-thread-words = Line { $line }: the words “{ $words }” after the turn were taken for a comment.
stone-chess-thread-alike = Line { $line }: letters of another alphabet were read as { $read }.
stone-chess-thread-repeated = Line { $line } repeats turns that were told before.
stone-chess-thread-resigned = Line { $line }: { $who } resigns.
stone-chess-thread-no-resignation = { $count ->
    [one] Line { $lines } speaks of giving up, but not plainly; it was not taken for a resignation.
   *[other] Lines { $lines } speak of giving up, but not plainly; they were not taken for resignations.
} To resign, write “Black resigns” or resign:b on a line of its own.
stone-chess-thread-open-quote = Line { $line }: nothing closes the quote that opens here; all that follows was taken for quoted.
stone-chess-thread-passed-over = { $count ->
    [one] 1 line passed over: { $lines }.
   *[other] { $count } lines passed over: { $lines }.
}

stone-chess-post-not = This record is not a game of Stone Chess; only such games are posted in this form.
stone-chess-post-refused = Turn { $number }, “{ $written }”: { $why }
stone-chess-post-title = Stone Chess
stone-chess-post-players = Players: { $count }
stone-chess-post-lion = Lion: { $lion }
stone-chess-post-start = Starting position: { $position }
stone-chess-post-names = // { $names }
stone-chess-post-name = { $side } – { $name }
stone-chess-post-list = { $first }, { $next }
stone-chess-post-stones = Stones: { $list }
stone-chess-post-stones-of = { $side } { $stones }
stone-chess-post-turn = To move: { $side }
stone-chess-post-places = The game is over. Places: { $list }
stone-chess-post-place-of = { $side } { $place }
stone-chess-post-position = Position: { $position }
stone-chess-post-link = Link: { $link }
