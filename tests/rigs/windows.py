"""The moment of a window, which nobody at the table knows.

Most tests are about other things than windows: there every answer is heard by itself and at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from unittest.mock import patch

from bot.clocks import deadlines
from bot.clocks.windows import draw_moment, has_ended_for_its_author, heard_from
from bot.model.table import TableId
from bot.model.times import Millis, from_ms
from bot.repositories.tables import TableRepository
from bot.table.live_table import LiveTable
from bot.transitions import undo, windows
from bot.transitions.windows import Given, decided
from games.api import Decision, Seat

_COMPUTERS_MS = 2_499


def _soon(live: LiveTable, decision: Decision, _together: Sequence[Seat], at: Millis) -> Millis:
    return at if live.table.level_at(decision.seat) is None else at + _COMPUTERS_MS


def _one_by_one(_live: LiveTable, said: Iterable[Given | None]) -> tuple[Given, ...]:
    return tuple(given for given in said if given is not None)[:1]


@contextmanager
def heard_at_once() -> Iterator[None]:
    """Have each answer of people heard by itself and at once for the time of a block."""
    with (
        patch.object(deadlines, "draw_moment", _soon),
        patch.object(windows, "decided", _one_by_one),
        patch.object(undo, "has_ended_for_its_author", lambda *_: False),
    ):
        yield


@contextmanager
def drawn() -> Iterator[None]:
    """Have moments drawn and windows told as in production for the time of a block."""
    with (
        patch.object(deadlines, "draw_moment", draw_moment),
        patch.object(windows, "decided", decided),
        patch.object(undo, "has_ended_for_its_author", has_ended_for_its_author),
    ):
        yield


async def moment_of(
    tables: TableRepository, table_id: TableId, seat: int | None = None
) -> datetime:
    """Tell from when on answers to what is open are heard; to what a seat is asked, where named."""
    live = await tables.peek(table_id)
    assert live.running is not None
    asked = live.running.posed.items()
    return from_ms(max(heard_from(one) for (_, of), one in asked if seat in (None, of)))
