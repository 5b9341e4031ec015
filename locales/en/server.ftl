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

refused-not-yours = This seat is not played from this browser.
refused-behind = The game has moved on meanwhile; here is how it stands.
refused-eyes = A set-up made in secret is made with only its own seat looking on.
refused-thought = The computer found no decision.
refused-storage = The server could not write this down, so it did not happen. Try again in a moment.

socket-binary = A binary message cannot be read here; send text.
socket-too-long = A message here may have { $most } bytes at most.
socket-unreadable = The message “{ $found }” cannot be read: { $why }.

page-not-found = There is no page at this address.
game-not-found = There is no game at this address.
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
data-locked = Another program keeps { $file } locked. Close it, or name another folder with --data.
data-newer = { $file } was written by a newer version of Skazka (schema { $version }). Update the program, or name another folder with --data.
data-broken = { $file } cannot be opened as a database: { $why }

serve-address = Skazka is served on { $url }
serve-public-address = Skazka is served on { $url }, and listens on { $address }
serve-metrics = Metrics for Prometheus are on { $url }
serve-taken = Another program listens on { $address } already. Name another port, such as --address 127.0.0.1:7879.
serve-cannot-listen = Nobody can listen on { $address }: { $why }
serve-broke-off = The server had to stop: { $why }
