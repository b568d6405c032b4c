"""Arithmetic of time: the clock of a question, its reminders, and what people set."""
