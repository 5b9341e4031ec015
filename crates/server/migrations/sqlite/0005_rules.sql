-- A game knows the rules it was begun by, and its start whether or not that is the discipline's own. Games from before know no
-- rules, and of starts only those that were chosen.

ALTER TABLE games ADD COLUMN rules TEXT;                                   -- core::RulesRevision: '1+1f0c9a2b'
ALTER TABLE games ADD COLUMN is_start_chosen INTEGER NOT NULL DEFAULT 0;   -- 1 where whoever began it gave the start

UPDATE games SET is_start_chosen = 1 WHERE start IS NOT NULL;
