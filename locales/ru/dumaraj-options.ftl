# ДумаРадж: дисциплины, их опции и почему иная опция невозможна.

dumaraj-discipline-unknown = Дисциплины «{ $found }» в ДумаРадж нет; все перечислит «skazka games».

dumaraj-discipline-eralash = Ералаш
dumaraj-discipline-eralash-sentence = Каждый тайком расставляет мобов в своей зоне как вздумается — и в бой.
dumaraj-discipline-training = Учебная доска
dumaraj-discipline-training-sentence = Крошечная локация и мобы на ваш выбор: здесь учатся ходить.
dumaraj-discipline-goniki = Гоники
dumaraj-discipline-goniki-sentence = Гони скачут и метят за собой биты, куда больше никому не ступить; кому некуда прыгнуть, тот проиграл.
dumaraj-discipline-hunters = Охотники
dumaraj-discipline-hunters-sentence = До шести охотников загоняют одинокого Раджу, и обе стороны кромсают локацию.
dumaraj-discipline-pioneer-1 = Пионер 1
dumaraj-discipline-pioneer-1-sentence = Малая фаланга без Пикс, Лоди по углам: открытый бой с первого хода.
dumaraj-discipline-pioneer-2 = Пионер 2
dumaraj-discipline-pioneer-2-sentence = Та же фаланга, но по углам Гони, а Лоди впереди.
dumaraj-discipline-poteshki = Потешки
dumaraj-discipline-poteshki-sentence = Шеренга, в которой Пиксой прикрыты только Радж, Фэдж и Лоди.
dumaraj-discipline-chastushki-1 = Частушки, куплет 1
dumaraj-discipline-chastushki-1-sentence = Клин на ромбе: возле Раджи Лоди, за ними Гони, впереди Слоди.
dumaraj-discipline-chastushki-2 = Частушки, куплет 2
dumaraj-discipline-chastushki-2-sentence = Клин на ромбе: возле Раджи Гони, за ними Лоди, впереди Слоди.
dumaraj-discipline-chastushki-3 = Частушки, куплет 3
dumaraj-discipline-chastushki-3-sentence = Клин на ромбе: возле Раджи Лоди, за ними Слоди, впереди Гони.
dumaraj-discipline-chastushki-4 = Частушки, куплет 4
dumaraj-discipline-chastushki-4-sentence = Клин на ромбе: возле Раджи Слоди, за ними Лоди, впереди Гони.
dumaraj-discipline-chastushki-training-1 = Тренировочные частушки 5
dumaraj-discipline-chastushki-training-1-sentence = Тренировочный клин на ромбе: возле Раджи Гони, за ними Слоди, впереди Лоди.
dumaraj-discipline-chastushki-training-2 = Тренировочные частушки 6
dumaraj-discipline-chastushki-training-2-sentence = Тренировочный клин на ромбе: возле Раджи Слоди, за ними Гони, впереди Лоди.
dumaraj-discipline-phalanx-1 = Фаланга 1
dumaraj-discipline-phalanx-1-sentence = Фаланга «Пионера» за шеренгой из четырёх Пикс.
dumaraj-discipline-phalanx-2 = Фаланга 2
dumaraj-discipline-phalanx-2-sentence = Фаланга внутри клина из восьми Пикс.
dumaraj-discipline-classic = Классика
dumaraj-discipline-classic-sentence = Полная шеренга за восемью Пиксами, Радж и Фэдж — каждый напротив своего подобия.
dumaraj-discipline-neclassic = Неклассика
dumaraj-discipline-neclassic-sentence = Шеренга «Классики», но пары стоят накрест: Радж смотрит в глаза Фэджу.
dumaraj-discipline-dodta-1 = Додта 1
dumaraj-discipline-dodta-1-sentence = Клин первого куплета, к которому добавлены Фэдж и семь Пикс.
dumaraj-discipline-dodta-2 = Додта 2
dumaraj-discipline-dodta-2-sentence = Клин второго куплета, к которому добавлены Фэдж и семь Пикс.
dumaraj-discipline-poltava-1 = Полтава 1
dumaraj-discipline-poltava-1-sentence = Фаланга 1 и две Тригони на финисте, строго по краям фаланги.
dumaraj-discipline-poltava-2 = Полтава 2
dumaraj-discipline-poltava-2-sentence = Где встанут Тригони, решаете вы, а фаланга смыкается вокруг них.
dumaraj-discipline-borodino-1 = Бородино 1
dumaraj-discipline-borodino-1-sentence = Фаланга 2 и две Тригони на финисте, строго по центру фаланги.
dumaraj-discipline-borodino-2 = Бородино 2
dumaraj-discipline-borodino-2-sentence = Клин «Бородина», а Тригони стоят там, где укажете вы.
dumaraj-discipline-kulikovo-1 = Куликово 1
dumaraj-discipline-kulikovo-1-sentence = Шеренга из десяти мобов за десятью Пиксами, Тригони — рядом с Лодями.
dumaraj-discipline-kulikovo-2 = Куликово 2
dumaraj-discipline-kulikovo-2-sentence = Шеренга из десяти мобов за десятью Пиксами, Тригони — рядом с Раджей и Фэджем.
dumaraj-discipline-chudskoe-1 = Чудское 1
dumaraj-discipline-chudskoe-1-sentence = Додта 1, к которой добавлены две Тригони и ещё пять Пикс.
dumaraj-discipline-chudskoe-2 = Чудское 2
dumaraj-discipline-chudskoe-2-sentence = Додта 2, к которой добавлены две Тригони и ещё пять Пикс.

