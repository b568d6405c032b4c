-- Schema changes of release 1.1.0. This file grows until that release and is frozen by it.

-- Terms of a table that have no column of their own, in JSON: a new one needs no migration.
ALTER TABLE game_table ADD COLUMN terms TEXT NOT NULL DEFAULT '{}' CHECK (terms IS JSON);
ALTER TABLE series ADD COLUMN terms TEXT NOT NULL DEFAULT '{}' CHECK (terms IS JSON);

-- When the clocks of a table stood or stand, and why. What stood in "pause" and "guild_absence" is
-- brought here whenever a process takes the tables over: a release before may write there until then.
CREATE TABLE clock_stop (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    why      TEXT NOT NULL,
    since    BIGINT NOT NULL,
    until    BIGINT CHECK (until >= since), -- NULL: it goes on
    ends_at  BIGINT, -- when it ends by itself
    asked    BIGINT NOT NULL DEFAULT 0, -- whether its end was asked for
    PRIMARY KEY (table_id, why, since)
);

CREATE INDEX clock_stop_open ON clock_stop (table_id, why) WHERE until IS NULL;

-- What the lobby of a series has left, in milliseconds, while its clock stands.
ALTER TABLE series ADD COLUMN left_ms BIGINT;

-- Who, in a lobby whose seats are all taken, has pressed Start before its time, or Not yet.
CREATE TABLE start_wish (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    user_id  BIGINT NOT NULL,
    wish     TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id, wish)
);

-- The board of a server: one message with what is to be found there.
CREATE TABLE server_board (
    guild_id         BIGINT PRIMARY KEY,
    channel_id       BIGINT NOT NULL,
    user_id          BIGINT NOT NULL, -- who wanted it
    message_id       BIGINT,
    replaced_channel BIGINT, -- with replaced_id: a message that is to be removed
    replaced_id      BIGINT,
    successor        BIGINT NOT NULL, -- whether the message took the place of an older one
    deleted_at       BIGINT, -- when it was found deleted the last time
    shown            TEXT NOT NULL, -- digest of what it shows
    off              TEXT NOT NULL -- why it is not shown any more; empty while it is
);

CREATE INDEX game_table_finished ON game_table (guild_id, ended_at) WHERE status = 'over';

-- Answers that wait for the end of their window, also of the host and of computers.
ALTER TABLE held_answer ALTER COLUMN user_id DROP NOT NULL; -- NULL: nobody gave it by hand
ALTER TABLE held_answer ALTER COLUMN interaction_id DROP NOT NULL;
ALTER TABLE held_answer ADD COLUMN cause TEXT NOT NULL DEFAULT 'player';

-- Who wants to be told when a table of a game opens on a server, and when they were told last.
CREATE TABLE table_watch (
    user_id  BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game     TEXT NOT NULL,
    PRIMARY KEY (user_id, guild_id, game)
);

CREATE INDEX table_watch_game ON table_watch (guild_id, game);

CREATE TABLE watch_told (
    user_id BIGINT NOT NULL PRIMARY KEY,
    at      BIGINT NOT NULL
);

-- By whose plain limits a question was set: 1 stands for 1.0.0, 2 for what came after.
ALTER TABLE deadline ADD COLUMN limits BIGINT NOT NULL DEFAULT 1;

-- Whom a person keeps away from their tables; a mark stands for who was forgotten.
CREATE TABLE kept_away (
    user_id  BIGINT NOT NULL,
    other_id BIGINT NOT NULL,
    name     TEXT NOT NULL,
    PRIMARY KEY (user_id, other_id)
);

CREATE INDEX kept_away_other ON kept_away (other_id);

-- What people wrote for themselves about a table.
CREATE TABLE note (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    user_id  BIGINT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

-- Who follows a game without a seat, until it has ended.
CREATE TABLE follower (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    user_id  BIGINT NOT NULL,
    turns    BIGINT NOT NULL, -- 1: pinged at turning points, too
    told_at  BIGINT NOT NULL, -- when they were pinged last
    seen     BIGINT NOT NULL, -- the last move that they had seen when they last looked
    PRIMARY KEY (table_id, user_id)
);

CREATE INDEX follower_user ON follower (user_id);

-- Who was invited to a lobby, and what became of it.
CREATE TABLE invitation (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    number   BIGINT NOT NULL,
    user_id  BIGINT NOT NULL,
    name     TEXT NOT NULL,
    host_id  BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    until    BIGINT NOT NULL, -- when the seat is kept no longer
    rings_at BIGINT NOT NULL, -- when the guest is told
    state    TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX invitation_host ON invitation (host_id, at);

-- Who wants no invitations.
CREATE TABLE uninvited (
    user_id BIGINT NOT NULL PRIMARY KEY
);
