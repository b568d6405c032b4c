"""The outbox: what is committed and not yet said on Discord, and what was said where."""

from __future__ import annotations

from collections.abc import Callable

from bot.model.news import News, Post, ReminderDue
from bot.model.refusal import Refused
from bot.model.story import Chapter
from bot.model.table import TableId
from bot.model.times import from_ms, to_ms
from bot.store.protocol import Store
from bot.store.rows import DeleteMessage, DeleteOutbox, MarkReminderSaid, MessageRow
from bot.table.live_table import LiveTable
from bot.table.repository import TableRepository
from bot.table.story import casting
from bot.table.story import chapters as chapters_of
from bot.transitions import standing_orders
from games.api import Seat


class Outbox:
    """Gathers news, and notes what was said where."""

    def __init__(self, store: Store, tables: TableRepository) -> None:
        self._store = store
        self._tables = tables

    def listen(self, listener: Callable[[TableId], None]) -> None:
        """Have ``listener`` called on the event loop after each commit, with the table changed."""
        self._tables.on_commit = listener

    async def unpublished(self) -> tuple[TableId, ...]:
        """List the tables that Discord has to be told about, the longest waiting first."""
        return tuple(
            TableId(table_id) for table_id in await self._tables.read(self._store.unspoken())
        )

    async def news(self, table_id: TableId) -> News:
        """Gather what Discord has to be told about a table, as of one moment."""

        async def work(live: LiveTable) -> News:
            unsaid = await self._tables.read(self._store.unsaid(table_id))
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
                for row in unsaid.messages
            }
            look = live.look(None) if live.running is not None else None
            unasked = frozenset(seat for _, seat in standing_orders.answers_given(live))
            reminders = tuple(
                ReminderDue(row.decision, Seat(row.seat), row.number)
                for row in await self._tables.read(self._store.reminders_unsaid(table_id))
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
            return await self._tables.change(table_id, work, bounded=False)
        except Refused as refused:
            if refused.key != "table-quarantined":
                raise
        # Gathering it is what broke; that the table was set aside can still be told.
        return await self._tables.change(table_id, work, bounded=False)

    async def posted(self, table_id: TableId, key: str, post: Post | None) -> None:
        """Note the message under a key, or that it is gone."""
        if post is None:
            await self._tables.write((DeleteMessage(table_id, key),))
            return
        at = to_ms(post.posted_at)
        await self._tables.write((MessageRow(table_id, key, post.channel_id, post.message_id, at),))

    async def published(self, table_id: TableId, upto: int) -> None:
        """Note that everything up to ``upto`` has been said."""
        await self._tables.write((DeleteOutbox(table_id, upto),))

    async def reminded(self, table_id: TableId, call: ReminderDue) -> None:
        """Note that a reminder was said, or that nobody needs it any more."""
        await self._tables.write(
            (MarkReminderSaid(table_id, call.decision_id, call.seat, call.number),)
        )
