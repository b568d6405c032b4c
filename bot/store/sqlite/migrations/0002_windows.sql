-- For how long after it was asked no answer to a question is heard, in milliseconds; drawn in secret.
ALTER TABLE deadline ADD COLUMN heard_after INTEGER NOT NULL DEFAULT 0;

-- Answers by hand that wait for the moment of their window; one may be changed until then.
CREATE TABLE held_answer (
    table_id       INTEGER NOT NULL REFERENCES game_table (id),
    decision       TEXT NOT NULL,
    seat           INTEGER NOT NULL,
    payload        TEXT NOT NULL, -- the move
    user_id        INTEGER NOT NULL,
    interaction_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, decision, seat)
) STRICT, WITHOUT ROWID;
