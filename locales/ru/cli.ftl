# Командная строка. cli-about-КОМАНДА и cli-more-КОМАНДА — справка по команде, cli-arg-ИМЯ — по аргументу.

cli-heading-usage = Вызов
cli-heading-commands = Команды
cli-heading-arguments = Аргументы
cli-heading-options = Ключи
cli-heading-network = Сеть
cli-heading-limits = Ограничения (0 — не ограничивать, если не сказано другое)
cli-usage-options = [КЛЮЧИ]
cli-usage-command = КОМАНДА

cli-about-skazka = Настольные игры, которых больше нигде нет: играть, изучать, проводить. Без команды — serve.
cli-more-skazka = «skazka play dumaraj/pioneer-1» — партия в терминале, «skazka games» — список игр.
    «skazka КОМАНДА --help» — справка по одной команде.
cli-about-serve = Открыть страницы для браузера
cli-more-serve = Партии лежат в папке данных пользователя; Ctrl-C останавливает сервер, ничего не теряется.
cli-about-backup = Сохранить все партии и ключ от мест в один файл
cli-more-backup = Сервер при этом может работать. Каждая партия копии переигрывается по правилам;
    если какая-то не переигралась, программа её назовёт и вернёт код 2, а копия останется.
    Пример: skazka backup /var/backups/skazka-$(date +%F).backup
cli-about-restore = Вернуть партии из резервной копии
cli-more-restore = Сервер в этой папке должен быть остановлен. Сначала копия проверяется целиком, и только
    потом что-то меняется; то, что было, откладывается рядом под именем с датой.
    Пример: skazka restore /var/backups/skazka-2026-12-01.backup
cli-about-play = Играть в терминале: с компьютером или вдвоём за одним экраном
cli-more-play = Ходы набираются в записи игры; как они пишутся, подскажет слово «помощь» во время партии.
    Пример: skazka play dumaraj/pioneer-1 --seat blocker --level 3 -o game.skazka
cli-about-games = Все игры, их опции, значения и умолчания
cli-more-games = Другим командам опция передаётся так: --set ключ=значение.
cli-about-show = Показать начальную позицию, любую позицию или записанную партию
cli-more-show = Примеры:
      skazka show dumaraj/eralash
      skazka show dumaraj/pioneer-1 --set size=7 --format svg -o start.svg
      skazka show game.skazka --ply 12
    Запись проверяется ход за ходом; о первом неверном ходе будет сказано.
cli-about-legal = Все возможные ходы, по одному в строке
cli-more-legal = Тайные расстановки не перечисляются; их принимает «skazka apply».
cli-about-apply = Позиция после нескольких ходов
cli-more-apply = Пример: skazka apply dumaraj/pioneer-1 23-34 53-44
    Пока идёт тайная расстановка, один ход — это вся расстановка одного игрока, по очереди мест.
    Если партия закончилась, вторая строка скажет чем.
cli-about-perft = Сосчитать последовательности ходов заданной длины
cli-more-perft = Пример: skazka perft dumaraj/pioneer-1 --depth 3 --divide
cli-about-completions = Вывести скрипт автодополнения для оболочки
cli-more-completions = Пример: skazka completions bash > /etc/bash_completion.d/skazka
cli-about-man = Вывести страницу руководства
cli-more-man = Пример: skazka man --dir ~/.local/share/man/man1

