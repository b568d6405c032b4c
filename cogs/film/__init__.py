"""A finished game as a moving picture, made by a process of its own."""
