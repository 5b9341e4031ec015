# Tammashil and Hivvayo: why a written position or action was refused.

tammashil-field-whole = the whole line
tammashil-field-board = the board
tammashil-field-side = the side to move
tammashil-field-steps = the steps
tammashil-field-quiet = the quiet turns
tammashil-field-turn = the turn
tammashil-field-discs = the discs left

tammashil-position-fields = expected five fields, one space between them (board, side, steps, quiet turns, turn), and a sixth such as 8+10x5o when there are unknown discs; found { $found }
tammashil-position-letter = “{ $found }” is neither a unit (A B C L R, lower case for North), a covered cell (+ x o ?) nor a number of empty cells
tammashil-position-mark-alone = the mark “{ $mark }” follows no unit; marks come after the letter in the order ' ! ~ *
tammashil-position-mark-not-for = the unit “{ $unit }” cannot have the mark “{ $mark }” here
tammashil-position-mark-of-other = the unit on { $cell } has a mark of the turn, but it is the other player’s turn
tammashil-position-mark-before = the unit on { $cell } has a mark of the turn, but the turn has not begun
tammashil-position-not-played = in this game each player has one priest, the Tsar, written L; found “{ $unit }”
tammashil-position-second-priest = a second “{ $unit }”; there is only one
tammashil-position-off-belt = { $cell } is not on the belt, no disc can lie there
tammashil-position-too-many-discs = more discs “{ $disc }” than the { $most } of the belt
tammashil-position-turned-too-many = the disc on { $cell } cannot be turned together with the other: two at a time are turned only by two singles that left one stack
tammashil-position-row-count = expected { $expected } rows with “/” between them, found { $found }
tammashil-position-row-length = row { $row } must have { $expected } cells, found { $found }
tammashil-position-run = a number of empty cells is 1 to { $most }, found “{ $found }”
tammashil-position-both-beaten = neither player has a priest left
tammashil-position-side = expected “s” (South), “n” (North) or “-” (the coin is not tossed), found “{ $found }”
tammashil-position-before-coin = before the coin is tossed this is “{ $expected }”
tammashil-position-steps-form = expected steps left and rolled, such as 2/5, or “-” before a roll of the die, found “{ $found }”
tammashil-position-roll = the die shows { $least } to { $most }, found { $found }
tammashil-position-fixed-steps-form = expected steps left and all of them, such as 20/20 (no die is rolled here), found “{ $found }”
tammashil-position-fixed-roll = a turn always has { $expected } steps, found { $found }
tammashil-position-steps-left = { $left } steps cannot be left of { $roll }
tammashil-position-discs-missing = { $unknown ->
    [one] { $unknown } disc is unknown
   *[other] { $unknown } discs are unknown
 }; a sixth field, such as 8+10x5o, must say what is left among them
tammashil-position-discs-form = expected good, bad and empty discs left, such as 8+10x5o, or “-” for none, found “{ $found }”
tammashil-position-discs-count = { $unknown ->
    [0] no disc is unknown
    [one] { $unknown } disc is unknown
   *[other] { $unknown } discs are unknown
 }, but { $found ->
    [one] { $found } is named
   *[other] { $found } are named
 }; there must be as many

tammashil-action-refused = “{ $written }”: { $reason }.

tammashil-action-unreadable = unreadable from offset { $offset }; actions are written like c5-d5, c5+c6, j7-k8?, e7-f8,h9xg9, e7/e8,f7 or “.”
tammashil-action-no-cell = the board has no cell { $cell }
tammashil-action-over = the game is over
tammashil-action-coin-first = the coin is tossed first: expected south or north
tammashil-action-roll-first = the die is rolled first; expected a roll such as 5:
tammashil-action-disc-first = the disc on { $cell } is turned first; expected + (good), x (bad) or o (empty)
tammashil-action-no-chance = it is a player’s turn, chance has nothing to say
tammashil-action-no-such-roll = the die shows 1 to { $most }
tammashil-action-no-such-disc = no disc “{ $disc }” is left
tammashil-action-must-step = at least { $least ->
    [one] one step
   *[other] { $least } steps
 } must be made while any is legal, and { $made } are made
