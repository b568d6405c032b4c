"""What a computer makes of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from bot.model.recollection import Recollection
from bot.model.view import TableView
from games.api import Move, Seat
from players.turning import Standing

SWINGS = 3
"""So many turning points are told."""


class Oversight(msgspec.Struct, frozen=True):
    """A decision in which the computer would have answered something clearly better."""

    look: TableView
    """The game as whoever decided saw it then."""
    turn: int
    answered: Move
    better: Move
    gain: float
    """In shares of rivals left behind."""


class Swing(msgspec.Struct, frozen=True):
    """A turn that changed how somebody stood."""

    turn: int
    seat: Seat
    """Who gained most by it."""
    before: float
    after: float


class Analysis(msgspec.Struct, frozen=True):
    """What a computer makes of a game that is over."""

    curve: tuple[Standing, ...]
    missed: tuple[Oversight, ...]
    """What was missed most comes first."""
    looked_at: int
    remembered: Recollection


def swings(curve: Sequence[Standing]) -> tuple[Swing, ...]:
    """Choose the turns that changed most who was ahead, in the order in which they were played."""
    found = []
    for one, other in pairwise(curve):
        rises = [after - before for before, after in zip(one.shares, other.shares, strict=True)]
        seat = max(range(len(rises)), key=lambda number: rises[number])
        found.append(Swing(one.turn, Seat(seat), one.shares[seat], other.shares[seat]))
    found.sort(key=lambda swing: swing.before - swing.after)
    return tuple(sorted(found[:SWINGS], key=lambda swing: swing.turn))
