-- Who may do what at a table, and what everybody is told about it.

-- A link belongs to whoever gave it; links given before this column existed belong to nobody and open nothing.
DELETE FROM seat_link;
ALTER TABLE seat_link ADD COLUMN giver TEXT NOT NULL DEFAULT '';
CREATE INDEX link_of_table ON seat_link (table_id, seat);

-- Where the deal comes from: dealt here, taken back after something was seen, rewound before somebody joined, or a record.
ALTER TABLE game_table ADD COLUMN origin TEXT NOT NULL DEFAULT 'dealt';

ALTER TABLE seat ADD COLUMN guest INTEGER NOT NULL DEFAULT 0;   -- whether its person has no account
ALTER TABLE seat ADD COLUMN joined INTEGER NOT NULL DEFAULT 0;  -- the ply at which its person sat down
UPDATE seat SET guest = 1 WHERE person IN (SELECT id FROM person WHERE login IS NULL);

-- When somebody was at a table the last time, once they do not look at it any more.
CREATE TABLE presence (
    table_id TEXT   NOT NULL REFERENCES game_table (id),
    person   TEXT   NOT NULL,
    seen     BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);

-- A line nobody said: what has been done at the table. Its text is the arguments, separated by tabs.
ALTER TABLE chat ADD COLUMN notice TEXT NOT NULL DEFAULT '';
ALTER TABLE chat ADD COLUMN guest INTEGER NOT NULL DEFAULT 0;   -- whether the speaker had no account

-- The name of an account as the eye sees it, so that nobody can wear one that looks the same; filled in by the program.
ALTER TABLE person ADD COLUMN likeness TEXT NOT NULL DEFAULT '';
CREATE INDEX person_by_likeness ON person (likeness);

-- Where an account has been signed in to before: guesses from elsewhere do not lock its owner out there.
CREATE TABLE known_address (
    person  TEXT NOT NULL REFERENCES person (id),
    address TEXT NOT NULL,              -- SHA-256 of person and address
    PRIMARY KEY (person, address)
);
