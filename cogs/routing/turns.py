"""Everybody's own turn: of what one person presses few things are done at once, some wait."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.model.refusal import Refused
from bot.model.table import TableId

AT_ONCE = 5
"""Answers to one person that are worked on at one table."""
MOST_IN_HAND = 20
"""Answers that one person may wait for; whoever presses faster costs a sentence, not a picture."""

_Place = tuple[int, TableId | None]
"""A person, and the table at which something is pressed."""


class Turns:
    """The answers in hand, by person; one who waits for none takes no memory."""

    def __init__(self) -> None:
        self._in_hand: Counter[int] = Counter()
        self._places: dict[_Place, asyncio.Semaphore] = {}
        self._users: Counter[_Place] = Counter()

    @asynccontextmanager
    async def turn(self, user_id: int, table_id: TableId | None) -> AsyncIterator[None]:
        """Wait until a person's earlier presses at a table are done, but for a few.

        Raises:
            Refused: the person waits for too many answers already (``busy``).
        """
        if self._in_hand[user_id] >= MOST_IN_HAND:
            raise Refused("busy")
        place = user_id, table_id
        self._in_hand[user_id] += 1
        self._users[place] += 1
        try:
            async with self._places.setdefault(place, asyncio.Semaphore(AT_ONCE)):
                yield
        finally:
            self._in_hand[user_id] -= 1
            self._users[place] -= 1
            if not self._in_hand[user_id]:
                del self._in_hand[user_id]
            if not self._users[place]:
                del self._users[place], self._places[place]
