"""Presses twice by mistake, where a second press on purpose takes back what the first one did."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import datetime, timedelta

from cachetools import LRUCache

APART = timedelta(seconds=5)
"""A second press within this time is taken for a double click."""
_KEPT = 4096


class DoublePresses:
    """Remembers in memory what presses have lately wished, or taken back."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        """Begin without any press; the latest 4096 wishes are remembered."""
        self._now = now
        self._stored: LRUCache[Hashable, tuple[bool, datetime]] = LRUCache(_KEPT)

    def note(self, *wish: Hashable, stored: bool) -> None:
        """Note that a press has just stored a wish, or (``stored`` False) taken it back."""
        self._stored[wish] = stored, self._now()

    def is_double(self, *wish: Hashable, stored: bool) -> bool:
        """Return True if a press has left a wish as it is now within the last five seconds."""
        known = self._stored.get(wish)
        # One from before the clock was set back says nothing of now.
        return known is not None and known[0] is stored and abs(self._now() - known[1]) < APART
