"""Goths Save the Queen on Discord."""
