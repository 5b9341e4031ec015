-- Seats have rows of their own, each with its holder. Games know their time control and whether they are over, events the
-- version of their JSON.

CREATE TABLE seats (
    game   TEXT    NOT NULL REFERENCES games (id),
    seat   INTEGER NOT NULL,                 -- from 0, in the order of seats
    kind   TEXT    NOT NULL,                 -- human or computer
    level  INTEGER,                          -- a computer's strength, from 1
    name   TEXT,                             -- a person's name, if one was given
    holder BLOB,                             -- SHA-256 of the token of the browser that holds it; none: it is open, or a computer's
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- What cannot be read leaves no rows, and is told when that game is opened.
INSERT INTO seats (game, seat, kind, level, name, holder)
SELECT games.id, one.key, one.value ->> 'kind', one.value ->> 'level', one.value ->> 'name',
       CASE one.value ->> 'kind' WHEN 'human' THEN games.owner END
FROM games, json_each(CASE WHEN json_valid(games.seats) THEN games.seats ELSE '[]' END) AS one
WHERE one.value ->> 'kind' IS NOT NULL;

CREATE INDEX seats_of_holders ON seats (holder, game) WHERE holder IS NOT NULL;

ALTER TABLE games DROP COLUMN seats;
ALTER TABLE games DROP COLUMN owner;
ALTER TABLE games ADD COLUMN time_control TEXT NOT NULL DEFAULT '-';  -- as the tag TimeControl of a record has it
ALTER TABLE games ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0;      -- 1 when its last event ended it; set when an old game is opened

CREATE INDEX games_by_age ON games (created_at, id);
CREATE INDEX games_by_state ON games (is_over, created_at, id);

ALTER TABLE events ADD COLUMN event_version INTEGER NOT NULL DEFAULT 1; -- of the event's JSON
