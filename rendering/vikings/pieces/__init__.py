"""What the pieces of Clash of Vikings look like."""
