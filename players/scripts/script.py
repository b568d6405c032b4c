"""What a player by rule of thumb is: an idea of what to do, and none of what else there is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.api import Move
from games.rng import Rng

Script = Callable[[Any, Sequence[Move], Rng], Move | None]
"""Chooses among the legal moves of a viewer; None where it has no idea: then the default counts."""


def first(moves: Sequence[Move], *wanted: Move | type[Move]) -> Move | None:
    """Return the first legal move that is wanted, or is of a kind that is, in the order wanted."""
    for one in wanted:
        for move in moves:
            if move == one or (isinstance(one, type) and isinstance(move, one)):
                return move
    return None
