"""The outbox: what is committed and not yet said on Discord, and what was said where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from bot.clocks import filling
from bot.clocks.calls import rings_at
from bot.model.invitations import Invitation
from bot.model.news import CallDue, News, Post, PostKey, ReminderDue, story_span
from bot.model.refusal import Refused
from bot.model.story import Chapter
from bot.model.table import Status, TableId
from bot.model.times import Millis, from_ms, to_ms
from bot.repositories.tables import TableRepository
from bot.rows.clocks import MarkReminderSaid
from bot.rows.publishing import DeleteMessage, DeleteOutbox, MessageRow
from bot.services.followers import pursuit
from bot.services.heralds import Heralds
from bot.store.loaded import Unpublished
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.table.story import chapters as chapters_of
from bot.transitions import lobby, standing_orders
from games.api import Seat


class Outbox:
    """Gathers news, and notes what was said where."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        heralds: Heralds,
        now: Callable[[], datetime],
    ) -> None:
        """Keep what it works with; the signals are those of the tables."""
        self._store = store
        self._heralds = heralds
        self._tables = tables
        self._now = now
        self.committed = tables.committed
        """Tells which table has changed."""
        self.recovered = tables.recovered
        """Tells that what could not be read or noted can be again."""

    async def unpublished(self) -> tuple[TableId, ...]:
        """List the tables with changes not yet shown on Discord, the longest waiting first."""
        return tuple(
            TableId(table_id) for table_id in await self._tables.read(self._store.unspoken())
        )

    async def news(self, table_id: TableId) -> News:
        """Return all that the publisher needs to show a table, read at one moment under its lock.

        Chapters are those that the posted story lacks or tells differently. If gathering fails the
        table is quarantined, and the news say so; without its game they have little more than the
        table.
        """

        async def work(live: LiveTable) -> News:
            """Gather the news of the table; store nothing."""
            unsaid = await self._tables.read(self._store.unsaid(table_id))
            chapters: tuple[Chapter, ...] = ()
            if live.running is not None:
                first = _first_to_tell(live, unsaid)
                moves = unsaid.moves
                if first != unsaid.chapter:
                    moves = await self._tables.read(self._store.moves_from(table_id, first))
                past = live.past_occupancies
                chapters = chapters_of(live.running.game, moves, first, live.table, past)
            posts = {row.key: Post(row.channel_id, row.message_id) for row in unsaid.messages}
            look = live.look(None) if live.running is not None else None
            reminders = tuple(
                ReminderDue(row.decision, Seat(row.seat), row.number) for row in unsaid.reminders
            )
            at = to_ms(self._now())
            return News(
                look,
                live.table,
                chapters,
                posts,
                unsaid.upto,
                reminders=reminders,
                expires_at=None if live.expires_at is None else from_ms(live.expires_at),
                calls=calls_of(live, at),
                pings=()
                if live.table.full is None
                else tuple(
                    one for one in filling.pingable(live, at) if PostKey.FULL.of(one) not in posts
                ),
                invited=_invited(live, posts, at),
                heralded=await self._heralds.due(live) if live.table.status is Status.LOBBY else (),
                pursuit=pursuit(live.table, unsaid.followers, chapters, at),
                is_cleared=live.ended_at is not None and lobby.is_cleared(live, at),
                rested=rested(live),
            )

        try:
            return await self._tables.change(table_id, work, bounded=False)
        except Refused as refused:
            if refused.key == "game-missing":
                return await self._of_missing_game(table_id)
            if refused.key != "table-quarantined":
                raise
        # Gathering it is what broke; that the table is in quarantine can still be told.
        return await self._tables.change(table_id, work, bounded=False)

    async def _of_missing_game(self, table_id: TableId) -> News:
        """Return the news of a table whose game is not installed: no view and no story."""
        unsaid = await self._tables.read(self._store.unsaid(table_id))
        posts = {row.key: Post(row.channel_id, row.message_id) for row in unsaid.messages}
        table = (await self._tables.without_game(table_id)).table
        return News(None, table, (), posts, unsaid.upto)

    async def post_of(self, table_id: TableId, key: str) -> Post | None:
        """Return the message that is noted under a key; None if none is."""
        unsaid = await self._tables.read(self._store.unsaid(table_id))
        posts = (Post(row.channel_id, row.message_id) for row in unsaid.messages if row.key == key)
        return next(posts, None)

    async def posted(self, table_id: TableId, key: str, post: Post | None) -> None:
        """Store the message that is posted under a key; with None forget it, as it was deleted."""
        if post is None:
            await self._tables.write((DeleteMessage(table_id, key),))
        else:
            await self.posted_as(table_id, (key,), post)

    async def posted_as(self, table_id: TableId, keys: Sequence[str], post: Post) -> None:
        """Store one message under several keys at once.

        So a message that pings two people is known as the ping of each, and nobody is pinged again.
        """
        await self._tables.write(tuple(_row(table_id, key, post) for key in keys))

    async def turned(
        self, table_id: TableId, before: Sequence[str], keys: Sequence[str], post: Post
    ) -> None:
        """Note that the message under the keys ``before`` is now the one under ``keys``.

        The old keys are forgotten in the same change.
        """
        gone = (DeleteMessage(table_id, key) for key in before)
        await self._tables.write((*gone, *(_row(table_id, key, post) for key in keys)))

    async def knows(self, table_id: TableId, message_id: int) -> bool:
        """Return True if a message is noted as one of the table's."""
        return await self._tables.read(self._store.has_message(table_id, message_id))

    async def published(self, table_id: TableId, upto: int) -> None:
        """Delete what is in a table's outbox up to number ``upto``, as it has been said."""
        await self._tables.write((DeleteOutbox(table_id, upto),))

    async def reminded(self, table_id: TableId, call: ReminderDue) -> None:
        """Note that a reminder was sent, or is no longer needed: it is not in the news again."""
        await self._tables.write(
            (MarkReminderSaid(table_id, call.decision_id, call.seat, call.number),)
        )


