"""Norwegian Battle: answers that nobody would laugh at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.api import Move, Seat
from games.norwegian.content import Rank, rank_of
from games.norwegian.moves import (
    AnswerAce,
    ChooseTarget,
    GiveIn,
    LayOut,
    Ready,
    TakePile,
)
from games.norwegian.state import NorwegianState
from games.norwegian.view import Phase
from players.levels import Level
from tests.games.norwegian.arrange import after, arrange, lay
from tests.players.looks.laughs import LEVELS, Laugh

GONE = {0: "- - -", 1: "- - -"}
PRECIOUS = {Rank.TEN, Rank.ACE, Rank.TWO}


def laugh(
    what: str, state: NorwegianState, is_sound: Callable[[Any], bool], seat: int = 0
) -> Laugh:
    return Laugh(what, "norwegian", state, is_sound, seat)


def exchange(hand: str, lying: str) -> NorwegianState:
    """Ask everybody which cards are to lie face up."""
    state = arrange(hand, "4h 7h 9h", face_up={0: lying, 1: "5d 6d 8d"})
    seats = (Seat(0), Seat(1))
    return replace(state, phase=Phase.EXCHANGE, asked=seats, turn=0)


def lies(*ranks: str) -> Callable[[Move], bool]:
    """Wait for a layout of these ranks."""
    return lambda move: (
        isinstance(move, LayOut) and sorted(rank_of(card) for card in move.cards) == sorted(ranks)
    )


def no_lay(*ranks: str) -> Callable[[Any], bool]:
    return lambda move: getattr(move, "rank", None) not in ranks


FULL = "3d 4d 5d 6d 9d 9c Jd Qd Kd Kc"
STOCK = "3h 5c 6c 8c Jc Qc 6h 8h"

LAUGHS = (
    laugh(
        "the best cards that lie already stay",
        exchange("3h 4s 5h", "2s 10s As"),
        lambda m: m == Ready(),
    ),
    laugh(
        "the best cards in hand are laid out",
        exchange("2s 10s As", "3h 4s 5h"),
        lies("2", "10", "A"),
    ),
    laugh(
        "no threes and fours lie on the front",
        exchange("Ks Qs 3s", "3h 4s Js"),
        lies("J", "Q", "K"),
    ),
    laugh(
        "one precious card is laid out with the highest",
        exchange("2s 3s 4s", "Ks 5h Qs"),
        lies("2", "K", "Q"),
    ),
    laugh(
        "a two is not spent where a four will do",
        arrange("4h 9s 2s", "5s 6s 7s", pile="3d", stock=STOCK),
        no_lay("2"),
    ),
    laugh(
        "a ten does not burn a single card",
        arrange("4h 9s 10s", "5s 6s 7s", pile="3d", stock=STOCK),
        no_lay("10"),
    ),
    laugh(
        "an ace is not laid on nothing while low cards wait",
        arrange("4h 5h As", "5s 6s 7s", stock=STOCK),
        no_lay("A"),
    ),
    laugh(
        "a king is not spent on a three while a four waits",
        arrange("4h Kh 2s", "5s 6s 7s", pile="3d", stock=STOCK),
        no_lay("K", "2"),
    ),
    laugh(
        "whoever can lay all that is left does so",
        arrange("9h 9s", "5s 6s 7s", pile="3d", face_down=GONE),
        lambda move: move == lay("9", 2),
    ),
    laugh(
        "a big pile is countered rather than taken",
        after(
            arrange("2s 4h 9s", "As 6s 7s", pile=FULL, stock=STOCK, active=1),
            (1, lay("A")),
        ),
        lambda move: isinstance(move, AnswerAce),
    ),
    laugh(
        "an ace hits who is about to go out",
        after(
            arrange(
                "As 4h 9s",
                "6s 7s 8s Js Qs Ks",
                "5s",
                pile=FULL,
                face_down={0: "3c 4c 5c", 1: "3c 4c 5c", 2: "- - -"},
            ),
            (0, lay("A")),
        ),
        lambda move: move == ChooseTarget(Seat(2)),
    ),
    laugh(
        "nobody takes a big pile who need not",
        arrange("4h 9s Ks", "5s 6s 7s", pile="3d 3c 3h 3s", stock=STOCK, voluntary_pickup=True),
        lambda move: not isinstance(move, TakePile),
    ),
    laugh(
        "nobody gives in to an ace with two twos and a pile of ten",
        after(
            arrange("2s 2h 9s", "As 6s 7s", pile=FULL, active=1),
            (1, lay("A")),
        ),
        lambda move: not isinstance(move, GiveIn),
    ),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("laugh", LAUGHS, ids=str)
def test_nobody_laughs(laugh: Laugh, level: Level) -> None:
    answer = laugh.answer(level)
    assert laugh.is_sound(answer), answer
