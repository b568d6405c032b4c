-- The ledger: what is known of every game that has ended, whatever else of it is let go.

CREATE TABLE ledger (
    table_id  BIGINT PRIMARY KEY REFERENCES game_table (id),
    game      TEXT NOT NULL,
    version   BIGINT NOT NULL, -- of the rules that it was begun with
    options   TEXT NOT NULL CHECK (options IS JSON),
    pace      TEXT NOT NULL,
    guild_id  BIGINT NOT NULL,
    series_id BIGINT,          -- NULL: it was played for itself
    began_at  BIGINT NOT NULL,
    ended_at  BIGINT NOT NULL,
    status    TEXT NOT NULL,
    reason    TEXT NOT NULL,   -- why it was over, as its rules say; empty: it was ended without a result
    moves     BIGINT NOT NULL, -- the number of its last move
    faded     BIGINT NOT NULL CHECK (faded IN (0, 1)) -- its moves and texts were deleted
);

CREATE INDEX ledger_guild ON ledger (guild_id, ended_at);
CREATE INDEX ledger_kept ON ledger (ended_at) WHERE faded = 0;

-- Somebody's time in a seat of such a game, and what became of the seat in the end.
CREATE TABLE tenure (
    table_id BIGINT NOT NULL REFERENCES game_table (id),
    seat     BIGINT NOT NULL CHECK (seat >= 0),
    number   BIGINT NOT NULL CHECK (number >= 0), -- counted by seat
    user_id  BIGINT,          -- NULL: a computer
    level    TEXT,            -- as in seat
    camp     TEXT NOT NULL,   -- whom the seat plays with
    role     TEXT NOT NULL,   -- the named place; empty: seats have no names
    place    BIGINT,          -- of the seat, counted from 1; NULL: there was no result
    score    BIGINT,          -- NULL: the game counts none
    ending   TEXT NOT NULL,   -- as in past_occupancy
    there    BIGINT NOT NULL CHECK (there IN (0, 1)), -- in the seat at the end, and present
    answered BIGINT NOT NULL, -- questions, by hand
    missed   BIGINT NOT NULL, -- turns
    waited   BIGINT,          -- milliseconds before half of these answers; NULL: there are none
    PRIMARY KEY (table_id, seat, number)
);

CREATE INDEX tenure_user ON tenure (user_id) WHERE user_id IS NOT NULL;

-- Moves of a game in the ledger are let go through the door of the erasures, and no other way.
CREATE OR REPLACE FUNCTION is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_LEVEL = 'ROW' AND EXISTS (SELECT FROM meta WHERE key = 'erasing') THEN
        IF TG_OP = 'UPDATE' THEN
            RETURN NEW;
        END IF;
        IF TG_TABLE_NAME = 'move' AND EXISTS (SELECT FROM ledger WHERE table_id = OLD.table_id) THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
