-- A game is its start and an append-only log of events.

CREATE TABLE games (
    id         TEXT    NOT NULL PRIMARY KEY,
    discipline TEXT    NOT NULL,             -- family/discipline
    settings   TEXT    NOT NULL,             -- the options that differ from their defaults: 'size=7 mirror=yes'
    start      TEXT,                         -- the position it starts from, when not the discipline's own
    seats      TEXT    NOT NULL,             -- JSON: who decides for each seat
    owner      BLOB    NOT NULL,             -- SHA-256 of the token of the browser that holds the human seats
    created_at INTEGER NOT NULL              -- milliseconds since 1970, UTC
) STRICT;

CREATE TABLE events (
    game  TEXT    NOT NULL REFERENCES games (id),
    seq   INTEGER NOT NULL,                  -- from 0, without gaps
    event TEXT    NOT NULL,                  -- JSON of core::Event
    at    INTEGER NOT NULL,                  -- milliseconds since 1970, UTC
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
