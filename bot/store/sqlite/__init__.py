"""The store in one SQLite file; the only rooms that know SQLite."""
