"""Notify those whom a question waits for: calls, reminders, and copies if they want them."""
