"""Cups: a game of five moves, installed as a package would be."""

TABLETOP = "1.2"
"""The version of the public API that the game is written for."""
