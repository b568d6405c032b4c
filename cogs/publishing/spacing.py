"""What people may ask for at any time and the bot does once in a while."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Generic, TypeVar

K = TypeVar("K", bound=int)

APART = timedelta(seconds=30)
"""Between two new messages with the same board: who presses again sees the first one."""


class Spacing(Generic[K]):
    """Notes what was done last for whom, for as long as it is not to be done again."""

    def __init__(self, steady: Callable[[], float], apart: timedelta = APART) -> None:
        self._steady = steady
        self._apart = apart.total_seconds()
        self._done: dict[K, float] = {}

    def allows(self, key: K) -> bool:
        """Return True and note the use if enough time has passed since the last one."""
        now = self._steady()
        self._done = {one: at for one, at in self._done.items() if at > now - self._apart}
        if key in self._done:
            return False
        self._done[key] = now
        return True

    def forget(self, key: K) -> None:
        """Note that nothing came of it: it may be tried again at once."""
        self._done.pop(key, None)
