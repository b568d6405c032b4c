"""How a computer plays any game of the host: one search, for every seat and every level."""
