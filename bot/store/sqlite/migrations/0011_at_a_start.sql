-- What is to be found at a start, and by who asks for the ledger, without reading all that is over.

-- Whether a game is in the ledger: kept by the store itself.
ALTER TABLE game_table ADD COLUMN entered INTEGER NOT NULL DEFAULT 0 CHECK (entered IN (0, 1));
UPDATE game_table SET entered = 1 WHERE id IN (SELECT table_id FROM ledger);
CREATE INDEX game_table_entered ON game_table (id) WHERE entered = 0 AND seed IS NOT NULL;

CREATE TRIGGER what_is_in_the_ledger_is_entered AFTER INSERT ON ledger
BEGIN
    UPDATE game_table SET entered = 1 WHERE id = NEW.table_id AND entered = 0;
END;

-- The tables at which an analysis is at work.
CREATE INDEX message_analysing ON message (table_id) WHERE key = 'analysing';
