"""Kinds of tables and the games played at them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle, product
from typing import Any

from games.api import AnyGame, Applied, Event, Options, Seat, State
from games.playout import Step

MANY = 16
"""More kinds of tables than this are sampled."""


@dataclass(frozen=True)
class Table:
    """A number of players and a choice of options."""

    game: AnyGame
    seats: int
    options: Options

    def __str__(self) -> str:
        options = "-".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.id}-{self.seats}-{options}"


def tables(game: AnyGame) -> list[Table]:
    """List the kinds of tables to try: all of them where they are few.

    Else as many as are needed for every number of players, every option by itself, all options
    together, and none.
    """
    every = [
        dict(zip((option.key for option in game.options), values, strict=True))
        for values in product(*(option.choices for option in game.options))
    ]
    if len(every) * len(game.seats) <= MANY:
        return [Table(game, seats, options) for seats in game.seats for options in every]
    plain = {option.key: option.default for option in game.options}
    sets = [
        plain,
        {option.key: option.choices[-1] for option in game.options},
        *(
            {**plain, option.key: choice}
            for option in game.options
            for choice in option.choices
            if choice != option.default
        ),
    ]
    wanted = max(len(sets), len(game.seats))
    return [
        Table(game, seats, options)
        for seats, options, _ in zip(cycle(game.seats), cycle(sets), range(wanted), strict=False)
    ]


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
