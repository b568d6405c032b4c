"""What happens, for the story."""

from __future__ import annotations

from typing import ClassVar

from games.api import Event, Seat


class TurnBegan(Event, frozen=True):
    """It is a seat's turn."""

    begins_turn: ClassVar[bool] = True
    turn: int
    seat: Seat


class SticksTaken(Event, frozen=True):
    """A seat has taken sticks; whoever leaves none has lost."""

    seat: Seat
    number: int
    left: int


NewGameEvent = TurnBegan | SticksTaken
