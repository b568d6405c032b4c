-- Moments are milliseconds since 1970 in UTC. People, guilds, channels and messages are Discord's ids.
-- What grows with the program (statuses, causes, kinds) is text without a list of what is allowed.
-- Flags are 0 or 1.

-- Tables. What every table has is a column; what holds for a few, or for a while, is a row elsewhere.

CREATE TABLE game_table (
    id             BIGINT PRIMARY KEY,
    interaction_id BIGINT UNIQUE, -- of the command that opened it; NULL: a series did
    game           TEXT NOT NULL,
    version        BIGINT NOT NULL, -- of the game's stored shapes
    options        TEXT NOT NULL CHECK (options IS JSON),
    seats          BIGINT NOT NULL CHECK (seats > 0),
    language       TEXT NOT NULL,
    pace           TEXT NOT NULL,
    open_hands     BIGINT NOT NULL CHECK (open_hands IN (0, 1)), -- may be watched, a turn behind
    stand_in       TEXT, -- how well a computer plays for the absent; NULL: they get moves by default
    hints          TEXT NOT NULL, -- who may ask what a computer would do
    place          TEXT NOT NULL,
    guild_id       BIGINT NOT NULL,
    channel_id     BIGINT NOT NULL,
    thread_id      BIGINT,
    host_id        BIGINT NOT NULL,
    host_name      TEXT NOT NULL,
    status         TEXT NOT NULL,
    opened_at      BIGINT NOT NULL,
    ended_at       BIGINT, -- NULL: it is live
    seed           TEXT,    -- NULL: not started
    error_id       TEXT,    -- NULL: not in quarantine
    said_upto      BIGINT NOT NULL DEFAULT 0 -- the last row of its outbox that has been said
);

CREATE INDEX game_table_guild ON game_table (guild_id) WHERE ended_at IS NULL;
CREATE INDEX game_table_channel ON game_table (channel_id) WHERE ended_at IS NULL;
CREATE INDEX game_table_thread ON game_table (thread_id) WHERE thread_id IS NOT NULL;

-- The last number that was given to anything, so that none is given twice.
CREATE TABLE sequence (
    name TEXT PRIMARY KEY,
    last BIGINT NOT NULL
);

INSERT INTO sequence (name, last) VALUES ('game_table', 0), ('series', 0);

-- What a table takes over from the game that it is the rematch of.
CREATE TABLE rematch (
    table_id  BIGINT PRIMARY KEY REFERENCES game_table (id),
    of_table  BIGINT NOT NULL REFERENCES game_table (id),
    people    TEXT NOT NULL CHECK (people IS JSON),    -- who sat there, by seat
    handed_on TEXT NOT NULL CHECK (handed_on IS JSON), -- what its rules said
    seating   TEXT CHECK (seating IS NULL OR seating IS JSON) -- by seat here, the seat there; NULL: not started
);

-- Tables on servers that the host is not on any more: nothing of them falls due until it is back.
CREATE TABLE guild_absence (
    table_id BIGINT PRIMARY KEY REFERENCES game_table (id),
    since    BIGINT NOT NULL -- put off by what the host was down meanwhile
);

-- What is known of a table that nobody seems to mind; when it closes is a timer.
CREATE TABLE inactivity (
    table_id BIGINT PRIMARY KEY REFERENCES game_table (id),
    kept_at  BIGINT,         -- when somebody last asked to keep it
    notice   BIGINT NOT NULL -- how many announcements of its end were made; 0: none stands
);

-- Why a table was quarantined; its snapshot and moves are left as they were.
CREATE TABLE quarantine_error (
    id       TEXT PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    trace    TEXT NOT NULL, -- with the move that was being made, if it was one
    at       BIGINT NOT NULL
);

-- Who had a table rebuilt from its moves, and what came of it; for ever.
CREATE TABLE repair (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    at       BIGINT NOT NULL,
    user_id  BIGINT NOT NULL,
    error_id TEXT NOT NULL, -- of the error that had set the table aside
    verdict  TEXT NOT NULL,
    PRIMARY KEY (table_id, at)
);

