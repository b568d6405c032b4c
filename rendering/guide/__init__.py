"""The tour in pictures."""
