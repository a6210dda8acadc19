-- Whether an expert may be asked for advice at a table. Tables that were there before give none.

ALTER TABLE game_table ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
