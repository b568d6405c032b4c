"""Moves that nobody has to ask for: giving up, and what a game lets a seat do at any time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Protocol, runtime_checkable

from games.api import AnyGame, Move, Seat


@runtime_checkable
class ActsUnasked(Protocol):
    """What a game may add to its rules: moves that a seat may make at any time, asked or not."""

    def unasked_moves(self, state: Any, seat: Seat) -> Iterator[Move]:
        """Yield them in a stable order; giving up is none of them (:class:`Concedable`)."""
        ...


@cache
def acting_unasked(game: AnyGame) -> ActsUnasked | None:
    """Return a game as one with moves that nobody asks for; None where there are none."""
    return game if isinstance(game, ActsUnasked) else None


@runtime_checkable
class Concedable(Protocol):
    """What a game may add to its rules: going on without a seat that gives up."""

    def concession(self, state: Any, seat: Seat) -> Move | None:
        """Return the move with which ``seat`` gives up, asked or not; None where it cannot now."""
        ...
