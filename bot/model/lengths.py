"""How long games over days take, as whole games by people with habits have shown."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

DAYS: Mapping[str, Mapping[int, int]] = MappingProxyType(
    {
        "vikings": {2: 7, 4: 15},
        "norwegian": {2: 5, 4: 3, 12: 18},
        "schools": {2: 5},
        "goths": {2: 6, 4: 9, 8: 21},
        "rage": {2: 13, 4: 34},
    }
)
"""By game and number of seats: the median days of ``docs/calendar.md``, where half of what can be
answered in advance is. It hardly depends on the limit."""


ENOUGH = 5
"""So many games that people have finished on a server tell how long the next one takes there."""


def days_of(game: str, seats: int) -> int:
    """Tell how many days a game takes, from the nearest number of seats that was measured."""
    known = DAYS.get(game, {})
    nearest = min(known, key=lambda number: (abs(number - seats), number), default=seats)
    return known.get(nearest, 7)
