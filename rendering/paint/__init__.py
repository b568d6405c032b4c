"""Pixels: the only rooms that know Pillow."""
