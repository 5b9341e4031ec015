# What the server says: the status line of a game, refusals, start-up.

status-turn = { $seat } to move
status-thinking = { $seat }: the computer is thinking
status-set-up = { $seat }: make your set-up; nobody else sees it yet
status-draw-offered = { $seats } offers a draw
status-secret = Set-ups are being made in secret: { $seats }
status-chance = Chance decides
status-won = { $seat } has won: { $why }
status-shared = The first place is shared by { $seats }: { $why }
status-drawn = Draw: { $why }
status-uncounted = The game does not count: { $why }

refused-not-yours = This seat is not played from this browser.
refused-behind = The game has moved on meanwhile; here is how it stands.
refused-eyes = A set-up made in secret is made with only its own seat looking on.
refused-thought = The computer found no decision.
refused-storage = The server could not write this down, so it did not happen. Try again in a moment.

socket-binary = A binary message cannot be read here; send text.
socket-upgrade = A WebSocket is opened at this address; the request does not ask for one.
socket-too-long = A message here may have { $most } bytes at most.
socket-unreadable = The message “{ $found }” cannot be read: { $why }.

page-not-found = There is no page at this address.
game-not-found = There is no game at this address.
server-busy = Too much is going on here at this moment. Try again in a few seconds.
server-fails = Something broke on our side. It has been noted; try again in a moment.
request-bad = The request cannot be read.
request-method = This address does not take requests of that kind.
request-too-large = That is more than this address takes.
request-timeout = The answer took too long.
request-forbidden = This is not allowed.
request-origin = Only pages of this server may do that.
request-host = This server is not known as { $host }. If it is to be, start it with --public-url, such as --public-url https://{ $host }.

limit-connections = Too many connections are open. Try again in a moment.
limit-games = Too many games were created from this address. The next one can be created in { $seconds } s.
limit-heavy = Too many pictures and records were asked for from this address. Try again in { $seconds } s.
limit-requests = Too many requests from this address are under way. Try again in a moment.
limit-game-sockets = Too many people are looking at this game already. Try again in a moment.
limit-messages = That comes too fast. Try again in { $seconds } s.
limit-address-sockets = Too many games are open from this address. Close some of their pages.
query-value = “{ $found }” is not a value of “{ $key }”; it takes { $allowed }.
query-number = “{ $found }” is not a number that “{ $key }” takes.
query-unknown = “{ $key }” means nothing in this address.

data-no-folder = This system names no folder for your data; name one with --data.
data-not-writable = The folder { $folder } cannot be written to ({ $why }). Name another one with --data.
data-served = The games in { $folder } are served already, by process { $pid } on { $address } since { $since }. Open that address, end that process, or name another folder with --data.
data-in-use-by = The games in { $folder } are used by process { $pid } since { $since }. Wait until it ends, or name another folder with --data.
data-in-use = The games in { $folder } are used by another process. End it, or name another folder with --data.
data-read-only = { $file } can be read but not written to ({ $why }). Allow writing to it and to its folder, or name another folder with --data.
data-emptied = { $file } is missing or empty, but there were games here: they are lost unless you have a backup, which “skazka restore FILE” brings back. To begin anew without them, move the file “key” and what is left of the database out of the folder.
data-no-database = { $file } is no database. “skazka restore FILE” brings the games of a backup back; to begin anew without games, move the file out of the folder, and the file “key” too.
data-damaged = { $file } is damaged ({ $why }): the games in it cannot be relied on. “skazka restore --force FILE” brings those of a backup back and keeps the damaged file beside them.
data-key-missing = { $file } is missing: it tells whose seats are whose, and without it nobody can go on with a game. “skazka restore --force FILE” brings it back from a backup. To go on with all seats lost, start once with --new-key.
data-key-damaged = { $file } is damaged ({ $length } bytes instead of { $expected }): it tells whose seats are whose, and without it nobody can go on with a game. “skazka restore --force FILE” brings it back from a backup. To go on with all seats lost, start once with --new-key.
data-key-unusable = { $file } cannot be read or written ({ $why }). It tells whose seats are whose; see to its permissions and its disk.
data-locked = Another program keeps { $file } locked. Close it, or name another folder with --data.
data-newer = { $file } was written by a newer version of Skazka (schema { $version }). Update the program, or name another folder with --data.
data-broken = { $file } cannot be opened as a database: { $why }

store-busy = So much is being written down that this had to be left out, so it did not happen. Try again in a moment.
store-full = The server's disk is full, so this could not be written down and did not happen. Try again later.
store-read-only = The server's disk cannot be written to, so this did not happen. Try again later.
store-gone = The server's database is not in its place, so this could not be written down and did not happen. Try again later.
store-fails = The server's database fails, so this did not happen. Try again later.
store-closed = The server is closing, so this did not happen. Try again later.
store-damaged = The database is damaged: { $why }

backup-no-games = There are no games in { $folder }; name their folder with --data.
backup-exists = { $file } exists already; --force writes over it.
backup-under-way = { $file } is just being written by another process.
backup-unreadable = { $file } cannot be read: { $why }
backup-unwritable = { $file } cannot be written: { $why }
backup-missing = There is no file { $file }.
backup-no-backup = { $file } is no backup; expected a file that “skazka backup” has made.
backup-damaged = { $file } is damaged: { $why }
backup-newer = { $file } was written by a newer version of Skazka (schema { $version }). Update the program.
backup-broken-games = { $file }: { $count ->
        [one] one game cannot be replayed
       *[other] { $count } games cannot be replayed
    }; nothing was restored. --force restores them as they are.
backup-games-there = There are games in { $folder }; --force puts those of the backup in their place and keeps the old ones beside them.

serve-address = Skazka is served on { $url }
serve-public-address = Skazka is served on { $url }, and listens on { $address }
serve-metrics = Metrics for Prometheus are on { $url }
serve-taken = Another program listens on { $address } already. Name another port, such as --address 127.0.0.1:7879.
serve-cannot-listen = Nobody can listen on { $address }: { $why }
serve-broke-off = The server had to stop: { $why }
