"""Pure functions from a table and a moment to the table after it and the rows to store."""
