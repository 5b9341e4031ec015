# DumaRaj: disciplines, their options, and why some cannot be had.

dumaraj-discipline-unknown = DumaRaj has no discipline “{ $found }”; “skazka games” lists them all.

dumaraj-discipline-eralash = Eralash
dumaraj-discipline-eralash-sentence = Both place their mobs in secret, wherever they like in their own zone, and then the battle is on.
dumaraj-discipline-training = Training board
dumaraj-discipline-training-sentence = A tiny location and the mobs you choose: the place to learn how they move.
dumaraj-discipline-goniki = Goniki
dumaraj-discipline-goniki-sentence = Leaping Gons leave marks where no one may ever land again; whoever runs out of bits loses.
dumaraj-discipline-hunters = Hunters
dumaraj-discipline-hunters-sentence = Up to six hunters drive a lone Raj into a corner, and both sides cut the location smaller.
dumaraj-discipline-pioneer-1 = Pioneer 1
dumaraj-discipline-pioneer-1-sentence = A small phalanx without Piksas, Lods at the corners: open battle from the first move.
dumaraj-discipline-pioneer-2 = Pioneer 2
dumaraj-discipline-pioneer-2-sentence = The Pioneer phalanx with Gons at the corners and Lods in front.
dumaraj-discipline-poteshki = Poteshki
dumaraj-discipline-poteshki-sentence = One rank, in which only Raj, Fej and the Lods have a Piksa before them.
dumaraj-discipline-chastushki-1 = Chastushki, couplet 1
dumaraj-discipline-chastushki-1-sentence = A wedge on a rhomb: Lods beside the Raj, then Gons, Slods in front.
dumaraj-discipline-chastushki-2 = Chastushki, couplet 2
dumaraj-discipline-chastushki-2-sentence = A wedge on a rhomb: Gons beside the Raj, then Lods, Slods in front.
dumaraj-discipline-chastushki-3 = Chastushki, couplet 3
dumaraj-discipline-chastushki-3-sentence = A wedge on a rhomb: Lods beside the Raj, then Slods, Gons in front.
dumaraj-discipline-chastushki-4 = Chastushki, couplet 4
dumaraj-discipline-chastushki-4-sentence = A wedge on a rhomb: Slods beside the Raj, then Lods, Gons in front.
dumaraj-discipline-chastushki-training-1 = Training Chastushki 5
dumaraj-discipline-chastushki-training-1-sentence = A practice wedge on a rhomb: Gons beside the Raj, then Slods, Lods in front.
dumaraj-discipline-chastushki-training-2 = Training Chastushki 6
dumaraj-discipline-chastushki-training-2-sentence = A practice wedge on a rhomb: Slods beside the Raj, then Gons, Lods in front.
dumaraj-discipline-phalanx-1 = Phalanx 1
dumaraj-discipline-phalanx-1-sentence = The Pioneer phalanx behind a row of four Piksas.
dumaraj-discipline-phalanx-2 = Phalanx 2
dumaraj-discipline-phalanx-2-sentence = A phalanx inside a wedge of eight Piksas.
dumaraj-discipline-classic = Classic
dumaraj-discipline-classic-sentence = A full rank behind eight Piksas, the pair of Raj and Fej facing its like.
dumaraj-discipline-neclassic = Neclassic
dumaraj-discipline-neclassic-sentence = The Classic rank with the pairs crossed: each Raj looks into the eyes of a Fej.
dumaraj-discipline-dodta-1 = Dodta 1
dumaraj-discipline-dodta-1-sentence = The wedge of couplet 1 joined by a Fej and seven Piksas.
dumaraj-discipline-dodta-2 = Dodta 2
dumaraj-discipline-dodta-2-sentence = The wedge of couplet 2 joined by a Fej and seven Piksas.
dumaraj-discipline-poltava-1 = Poltava 1
dumaraj-discipline-poltava-1-sentence = Phalanx 1 with two Trigons on the finist, under the edges of the phalanx.
dumaraj-discipline-poltava-2 = Poltava 2
dumaraj-discipline-poltava-2-sentence = You choose where your Trigons stand, and the phalanx closes up around them.
dumaraj-discipline-borodino-1 = Borodino 1
dumaraj-discipline-borodino-1-sentence = Phalanx 2 with two Trigons on the finist, under the centre of the phalanx.
dumaraj-discipline-borodino-2 = Borodino 2
dumaraj-discipline-borodino-2-sentence = The wedge of Borodino with the Trigons wherever you choose.
dumaraj-discipline-kulikovo-1 = Kulikovo 1
dumaraj-discipline-kulikovo-1-sentence = A rank of ten with Trigons beside the Lods, behind ten Piksas.
dumaraj-discipline-kulikovo-2 = Kulikovo 2
dumaraj-discipline-kulikovo-2-sentence = A rank of ten with Trigons beside the Raj and the Fej, behind ten Piksas.
dumaraj-discipline-chudskoe-1 = Chudskoe 1
dumaraj-discipline-chudskoe-1-sentence = Dodta 1 joined by two Trigons and five more Piksas.
dumaraj-discipline-chudskoe-2 = Chudskoe 2
dumaraj-discipline-chudskoe-2-sentence = Dodta 2 joined by two Trigons and five more Piksas.

