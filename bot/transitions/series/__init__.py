"""Pure functions from a series and a moment to the series after it and the rows to store."""
