# DumaRaj: what a screen reader says of the board, and the names of the mobs.

symbol-S = Slod
symbol-L = Lod
symbol-G = Gon
symbol-R = Raj
symbol-F = Fej
symbol-P = Piksa
symbol-T = Trigon

dumaraj-scene-bit = bit { $bit }
dumaraj-scene-bit-gone = bit { $bit }, cut off
dumaraj-scene-bit-marked = bit { $bit }, marked
dumaraj-scene-attackers = attacker’s { $mob }
dumaraj-scene-blockers = blocker’s { $mob }
dumaraj-scene-row = border row { $line }, { $count ->
    [one] { $count } bit
   *[other] { $count } bits
 }
dumaraj-scene-column = border column { $line }, { $count ->
    [one] { $count } bit
   *[other] { $count } bits
 }
dumaraj-scene-hand-attacker = The attacker has yet to place
dumaraj-scene-hand-blocker = The blocker has yet to place
dumaraj-scene-hand-hunters = The hunters have yet to place
dumaraj-scene-hand-raj = The Raj has yet to be placed
