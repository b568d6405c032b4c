"""Layouts of the pictures of Clash of Magic Schools."""
