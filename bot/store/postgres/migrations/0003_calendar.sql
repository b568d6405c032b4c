-- The calendar of a game: who was seen when, nights, and what people say of their absence.

ALTER TABLE occupancy ADD COLUMN missed_at BIGINT; -- when the first turn missed in a row fell due
ALTER TABLE occupancy ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0; -- when the person was last there

-- The quiet hours that a limit was set by; NULL: it was set before limits knew of nights.
ALTER TABLE deadline ADD COLUMN hours TEXT;

ALTER TABLE absence ADD COLUMN mode TEXT NOT NULL DEFAULT 'wait'; -- or 'play': the host answers

ALTER TABLE pause ADD COLUMN ends_at BIGINT; -- of one that all agreed to
ALTER TABLE pause_wish ADD COLUMN days BIGINT NOT NULL DEFAULT 7; -- how long it is to last
