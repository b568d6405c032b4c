"""What was played at a table: its events as one may hear of them, and the whole for a proof."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import games
from bot.progress import chapters
from bot.records import Chapter, Refused, Status, Table, TableId
from bot.store import Store
from bot.store.records import MoveRow
from bot.tables import Tables
from bot.verify import Export, ExportedMove
from games.api import Event, Seat
from games.codec import load_events


class History:
    """Reads stored moves. Events reach a reader only if they are among those who may hear."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def public_events(self, table_id: TableId) -> tuple[Event, ...]:
        """Everything that everybody heard, from the set-up on."""
        table, rows = await self._played(table_id)
        return tuple(event for event in _events(table, rows) if event.to is None)

    async def chapters(self, table_id: TableId) -> tuple[Chapter, ...]:
        """The public story, turn by turn, from the set-up on."""
        table, rows = await self._played(table_id)
        return chapters(games.find(table.game), rows, 0)

    async def since(self, table_id: TableId, seat: Seat) -> tuple[Event, ...]:
        """What a seat heard after its own last move; nothing before it has made one."""
        table, rows = await self._played(table_id)
        last = max((row.number for row in rows if row.seat == seat), default=None)
        if last is None:
            return ()
        later = (row for row in rows if row.number > last)
        return tuple(e for e in _events(table, later) if e.to is None or seat in e.to)

    async def export(self, table_id: TableId) -> bytes:
        """The whole of a finished game as JSON, for :func:`bot.verify.verify`.

        Raises:
            Refused: the game is not over (``not-over``).
        """
        table, rows = await self._played(table_id)
        stored = await self._store.table(table_id)
        if table.status is not Status.OVER or table.seed is None or stored is None:
            raise Refused("not-over")
        assert stored.snapshot is not None
        export = Export(
            game=table.game,
            version=table.version,
            seats=len(table.players),
            options=dict(table.options),
            seed=table.seed,
            seed_hash=table.seed_hash or "",
            start=msgspec.Raw(rows[0].events.encode()),
            moves=tuple(
                ExportedMove(
                    seat=Seat(row.seat),
                    move=msgspec.Raw(row.payload.encode()),
                    events=msgspec.Raw(row.events.encode()),
                )
                for row in rows
                if row.seat is not None
            ),
            state=msgspec.Raw(stored.snapshot.state.encode()),
        )
        return msgspec.json.encode(export)

    async def _played(self, table_id: TableId) -> tuple[Table, tuple[MoveRow, ...]]:
        return await self._tables.get(table_id), await self._store.moves(table_id)


def _events(table: Table, rows: Iterable[MoveRow]) -> Iterable[Any]:
    game = games.find(table.game)
    for row in rows:
        yield from load_events(game, row.events.encode())
