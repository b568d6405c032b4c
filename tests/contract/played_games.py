"""Kinds of tables and the games played at them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle, product
from math import prod
from typing import Any

from games.api import AnyGame, Applied, Event, Options, OptionValue, Seat, State
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
        usual = {option.key: option.default for option in self.game.options}
        chosen = [f"{key}={value}" for key, value in self.options.items() if value != usual[key]]
        return "-".join([self.game.id, str(self.seats), *chosen])


def tables(game: AnyGame) -> list[Table]:
    """List the kinds of tables to try: all of them where they are few.

    Else as many as are needed for every number of players, every option by itself, all options
    together, and none.
    """
    if prod(len(option.choices) for option in game.options) * len(game.seats) <= MANY:
        every = [
            dict(zip((option.key for option in game.options), values, strict=True))
            for values in product(*(option.choices for option in game.options))
        ]
        return [Table(game, seats, options) for seats in game.seats for options in every]
    plain = {option.key: option.default for option in game.options}
    full = {option.key: option.choices[-1] for option in game.options}
    sets = [
        plain,
        full,
        *(
            {**plain, option.key: choice}
            for option in game.options
            for choice in option.choices
            if choice != option.default and option.default != option.choices[-1]
        ),
        *_switched_off(game, full),
    ]
    wanted = max(len(sets), len(game.seats))
    return [
        Table(game, _fitting(game, number, options), options)
        for number, options in zip(range(wanted), cycle(sets), strict=False)
    ]


def _switched_off(game: AnyGame, full: dict[str, OptionValue]) -> list[dict[str, OptionValue]]:
    """Turn what is on as a rule off where all is on, every other one at a time.

    By itself it may have nothing to act on, and all at once may leave too little to play with.
    """
    usual = [option for option in game.options if option.default == option.choices[-1]]
    halves = (usual[::2], usual[1::2])
    return [{**full, **{one.key: one.choices[0] for one in half}} for half in halves if half]


def _fitting(game: AnyGame, number: int, options: Options) -> int:
    """Choose a number of players at which as much as possible of what is chosen is offered."""
    chosen = [one for one in game.options if options[one.key] != one.default]
    offered = {seats: sum(one.offered(seats) for one in chosen) for seats in game.seats}
    counts = [seats for seats in game.seats if offered[seats] == max(offered.values())]
    return counts[number % len(counts)]


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
