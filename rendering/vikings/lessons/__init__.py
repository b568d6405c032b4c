"""The rules of Clash of Vikings in pictures."""
