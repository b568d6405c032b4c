"""Clash of Magic Schools on Discord."""
