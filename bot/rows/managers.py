"""Rows of what a server's managers did at its tables and series; kept for ever."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import Again, kept


@kept("manager_act", "table_id", "number", again=Again.FAILS)
class ManagerActRow(NamedTuple):
    """Something that a manager did at a table, told there in public."""

    table_id: int
    number: int
    """In the order of time."""
    at: Millis
    user_id: int
    """Who did it."""
    act: str
    """As :class:`bot.model.managers.Act` has it."""
    whom: int | None = None
    """Who lost a seat by it."""
    detail: str = ""
    """The reason that everybody reads, or the channel or thread where the table was before."""


@kept("series_manager_act", "series_id", "number", again=Again.FAILS)
class SeriesManagerActRow(NamedTuple):
    """Something that a manager did with a series, told in its channel; as at a table."""

    series_id: int
    number: int
    at: Millis
    user_id: int
    act: str
    whom: int | None = None
    detail: str = ""
