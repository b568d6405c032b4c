-- For how long after it was asked no answer to a question is heard, in milliseconds; drawn in secret.
ALTER TABLE deadline ADD COLUMN heard_after BIGINT NOT NULL DEFAULT 0;

-- Answers by hand that wait for the moment of their window; one may be changed until then.
CREATE TABLE held_answer (
    table_id       BIGINT NOT NULL REFERENCES game_table (id),
    decision       TEXT NOT NULL,
    seat           BIGINT NOT NULL,
    payload        TEXT NOT NULL, -- the move
    user_id        BIGINT NOT NULL,
    interaction_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, decision, seat)
);
