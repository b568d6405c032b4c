-- What one process has to tell another about a person: it acts upon it and deletes it.

CREATE TABLE mail (
    id        BIGINT PRIMARY KEY,
    shard     BIGINT NOT NULL, -- whose process is to hear of it
    user_id   BIGINT NOT NULL,
    pseudonym BIGINT, -- NULL: the person has set something; else, was forgotten
    at        BIGINT NOT NULL
);

CREATE INDEX mail_shard ON mail (shard);

INSERT INTO sequence (name, last) VALUES ('mail', 0);
