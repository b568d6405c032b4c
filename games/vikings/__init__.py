"""Clash of Vikings: bluff, blows and bracelets in a round arena, for two to four players."""
