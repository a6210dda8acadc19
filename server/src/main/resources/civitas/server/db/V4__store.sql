-- How often a row has been changed: who changes it names the revision they have read, so nobody overwrites what they do not know.
ALTER TABLE game_table ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

-- Where a running table crossed over to other rules. Where its record does not give the same table under the new rules, the
-- body says what the table was, and the record counts from there: not a cache, unlike a snapshot.
CREATE TABLE border (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    came     INTEGER NOT NULL,          -- the rules it came from
    went     INTEGER NOT NULL,          -- the rules it goes on under
    ply      INTEGER NOT NULL,          -- how many choices had been made when it crossed
    taken    INTEGER NOT NULL,          -- how many choices had to be taken back for that
    base     INTEGER NOT NULL,          -- the ply the body was taken at; -1 without one
    since    TEXT    NOT NULL,          -- since when each seat had been waited for then
    body     BYTEA   NOT NULL,          -- zipped text; empty where the record still gives the same table
    PRIMARY KEY (table_id, went)
);

-- Written now and then to find out whether the database can be written; one row.
CREATE TABLE pulse (
    id   INTEGER PRIMARY KEY,
    beat BIGINT  NOT NULL
);
