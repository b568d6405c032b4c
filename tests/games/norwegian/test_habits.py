"""Norwegian Battle: what players do without much thought."""

from __future__ import annotations

import pytest

from games.api import Move, Seat
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.rng import Rng
from tests.games.norwegian.arrange import arrange, lay

GONE = {0: "3c 4c 5c", 1: "- - -"}
FULL = "3d 4d 5d 6d"


def laid(state: NorwegianState) -> Move:
    """Ask the first seat."""
    return GAME.habit(state, Seat(0), tuple(GAME.legal_moves(state, Seat(0))), Rng("habits"))


@pytest.mark.parametrize(
    ("hand", "pile", "answer"),
    [
        ("6s 7s As", FULL, lay("A")),
        ("6s 7s Ks", FULL, lay("7")),
        ("6s 9s Ks", FULL, lay("6")),
        ("6s Ks As", "5d", lay("6")),
    ],
)
def test_the_last_rival_is_held_up_when_about_to_go_out(hand: str, pile: str, answer: Move) -> None:
    """With the pile, or with a 7; an ace is not spent on a single card."""
    assert answer == laid(arrange(hand, "8s 9h", pile=pile, face_down=GONE))


def test_nobody_is_held_up_who_has_many_cards_left() -> None:
    assert lay("6") == laid(arrange("6s 7s As", "8s 9h Jh Qh Kh", pile=FULL, face_down=GONE))


def test_of_several_rivals_none_is_held_up() -> None:
    """Another would gain as much by it."""
    gone = GONE | {2: "- - -"}
    state = arrange("6s 7s As", "8s 9h", "8c 9c", pile=FULL, face_down=gone)
    assert lay("6") == laid(state)
