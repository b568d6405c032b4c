"""How long a note of one's own on a table may be, and how much of it is told."""

LONGEST_NOTE = 500
"""Characters of a note."""
TOLD_OF_A_NOTE = 80
"""Characters of it that are told when its writer comes back to the table."""
