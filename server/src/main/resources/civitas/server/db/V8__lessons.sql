-- Tables at which somebody learns a game. Their position was laid out; it is the base of a border at ply 0 (see V4).

CREATE TABLE lesson (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    name     TEXT NOT NULL,
    skipped  TEXT NOT NULL DEFAULT ''   -- goals and the plies at which they were skipped: "2@14 5@30"
);
