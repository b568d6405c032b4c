-- Forgetting: people are rewritten, and nothing else, through one door that history knows.

-- Who was forgotten, by the number that stands in everything they left; kept for ever.
CREATE TABLE erasure (
    pseudonym INTEGER PRIMARY KEY, -- below zero: no account of Discord has such a number
    at        INTEGER NOT NULL
) STRICT;

-- History is rewritten only in the transaction of an erasure, which says so in meta and takes it back.

DROP TRIGGER repair_is_never_changed;
CREATE TRIGGER repair_is_never_changed BEFORE UPDATE ON repair
WHEN NOT EXISTS (SELECT * FROM meta WHERE key = 'erasing')
BEGIN
    SELECT RAISE(ABORT, 'repairs are append-only');
END;

DROP TRIGGER move_is_never_changed;
CREATE TRIGGER move_is_never_changed BEFORE UPDATE ON move
WHEN NOT EXISTS (SELECT * FROM meta WHERE key = 'erasing')
BEGIN
    SELECT RAISE(ABORT, 'moves are append-only');
END;

DROP TRIGGER past_occupancy_is_never_changed;
CREATE TRIGGER past_occupancy_is_never_changed BEFORE UPDATE ON past_occupancy
WHEN NOT EXISTS (SELECT * FROM meta WHERE key = 'erasing')
BEGIN
    SELECT RAISE(ABORT, 'past occupancies are append-only');
END;
