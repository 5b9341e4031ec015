# Что общее ядро говорит об играх любого рода.

literal = { $words }

option-twice = Опция «{ $key }» указана дважды; укажите её один раз.
option-without-value = «{ $found }» — не опция; пишите ключ=значение, например size=7.
work-cancelled = Работа прервана: она заняла слишком много времени, или её результат больше никому не нужен.
scene-diff-unfit = Это изменение — не этой картинки.
touch-unreadable = «{ $found }» — не касание; нужно c:, h:, l: или b: и имя.
position-too-long = { $length } байт — длиннее любой позиции
position-number = нужно целое число от { $least } до { $most }, а стоит «{ $found }»
position-refused = Позиция, { $field }, знак { $offset }: { $problem }.
game-unknown = Игры «{ $found }» нет; все игры покажет «skazka games».
act-not-your-turn = Сейчас решаете не вы.
tree-no-node = Такой позиции в партии нет или она удалена.
game-is-over = Партия уже окончена.
chance-never-drawn = «{ $found }»: в этой игре такое не выпадает.
undo-nothing = В вашем незаконченном ходе отменять нечего.
take-back-impossible = Этот ход вернуть нельзя.
draw-not-offered = Ничью никто не предлагал.
draw-not-offered-by-you = Вы не предлагали ничью.
abort-too-late = Отменить партию можно, только пока не все приняли первое решение.
adjudicate-places = Каждому нужно место, считая с 1, без пропусков.
timeout-not-yet = На этих часах ещё есть время.
timeout-already = Ваше время вышло.
clock-stands = Часы уже стоят.
clock-runs = Часы уже идут.
time-control-wrong = { $written } — не контроль времени: нужно -, 300, 300+5, 300b5, 300d5 или 1/86400.
player-name-wrong = В имени не больше { $most } печатных знаков.
seat-open = Это место никто не занимает.
seat-taken = Это место уже занято.
seat-out = Выбывший из игры больше ничего не решает.
seat-unknown = Такого места в этой игре нет.
legal-secret = Идёт тайная расстановка, её варианты не перечисляются. Передайте расстановку команде «apply» или укажите позицию.

tray-taken = Снятые: { $whose }

reason-raj = снят Радж
reason-mobs = снят последний моб
reason-locked = заперт: ходить некуда
reason-quiet = слишком долго ничего не менялось
reason-repetition = позиция повторилась в третий раз
reason-agreement = по соглашению
reason-resignation = соперник сдался
reason-timeout = время вышло
reason-aborted = партия отменена
reason-adjudicated = по решению судьи
