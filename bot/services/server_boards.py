"""The boards of servers: where each stands, and what is to be found on a server."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from cachetools import LRUCache
from msgspec.structs import replace

from bot.model.news import Post
from bot.model.refusal import Refused
from bot.model.server_board import Entry, GuildId, Heading, Off, ServerBoard
from bot.model.table import Status, Table, TableId
from bot.model.times import from_ms, to_ms
from bot.repositories.tables import TableRepository
from bot.rows.boards import DeleteServerBoard, ServerBoardRow
from bot.services.queries import Queries
from bot.store.store import Store
from games.api import Seat

LATELY = timedelta(days=7)
"""Time after its end during which a finished game is listed."""
_FINISHED = 10
"""The most finished games that are found."""
_PEOPLE = 2
"""A game of one person against computers is nothing to be followed."""
_MARKS = 4096
_SEATS = frozenset({Heading.LOBBY, Heading.OFFER})
_MARKED = frozenset({Status.LOBBY, Status.PLAYING, Status.QUARANTINED})


class ServerBoards:
    """Keeps the boards, and lists what is to be found; who may see it is for the caller."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        queries: Queries,
        now: Callable[[], datetime],
    ) -> None:
        """Begin with no table known; what :meth:`changed` compares is kept of the last 4096."""
        self._store = store
        self._tables = tables
        self._queries = queries
        self._now = now
        self._marks: LRUCache[TableId, object] = LRUCache(_MARKS)
        """What is found of each table, as it was when it last changed."""

    @property
    def now(self) -> Callable[[], datetime]:
        """The clock by which boards are kept."""
        return self._now

    async def get(self, guild_id: int) -> ServerBoard | None:
        """Return the board of a server, also one that is off; None without one or if removed."""
        board = await self.stored(guild_id)
        return None if board is None or board.off is Off.REMOVED else board

    async def stored(self, guild_id: int) -> ServerBoard | None:
        """Return what is stored of a server's board, also of a removed one with messages left.

        None if nothing is stored.
        """
        row = await self._tables.read(self._store.server_board(guild_id))
        return None if row is None else _board_of(row)

    async def shown(self) -> tuple[GuildId, ...]:
        """List the servers of this process that have a board, or messages left of one."""
        return tuple(map(GuildId, await self._tables.read(self._store.server_boards())))

    async def put(self, guild_id: int, channel_id: int, manager_id: int) -> ServerBoard:
        """Put a server's board into a channel and return it; the caller posts its message.

        The message before is noted as ``replaced``, for the caller to delete. A board that is on in
        this channel already is returned unchanged.
        """
        before = await self.stored(guild_id)
        if before is not None and before.channel_id == channel_id and before.off is None:
            return before
        replaced = None if before is None else before.post or before.replaced
        board = ServerBoard(GuildId(guild_id), channel_id, manager_id, replaced=replaced)
        await self._tables.write((DeleteServerBoard(guild_id), _row_of(board)))
        return board

    async def take_away(self, guild_id: int) -> ServerBoard | None:
        """Store that a server's board is removed, and return it; the caller deletes its messages.

        None if the server has none, or it was removed before; nothing is stored then.
        """
        before = await self.get(guild_id)
        if before is None:
            return None
        removed = replace(before, off=Off.REMOVED)
        await self.note(removed)
        return removed

    async def forget(self, guild_id: int) -> None:
        """Forget a server's board, of which no message is left."""
        await self._tables.write((DeleteServerBoard(guild_id),))

    async def note(self, board: ServerBoard) -> None:
        """Store a server's board: its channel, messages, what they show, and why it is off.

        Who wanted it stays as it is stored.
        """
        await self._tables.write((_row_of(board),))

    def changed(self, table_id: TableId) -> GuildId | None:
        """Return the server of a table that has just changed, if its entries on boards may have.

        None if they are the same as at the last call for this table, as after most turns, or the
        table is not in memory. The first call for a table returns its server.
        """
        table = self._tables.in_hand(table_id)
        mark = None if table is None else _mark(table)
        if table is None or (table_id in self._marks and self._marks[table_id] == mark):
            return None
        self._marks[table_id] = mark
        return GuildId(table.guild_id)

    async def entries(self, guild_id: int, reader: int | None = None) -> tuple[Entry, ...]:
        """List what is to be found on a server: open lobbies first, finished games and series last.

        Within each kind what is new comes first. Lobbies without a free seat and seats for guests
        only are left out, but for a ``reader`` who may take them. So are lobbies where the reader
        sits, and seats of others on offer at the reader's tables. Games of one person against
        computers are left out; of finished games, at most ten of the last week are listed.
        """
        active = await self._queries.active(guild_id)
        found = [
            entry
            for table in active
            for entry in _entries_of(table)
            if entry.heading not in _SEATS or _is_open_to(table, entry.seat, reader)
        ]
        found += await self._finished(guild_id)
        for series in await self._queries.active_series(guild_id):
            found.append(Entry(Heading.SERIES, series, series.opened_at))
        order = list(Heading)
        found.sort(key=lambda one: (order.index(one.heading), -to_ms(one.since), -one.what.id))
        return tuple(found)

    async def _finished(self, guild_id: int) -> list[Entry]:
        """List the games of two people or more that ended in the last week on a server.

        At most ten are looked at, the latest first; those that cannot be shown are left out.
        """
        since = to_ms(self._now() - LATELY)
        ids = await self._tables.read(self._store.finished_in(guild_id, since, _FINISHED))
        found = []
        for table_id in map(TableId, ids):
            try:
                look = await self._queries.look(table_id, None)
                ended_at = (await self._tables.peek(table_id)).ended_at
            except Refused as refused:
                if refused.is_of_store:
                    raise
                continue
            if ended_at is not None:
                found.append(Entry(Heading.FINISHED, look.table, from_ms(ended_at), look=look))
        return found