cli-arg-help = Эта справка
cli-arg-version = Версия программы
cli-arg-lang = Язык: ru или en (по умолчанию — как в системе)
cli-arg-address = Адрес, на котором слушать (по умолчанию 127.0.0.1:7878)
cli-arg-data = Папка для партий (по умолчанию — папка данных пользователя)
cli-arg-new_key = Если ключ потерян или повреждён, завести новый: места потеряют все
cli-arg-backup = Файл резервной копии
cli-arg-overwrite = Записать поверх уже существующего файла
cli-arg-regardless = Даже если партии там уже есть или часть копии не переигрывается
cli-arg-open = Открыть страницу в браузере
cli-arg-public_url = Адрес, по которому сервер открывают люди, например https://skazka.example; можно повторять
cli-arg-trusted_proxies = Прокси перед сервером, чьему X-Forwarded-For можно верить; можно повторять
cli-arg-metrics = Отдавать измерения для Prometheus: страница /metrics на этом адресе (по умолчанию — нигде)
cli-arg-max_connections = Соединений одновременно, не меньше 1 (по умолчанию 20000)
cli-arg-max_connections_per_address = Соединений с одного адреса; IPv6 считается по /64 (по умолчанию 1024)
cli-arg-header_timeout = За сколько секунд должен прийти заголовок запроса, не меньше 1 (по умолчанию 10)
cli-arg-idle_timeout = Сколько секунд соединение может молчать между запросами, не меньше 1 (по умолчанию 75)
cli-arg-write_timeout = Сколько секунд ответ может лежать непрочитанным, не меньше 1 (по умолчанию 30)
cli-arg-max_header_size = Размер заголовка запроса в байтах, не меньше 8192 (по умолчанию 65536)
cli-arg-games_per_hour = Сколько партий можно создать с одного адреса за час (по умолчанию 300)
cli-arg-heavy_requests_per_minute = Сколько рисунков, записей и проверок можно просить с одного адреса в минуту (по умолчанию 300)
cli-arg-sockets_per_game = Сколько страниц следят за одной партией (по умолчанию 500)
cli-arg-sockets_per_address = Сколько страниц партий открыто с одного адреса (по умолчанию 512)
cli-arg-messages_per_second = Сообщений в секунду с одной страницы, разом — втрое больше (по умолчанию 20)
cli-arg-bytes_per_second = Байтов в секунду с одной страницы (по умолчанию 131072)
cli-arg-max_message = Размер одного сообщения в байтах, не меньше 1024 (по умолчанию 16384)
cli-arg-game = Игра, как её называет «skazka games»: семейство/дисциплина
cli-arg-set = Опция игры; можно повторять
cli-arg-position = Начать с этой позиции (одна строка)
cli-arg-json = Вывести JSON
cli-arg-subject = Игра, файл с записью или - (запись со стандартного ввода)
cli-arg-ply = После скольких ходов записи (по умолчанию — после всех)
cli-arg-format = text, position, svg, png или json (по умолчанию text)
cli-arg-output = Записать в этот файл, а не на стандартный вывод
cli-arg-theme = Цвета картинки: light или dark (по умолчанию light)
cli-arg-from = С чьей стороны смотреть: attacker, white
cli-arg-letters = На SVG или PNG вместо фигур — буквы
cli-arg-overlays = Показать на SVG или PNG ещё и это, можно несколько раз (каменные шахматы: pawns, line-8)
cli-arg-width = Ширина PNG в пикселях (по умолчанию 720)
cli-arg-actions = Ходы в записи игры
cli-arg-depth = Длина последовательностей
cli-arg-divide = Показать счёт и после каждого хода
cli-arg-seat = За кого играете вы (по умолчанию — за того, кто ходит первым)
cli-arg-people = Играют двое людей, без компьютера
cli-arg-level = Сила компьютера, от 1 (по умолчанию 2)
cli-arg-seed = Число, при котором выбор компьютера повторяется
cli-arg-save = Сохранить запись партии в этот файл
cli-arg-shuffle = Число, по которому тасуется скрытое в начале партии
cli-arg-chance = Что выпадает по жребию, по порядку, в записи игры
cli-arg-shell = bash, elvish, fish, powershell или zsh
cli-arg-page = Чью страницу вывести (по умолчанию — всей программы)
cli-arg-pages = Записать все страницы в эту папку

cli-man-name = ИМЯ
cli-man-synopsis = ВЫЗОВ
cli-man-description = ОПИСАНИЕ
cli-man-options = КЛЮЧИ
cli-man-extra = ПРИМЕРЫ И ЗАМЕЧАНИЯ
cli-man-version = ВЕРСИЯ

