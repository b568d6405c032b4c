"""Clash of Rage on Discord."""
