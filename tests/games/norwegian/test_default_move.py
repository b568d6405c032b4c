"""The answer given for an absent player."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from games.api import Move, RuleError, Seat
from games.norwegian.content import Rank
from games.norwegian.moves import (
    ChooseTarget,
    Complete,
    GiveIn,
    LayBlind,
    LayOut,
    PassCompletion,
    Ready,
    StopBlind,
    TakePile,
)
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.playout import RandomPlayer
from games.rng import Rng
from tests.games.norwegian.arrange import Chosen, after, arrange, cards, counter, lay

LUCK = Rng("luck")
LUCKS = tuple(Rng(str(number)) for number in range(150))


def default(state: NorwegianState, seat: int = 0) -> Move:
    return GAME.default_move(state, Seat(seat), LUCK)


def defaults(state: NorwegianState, seat: int = 0) -> set[Move]:
    """Return all that luck may choose."""
    return {GAME.default_move(state, Seat(seat), luck) for luck in LUCKS}


@pytest.mark.parametrize(
    ("hand", "options", "expected"),
    [
        ("9s Js Jh", {}, lay("9")),
        ("2s As Js Jh", {}, lay("J", 2)),
        ("2s As 8s 8h Js", {}, lay("8", 2)),
        ("2s As 10s", {}, lay("10")),
        ("2s As", {}, lay("A")),
        ("2s X1", {"jokers": True}, lay("2")),
        ("3s 9s", {"invisible_three": True}, lay("9")),
        ("3s 10s", {"invisible_three": True}, lay("3")),
        ("5s 6s", {}, TakePile()),
        ("9s", {"voluntary_pickup": True}, lay("9")),
    ],
)
def test_the_lowest_cards_go_and_precious_ones_are_kept(
    hand: str, options: Chosen, expected: Move
) -> None:
    """Course of play 3: 7 and 8 go like others; 10, ace, 2 and joker help in any need."""
    assert {expected} == defaults(arrange(hand, "4s", pile="8d", **options))


def test_how_many_precious_cards_go_is_luck() -> None:
    """Nobody can foresee it, and cards do not go round for ever."""
    assert {lay("A"), lay("A", 2)} == defaults(arrange("As Ah", "4s", pile="8d"))


def test_where_cards_have_long_gone_round_something_else_comes_now_and_then() -> None:
    """N28: so that absent players do not do the same for ever."""
    hand = "9s 9h Js As"
    assert {lay("9", 2)} == defaults(arrange(hand, "4s", pile="8d", quiet=30))
    every = {lay("9"), lay("9", 2), lay("J"), lay("A")}
    assert every == defaults(arrange(hand, "4s", pile="8d", quiet=31))


def _dealt(hand: str, face_up: str, options: Mapping[str, bool]) -> NorwegianState:
    state = GAME.start(2, options, "x").state
    hands, rows = (cards(hand), state.hands[1]), (cards(face_up), state.face_up[1])
    return replace(state, hands=hands, face_up=rows)


@pytest.mark.parametrize(
    ("hand", "face_up", "options", "layouts"),
    [
        ("4s 9s 2h", "3s 5s 10d", {}, {"9s 10d 2h"}),
        ("4s 5s 6s", "10d As 2h", {}, set()),
        ("3s 4s 5s", "8h Ks Qs", {"invisible_three": True}, {"3s Qs Ks"}),
        ("4s 9s 9d", "3s 10d 2h", {}, {"9s 10d 2h", "9d 10d 2h"}),
    ],
)
def test_what_is_useful_at_the_end_is_laid_out(
    hand: str, face_up: str, options: dict[str, bool], layouts: set[str]
) -> None:
    """Course of play 1: high and special cards; which of equal ones, nobody can foresee."""
    state = _dealt(hand, face_up, options)
    expected = {LayOut(three) for three in map(cards, layouts)} or {Ready()}  # type: ignore[arg-type]
    assert expected == defaults(state)


def test_who_has_answered_in_the_exchange_has_no_default() -> None:
    """N17: it may be changed, but it is not owed."""
    state = after(GAME.start(2, {}, "x").state, (0, Ready()))
    with pytest.raises(RuleError, match="not-asked"):
        default(state)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("2s 2h Ad", counter("2")), ("Ad Ac", counter("A")), ("5h", GiveIn())],
)
def test_a_pile_is_countered_with_a_two_or_else_an_ace(hand: str, expected: Move) -> None:
    """N15: only an ace or a 2 counters it."""
    state = arrange("As 5s", hand, pile="9d 9h Kd")
    assert {expected} == defaults(after(state, (0, lay("A"))), 1)


def test_a_few_cards_are_as_well_taken_as_countered() -> None:
    """Luck decides, or two absent players would send each other aces for ever."""
    state = after(arrange("As 5s", "2s Ad Ac", pile="9d Kd"), (0, lay("A")))
    assert {GiveIn(), counter("2"), counter("A")} == defaults(state, 1)


def test_the_target_is_who_has_the_fewest_cards() -> None:
    """Ace, jokers: a player of one's choice; of equal ones, nobody can foresee whom."""
    fewest = arrange("As 5s", "4s 5h", "4h", "4d 5d")
    assert {ChooseTarget(Seat(2))} == defaults(after(fewest, (0, lay("A"))))
    even = arrange("X1 5s", "4s", "4h 5h", "4d", pile="9d", jokers=True)
    assert {ChooseTarget(Seat(1)), ChooseTarget(Seat(3))} == defaults(after(even, (0, lay("X"))))


def test_blind_cards_are_turned_one_a_turn_unless_nothing_can_go_wrong() -> None:
    """Course of play 6: he may turn another one in the same turn if he wishes."""
    state = arrange("", "4s", face_down={0: "- 9s 10s"}, pile="4d")
    assert {LayBlind(1), LayBlind(2)} == defaults(state)
    assert {StopBlind()} == defaults(after(state, (0, LayBlind(1))))
    assert {LayBlind(1)} == defaults(after(state, (0, LayBlind(2))))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("Kd Kc 3s", Complete(Rank.KING)), ("Kd 4c 3s", PassCompletion())],
)
def test_what_can_be_completed_is_completed(hand: str, expected: Move) -> None:
    """Completion: it gets rid of cards, and of the pile."""
    state = after(arrange("Ks Kh 5s", hand, completion=True), (0, lay("K", 2)))
    assert expected == default(state, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 12])
@pytest.mark.parametrize("options", [False, True])
def test_a_game_that_everybody_has_left_ends_before_it_goes_round(
    seats: int, *, options: bool
) -> None:
    """N28: absent players bring the game to its end by themselves."""
    for number in range(8):
        chosen = {option.key: options for option in GAME.options}
        state = GAME.start(seats, chosen, f"left {number}").state
        luck = RandomPlayer(f"left {number}")
        while owed := [d.seat for d in GAME.decisions(state) if not d.answered]:
            seat = owed[luck.below(len(owed))]
            move = GAME.default_move(state, seat, Rng(f"{number} {luck.below(1 << 30)}"))
            state = GAME.apply(state, seat, move).state
            assert not GAME.view(state, None).goes_round
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.reason != "stalemate"


def test_the_same_luck_makes_the_same_answer_whatever_others_hold() -> None:
    """API: noninterference; in positions that the seat cannot tell apart."""
    state = GAME.start(4, {}, "same").state
    for luck in LUCKS:
        other = GAME.redeal(state, Seat(2), luck.seed)
        assert GAME.default_move(state, Seat(2), luck) == GAME.default_move(other, Seat(2), luck)
