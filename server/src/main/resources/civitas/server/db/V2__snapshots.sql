-- What a table looked like at one moment, so that a long record need not be replayed from its first choice. A cache and
-- nothing more: every row may be deleted at any time, and a row counts only while the choice it was taken after is still in
-- the record (the same ply, made at the same time).
CREATE TABLE snapshot (
    table_id TEXT    PRIMARY KEY REFERENCES game_table (id),
    ply      INTEGER NOT NULL,
    made     BIGINT  NOT NULL,          -- when the choice of that ply was made
    rules    INTEGER NOT NULL,
    since    TEXT    NOT NULL,          -- since when each seat has been waited for
    body     BYTEA   NOT NULL           -- zipped text
);