dumaraj-level-auto = по остальным опциям
dumaraj-level-white = Белый уровень
dumaraj-level-blue = Синий уровень
dumaraj-level-red = Красный уровень

dumaraj-shape-square = Квадрат
dumaraj-shape-rhomb = Ромб

dumaraj-order-phalanx = Фаланга
dumaraj-order-phalanx-wedge = Фаланга-клин
dumaraj-order-rank = Шеренга
dumaraj-order-wedge = Клин

dumaraj-seat-hunters = Охотники
dumaraj-seat-raj = Радж

dumaraj-kit-slod = Слодь
dumaraj-kit-lod = Лодь
dumaraj-kit-gon = Гонь
dumaraj-kit-raj = Радж

dumaraj-option-size = Размер
dumaraj-option-size-help = Сколько на локации горизонталей и вертикалей. Если она заметно больше базовой, расстановка держится своего квадрата посередине — это режим «Сталинград».
dumaraj-option-shape = Форма
dumaraj-option-shape-help = Квадрат, на который смотрят со стороны, или ромб, на который смотрят с угла.
dumaraj-option-raj = Радж
dumaraj-option-raj-help = С Раджей побеждает тот, кто снял чужого Раджу; без него — тот, кто снял последнего моба.
dumaraj-option-kit = Комплект
dumaraj-option-kit-help = Мобы, которых ставит каждый игрок; они должны уместиться в зоне.
dumaraj-option-gons = Гони
dumaraj-option-gons-help = По сколько Гоней у каждого.
dumaraj-option-hunters = Охотники
dumaraj-option-hunters-help = От одного до шести мобов, одинаковых — не больше двух.
dumaraj-option-editor = Редактор
dumaraj-option-editor-help = После хода можно вычеркнуть крайнюю линию, на которой нет мобов. Вычеркнутые биты уходят навсегда.
dumaraj-option-level = Уровень
dumaraj-option-level-help = На красном уровне Пикса может стать Тригонью. Большие локации и почти все усложнения и так красные.
dumaraj-option-trigon = Тригонь
dumaraj-option-trigon-help = Как далеко прыгает Тригонь.
dumaraj-option-rhomb-piksa = Пикса на ромбе
dumaraj-option-rhomb-piksa-help = По каким линиям Пикса ходит на ромбе; бьёт она по другим. Рисунок источника утрачен, поэтому выбирайте сами.
dumaraj-option-mirror = Зеркало
dumaraj-option-mirror-help = Игроки обмениваются записями, и каждый расставляет мобов по записи соперника.
dumaraj-option-rf = Константа РФ
dumaraj-option-rf-help = Проигравший жребий называет, с какой стороны от Раджи стоит Фэдж и накрест ли стоит пара блокера.
dumaraj-option-order-shift = Сдвиг порядка
dumaraj-option-order-shift-help = Каждый может сдвинуть весь свой порядок целиком.
dumaraj-option-row-shift = Сдвиг ряда
dumaraj-option-row-shift-help = Каждый может сдвинуть один ряд на один бит.
dumaraj-option-rotation = Ротация
dumaraj-option-rotation-help = Каждый может поменять местами пары своих мобов.
dumaraj-option-shuttle = Челнок
dumaraj-option-shuttle-help = Каждый может перевести пару Радж и Фэдж на другое место шеренги.
dumaraj-option-carousel = Карусель
dumaraj-option-carousel-help = Каждый может провернуть шеренгу по кругу: кто вышел с одного края, входит с другого.
dumaraj-option-centre = Выбор центра
dumaraj-option-centre-help = На нечётной локации порядок по центру не встаёт: каждый сам выбирает, левее или правее.
dumaraj-option-void-start = Перерасстановка
dumaraj-option-void-start-help = Если атакер мог бы снять Раджу первым же ходом, оба расставляют мобов заново, но не больше трёх раз.