tammashil-action-no-steps-left = no steps are left; expected “.”
tammashil-action-no-unit = no unit stands on { $cell }
tammashil-action-not-yours = the unit on { $cell } is your opponent’s
tammashil-action-has-moved = the unit on { $cell } can do nothing more this turn
tammashil-action-same-cell = a move leads to another cell than { $cell }
tammashil-action-too-few-steps = it costs { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
 }, and { $left } are left
tammashil-action-cannot-reach = { $unit ->
    [single] a single
    [double] a double
    [triple] a triple
   *[priest] a priest
 } goes at most { $speed ->
    [one] { $speed } cell
   *[other] { $speed } cells
 } and has no way from { $from } to { $to }
tammashil-action-is-attack = an enemy stands there; an attack is written { $expected }
tammashil-action-is-merge = your own unit stands there; a merge is written { $expected }
tammashil-action-nothing-to-merge = no unit of yours stands on { $cell } to merge with
tammashil-action-never-merges = { $unit ->
    [single] a single
    [double] a double
    [triple] a triple
   *[priest] a priest
 } never merges; only singles do
tammashil-action-not-merged-onto = nobody merges onto the { $unit ->
    [single] single
    [double] double
    [triple] triple
   *[priest] priest
 } on { $cell }
tammashil-action-fragment-merges = the unit on { $cell } fell apart from a stack this turn; such units neither merge nor are merged with
tammashil-action-only-singles = { $cell } is covered, and only singles enter traps, not a { $unit }
tammashil-action-mark-missing = that cell is covered, which is written { $expected }
tammashil-action-not-covered = { $cell } is not covered; leave out the “?”
tammashil-action-disc-otherwise = the disc on { $cell } is not “{ $told }”
tammashil-action-disc-not-known = nobody knows the disc on { $cell } yet; write only “?”
tammashil-action-disc-untold = the disc on { $cell } is turned before the other, and its face is not told
tammashil-action-no-enemy = no enemy stands on { $cell }
tammashil-action-fragment-attacks = the unit on { $cell } fell apart from a stack this turn and cannot attack
tammashil-action-attacker-twice = the unit on { $cell } is named twice
tammashil-action-too-many-attackers = { $found } attackers; more than three are never needed
tammashil-action-stand-not-beside = an attacker stands beside its target, and { $stand } is not beside { $target }
tammashil-action-stand-taken = { $stand } is not free to stand on
tammashil-action-stand-twice = two attackers cannot both stand on { $stand }
tammashil-action-stands-beside = the unit on { $from } is beside { $target } already and attacks from where it stands
tammashil-action-cannot-stand = { $unit ->
    [single] a single
    [double] a double
    [triple] a triple
   *[priest] a priest
 } goes at most { $speed ->
    [one] { $speed } cell
   *[other] { $speed } cells
 }, the step onto the target included, and through empty cells only: the one on { $from } cannot attack from { $stand }
tammashil-action-cannot-attack = { $unit ->
    [single] a single
    [double] a double
    [triple] a triple
   *[priest] a priest
 } attacks at most { $speed ->
    [one] { $speed } cell
   *[other] { $speed } cells
 } away and through empty cells only: the one on { $from } does not come to { $target }
tammashil-action-no-stand = the others take every cell from which the unit on { $from } could step onto { $target }
tammashil-action-too-weak = the attackers have force { $force }, and { $needed } is needed
tammashil-action-superfluous = the unit on { $cell } is superfluous: the others reach the { $needed } needed without it
tammashil-action-not-stack = a { $unit } does not fall apart; on { $cell } stands no stack
tammashil-action-exit-count = { $expected ->
    [one] from this stack one single leaves
   *[other] from this stack { $expected } singles leave
 }, not { $found }
tammashil-action-exit-twice = both singles cannot go to { $cell }
tammashil-action-exit-taken = a unit stands on { $cell }; a single leaves a stack only to an empty or a covered cell