-- Moves and what they add up to.

-- What happened, for ever. Number 0 is the set-up; its payload holds the seats drawn by lot. Kept in the order of time,
-- not by table: moves of many tables that are written together then share a few pages.
CREATE TABLE move (
    table_id       BIGINT NOT NULL REFERENCES game_table (id),
    number         BIGINT NOT NULL CHECK (number >= 0),
    interaction_id BIGINT,
    seat           BIGINT,
    user_id        BIGINT, -- NULL: the host answered
    decision       TEXT NOT NULL,
    payload        TEXT NOT NULL,
    events         TEXT NOT NULL,
    cause          TEXT NOT NULL,
    chapter_before BIGINT NOT NULL,
    chapter        BIGINT NOT NULL,
    at             BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- A press delivered twice is one move.
CREATE UNIQUE INDEX move_interaction ON move (interaction_id) WHERE interaction_id IS NOT NULL;

-- The latest state of a game: a cache of what the moves add up to.
CREATE TABLE snapshot (
    table_id BIGINT PRIMARY KEY REFERENCES game_table (id),
    number   BIGINT NOT NULL, -- of the last move in it
    version  BIGINT NOT NULL, -- of the shape
    chapter  BIGINT NOT NULL,
    since    BIGINT NOT NULL, -- the move in which that chapter began
    checksum BIGINT NOT NULL, -- CRC-32 of the state in UTF-8
    state    TEXT NOT NULL,
    fence    BIGINT NOT NULL, -- the last move that drew luck or told something hidden
    renamed  BIGINT NOT NULL  -- how often questions were named anew by an undo
);

-- Somebody asks the others to let them take back their last move.
CREATE TABLE undo_request (
    table_id BIGINT PRIMARY KEY REFERENCES game_table (id),
    seat     BIGINT NOT NULL,
    number   BIGINT NOT NULL, -- of the last move when it was made; another move closes it
    target   BIGINT NOT NULL, -- of the last move that would stand
    agreed   TEXT NOT NULL CHECK (agreed IS JSON) -- the seats that agree
);

-- Seats and whoever sits in them. A seat without a user is a computer's; a table may have several.

CREATE TABLE seat (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    seat     BIGINT NOT NULL CHECK (seat >= 0),
    user_id  BIGINT,
    level    TEXT CHECK ((level IS NULL) = (user_id IS NOT NULL)), -- how well a computer plays
    name     TEXT NOT NULL,
    gone     BIGINT NOT NULL CHECK (gone IN (0, 1)),   -- left the running game
    agreed   BIGINT NOT NULL CHECK (agreed IN (0, 1)), -- to call the game off
    place    TEXT NOT NULL,                             -- wanted in the lobby; empty: any
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
);

CREATE INDEX seat_user ON seat (user_id);

-- Whoever sits at a seat of a game: since when, and how it goes.
CREATE TABLE occupancy (
    table_id    BIGINT NOT NULL REFERENCES game_table (id),
    seat        BIGINT NOT NULL CHECK (seat >= 0),
    number      BIGINT NOT NULL CHECK (number >= 0), -- counted by seat
    began_at    BIGINT NOT NULL,
    began_after BIGINT NOT NULL, -- the last move before: told with the name of whoever was there
    missed      BIGINT NOT NULL, -- turns that the host had to answer for
    in_a_row    BIGINT NOT NULL, -- missed turns since the last move of one's own
    chapter     BIGINT,          -- of the last missed turn
    missed_from BIGINT,          -- when the question was asked that was missed first in that turn
    played      BIGINT NOT NULL CHECK (played IN (0, 1)), -- made a move
    away        BIGINT NOT NULL CHECK (away IN (0, 1)),   -- left the server
    offered_at  BIGINT,          -- NULL: the seat is not on offer
    claim_id    BIGINT,          -- who wants the seat
    claim_name  TEXT,
    claim_due   BIGINT,          -- when the seat changes hands if nobody objects
    PRIMARY KEY (table_id, seat)
);

-- Who sat at a seat of a game, from when to when, and how that ended; for ever.
CREATE TABLE past_occupancy (
    table_id    BIGINT NOT NULL REFERENCES game_table (id),
    seat        BIGINT NOT NULL CHECK (seat >= 0),
    number      BIGINT NOT NULL CHECK (number >= 0),
    user_id     BIGINT,
    level       TEXT, -- as in seat
    name        TEXT NOT NULL,
    began_at    BIGINT NOT NULL,
    began_after BIGINT NOT NULL,
    ended_at    BIGINT NOT NULL,
    missed      BIGINT NOT NULL,
    ending      TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, number)
);

