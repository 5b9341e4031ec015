# Что говорится о записях партий.

record-at = Строка { $line }, столбец { $column }: { $why }
record-expected = нужно: { $expected }, а здесь: { $found }.
record-found = «{ $found }»
record-found-end = конец текста
record-a-tag-name = имя тега из латинских букв, цифр и _
record-a-quoted-text = текст в двойных кавычках
record-a-bracket = «]» после значения тега
record-a-parenthesis = «)», закрывающая вариант
record-a-nag = число от 0 до 255 после «$»
record-an-action = ход
record-the-end = после результата — только комментарии
record-control = здесь управляющий символ { $code }; нужен обычный текст.
record-tag-name = Тег нельзя назвать «{ $found }»; нужны латинские буквы, цифры и _, первой — буква, и не Result.
record-tag-twice = тег { $name } стоит дважды; оставьте один.
record-quote-open = открытые здесь кавычки не закрыты в этой же строке.
record-comment-open = открытый здесь комментарий не закрыт; нужна «{"}"}».
record-number = { $found } — слишком большой номер хода; не больше 4294967295.
record-result = «{ $found }» — не результат; нужны места игроков, например 1-2 или 1-1, или *, пока партия идёт.
record-two-results = в теге Result стоит { $told }, а в конце ходов { $found }; они должны совпадать.
record-too-deep = варианты вложены друг в друга глубже { $most }.
record-too-many = в записи больше { $most } вариантов.

record-without-game = В записи нет тега Game; нужен, например, [Game "dumaraj/pioneer-1"].
rules-revision-unreadable = { $found } не редакция правил; нужна, например, 1+1f0c9a2b.
record-neither = Это не запись партии и не тема форума с ходами. Как запись: { $why }
record-in-tag = Тег { $tag }: { $why }
record-move = Ход { $number } ({ $who }): { $why }
record-move-late = здесь стоит «{ $action }», а партия уже окончена.
record-move-number = у «{ $action }» стоит номер { $told }, а по счёту это ход { $number }.
record-chance = жребий
record-nobody = ходить некому
record-places = В результате мест: { $told }, а игроков: { $seats }.
record-result-wrong = В записи результат { $told }, а ходы приводят к { $found }.
record-termination-wrong = По записи партия окончена так: «{ $told }», а ходы заканчивают её так: «{ $found }».
record-unfinished = Ходы не заканчивают партию так, как сказано в теге Termination ({ $told }); нужно resignation, agreement или недостающие ходы.
record-not-told = не указано