cli-see-help = Всё перечислит «skazka --help».
cli-did-you-mean = Может быть, { $near }?
cli-expected-number = целое число от 0
cli-expected-range = целое число от { $least } до { $most }
cli-expected-address = адрес и порт, например 127.0.0.1:7878
cli-expected-url = адрес вроде https://skazka.example, после имени — разве что порт
cli-expected-net = IP-адрес или сеть, например 10.0.0.0/8
cli-error-command = Команды «{ $found }» нет. { $near }
cli-error-argument = «{ $found }» здесь не к месту. { $near }
cli-error-no-value = { $argument }: не хватает значения.
cli-error-choice = «{ $found }» не годится для { $argument }; нужно одно из: { $allowed }.
cli-error-value = «{ $found }» не годится для { $argument }; нужно: { $expected }.
cli-error-missing = Не хватает: { $argument }; подробности — «--help».
cli-error-conflict = { $argument } и { $other } исключают друг друга; оставьте что-то одно.
cli-error-utf8 = Аргумент — не UTF-8; другие байты бывают только в именах файлов.
cli-error-arguments = Эти аргументы не сочетаются; что нужно, скажет «--help».
cli-error-output = Не удаётся вывести: { $why }
cli-error-read = «{ $file }» не читается: { $why }; нужно: { $expected }.
cli-expected-record = файл с записью партии
cli-expected-game-or-record = игра, например dumaraj/pioneer-1, или файл с записью
cli-no-such-file = такого файла нет
cli-file-forbidden = читать его не разрешено
cli-file-is-folder = это папка
cli-error-write = «{ $file }» не записывается: { $why }
cli-error-too-long = «{ $file }» длиннее { $most } МБ; это не запись партии.
cli-error-not-utf8 = «{ $file }» — не текст: байт { $at } (считая от 0) не UTF-8.
cli-in-file = «{ $file }»: { $why }
cli-error-record-setting = У записи свои опции и начало; --set и --position бывают только при имени игры.
cli-error-ply = Точки { $ply } нет: ходов в партии { $plies }; нужно от 0 до { $plies }.
cli-error-seat = Места «{ $found }» в этой игре нет; нужно одно из: { $allowed }.
cli-error-overlay = Слоя «{ $found }» в этой игре нет; можно: { $allowed }.
cli-error-no-overlays = Слоёв в этой игре нет, и «{ $found }» тоже.
cli-error-terminal = PNG на терминал не выводится; укажите файл ключом -o.
cli-error-action = Ход { $number }: { $why }
cli-chance-left = { $left ->
    [one] { $left } исход остался лишним (задано { $given }): здесь он не выпадает.
    [few] { $left } исхода остались лишними (задано { $given }): здесь они не выпадают.
   *[other] { $left } исходов остались лишними (задано { $given }): здесь они не выпадают.
}
cli-error-half-secret = Один уже расставился тайно, а другой ещё нет: передайте обе расстановки одним вызовом.
cli-error-level = Уровня { $found } нет; нужен от 1 до { $most }.
cli-error-page = Команды «{ $found }» нет; нужно одно из: { $allowed }.
cli-error-runtime = Сервер не запускается: { $why }
cli-error-no-thought = Компьютеру здесь решать нечего.

cli-backup-done = { $file }: партий — { $games }, событий — { $events }
cli-restore-done = { $folder }: возвращено партий — { $games }, событий — { $events }
cli-backup-broken-game = Партия { $id } не переигрывается: { $why }
cli-error-backup-broken = Файл { $file } записан, но не переигрываются { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }.
cli-error-backup-no-key = Файл { $file } записан, но без ключа: он потерян или повреждён. Восстановив эту копию, никто не вернёт себе место.

cli-games-kit = не больше { $letters }

cli-turn = Ход { $number }: { $seat }.
cli-turn-set-up = Расстановка: решает { $seat }.
cli-turn-secret = Тайная расстановка: { $seats }.
cli-turn-chance = Решает жребий.
cli-won = Конец: победа — { $seat } ({ $why }).
cli-drawn = Конец: ничья ({ $why }).
cli-uncounted = Конец: партия не засчитана ({ $why }).

cli-play-welcome = { $game }. Наберите ход, например { $example }, или слово «помощь».
cli-play-chance = Жребий: { $drawn }
cli-play-computer = { $seat } (компьютер): { $action }
cli-play-computer-wrote = { $seat } (компьютер) уже расставился; увидите, когда расставитесь и вы.
cli-play-pass-device = { $seat } расставляется тайно. Передайте устройство и нажмите Enter.
cli-play-position-secret = Пока расстановка тайная, позиция не показывается.
cli-play-draw-offered = Вам предлагают ничью: «ничья» — согласие, любой ход — отказ.
cli-play-draw-declined = Компьютер отказался от ничьей.
cli-play-draw-waits = Ничья предложена; ходите, соперник ответит в свою очередь.
cli-play-saved = Запись лежит в «{ $file }».
cli-play-a-person = человек
cli-play-the-computer = компьютер, уровень { $level }
cli-play-help = Ход набирается в записи игры.
    { $notation }
      ходы     все возможные ходы
      доска    показать доску ещё раз
      позиция  позиция одной строкой
      назад    вернуть последний ход
      ничья    предложить ничью или согласиться на неё
      сдаюсь   сдать партию
      выход    уйти, не доиграв
    Английские слова help, legal, board, position, back, draw, resign, quit понятны тоже.
cli-play-word-help = помощь
cli-play-word-board = доска
cli-play-word-legal = ходы
cli-play-word-position = позиция
cli-play-word-back = назад
cli-play-word-draw = ничья
cli-play-word-resign = сдаюсь
cli-play-word-quit = выход
