-- Learning by playing: what a person was told, and where it still stands.
CREATE TABLE tip (
    user_id BIGINT NOT NULL,
    game    TEXT NOT NULL, -- empty with the key "silent" where somebody wants none
    key     TEXT NOT NULL,
    place   TEXT NOT NULL, -- at which question of which table it was told
    PRIMARY KEY (user_id, game, key)
);
