"""Whole games played out beforehand, so that a measurement presses and does not think."""

from __future__ import annotations

import random
from typing import NamedTuple

from games import find
from games.api import Move, Seat

GAME = "vikings"
SEATS = 4


class Step(NamedTuple):
    """One move of a game played out beforehand."""

    seat: Seat
    decision: str
    move: Move


def play_out(seed: str) -> list[Step]:
    """Play a random game to its end."""
    game, luck = find(GAME), random.Random(seed)  # noqa: S311 - a benchmark
    state, steps = game.start(SEATS, {}, seed).state, []
    while decisions := game.decisions(state):
        decision = luck.choice([one for one in decisions if not one.answered])
        move = luck.choice(tuple(game.legal_moves(state, decision.seat)))
        steps.append(Step(decision.seat, decision.id, move))
        state = game.apply(state, decision.seat, move).state
    return steps


def played_out(count: int) -> dict[str, list[Step]]:
    """Play that many games out, by seed."""
    return {f"seed{number}": play_out(f"seed{number}") for number in range(count)}
