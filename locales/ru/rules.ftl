# Страницы правил.

rules-mark = Восстановлено: источник об этом молчит. Что решили и почему
rules-diagram-line = Строка { $line }: «{ $found }» — не строка диаграммы; нужно «ключ: значение».
rules-diagram-key = Строка { $line }: ключа «{ $key }» у диаграмм нет; есть { $expected }.
rules-diagram-twice = Строка { $line }: ключ «{ $key }» указан дважды.
rules-diagram-missing = Строка { $line }: у диаграммы нет ключа «{ $key }».
rules-diagram-both = Строка { $line }: у диаграммы и position, и papers; нужно что-то одно.
rules-diagram-touch = От клетки { $cell } здесь ничего не начинается.
rules-diagram-refused = Строка { $line }: { $reason }
rules-diagram-part = На доске нет клетки «{ $cell }».
rules-diagram-way = Прикосновения { $way } не показывают пути.
rules-diagram-allowed = На странице сказано, что «{ $action }» нельзя, а правила разрешают.
