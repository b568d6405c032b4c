"""Layouts of the pictures of Norwegian Battle."""
