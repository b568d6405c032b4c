"""Presses twice by mistake, where a second press on purpose takes back what the first one did."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import datetime, timedelta

from cachetools import TTLCache

APART = timedelta(seconds=5)
"""A second press within this time is taken for a double click."""
_KEPT = 4096


class DoublePresses:
    """Remembers in memory for a few seconds what presses have wished, or taken back."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        """Begin without any press; at most 4096 wishes are remembered."""
        self._stored: TTLCache[Hashable, bool] = TTLCache(
            _KEPT, ttl=APART.total_seconds(), timer=lambda: now().timestamp()
        )

    def note(self, *wish: Hashable, stored: bool) -> None:
        """Note that a press has just stored a wish, or (``stored`` False) taken it back."""
        self._stored[wish] = stored

    def is_double(self, *wish: Hashable, stored: bool) -> bool:
        """Return True if a press has left a wish as it is now within the last five seconds."""
        return self._stored.get(wish) is stored
