-- Where in the moves a tenure begins: what happened up to there is told with the name of whoever
-- sat there before.
ALTER TABLE sitting ADD COLUMN began_after INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tenure ADD COLUMN began_after INTEGER NOT NULL DEFAULT 0;
DROP TRIGGER tenure_is_never_changed;
UPDATE sitting SET began_after = coalesce(
    (SELECT max(number) FROM move WHERE move.table_id = sitting.table_id AND at <= began_at), 0
) WHERE number > 0;
UPDATE tenure SET began_after = coalesce(
    (SELECT max(number) FROM move WHERE move.table_id = tenure.table_id AND at <= began_at), 0
) WHERE number > 0;
CREATE TRIGGER tenure_is_never_changed BEFORE UPDATE ON tenure
BEGIN
    SELECT RAISE(ABORT, 'tenures are append-only');
END;

-- When the question was asked that made the last missed turn one; the ceiling of that turn
-- counts from it.
ALTER TABLE sitting ADD COLUMN missed_from INTEGER;

-- Who has watched the open hands of a game under way; for as long as it goes on.
CREATE TABLE hands_seen (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
