-- What a server's managers chose for the tables there.
CREATE TABLE guild_setting (
    guild_id INTEGER PRIMARY KEY,
    language TEXT,          -- NULL: as Discord says
    channels TEXT NOT NULL CHECK (json_valid(channels)) -- where tables may be opened; []: anywhere
) STRICT;

-- A snapshot also says from where on moves may be taken back: after the last that drew luck or
-- told something hidden; and how often some were.
ALTER TABLE snapshot ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE snapshot ADD COLUMN undone INTEGER NOT NULL DEFAULT 0;
UPDATE snapshot SET fence = number;

-- Somebody asks the others to let them take back their last move.
CREATE TABLE proposal (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    number   INTEGER NOT NULL, -- of the last move when it was made; another move closes it
    target   INTEGER NOT NULL, -- of the last move that would stand
    agreed   TEXT NOT NULL CHECK (json_valid(agreed)) -- the seats that agree
) STRICT;

-- Who had a table rebuilt from its moves, and what came of it; for ever.
CREATE TABLE repair (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    at       INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    error_id TEXT NOT NULL, -- of the error that had set the table aside
    verdict  TEXT NOT NULL CHECK (verdict IN ('sound', 'restored', 'failed')),
    PRIMARY KEY (table_id, at)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER repair_is_never_changed BEFORE UPDATE ON repair
BEGIN
    SELECT RAISE(ABORT, 'repairs are append-only');
END;

CREATE TRIGGER repair_is_never_deleted BEFORE DELETE ON repair
BEGIN
    SELECT RAISE(ABORT, 'repairs are append-only');
END;

-- Tables whose hands may be watched, a turn behind, by those who do not play.
CREATE TABLE open_hands (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id)
) STRICT;