-- People whom a table does not want at a seat again.
CREATE TABLE seat_ban (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

-- Who wants whom removed from the table.
CREATE TABLE ballot (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    voter    BIGINT NOT NULL, -- a seat
    seat     BIGINT NOT NULL,
    PRIMARY KEY (table_id, voter, seat)
);

-- Answers that a seat has given in advance.
CREATE TABLE standing_order (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    seat     BIGINT NOT NULL,
    key      TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, key)
);

-- What a seat will answer to questions that it foresees, and what has ended such a plan.
CREATE TABLE plan (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    seat     BIGINT NOT NULL,
    answers  TEXT NOT NULL CHECK (answers IS JSON),
    lost     TEXT NOT NULL CHECK (lost IS JSON),
    PRIMARY KEY (table_id, seat)
);

-- Who has watched the open hands of a game under way; for as long as it goes on.
CREATE TABLE hand_viewer (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

-- Clocks.

-- An open question to a seat: when the host answers in its place, and reminds it of that.
CREATE TABLE deadline (
    table_id   BIGINT NOT NULL REFERENCES game_table (id),
    decision   TEXT NOT NULL,
    seat       BIGINT NOT NULL,
    due_at     BIGINT NOT NULL,
    asked_at   BIGINT NOT NULL,
    given_back BIGINT NOT NULL, -- the host's own downtime since
    covered    BIGINT NOT NULL, -- how much of it fell in pauses and absences
    notice_at  BIGINT,          -- the next call or reminder; NULL: none
    passed     BIGINT,          -- the move with which it passed to the seat from somebody else
    call_at    BIGINT,          -- NULL: the seat is not called to it
    wakes_at   BIGINT NOT NULL GENERATED ALWAYS AS (least(due_at, coalesce(notice_at, due_at))) STORED,
    PRIMARY KEY (table_id, decision, seat)
);

CREATE INDEX deadline_wakes ON deadline (wakes_at);

-- What else the host does by itself at a time.
CREATE TABLE timer (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    kind     TEXT COLLATE "C" NOT NULL,
    key      TEXT NOT NULL, -- tells timers of one kind and seat apart
    seat     BIGINT NOT NULL,
    due_at   BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind, key, seat)
);

CREATE INDEX timer_due ON timer (due_at);

CREATE TABLE bank (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    seat     BIGINT NOT NULL,
    used     BIGINT NOT NULL CHECK (used >= 0), -- milliseconds
    PRIMARY KEY (table_id, seat)
);

