# Fair chance: commitments, secrets, seeds, and the page that explains and checks them.

fair-not-hex = “{ $found }” is not 64 hexadecimal digits.
fair-not-a-number = “{ $found }” is not the number of a draw; expected 1 or more.
fair-seed-long = “{ $found }” is too long for a seed; expected at most { $most } characters.
fair-seed-control = A seed is one line of visible text; it cannot hold { $code }.
fair-missing = The record has no { $tag } tag, so its draws cannot be checked.
fair-wrong-secret = The secret is not the one that was promised: its SHA-256 is not the commitment.
fair-unfinished = The game is not over. Its secret is told at the end; only then can the draws be checked.
fair-mismatch = Draw { $number } (turn { $turn }) was { $drawn }, but the secret says { $should }.

seed-without-chance = Nothing is drawn in this game, so it takes no seeds.
seed-too-late = The first draw has been made; seeds come before it.
seed-twice = This side has given its seed already.

fair-before = Draws 1 to { $count } came with a record that was opened while its game was running; this secret does not answer for them.

cli-about-verify = Check that the draws of a finished game are those promised before it
cli-more-verify = Example: skazka verify game.skazka
    Every roll, lot and turned disc is made again from the secret in the record. “fair: N draws match” ends the answer;
    the first draw that is otherwise is named, with exit status 2. docs/formats.md tells how to do the same by hand.
cli-arg-record = A file with a record, or - for standard input
cli-error-random = The system gives no randomness: { $why }
cli-play-commitment = The draws of this game are settled already; the SHA-256 of their secret is { $commitment }
cli-play-secret = The secret was { $secret }; “skazka verify” checks the saved record by it.

fair-no-promise = This game was begun without a promise of its draws, so nothing can be drawn in it.
