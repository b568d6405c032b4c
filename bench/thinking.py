"""What a decision of a computer costs, and where its time goes.

A decision is one of positions from all over games that are played by habit. *Looking* is all that a
game shows or says to the search beside its rules: views and what stands for them, default moves and
habits.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from inspect import getattr_static
from statistics import median
from typing import Any

from bench.figure import Figure
from games import GAME_IDS, find
from games.api import AnyGame, Seat, State
from games.rng import Rng
from players.choice import choose
from players.levels import Level

POSITIONS = 6
_LOOKING = ("view", "default_move", "glance", "habit")
_ENOUGH = 300
"""Moves of a game from which positions are taken."""

_Question = tuple[State, Seat]


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Time decisions of computers in every game, at its smallest and its largest table.

    A figure for each is the median of six positions, in seconds; one more for each game is the
    share of a decision that goes into looking.
    """
    positions, level = (2, Level.EASY) if quick else (POSITIONS, Level.HARD)
    figures: list[Figure] = []
    for game_id in GAME_IDS:
        game = find(game_id)
        figures.append(_looking(game, positions, level))
        # In a game for two the smallest table is the largest.
        for seats, most in {max(game.seats): 1.2, min(game.seats): 0.5}.items():
            costs = [_cost(game, one, level) for one in _questions(game, seats, positions)]
            figures.append(
                Figure(
                    name=f"thinking: hard in {game_id}, {seats} seats",
                    ours=median(costs),
                    unit="s",
                    sense="at most",
                    target=most,
                )
            )
    return tuple(figures)


def _questions(game: AnyGame, seats: int, wanted: int) -> list[_Question]:
    """Return up to ``wanted`` positions and seats asked, from all over a game played by habit.

    Each leaves a choice between two moves at least.
    """
    state: State = game.start(seats, {}, "thinking").state
    luck, found = random.Random(1), []  # noqa: S311 - a benchmark
    for number in range(_ENOUGH):
        owed = [each for each in game.decisions(state) if not each.answered]
        if not owed:
            break
        seat = luck.choice(owed).seat
        moves = tuple(game.legal_moves(state, seat))
        if len(moves) > 1:
            found.append((state, seat))
        move = game.habit(state, seat, moves, Rng("thinking", number))
        state = game.apply(state, seat, move).state
    return found[:: max(1, len(found) // wanted)][:wanted]


def _cost(game: AnyGame, question: _Question, level: Level = Level.HARD) -> float:
    """Return the seconds of processor that a decision takes, without the redeal before it."""
    state, seat = question
    known: State = game.redeal(state, seat, "thinking")
    begun = time.process_time()
    choose(game, known, seat, level, "thinking")
    return time.process_time() - begun


def _looking(game: AnyGame, positions: int, level: Level) -> Figure:
    """Measure which share of the time of decisions goes into looking and habits, as a figure."""
    spent = [0.0]
    timed = type(f"Timed{game.id}", (type(game),), _watched(type(game), spent))()
    whole = sum(_cost(timed, one, level) for one in _questions(game, min(game.seats), positions))
    return Figure(
        name=f"thinking: looking and habits in {game.id}",
        ours=spent[0] / whole,
        unit="of a decision",
        sense="at most",
        target=0.35,
    )


def _watched(kind: type[Any], spent: list[float]) -> dict[str, Callable[..., Any]]:
    """Return the methods of a game that look, wrapped to add their seconds to ``spent[0]``.

    Calls of one inside another are counted once.
    """
    depth = [0]

    def wrap(ask: Callable[..., Any]) -> Callable[..., Any]:
        """Wrap one of the methods in the stopwatch."""

        def watched(*given: Any) -> Any:
            """Call the method; add its seconds unless another watched one called it."""
            if depth[0]:
                return ask(*given)
            depth[0], begun = 1, time.process_time()
            try:
                return ask(*given)
            finally:
                spent[0] += time.process_time() - begun
                depth[0] = 0

        return watched

    made = {name: wrap(getattr(kind, name)) for name in _LOOKING}
    # What a game declares as a function is asked without the game.
    plain = {name for name in _LOOKING if isinstance(getattr_static(kind, name), staticmethod)}
    return made | {name: staticmethod(made[name]) for name in plain}
