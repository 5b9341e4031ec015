# The rules pages.

rules-mark = Reconstructed: the source is silent here. What was decided, and why
rules-diagram-line = Line { $line }: “{ $found }” is no line of a diagram; expected “key: value”.
rules-diagram-key = Line { $line }: diagrams have no key “{ $key }”; they have { $expected }.
rules-diagram-twice = Line { $line }: the key “{ $key }” is set twice.
rules-diagram-missing = Line { $line }: the diagram has no key “{ $key }”.
rules-diagram-both = Line { $line }: the diagram has both position and papers; expected one of them.
rules-diagram-touch = Nothing begins with cell { $cell } here.
rules-diagram-refused = Line { $line }: { $reason }
rules-diagram-part = The board has no cell “{ $cell }”.
rules-diagram-way = The touches { $way } show no way.
rules-diagram-allowed = The page says that “{ $action }” is not allowed, but it is.
