"""People's settings: language, quiet hours and absences."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from cachetools import LRUCache
from msgspec.structs import replace

from bot.model.preferences import AwayMode, Preferences, budget_left
from bot.model.refusal import Refused
from bot.model.table import TableId
from bot.model.times import Millis, TimeSpan, from_ms, to_ms
from bot.repositories.locks import TableLocks
from bot.repositories.tables import TableRepository
from bot.rows.change import Change
from bot.rows.mail import MailRow
from bot.rows.people import AbsenceRow, PersonRow
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.table.people import preferences_row
from bot.transitions import pauses

_READERS = 4096
"""Most people's languages in the cache."""


class People:
    """Stores people's settings and updates the clocks of all their tables."""

    def __init__(self, store: Store, tables: TableRepository, now: Callable[[], datetime]) -> None:
        """Begin with nothing cached; the languages of the last 4096 people are kept.

        Have one for each process: it holds the locks of people's settings.
        """
        self._store = store
        self._tables = tables
        self._now = now
        self._locks = TableLocks(0)
        self._languages: LRUCache[int, str | None] = LRUCache(_READERS)
        self._changes = 0
        """Counts the changes of languages: what was read before one is not kept."""

    async def language(self, user_id: int) -> str | None:
        """Return the language a person chose; None follows Discord.

        It comes from the cache only if this process has all shards: another one may have been told
        last.
        """
        if user_id in self._languages and self._store.shards.is_all:
            return self._languages[user_id]
        before = self._changes
        person = await self._tables.read(self._store.person(user_id))
        language = None if person is None else person.language
        if self._changes == before:
            self._languages[user_id] = language
        return language

    async def set_language(self, user_id: int, language: str | None) -> None:
        """Store the language a person chose; None: that of their Discord."""
        try:
            await self._tables.write((PersonRow(user_id, language),))
        finally:
            # Whether what failed was stored may be unknown.
            self.forget(user_id)

    def forget(self, user_id: int) -> None:
        """Drop a person from the cache; a reading under way is not cached either."""
        self._changes += 1
        self._languages.pop(user_id, None)

    async def preferences(self, user_id: int) -> Preferences:
        """Return a person's own preferences; the defaults if they set nothing."""
        return await self._tables.preferences(user_id)

    async def set_preferences(self, user_id: int, **changes: object) -> Preferences:
        """Store fields of a person's preferences (no absences) and return the new preferences.

        They count as settled from then on. The clocks of all their tables follow, without new
        messages.
        """
        # One after the other: a row has all fields, also those that somebody else is changing.
        async with self._locks.together((user_id,)):
            preferences = replace(await self.preferences(user_id), settled=True, **changes)
            await self._spread(user_id, (preferences_row(user_id, preferences),), tell=False)
        return preferences

    async def go_away(
        self, user_id: int, until: datetime, mode: AwayMode = AwayMode.WAIT
    ) -> datetime:
        """Note an absence from now until ``until``; return its end.

        ``WAIT`` stops the person's clocks and costs days of the yearly budget; ``PLAY`` has the
        host answer for them and costs none. An absence of the same kind that is under way gets the
        new end instead; one of the other kind ends now. The tables are updated.

        Raises:
            Refused: ``away-past`` or ``away-budget`` (``days``: what is left).
        """
        async with self._locks.together((user_id,)):
            await self._go_away(user_id, until, mode)
        return until

    async def _go_away(self, user_id: int, until: datetime, mode: AwayMode) -> None:
        """Note an absence as :meth:`go_away`; the person's lock is the caller's."""
        now = self._now()
        if until <= now:
            raise Refused("away-past")
        preferences = await self.preferences(user_id)
        at = to_ms(now)
        under_way = _under_way(preferences, at)
        same = [span for span, of in under_way if of is mode]
        since = min((span.since for span in same), default=at)
        if mode is AwayMode.WAIT:
            rest = [span for span in preferences.away if span not in same]
            left = budget_left(rest, now) - (now - from_ms(since))
            if until - now > left:
                raise Refused("away-budget", days=max(0, left // timedelta(days=1)))
        ended = tuple(
            AbsenceRow(user_id, span.since, at, of)
            for span, of in under_way
            if of is not mode or span.since > since
        )
        absence = AbsenceRow(user_id, since, to_ms(until), mode)
        await self._spread(user_id, (*ended, absence), tell=True)

    async def come_back(self, user_id: int) -> None:
        """End all absences of a person that are under way, and update their tables.

        Raises:
            Refused: ``not-away``.
        """
        async with self._locks.together((user_id,)):
            at = to_ms(self._now())
            under_way = _under_way(await self.preferences(user_id), at)
            if not under_way:
                raise Refused("not-away")
            over = tuple(AbsenceRow(user_id, span.since, at, of) for span, of in under_way)
            await self._spread(user_id, over, tell=True)

    async def _spread(self, user_id: int, change: Change, *, tell: bool) -> None:
        """Store a change of a person's settings and update the clocks of all their tables.

        With ``tell`` the tables' messages are updated, too. A timer at each table, stored with the
        change, repeats that after a crash. Processes that have other tables of theirs get mail.
        """
        mail = await self._mail(user_id)
        await self._spread_to(
            lambda: self._store.own_tables_of(user_id), (*change, *mail), tell=tell
        )

    async def _mail(self, user_id: int) -> Change:
        """Return a mail for each other process that has tables of a person; nothing is stored.

        Empty if this process has all shards.
        """
        shards = self._store.shards
        if shards.is_all:
            return ()
        homes = await self._tables.read(self._store.homes_of(user_id))
        at = to_ms(self._now())
        return tuple(
            [
                MailRow(
                    await self._tables.read(self._store.new_mail_id()), shard, user_id, None, at
                )
                for shard in sorted({shards.of(home) for home in homes} & {*shards.others})
            ]
        )

    async def hear(self, user_id: int) -> None:
        """Update the clocks of a person's tables after a message from another process.

        Only tables of this process; their messages are updated, too.
        """
        await self._spread_to(lambda: self._store.own_tables_of(user_id), (), tell=True)

    async def spread_on(self, guild_id: int, change: Change) -> None:
        """Store a server's settings and update the clocks of all its tables."""
        await self._spread_to(lambda: self._store.tables_in(guild_id), change, tell=False)

    async def _spread_to(
        self,
        tables: Callable[[], Awaitable[tuple[int, ...]]],
        change: Change,
        *,
        tell: bool,
    ) -> None:
        """Store ``change`` with a timer at each of ``tables``, then update the clocks of each.

        The timers do it after a crash. ``tables`` reads their ids, and is asked again once the
        change is stored. ``tell`` has their messages updated. Tables in quarantine or unreadable
        are skipped.

        Raises:
            Refused: the database failed.
        """
        at = to_ms(self._now())
        known = await self._tables.read(tables())
        await self._tables.write(
            (*change, *(pauses.reapply_timer(table_id, at) for table_id in known))
        )
        for table_id in await self._tables.read(tables()):
            try:
                await self._retime(TableId(table_id), tell=tell)
            except Refused as refused:
                if not refused.is_of_one:
                    raise

    async def _retime(self, table_id: TableId, *, tell: bool) -> None:
        """Update a table's clocks by its people's settings; with ``tell`` also its messages."""

        async def work(live: LiveTable) -> None:
            """Set the clocks of the table by its people's preferences, and delete the timer."""
            preferences = await self._tables.preferences_at(live)
            await self._tables.commit(
                *pauses.apply_preferences(live, preferences, self._now(), tell=tell)
            )

        await self._tables.change(table_id, work, bounded=False)


def _under_way(preferences: Preferences, at: Millis) -> list[tuple[TimeSpan, AwayMode]]:
    """Return a person's current absences, each with its mode: who answers meanwhile.

    Those in which others wait come first. Empty if the person is not away at ``at``.
    """
    return [
        (span, mode)
        for mode, spans in (
            (AwayMode.WAIT, preferences.away),
            (AwayMode.PLAY, preferences.played),
        )
        for span in spans
        if span.since <= at < span.until
    ]
