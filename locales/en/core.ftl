# What the shared core says about games of every kind.

literal = { $words }

option-twice = The option “{ $key }” is set twice; set it once.
option-without-value = “{ $found }” is not an option; write key=value, such as size=7.
work-cancelled = The work was stopped: it took too long, or nobody waits for it any more.
scene-diff-unfit = The difference does not belong to this picture.
touch-unreadable = “{ $found }” is not a touch; expected c:, h:, l: or b: and a name.
position-too-long = { $length } bytes are longer than any position
position-number = expected a whole number from { $least } to { $most }, found “{ $found }”
position-refused = Position, { $field }, offset { $offset }: { $problem }.
game-unknown = There is no game “{ $found }”; “skazka games” lists them all.
act-not-your-turn = It is not your turn to decide.
tree-no-node = The game has no such position, or it has been deleted.
game-is-over = The game is over.
chance-never-drawn = “{ $found }” is nothing that chance draws in this game.
undo-nothing = There is nothing of your own unfinished turn to undo.
take-back-impossible = That move cannot be taken back.
draw-not-offered = Nobody has offered a draw.
draw-not-offered-by-you = You have not offered a draw.
abort-too-late = A game can be called off only before every player has made a first decision.
adjudicate-places = Every seat needs one place from 1 on, and none may be left out.
timeout-not-yet = There is still time on that clock.
timeout-already = Your time is up.
clock-stands = The clocks stand still already.
clock-runs = The clocks run already.
time-control-wrong = { $written } is no time control: expected -, 300, 300+5, 300b5, 300d5 or 1/86400.
player-name-wrong = A name has at most { $most } printable characters.
seat-open = Nobody holds that seat.
seat-taken = Somebody holds that seat already.
seat-out = Whoever is out of the game decides nothing any more.
seat-unknown = There is no such seat in this game.
legal-secret = Set-ups are being made in secret; their combinations are not listed. Pass a set-up to “apply”, or give a position.

tray-taken = Captured: { $whose }

reason-raj = the Raj was captured
reason-mobs = the last mob was captured
reason-locked = locked: no legal move
reason-quiet = too many turns without progress
reason-repetition = the position stood for the third time
reason-agreement = by agreement
reason-resignation = by resignation
reason-timeout = on time
reason-aborted = called off
reason-adjudicated = by the arbiter's decision
