"""How long games take, as whole games have shown: over days, or against computers alone."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import NamedTuple, TypeVar

import msgspec

T = TypeVar("T")


class Days(NamedTuple):
    """Between how many days most games take."""

    least: int
    most: int


class Minutes(NamedTuple):
    """Between how many minutes most games take."""

    least: int
    most: int


_ALONE = msgspec.json.decode(
    files("bot.model").joinpath("minutes.json").read_bytes(), type=dict[str, dict[int, Minutes]]
)
"""By game and number of seats, of a person against computers, with ten seconds for a decision: the
shortest and the longest of six games. ``python -m tests.players.minutes`` writes it.
"""

_UNTIMED = Minutes(10, 20)
"""What is said of a game that was never measured."""

_MEASURED = msgspec.json.decode(
    files("bot.model").joinpath("lengths.json").read_bytes(), type=dict[str, dict[int, Days]]
)
"""By game and number of seats: the shortest and the longest of the games in
``docs/lab/calendar.md`` in which half of the people use answers in advance, in days. The limit
hardly matters.

``python -m tests.play.calendar GAME --seats N --write`` writes both.
"""

_UNKNOWN = Days(5, 14)
"""What is said of a game that was never measured."""

ENOUGH = 5
"""Finished games on a server from which the length of the next one is estimated there."""


def days_of(game: str, seats: int) -> Days:
    """Return the days a game takes, as measured with the nearest number of seats."""
    return _nearest(_MEASURED.get(game, {}), seats, _UNKNOWN)


def minutes_of(game: str, seats: int) -> Minutes:
    """Return the minutes a game against computers takes, as :func:`days_of` does days."""
    return _nearest(_ALONE.get(game, {}), seats, _UNTIMED)


def _nearest(known: Mapping[int, T], seats: int, unknown: T) -> T:
    """Return what is known for the nearest number of seats, the larger of two; else ``unknown``."""
    nearest = min(known, key=lambda number: (abs(number - seats), -number), default=seats)
    return known.get(nearest, unknown)
