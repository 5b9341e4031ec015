# ТаммашИл и ХивваЁ: почему не принята записанная позиция или действие.

tammashil-field-whole = вся строка
tammashil-field-board = доска
tammashil-field-side = чей ход
tammashil-field-steps = шаги
tammashil-field-quiet = тихие ходы
tammashil-field-turn = номер хода
tammashil-field-discs = оставшиеся кружки

tammashil-position-fields = нужно пять полей через один пробел (доска, чей ход, шаги, тихие ходы, номер хода), а при неизвестных кружках ещё шестое, например 8+10x5o; а их { $found }
tammashil-position-letter = «{ $found }» — не фигура (A B C L R, у Севера строчными), не закрытая ячейка (+ x o ?) и не число пустых ячеек
tammashil-position-mark-alone = знак «{ $mark }» ни к какой фигуре не относится; знаки пишут после буквы в порядке ' ! ~ *
tammashil-position-mark-not-for = у фигуры «{ $unit }» знака «{ $mark }» здесь быть не может
tammashil-position-mark-of-other = у фигуры на { $cell } знак этого хода, а ходит соперник
tammashil-position-mark-before = у фигуры на { $cell } знак этого хода, а ход ещё не начался
tammashil-position-not-played = в этой игре у каждого один жрец — Царь, его пишут L; а стоит «{ $unit }»
tammashil-position-second-priest = вторая фигура «{ $unit }»; она бывает только одна
tammashil-position-off-belt = { $cell } лежит не на поясе, кружка там быть не может
tammashil-position-too-many-discs = кружков «{ $disc }» больше, чем их в поясе: { $most }
tammashil-position-turned-too-many = кружок на { $cell } не переворачивают вместе с другим: сразу два открывают только единицы, вышедшие из одной стопки
tammashil-position-row-count = нужно рядов через «/»: { $expected }, а их { $found }
tammashil-position-row-length = в ряду { $row } ячеек должно быть { $expected }, а их { $found }
tammashil-position-run = пустых ячеек подряд бывает от 1 до { $most }, а записано «{ $found }»
tammashil-position-both-beaten = жрецов не осталось ни у кого
tammashil-position-side = нужно «s» (Юг), «n» (Север) или «-» (монета ещё не брошена), а стоит «{ $found }»
tammashil-position-before-coin = пока монета не брошена, здесь стоит «{ $expected }»
tammashil-position-steps-form = нужно, сколько шагов осталось и сколько выпало, например 2/5, или «-», пока кубик не брошен, а стоит «{ $found }»
tammashil-position-roll = на кубике бывает от { $least } до { $most }, а записано { $found }
tammashil-position-fixed-steps-form = нужно, сколько шагов осталось и сколько их всего, например 20/20 (кубик здесь не бросают), а стоит «{ $found }»
tammashil-position-fixed-roll = шагов в ходе всегда { $expected }, а записано { $found }
tammashil-position-steps-left = из { $roll } шагов не может остаться { $left }
tammashil-position-discs-missing = { $unknown ->
    [one] { $unknown } кружок неизвестен
    [few] { $unknown } кружка неизвестны
   *[other] { $unknown } кружков неизвестно
 }; шестое поле, например 8+10x5o, должно сказать, что среди них осталось
tammashil-position-discs-form = нужно, сколько осталось хороших, плохих и никаких кружков, например 8+10x5o, или «-», если неизвестных нет, а стоит «{ $found }»
tammashil-position-discs-count = { $unknown ->
    [0] неизвестных кружков нет
    [one] неизвестен { $unknown } кружок
    [few] неизвестны { $unknown } кружка
   *[other] неизвестно { $unknown } кружков
 }, а { $found ->
    [0] не названо ни одного
    [one] назван { $found }
    [few] названы { $found }
   *[other] названо { $found }
 }; должно быть поровну

tammashil-action-refused = «{ $written }»: { $reason }.

tammashil-action-unreadable = не разобрать со знака { $offset }; действия пишут так: c5-d5, c5+c6, j7-k8?, e7-f8,h9xg9, e7/e8,f7 или «.»
tammashil-action-no-cell = ячейки { $cell } на доске нет
tammashil-action-over = партия уже окончена
tammashil-action-coin-first = сначала бросают монету: south или north
tammashil-action-roll-first = сначала бросают кубик; ждём броска, например 5:
tammashil-action-disc-first = сначала открывают кружок на { $cell }: + (хороший), x (плохой) или o (никакой)
tammashil-action-no-chance = сейчас решает игрок, а не случай
tammashil-action-no-such-roll = на кубике бывает от 1 до { $most }
tammashil-action-no-such-disc = кружков «{ $disc }» больше не осталось
tammashil-action-must-step = пока есть куда шагнуть, { $least ->
    [one] нужен хотя бы один шаг
    [few] нужно хотя бы { $least } шага
   *[other] нужно хотя бы { $least } шагов
 }, а сделано { $made }