def _row(table_id: TableId, key: str, post: Post) -> MessageRow:
    return MessageRow(table_id, key, post.channel_id, post.message_id, post.made.ms)


def _first_to_tell(live: LiveTable, unsaid: Unpublished) -> int:
    """Return the number of the first turn that the posted story lacks or tells differently.

    That may be the turn under way, or the first of a posted story part in which a turn has changed.
    """
    stories = [story_span(row.key) for row in unsaid.messages if PostKey.STORY.matches(row.key)]
    first = 1 + max((last for _, last in stories), default=-1)
    changed = [] if unsaid.chapter is None else [unsaid.chapter]
    if live.table.status is Status.PLAYING:
        # A turn that was over goes on where the next one was taken back.
        changed.append(live.under_way.chapter)
    wrong = [begins for begins, last in stories if any(last >= chapter for chapter in changed)]
    return min([first, *changed, *wrong])


def _invited(live: LiveTable, posts: Mapping[str, Post], at: Millis) -> tuple[Invitation, ...]:
    """List the invitations to a lobby that are to be sent now: due, open and not posted yet."""
    if live.table.status is not Status.LOBBY:
        return ()
    return tuple(
        one
        for one in live.table.kept_for
        if one.rings_at <= at and PostKey.INVITATION.of(one.number) not in posts
    )


def rested(live: LiveTable) -> frozenset[tuple[str, Seat]]:
    """Return the open questions that are answered already: nobody has to be pinged.

    Each is the decision's id with its seat; the answer is kept for its window, or was given in
    advance.
    """
    return frozenset(standing_orders.answers_given(live))


def calls_of(live: LiveTable, at: Millis) -> tuple[CallDue, ...]:
    """List the open questions of a running game, each with whether its seat is to be pinged now.

    A seat is pinged once its time has come, if its person is present and wants such pings; not
    somebody away for whom the host or a stand-in answers at once. Questions that are answered or
    have no clock are left out; empty if no game is under way.
    """
    running, players = live.running, live.table.players
    if running is None or live.table.status is not Status.PLAYING:
        return ()
    found = []
    for decision in running.decisions:
        seat = decision.seat
        timer = running.posed.get((decision.id, seat))
        if timer is None or decision.answered:
            continue
        player = players[seat]
        preferences = live.times.preferences_of(player)
        # Who is being replaced is called no more; the notice of that is the last call (F35).
        rings = rings_at(live, decision, timer, running.due[decision.id, seat])
        due = (
            rings is not None
            and rings <= at
            and player.present
            and not preferences.is_played_for(at)
            and preferences.calls.includes(optional=decision.optional)
        )
        found.append(
            CallDue(decision.id, seat, player.occupancy.number, timer.passed, due, timer.call_at)
        )
    return tuple(found)
