"""A table as a value: its game, its seats, what is told of it, and how it is read from rows."""
