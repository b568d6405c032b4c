"""Layouts of the pictures of Clash of Vikings."""
