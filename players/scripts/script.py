"""Rule-of-thumb players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.api import Move
from games.rng import Rng

Script = Callable[[Any, Sequence[Move], Rng], Move | None]
"""Choose among a viewer's legal moves; None leaves it to the default move."""


def first(moves: Sequence[Move], *wanted: Move | type[Move]) -> Move | None:
    """Return the first legal move that equals a wanted one or is of a wanted type, else None.

    Wanted ones are tried in order.
    """
    for one in wanted:
        for move in moves:
            if move == one or (isinstance(one, type) and isinstance(move, one)):
                return move
    return None
