"""Rows of managers' acts at tables and series; never deleted."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import Again, kept


@kept("manager_act", "table_id", "number", again=Again.FAILS)
class ManagerActRow(NamedTuple):
    """A manager's act at a table, told there in public."""

    table_id: int
    number: int
    """Number of the act, in order of time."""
    at: Millis
    user_id: int
    """Id of the manager."""
    act: str
    """As :class:`bot.model.managers.Act` has it."""
    whom: int | None = None
    """Id of the player who lost a seat by it."""
    detail: str = ""
    """The public reason, or the table's previous channel or thread."""


@kept("series_manager_act", "series_id", "number", again=Again.FAILS)
class SeriesManagerActRow(NamedTuple):
    """A manager's act at a series, told in its channel."""

    series_id: int
    number: int
    at: Millis
    user_id: int
    act: str
    whom: int | None = None
    detail: str = ""