dumaraj-value-yes = да
dumaraj-value-no = нет
dumaraj-value-size = { $size } × { $size }
dumaraj-value-gons-1 = по одной
dumaraj-value-gons-2 = по две
dumaraj-value-editor-off = выключен
dumaraj-value-editor-free = не строгий: режут по желанию
dumaraj-value-editor-strict = строгий: можно резать — режь
dumaraj-value-trigon-1 = 1-й градус: два по диагонали и один вбок
dumaraj-value-trigon-2 = 2-й градус: ещё и ход Гони
dumaraj-value-trigon-3 = 3-й градус: ещё и смена вектора
dumaraj-value-rhomb-piksa-orthogonal = ходит по горизонталям и вертикалям
dumaraj-value-rhomb-piksa-diagonal = ходит прямо вверх по ромбу

dumaraj-refused-option = У { $discipline } нет опции «{ $key }»; есть: { $allowed }.
dumaraj-refused-value = { $key }={ $found }: нужно одно из { $allowed }.
dumaraj-refused-size = size={ $found }: в { $discipline } играют на размерах от { $least } до { $most }.
dumaraj-refused-level = level={ $found }: { $discipline } бывает только на уровне { $allowed }.
dumaraj-refused-blue = level=blue противоречит { $setting }: { $reason }
dumaraj-level-red-size = при базе { $base } к синему уровню относятся только размеры { $base } и { $next }; не указывайте уровень или укажите level=red.
dumaraj-level-red-trigons = Тригонь — моб красного уровня; не указывайте уровень или укажите level=red.
dumaraj-level-red-complication = на синем уровне { $discipline } допускает { $allowed }; не указывайте уровень или укажите level=red.
dumaraj-refused-complication = { $discipline } не допускает { $key }; можно: { $allowed }.
dumaraj-refused-every-complication = { $discipline } не допускает { $key }: здесь нет расстановки, которую можно усложнить.
dumaraj-refused-centre = centre=yes при size={ $size }: { $discipline } даёт выбор центра только при size={ $odd }, где порядок не встаёт посередине.
dumaraj-refused-centre-never = centre=yes: в { $discipline } выбирать не из чего, место порядка на любой локации своё.
dumaraj-refused-trigon = trigon={ $found }: в { $discipline } Тригони взяться неоткуда; оставьте trigon=1.
dumaraj-refused-trigon-blue = trigon={ $found }: на синем уровне Тригоней нет; добавьте level=red.
dumaraj-refused-rhomb-piksa = rhomb_piksa={ $found }: в { $discipline } по ромбу Пиксы не ходят; оставьте rhomb_piksa=orthogonal.
dumaraj-refused-editor = editor={ $found }: в { $discipline } редактора нет; оставьте editor=off.
dumaraj-refused-void-start = void_start=no: в { $discipline } нет тайной расстановки, которую можно отменить; оставьте void_start=yes.
dumaraj-refused-kit = { $key }={ $found }: нужно от 1 до 6 букв S, L, G, каждая не больше двух раз.
dumaraj-refused-kit-raj = { $key }={ $found }: нужны буквы S, L, G, каждая не больше двух раз, и R не больше одного раза.
dumaraj-refused-kit-large = kit={ $kit }: { $mobs ->
    [one] { $mobs } моб не умещается
    [few] { $mobs } моба не умещаются
   *[many] { $mobs } мобов не умещаются
 } в зоне при size={ $size }: { $bits ->
    [one] в ней { $bits } бит
    [few] в ней { $bits } бита
   *[many] в ней { $bits } битов
 }.
