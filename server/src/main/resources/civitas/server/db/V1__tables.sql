-- One schema for SQLite and PostgreSQL: only types both know. Times are milliseconds since 1970, flags are 0 or 1,
-- "nobody" and "nothing" are empty texts.

CREATE TABLE person (
    id       TEXT   PRIMARY KEY,
    name     TEXT   NOT NULL,
    login    TEXT   UNIQUE,             -- the name in lower case; NULL for guests, who cannot sign in again
    password TEXT   NOT NULL,           -- Argon2id; empty for guests
    email    TEXT   NOT NULL,
    language TEXT   NOT NULL,
    notify   INTEGER NOT NULL,
    created  BIGINT NOT NULL
);

CREATE TABLE session (
    hash    TEXT   PRIMARY KEY,         -- SHA-256 of the secret in the cookie
    person  TEXT   NOT NULL REFERENCES person (id),
    expires BIGINT NOT NULL
);
CREATE INDEX session_of_person ON session (person);

CREATE TABLE game_table (
    id      TEXT    PRIMARY KEY,
    game    TEXT    NOT NULL,
    boxes   TEXT    NOT NULL,
    options TEXT    NOT NULL,
    title   TEXT    NOT NULL,
    status  TEXT    NOT NULL,
    host    TEXT    NOT NULL,
    listed  INTEGER NOT NULL,
    pace    TEXT    NOT NULL,
    seconds BIGINT  NOT NULL,
    seed    BIGINT  NOT NULL,
    salt    TEXT    NOT NULL,
    rules   INTEGER NOT NULL,
    created BIGINT  NOT NULL,
    updated BIGINT  NOT NULL,
    ply     INTEGER NOT NULL,
    waiting INTEGER NOT NULL,           -- the seats the game waits for, as a bit mask
    speed   INTEGER NOT NULL,
    result  TEXT    NOT NULL
);
CREATE INDEX table_by_status ON game_table (status, listed, updated);

CREATE TABLE seat (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    person   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    level    TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seat_of_person ON seat (person);

-- The record: a table is the replay of these rows. The primary key lets only one of two rival choices win.
CREATE TABLE choice (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    ply      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    code     TEXT    NOT NULL,
    made     BIGINT  NOT NULL,
    PRIMARY KEY (table_id, ply)
);

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    n        INTEGER NOT NULL,
    seat     TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    said     BIGINT  NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE seat_link (
    hash     TEXT    PRIMARY KEY,       -- SHA-256 of the secret in the link
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL
);
