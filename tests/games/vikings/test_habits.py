"""Clash of Vikings: what players do without much thought."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.rng import Rng
from games.vikings.content import Card
from games.vikings.moves import Announce, CallBluff, RaiseShield
from games.vikings.rules import GAME
from tests.games.vikings.arrange import arrange, perform, play

PLACES = [(1, 0), (-3, 1), (3, -1), (-1, 3)]
ASKED = 400


@pytest.mark.parametrize("seats", [2, 4])
def test_an_announcement_is_called_as_often_however_many_may_call_it(seats: int) -> None:
    """One of eight that may be true, by all together: or hardly any would go by at four."""
    state = arrange(PLACES[:seats], hands={0: "walk sprint slam"})
    state, _ = play(state, (0, Announce(Card.WALK, Card.WALK)))
    called = 0
    for number in range(ASKED):
        for seat in state.asked:
            moves = tuple(GAME.legal_moves(state, seat))
            answer = GAME.habit(state, seat, moves, Rng(f"{number}/{seat}"))
            called += isinstance(answer, CallBluff)
    assert {Seat(seat) for seat in range(1, seats)} == set(state.asked)
    assert ASKED / 14 < called < ASKED / 5


@pytest.mark.parametrize("seats", [2, 4])
def test_a_raised_shield_is_called_as_often_however_many_play(seats: int) -> None:
    """The attacker alone may call it: one of eight that may be true, also at four."""
    places = [(1, 0), (2, 0), (3, -1), (-1, 3)][:seats]
    state = arrange(places, hands={0: "club club club", 1: "walk walk shield"})
    answers = [(1, RaiseShield(Card.SHIELD))]
    state, _ = perform(state, Card.CLUB, Card.CLUB, *answers)
    assert (Seat(0),) == state.asked
    moves = tuple(GAME.legal_moves(state, Seat(0)))
    called = sum(
        isinstance(GAME.habit(state, Seat(0), moves, Rng(str(number))), CallBluff)
        for number in range(ASKED)
    )
    assert ASKED / 14 < called < ASKED / 5
