-- Who sat at a seat of a game, from when to when, and how that ended; for ever.
CREATE TABLE tenure (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    number   INTEGER NOT NULL CHECK (number >= 0), -- counted by seat
    user_id  INTEGER NOT NULL,
    name     TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    missed   INTEGER NOT NULL, -- turns that the host had to answer for
    ending   TEXT NOT NULL CHECK (
        ending IN ('left', 'replaced', 'kicked', 'conceded', 'finished', 'cancelled')
    ),
    PRIMARY KEY (table_id, seat, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER tenure_is_never_changed BEFORE UPDATE ON tenure
BEGIN
    SELECT RAISE(ABORT, 'tenures are append-only');
END;

CREATE TRIGGER tenure_is_never_deleted BEFORE DELETE ON tenure
BEGIN
    SELECT RAISE(ABORT, 'tenures are append-only');
END;

-- The tenure that goes on at each seat.
CREATE TABLE sitting (
    table_id   INTEGER NOT NULL REFERENCES game_table (id),
    seat       INTEGER NOT NULL CHECK (seat >= 0),
    number     INTEGER NOT NULL CHECK (number >= 0),
    began_at   INTEGER NOT NULL,
    missed     INTEGER NOT NULL,
    in_a_row   INTEGER NOT NULL, -- missed turns since the last move of one's own
    chapter    INTEGER,          -- of the last missed turn
    played     INTEGER NOT NULL CHECK (played IN (0, 1)), -- made a move in this tenure
    offered_at INTEGER,          -- NULL: the seat is not on offer
    away       INTEGER NOT NULL CHECK (away IN (0, 1)),   -- left the server
    claim_id   INTEGER,          -- who wants the seat
    claim_name TEXT,
    claim_due  INTEGER,          -- when the seat changes hands if nobody objects
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- People whom a table does not want at a seat again.
CREATE TABLE barred (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Who wants whom removed from the table.
CREATE TABLE ballot (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    voter    INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (table_id, voter, seat)
) STRICT, WITHOUT ROWID;

-- Answers that a seat has given in advance.
CREATE TABLE standing (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    key      TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, key)
) STRICT, WITHOUT ROWID;

-- When a table closes for want of anybody, as announced.
CREATE TABLE closing (
    table_id  INTEGER PRIMARY KEY REFERENCES game_table (id),
    kept_at   INTEGER, -- when somebody last asked to keep it
    closes_at INTEGER, -- NULL: nothing is announced
    notice    INTEGER NOT NULL -- how many announcements were made
) STRICT;

-- What the host does by itself at a time, answers apart.
CREATE TABLE alarm (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    kind     TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    due_at   INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX alarm_due ON alarm (due_at);

CREATE TRIGGER no_alarm_outlives_its_table AFTER UPDATE OF status ON game_table
WHEN NEW.status IN ('over', 'cancelled', 'expired')
BEGIN
    DELETE FROM alarm WHERE table_id = NEW.id;
END;
