"""Limit each person's presses: few are worked on at once, some wait, others are refused."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.model.refusal import Refused
from bot.model.table import TableId

AT_ONCE = 5
"""Most presses of one person at one table that are worked on at once."""
MOST_IN_HAND = 20
"""Most presses of one person in work or waiting; others are refused with a sentence."""

_Place = tuple[int, TableId | None]
"""A person, and the table at which something is pressed."""


class Turns:
    """Presses in work or waiting, by person."""

    def __init__(self) -> None:
        """Begin with no press in hand; one serves all presses of the bot."""
        self._in_hand: Counter[int] = Counter()
        self._places: dict[_Place, asyncio.Semaphore] = {}
        self._users: Counter[_Place] = Counter()

    @asynccontextmanager
    async def turn(self, user_id: int, table_id: TableId | None) -> AsyncIterator[None]:
        """Hold a place for a press; at most five of a person's are worked on at once at one table.

        Others wait in order of arrival. With 20 in work or waiting at all tables, the press is
        refused.

        Raises:
            Refused: the person has too many presses in hand already (``busy``).
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
