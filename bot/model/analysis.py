"""The analysis of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from bot.model.recollection import Recollection
from bot.model.view import TableView
from games.api import Move, Seat
from players.turning import Standing

SWINGS = 3
"""Most turning points that are told."""


class Oversight(msgspec.Struct, frozen=True):
    """A decision for which the computer found a clearly better answer."""

    look: TableView
    """The game as the deciding player saw it then."""
    turn: int
    answered: tuple[Move, ...]
    """The whole answer from then on, in as few moves as it takes."""
    better: tuple[Move, ...]
    gain: float
    """Gain in expected rank: the share of rivals left behind, 0 to 1."""


class Swing(msgspec.Struct, frozen=True):
    """A turn that changed the ranking."""

    turn: int
    seat: Seat
    """The seat that gained most."""
    before: float
    after: float


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a finished game."""

    curve: tuple[Standing, ...]
    missed: tuple[Oversight, ...]
    """Missed chances, largest gain first."""
    looked_at: int
    remembered: Recollection


def swings(curve: Sequence[Standing]) -> tuple[Swing, ...]:
    """Return the :data:`SWINGS` turns in which one seat's share rose most, in order of play.

    Each has the turn of the earlier of two neighbouring standings, and the share before and after
    of the seat that gained most. Fewer for a short curve, none for fewer than two standings; turns
    without a gain count, too, if there are too few others.
    """
    found = []
    for one, other in pairwise(curve):
        rises = [after - before for before, after in zip(one.shares, other.shares, strict=True)]
        seat = max(range(len(rises)), key=lambda number: rises[number])
        found.append(Swing(one.turn, Seat(seat), one.shares[seat], other.shares[seat]))
    found.sort(key=lambda swing: swing.before - swing.after)
    return tuple(sorted(found[:SWINGS], key=lambda swing: swing.turn))
