# The words of the pages.

page-name = Skazka
page-description = Families of board games found nowhere else: play the computer, or a friend at the same screen.
page-skip = Skip to the main part
page-language = Language
page-language-name = In English
page-language-short = Eng
page-theme = Colours
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-footer = Skazka: games you can play nowhere else.

home-title = Games
home-play-now = Play now
home-rules = Rules
home-families = Families of games

home-open = Open a record
home-open-help = Paste a game record or a whole forum thread, or choose its file: every move is checked, then the game goes on from its end.
home-open-text = Game record
home-open-file = From a file
home-open-go = Open

form-seats = Who plays
form-seats-help = Every seat is a person at this screen or the computer.
form-seat-here = person
form-others = Whom you play
form-others-help = The computer takes every other side; how it plays is told below the choice.
form-others-here-help = You take turns at one device; what is secret is written behind a curtain.
form-others-here = Two at this screen
form-others-computer = Computer: { $name }
form-mine = My side
form-mine-help = We draw the lot.
form-mine-lot = By lot
form-preview = Starting position
form-begin = Begin the game
form-show = Show the position
form-kit-count = Kit “{ $key }”: “{ $found }” is not a count; expected a number from 0 to 99.
form-level-unknown = There is no level “{ $found }”; there are levels 1 to { $most }, and “here”.

game-board = Board
game-story = The game so far
game-choices = What comes next
game-ledger = Stones, item by item
game-moves = Moves
game-steps = Through the game
game-first = To the beginning
game-back = One move back
game-on = One move on
game-last = To the end
game-flip = Turn the board
game-more = Moves and more
game-help = Keys and gestures
game-sight = The view of the board
game-closer = Closer
game-farther = Farther
game-whole = The whole board
game-next-unit = Next unit with something to do
game-map = Show or hide the map
game-back-to-game = Back to the game
game-undo = Undo the step
game-accept-draw = Accept the draw
game-decline-draw = Decline the draw
game-take-back = Take back
game-offer-draw = Offer a draw
game-resign = Resign
game-again = Play again
game-typed = Type a move
game-enter = Enter
game-person = a person
game-computer = computer: { $name }
game-record = Game record
game-copy-link = Copy the link

help-step = one move back, one move on
help-first = to the beginning
help-last = to the end
help-enter = confirm the move
help-esc = drop a begun move
help-unit = the next unit with something to do, the one before
help-undo = take the last step back
help-zoom = a large board: closer, farther, whole
help-flip = turn the board
help-sound = sounds
help-help = this help
help-board = play without a mouse
help-hands = Move by two touches or by dragging. The right button draws arrows and circles; Shift, Ctrl and Alt change their colour. A large board is moved by dragging its ground and zoomed by the wheel or two fingers.
help-close = I see

error-not-found = There is no such page
error-refused = That cannot be done
error-ours = Something broke on our side
error-home = To the games

rules-title = Rules of { $game }
rules-contents = Contents