dumaraj-level-auto = by the other options
dumaraj-level-white = White level
dumaraj-level-blue = Blue level
dumaraj-level-red = Red level

dumaraj-shape-square = Square
dumaraj-shape-rhomb = Rhomb

dumaraj-order-phalanx = Phalanx
dumaraj-order-phalanx-wedge = Phalanx-wedge
dumaraj-order-rank = Rank
dumaraj-order-wedge = Wedge

dumaraj-seat-hunters = Hunters
dumaraj-seat-raj = Raj

dumaraj-kit-slod = Slod
dumaraj-kit-lod = Lod
dumaraj-kit-gon = Gon
dumaraj-kit-raj = Raj

dumaraj-option-size = Size
dumaraj-option-size-help = Rows and columns of the location. On a location much larger than its own, a set-up keeps to its own square in the middle: that is Stalingrad.
dumaraj-option-shape = Shape
dumaraj-option-shape-help = A square seen from its side, or a rhomb seen from its corner.
dumaraj-option-raj = Raj
dumaraj-option-raj-help = With a Raj, whoever captures the enemy Raj wins; without, whoever captures the last mob.
dumaraj-option-kit = Kit
dumaraj-option-kit-help = The mobs each player places; they have to fit the zone.
dumaraj-option-gons = Gons
dumaraj-option-gons-help = How many Gons each player has.
dumaraj-option-hunters = Hunters
dumaraj-option-hunters-help = One to six mobs, at most two of a kind.
dumaraj-option-editor = Editor
dumaraj-option-editor-help = After a move one may strike out a border line on which no mob stands. Struck bits are gone for good.
dumaraj-option-level = Level
dumaraj-option-level-help = On the Red level Piksas may become Trigons. Large locations and most complications are Red anyway.
dumaraj-option-trigon = Trigon
dumaraj-option-trigon-help = How far a Trigon leaps.
dumaraj-option-rhomb-piksa = Piksa on the rhomb
dumaraj-option-rhomb-piksa-help = Along which lines a Piksa walks on a rhomb; it captures along the others. The source's picture is lost, so choose.
dumaraj-option-mirror = Mirror
dumaraj-option-mirror-help = The players exchange their written set-ups, and each stands by the other's paper.
dumaraj-option-rf = RF constant
dumaraj-option-rf-help = The player who lost the lot names on which side of the Raj the Fej stands, and whether the blocker's pair is crossed.
dumaraj-option-order-shift = Order shift
dumaraj-option-order-shift-help = Each player may move the whole order aside.
dumaraj-option-row-shift = Row shift
dumaraj-option-row-shift-help = Each player may move one row by one bit.
dumaraj-option-rotation = Rotation
dumaraj-option-rotation-help = Each player may let the pairs of mobs exchange places.
dumaraj-option-shuttle = Shuttle
dumaraj-option-shuttle-help = Each player may move the pair of Raj and Fej to another place of the rank.
dumaraj-option-carousel = Carousel
dumaraj-option-carousel-help = Each player may turn the rank round: what leaves at one end enters at the other.
dumaraj-option-centre = Choice of the centre
dumaraj-option-centre-help = On an odd location the order cannot stand in the middle: each player chooses left or right of it.
dumaraj-option-void-start = Void start
dumaraj-option-void-start-help = If the attacker could take the Raj with the very first move, both set up again, at most three times.

