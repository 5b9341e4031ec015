# DumaRaj: written set-ups, the RF constant, placed armies, and drawings of set-ups.

dumaraj-paper-unreadable = Written set-up, character { $at }: found “{ $found }”, expected { $expected }.
dumaraj-paper-twice = Written set-up, character { $at }: { $key } comes twice.
dumaraj-paper-part-off = The written set-up has { $part }, but { $option } is not switched on in this game.
dumaraj-paper-no-setup = In this discipline mobs are placed one by one; no set-up is written.
dumaraj-paper-no-trigons = trigons: in this discipline the player does not choose where the Trigons stand.
dumaraj-paper-trigons = trigons: the Trigons may stand in any two of the columns { $allowed }.
dumaraj-paper-rotation = rotate: { $mob } keeps its seat here; only { $allowed } exchange places.
dumaraj-paper-shift-rhomb = shift: on a rhomb the order moves one bit, shift:row or shift:column.
dumaraj-paper-shift-square = shift: on a square the order moves by bits, such as shift:-1.
dumaraj-paper-row-rhomb = On a rhomb a row moves by +1 only.
dumaraj-paper-row-square = On a square rows move, such as row2:+1; columns do not.
dumaraj-paper-row-empty = In that row no mob stands that could move.
dumaraj-paper-ring = ring: the rank turns by 0 to { $most } bits.
dumaraj-paper-pair = pair: the pair may begin in the columns { $first } to { $last }.
dumaraj-paper-pair-split = pair: the carousel has split the pair of Raj and Fej, so it cannot shuttle.
dumaraj-paper-constant-split = Raj and Fej do not stand side by side then, as the RF constant demands.
dumaraj-paper-outside = { $mob } would come to row { $row }, column { $column }, outside the zone of the set-up.
dumaraj-paper-crowded = Two mobs would stand on { $bit }.

dumaraj-constant-unreadable = “{ $found }” is no RF constant; expected R|F,X, R|F,II, F|R,X or F|R,II.

dumaraj-placement-unreadable = Placement, character { $at }: found “{ $found }”, expected a mob and its bit, such as S@13.
dumaraj-placements-many = Placement, character { $at }: nobody places more than { $most } mobs.

dumaraj-drawing-missing = The drawing of the set-up lacks “{ $header }”.
dumaraj-drawing-unreadable = Line { $line }: found “{ $found }”, expected one of { $expected }.
dumaraj-drawing-length = Line { $line }: expected { $expected } bits, found { $found }.
dumaraj-drawing-high = The drawing has { $found } rows; at most { $expected } fit the base.
