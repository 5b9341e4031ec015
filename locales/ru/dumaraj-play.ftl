# ДумаРадж: почему не принята записанная позиция или ход.

dumaraj-field-whole = вся строка
dumaraj-field-board = доска
dumaraj-field-side = чей ход
dumaraj-field-location = локация
dumaraj-field-marks = метки
dumaraj-field-quiet = тихие ходы
dumaraj-field-turn = номер хода

dumaraj-position-fields = нужно шесть полей через один пробел (доска, чей ход, локация, метки, тихие ходы, номер хода), а их { $found }
dumaraj-position-letter = «{ $found }» — не моб (S L G R F P T, у блокера строчными) и не число пустых битов
dumaraj-position-not-played = моба { $mob } у этого игрока в этой дисциплине быть не может
dumaraj-position-row-count = нужно { $expected } горизонталей через «/», а их { $found }
dumaraj-position-row-length = в горизонтали { $row } битов должно быть { $expected }, а их { $found }
dumaraj-position-run = пустых битов подряд бывает от 1 до 12, а записано «{ $found }»
dumaraj-position-outside = моб стоит на { $bit }, а этот бит уже отрезан
dumaraj-position-second-raj = второй Радж у игрока { $seat }; Радж бывает только один
dumaraj-position-too-many = мобов { $mob } больше, чем ставит этот игрок: { $most }
dumaraj-position-both-beaten = обоим игрокам уже нечего терять: нет ни Раджи, ни мобов, ради которых идёт игра
dumaraj-position-side = нужно «a» (атакер) или «d» (блокер), а стоит «{ $found }»
dumaraj-position-other-places = мобы ещё расставляются, и очередь за «{ $expected }»
dumaraj-position-location-form = нужны первая и последняя горизонтали, первая и последняя вертикали, например 1-6,1-6, а стоит «{ $found }»
dumaraj-position-location-lines = линии идут от 1 до { $last }, и первая не больше последней
dumaraj-position-no-marks = метки бывают только в Гониках; нужно «-», а стоит «{ $found }»
dumaraj-position-bit = нужен помеченный бит, например 13, или «-», если меток нет, а стоит «{ $found }»
dumaraj-position-mark-outside = помеченного бита { $bit } в локации нет
dumaraj-position-mark-occupied = на помеченном бите { $bit } стоит моб
dumaraj-position-mark-twice = бит { $bit } помечен дважды

dumaraj-action-refused = «{ $written }»: { $reason }.

dumaraj-action-unreadable = не разобрать со знака { $offset }; ходы пишут так: 13-24, 13x24, 63-73=F, 73=F, 13-24[r6] или S@13
dumaraj-action-over = партия уже окончена
dumaraj-action-gone = бита { $bit } в локации нет
dumaraj-action-place-first = сначала все мобы должны встать на доску; ждём расстановки, например { $example }
dumaraj-action-placed-all = все мобы уже стоят; ждём хода, например 13-24
dumaraj-action-not-to-place = { $mob } сейчас не ставят; осталось поставить: { $left }
dumaraj-action-outside-zone = { $bit } — не ваша зона
dumaraj-action-occupied = на { $bit } уже стоит моб
dumaraj-action-marked = бит { $bit } помечен, ступить на него нельзя
dumaraj-action-no-mob = на { $bit } никто не стоит
dumaraj-action-not-yours = на { $bit } стоит моб соперника
dumaraj-action-own-mob = на { $bit } стоит ваш же моб
dumaraj-action-cannot-reach = { $mob } с { $from } на { $to } не ходит
dumaraj-action-not-on-finist = на месте превращается только ваша Пикса, которая стоит на дальнем финисте, а на { $bit } такой нет
dumaraj-action-is-capture = это взятие, его пишут { $expected }
dumaraj-action-is-no-capture = снимать там некого; ход пишут { $expected }
dumaraj-action-must-promote = дойдя до дальнего финиста, Пикса обязана превратиться; допишите = и одну из букв: { $choices }
dumaraj-action-cannot-promote = { $mob } на { $to } не появится: превращается только Пикса, дошедшая до дальнего финиста
dumaraj-action-never-becomes = в { $mob } Пикса здесь не превращается; можно в одного из: { $choices }
dumaraj-action-no-cuts = редактор выключен, в этой партии ничего не вычёркивают
dumaraj-action-ends-before-cut = это взятие кончает партию, до вычёркивания дело не доходит
dumaraj-action-not-border = [{ $cut }] — не крайняя линия локации; вычеркнуть можно: { $choices }
dumaraj-action-cut-occupied = после хода на линии [{ $cut }] стоит моб; вычеркнуть можно: { $choices }
dumaraj-action-must-cut = редактор строгий, а крайняя линия пуста: допишите одно из { $choices }
