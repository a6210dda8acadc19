-- How many ages, or turns, of its game a table has begun, for the lists; 0 where nothing was chosen since this column exists.
ALTER TABLE game_table ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;
