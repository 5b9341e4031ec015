# Games that come from and go to other places: pasted threads, posts.

import-title = The game is here
import-lead = { $count ->
    [one] One thing was noticed in the text:
   *[other] { $count } things were noticed in the text:
}
import-go = To the game
game-post = Post for a forum
game-copy-post = Copy the post for a forum
