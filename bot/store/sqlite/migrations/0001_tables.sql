-- Times are milliseconds since 1970 in UTC. People, guilds, channels and messages are Discord's ids.

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE person (
    user_id  INTEGER PRIMARY KEY,
    language TEXT -- NULL: as Discord says
) STRICT;

CREATE TABLE game_table (
    id             INTEGER PRIMARY KEY,
    interaction_id INTEGER NOT NULL UNIQUE,
    game           TEXT NOT NULL,
    version        INTEGER NOT NULL,
    options        TEXT NOT NULL CHECK (json_valid(options)),
    seats          INTEGER NOT NULL CHECK (seats > 0),
    language       TEXT NOT NULL,
    place          TEXT NOT NULL CHECK (place IN ('thread', 'here')),
    guild_id       INTEGER NOT NULL,
    channel_id     INTEGER NOT NULL,
    thread_id      INTEGER,
    host_id        INTEGER NOT NULL,
    host_name      TEXT NOT NULL,
    status         TEXT NOT NULL CHECK (
        status IN ('lobby', 'playing', 'over', 'cancelled', 'expired', 'quarantined')
    ),
    opened_at      INTEGER NOT NULL,
    ended_at       INTEGER,
    seed           TEXT, -- NULL: not started
    error_id       TEXT
) STRICT;

CREATE INDEX game_table_guild ON game_table (guild_id)
WHERE status IN ('lobby', 'playing', 'quarantined');
CREATE INDEX game_table_channel ON game_table (channel_id)
WHERE status IN ('lobby', 'playing', 'quarantined');
CREATE INDEX game_table_thread ON game_table (thread_id) WHERE thread_id IS NOT NULL;

CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    user_id  INTEGER NOT NULL,
    name     TEXT NOT NULL,
    gone     INTEGER NOT NULL CHECK (gone IN (0, 1)),   -- left the running game
    agreed   INTEGER NOT NULL CHECK (agreed IN (0, 1)), -- to call the game off
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_user ON seat (user_id);

-- What happened, for ever. Number 0 is the set-up; its payload holds nothing.
CREATE TABLE move (
    table_id       INTEGER NOT NULL REFERENCES game_table (id),
    number         INTEGER NOT NULL CHECK (number >= 0),
    interaction_id INTEGER UNIQUE,
    seat           INTEGER,
    user_id        INTEGER,
    decision       TEXT NOT NULL,
    payload        TEXT NOT NULL,
    events         TEXT NOT NULL,
    cause          TEXT NOT NULL CHECK (
        cause IN ('start', 'player', 'default', 'standing', 'undo')
    ),
    chapter_before INTEGER NOT NULL,
    chapter        INTEGER NOT NULL,
    at             INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER move_is_never_changed BEFORE UPDATE ON move
BEGIN
    SELECT RAISE(ABORT, 'moves are append-only');
END;

CREATE TRIGGER move_is_never_deleted BEFORE DELETE ON move
BEGIN
    SELECT RAISE(ABORT, 'moves are append-only');
END;

-- The latest state of a game: a cache of what the moves add up to.
CREATE TABLE snapshot (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    number   INTEGER NOT NULL,  -- of the last move in it
    version  INTEGER NOT NULL,  -- of the shape
    chapter  INTEGER NOT NULL,
    since    INTEGER NOT NULL,  -- the move in which that chapter began
    checksum INTEGER NOT NULL,  -- CRC-32 of the state in UTF-8
    state    TEXT NOT NULL
) STRICT;

CREATE TABLE deadline (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    decision TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    due_at   INTEGER NOT NULL,
    PRIMARY KEY (table_id, decision, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadline_due ON deadline (due_at);

-- Changes that Discord has not been told of.
CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    id       INTEGER NOT NULL, -- counts up through all tables
    chapter  INTEGER, -- the first one touched; NULL: no game went on
    since    INTEGER, -- the move in which that chapter began
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE post (
    table_id   INTEGER NOT NULL REFERENCES game_table (id),
    key        TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, key)
) STRICT, WITHOUT ROWID;

-- Why a table was quarantined; its snapshot and moves are left as they were.
CREATE TABLE error (
    id       TEXT PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    trace    TEXT NOT NULL, -- with the move that was being made, if it was one
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
