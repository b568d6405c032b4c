"""What people may ask for at any time and the bot does once in a while."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Generic, TypeVar

import discord

K = TypeVar("K", bound=int)

APART = timedelta(seconds=30)
"""Between two new messages with the same board: who presses again sees the first one."""


class Spacing(Generic[K]):
    """Notes what was done last for whom, for as long as it is not to be done again."""

    def __init__(self, apart: timedelta = APART) -> None:
        self._apart = apart
        self._done: dict[K, datetime] = {}

    def allows(self, key: K) -> bool:
        """Whether it may be done now, which counts as done."""
        now = discord.utils.utcnow()
        self._done = {one: at for one, at in self._done.items() if at > now - self._apart}
        if key in self._done:
            return False
        self._done[key] = now
        return True

    def forget(self, key: K) -> None:
        """Note that nothing came of it: it may be tried again at once."""
        self._done.pop(key, None)
