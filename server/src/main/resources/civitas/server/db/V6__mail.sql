-- Letters go only where somebody has said that they want them.

-- The address a person has confirmed. It counts while it is still the person's own: whoever changes it confirms anew.
CREATE TABLE confirmed_address (
    person TEXT PRIMARY KEY REFERENCES person (id),
    email  TEXT NOT NULL
);

-- Secrets of links in letters, each for one person, one address and one purpose: "confirm" (once) or "stop".
CREATE TABLE letter_secret (
    hash    TEXT   PRIMARY KEY,         -- SHA-256
    person  TEXT   NOT NULL REFERENCES person (id),
    email   TEXT   NOT NULL,
    purpose TEXT   NOT NULL,
    expires BIGINT NOT NULL
);

-- How much has been written to an address on a day (UTC, days since 1970).
CREATE TABLE letter_count (
    address TEXT    NOT NULL,
    day     BIGINT  NOT NULL,
    purpose TEXT    NOT NULL,
    letters INTEGER NOT NULL,
    PRIMARY KEY (address, day, purpose)
);

-- Addresses whose owners want no questions either.
CREATE TABLE unwanted_address (
    address TEXT PRIMARY KEY
);

-- How many tables somebody has.
CREATE INDEX table_by_host ON game_table (host, status);
