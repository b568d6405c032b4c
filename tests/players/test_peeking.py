"""A computer is handed nothing but what its seat knows, in worlds that the rules did not make."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from bot.computers.problem import pose
from games import find
from games.api import AnyGame, Decision, RuleError
from games.codec import dump
from games.playout import RandomPlayer, steps
from games.rng import Rng
from players.levels import Level
from tests.players import other_worlds
from tests.rigs.promises import HIDING

GAMES = 12
ASKED = 3
"""How many questions of a kind are looked at in a game."""
WORLDS = 3


def positions(game: AnyGame, number: int) -> list[tuple[Any, Decision]]:
    """Return questions of every kind that a random game with random options asks."""
    luck = RandomPlayer(f"peeking {number}")
    options = {one.key: one.choices[luck.below(len(one.choices))] for one in game.options}
    seats = game.seats[number % len(game.seats)]
    try:
        begun = game.start(seats, options, f"peeking {number}").state
    except RuleError:
        return []
    kinds: Counter[str] = Counter()
    found = []
    for step in steps(game, begun, f"peeking {number}"):
        for decision in game.decisions(step.before):
            if not decision.answered and luck.below(4) == 0 and kinds[decision.prompt] < ASKED:
                kinds[decision.prompt] += 1
                found.append((step.before, decision))
    return found


@pytest.mark.parametrize("game_id", HIDING)
def test_whatever_others_really_hold_a_computer_is_asked_the_same(game_id: str) -> None:
    """What it is handed is the same to the last byte, so it answers alike at every level."""
    game, deal_by_hand = find(game_id), getattr(other_worlds, game_id)
    luck = RandomPlayer("other worlds")
    changed = 0
    for number in range(GAMES):
        for state, decision in positions(game, number):
            seat = decision.seat
            seen = dump(game.view(state, seat))
            handed = pose(game, state, seat, Level.HARD, "salt")
            absent = game.default_move(state, seat, Rng("luck"))
            moves = tuple(game.legal_moves(state, seat))
            sketched = game.sketch(state, seat, moves)
            habit = game.habit(state, seat, moves, Rng("luck"))
            for _ in range(WORLDS):
                world = deal_by_hand(replace(state, rng=Rng("another")), seat, luck)
                assert seen == dump(game.view(world, seat)), decision
                assert moves == tuple(game.legal_moves(world, seat))
                assert handed == pose(game, world, seat, Level.HARD, "salt"), decision
                assert absent == game.default_move(world, seat, Rng("luck"))
                assert sketched == game.sketch(world, seat, moves)
                assert habit == game.habit(world, seat, moves, Rng("luck"))
                changed += dump(world) != dump(state)
    assert changed
