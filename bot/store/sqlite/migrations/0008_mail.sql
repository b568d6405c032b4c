-- What one process has to tell another about a person: it acts upon it and deletes it.

CREATE TABLE mail (
    id        INTEGER PRIMARY KEY,
    shard     INTEGER NOT NULL, -- whose process is to hear of it
    user_id   INTEGER NOT NULL,
    pseudonym INTEGER, -- NULL: the person has set something; else, was forgotten
    at        INTEGER NOT NULL
) STRICT;

CREATE INDEX mail_shard ON mail (shard);

INSERT INTO sequence (name, last) VALUES ('mail', 0);
