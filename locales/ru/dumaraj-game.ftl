# ДумаРадж: решения — как их касаются, пишут и расставляют.

family-dumaraj = ДумаРадж
family-dumaraj-sentence = Шахматные баталии на доске, которую игроки сами урезают по ходу партии: отсидеться вничью не выйдет.
family-dumaraj-example = 23-34
family-dumaraj-notation = 13-24 — пойти, 13x24 — взять, 13-24[r6] — пойти и вычеркнуть горизонталь 6, 63-73=F — пойти и превратить Пиксу,
    S@13,L@11,… — расставиться.

dumaraj-attacker = Атакер
dumaraj-blocker = Блокер

dumaraj-place-one = По одному мобу, например S@13, или сразу всю армию через запятую.
dumaraj-place-none-left = { $mob }: таких мобов у вас больше не осталось.
dumaraj-place-outside = { $bit } — не ваша зона.
dumaraj-place-taken = На { $bit } уже стоит моб.

dumaraj-touch-mob = { $mob } на { $bit }
dumaraj-touch-move = на { $bit }
dumaraj-touch-capture = снимает: { $mob } на { $bit }
dumaraj-touch-place = { $mob } на { $bit }
dumaraj-touch-cut = Вычеркнуть { $line }: из локации { $count ->
    [one] уйдёт { $count } бит
    [few] уйдут { $count } бита
   *[other] уйдёт { $count } битов
 }
dumaraj-promotion = Превращение
dumaraj-constant = Константа РФ

dumaraj-part-trigons = Тригони
dumaraj-part-trigons-none = как на схеме
dumaraj-part-trigons-on = вертикали { $left } и { $right }
dumaraj-part-centre = Центр
dumaraj-part-centre-none = левее центра
dumaraj-part-centre-right = правее центра
dumaraj-part-rotate = Ротация
dumaraj-part-rotate-none = нет
dumaraj-part-rotated = { $pairs }
dumaraj-part-ring = Карусель
dumaraj-part-ring-none = нет
dumaraj-part-ring-by = по кругу на { $bits ->
    [one] { $bits } бит
    [few] { $bits } бита
   *[other] { $bits } битов
 }
dumaraj-part-pair = Челнок
dumaraj-part-pair-none = пара на месте
dumaraj-part-pair-from = пара с вертикали { $column }
dumaraj-part-row = Сдвиг ряда
dumaraj-part-row-none = нет
dumaraj-part-row-right = ряд { $row } вправо
dumaraj-part-row-left = ряд { $row } влево
dumaraj-part-column-up = вертикаль { $column } вверх
dumaraj-part-shift = Сдвиг порядка
dumaraj-part-shift-none = нет
dumaraj-part-right = вправо на { $bits ->
    [one] { $bits } бит
    [few] { $bits } бита
   *[other] { $bits } битов
 }
dumaraj-part-left = влево на { $bits ->
    [one] { $bits } бит
    [few] { $bits } бита
   *[other] { $bits } битов
 }
dumaraj-part-next-row = на горизонталь вверх
dumaraj-part-next-column = на вертикаль вверх

dumaraj-note-voided = Арбитр аннулировал старт: Раджу можно было снять первым же ходом. Оба расставляются заново ({ $times } из 3).
dumaraj-note-mirror-writing = Зеркало: по этой записи встанет ваш соперник.
dumaraj-note-mirror = Зеркало: атакер стоит по записи блокера «{ $attacker }», блокер — по записи атакера «{ $blocker }».
dumaraj-note-papers = Записи расстановок: атакер «{ $attacker }», блокер «{ $blocker }».
dumaraj-note-constant = Константа РФ: { $constant }
dumaraj-note-placing = Расстановка: коснитесь моба под доской, потом бита в подсвеченной зоне.
dumaraj-note-writing = Запись расстановки: выберите, посмотрите, где встанет армия, и запишите.
dumaraj-note-naming = Константу РФ на обе армии называет блокер — он проиграл жребий. R|F: Радж левее Фэджа, если смотреть со стороны атакера; F|R — правее. X: пары стоят крест-накрест, Радж против Фэджа; II: Радж против Раджи.
