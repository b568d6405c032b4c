-- Tables on servers that the host is not on any more: nothing of them falls due until it is back.
CREATE TABLE unreached (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    since    INTEGER NOT NULL -- milliseconds since 1970, put off by what the host was down meanwhile
) STRICT;
