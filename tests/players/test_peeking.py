"""A computer is handed nothing but what its seat knows, in worlds that the rules did not make."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from bot.computers.problem import pose
from games import find
from games.api import AnyGame, Decision, RuleError
from games.codec import dump
from games.foresight import foresee
from games.goths.content import OwnKingCard
from games.playout import RandomPlayer, steps
from games.rng import Rng
from players.levels import Level
from tests.players import other_worlds
from tests.rigs.promises import HIDING

GAMES = 12
ASKED = 3
"""How many questions of a kind are looked at in a game."""
WORLDS = 3


@cache
def positions(game_id: str, number: int) -> list[tuple[Any, Decision]]:
    """Return questions of every kind that a random game with random options asks."""
    game: AnyGame = find(game_id)
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
        for state, decision in positions(game_id, number):
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


def test_what_is_asked_whatever_a_blow_brings_does_not_tell_what_is_hidden() -> None:
    """Nor does whether it is asked: in worlds dealt by hand as in those that the rules deal."""
    game: AnyGame = find("vikings")
    luck = RandomPlayer("other worlds")
    beyond = 0
    for number in range(GAMES):
        for state, _ in positions("vikings", number):
            seat = state.active
            ahead = foresee(game, state, seat, regardless=True)
            world = other_worlds.vikings(replace(state, rng=Rng("another")), seat, luck)
            assert ahead == foresee(game, world, seat, regardless=True)
            beyond += ahead is not None and ahead.regardless
    assert beyond


def test_who_is_king_and_chief_cannot_peek_at_an_order_of_their_own_that_lies_face_down() -> None:
    """Where the table wants it so (G24): a computer is handed the one card as the other."""
    game: AnyGame = find("goths")
    luck = RandomPlayer("other worlds")
    swapped = 0
    options = {one.key: one.default for one in game.options} | {
        "own_king_card": OwnKingCard.HIDDEN.value
    }
    begun = game.start(game.seats[0], options, "own king").state
    for step in islice(steps(game, begun, "own king"), 200):
        state, seat = step.before, step.decision.seat
        handed = pose(game, state, seat, Level.HARD, "salt")
        world = other_worlds.goths(replace(state, rng=Rng("another")), seat, luck)
        assert handed == pose(game, world, seat, Level.HARD, "salt"), step.decision
        own = state.layout.king_of[seat]
        swapped += world.kings[own].laid is not state.kings[own].laid
    assert swapped