dumaraj-value-yes = yes
dumaraj-value-no = no
dumaraj-value-size = { $size } × { $size }
dumaraj-value-gons-1 = one each
dumaraj-value-gons-2 = two each
dumaraj-value-editor-off = off: no cuts
dumaraj-value-editor-free = free: cut if you like
dumaraj-value-editor-strict = strict: cut whenever you can
dumaraj-value-trigon-1 = degree 1: two diagonally, one aside
dumaraj-value-trigon-2 = degree 2: also the leap of a Gon
dumaraj-value-trigon-3 = degree 3: also the change of vector
dumaraj-value-rhomb-piksa-orthogonal = walks along rows and columns
dumaraj-value-rhomb-piksa-diagonal = walks straight up the rhomb

dumaraj-refused-option = { $discipline } has no option “{ $key }”; its options: { $allowed }.
dumaraj-refused-value = { $key }={ $found }: expected one of { $allowed }.
dumaraj-refused-size = size={ $found }: { $discipline } is played on { $least } to { $most }.
dumaraj-refused-level = level={ $found }: { $discipline } is played at the level { $allowed } only.
dumaraj-refused-blue = level=blue contradicts { $setting }: { $reason }
dumaraj-level-red-size = of base { $base }, only { $base } and { $next } are Blue; name no level, or level=red.
dumaraj-level-red-trigons = Trigons are Red; name no level, or level=red.
dumaraj-level-red-complication = on the Blue level { $discipline } allows { $allowed }; name no level, or level=red.
dumaraj-refused-complication = { $discipline } allows no { $key }; allowed: { $allowed }.
dumaraj-refused-every-complication = { $discipline } allows no { $key }: it has no set-up to complicate.
dumaraj-refused-centre = centre=yes on size={ $size }: { $discipline } offers the choice on size={ $odd } only, where the order cannot stand in the middle.
dumaraj-refused-centre-never = centre=yes: { $discipline } never has to choose; its order has a place of its own on every location.
dumaraj-refused-trigon = trigon={ $found }: no Trigon can ever stand in { $discipline }; leave trigon=1.
dumaraj-refused-trigon-blue = trigon={ $found }: there are no Trigons on the Blue level; add level=red.
dumaraj-refused-rhomb-piksa = rhomb_piksa={ $found }: no Piksa walks on a rhomb in { $discipline }; leave rhomb_piksa=orthogonal.
dumaraj-refused-editor = editor={ $found }: { $discipline } knows no editor; leave editor=off.
dumaraj-refused-void-start = void_start=no: { $discipline } has no secret set-up that could be voided; leave void_start=yes.
dumaraj-refused-kit = { $key }={ $found }: expected 1 to 6 of the letters S, L, G, at most two of each.
dumaraj-refused-kit-raj = { $key }={ $found }: expected letters S, L, G, at most two of each, and R at most once.
dumaraj-refused-kit-large = kit={ $kit }: { $mobs ->
    [one] { $mobs } mob does
   *[other] { $mobs } mobs do
 } not fit the zone of size={ $size }, which has { $bits } bits.
