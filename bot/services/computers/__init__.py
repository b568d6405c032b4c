"""Computers at the tables: seated, brought to answer, standing in, and asked for advice."""
