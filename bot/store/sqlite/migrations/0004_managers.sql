-- What a server's managers set, and what they did at its tables and series.

-- Who may open tables and manage them, how many there may be, pace, computers, quiet hours; in JSON.
ALTER TABLE guild_setting ADD COLUMN limits TEXT NOT NULL DEFAULT '{}';

-- Whether a server's managers paused the table: then they alone let it go on.
ALTER TABLE pause ADD COLUMN by_managers INTEGER NOT NULL DEFAULT 0;

CREATE TABLE manager_act (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number   INTEGER NOT NULL, -- in the order of time
    at       INTEGER NOT NULL,
    user_id  INTEGER NOT NULL, -- who did it
    act      TEXT NOT NULL,
    whom     INTEGER, -- who lost a seat by it
    detail   TEXT NOT NULL, -- the reason that everybody reads, or where the table was before
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE series_manager_act (
    series_id INTEGER NOT NULL REFERENCES series (id),
    number    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    act       TEXT NOT NULL,
    whom      INTEGER,
    detail    TEXT NOT NULL,
    PRIMARY KEY (series_id, number)
) STRICT, WITHOUT ROWID;

-- Why a table's clocks stand: the host has left its server, or somebody deleted its thread.
ALTER TABLE guild_absence ADD COLUMN why TEXT NOT NULL DEFAULT 'server';
