# Tammashil and Hivvayo: their lists, touches and events.

family-tammashil = Tammashil
family-tammashil-sentence = A war on a comb of hexagons: figures stack, fall apart and strike together, a die counts the steps, and a belt of hidden traps lies between the camps.
family-tammashil-example = c5-d5
family-tammashil-notation = c5-d5 moves, c5+c6 stacks, j7-k8? steps on a covered disc, h9xg9 captures,
    e7-f8,h9xg9 captures together, e7/e8,f7 splits, a full stop ends the turn.

tammashil-group = War games on hexagons
tammashil-title-tammashil = Tammashil
tammashil-sentence-tammashil = Forty fighters and two priests a side, a die, and a belt of twenty-three hidden discs.
tammashil-title-hivvayo = Hivvayo
tammashil-sentence-hivvayo = The giant: 11,811 cells, 213 figures a side, one Tsar each and twenty steps a turn without a die.

tammashil-south = South
tammashil-north = North

tammashil-belt = The belt of traps
tammashil-belt-help = Whether the two end cells of the middle row are covered too. With the full belt whoever opens it first risks more.
tammashil-belt-full = full, 23 discs
tammashil-belt-open-ends = open ends, 21 discs
tammashil-belt-unknown = option “belt”: { $found } is not a value; it takes { $allowed }
tammashil-option-unknown = Tammashil has no option { $key }; it has { $known }
tammashil-no-option = Hivvayo has no options, { $key } neither

tammashil-single = single
tammashil-double = double
tammashil-triple = triple
tammashil-left-priest = left priest
tammashil-right-priest = right priest
tammashil-tsar = Tsar
tammashil-disc = covered disc
tammashil-good = good disc
tammashil-bad = bad disc
tammashil-empty = empty disc

tammashil-touch-unit = { $kind } on { $cell }
tammashil-can = { $walks ->
    [0] nowhere to walk
    [one] walks { $walks } cell
   *[other] walks up to { $walks } cells
 }{ $strikes ->
    [yes] , attacks
   *[no] { "" }
 }{ $merges ->
    [yes] , merges
   *[no] { "" }
 }{ $turns ->
    [yes] , turns a disc
   *[no] { "" }
 }{ $splits ->
    [yes] , falls apart
   *[no] { "" }
 }
tammashil-touch-target = gather an attack on the { $kind } on { $cell }, force needed { $need }
tammashil-touch-walk = go to { $cell }
tammashil-touch-merge = step onto the unit on { $cell }
tammashil-touch-trap = turn the disc on { $cell }
tammashil-touch-attack = remove the { $kind } on { $cell }
tammashil-touch-joins = { $kind } on { $cell } joins, force { $force }
tammashil-touch-strikes = { $kind } on { $cell } strikes last and takes the cell
tammashil-touch-stand = attack from { $cell }
tammashil-touch-split = Fall apart
tammashil-touch-exit = a single leaves to { $cell }
tammashil-touch-exit-trap = a single leaves to the covered { $cell } and turns the disc
tammashil-touch-end = { $left ->
    [0] End the turn
    [one] End the turn: one step unused
   *[other] End the turn: { $left } steps unused
}
tammashil-way-run = running over own units
tammashil-way-flank = by flank manoeuvre
tammashil-split-begin = { $leave ->
    [1] One single leaves, the other stays. Where to? Numbers are steps.
   *[other] Two singles leave, the third stays. Where to, the first? Numbers are steps.
}
tammashil-split-more = Steps spent: { $paid } of { $left }. Now the cell of the second single.
tammashil-force-begin = Touch the attackers one by one; the last takes { $cell }.
tammashil-force-more = Touch the next one; the last takes { $cell }.
tammashil-force-stand = Touch the cell from which it strikes at { $cell }.
tammashil-force = Force { $have } of { $need }{ $paid ->
    [0] { "" }
   *[other] , steps { $paid } of { $left }
 }. { $then }

tammashil-drawn-coin = { $seat } begins
tammashil-drawn-roll = die { $roll }
tammashil-coin-fell = The coin fell for { $seat }.
tammashil-rolled = { $seat } rolled { $roll }.
tammashil-turned-good = A good disc on { $cell }: the single becomes a double.
tammashil-turned-bad = A bad disc on { $cell }: the single is gone.
tammashil-turned-empty = An empty disc on { $cell }.
tammashil-outcome-told = { $found }: what the disc shows is not the player's to say; write the move with the bare “?”

reason-priests = the last priest fell
