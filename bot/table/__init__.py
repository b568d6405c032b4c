"""A table in memory: loaded, changed one at a time, replayed and kept."""
