-- Whether a person is shown to nobody but themselves: in no hall, and among nobody's rivals.
ALTER TABLE preference ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
