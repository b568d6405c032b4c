-- Moments are milliseconds since 1970 in UTC. People, guilds, channels and messages are Discord's ids.
-- What grows with the program (statuses, causes, kinds) is text without a list of what is allowed:
-- SQLite cannot widen such a list but by building the table anew. Flags are 0 or 1.

-- Tables. What every table has is a column; what holds for a few, or for a while, is a row elsewhere.

CREATE TABLE game_table (
    id             INTEGER PRIMARY KEY,
    interaction_id INTEGER UNIQUE, -- of the command that opened it; NULL: a series did
    game           TEXT NOT NULL,
    version        INTEGER NOT NULL, -- of the game's stored shapes
    options        TEXT NOT NULL CHECK (json_valid(options)),
    seats          INTEGER NOT NULL CHECK (seats > 0),
    language       TEXT NOT NULL,
    pace           TEXT NOT NULL,
    open_hands     INTEGER NOT NULL CHECK (open_hands IN (0, 1)), -- may be watched, a turn behind
    stand_in       TEXT, -- how well a computer plays for the absent; NULL: they get moves by default
    hints          TEXT NOT NULL, -- who may ask what a computer would do
    place          TEXT NOT NULL,
    guild_id       INTEGER NOT NULL,
    channel_id     INTEGER NOT NULL,
    thread_id      INTEGER,
    host_id        INTEGER NOT NULL,
    host_name      TEXT NOT NULL,
    status         TEXT NOT NULL,
    opened_at      INTEGER NOT NULL,
    ended_at       INTEGER, -- NULL: it is live
    seed           TEXT,    -- NULL: not started
    error_id       TEXT,    -- NULL: not in quarantine
    said_upto      INTEGER NOT NULL DEFAULT 0 -- the last row of its outbox that has been said
) STRICT;

CREATE INDEX game_table_guild ON game_table (guild_id) WHERE ended_at IS NULL;
CREATE INDEX game_table_channel ON game_table (channel_id) WHERE ended_at IS NULL;
CREATE INDEX game_table_thread ON game_table (thread_id) WHERE thread_id IS NOT NULL;

