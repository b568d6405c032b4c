"""Norwegian Battle on Discord."""
