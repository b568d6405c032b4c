"""A press comes in and finds what it is for; its private answer goes out, and stays true."""
