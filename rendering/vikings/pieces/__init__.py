"""Drawings of the pieces of Clash of Vikings."""
