"""Clash of Rage: clans that march, fight and forge for the cities of the elves, for 2 to 4."""
