"""What happens, for the story."""

from __future__ import annotations

from games.api import Event, Seat, Significance, Weight


class TurnBegan(Event, frozen=True):
    """It is a seat's turn."""

    significance = Significance(Weight.UPKEEP)
    begins_turn = True
    turn: int
    seat: Seat


class SticksTaken(Event, frozen=True):
    """A seat has taken sticks; whoever leaves none has lost."""

    significance = Significance(Weight.DEED)
    seat: Seat
    number: int
    left: int


NewGameEvent = TurnBegan | SticksTaken
