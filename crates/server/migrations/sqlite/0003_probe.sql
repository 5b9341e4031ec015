-- What is written to find out whether anything can be written: when it last could, in milliseconds since 1970, UTC.

CREATE TABLE probe (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
