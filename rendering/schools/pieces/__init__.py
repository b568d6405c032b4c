"""Drawings of the pieces of Clash of Magic Schools."""
