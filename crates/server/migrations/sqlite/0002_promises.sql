-- What a game's draws by chance come from. Games in which nothing is drawn, and all from before, have none.

ALTER TABLE games ADD COLUMN secret     BLOB;    -- 32 random bytes; nobody is told before the game is over
ALTER TABLE games ADD COLUMN drawn_as   TEXT;    -- what the game is called in its draws
ALTER TABLE games ADD COLUMN drawn_from INTEGER; -- the first draw that the secret answers for, from 1
