"""Whole games by people with habits on a virtual clock, on the services without Discord."""
