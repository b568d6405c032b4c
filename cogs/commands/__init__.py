"""Slash commands, each the twin of a control."""
