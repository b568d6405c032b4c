"""The rules of Goths Save the Queen in pictures."""
