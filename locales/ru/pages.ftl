# Слова страниц.

page-name = Сказка
page-description = Семейства настольных игр, которых больше нигде нет: играйте с компьютером или вдвоём за одним экраном.
page-skip = Сразу к главному
page-language = Язык
page-language-name = По-русски
page-language-short = Рус
page-theme = Оформление
page-theme-auto = Как в системе
page-theme-light = Светлое
page-theme-dark = Тёмное
page-footer = «Сказка» — игры, в которые больше нигде не сыграть.

home-title = Игры
home-play-now = Играть
home-rules = Правила
home-families = Семейства игр

home-open = Открыть запись
home-open-help = Вставьте запись партии или целую тему форума либо выберите файл: каждый ход проверяется, и партию можно продолжить с конца.
home-open-text = Запись партии
home-open-file = Из файла
home-open-go = Открыть

form-seats = Кто играет
form-seats-help = За каждую сторону играет человек у этого экрана или компьютер.
form-seat-here = человек
form-others = С кем играем
form-others-help = Компьютер ведёт все остальные стороны; как он играет, сказано под выбором.
form-others-here-help = Ходите по очереди с одного устройства; тайное записывают за занавесом.
form-others-here = Вдвоём за экраном
form-others-computer = Компьютер: { $name }
form-mine = Моя сторона
form-mine-help = Жребий бросаем мы.
form-mine-lot = По жребию
form-preview = Начальная позиция
form-begin = Начать партию
form-show = Показать позицию
form-kit-count = Набор «{ $key }»: «{ $found }» — не количество; нужно число от 0 до 99.
form-level-unknown = Ступени «{ $found }» нет; есть ступени от 1 до { $most } и «here».

game-board = Доска
game-story = Ход партии
game-choices = Что дальше
game-ledger = Камни: приход и расход
game-moves = Ходы
game-steps = По партии
game-first = В начало
game-back = Ход назад
game-on = Ход вперёд
game-last = В конец
game-flip = Перевернуть доску
game-more = Ходы и прочее
game-help = Клавиши и жесты
game-sight = Вид доски
game-closer = Ближе
game-farther = Дальше
game-whole = Вся доска
game-next-unit = К следующей фигуре, которой есть чем ходить
game-map = Показать или убрать карту
game-back-to-game = К партии
game-undo = Отменить шаг
game-accept-draw = Принять ничью
game-decline-draw = Отклонить ничью
game-take-back = Вернуть ход
game-offer-draw = Предложить ничью
game-resign = Сдаться
game-again = Ещё партию
game-typed = Ход записью
game-enter = Ввести
game-person = человек
game-computer = компьютер: { $name }
game-record = Запись партии
game-copy-link = Скопировать ссылку

help-step = ход назад, ход вперёд
help-first = к началу
help-last = к концу
help-enter = подтвердить ход
help-esc = отменить начатый ход
help-unit = к следующей фигуре, которой есть чем ходить, к предыдущей
help-undo = отменить последний шаг
help-zoom = большая доска: ближе, дальше, целиком
help-flip = перевернуть доску
help-sound = звук
help-help = эта подсказка
help-board = ходить без мыши
help-hands = Ходят двумя касаниями или перетаскиванием. Правой кнопкой рисуются стрелки и круги; Shift, Ctrl и Alt меняют их цвет. Большую доску двигают, потянув за поле, и приближают колёсиком или двумя пальцами.
help-close = Понятно

error-not-found = Такой страницы нет
error-refused = Так не получится
error-ours = Сломалось у нас
error-home = На главную

rules-title = Правила: { $game }
rules-contents = Содержание
