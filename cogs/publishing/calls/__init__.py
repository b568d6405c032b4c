"""Whom a question waits for hears of it: called, reminded, and copied to if they want it."""
