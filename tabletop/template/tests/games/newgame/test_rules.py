"""The rules of NEW GAME, sentence by sentence."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import RuleError, Seat
from games.newgame.moves import Take
from games.newgame.rules import GAME, HEAP
from games.newgame.state import NewGameState
from games.rng import Rng


def heap(sticks: int, seats: int = 3) -> NewGameState:
    """Arrange a heap of which the first seat is to take."""
    begun = GAME.start(seats, {}, "seed").state
    return replace(begun, sticks=sticks, active=Seat(0))


def test_one_to_three_may_be_taken_and_no_more_than_there_are() -> None:
    assert [Take(1), Take(2), Take(3)] == list(GAME.legal_moves(heap(HEAP), Seat(0)))
    assert [Take(1), Take(2)] == list(GAME.legal_moves(heap(2), Seat(0)))
    with pytest.raises(RuleError, match="not-so-many"):
        GAME.apply(heap(HEAP), Seat(0), Take(4))


def test_whoever_takes_the_last_stick_loses() -> None:
    outcome = GAME.outcome(GAME.apply(heap(2), Seat(0), Take(2)).state)
    assert outcome is not None
    assert ((1, 2), (0,)) == outcome.ranking


def test_an_absent_player_leaves_one_more_than_a_multiple_of_four() -> None:
    for sticks, taken in ((8, 3), (7, 2), (6, 1)):
        assert Take(taken) == GAME.default_move(heap(sticks), Seat(0), Rng("luck"))
