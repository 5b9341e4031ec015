# ТаммашИл и ХивваЁ: что о доске говорит программа чтения с экрана и что лежит рядом с доской.

tammashil-scene-cell = { $cell }
tammashil-scene-cell-belt = { $cell }, средний ряд
tammashil-scene-cell-corner = { $cell }, угол
tammashil-scene-cell-rear-south = { $cell }, тыл Юга
tammashil-scene-cell-rear-north = { $cell }, тыл Севера
tammashil-scene-cell-corner-south = { $cell }, угол в тылу Юга
tammashil-scene-cell-corner-north = { $cell }, угол в тылу Севера

tammashil-scene-south = Юг
tammashil-scene-north = Север
tammashil-scene-south-single = единица Юга
tammashil-scene-north-single = единица Севера
tammashil-scene-south-double = двойка Юга
tammashil-scene-north-double = двойка Севера
tammashil-scene-south-triple = тройка Юга
tammashil-scene-north-triple = тройка Севера
tammashil-scene-south-left-priest = левый жрец Юга
tammashil-scene-north-left-priest = левый жрец Севера
tammashil-scene-south-right-priest = правый жрец Юга
tammashil-scene-north-right-priest = правый жрец Севера
tammashil-scene-south-tsar = Царь Юга
tammashil-scene-north-tsar = Царь Севера
tammashil-scene-unit-veteran = { $unit }, ветеран
tammashil-scene-unit-moved = { $unit }, в этот ход больше не действует
tammashil-scene-unit-veteran-moved = { $unit }, ветеран, в этот ход больше не действует
tammashil-scene-unit-fragment = { $unit }, осталась после распада
tammashil-scene-unit-veteran-fragment = { $unit }, ветеран, осталась после распада
tammashil-scene-strong = { $unit }, здесь его сила { $strength }
tammashil-scene-turning = { $unit } на кружке, который сейчас откроют

tammashil-scene-covered = закрытый кружок
tammashil-scene-covered-known = закрытый кружок: { $face }
tammashil-scene-disc-good = хороший
tammashil-scene-disc-bad = плохой
tammashil-scene-disc-empty = никакой

tammashil-scene-coin = Кому начинать, решит монета
tammashil-scene-to-roll = { $seat } бросает кубик
tammashil-scene-rolled = на кубике { $roll }
tammashil-scene-steps = Осталось шагов: { $left } из { $all }
tammashil-scene-steps-left = осталось шагов
tammashil-scene-discs = Ещё закрыты: хороших { $good }, плохих { $bad }, никаких { $empty }
tammashil-scene-quiet = Тихих ходов: { $quiet } из { $most }, дальше ничья
