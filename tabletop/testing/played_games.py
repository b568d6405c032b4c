"""Kinds of tables and the games played at them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle, product
from math import prod
from typing import Any

from games.api import (
    AnyGame,
    Applied,
    Decision,
    Event,
    Move,
    Options,
    OptionValue,
    Outcome,
    Seat,
    State,
    View,
    hears,
)
from games.playout import steps

MANY = 16
"""More kinds of tables than this are sampled."""
LARGE = 1000
"""A game with more looks at it than this, of each viewer at each position, is sampled."""
SAMPLED = int(os.environ.get("CONTRACT_SAMPLED", "12"))
"""Interval, in moves, between the sampled positions of a large game; 1 in a soak."""


@dataclass(frozen=True)
class Table:
    """A number of players and a choice of options."""

    game: AnyGame
    seats: int
    options: Options

    def __str__(self) -> str:
        """Return game, number of players and options other than the default, joined by dashes.

        As ``rage-2-long_game=True``.
        """
        usual = {option.key: option.default for option in self.game.options}
        chosen = [f"{key}={value}" for key, value in self.options.items() if value != usual[key]]
        return "-".join([self.game.id, str(self.seats), *chosen])


def tables(game: AnyGame) -> list[Table]:
    """List the kinds of tables to try: all of them where these are 16 or fewer.

    Else so many that there is every number of players, the defaults, all options at their last
    value (on), each other value by itself of options that are off by default, and all on but half
    of those that are on by default. Each set of options is played at a number of players that
    offers most of them.
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
    """Return options with half of those that are on by default switched off, for each half.

    All others are on. Without options that are on by default the list is empty, with one it has one
    entry. By itself an option may have nothing to act on, and all at once may leave too little to
    play with.
    """
    usual = [option for option in game.options if option.default == option.choices[-1]]
    halves = (usual[::2], usual[1::2])
    return [{**full, **{one.key: one.choices[0] for one in half}} for half in halves if half]


def _fitting(game: AnyGame, number: int, options: Options) -> int:
    """Choose a number of players at which as much as possible of what is chosen is offered.

    Of several such numbers it is the one that ``number``, counted round, falls on.
    """
    chosen = [one for one in game.options if options[one.key] != one.default]
    offered = {seats: sum(one.offered(seats) for one in chosen) for seats in game.seats}
    counts = [seats for seats in game.seats if offered[seats] == max(offered.values())]
    return counts[number % len(counts)]


class Position:
    """A position of a game, and what the rules say of it: asked once, for every property."""

    def __init__(self, game: AnyGame, state: State, number: int) -> None:
        """Take the position ``number`` of a game, counted from 0.

        What the rules say of it is asked once and kept.
        """
        self.game = game
        self.state = state
        self.number = number
        self._moves: dict[Seat, tuple[Move, ...]] = {}
        self._views: dict[Seat | None, View] = {}
        self._elsewhere: dict[Seat | None, Position] = {}

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions."""
        return self.game.decisions(self.state)

    @cached_property
    def owed(self) -> tuple[Decision, ...]:
        """The open questions that are not answered yet."""
        return tuple(decision for decision in self.decisions if not decision.answered)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        return self.game.outcome(self.state)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        """What a seat may answer, in the rules' order; asked once and kept."""
        if seat not in self._moves:
            self._moves[seat] = tuple(self.game.legal_moves(self.state, seat))
        return self._moves[seat]

    def view(self, viewer: Seat | None) -> View:
        """What a viewer sees; asked once and kept."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def elsewhere(self, viewer: Seat | None) -> Position:
        """The same moment in another world, which a viewer cannot tell from this one; made once.

        The position is dealt again for that viewer, from a seed that depends on its number.
        """
        if viewer not in self._elsewhere:
            other = self.game.redeal(self.state, viewer, f"other/{self.number}")
            self._elsewhere[viewer] = Position(self.game, other, self.number)
        return self._elsewhere[viewer]


@dataclass(frozen=True)
class Taken:
    """A step of a game: the positions before and after it, and what was answered."""

    before: Position
    decision: Decision
    move: Move
    applied: Applied[Any]
    after: Position

    @property
    def kind(self) -> tuple[object, ...]:
        """What was asked, how it was answered and what came of it, whoever it was."""
        came = frozenset(type(event) for event in self.applied.events)
        return self.decision.prompt, type(self.move), came


@dataclass(frozen=True)
class Played:
    """A game played at random from the set-up to the end, walked once for all properties."""

    table: Table
    seed: str
    begun: Applied[Any]
    positions: list[Position]
    """The first and the last included."""
    steps: list[Taken]

    @classmethod
    def of(cls, table: Table, seed: str) -> Played:
        """Play a random game at a table to its end; the same seed plays the same game."""
        begun = table.game.start(table.seats, table.options, seed)
        positions, taken = [Position(table.game, begun.state, 0)], []
        for step in steps(table.game, begun.state, seed):
            positions.append(Position(table.game, step.applied.state, len(positions)))
            taken.append(
                Taken(positions[-2], step.decision, step.move, step.applied, positions[-1])
            )
        return cls(table, seed, begun, positions, taken)

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

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every move that was legal for anybody at some time, each once, in order."""
        legal = (
            move
            for position in self.positions
            for decision in position.decisions
            for move in position.moves(decision.seat)
        )
        return tuple(dict.fromkeys(legal))

    @cached_property
    def sampled_steps(self) -> list[Taken]:
        """Every step of a small game; of a large one every n-th, and the first of each kind.

        A game is large by the number of its steps times that of its viewers.
        """
        if len(self.steps) * len(self.viewers) <= LARGE:
            return self.steps
        return list(self._sample())

    def _sample(self) -> Iterator[Taken]:
        """Yield every n-th step, by :data:`SAMPLED`, and the first of each kind of step."""
        known: set[tuple[object, ...]] = set()
        for number, step in enumerate(self.steps):
            if number % SAMPLED == 0 or step.kind not in known:
                yield step
            known.add(step.kind)

    @cached_property
    def sampled(self) -> list[Position]:
        """The set-up, the positions that the sampled steps lead to, and the end, each once."""
        after = [step.after for step in self.sampled_steps]
        return [*self.positions[:1], *after, *(p for p in self.positions[-1:] if p not in after)]


def audible(events: tuple[Event, ...], viewer: Seat | None) -> list[Event]:
    """List what ``viewer`` may hear of ``events``."""
    return [event for event in events if hears(viewer, event)]
