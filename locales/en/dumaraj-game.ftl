# DumaRaj: decisions as they are touched, written and placed.

family-dumaraj = DumaRaj
family-dumaraj-sentence = Chess-like battles on a board that the players themselves cut smaller: there is no hiding in a draw.
family-dumaraj-example = 23-34
family-dumaraj-notation = 13-24 moves, 13x24 captures, 13-24[r6] strikes row 6 out afterwards, 63-73=F moves and promotes a Piksa,
    S@13,L@11,… sets up.

dumaraj-attacker = Attacker
dumaraj-blocker = Blocker

dumaraj-place-one = One mob at a time, such as S@13, or the whole army joined by commas.
dumaraj-place-none-left = { $mob }: no such mob is left in your hand.
dumaraj-place-outside = { $bit } is outside your zone.
dumaraj-place-taken = A mob already stands on { $bit }.

dumaraj-touch-mob = { $mob } on { $bit }
dumaraj-touch-move = to { $bit }
dumaraj-touch-capture = captures the { $mob } on { $bit }
dumaraj-touch-place = { $mob } to { $bit }
dumaraj-touch-cut = Cut { $line }: { $count ->
    [one] { $count } bit leaves
   *[other] { $count } bits leave
 } the location
dumaraj-promotion = Promote to
dumaraj-constant = RF constant

dumaraj-part-trigons = Trigons
dumaraj-part-trigons-none = as drawn
dumaraj-part-trigons-on = columns { $left } and { $right }
dumaraj-part-centre = Centre
dumaraj-part-centre-none = left of the centre
dumaraj-part-centre-right = right of the centre
dumaraj-part-rotate = Rotation
dumaraj-part-rotate-none = none
dumaraj-part-rotated = { $pairs }
dumaraj-part-ring = Carousel
dumaraj-part-ring-none = none
dumaraj-part-ring-by = { $bits ->
    [one] { $bits } bit round
   *[other] { $bits } bits round
 }
dumaraj-part-pair = Shuttle
dumaraj-part-pair-none = the pair stays
dumaraj-part-pair-from = the pair begins in column { $column }
dumaraj-part-row = Row shift
dumaraj-part-row-none = none
dumaraj-part-row-right = row { $row } to the right
dumaraj-part-row-left = row { $row } to the left
dumaraj-part-column-up = column { $column } up
dumaraj-part-shift = Order shift
dumaraj-part-shift-none = none
dumaraj-part-right = { $bits ->
    [one] { $bits } bit to the right
   *[other] { $bits } bits to the right
 }
dumaraj-part-left = { $bits ->
    [one] { $bits } bit to the left
   *[other] { $bits } bits to the left
 }
dumaraj-part-next-row = one row up
dumaraj-part-next-column = one column up

dumaraj-note-voided = The arbiter voided the start: the Raj could have been taken with the very first move. Both set up again ({ $times } of 3).
dumaraj-note-mirror-writing = Mirror: what you write here is how your opponent will stand.
dumaraj-note-mirror = Mirror: the attacker stands by the blocker’s paper “{ $attacker }”, the blocker by the attacker’s paper “{ $blocker }”.
dumaraj-note-papers = Written set-ups: attacker “{ $attacker }”, blocker “{ $blocker }”.
dumaraj-note-constant = RF constant: { $constant }
dumaraj-note-placing = Set-up: touch a mob in the hand under the board, then a bit of the lit zone.
dumaraj-note-writing = Written set-up: choose, look where the army would stand, then write it down.
dumaraj-note-naming = The blocker, who lost the lot, names the RF constant for both armies. R|F: the Raj stands left of the Fej as the attacker sees the board; F|R: right of it. X: the pairs stand crossed, Raj facing Fej; II: Raj faces Raj.
