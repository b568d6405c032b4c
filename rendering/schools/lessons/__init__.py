"""The rules of Clash of Magic Schools in pictures."""
