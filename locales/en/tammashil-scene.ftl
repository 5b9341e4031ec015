# Tammashil and Hivvayo: what a screen reader says of the board, and what lies beside it.

tammashil-scene-cell = { $cell }
tammashil-scene-cell-belt = { $cell }, middle row
tammashil-scene-cell-corner = { $cell }, corner
tammashil-scene-cell-rear-south = { $cell }, South’s rear
tammashil-scene-cell-rear-north = { $cell }, North’s rear
tammashil-scene-cell-corner-south = { $cell }, corner of South’s rear
tammashil-scene-cell-corner-north = { $cell }, corner of North’s rear

tammashil-scene-south = South
tammashil-scene-north = North
tammashil-scene-south-single = South’s single
tammashil-scene-north-single = North’s single
tammashil-scene-south-double = South’s double
tammashil-scene-north-double = North’s double
tammashil-scene-south-triple = South’s triple
tammashil-scene-north-triple = North’s triple
tammashil-scene-south-left-priest = South’s left priest
tammashil-scene-north-left-priest = North’s left priest
tammashil-scene-south-right-priest = South’s right priest
tammashil-scene-north-right-priest = North’s right priest
tammashil-scene-south-tsar = South’s Tsar
tammashil-scene-north-tsar = North’s Tsar
tammashil-scene-unit-veteran = { $unit }, veteran
tammashil-scene-unit-moved = { $unit }, done for this turn
tammashil-scene-unit-veteran-moved = { $unit }, veteran, done for this turn
tammashil-scene-unit-fragment = { $unit }, left by a split
tammashil-scene-unit-veteran-fragment = { $unit }, veteran, left by a split
tammashil-scene-strong = { $unit }, of strength { $strength } here
tammashil-scene-turning = { $unit }, on a disc that is being turned up

tammashil-scene-covered = covered disc
tammashil-scene-covered-known = covered disc: { $face }
tammashil-scene-disc-good = good
tammashil-scene-disc-bad = bad
tammashil-scene-disc-empty = empty

tammashil-scene-coin = The coin says who begins
tammashil-scene-to-roll = { $seat } is to roll the die
tammashil-scene-rolled = the die shows { $roll }
tammashil-scene-steps = { $left } of { $all } steps left
tammashil-scene-steps-left = steps left
tammashil-scene-discs = Still covered: { $good } good, { $bad } bad, { $empty } empty
tammashil-scene-quiet = { $quiet } quiet turns of { $most }: then the game is a draw
