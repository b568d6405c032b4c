"""Clash of Magic Schools: pass trials in five arenas, by fair means and foul, for two players."""
