"""The table service: every change of a table, committed before anybody hears of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.records import (
    Look,
    News,
    Opening,
    Person,
    Played,
    Post,
    Table,
    TableId,
)
from games.api import Move


class Tables:
    """Opens, plays and ends tables; one lane a table, one transaction a change.

    ``on_commit`` is called on the event loop after each commit with the table that changed.
    """

    on_commit: Callable[[TableId], None]

    async def open(self, opening: Opening, interaction_id: int) -> Table:
        """Open a table with the host seated.

        Raises:
            Refused: the game does not allow these seats or options.
        """
        raise NotImplementedError

    async def join(self, table_id: TableId, person: Person) -> Table: raise NotImplementedError
    async def leave(self, table_id: TableId, person: Person) -> Table: raise NotImplementedError
    async def start(self, table_id: TableId, person: Person) -> Table: raise NotImplementedError
    async def cancel(self, table_id: TableId, person: Person) -> Table: raise NotImplementedError
    async def set_thread(self, table_id: TableId, thread_id: int | None) -> Table: raise NotImplementedError
    async def get(self, table_id: TableId) -> Table: raise NotImplementedError
    async def look(self, table_id: TableId, user_id: int | None) -> Look: raise NotImplementedError
    async def play(self, table_id: TableId, person: Person, interaction_id: int, decision_id: str, move: Move) -> Played: raise NotImplementedError
    async def play_default(self, table_id: TableId, decision_id: str, seat: int) -> None: raise NotImplementedError
    async def mine(self, user_id: int) -> tuple[Look | Table, ...]: raise NotImplementedError
    async def here(self, channel_id: int) -> tuple[Table, ...]: raise NotImplementedError
    async def unspoken(self) -> tuple[TableId, ...]: raise NotImplementedError
    async def news(self, table_id: TableId) -> News: raise NotImplementedError
    async def posted(self, table_id: TableId, key: str, post: Post | None) -> None: raise NotImplementedError
    async def spoken(self, table_id: TableId, upto: int) -> None: raise NotImplementedError
    async def next_due(self) -> datetime | None: raise NotImplementedError
