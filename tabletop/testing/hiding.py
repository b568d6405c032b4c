"""Which games hide something: those that hide nothing have nothing to deal again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from games.api import AnyGame, Seat, State, View
from games.playout import steps

_LOOKED_AT = 200
"""Positions of a random game, of which a game that hides something needs one."""


@cache
def hides(game: AnyGame) -> bool:
    """Return True if somebody sees something that another cannot know.

    That shows where a view changes when the position is dealt again for another viewer, within the
    first 200 moves of one random game at the smallest table.
    """
    seats = game.seats[0]
    for number, state in enumerate(positions(game, seats)):
        for viewer in (None, *(Seat(seat) for seat in range(seats))):
            other = game.redeal(state, viewer, f"hidden {number}")
            if any(game.view(state, Seat(s)) != game.view(other, Seat(s)) for s in range(seats)):
                return True
    return False


def differing(one: View | State, other: View | State) -> str:
    """Name the fields in which two views, or two states, differ."""
    names = (field.name for field in msgspec.structs.fields(one))
    return ", ".join(name for name in names if getattr(one, name) != getattr(other, name))


def positions(game: AnyGame, seats: int) -> Iterator[Any]:
    """Yield the positions of one random game: the set-up and those after the first 200 moves."""
    begun = game.start(seats, {}, "promises").state
    yield begun
    for step in islice(steps(game, begun, "promises"), _LOOKED_AT):
        yield step.applied.state
