-- What is to be found at a start, and by who asks for the ledger, without reading all that is over.

-- Whether a game is in the ledger: kept by the store itself. What is there already is so, without
-- being written anew; all but what is live, and what ended just now.
ALTER TABLE game_table ADD COLUMN entered BIGINT NOT NULL DEFAULT 1 CHECK (entered IN (0, 1));
ALTER TABLE game_table ALTER COLUMN entered SET DEFAULT 0;
UPDATE game_table SET entered = 0
    WHERE NOT EXISTS (SELECT FROM ledger WHERE ledger.table_id = game_table.id);
CREATE INDEX game_table_entered ON game_table (id) WHERE entered = 0 AND seed IS NOT NULL;

CREATE FUNCTION enter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE game_table SET entered = 1 WHERE id = NEW.table_id AND entered = 0;
    RETURN NULL;
END
$$;

CREATE TRIGGER what_is_in_the_ledger_is_entered AFTER INSERT ON ledger
    FOR EACH ROW EXECUTE FUNCTION enter();

-- The tables at which an analysis is at work.
CREATE INDEX message_analysing ON message (table_id) WHERE key = 'analysing';
