"""Drawings of the pieces of Goths Save the Queen."""
