# DumaRaj: why a written position or action was refused.

dumaraj-field-whole = the whole line
dumaraj-field-board = the board
dumaraj-field-side = the side to move
dumaraj-field-location = the location
dumaraj-field-marks = the marks
dumaraj-field-quiet = the quiet turns
dumaraj-field-turn = the turn

dumaraj-position-fields = expected six fields, one space between them (board, side, location, marks, quiet, turn), found { $found }
dumaraj-position-letter = “{ $found }” is neither a mob (S L G R F P T, lower case for the blocker) nor a number of empty bits
dumaraj-position-not-played = this player cannot have { $mob } in this discipline
dumaraj-position-row-count = expected { $expected } rows with “/” between them, found { $found }
dumaraj-position-row-length = row { $row } must have { $expected } bits, found { $found }
dumaraj-position-run = a number of empty bits is 1 to 12, found “{ $found }”
dumaraj-position-outside = a mob stands on { $bit }, which was cut off
dumaraj-position-second-raj = the player { $seat } has a second Raj; one is all there is
dumaraj-position-too-many = more { $mob } than the { $most } this player places
dumaraj-position-both-beaten = neither player has left what he plays for, the Raj or any mob
dumaraj-position-side = expected “a” (attacker) or “d” (blocker), found “{ $found }”
dumaraj-position-other-places = mobs are still being placed, and it is the turn of “{ $expected }”
dumaraj-position-location-form = expected first and last row, first and last column, such as 1-6,1-6, found “{ $found }”
dumaraj-position-location-lines = lines go from 1 to { $last }, and the first is not above the last
dumaraj-position-no-marks = only Goniki have marks; expected “-”, found “{ $found }”
dumaraj-position-bit = expected a marked bit such as 13, or “-” for none, found “{ $found }”
dumaraj-position-mark-outside = the marked bit { $bit } is not on the location
dumaraj-position-mark-occupied = a mob stands on the marked bit { $bit }
dumaraj-position-mark-twice = bit { $bit } is marked twice

dumaraj-action-refused = “{ $written }”: { $reason }.

dumaraj-action-unreadable = unreadable at offset { $offset }; expected an action such as 13-24, 13x24, 63-73=F, 73=F, 13-24[r6] or S@13
dumaraj-action-over = the game is over
dumaraj-action-gone = bit { $bit } is not on the location
dumaraj-action-place-first = mobs are placed before anybody moves; expected a placement such as { $example }
dumaraj-action-placed-all = all mobs stand already; expected a move such as 13-24
dumaraj-action-not-to-place = { $mob } is not to be placed now; to be placed: { $left }
dumaraj-action-outside-zone = { $bit } is not in your zone
dumaraj-action-occupied = a mob stands on { $bit } already
dumaraj-action-marked = bit { $bit } is marked, nobody may stand there
dumaraj-action-no-mob = nobody stands on { $bit }
dumaraj-action-not-yours = the mob on { $bit } is your opponent’s
dumaraj-action-own-mob = your own mob stands on { $bit }
dumaraj-action-cannot-reach = { $mob } cannot go from { $from } to { $to }
dumaraj-action-not-on-finist = only your Piksa that stands on its far finist promotes in place, and { $bit } holds none
dumaraj-action-is-capture = that is a capture, written { $expected }
dumaraj-action-is-no-capture = there is nobody to capture; the move is written { $expected }
dumaraj-action-must-promote = a Piksa that reaches its far finist must promote; add = and one of { $choices }
dumaraj-action-cannot-promote = { $mob } cannot appear on { $to }: only a Piksa that reaches its far finist promotes
dumaraj-action-never-becomes = a Piksa never becomes { $mob } here; expected one of { $choices }
dumaraj-action-no-cuts = the editor is off, nothing is cut in this game
dumaraj-action-ends-before-cut = this capture ends the game before any cut
dumaraj-action-not-border = [{ $cut }] is not a border line of the location; what can be cut: { $choices }
dumaraj-action-cut-occupied = a mob stands on the line [{ $cut }] after the move; what can be cut: { $choices }
dumaraj-action-must-cut = the editor is strict and a border line is empty: add one of { $choices }
