# The levels of the computer player, weakest first. What is said of each is what it does: crates/search/src/levels.rs.

computer-level-1 = First game
computer-level-1-help = Sees only its own next move, a little further where there is hardly a choice, judges by rule of thumb, and makes every fifth move without thinking. Answers at once.
computer-level-2 = Beginner
computer-level-2-help = Sees its move and your reply, a little further where there is hardly a choice, judges roughly, and makes every tenth move without thinking. Answers at once.
computer-level-3 = Casual player
computer-level-3-help = Looks three moves ahead, yours and its own together, further where there is little to choose from, and is careless about one move in thirty. Takes up to half a second.
computer-level-4 = Steady player
computer-level-4-help = Looks five moves ahead, yours and its own together, further where there is little to choose from, and follows every exchange to its end. Takes up to a second.
computer-level-5 = Strong player
computer-level-5-help = Looks as far as it can within two and a half seconds, and errs only by accident.
computer-level-6 = Full strength
computer-level-6-help = Looks as far as it can within four and a half seconds: all that the computer is able to do.
