"""Slash commands; each does the same as a control."""
