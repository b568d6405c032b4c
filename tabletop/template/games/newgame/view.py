"""What a viewer may know; here everybody sees everything."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from games.api import OVER, PhasedView, Seat


class Phase(StrEnum):
    """What the table waits for; the host has sentences for each."""

    TAKE = "take"
    OVER = OVER


class Player(msgspec.Struct, frozen=True):
    """A seat, and what it took last."""

    seat: Seat
    took: int


class NewGameView(PhasedView, frozen=True):
    """The heap and the players."""

    phase: Phase
    turn: int
    sticks: int
    active: Seat
    players: tuple[Player, ...]
    winners: tuple[Seat, ...]
    """Once the game is over."""
