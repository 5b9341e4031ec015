# The command line. cli-about-COMMAND and cli-more-COMMAND are a command's help, cli-arg-NAME is an argument's.

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-network = Network
cli-heading-limits = Limits (0: none, where nothing else is said)
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND

cli-about-skazka = Play, study and organise board games that nothing else implements. Without a command: serve.
cli-more-skazka = “skazka play dumaraj/pioneer-1” plays in the terminal, “skazka games” lists every game.
    “skazka COMMAND --help” explains one command.
cli-about-serve = Serve the pages to a browser
cli-more-serve = Games are kept in the user's data folder; Ctrl-C ends the server, nothing is lost.
cli-about-backup = Save all games and the key of their seats in one file
cli-more-backup = A server may go on meanwhile. Every game of the copy is replayed by the rules;
    one that does not replay is named, the copy is kept, and the exit status is 2.
    Example: skazka backup /var/backups/skazka-$(date +%F).backup
cli-about-restore = Bring the games of a backup back
cli-more-restore = No server may use the folder meanwhile. The backup is looked through before anything
    is touched, and what was there is kept beside it under a name with the date.
    Example: skazka restore /var/backups/skazka-2026-12-01.backup
cli-about-play = Play in the terminal, against the computer or two people at one screen
cli-more-play = Actions are typed in the game's notation; “help” while playing tells how they are written.
    Example: skazka play dumaraj/pioneer-1 --seat blocker --level 3 -o game.skazka
cli-about-games = List every game with its options, their values and defaults
cli-more-games = An option is given as --set key=value to the other commands.
cli-about-show = Show a starting position, a position, or a recorded game
cli-more-show = Examples:
      skazka show dumaraj/eralash
      skazka show dumaraj/pioneer-1 --set size=7 --format svg -o start.svg
      skazka show game.skazka --ply 12
    A record is checked move by move; the first bad move is reported.
cli-about-legal = List every legal action, one a line
cli-more-legal = Set-ups made in secret are not listed; “skazka apply” takes them.
cli-about-apply = Print the position after some actions
cli-more-apply = Example: skazka apply dumaraj/pioneer-1 23-34 53-44
    While set-ups are made in secret, an action is the whole set-up of one seat, seat after seat.
    A second line tells how the game ended, if it did.
cli-about-perft = Count the sequences of actions of one length
cli-more-perft = Example: skazka perft dumaraj/pioneer-1 --depth 3 --divide
cli-about-completions = Print a completion script for a shell
cli-more-completions = Example: skazka completions bash > /etc/bash_completion.d/skazka
cli-about-man = Print a manual page
cli-more-man = Example: skazka man --dir ~/.local/share/man/man1

