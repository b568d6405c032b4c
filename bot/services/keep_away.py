"""Whom people keep away from their tables: a private list of each, told to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.model.forgotten import is_among
from bot.model.players import Person
from bot.model.preferences import MOST_KEPT_AWAY
from bot.model.refusal import Refused
from bot.repositories.tables import TableRepository
from bot.rows.people import DeleteKeptAway, KeptAwayRow
from bot.store.store import Store


class KeepAway:
    """Keeps the lists, and says whom they keep from a seat."""

    def __init__(self, store: Store, tables: TableRepository) -> None:
        """Keep what it works with.

        Have one per process: its lock lets only one :meth:`add` run at a time.
        """
        self._store = store
        self._tables = tables
        self._adding = asyncio.Lock()

    async def listed(self, user_id: int) -> tuple[KeptAwayRow, ...]:
        """Return the rows of those whom a person keeps away, sorted by name."""
        found = await self._tables.read(self._store.kept_away(user_id))
        return tuple(sorted(found, key=lambda row: (row.name.casefold(), row.other_id)))

    async def add(self, user_id: int, other: Person) -> None:
        """Keep somebody away from a person's tables from now on; seats that they have stay theirs.

        Somebody on the list already gets the present name there.

        Raises:
            Refused: ``avoid-self``, or the list is full (``avoid-full``).
        """
        if other.id == user_id:
            raise Refused("avoid-self")
        async with self._adding:
            others = {row.other_id for row in await self.listed(user_id)} - {other.id}
            if len(others) >= MOST_KEPT_AWAY:
                raise Refused("avoid-full", count=MOST_KEPT_AWAY)
            await self._tables.write((KeptAwayRow(user_id, other.id, other.name),))

    async def let_go(self, user_id: int, others: Iterable[int]) -> None:
        """Keep some people away no longer."""
        await self._tables.write(tuple(DeleteKeptAway(user_id, one) for one in others))

    async def refuses(self, user_ids: Iterable[int | None], person: Person) -> bool:
        """Return True if any of some people keeps a person away; None and the person are skipped.

        Whom the person keeps away does not count.
        """
        for user_id in {one for one in user_ids if one is not None} - {person.id}:
            found = await self._tables.read(self._store.kept_away(user_id))
            if is_among(person.id, [row.other_id for row in found]):
                return True
        return False

    async def apart_from(self, user_id: int) -> frozenset[int]:
        """Return the ids of those who keep a person away or whom that person keeps away.

        Forgotten people are among them by a mark: :func:`bot.model.forgotten.is_among` tells.
        """
        keepers = await self._tables.read(self._store.keeping_away(user_id))
        kept = await self._tables.read(self._store.kept_away(user_id))
        return keepers | {row.other_id for row in kept}
