# ДумаРадж: записи расстановок, константа РФ, расставленные вручную мобы и рисунки расстановок.

dumaraj-paper-unreadable = Запись расстановки, знак { $at }: стоит «{ $found }», а нужно { $expected }.
dumaraj-paper-twice = Запись расстановки, знак { $at }: { $key } встречается дважды.
dumaraj-paper-part-off = В записи есть { $part }, а опция { $option } в этой партии не включена.
dumaraj-paper-no-setup = В этой дисциплине мобов ставят по одному, расстановку не записывают.
dumaraj-paper-no-trigons = trigons: в этой дисциплине место Тригоней игрок не выбирает.
dumaraj-paper-trigons = trigons: Тригони могут встать на любые две из вертикалей { $allowed }.
dumaraj-paper-rotation = rotate: { $mob } здесь остаётся на месте, местами меняются только { $allowed }.
dumaraj-paper-shift-rhomb = shift: на ромбе порядок сдвигается на один бит — shift:row или shift:column.
dumaraj-paper-shift-square = shift: на квадрате порядок сдвигается на биты, например shift:-1.
dumaraj-paper-row-rhomb = На ромбе ряд сдвигается только на +1.
dumaraj-paper-row-square = На квадрате сдвигаются горизонтали, например row2:+1; вертикали не сдвигаются.
dumaraj-paper-row-empty = В этом ряду нет мобов, которых можно сдвинуть.
dumaraj-paper-ring = ring: шеренга поворачивается на 0–{ $most } битов.
dumaraj-paper-pair = pair: пара может начинаться на вертикалях с { $first } по { $last }.
dumaraj-paper-pair-split = pair: карусель разорвала пару Радж и Фэдж, челноку нечего вести.
dumaraj-paper-constant-split = Тогда Радж и Фэдж не стоят рядом, а этого требует константа РФ.
dumaraj-paper-outside = { $mob } попадает на горизонталь { $row }, вертикаль { $column } — за пределы зоны расстановки.
dumaraj-paper-crowded = На { $bit } встают сразу два моба.

dumaraj-constant-unreadable = «{ $found }» — не константа РФ; нужно R|F,X, R|F,II, F|R,X или F|R,II.

dumaraj-placement-unreadable = Расстановка, знак { $at }: стоит «{ $found }», а нужен моб и его бит, например S@13.
dumaraj-placements-many = Расстановка, знак { $at }: больше { $most } мобов никто не ставит.

dumaraj-drawing-missing = В рисунке расстановки не хватает «{ $header }».
dumaraj-drawing-unreadable = Строка { $line }: стоит «{ $found }», а нужно одно из { $expected }.
dumaraj-drawing-length = Строка { $line }: битов должно быть { $expected }, а их { $found }.
dumaraj-drawing-high = В рисунке рядов { $found }, а в базу их входит не больше { $expected }.
