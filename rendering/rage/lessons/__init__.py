"""The rules of Clash of Rage in pictures."""
