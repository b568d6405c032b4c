"""Clash of Vikings on Discord."""
