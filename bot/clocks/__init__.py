"""The clocks of a table: time left, deadlines, calls, and machine clocks that jump."""
