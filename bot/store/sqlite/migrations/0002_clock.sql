-- The clock of each table. An open question is a row of deadline with the time of its asking.

ALTER TABLE game_table ADD COLUMN pace TEXT NOT NULL DEFAULT 'slow';

ALTER TABLE deadline ADD COLUMN asked_at INTEGER; -- NULL: not a question's
ALTER TABLE deadline ADD COLUMN given_back INTEGER NOT NULL DEFAULT 0; -- the host's own downtime
ALTER TABLE deadline ADD COLUMN remind_at INTEGER; -- NULL: no further reminder

CREATE INDEX deadline_remind ON deadline (remind_at) WHERE remind_at IS NOT NULL;

CREATE TABLE bank (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    used     INTEGER NOT NULL CHECK (used >= 0), -- milliseconds
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE pause (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    since    INTEGER NOT NULL,
    until    INTEGER CHECK (until >= since), -- NULL: it goes on
    PRIMARY KEY (table_id, since)
) STRICT, WITHOUT ROWID;

-- Who wants the table paused, or wanted the pause that goes on.
CREATE TABLE pause_wish (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE extension (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    decision TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    giver    INTEGER NOT NULL, -- a seat
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, decision, seat, giver)
) STRICT, WITHOUT ROWID;

CREATE TABLE reminder (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    decision TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    number   INTEGER NOT NULL CHECK (number BETWEEN 1 AND 3),
    chapter  INTEGER NOT NULL, -- the turn it was given in
    at       INTEGER NOT NULL,
    said     INTEGER NOT NULL CHECK (said IN (0, 1)),
    PRIMARY KEY (table_id, decision, seat, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE habits (
    user_id    INTEGER PRIMARY KEY,
    zone       TEXT NOT NULL,    -- an IANA name
    quiet_from INTEGER,          -- minutes since midnight there; NULL: no quiet hours
    quiet_to   INTEGER,
    cadence    TEXT NOT NULL CHECK (cadence IN ('off', 'few', 'normal')),
    copies     INTEGER NOT NULL CHECK (copies IN (0, 1)), -- of calls, in direct messages
    closed     INTEGER NOT NULL CHECK (closed IN (0, 1)) -- a copy failed; the person is to be told
) STRICT;

CREATE TABLE away (
    user_id INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    until   INTEGER NOT NULL CHECK (until >= since),
    PRIMARY KEY (user_id, since)
) STRICT, WITHOUT ROWID;
