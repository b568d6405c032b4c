"""What the pictures of Goths Save the Queen are drawn of."""
