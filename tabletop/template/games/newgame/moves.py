"""What a player may answer."""

from __future__ import annotations

from games.api import Move


class Take(Move, frozen=True):
    """Take sticks from the heap."""

    number: int
