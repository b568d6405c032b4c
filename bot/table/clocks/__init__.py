"""The clocks of a table: what each shows, when it is due, and whom it calls before."""
