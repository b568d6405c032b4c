-- Forgetting: people are rewritten, and nothing else, through one door that history knows.

-- Who was forgotten, by the number that stands in everything they left; kept for ever.
CREATE TABLE erasure (
    pseudonym BIGINT PRIMARY KEY, -- below zero: no account of Discord has such a number
    at        BIGINT NOT NULL
);

-- History is rewritten only in the transaction of an erasure, which says so in meta and takes it back.
CREATE OR REPLACE FUNCTION is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_LEVEL = 'ROW' AND TG_OP = 'UPDATE' AND EXISTS (SELECT FROM meta WHERE key = 'erasing') THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
