-- Schema changes of release 1.1.0. This file grows until that release and is frozen by it.

-- Terms of a table that have no column of their own, in JSON: a new one needs no migration.
ALTER TABLE game_table ADD COLUMN terms TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms));
ALTER TABLE series ADD COLUMN terms TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms));

-- When the clocks of a table stood or stand, and why. What stood in "pause" and "guild_absence" is
-- brought here whenever a process takes the tables over: a release before may write there until then.
CREATE TABLE clock_stop (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    why      TEXT NOT NULL,
    since    INTEGER NOT NULL,
    until    INTEGER CHECK (until >= since), -- NULL: it goes on
    ends_at  INTEGER, -- when it ends by itself
    asked    INTEGER NOT NULL DEFAULT 0, -- whether its end was asked for
    PRIMARY KEY (table_id, why, since)
) STRICT, WITHOUT ROWID;

CREATE INDEX clock_stop_open ON clock_stop (table_id, why) WHERE until IS NULL;

-- What the lobby of a series has left, in milliseconds, while its clock stands.
ALTER TABLE series ADD COLUMN left_ms INTEGER;

-- Who, in a lobby whose seats are all taken, has pressed Start before its time, or Not yet.
CREATE TABLE start_wish (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user_id  INTEGER NOT NULL,
    wish     TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id, wish)
) STRICT, WITHOUT ROWID;

-- The board of a server: one message with what is to be found there.
CREATE TABLE server_board (
    guild_id         INTEGER PRIMARY KEY,
    channel_id       INTEGER NOT NULL,
    user_id          INTEGER NOT NULL, -- who wanted it
    message_id       INTEGER,
    replaced_channel INTEGER, -- with replaced_id: a message that is to be removed
    replaced_id      INTEGER,
    successor        INTEGER NOT NULL, -- whether the message took the place of an older one
    deleted_at       INTEGER, -- when it was found deleted the last time
    shown            TEXT NOT NULL, -- digest of what it shows
    off              TEXT NOT NULL -- why it is not shown any more; empty while it is
) STRICT;

CREATE INDEX game_table_finished ON game_table (guild_id, ended_at) WHERE status = 'over';

-- Answers that wait for the end of their window, also of the host and of computers.
CREATE TABLE waiting_answer (
    table_id       INTEGER NOT NULL REFERENCES game_table (id),
    decision       TEXT NOT NULL,
    seat           INTEGER NOT NULL,
    payload        TEXT NOT NULL, -- the move
    user_id        INTEGER, -- NULL: nobody gave it by hand
    interaction_id INTEGER,
    cause          TEXT NOT NULL DEFAULT 'player',
    PRIMARY KEY (table_id, decision, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO waiting_answer (table_id, decision, seat, payload, user_id, interaction_id)
    SELECT table_id, decision, seat, payload, user_id, interaction_id FROM held_answer;
DROP TABLE held_answer;
ALTER TABLE waiting_answer RENAME TO held_answer;

-- Who wants to be told when a table of a game opens on a server, and when they were told last.
CREATE TABLE table_watch (
    user_id  INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    PRIMARY KEY (user_id, guild_id, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_watch_game ON table_watch (guild_id, game);

CREATE TABLE watch_told (
    user_id INTEGER NOT NULL PRIMARY KEY,
    at      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- By whose plain limits a question was set: 1 stands for 1.0.0, 2 for what came after.
ALTER TABLE deadline ADD COLUMN limits INTEGER NOT NULL DEFAULT 1;

-- Whom a person keeps away from their tables; a mark stands for who was forgotten.
CREATE TABLE kept_away (
    user_id  INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    name     TEXT NOT NULL,
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX kept_away_other ON kept_away (other_id);

-- What people wrote for themselves about a table.
CREATE TABLE note (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user_id  INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Who follows a game without a seat, until it has ended.
CREATE TABLE follower (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user_id  INTEGER NOT NULL,
    turns    INTEGER NOT NULL, -- 1: pinged at turning points, too
    told_at  INTEGER NOT NULL, -- when they were pinged last
    seen     INTEGER NOT NULL, -- the last move that they had seen when they last looked
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX follower_user ON follower (user_id);

-- Who was invited to a lobby, and what became of it.
CREATE TABLE invitation (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number   INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT NOT NULL,
    host_id  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    until    INTEGER NOT NULL, -- when the seat is kept no longer
    rings_at INTEGER NOT NULL, -- when the guest is told
    state    TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitation_host ON invitation (host_id, at);

-- Who wants no invitations.
CREATE TABLE uninvited (
    user_id INTEGER NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
