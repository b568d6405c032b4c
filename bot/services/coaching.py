"""What a person is told while learning a game, each tip once."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from cachetools import LRUCache

from bot.model.refusal import Refused
from bot.repositories.tables import TableRepository
from bot.rows.people import DeleteTip, DeleteTips, TipRow
from bot.store.store import Store
from games.optional.coaching import FIRST_TURN, GOAL

_READERS = 4096
"""Most people whose tips are in the cache."""

_NOBODYS = ""
"""Stands for no game in particular."""
_SILENT = "silent"

_Told = dict[tuple[str, str], str]
"""By game and key, where a person was told a tip."""


class Coaching:
    """Remembers which tips a person has had, and whether they want any."""

    def __init__(self, store: Store, tables: TableRepository) -> None:
        """Begin with nothing cached; have one for a store.

        If this process has all shards, tips of the last 4096 people are cached.
        """
        self._store = store
        self._tables = tables
        self._told: LRUCache[int, _Told] = LRUCache(_READERS)
        self._changes = 0
        """Counts what was dropped: tips that were read before are not cached."""

    async def choose(
        self,
        user_id: int,
        game: str,
        place: str,
        fitting: Sequence[Sequence[str]],
        *,
        asked: bool = True,
    ) -> tuple[str, ...]:
        """Choose from each group of fitting tips the one to be shown at a place, and note it.

        That is the one shown there before, else the first that the person has never had; a group
        without either has none. The card for a first turn comes alone wherever the person looks,
        and is noted only once they are ``asked`` there; then it stays at that place, and elsewhere
        at that table the goal comes first. These two come even if the person wants no tips.
        ``place`` is *table.move*. Empty if the database fails.
        """
        try:
            told = await self._of(user_id)
            card = told.get((game, FIRST_TURN), place)
            silent = (_NOBODYS, _SILENT) in told or (game, _SILENT) in told
            chosen = [] if silent else [_one_of(keys, told, game, place) for keys in fitting]
            chosen = [FIRST_TURN] if card == place else [key for key in chosen if key]
            noted = chosen if asked or card != place else []
            new = [key for key in noted if (game, key) not in told]
            if new:
                await self._tables.write(tuple(TipRow(user_id, game, key, place) for key in new))
                told.update({(game, key): place for key in new})
        except Refused:
            return ()
        learning = card != place and _table_of(card) == _table_of(place)
        return (GOAL, *chosen) if learning else tuple(chosen)

    async def note(self, user_id: int, game: str, key: str) -> None:
        """Note that a person has had a tip, so that it is shown to them nowhere any more.

        If the database fails, do nothing.
        """
        with suppress(Refused):
            await self._tables.write((TipRow(user_id, game, key, ""),))
            await self._reread(user_id)

    async def knows(self, user_id: int, game: str, key: str) -> bool:
        """Return True if a person has had a tip."""
        return (game, key) in await self._of(user_id)

    async def is_silent(self, user_id: int, game: str = _NOBODYS) -> bool:
        """Return True if a person wants no tips of a game; without ``game``: none of any game.

        Of a game, it is False for somebody who has only silenced all.
        """
        return (game, _SILENT) in await self._of(user_id)

    async def silence(self, user_id: int, game: str = _NOBODYS) -> None:
        """Tell a person no more tips, of one game or of all."""
        await self._tables.write((TipRow(user_id, game, _SILENT, ""),))
        await self._reread(user_id)

    async def speak(self, user_id: int, game: str) -> None:
        """Tell a person tips of a game again, those that they have not had."""
        await self._tables.write((DeleteTip(user_id, game, _SILENT),))
        await self._reread(user_id)

    async def begin_anew(self, user_id: int) -> None:
        """Tell a person everything, as on the first day."""
        await self._tables.write((DeleteTips(user_id),))
        await self._reread(user_id)

    def forget(self, user_id: int) -> None:
        """Drop what is cached about a person; a reading under way is not cached either."""
        self._changes += 1
        self._told.pop(user_id, None)

    async def _reread(self, user_id: int) -> None:
        """Have what is cached about a person read from the store again.

        If it does not answer, nothing is cached.
        """
        self.forget(user_id)
        with suppress(Refused):
            await self._of(user_id)

    async def _of(self, user_id: int) -> _Told:
        """Return the tips that a person has had: by game and key, the place.

        It is cached only if this process has all shards: another one may have told the last tip.
        """
        if user_id in self._told:
            return self._told[user_id]
        before, rows = self._changes, await self._tables.read(self._store.tips(user_id))
        told = {(row.game, row.key): row.place for row in rows}
        if self._store.shards.is_all and self._changes == before:
            self._told[user_id] = told
        return told


def _one_of(keys: Sequence[str], told: _Told, game: str, place: str) -> str:
    """Return the tip of ``keys`` shown at ``place`` before, else the first new one; else empty."""
    here = (key for key in keys if told.get((game, key)) == place)
    new = (key for key in keys if (game, key) not in told)
    return next(here, "") or next(new, "")


def _table_of(place: str) -> str:
    """Return the table of a place *table.move* where a tip was shown."""
    return place.partition(".")[0]
