"""Layouts of the pictures of Clash of Rage."""
