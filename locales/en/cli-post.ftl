# The command line: games as they are posted elsewhere.

cli-about-post = Write a recorded game as it is posted on a forum: every turn with the stones left, the position, a link
cli-more-post = Reads a record or a forum thread, and posts games that are played on forums (Stone Chess). What is remarkable in a thread is said on the error stream.
cli-arg-link = where the game can be looked at
cli-arg-last = the last turn alone
cli-error-no-posts = { $game } is not played on forums; there is no form to post it in.
cli-error-no-last = no turn has been taken yet
