"""Settings of people and servers in memory, so that a press need not read them again."""

from __future__ import annotations

from typing import TypeVar

from cachetools import LRUCache

from bot.model.times import Millis
from bot.rows.change import Change
from bot.rows.people import AbsenceRow, GuildRow, PreferencesRow
from bot.store.store import Store

T = TypeVar("T")

_KEPT = 4096
"""Most people and servers whose settings are kept."""


class Settings:
    """Rows of settings as they were read last, until a change of them is stored.

    Where several processes know a person, another one may have stored the last change: nothing is
    kept there.
    """

    def __init__(self, store: Store) -> None:
        """Begin with nothing cached; rows are read from ``store`` when they are first asked for.

        At most 4096 people and as many servers are kept, those used last.
        """
        self._store = store
        self._people: LRUCache[int, tuple[PreferencesRow | None, tuple[AbsenceRow, ...]]]
        self._people = LRUCache(_KEPT)
        self._guilds: LRUCache[int, GuildRow | None] = LRUCache(_KEPT)
        self._changes = 0
        """Counts the changes of any settings: what was read before one is not kept."""

    async def of_person(
        self, user_id: int, since: Millis
    ) -> tuple[PreferencesRow | None, tuple[AbsenceRow, ...]]:
        """Return a person's row of preferences, None if they set nothing, and their absences.

        Absences that ended before ``since`` are left out where they are read from the store; a
        cached answer is returned as it is, with the ``since`` of the call that read it.

        Raises:
            StoreError: it cannot be read.
        """
        if user_id in self._people:
            return self._people[user_id]
        before, row = self._changes, await self._store.preferences(user_id)
        found = row, await self._store.absences(user_id, since)
        self._keep(self._people, user_id, found, before)
        return found

    async def of_guild(self, guild_id: int) -> GuildRow | None:
        """Return a server's settings, cached or read; None if its managers chose nothing.

        Raises:
            StoreError: it cannot be read.
        """
        if guild_id in self._guilds:
            return self._guilds[guild_id]
        before, found = self._changes, await self._store.guild(guild_id)
        self._keep(self._guilds, guild_id, found, before)
        return found

    def _keep(self, kept: LRUCache[int, T], key: int, found: T, before: int) -> None:
        """Cache ``found``, unless settings have changed since the count ``before``.

        Nothing is cached where this process has not all shards, as another one may change it.
        """
        if self._changes == before and self._store.shards.is_all:
            kept[key] = found

    def note(self, change: Change) -> None:
        """Drop the cached settings of people and servers that a change rewrites, stored or not."""
        for row in change:
            if isinstance(row, PreferencesRow | AbsenceRow):
                self.forget(row.user_id)
            elif isinstance(row, GuildRow):
                self._changes += 1
                self._guilds.pop(row.guild_id, None)

    def forget(self, user_id: int) -> None:
        """Drop a person's cached settings; a reading under way is not cached either."""
        self._changes += 1
        self._people.pop(user_id, None)