-- The last number that was given to anything, so that none is given twice.
CREATE TABLE sequence (
    name TEXT PRIMARY KEY,
    last INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO sequence (name, last) VALUES ('game_table', 0), ('series', 0);

-- What a table takes over from the game that it is the rematch of.
CREATE TABLE rematch (
    table_id  INTEGER PRIMARY KEY REFERENCES game_table (id),
    of_table  INTEGER NOT NULL REFERENCES game_table (id),
    people    TEXT NOT NULL CHECK (json_valid(people)),    -- who sat there, by seat
    handed_on TEXT NOT NULL CHECK (json_valid(handed_on)), -- what its rules said
    seating   TEXT CHECK (seating IS NULL OR json_valid(seating)) -- by seat here, the seat there; NULL: not started
) STRICT;

-- Tables on servers that the host is not on any more: nothing of them falls due until it is back.
CREATE TABLE guild_absence (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    since    INTEGER NOT NULL -- put off by what the host was down meanwhile
) STRICT;

-- What is known of a table that nobody seems to mind; when it closes is a timer.
CREATE TABLE inactivity (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    kept_at  INTEGER,         -- when somebody last asked to keep it
    notice   INTEGER NOT NULL -- how many announcements of its end were made; 0: none stands
) STRICT;

-- Why a table was quarantined; its snapshot and moves are left as they were.
CREATE TABLE quarantine_error (
    id       TEXT PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    trace    TEXT NOT NULL, -- with the move that was being made, if it was one
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who had a table rebuilt from its moves, and what came of it; for ever.
CREATE TABLE repair (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    at       INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    error_id TEXT NOT NULL, -- of the error that had set the table aside
    verdict  TEXT NOT NULL,
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

-- Moves and what they add up to.

-- What happened, for ever. Number 0 is the set-up; its payload holds the seats drawn by lot. Kept in the order of time,
-- not by table: moves of many tables that are written together then share a few pages.
CREATE TABLE move (
    table_id       INTEGER NOT NULL REFERENCES game_table (id),
    number         INTEGER NOT NULL CHECK (number >= 0),
    interaction_id INTEGER,
    seat           INTEGER,
    user_id        INTEGER, -- NULL: the host answered
    decision       TEXT NOT NULL,
    payload        TEXT NOT NULL,
    events         TEXT NOT NULL,
    cause          TEXT NOT NULL,
    chapter_before INTEGER NOT NULL,
    chapter        INTEGER NOT NULL,
    at             INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

-- A press delivered twice is one move.
CREATE UNIQUE INDEX move_interaction ON move (interaction_id) WHERE interaction_id IS NOT NULL;

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
    number   INTEGER NOT NULL, -- of the last move in it
    version  INTEGER NOT NULL, -- of the shape
    chapter  INTEGER NOT NULL,
    since    INTEGER NOT NULL, -- the move in which that chapter began
    checksum INTEGER NOT NULL, -- CRC-32 of the state in UTF-8
    state    TEXT NOT NULL,
    fence    INTEGER NOT NULL, -- the last move that drew luck or told something hidden
    renamed  INTEGER NOT NULL  -- how often questions were named anew by an undo
) STRICT;

-- Somebody asks the others to let them take back their last move.
CREATE TABLE undo_request (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    number   INTEGER NOT NULL, -- of the last move when it was made; another move closes it
    target   INTEGER NOT NULL, -- of the last move that would stand
    agreed   TEXT NOT NULL CHECK (json_valid(agreed)) -- the seats that agree
) STRICT;

-- Seats and whoever sits in them. A seat without a user is a computer's; a table may have several.

CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    user_id  INTEGER,
    level    TEXT CHECK ((level IS NULL) = (user_id IS NOT NULL)), -- how well a computer plays
    name     TEXT NOT NULL,
    gone     INTEGER NOT NULL CHECK (gone IN (0, 1)),   -- left the running game
    agreed   INTEGER NOT NULL CHECK (agreed IN (0, 1)), -- to call the game off
    place    TEXT NOT NULL,                             -- wanted in the lobby; empty: any
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_user ON seat (user_id);

-- Whoever sits at a seat of a game: since when, and how it goes.
CREATE TABLE occupancy (
    table_id    INTEGER NOT NULL REFERENCES game_table (id),
    seat        INTEGER NOT NULL CHECK (seat >= 0),
    number      INTEGER NOT NULL CHECK (number >= 0), -- counted by seat
    began_at    INTEGER NOT NULL,
    began_after INTEGER NOT NULL, -- the last move before: told with the name of whoever was there
    missed      INTEGER NOT NULL, -- turns that the host had to answer for
    in_a_row    INTEGER NOT NULL, -- missed turns since the last move of one's own
    chapter     INTEGER,          -- of the last missed turn
    missed_from INTEGER,          -- when the question was asked that was missed first in that turn
    played      INTEGER NOT NULL CHECK (played IN (0, 1)), -- made a move
    away        INTEGER NOT NULL CHECK (away IN (0, 1)),   -- left the server
    offered_at  INTEGER,          -- NULL: the seat is not on offer
    claim_id    INTEGER,          -- who wants the seat
    claim_name  TEXT,
    claim_due   INTEGER,          -- when the seat changes hands if nobody objects
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Who sat at a seat of a game, from when to when, and how that ended; for ever.
CREATE TABLE past_occupancy (
    table_id    INTEGER NOT NULL REFERENCES game_table (id),
    seat        INTEGER NOT NULL CHECK (seat >= 0),
    number      INTEGER NOT NULL CHECK (number >= 0),
    user_id     INTEGER,
    level       TEXT, -- as in seat
    name        TEXT NOT NULL,
    began_at    INTEGER NOT NULL,
    began_after INTEGER NOT NULL,
    ended_at    INTEGER NOT NULL,
    missed      INTEGER NOT NULL,
    ending      TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER past_occupancy_is_never_changed BEFORE UPDATE ON past_occupancy
BEGIN
    SELECT RAISE(ABORT, 'past occupancies are append-only');
END;

CREATE TRIGGER past_occupancy_is_never_deleted BEFORE DELETE ON past_occupancy
BEGIN
    SELECT RAISE(ABORT, 'past occupancies are append-only');
END;

-- People whom a table does not want at a seat again.
CREATE TABLE seat_ban (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Who wants whom removed from the table.
CREATE TABLE ballot (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    voter    INTEGER NOT NULL, -- a seat
    seat     INTEGER NOT NULL,
    PRIMARY KEY (table_id, voter, seat)
) STRICT, WITHOUT ROWID;

-- Answers that a seat has given in advance.
CREATE TABLE standing_order (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    key      TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, key)
) STRICT, WITHOUT ROWID;

-- What a seat will answer to questions that it foresees, and what has ended such a plan.
CREATE TABLE plan (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    answers  TEXT NOT NULL CHECK (json_valid(answers)),
    lost     TEXT NOT NULL CHECK (json_valid(lost)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Who has watched the open hands of a game under way; for as long as it goes on.
CREATE TABLE hand_viewer (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Clocks.

-- An open question to a seat: when the host answers in its place, and reminds it of that.
CREATE TABLE deadline (
    table_id   INTEGER NOT NULL REFERENCES game_table (id),
    decision   TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    asked_at   INTEGER NOT NULL,
    given_back INTEGER NOT NULL, -- the host's own downtime since
    covered    INTEGER NOT NULL, -- how much of it fell in pauses and absences
    notice_at  INTEGER,          -- the next call or reminder; NULL: none
    passed     INTEGER,          -- the move with which it passed to the seat from somebody else
    call_at    INTEGER,          -- NULL: the seat is not called to it
    wakes_at   INTEGER NOT NULL AS (min(due_at, coalesce(notice_at, due_at))),
    PRIMARY KEY (table_id, decision, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadline_wakes ON deadline (wakes_at);

-- What else the host does by itself at a time.
CREATE TABLE timer (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    kind     TEXT NOT NULL,
    key      TEXT NOT NULL, -- tells timers of one kind and seat apart
    seat     INTEGER NOT NULL,
    due_at   INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, key, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX timer_due ON timer (due_at);

CREATE TRIGGER no_timer_outlives_its_table AFTER UPDATE OF ended_at ON game_table
WHEN NEW.ended_at IS NOT NULL
BEGIN
    DELETE FROM timer WHERE table_id = NEW.id;
END;

CREATE TABLE bank (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    used     INTEGER NOT NULL CHECK (used >= 0), -- milliseconds
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- A limit that several questions of a seat share, while the seat is not asked.
CREATE TABLE stopped_clock (
    table_id   INTEGER NOT NULL REFERENCES game_table (id),
    seat       INTEGER NOT NULL,
    clock      TEXT NOT NULL,
    asked_at   INTEGER NOT NULL,
    given_back INTEGER NOT NULL, -- milliseconds
    covered    INTEGER NOT NULL, -- as in deadline
    stopped_at INTEGER NOT NULL,
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
    number   INTEGER NOT NULL CHECK (number > 0),
    chapter  INTEGER NOT NULL, -- the turn it was given in
    at       INTEGER NOT NULL,
    said     INTEGER NOT NULL CHECK (said IN (0, 1)),
    PRIMARY KEY (table_id, decision, seat, number)
) STRICT, WITHOUT ROWID;

-- What people and servers have chosen.

CREATE TABLE person (
    user_id  INTEGER PRIMARY KEY,
    language TEXT -- NULL: as Discord says
) STRICT;

CREATE TABLE preference (
    user_id    INTEGER PRIMARY KEY,
    zone       TEXT NOT NULL, -- an IANA name
    quiet_from INTEGER,       -- minutes since midnight there; NULL: no quiet hours
    quiet_to   INTEGER,
    cadence    TEXT NOT NULL,
    calls      TEXT NOT NULL, -- to which questions the person is called
    copies     INTEGER NOT NULL CHECK (copies IN (0, 1)), -- of calls, in direct messages
    closed     INTEGER NOT NULL CHECK (closed IN (0, 1)) -- a copy failed; the person is to be told
) STRICT;

CREATE TABLE absence (
    user_id INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    until   INTEGER NOT NULL CHECK (until >= since),
    PRIMARY KEY (user_id, since)
) STRICT, WITHOUT ROWID;

-- What a server's managers chose for the tables there.
CREATE TABLE guild_setting (
    guild_id INTEGER PRIMARY KEY,
    language TEXT,          -- NULL: as Discord says
    channels TEXT NOT NULL CHECK (json_valid(channels)) -- where tables may be opened; []: anywhere
) STRICT;

-- What Discord is told.

-- Changes that Discord has not been told of.
CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    id       INTEGER NOT NULL, -- counted by table
    chapter  INTEGER, -- the first one touched; NULL: no game went on
    since    INTEGER, -- the move in which that chapter began
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;

-- An emptied outbox does not count from the start: what was said is known by its number.
CREATE TRIGGER outbox_is_counted_on AFTER DELETE ON outbox
BEGIN
    UPDATE game_table SET said_upto = max(said_upto, OLD.id) WHERE id = OLD.table_id;
END;

CREATE TABLE message (
    table_id   INTEGER NOT NULL REFERENCES game_table (id),
    key        TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, key)
) STRICT, WITHOUT ROWID;

-- Series: several tables for one prize.

CREATE TABLE series (
    id             INTEGER PRIMARY KEY,
    interaction_id INTEGER NOT NULL UNIQUE, -- of the command that opened it
    kind           TEXT NOT NULL,
    game           TEXT NOT NULL,
    options        TEXT NOT NULL CHECK (json_valid(options)),       -- of the series
    table_options  TEXT NOT NULL CHECK (json_valid(table_options)), -- of each of its tables
    language       TEXT NOT NULL,
    pace           TEXT NOT NULL,
    place          TEXT NOT NULL,
    guild_id       INTEGER NOT NULL,
    channel_id     INTEGER NOT NULL,
    host_id        INTEGER NOT NULL,
    host_name      TEXT NOT NULL,
    status         TEXT NOT NULL,
    opened_at      INTEGER NOT NULL,
    closes_at      INTEGER, -- without a start; NULL: it does not wait for one
    ended_at       INTEGER, -- NULL: it is live
    seed           TEXT,    -- of the seeding; NULL: not started
    version        INTEGER NOT NULL, -- of the stored shape
    state          TEXT,    -- NULL: not started
    revision       INTEGER NOT NULL, -- how often it was changed
    rematch_of     INTEGER REFERENCES series (id)
) STRICT;

CREATE INDEX series_guild ON series (guild_id) WHERE ended_at IS NULL;
CREATE INDEX series_closes ON series (closes_at) WHERE closes_at IS NOT NULL;

CREATE TABLE series_entrant (
    series_id INTEGER NOT NULL REFERENCES series (id),
    entrant   INTEGER NOT NULL CHECK (entrant >= 0),
    user_id   INTEGER NOT NULL,
    name      TEXT NOT NULL,
    agreed    INTEGER NOT NULL CHECK (agreed IN (0, 1)), -- to call it off
    place     TEXT NOT NULL, -- wanted in the first game, by its key; empty: any
    PRIMARY KEY (series_id, entrant),
    UNIQUE (series_id, user_id)
) STRICT, WITHOUT ROWID;

-- What happened in a series, for ever.
CREATE TABLE series_event (
    series_id INTEGER NOT NULL REFERENCES series (id),
    number    INTEGER NOT NULL CHECK (number >= 0),
    payload   TEXT NOT NULL,
    PRIMARY KEY (series_id, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER series_event_is_never_changed BEFORE UPDATE ON series_event
BEGIN
    SELECT RAISE(ABORT, 'events of a series are append-only');
END;

CREATE TRIGGER series_event_is_never_deleted BEFORE DELETE ON series_event
BEGIN
    SELECT RAISE(ABORT, 'events of a series are append-only');
END;

-- The tables at which a series is played. A game that was called off has several, the last one counts.
CREATE TABLE series_game (
    table_id  INTEGER PRIMARY KEY REFERENCES game_table (id),
    series_id INTEGER NOT NULL REFERENCES series (id),
    kind      TEXT NOT NULL, -- of the series
    number    INTEGER NOT NULL
) STRICT;

CREATE INDEX series_game_series ON series_game (series_id);

-- How much of a series Discord has been told.
CREATE TABLE series_said (
    series_id INTEGER PRIMARY KEY REFERENCES series (id),
    revision  INTEGER NOT NULL,
    events    INTEGER NOT NULL -- how many
) STRICT;

CREATE TABLE series_message (
    series_id  INTEGER NOT NULL REFERENCES series (id),
    key        TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at  INTEGER NOT NULL,
    PRIMARY KEY (series_id, key)
) STRICT, WITHOUT ROWID;

-- What the store knows of itself: when the host was last seen, what its schema should be.
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
