-- What a table takes over from the game that it is the rematch of.
CREATE TABLE rematch (
    table_id  INTEGER PRIMARY KEY REFERENCES game_table (id),
    of_table  INTEGER NOT NULL REFERENCES game_table (id),
    people    TEXT NOT NULL CHECK (json_valid(people)),    -- who sat there, by seat
    handed_on TEXT NOT NULL CHECK (json_valid(handed_on)), -- what its rules said
    seating   TEXT CHECK (seating IS NULL OR json_valid(seating)) -- by seat here, the seat there; NULL: not started
) STRICT;
