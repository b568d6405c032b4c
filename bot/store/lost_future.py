"""State that a restore loses while Discord still shows it; for both dialects.

Controls of that time may be pressed for ever: the numbers and names on them are given to nothing
else.
"""

from __future__ import annotations

from bot.model.timers import TimerKind
from bot.model.times import Millis

UNKNOWN_NUMBERS = 100
"""Ids skipped after a restore if the number of tables or series opened since is unknown."""
UNKNOWN_CHANGES = 1_000_000
"""Change numbers of a table skipped after a restore."""
NAMED = (
    ("deadline", "decision", ""),
    ("extension", "decision", ""),
    ("held_answer", "decision", ""),
    ("reminder", "decision", ""),
    ("timer", "key", f"AND kind = '{TimerKind.COMPUTER.value}'"),
)
"""Database tables with question ids: the column of the id, and a condition."""
BOARDS_DOUBTED = "UPDATE server_board SET shown = '', deleted_at = NULL"
"""Statement after which no board of a server is taken to show anything, or for one that somebody
has deleted before: the messages that it knows may be outdated or gone."""
_MINUTE = 60_000


def next_name(renamed: int, now: Millis) -> int:
    """Return the next generation for question ids after a restore.

    Minutes go by faster than moves are taken back, so even where nothing is left of a life of the
    database that came between, its names are others.
    """
    return max(renamed + 1, now // _MINUTE)
