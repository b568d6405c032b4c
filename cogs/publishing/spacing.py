"""What people may ask for at any time and the bot does once in a while."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Generic, TypeVar

K = TypeVar("K", bound=int)

APART = timedelta(seconds=30)
"""Between two new messages with the same board: who presses again sees the first one."""


class Spacing(Generic[K]):
    """Counts the uses of each key: at most ``most`` of them within a time."""

    def __init__(
        self, steady: Callable[[], float], apart: timedelta = APART, most: int = 1
    ) -> None:
        """Allow each key ``most`` uses within ``apart``: by default one in 30 seconds.

        ``steady`` returns the seconds of a clock that is never set back. Uses are in memory alone.
        """
        self._steady = steady
        self._apart = apart.total_seconds()
        self._most = most
        self._done: dict[K, tuple[float, ...]] = {}
        """The latest uses, oldest first."""

    def allows(self, key: K) -> bool:
        """Return True and record the use if the key had fewer than ``most`` uses within ``apart``.

        A use that is not allowed is not recorded.
        """
        now = self._steady()
        since = now - self._apart
        self._done = {one: done for one, done in self._done.items() if done[-1] > since}
        lately = tuple(at for at in self._done.get(key, ()) if at > since)
        if len(lately) >= self._most:
            return False
        self._done[key] = (*lately, now)
        return True

    def forget(self, key: K) -> None:
        """Forget the latest use of a key, as nothing came of it; nothing if there is none."""
        if before := self._done.pop(key, ())[:-1]:
            self._done[key] = before
