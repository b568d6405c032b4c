"""The rules of Norwegian Battle in pictures."""
