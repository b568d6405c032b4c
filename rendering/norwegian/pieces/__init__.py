"""What the pieces of Norwegian Battle look like."""
