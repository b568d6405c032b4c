"""A press comes in, a private answer goes out."""
