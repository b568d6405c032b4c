"""What presses have posted in public, by those who publish."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from bot.model.news import Post
from bot.model.table import SeriesId, Table, TableId


class Analysing(Protocol):
    """Has games analysed, and posts the result."""

    async def begin(self, table_id: TableId) -> tuple[Table, Post, bool]:
        """Have a game analysed unless that is done or at work; return where, and if it is done."""
        ...


class Posting(msgspec.Struct, frozen=True):
    """The ways to have something posted."""

    board_anew: Callable[[TableId], None]
    """Posts the lobby or the board of a table as a new message."""
    sheet_anew: Callable[[SeriesId], None]
    """Posts the sheet of a series as a new message."""
    published: Callable[[TableId], Awaitable[None]]
    """Waits until a table is posted, but not for long."""
    analyst: Analysing
