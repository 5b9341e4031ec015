# Таммашил и Хиввайо: списки, прикосновения и события.

family-tammashil = ТаммашИл
family-tammashil-sentence = Война на сотах: фигуры встают друг на друга, распадаются и бьют сообща, шаги считает кубик, а между лагерями лежит пояс скрытых ловушек.
family-tammashil-example = c5-d5
family-tammashil-notation = c5-d5 — пойти, c5+c6 — встать на свою фигуру, j7-k8? — зайти на закрытый кружок, h9xg9 — снять,
    e7-f8,h9xg9 — снять вдвоём, e7/e8,f7 — распасться, точка — закончить ход.

tammashil-group = Войны на сотах
tammashil-title-tammashil = ТаммашИл
tammashil-sentence-tammashil = По сорок бойцов и по два жреца, кубик и пояс из двадцати трёх закрытых кружков.
tammashil-title-hivvayo = ХивваЁ-ТивваЁ
tammashil-sentence-hivvayo = Исполин: 11 811 ячеек, по 213 фигур, у каждого свой Царь и двадцать шагов за ход безо всякого кубика.

tammashil-south = Юг
tammashil-north = Север

tammashil-belt = Пояс ловушек
tammashil-belt-help = Закрыты ли и две крайние ячейки среднего ряда. Сплошной пояс опаснее тому, кто вскроет его первым.
tammashil-belt-full = сплошной, 23 кружка
tammashil-belt-open-ends = с открытыми концами, 21 кружок
tammashil-belt-unknown = настройка «belt»: { $found } не подходит; можно { $allowed }
tammashil-option-unknown = у ТаммашИла нет настройки { $key }; есть { $known }
tammashil-no-option = у ХивваЁ нет настроек, и { $key } тоже

tammashil-single = единица
tammashil-double = двойка
tammashil-triple = тройка
tammashil-left-priest = левый жрец
tammashil-right-priest = правый жрец
tammashil-tsar = Царь
tammashil-disc = закрытый кружок
tammashil-good = хороший кружок
tammashil-bad = плохой кружок
tammashil-empty = никакой кружок

tammashil-touch-unit = { $kind } на { $cell }
tammashil-can = { $walks ->
    [0] пройти некуда
    [one] идёт на { $walks } ячейку
   *[other] идёт до { $walks } ячеек
 }{ $strikes ->
    [yes] , бьёт
   *[no] { "" }
 }{ $merges ->
    [yes] , сливается
   *[no] { "" }
 }{ $turns ->
    [yes] , открывает кружок
   *[no] { "" }
 }{ $splits ->
    [yes] , распадается
   *[no] { "" }
 }
tammashil-touch-target = собрать атаку: { $kind } на { $cell }, нужна сила { $need }
tammashil-touch-walk = шагнуть на { $cell }
tammashil-touch-merge = встать на свою фигуру на { $cell }
tammashil-touch-trap = открыть кружок на { $cell }
tammashil-touch-attack = снять: { $kind } на { $cell }
tammashil-touch-joins = { $kind } на { $cell } вступает, сила { $force }
tammashil-touch-strikes = { $kind } на { $cell } бьёт последней и занимает ячейку
tammashil-touch-stand = напасть с { $cell }
tammashil-touch-split = Распасться
tammashil-touch-exit = единица уходит на { $cell }
tammashil-touch-exit-trap = единица уходит на закрытую ячейку { $cell } и открывает кружок
tammashil-touch-end = { $left ->
    [0] Закончить ход
    [one] Закончить ход: не истрачен { $left } шаг
    [few] Закончить ход: не истрачено { $left } шага
   *[many] Закончить ход: не истрачено { $left } шагов
}
tammashil-way-run = пробегая по своим
tammashil-way-flank = обходом по краю
tammashil-split-begin = { $leave ->
    [1] Одна единица уходит, другая остаётся. Куда? Число — цена в шагах.
   *[other] Две единицы уходят, третья остаётся. Куда первая? Число — цена в шагах.
}
tammashil-split-more = Потрачено шагов: { $paid } из { $left }. Теперь ячейка для второй единицы.
tammashil-force-begin = Касайтесь нападающих по очереди: последний займёт { $cell }.
tammashil-force-more = Коснитесь следующего; последний займёт { $cell }.
tammashil-force-stand = Коснитесь ячейки, с которой он ударит на { $cell }.
tammashil-force = Сила { $have } из { $need }{ $paid ->
    [0] { "" }
   *[other] , шаги { $paid } из { $left }
 }. { $then }

tammashil-drawn-coin = начинает { $seat }
tammashil-drawn-roll = кубик { $roll }
tammashil-coin-fell = Жребий: начинает { $seat }.
tammashil-rolled = { $seat } бросает кубик: { $roll }.
tammashil-turned-good = { $cell }: хороший кружок, единица стала двойкой.
tammashil-turned-bad = { $cell }: плохой кружок, единица снята.
tammashil-turned-empty = { $cell }: никакой кружок.
tammashil-outcome-told = { $found }: что под кружком, решает не игрок; запишите ход с одним «?»

reason-priests = пал последний жрец
