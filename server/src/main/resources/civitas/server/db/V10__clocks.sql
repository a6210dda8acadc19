-- Since when each seat has been waited for, with the revision of the row it belongs to, and when the time of the first person runs out
-- (0: never, or nobody knows), so that a table with a clock need not stay in memory.
ALTER TABLE game_table ADD COLUMN since TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
CREATE INDEX table_by_due ON game_table (due) WHERE due > 0;
