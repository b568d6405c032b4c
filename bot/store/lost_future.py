"""What is lost when a database is put back, though Discord shows it still: what holds anywhere.

Controls of that time may be pressed for ever: the numbers and names on them are given to nothing
else.
"""

from __future__ import annotations

from bot.model.timers import TimerKind
from bot.model.times import Millis

UNKNOWN_NUMBERS = 100
"""So many tables, or series, may have been opened after a backup, where nothing tells."""
UNKNOWN_CHANGES = 1_000_000
"""So many times Discord may have been told of one table after a backup."""
NAMED = (
    ("deadline", "decision", ""),
    ("extension", "decision", ""),
    ("reminder", "decision", ""),
    ("timer", "key", f"AND kind = '{TimerKind.COMPUTER.value}'"),
)
"""The tables whose rows belong to a question, the column of its name, and which rows do."""
_MINUTE = 60_000


def next_name(renamed: int, now: Millis) -> int:
    """Choose what questions are named by, after so many times of naming them anew.

    Minutes go by faster than moves are taken back, so even where nothing is left of a life of the
    database that came between, its names are others.
    """
    return max(renamed + 1, now // _MINUTE)