-- A limit that several questions of a seat share, while the seat is not asked.
CREATE TABLE stopped_clock (
    table_id   BIGINT NOT NULL REFERENCES game_table (id),
    seat       BIGINT NOT NULL,
    clock      TEXT NOT NULL,
    asked_at   BIGINT NOT NULL,
    given_back BIGINT NOT NULL, -- milliseconds
    covered    BIGINT NOT NULL, -- as in deadline
    stopped_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE pause (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    since    BIGINT NOT NULL,
    until    BIGINT CHECK (until >= since), -- NULL: it goes on
    PRIMARY KEY (table_id, since)
);

-- Who wants the table paused, or wanted the pause that goes on.
CREATE TABLE pause_wish (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

CREATE TABLE extension (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    decision TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    giver    BIGINT NOT NULL, -- a seat
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, decision, seat, giver)
);

CREATE TABLE reminder (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    decision TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    number   BIGINT NOT NULL CHECK (number > 0),
    chapter  BIGINT NOT NULL, -- the turn it was given in
    at       BIGINT NOT NULL,
    said     BIGINT NOT NULL CHECK (said IN (0, 1)),
    PRIMARY KEY (table_id, decision, seat, number)
);

-- What people and servers have chosen.

CREATE TABLE person (
    user_id  BIGINT PRIMARY KEY,
    language TEXT -- NULL: as Discord says
);

CREATE TABLE preference (
    user_id    BIGINT PRIMARY KEY,
    zone       TEXT NOT NULL, -- an IANA name
    quiet_from BIGINT,       -- minutes since midnight there; NULL: no quiet hours
    quiet_to   BIGINT,
    cadence    TEXT NOT NULL,
    calls      TEXT NOT NULL, -- to which questions the person is called
    copies     BIGINT NOT NULL CHECK (copies IN (0, 1)), -- of calls, in direct messages
    closed     BIGINT NOT NULL CHECK (closed IN (0, 1)) -- a copy failed; the person is to be told
);

CREATE TABLE absence (
    user_id BIGINT NOT NULL,
    since   BIGINT NOT NULL,
    until   BIGINT NOT NULL CHECK (until >= since),
    PRIMARY KEY (user_id, since)
);

-- What a server's managers chose for the tables there.
CREATE TABLE guild_setting (
    guild_id BIGINT PRIMARY KEY,
    language TEXT,          -- NULL: as Discord says
    channels TEXT NOT NULL CHECK (channels IS JSON) -- where tables may be opened; []: anywhere
);

-- What Discord is told.

-- Changes that Discord has not been told of.
CREATE TABLE outbox (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    id       BIGINT NOT NULL, -- counted by table
    chapter  BIGINT, -- the first one touched; NULL: no game went on
    since    BIGINT, -- the move in which that chapter began
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, id)
);

-- An emptied outbox does not count from the start: what was said is known by its number.
CREATE TABLE message (
    table_id   BIGINT NOT NULL REFERENCES game_table (id),
    key        TEXT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    posted_at  BIGINT NOT NULL,
    PRIMARY KEY (table_id, key)
);

-- Series: several tables for one prize.

CREATE TABLE series (
    id             BIGINT PRIMARY KEY,
    interaction_id BIGINT NOT NULL UNIQUE, -- of the command that opened it
    kind           TEXT NOT NULL,
    game           TEXT NOT NULL,
    options        TEXT NOT NULL CHECK (options IS JSON),       -- of the series
    table_options  TEXT NOT NULL CHECK (table_options IS JSON), -- of each of its tables
    language       TEXT NOT NULL,
    pace           TEXT NOT NULL,
    place          TEXT NOT NULL,
    guild_id       BIGINT NOT NULL,
    channel_id     BIGINT NOT NULL,
    host_id        BIGINT NOT NULL,
    host_name      TEXT NOT NULL,
    status         TEXT NOT NULL,
    opened_at      BIGINT NOT NULL,
    closes_at      BIGINT, -- without a start; NULL: it does not wait for one
    ended_at       BIGINT, -- NULL: it is live
    seed           TEXT,    -- of the seeding; NULL: not started
    version        BIGINT NOT NULL, -- of the stored shape
    state          TEXT,    -- NULL: not started
    revision       BIGINT NOT NULL, -- how often it was changed
    rematch_of     BIGINT REFERENCES series (id)
);

CREATE INDEX series_guild ON series (guild_id) WHERE ended_at IS NULL;
CREATE INDEX series_closes ON series (closes_at) WHERE closes_at IS NOT NULL;

