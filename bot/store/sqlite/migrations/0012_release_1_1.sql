-- Schema changes of release 1.1.0. This file grows until that release and is frozen by it.

-- Terms of a table that have no column of their own, in JSON: a new one needs no migration.
ALTER TABLE game_table ADD COLUMN terms TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms));
ALTER TABLE series ADD COLUMN terms TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms));