tammashil-action-no-steps-left = шагов больше нет; остаётся «.»
tammashil-action-no-unit = на { $cell } никто не стоит
tammashil-action-not-yours = на { $cell } стоит фигура соперника
tammashil-action-has-moved = фигура на { $cell } в этом ходу больше ничего не может
tammashil-action-same-cell = ходят на другую ячейку, а не на ту же { $cell }
tammashil-action-too-few-steps = это стоит { $cost ->
    [one] { $cost } шаг
    [few] { $cost } шага
   *[other] { $cost } шагов
 }, а осталось { $left }
tammashil-action-cannot-reach = { $unit ->
    [single] единица
    [double] двойка
    [triple] тройка
   *[priest] жрец
 } проходит не больше { $speed ->
    [one] { $speed } ячейки
   *[other] { $speed } ячеек
 }, и дороги с { $from } на { $to } нет
tammashil-action-is-attack = там стоит враг, атаку пишут { $expected }
tammashil-action-is-merge = там стоит ваша же фигура, слияние пишут { $expected }
tammashil-action-nothing-to-merge = на { $cell } нет вашей фигуры, сливаться не с кем
tammashil-action-never-merges = { $unit ->
    [single] единица
    [double] двойка
    [triple] тройка
   *[priest] жрец
 } ни на кого не встаёт; сливаются только единицы
tammashil-action-not-merged-onto = на { $cell } { $unit ->
    [single] единица
    [double] двойка
    [triple] тройка
   *[priest] жрец
 }, сверху никто не встанет
tammashil-action-fragment-merges = фигура на { $cell } вышла из стопки в этом же ходу; такие не сливаются
tammashil-action-only-singles = ячейка { $cell } закрыта, а в ловушки ходят только единицы, не { $unit ->
    [double] двойки
    [triple] тройки
   *[priest] жрецы
 }
tammashil-action-mark-missing = ячейка закрыта, это пишут { $expected }
tammashil-action-not-covered = { $cell } не закрыта, «?» не нужен
tammashil-action-disc-otherwise = кружок на { $cell } — не «{ $told }»
tammashil-action-disc-not-known = какой кружок на { $cell }, ещё никто не знает; пишите только «?»
tammashil-action-disc-untold = кружок на { $cell } открывают раньше другого, а что под ним, не сказано
tammashil-action-no-enemy = на { $cell } нет врага
tammashil-action-fragment-attacks = фигура на { $cell } вышла из стопки в этом же ходу и атаковать не может
tammashil-action-attacker-twice = фигура на { $cell } названа дважды
tammashil-action-too-many-attackers = атакующих { $found }, а больше трёх никогда не нужно
tammashil-action-stand-not-beside = атакуют с соседней ячейки, а { $stand } с { $target } не соседствует
tammashil-action-stand-taken = ячейка { $stand } занята, встать на неё нельзя
tammashil-action-stand-twice = двоим на { $stand } не поместиться
tammashil-action-stands-beside = фигура на { $from } уже стоит рядом с { $target } и атакует со своей ячейки
tammashil-action-cannot-stand = { $unit ->
    [single] единица
    [double] двойка
    [triple] тройка
   *[priest] жрец
 } проходит не больше { $speed ->
    [one] { $speed } ячейки
   *[other] { $speed } ячеек
 }, считая и шаг на цель, и только по пустым: с { $from } через { $stand } не атаковать
tammashil-action-cannot-attack = { $unit ->
    [single] единица
    [double] двойка
    [triple] тройка
   *[priest] жрец
 } атакует не дальше { $speed ->
    [one] { $speed } ячейки
   *[other] { $speed } ячеек
 } и только по пустым: с { $from } до { $target } не достать
tammashil-action-no-stand = остальные заняли все ячейки, с которых фигура на { $from } могла бы ступить на { $target }
tammashil-action-too-weak = сила атакующих — { $force }, а нужно { $needed }
tammashil-action-superfluous = фигура на { $cell } лишняя: нужная сила { $needed } набирается и без неё
tammashil-action-not-stack = на { $cell } { $unit ->
    [single] единица, она
   *[priest] жрец, он
 } не распадается: распадаются только двойки и тройки
tammashil-action-exit-count = { $expected ->
    [one] из этой стопки выходит одна единица
   *[other] из этой стопки выходят две единицы
 }, а названо { $found }
tammashil-action-exit-twice = обеим единицам на { $cell } не поместиться
tammashil-action-exit-taken = на { $cell } кто-то стоит; из стопки выходят только на пустую или закрытую ячейку
