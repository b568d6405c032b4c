"""Who follows a game without a seat: pinged at its end and, if they wish, when it turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from itertools import compress

from msgspec.structs import replace

from bot.model.news import Pursuit
from bot.model.refusal import Refused
from bot.model.story import Chapter
from bot.model.table import Status, Table, TableId
from bot.model.times import MILLISECOND, Millis, lately, to_ms
from bot.repositories.tables import TableRepository
from bot.rows.followers import (
    DeleteFollower,
    FollowerRow,
    MarkFollowerSeen,
    MarkFollowerTold,
    SetFollowerTurns,
)
from bot.store.store import Store

APART = timedelta(days=1)
"""The least time between two pings of one follower at one table, but for its end."""
FRESH = timedelta(hours=1)
"""Longest delay of a ping after its turning point."""
MOST = 25
"""The most games under way that a person follows."""
PINGED = 50
"""The most people who follow one game: one message pings them all."""


class Followers:
    """Keeps who follows which game, and what of it they have seen."""

    def __init__(self, store: Store, tables: TableRepository, now: Callable[[], datetime]) -> None:
        """Keep what it works with; nothing is cached."""
        self._store = store
        self._tables = tables
        self._now = now

    async def of(self, table_id: TableId, user_id: int) -> FollowerRow | None:
        """Return how a person follows a game; None if they do not."""
        return await self._tables.read(self._store.follower(table_id, user_id))

    async def follow(self, table: Table, user_id: int, seen: int, *, turns: bool) -> None:
        """Ping a person when a game ends and, with ``turns``, at turning points.

        Of somebody who follows it already only ``turns`` is changed. ``seen`` is the last move that
        they have seen. A quarantined game can be followed as well.

        Raises:
            Refused: they have a seat there (``follow-seated``), follow 25 games (``follow-many``,
                ``most``), 50 people follow this one (``follow-full``, ``most``), or it is not under
                way (``not-started``, ``follow-ended``).
        """
        if table.seat_of(user_id) is not None:
            raise Refused("follow-seated")
        if table.status not in (Status.PLAYING, Status.QUARANTINED):
            raise Refused("follow-ended" if table.status.ended else "not-started")
        if await self.of(table.id, user_id) is not None:
            await self._tables.write((SetFollowerTurns(table.id, user_id, int(turns)),))
            return
        if await self._tables.read(self._store.followed_by(user_id)) >= MOST:
            raise Refused("follow-many", most=MOST)
        if await self._tables.read(self._store.followers_of(table.id)) >= PINGED:
            raise Refused("follow-full", most=PINGED)
        row = FollowerRow(table.id, user_id, int(turns), to_ms(self._now()), seen)
        await self._tables.write((row,))

    async def unfollow(self, table_id: TableId, *user_ids: int) -> None:
        """Ping people no more at a game."""
        await self._tables.write(tuple(DeleteFollower(table_id, one) for one in user_ids))

    async def told(self, table_id: TableId, user_ids: Iterable[int]) -> None:
        """Note that followers are pinged now, at turning points; they follow on."""
        at = to_ms(self._now())
        await self._tables.write(tuple(MarkFollowerTold(table_id, one, at) for one in user_ids))

    async def due(self, table_id: TableId, user_ids: Iterable[int]) -> list[int]:
        """Return those of some people who may be pinged to a turning point now.

        Left out is who follows the game no more, or was pinged since they were found.
        """
        at = to_ms(self._now())
        rows = [await self.of(table_id, one) for one in user_ids]
        return [row.user_id for row in rows if row is not None and _wants_turn(row, at)]

    async def visit(self, table_id: TableId, user_id: int, seen: int) -> int | None:
        """Store ``seen`` as the last move that a follower has seen, also if it is a lower one.

        Return the number that it replaces; None, with nothing stored, for somebody who does not
        follow the table.
        """
        row = await self.of(table_id, user_id)
        if row is None:
            return None
        if row.seen != seen:
            await self._tables.write((MarkFollowerSeen(table_id, user_id, seen),))
        return row.seen


def pursuit(
    table: Table, rows: Sequence[FollowerRow], chapters: Sequence[Chapter], at: Millis
) -> Pursuit:
    """Return the followers to ping now, and the turning points to ping them about.

    At the end of the game these are all of ``rows``, without a turning point. Before it, those who
    want turning points and were not pinged for a day, and only if there was one in the last hour.
    Seated people are left out. Empty if nobody is to be pinged. It follows from public events, and
    from who follows the game, alone.
    """
    rows = [row for row in rows if table.seat_of(row.user_id) is None]
    if table.status.ended:
        return Pursuit(tuple(row.user_id for row in rows))
    wanting = [row for row in rows if _wants_turn(row, at)]
    if not wanting or table.status is not Status.PLAYING:
        return Pursuit()
    turned = _turning(chapters, at - FRESH // MILLISECOND)
    return Pursuit() if turned is None else Pursuit(tuple(r.user_id for r in wanting), turned)


def _wants_turn(row: FollowerRow, at: Millis) -> bool:
    """Return True if a follower wants turning points and was pinged to none for a day."""
    return bool(row.turns) and row.told_at not in lately(at, APART)


def _turning(chapters: Sequence[Chapter], since: Millis) -> Chapter | None:
    """Return the latest chapter with turning points since a moment, reduced to those events.

    None if there is no such chapter. Earlier chapters with turning points are left out.
    """
    for chapter in reversed(chapters):
        kept = [
            event.significance.is_turning_point and at >= since
            for event, at in zip(chapter.events, chapter.times, strict=True)
        ]
        if any(kept):
            return replace(
                chapter,
                events=tuple(compress(chapter.events, kept)),
                casts=tuple(compress(chapter.casts, kept)),
                moves=tuple(compress(chapter.moves, kept)),
                times=tuple(compress(chapter.times, kept)),
            )
    return None
