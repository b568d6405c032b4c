"""What Discord and the people on it have to be told, and in which language."""

from __future__ import annotations

from collections import OrderedDict

from bot.clocks.preferences import Preferences
from bot.model.news import News, Post, ReminderDue
from bot.model.refusal import Refused
from bot.model.story import Chapter
from bot.model.table import TableId
from bot.model.times import from_ms, to_ms
from bot.services.queries import Queries
from bot.store.protocol import Store, StoreError
from bot.store.rows import Change, DeleteMessage, DeleteOutbox, MessageRow, PersonRow
from bot.table.live_table import LiveTable
from bot.table.repository import TableRepository
from bot.table.story import casting
from bot.table.story import chapters as chapters_of
from bot.transitions import standing_orders
from games.api import Seat

_READERS = 4096
"""How many people's languages are kept in memory."""


class Outbox(Queries):
    """Gathers news, and notes what was said where."""

    def __init__(self, store: Store, shelf: TableRepository) -> None:
        super().__init__(store, shelf)
        self._languages: OrderedDict[int, str | None] = OrderedDict()

    async def language(self, user_id: int) -> str | None:
        """Return the language a person chose; None follows Discord."""
        if user_id in self._languages:
            return self._languages[user_id]
        person = await self._shelf.read(self._store.person(user_id))
        self._note_language(user_id, None if person is None else person.language)
        return self._languages[user_id]

    async def set_language(self, user_id: int, language: str | None) -> None:
        """Note the language a person chose."""
        await self._write((PersonRow(user_id, language),))
        self._note_language(user_id, language)

    def _note_language(self, user_id: int, language: str | None) -> None:
        self._languages[user_id] = language
        if len(self._languages) > _READERS:
            self._languages.popitem(last=False)

    async def unspoken(self) -> tuple[TableId, ...]:
        """List the tables that Discord has to be told about, the longest waiting first."""
        return tuple(
            TableId(table_id) for table_id in await self._shelf.read(self._store.unspoken())
        )

    async def news(self, table_id: TableId) -> News:
        """Gather what Discord has to be told about a table, as of one moment."""

        async def work(live: LiveTable) -> News:
            unsaid = await self._shelf.read(self._store.unsaid(table_id))
            chapters: tuple[Chapter, ...] = ()
            if live.running is not None and unsaid.chapter is not None:
                chapters = chapters_of(
                    live.running.game,
                    unsaid.moves,
                    unsaid.chapter,
                    casting(live.table, live.tenures),
                )
            posts = {
                row.key: Post(row.channel_id, row.message_id, from_ms(row.posted_at))
                for row in unsaid.posts
            }
            look = live.look(None) if live.running is not None else None
            unasked = frozenset(seat for _, seat in standing_orders.answers_given(live))
            reminders = tuple(
                ReminderDue(row.decision, Seat(row.seat), row.number)
                for row in await self._shelf.read(self._store.reminders_unsaid(table_id))
            )
            return News(
                look,
                live.table,
                chapters,
                posts,
                unsaid.upto,
                reminders=reminders,
                expires_at=None if live.expires_at is None else from_ms(live.expires_at),
                unasked=unasked,
            )

        try:
            return await self._shelf.change(table_id, work, bounded=False)
        except Refused as refused:
            if refused.key != "table-quarantined":
                raise
        # Gathering it is what broke; that the table was set aside can still be told.
        return await self._shelf.change(table_id, work, bounded=False)

    async def posted(self, table_id: TableId, key: str, post: Post | None) -> None:
        """Note the message under a key, or that it is gone."""
        if post is None:
            await self._write((DeleteMessage(table_id, key),))
            return
        at = to_ms(post.posted_at)
        await self._write((MessageRow(table_id, key, post.channel_id, post.message_id, at),))

    async def spoken(self, table_id: TableId, upto: int) -> None:
        """Note that everything up to ``upto`` has been said."""
        await self._write((DeleteOutbox(table_id, upto),))

    async def _habits_at(self, live: LiveTable) -> dict[int, Preferences]:
        """Read what the people at a table have set about time."""
        people = (player.person.id for player in live.table.players)
        return {user_id: await self._shelf.habits(user_id) for user_id in people}

    async def _write(self, change: Change) -> None:
        try:
            await self._store.commit(change)
        except StoreError as error:
            raise Refused("store-failed") from error
