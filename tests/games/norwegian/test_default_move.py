"""The answer given for an absent player."""

from __future__ import annotations

import pytest

from games.api import Move, RuleError, Seat
from games.norwegian.content import Rank
from games.norwegian.moves import (
    ChooseTarget,
    GiveIn,
    LayBlind,
    PassCompletion,
    Ready,
    StopBlind,
    TakePile,
)
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.rng import Rng
from tests.games.norwegian.arrange import after, arrange, counter, lay

LUCK = Rng("luck")


def default(state: NorwegianState, seat: int = 0) -> Move:
    return GAME.default_move(state, Seat(seat), LUCK)


@pytest.mark.parametrize(
    ("hand", "options", "expected"),
    [
        ("9s Js Jh", {}, lay("9")),
        ("2s As 8s Js Jh", {}, lay("J", 2)),
        ("2s As 8s 8h", {}, lay("8")),
        ("2s As 10s", {}, lay("10")),
        ("2s As", {}, lay("A")),
        ("2s X1", {"jokers": True}, lay("2")),
        ("3s 9s", {"invisible_three": True}, lay("9")),
        ("3s 8s", {"invisible_three": True}, lay("3")),
        ("5s 6s", {}, TakePile()),
        ("9s", {"voluntary_pickup": True}, lay("9")),
    ],
)
def test_the_lowest_ordinary_cards_go_and_special_ones_are_kept(
    hand: str, options: dict[str, bool], expected: Move
) -> None:
    assert expected == default(arrange(hand, "4s", pile="8d", **options))


def test_the_exchange_leaves_the_cards_as_they_lie() -> None:
    state = GAME.start(2, {}, "x").state
    assert Ready() == default(state)
    with pytest.raises(RuleError, match="not-asked"):
        default(after(state, (0, Ready())))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("2s 2h Ad", counter("2")), ("Ad Ac", counter("A")), ("5h", GiveIn())],
)
def test_an_ace_is_countered_with_a_two_or_else_an_ace(hand: str, expected: Move) -> None:
    assert expected == default(after(arrange("As 5s", hand), (0, lay("A"))), 1)


def test_the_target_is_who_has_the_fewest_cards_or_else_the_next_one() -> None:
    fewest = arrange("As 5s", "4s 5h", "4h", "4d 5d")
    assert ChooseTarget(Seat(2)) == default(after(fewest, (0, lay("A"))))
    even = arrange("As 5s", "4s", "4h", "4d")
    assert ChooseTarget(Seat(1)) == default(after(even, (0, lay("A"))))
    back = arrange("X1 5s", "4s", "4h", "4d", pile="9d", clockwise=False, jokers=True)
    assert ChooseTarget(Seat(3)) == default(after(back, (0, lay("X"))))


def test_blind_cards_are_turned_one_a_turn_unless_nothing_can_go_wrong() -> None:
    state = arrange("", "4s", face_down={0: "- 9s 10s"}, pile="4d")
    assert LayBlind(1) == default(state)
    assert StopBlind() == default(after(state, (0, LayBlind(1))))
    assert LayBlind(1) == default(after(state, (0, LayBlind(2))))


def test_nothing_is_completed_for_an_absent_player() -> None:
    state = after(arrange("Ks Kh 5s", "Kd Kc 3s", completion=True), (0, lay("K", 2)))
    assert PassCompletion() == default(state, 1)
    assert Rank.KING is GAME.view(state, Seat(1)).choices.complete
