"""The drawing kit that the games share."""
