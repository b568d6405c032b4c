"""Painting: the only package that uses Pillow."""
