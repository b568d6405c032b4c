"""The moves of tables that were looked back at, so that no step of it reads the whole game."""

from __future__ import annotations

from cachetools import LRUCache

from bot.model.table import TableId
from bot.rows.change import Change
from bot.rows.moves import MoveRow


class MoveLogs:
    """All moves of some tables; each goes on with what is stored of its game, until it is dropped.

    Moves are only ever added while a game goes on. Whoever rewrites stored ones drops them here.
    """

    def __init__(self, cached: int) -> None:
        """Begin with no moves; those of the ``cached`` tables used last are kept."""
        self._logs: LRUCache[TableId, tuple[MoveRow, ...]] = LRUCache(cached)

    def of(self, table_id: TableId) -> tuple[MoveRow, ...] | None:
        """Return all moves of a table; None if none are kept, so that they have to be read."""
        return self._logs.get(table_id)

    def keep(self, table_id: TableId, rows: tuple[MoveRow, ...]) -> None:
        """Keep all moves of a table; those of the table used longest ago may be dropped."""
        self._logs[table_id] = rows

    def note(self, change: Change) -> None:
        """Append the moves of a stored change to the kept moves of their tables.

        Where a move's number does not follow the last kept one, the table's moves are dropped, so
        that they are read again. Tables of which no moves are kept, and rows of other kinds, are
        ignored.
        """
        for row in change:
            if isinstance(row, MoveRow) and (log := self._logs.get(TableId(row.table_id))):
                if log[-1].number + 1 == row.number:
                    self._logs[TableId(row.table_id)] = (*log, row)
                else:
                    self.drop(TableId(row.table_id))

    def drop(self, table_id: TableId) -> None:
        """Forget the moves of a table, so that they are read again."""
        self._logs.pop(table_id, None)

    def all(self) -> tuple[TableId, ...]:
        """List the tables whose moves are kept."""
        return tuple(self._logs)
