"""The moment of a window, which nobody at the table knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from unittest.mock import patch

from bot.clocks import deadlines
from bot.clocks.windows import draw_moment, heard_from
from bot.model.table import TableId
from bot.model.times import Millis, from_ms
from bot.repositories.tables import TableRepository
from bot.table.live_table import LiveTable
from games.api import Decision, Seat

_COMPUTERS_MS = 2_499


def _soon(live: LiveTable, decision: Decision, _together: Sequence[Seat], at: Millis) -> Millis:
    return at if live.table.level_at(decision.seat) is None else at + _COMPUTERS_MS


@contextmanager
def heard_at_once() -> Iterator[None]:
    """Have answers of people heard at once for the time of a block."""
    with patch.object(deadlines, "draw_moment", _soon):
        yield


@contextmanager
def drawn() -> Iterator[None]:
    """Have moments drawn as in production for the time of a block."""
    with patch.object(deadlines, "draw_moment", draw_moment):
        yield


async def moment_of(
    tables: TableRepository, table_id: TableId, seat: int | None = None
) -> datetime:
    """Tell from when on answers to what is open are heard; to what a seat is asked, where named."""
    live = await tables.peek(table_id)
    assert live.running is not None
    asked = live.running.posed.items()
    return from_ms(max(heard_from(one) for (_, of), one in asked if seat in (None, of)))
