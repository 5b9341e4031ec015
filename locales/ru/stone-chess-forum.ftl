# Каменные шахматы на форуме: что замечено при чтении темы, почему она не складывается в партию, что пишется в пост.

stone-chess-thread-at = Строка { $line }: { $why }.
stone-chess-thread-at-after = Строка { $line }: { $why }. Строка { $passed } пропущена, хотя в ней есть ход; возможно, она тоже из партии (комментарий пишут после //).
stone-chess-thread-refused = «{ $written }» сыграть нельзя: { $reason }
stone-chess-thread-other-side = ход подписан так: { $told }; но сейчас ходят { $mover }
stone-chess-thread-over = по правилам партия уже закончилась вничью, а дальше ещё есть ход
stone-chess-thread-players = игроков может быть 3 или 4, а написано { $found }
stone-chess-thread-lion = для льва годится «hopper» или «leaper», а написано «{ $found }»
stone-chess-thread-start = начальная позиция не принята. { $why }
stone-chess-thread-too-long = тема слишком длинная; предел — { $most } байт
stone-chess-thread-too-many = слишком много ходов; предел — { $most }

stone-chess-thread-stones = Ход { $turn } (строка { $line }): в комментарии камней { $told } ({ $who }), а по правилам { $ledger }.
stone-chess-thread-number = Строка { $line }: номер { $told }, а ожидался { $expected }.
stone-chess-thread-words = Строка { $line }: слова «{ $words }» после хода приняты за комментарий.
stone-chess-thread-alike = Строка { $line }: русские буквы прочитаны как { $read }.
stone-chess-thread-repeated = Строка { $line } повторяет уже записанные ходы.
stone-chess-thread-resigned = Строка { $line }: { $who } сдаются.
stone-chess-thread-no-resignation = { $count ->
    [one] В строке { $lines } говорится о сдаче, но неоднозначно: сдачей это не считается.
   *[other] В строках { $lines } говорится о сдаче, но неоднозначно: сдачей это не считается.
} Чтобы сдаться, пишут отдельной строкой «Чёрные сдаются» или resign:b.
stone-chess-thread-open-quote = Строка { $line }: цитата открыта и не закрыта; всё дальнейшее принято за цитату.
stone-chess-thread-passed-over = { $count ->
    [one] Пропущена { $count } строка: { $lines }.
    [few] Пропущены { $count } строки: { $lines }.
   *[many] Пропущено { $count } строк: { $lines }.
}

stone-chess-post-not = Это запись не каменных шахмат; так публикуются только их партии.
stone-chess-post-refused = Ход { $number }, «{ $written }»: { $why }
stone-chess-post-title = Каменные шахматы
stone-chess-post-players = Игроков: { $count }
stone-chess-post-lion = Лев: { $lion }
stone-chess-post-start = Начальная позиция: { $position }
stone-chess-post-names = // { $names }
stone-chess-post-name = { $side } – { $name }
stone-chess-post-list = { $first }, { $next }
stone-chess-post-stones = Камни: { $list }
stone-chess-post-stones-of = { $side } { $stones }
stone-chess-post-turn = Ходят { $side }
stone-chess-post-places = Партия окончена. Места: { $list }
stone-chess-post-place-of = { $side } { $place }
stone-chess-post-position = Позиция: { $position }
stone-chess-post-link = Ссылка: { $link }
