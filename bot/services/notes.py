"""Notes that people write about a table for themselves: nobody else reads them."""

from __future__ import annotations

from bot.model.table import TableId
from bot.repositories.tables import TableRepository
from bot.rows.people import DeleteNote, NoteRow
from bot.store.store import Store


class Notes:
    """Keeps one note of each person and table."""

    def __init__(self, store: Store, tables: TableRepository) -> None:
        self._store = store
        self._tables = tables

    async def read(self, table_id: TableId, user_id: int) -> str:
        """Return a person's note on a table; empty if there is none."""
        found = await self._tables.read(self._store.note(table_id, user_id))
        return "" if found is None else found.text

    async def write(self, table_id: TableId, user_id: int, text: str) -> None:
        """Keep a person's note on a table in the place of the last one; an empty one is deleted."""
        row = NoteRow(table_id, user_id, text) if text else DeleteNote(table_id, user_id)
        await self._tables.write((row,))
