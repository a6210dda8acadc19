-- Seeds of 128 bits, and a generator of chance that cannot be reckoned from what is seen. Tables that were there before keep
-- the generator and the 64 bits they were dealt with, in the column "seed", which holds the lower half from now on.

ALTER TABLE game_table ADD COLUMN generator TEXT NOT NULL DEFAULT 'splitmix64';
ALTER TABLE game_table ADD COLUMN seed_high BIGINT NOT NULL DEFAULT 0;