CREATE TABLE series_entrant (
    series_id BIGINT NOT NULL REFERENCES series (id),
    entrant   BIGINT NOT NULL CHECK (entrant >= 0),
    user_id   BIGINT NOT NULL,
    name      TEXT NOT NULL,
    agreed    BIGINT NOT NULL CHECK (agreed IN (0, 1)), -- to call it off
    place     TEXT NOT NULL, -- wanted in the first game, by its key; empty: any
    PRIMARY KEY (series_id, entrant),
    UNIQUE (series_id, user_id)
);

-- What happened in a series, for ever.
CREATE TABLE series_event (
    series_id BIGINT NOT NULL REFERENCES series (id),
    number    BIGINT NOT NULL CHECK (number >= 0),
    payload   TEXT NOT NULL,
    PRIMARY KEY (series_id, number)
);

-- The tables at which a series is played. A game that was called off has several, the last one counts.
CREATE TABLE series_game (
    table_id  BIGINT PRIMARY KEY REFERENCES game_table (id),
    series_id BIGINT NOT NULL REFERENCES series (id),
    kind      TEXT NOT NULL, -- of the series
    number    BIGINT NOT NULL
);

CREATE INDEX series_game_series ON series_game (series_id);

-- How much of a series Discord has been told.
CREATE TABLE series_said (
    series_id BIGINT PRIMARY KEY REFERENCES series (id),
    revision  BIGINT NOT NULL,
    events    BIGINT NOT NULL -- how many
);

CREATE TABLE series_message (
    series_id  BIGINT NOT NULL REFERENCES series (id),
    key        TEXT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    posted_at  BIGINT NOT NULL,
    PRIMARY KEY (series_id, key)
);

-- What the store knows of itself: its version.
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- Who may write: the process that holds the lock of a shard, in the epoch that began when it took it.
CREATE TABLE shard (
    id        BIGINT PRIMARY KEY,
    owner     TEXT,            -- who took it last: a word of luck; NULL: nobody ever
    epoch     BIGINT NOT NULL, -- how often it was taken
    batch     BIGINT NOT NULL, -- how many transactions were written
    first     BIGINT NOT NULL, -- the first of them that was written in this epoch
    last_seen BIGINT           -- when its host last gave a sign of life; NULL: it has had none
);

-- What must not happen, whoever writes.

CREATE FUNCTION is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER repair_is_never_changed BEFORE UPDATE OR DELETE ON repair
    FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER repair_is_never_emptied BEFORE TRUNCATE ON repair
    FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();

CREATE TRIGGER move_is_never_changed BEFORE UPDATE OR DELETE ON move
    FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER move_is_never_emptied BEFORE TRUNCATE ON move
    FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();

CREATE TRIGGER past_occupancy_is_never_changed BEFORE UPDATE OR DELETE ON past_occupancy
    FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER past_occupancy_is_never_emptied BEFORE TRUNCATE ON past_occupancy
    FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();

CREATE TRIGGER series_event_is_never_changed BEFORE UPDATE OR DELETE ON series_event
    FOR EACH ROW EXECUTE FUNCTION is_append_only();
CREATE TRIGGER series_event_is_never_emptied BEFORE TRUNCATE ON series_event
    FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();

CREATE FUNCTION end_timers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM timer WHERE table_id = NEW.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER no_timer_outlives_its_table AFTER UPDATE OF ended_at ON game_table
    FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_timers();

-- An emptied outbox does not count from the start: what was said is known by its number.
CREATE FUNCTION count_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE game_table SET said_upto = greatest(said_upto, OLD.id) WHERE id = OLD.table_id;
    RETURN NULL;
END
$$;

CREATE TRIGGER outbox_is_counted_on AFTER DELETE ON outbox
    FOR EACH ROW EXECUTE FUNCTION count_on();
CREATE TRIGGER outbox_is_never_emptied BEFORE TRUNCATE ON outbox
    FOR EACH STATEMENT EXECUTE FUNCTION is_append_only();
