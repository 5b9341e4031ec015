# What the page of a game says by itself, without the server.

client-moved = { $seat }: { $written }
client-hidden = { $seat }: a secret decision
client-legal = possible
client-picked = picked
client-play = Play
client-write = Write down
client-choose = Choose
client-back = Cancel
client-where = Choose where.
client-confirm = Confirm, or touch the same place again.
client-let-go = Nothing is picked.
client-or-line = Confirm the move, or touch a border line to cut it off.
client-done = Done, pass it on
client-line = Touch a border line: one has to be cut off.
client-curtain-title = { $seat }
client-curtain-text = Pass the device to this side. The set-up is secret: nobody else looks.
client-curtain-ready = I am the { $seat }, begin
client-resign-sure = { $seat } resigns. Sure?
client-set-ups = Set-up
client-copied = Copied
client-sound-on = Turn sounds on
client-sound-off = Turn sounds off
client-lost = Connection lost. Reconnecting…
client-turned = At the bottom: { $seat }
client-past = You are looking at the position after move { $ply }.