def _entries_of(table: Table) -> list[Entry]:
    """List what a server board may show of a table: its lobby, seats on offer, its game.

    A lobby needs a free or kept seat, a seat on offer no claim yet, a game two people. Empty for
    any table that has ended or is in quarantine.
    """
    if table.status is Status.LOBBY:
        open_ = table.free_seats > 0 or bool(table.kept_for)
        return [Entry(Heading.LOBBY, table, table.opened_at)] if open_ else []
    if table.status is not Status.PLAYING:
        return []
    found = [
        Entry(Heading.OFFER, table, from_ms(one.occupancy.offered_at or 0), one.seat)
        for one in table.players
        if one.offered and one.occupancy.claim is None
    ]
    if sum(one.person is not None for one in table.players) >= _PEOPLE:
        found.append(Entry(Heading.GAME, table, table.opened_at))
    return found


def _is_open_to(table: Table, seat: Seat | None, reader: int | None) -> bool:
    """Return True if a reader may take a seat of a table; None: if anybody may.

    A free seat, or one kept for the reader, is asked for in a lobby only; at a game invitations
    alone decide. Who sits there may take no other seat but take their own back; ``seat`` is the one
    on offer.
    """
    if reader is not None and (own := table.seat_of(reader)) is not None:
        return own == seat
    if reader is None:
        free = table.status is not Status.LOBBY or table.free_seats > 0
        return free and not table.terms.invited_only
    kept = any(one.guest.id == reader for one in table.kept_for)
    return table.admits(reader) and (
        kept or table.status is not Status.LOBBY or table.free_seats > 0
    )


def _mark(table: Table) -> object:
    """Return a value that differs if the entries of a table on boards may differ.

    For tables that have ended it is their status alone.
    """
    if table.status not in _MARKED:
        return table.status
    people = tuple((one.name, one.offered, one.occupancy.claim) for one in table.players)
    where = (table.channel_id, table.thread_id)
    return (table.status, people, table.terms, table.host, table.invitations, *where)


def _row_of(board: ServerBoard) -> ServerBoardRow:
    """Return the row of a server's board."""
    replaced = board.replaced
    return ServerBoardRow(
        board.guild_id,
        board.channel_id,
        board.manager_id,
        None if board.post is None else board.post.message_id,
        None if replaced is None else replaced.channel_id,
        None if replaced is None else replaced.message_id,
        int(board.is_successor),
        board.deleted_at,
        board.shown,
        board.off or "",
    )


def _board_of(row: ServerBoardRow) -> ServerBoard:
    """Return the server board of a row; its message stands in its channel, None without one.

    ``replaced`` is None unless both its channel and its message are stored.
    """
    replaced = None
    if row.replaced_channel is not None and row.replaced_id is not None:
        replaced = Post(row.replaced_channel, row.replaced_id)
    return ServerBoard(
        GuildId(row.guild_id),
        row.channel_id,
        row.user_id,
        None if row.message_id is None else Post(row.channel_id, row.message_id),
        replaced,
        bool(row.successor),
        row.deleted_at,
        row.shown,
        Off(row.off) if row.off else None,
    )
