"""Layouts of the pictures of Goths Save the Queen."""
