"""Drawings of the pieces of Clash of Rage."""
