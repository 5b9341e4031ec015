# Каменные шахматы: список, прикосновения и камни.

family-stone-chess = Каменные шахматы
family-stone-chess-sentence = Шахматы для троих и четверых на обычной доске: фигуры покупают и превращают за камни, побеждает последний уцелевший.
family-stone-chess-example = K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d4
family-stone-chess-notation = f3-e5 — пойти или взять, N-e5 — купить коня и поставить на e5, B-c3 — превратить свою фигуру на c3 в слона,
    b7-b8; Q-b8 — превратить пешку, K-g1; N-e1 — рокировка, pass — пропустить ход.
    Первый ход — вся расстановка: K-a1; R-b1; N-a2; N-b2; P-a3; P-b3; P-c3; P-d4

stone-chess-group = Для троих и четверых
stone-chess-title = Каменные шахматы
stone-chess-sentence = Восемнадцать видов фигур, сбросы и мутации за камни, каждый сам за себя.

stone-chess-option-players = Игроков
stone-chess-option-players-help = Втроём тот, чей дом между двумя другими, получает ещё восемь камней.
stone-chess-option-players-3 = трое
stone-chess-option-players-4 = четверо
stone-chess-option-lion = Лев
stone-chess-option-lion-help = Как ходит лев: прыжком ровно через одну фигуру по линиям ферзя или скачком через поле.
stone-chess-option-lion-hopper = прыгает через фигуру
stone-chess-option-lion-leaper = скачет через поле
stone-chess-option-unknown = у Каменных шахмат нет настройки { $key }; есть { $known }
stone-chess-option-value = настройка «{ $key }»: { $found } не подходит; можно { $allowed }

stone-chess-touch-piece = { $kind } на { $square }
stone-chess-touch-item = { $kind }
stone-chess-touch-drop = сбросить на { $square }: { $kind }
stone-chess-touch-mutate = мутация на { $square }: { $from } → { $into }
stone-chess-touch-move = пойти на { $square }
stone-chess-touch-capture = взять на { $square }: { $kind }
stone-chess-touch-swap = поменяться местами: { $kind } на { $square }
stone-chess-touch-choice = Выберите
stone-chess-touch-passing = Взять пешку на проходе
stone-chess-touch-leave = Не трогать пешку
stone-chess-touch-stays = Не превращаться
stone-chess-touch-pass = Пропустить ход

stone-chess-for-drop = сброс: { $kind }
stone-chess-for-mutation = мутация: { $from } → { $into }
stone-chess-for-check = надбавка за шах
stone-chess-for-capture = взятие: { $kind }, { $whose } (одна из { $of })
stone-chess-for-king = взят король, { $whose }
stone-chess-for-refund = возврат: { $kind }, взяли { $by }
stone-chess-for-middle = дом между двумя другими
stone-chess-drops-out = { $who } выбывают, место { $place }.
stone-chess-retires = { $who } сдаются.

reason-last = остался один
