"""Everything there is to know about a game."""

from __future__ import annotations

from games.api import Seat, State


class NewGameState(State, frozen=True):
    """The heap, whose turn it is, and what each took last."""

    sticks: int
    active: Seat
    turn: int
    took: tuple[int, ...]
    """By seat; 0 before its first turn."""
