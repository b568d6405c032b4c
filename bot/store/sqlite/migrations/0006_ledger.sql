-- The ledger: what is known of every game that has ended, whatever else of it is let go.

CREATE TABLE ledger (
    table_id  INTEGER PRIMARY KEY REFERENCES game_table (id),
    game      TEXT NOT NULL,
    version   INTEGER NOT NULL, -- of the rules that it was begun with
    options   TEXT NOT NULL CHECK (json_valid(options)),
    pace      TEXT NOT NULL,
    guild_id  INTEGER NOT NULL,
    series_id INTEGER,          -- NULL: it was played for itself
    began_at  INTEGER NOT NULL,
    ended_at  INTEGER NOT NULL,
    status    TEXT NOT NULL,
    reason    TEXT NOT NULL,    -- why it was over, as its rules say; empty: it was ended without a result
    moves     INTEGER NOT NULL, -- the number of its last move
    faded     INTEGER NOT NULL CHECK (faded IN (0, 1)) -- its moves and texts were deleted
) STRICT;

CREATE INDEX ledger_guild ON ledger (guild_id, ended_at);
CREATE INDEX ledger_kept ON ledger (ended_at) WHERE faded = 0;

-- Somebody's time in a seat of such a game, and what became of the seat in the end.
CREATE TABLE tenure (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    number   INTEGER NOT NULL CHECK (number >= 0), -- counted by seat
    user_id  INTEGER,          -- NULL: a computer
    level    TEXT,             -- as in seat
    camp     TEXT NOT NULL,    -- whom the seat plays with
    role     TEXT NOT NULL,    -- the named place; empty: seats have no names
    place    INTEGER,          -- of the seat, counted from 1; NULL: there was no result
    score    INTEGER,          -- NULL: the game counts none
    ending   TEXT NOT NULL,    -- as in past_occupancy
    there    INTEGER NOT NULL CHECK (there IN (0, 1)), -- in the seat at the end, and present
    answered INTEGER NOT NULL, -- questions, by hand
    missed   INTEGER NOT NULL, -- turns
    waited   INTEGER,          -- milliseconds before half of these answers; NULL: there are none
    PRIMARY KEY (table_id, seat, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX tenure_user ON tenure (user_id) WHERE user_id IS NOT NULL;

-- Moves of a game in the ledger are let go through the door of the erasures, and no other way.
DROP TRIGGER move_is_never_deleted;
CREATE TRIGGER move_is_never_deleted BEFORE DELETE ON move
WHEN NOT EXISTS (SELECT * FROM meta WHERE key = 'erasing')
    OR NOT EXISTS (SELECT * FROM ledger WHERE table_id = OLD.table_id)
BEGIN
    SELECT RAISE(ABORT, 'moves are append-only');
END;
