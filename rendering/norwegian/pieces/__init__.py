"""Drawings of the pieces of Norwegian Battle."""
