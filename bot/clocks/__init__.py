"""The clocks of a table: what each shows, when it is due, whom it calls, and clocks that jump."""
