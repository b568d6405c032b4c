"""Positions in which a beginner would laugh at some answers, and what computers answer there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from games import find
from games.api import Move, Seat, State
from players.choice import choose
from players.levels import Level

LEVELS = (Level.MEDIUM, Level.HARD)


class Laugh(msgspec.Struct, frozen=True):
    """A question, and which answers nobody would understand."""

    what: str
    game: str
    state: Any
    is_sound: Callable[[Move], bool]
    seat: int = 0

    def __str__(self) -> str:
        return self.what.replace(" ", "-")

    def answer(self, level: Level) -> Move:
        """Ask a computer, from what the seat knows."""
        game, seat = find(self.game), Seat(self.seat)
        known: State = game.redeal(self.state, seat, "looks")
        return choose(game, known, seat, level, "looks")
