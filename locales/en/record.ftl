# What is said about records of games.

record-at = Line { $line }, column { $column }: { $why }
record-expected = expected { $expected }, found { $found }.
record-found = “{ $found }”
record-found-end = the end of the text
record-a-tag-name = the name of a tag: letters, digits and _
record-a-quoted-text = a text in double quotes
record-a-bracket = “]” after the tag's value
record-a-parenthesis = “)” that closes the variation
record-a-nag = a number from 0 to 255 after “$”
record-an-action = an action
record-the-end = nothing but comments after the result
record-control = the control character { $code } stands here; expected text.
record-tag-name = A tag cannot be called “{ $found }”; expected letters, digits and _ beginning with a letter, and not Result.
record-tag-twice = the tag { $name } stands twice; write it once.
record-quote-open = the double quotes that open here are not closed on this line.
record-comment-open = the comment that opens here is not closed; expected “{"}"}”.
record-number = { $found } is too large for the number of a turn; expected at most 4294967295.
record-result = “{ $found }” is not a result; expected each seat's place such as 1-2 or 1-1, or * while the game runs.
record-two-results = the Result tag says { $told }, the end of the moves says { $found }; make them the same.
record-too-deep = variations stand in one another deeper than { $most }.
record-too-many = more than { $most } variations in one record.

record-without-game = The record has no Game tag; expected one such as [Game "dumaraj/pioneer-1"].
rules-revision-unreadable = { $found } is no revision of rules; expected one such as 1+1f0c9a2b.
record-neither = This is no record, and no other notation of a game either. As a record: { $why }
record-in-tag = The tag { $tag }: { $why }
record-move = Move { $number } ({ $who }): { $why }
record-move-late = “{ $action }” stands here, but the game is over.
record-move-number = “{ $action }” is numbered { $told }, but the turn here is { $number }.
record-chance = chance
record-nobody = nobody
record-places = The result names { $told } places, but { $seats } seats play.
record-result-wrong = The record says the result is { $told }, the moves lead to { $found }.
record-termination-wrong = The record says that the game ended by “{ $told }”, the moves end it by “{ $found }”.
record-unfinished = The moves do not end the game as the Termination tag says ({ $told }); expected resignation, agreement, or the missing moves.
record-not-told = not told