cli-arg-help = Explain this and end
cli-arg-version = Print the version and end
cli-arg-lang = Language: ru or en (default: that of the system)
cli-arg-address = Where to listen (default: 127.0.0.1:7878)
cli-arg-data = The folder to keep games in (default: the user's data folder)
cli-arg-new_key = Where the key is missing or damaged, go on with a new one: everybody loses their seats
cli-arg-backup = The file of the backup
cli-arg-overwrite = Write over a file that exists already
cli-arg-regardless = Even if there are games already, or some of the backup do not replay
cli-arg-open = Open the page in a browser
cli-arg-public_url = The address people reach the server by, such as https://skazka.example; may be repeated
cli-arg-trusted_proxies = A proxy before the server whose X-Forwarded-For is believed; may be repeated
cli-arg-metrics = Tell Prometheus what is measured, at /metrics of this address (default: nowhere)
cli-arg-max_connections = Connections at once, 1 or more (default: 20000)
cli-arg-max_connections_per_address = Connections of one address at once; an IPv6 /64 is one address (default: 1024)
cli-arg-header_timeout = Seconds until a request's head must be there, 1 or more (default: 10)
cli-arg-idle_timeout = Seconds that a connection may be silent between requests, 1 or more (default: 75)
cli-arg-write_timeout = Seconds that an answer may lie unread, 1 or more (default: 30)
cli-arg-max_header_size = Bytes of a request's head, 8192 or more (default: 65536)
cli-arg-games_per_hour = Games that one address creates in an hour (default: 300)
cli-arg-heavy_requests_per_minute = Pictures, records and checks that one address asks for in a minute (default: 300)
cli-arg-sockets_per_game = Pages that look at one game at once (default: 500)
cli-arg-sockets_per_address = Pages of games that one address has open at once (default: 512)
cli-arg-messages_per_second = Messages a second from one page; three times as many at once (default: 20)
cli-arg-bytes_per_second = Bytes a second from one page (default: 131072)
cli-arg-max_message = Bytes of one message, 1024 or more (default: 16384)
cli-arg-game = The game, as “skazka games” names it: family/discipline
cli-arg-set = An option of the game; may be repeated
cli-arg-position = A position to begin with, in one line
cli-arg-json = Print JSON
cli-arg-subject = A game, a file with a record, or - for a record on standard input
cli-arg-ply = After how many actions of the record (default: all)
cli-arg-format = text, position, svg, png or json (default: text)
cli-arg-output = Write to this file instead of standard output
cli-arg-theme = Colours of a picture: light or dark (default: light)
cli-arg-from = Seen from this seat: attacker, white
cli-arg-letters = Draw letters instead of figures on an SVG or PNG
cli-arg-overlays = Show this on an SVG or PNG, too; may be repeated (Stone Chess: pawns, line-8)
cli-arg-width = The width of a PNG in pixels (default: 720)
cli-arg-actions = Actions in the game's notation
cli-arg-depth = The length of the sequences
cli-arg-divide = Print the count after each action too
cli-arg-seat = The seat you play (default: the first one to move)
cli-arg-people = Two people play, the computer does not
cli-arg-level = How strong the computer plays, from 1 (default: 2)
cli-arg-seed = A number that makes the computer's choices repeatable
cli-arg-save = Write the record of the game to this file
cli-arg-shuffle = A number that shuffles what lies hidden at the start
cli-arg-chance = What chance draws, in order, in the game's notation
cli-arg-shell = bash, elvish, fish, powershell or zsh
cli-arg-page = The command whose page to print (default: that of the whole program)
cli-arg-pages = Write all pages into this folder

cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-options = OPTIONS
cli-man-extra = EXAMPLES AND NOTES
cli-man-version = VERSION

cli-see-help = “skazka --help” lists everything.
cli-did-you-mean = Did you mean { $near }?
cli-expected-number = a whole number from 0
cli-expected-range = a whole number from { $least } to { $most }
cli-expected-address = an address and a port such as 127.0.0.1:7878
cli-expected-url = an address such as https://skazka.example, with nothing after the host but a port
cli-expected-net = an IP address or a net such as 10.0.0.0/8
cli-error-command = There is no command “{ $found }”. { $near }
cli-error-argument = “{ $found }” is not expected here. { $near }
cli-error-no-value = { $argument } needs a value.
cli-error-choice = “{ $found }” is not possible for { $argument }; expected { $allowed }.
cli-error-value = “{ $found }” does not fit { $argument }; expected { $expected }.
cli-error-missing = Missing: { $argument }; “--help” explains.
cli-error-conflict = { $argument } and { $other } exclude each other; give one of them.
cli-error-utf8 = An argument is not valid UTF-8; only file names may be other bytes.
cli-error-arguments = These arguments do not fit together; “--help” explains what is expected.
cli-error-output = The output cannot be written: { $why }
cli-error-read = “{ $file }” cannot be read: { $why }; expected { $expected }.
cli-expected-record = a file with a record
cli-expected-game-or-record = a game such as dumaraj/pioneer-1 or a file with a record
cli-no-such-file = there is no such file
cli-file-forbidden = reading it is not allowed
cli-file-is-folder = it is a folder
cli-error-write = “{ $file }” cannot be written: { $why }
cli-error-too-long = “{ $file }” is longer than { $most } MB; that is no record.
cli-error-not-utf8 = “{ $file }” is not text: byte { $at } (from 0) is not valid UTF-8.
cli-in-file = “{ $file }”: { $why }
cli-error-record-setting = A record has its own options and start; --set and --position go with a game's name.
cli-error-ply = There is no point { $ply }: the game has { $plies } actions; expected 0 to { $plies }.
cli-error-seat = There is no seat “{ $found }” in this game; expected { $allowed }.
cli-error-overlay = There is no overlay “{ $found }” in this game; expected { $allowed }.
cli-error-no-overlays = This game has no overlays, and none called “{ $found }”.
cli-error-terminal = A PNG does not fit on a terminal; name a file with -o.
cli-error-action = Action { $number }: { $why }
cli-chance-left = { $left ->
    [one] { $left } outcome is left over ({ $given } given): chance does not draw it here.
   *[other] { $left } outcomes are left over ({ $given } given): chance does not draw them here.
}
cli-error-half-secret = One seat's secret set-up is in and the other's is not: give both in the same call.
cli-error-level = There is no level { $found }; expected 1 to { $most }.
cli-error-page = There is no command “{ $found }”; expected { $allowed }.
cli-error-runtime = The server cannot start: { $why }
cli-error-no-thought = The computer cannot decide here.

cli-backup-done = { $file }: games: { $games }, events: { $events }
cli-restore-done = { $folder }: restored games: { $games }, events: { $events }
cli-backup-broken-game = Game { $id } cannot be replayed: { $why }
cli-error-backup-broken = { $file } is written, but { $count ->
        [one] one game in it cannot
       *[other] { $count } games in it cannot
    } be replayed.
cli-error-backup-no-key = { $file } is written, but without the key, which is missing or damaged: whoever restores it gives them no seats back.

cli-games-kit = up to { $letters }

cli-turn = Turn { $number }: { $seat } to move.
cli-turn-set-up = Setting up: { $seat } to decide.
cli-turn-secret = Secret set-up: { $seats }.
cli-turn-chance = Chance decides.
cli-won = Over: { $seat } won, { $why }.
cli-drawn = Over: a draw, { $why }.
cli-uncounted = Over: the game does not count ({ $why }).

cli-play-welcome = { $game }. Type an action such as { $example }, or “help”.
cli-play-chance = Chance: { $drawn }
cli-play-computer = { $seat } (computer): { $action }
cli-play-computer-wrote = { $seat } (computer) has written its set-up; you will see it when yours is done.
cli-play-pass-device = { $seat } sets up in secret. Pass the device and press Enter.
cli-play-position-secret = While set-ups are secret the position is not shown.
cli-play-draw-offered = A draw is offered: “draw” agrees, any action declines.
cli-play-draw-declined = The computer declines the draw.
cli-play-draw-waits = The draw is offered; make your move, the other side will answer.
cli-play-saved = The record is in “{ $file }”.
cli-play-a-person = person
cli-play-the-computer = computer, level { $level }
cli-play-help = An action in the game's notation plays it.
    { $notation }
      legal     every legal action
      board     draw the board again
      position  the position in one line
      back      take the last decision back
      draw      offer a draw, or agree to one
      resign    give up
      quit      end without finishing
cli-play-word-help = help
cli-play-word-board = board
cli-play-word-legal = legal
cli-play-word-position = position
cli-play-word-back = back
cli-play-word-draw = draw
cli-play-word-resign = resign
cli-play-word-quit = quit
