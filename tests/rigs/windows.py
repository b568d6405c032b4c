"""The moment of a window, which nobody at the table knows."""

from __future__ import annotations

from datetime import datetime

from bot.clocks.windows import heard_from
from bot.model.table import TableId
from bot.model.times import from_ms
from bot.repositories.tables import TableRepository


async def moment_of(
    tables: TableRepository, table_id: TableId, seat: int | None = None
) -> datetime:
    """Tell from when on answers to what is open are heard; to what a seat is asked, where named."""
    live = await tables.peek(table_id)
    assert live.running is not None
    asked = live.running.posed.items()
    return from_ms(max(heard_from(one) for (_, of), one in asked if seat in (None, of)))
