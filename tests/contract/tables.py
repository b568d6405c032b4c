"""Kinds of tables and the games played at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.api import AnyGame, Applied, Event, Options, Seat, State
from games.playout import Step


@dataclass(frozen=True)
class Table:
    """A number of players and a choice of options."""

    game: AnyGame
    seats: int
    options: Options

    def __str__(self) -> str:
        options = "-".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.id}-{self.seats}-{options}"


@dataclass(frozen=True)
class Played:
    """A game played at random from the set-up to the end."""

    table: Table
    seed: str
    begun: Applied[Any]
    steps: list[Step]

    @property
    def game(self) -> AnyGame:
        """Return the rules."""
        return self.table.game

    @property
    def seats(self) -> list[Seat]:
        """List the seats."""
        return [Seat(seat) for seat in range(self.table.seats)]

    @property
    def viewers(self) -> list[Seat | None]:
        """List the seats, and None for the spectators."""
        return [*self.seats, None]

    @property
    def applied(self) -> list[Applied[Any]]:
        """List the set-up and every step."""
        return [self.begun, *(step.applied for step in self.steps)]

    @property
    def states(self) -> list[State]:
        """Every state of the game, the first and the last included."""
        return [applied.state for applied in self.applied]


def audible(events: tuple[Event, ...], viewer: Seat | None) -> list[Event]:
    """List what ``viewer`` may hear of ``events``."""
    return [event for event in events if event.to is None or viewer in event.to]
