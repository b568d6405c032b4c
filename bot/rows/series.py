"""Rows of series: several tables for one prize."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.times import Millis
from bot.rows.kept import Again, deletes, kept


@kept(
    "series",
    "id",
    fixed=("interaction_id", "kind", "game", "opened_at"),
    unique=("interaction_id",),
)
class SeriesRow(NamedTuple):
    """A series; once opened, what it is and who opened it when stay as they are."""

    id: int
    interaction_id: int
    kind: str
    game: str
    options: str
    """Of the series, in JSON."""
    table_options: str
    """Of each of its tables, in JSON."""
    language: str
    pace: str
    place: str
    guild_id: int
    channel_id: int
    host_id: int
    host_name: str
    status: str
    opened_at: Millis
    closes_at: Millis | None
    """When it closes without a start; None if it does not wait for one."""
    ended_at: Millis | None
    seed: str | None
    """Of the seeding."""
    version: int
    """Of the shape of the state."""
    state: str | None
    """As its rules have it; None before the start."""
    revision: int
    """Number of changes."""
    rematch_of: int | None
    terms: str = "{}"
    """Terms of its tables that have no column of their own, in JSON."""
    left_ms: int | None = None
    """What its lobby had left when its clock stopped; None while it runs."""

    @property
    def wakes_at(self) -> Millis | None:
        """When the host has something to do about it."""
        return self.closes_at


@kept("series_entrant", "series_id", "entrant", unique=("series_id", "user_id"))
class SeriesEntrantRow(NamedTuple):
    """Somebody who takes part in a series; ``agreed`` is 0 or 1."""

    series_id: int
    entrant: int
    user_id: int
    name: str
    agreed: int
    """True if they want it called off."""
    place: str
    """The named place that they want in the first game; empty for any."""


@deletes(SeriesEntrantRow)
class DeleteSeriesEntrants(NamedTuple):
    """Nobody takes part in a series."""

    series_id: int


@kept("series_event", "series_id", "number", again=Again.FAILS)
class SeriesEventRow(NamedTuple):
    """Something that happened in a series; never changed."""

    series_id: int
    number: int
    payload: str


@kept("series_game", "table_id", again=Again.FAILS)
class SeriesGameRow(NamedTuple):
    """A table at which a game of a series is played; the last one of a number counts."""

    table_id: int
    series_id: int
    kind: str
    """Of the series."""
    number: int


@kept("series_said", "series_id")
class SeriesSaidRow(NamedTuple):
    """Number of the last change of a series that was posted."""

    series_id: int
    revision: int
    events: int


@kept("series_message", "series_id", "key")
class SeriesMessageRow(NamedTuple):
    """A message of a series, replacing the one under the same key."""

    series_id: int
    key: str
    channel_id: int
    message_id: int
    posted_at: Millis
    """By Discord's clock. Read by release 1.0 alone, which may run beside this one."""


@deletes(SeriesMessageRow)
class DeleteSeriesMessage(NamedTuple):
    """A message of a series that is gone."""

    series_id: int
    key: str
