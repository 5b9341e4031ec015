# Stone Chess: its list, touches and stones.

family-stone-chess = Stone Chess
family-stone-chess-sentence = Chess for three or four on the usual board: pieces are bought and changed for stones, and the last one in wins.
family-stone-chess-example = K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d4
family-stone-chess-notation = f3-e5 moves or captures, N-e5 buys a knight and puts it on e5, B-c3 changes the own piece on c3 into a bishop,
    b7-b8; Q-b8 promotes a pawn, K-g1; N-e1 castles, pass passes.
    The first turn is the whole set-up: K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d4

stone-chess-group = For three and four
stone-chess-title = Stone Chess
stone-chess-sentence = Eighteen kinds of pieces, drops and mutations paid in stones, every one for himself.

stone-chess-option-players = Players
stone-chess-option-players-help = With three players whoever lives between the two others begins with eight stones more.
stone-chess-option-players-3 = three
stone-chess-option-players-4 = four
stone-chess-option-lion = The lion
stone-chess-option-lion-help = How lions go: as hoppers over exactly one piece along the lines of a queen, or as leapers two squares away.
stone-chess-option-lion-hopper = hops over one piece
stone-chess-option-lion-leaper = leaps two squares
stone-chess-option-unknown = Stone Chess has no option { $key }; it has { $known }
stone-chess-option-value = option “{ $key }”: { $found } is not a value; it takes { $allowed }

stone-chess-touch-piece = { $kind } on { $square }
stone-chess-touch-item = { $kind }
stone-chess-touch-drop = put the { $kind } on { $square }
stone-chess-touch-mutate = the { $from } on { $square } becomes a { $into }
stone-chess-touch-move = go to { $square }
stone-chess-touch-capture = capture the { $kind } on { $square }
stone-chess-touch-swap = change places with the { $kind } on { $square }
stone-chess-touch-choice = Choose
stone-chess-touch-passing = Capture the passed pawn
stone-chess-touch-leave = Leave the pawn alone
stone-chess-touch-stays = Stay as it is
stone-chess-touch-pass = Pass

stone-chess-for-drop = { $kind } bought
stone-chess-for-mutation = { $from } became { $into }
stone-chess-for-check = surcharge for check
stone-chess-for-capture = captured { $kind } of { $whose }, one of { $of }
stone-chess-for-king = { $whose } lost the King
stone-chess-for-refund = refund for the { $kind } captured by { $by }
stone-chess-for-middle = the home between two others
stone-chess-drops-out = { $who } is out: place { $place }.
stone-chess-retires = { $who } gives up.

reason-last = the last one in
