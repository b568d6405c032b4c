"""NEW GAME on Discord."""
