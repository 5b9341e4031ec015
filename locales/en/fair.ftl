# Fair chance: seals, secrets, seeds, and the page that explains and checks them.

fair-not-hex = “{ $found }” is not 64 hexadecimal digits.
fair-not-a-number = “{ $found }” is not the number of a draw; expected 1 or more.
fair-seed-long = “{ $found }” is too long for a seed; expected at most { $most } characters.
fair-seed-control = A seed is one line of visible text; it cannot hold { $code }.
fair-missing = The record has no { $tag } tag, so its draws cannot be checked.
fair-wrong-secret = The secret is not the one that was sealed: its SHA-256 is not the seal.
fair-unfinished = The game is not over. Its secret is told at the end; only then can the draws be checked.
fair-mismatch = Draw { $number } (turn { $turn }) is “{ $drawn }” in the record, but “{ $should }” by the secret.

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
cli-play-commitment = The draws of this game are settled already; their seal, the SHA-256 of the secret, is { $commitment }
cli-play-secret = The secret was { $secret }; “skazka verify” checks the saved record by it.

fair-no-promise = This game was begun without a promise of its draws, so nothing can be drawn in it.

status-seeds = The first draw waits for each side’s words

fair-before-title = Before the first draw
fair-before-text = Every draw follows from a secret the server has sealed and from your words, whatever they are.
fair-how = How this works
fair-seal = Seal (SHA-256 of the secret):
fair-seed-of = Words of { $seat }
fair-begin = Begin

fair-summary = Fair draws
fair-secret = Secret
fair-secret-later = told when the game is over
fair-check = Check the draws
fair-footer = How chance is kept fair

fair-page-title = Fair draws
fair-page-lead = Dice, lots and turned discs are drawn by the server. Here is why nobody can help them along, and here you can check any finished game yourself.
fair-page-seal-title = A sealed envelope
fair-page-seal = Before the first roll the server thinks of a secret: a very long random number from which every roll of the game follows. It cannot show it, or everybody would know the rolls beforehand. So it shows a seal, another long number computed from the secret. From a secret anybody computes its seal at once; but from a seal nobody finds the secret, and nobody finds a second secret with the same seal. It is like an envelope that lies on the table before both players: closed, but it cannot be exchanged any more.
fair-page-words-title = Your own words
fair-page-words = Might the server not have tried secrets until one rolled well for somebody? That is what your words are for. You add them when the envelope is on the table already: the server could not know them, and now it cannot change the secret. And you do not know the secret. So every roll comes from two halves, and whoever chose one of them knew nothing of the other. Any words will do; if you do not care, leave the random letters that stand there.
fair-page-after-title = After the game
fair-page-after = The envelope is opened: the secret is written into the record of the game. Anybody can compute the seal again, and from the secret and the words every single roll. If but one of them had been changed, it would show, and this page would name it. Your browser computes everything itself; the server only tells it what was drawn and what else could have been.
fair-page-limit-title = What it does not promise
fair-page-limit = Whoever has the server in his hands knows the secret while the game goes on, and may see the rolls coming, though he cannot change them. If such a person plays himself, he could also fit his words to yours: let him give his first.
fair-page-numbers-title = For those who reckon themselves
fair-page-numbers = The seal is SHA-256 of the 32 bytes of the secret. A roll is HMAC-SHA-256 with the secret as key over the name of the game, the words of each seat and the number of the roll, reduced to the possible outcomes so that none is favoured. “skazka verify” checks a record without any network, and docs/formats.md has an example in numbers.

fair-form-title = Check a game
fair-form-help = Paste the record of a finished game. A finished game's page has a link that brings it here.
fair-form-check = Check
fair-draw = Draw
fair-turn = Turn
fair-drawn = Drawn
fair-chance = Chance
fair-computed = Computed here
fair-verdict = Fair. Draws that are as the secret says: { $count }. The secret is the one that was sealed.
fair-verdict-here = Fair. Draws computed in this browser that are as the secret says: { $count }. The secret is the one that was sealed.
fair-no-answer = The server did not answer. Try again in a moment.
fair-works = Computing…
