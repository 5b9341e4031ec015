# ДумаРадж: что о доске говорит программа чтения с экрана, и имена мобов.

symbol-S = Слодь
symbol-L = Лодь
symbol-G = Гонь
symbol-R = Радж
symbol-F = Фэдж
symbol-P = Пикса
symbol-T = Тригонь

dumaraj-scene-bit = бит { $bit }
dumaraj-scene-bit-gone = бит { $bit }, отрезан
dumaraj-scene-bit-marked = бит { $bit }, с меткой
dumaraj-scene-attackers = { $mob } атакера
dumaraj-scene-blockers = { $mob } блокера
dumaraj-scene-row = крайняя горизонталь { $line }, { $count ->
    [one] { $count } бит
    [few] { $count } бита
   *[other] { $count } битов
 }
dumaraj-scene-column = крайняя вертикаль { $line }, { $count ->
    [one] { $count } бит
    [few] { $count } бита
   *[other] { $count } битов
 }
dumaraj-scene-hand-attacker = Атакеру осталось поставить
dumaraj-scene-hand-blocker = Блокеру осталось поставить
dumaraj-scene-hand-hunters = Охотникам осталось поставить
dumaraj-scene-hand-raj = Осталось поставить Раджу
