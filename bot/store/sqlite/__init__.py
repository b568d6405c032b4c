"""The store in one SQLite file; no other package knows SQLite."""
