"""How long games over days take, as whole games by people with habits have shown."""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

import msgspec


class Days(NamedTuple):
    """Between how many days most games take."""

    least: int
    most: int


_MEASURED = msgspec.json.decode(
    files("bot.model").joinpath("lengths.json").read_bytes(), type=dict[str, dict[int, Days]]
)
"""By game and number of seats, of the games in ``docs/calendar.md`` of which half of the people use
answers in advance: the shortest and the longest of them. It hardly depends on the limit.

``python -m tests.play.calendar GAME --seats N --write`` writes both.
"""

_UNKNOWN = Days(5, 14)
"""What is said of a game that was never measured."""

ENOUGH = 5
"""So many games that people have finished on a server tell how long the next one takes there."""


def days_of(game: str, seats: int) -> Days:
    """Tell how many days a game takes, from the nearest number of seats that was measured."""
    known = _MEASURED.get(game, {})
    nearest = min(known, key=lambda number: (abs(number - seats), -number), default=seats)
    return known.get(nearest, _UNKNOWN)
