"""Whole games played out beforehand, so that a measurement presses and does not think."""

from __future__ import annotations

import random
from datetime import timedelta
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from bot.model.pace import PACES
from games import find
from games.api import Move, Seat

GAME = "vikings"
SEATS = 4
HEARD_AT_ONCE = MappingProxyType(
    {
        name: replace(pace, heard_within=(timedelta(0), timedelta(milliseconds=1)))
        for name, pace in PACES.items()
    }
)
"""The paces of tables whose script goes on at once: no answer waits for what others may say."""


class Step(NamedTuple):
    """One move of a game played out beforehand."""

    seat: Seat
    decision: str
    move: Move


Scripts = dict[str, list[Step]]
"""Games by their seeds."""


def seats_of(game_id: str) -> int:
    """Return at how many seats a game is measured: four, or the most that it has."""
    return min(SEATS, max(find(game_id).seats))


def play_out(seed: str, game_id: str = GAME) -> list[Step]:
    """Play a random game to its end; return its moves in order. The seed decides all of it."""
    game, luck = find(game_id), random.Random(seed)  # noqa: S311 - a benchmark
    state, steps = game.start(seats_of(game_id), {}, seed).state, []
    while decisions := game.decisions(state):
        # In the order of play, in which the host hears the answers of a window.
        decision = next(one for one in decisions if not one.answered)
        move = luck.choice(tuple(game.legal_moves(state, decision.seat)))
        steps.append(Step(decision.seat, decision.id, move))
        state = game.apply(state, decision.seat, move).state
    return steps


def played_out(count: int, game_id: str = GAME) -> Scripts:
    """Play ``count`` random games out; return their moves by seed (``seed0``, ``seed1``, …)."""
    return {f"seed{number}": play_out(f"seed{number}", game_id) for number in range(count)}
