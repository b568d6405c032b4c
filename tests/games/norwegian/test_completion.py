"""Completion: equal cards made four out of turn."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.api import Decision, Outcome, RuleError, Seat
from games.norwegian.content import Rank
from games.norwegian.events import (
    AceAimed,
    AceReturned,
    Burn,
    CardsLaid,
    Completed,
    CompletionOffered,
    CompletionPassed,
    DirectionReversed,
    HandRefilled,
    PileBurnt,
    SeatsSkipped,
    TurnBegan,
)
from games.norwegian.moves import ChooseTarget, Complete, LayBlind, PassCompletion
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.norwegian.view import Demand, Missing, Phase
from games.rng import Rng
from tests.games.norwegian.arrange import (
    Chosen,
    after,
    arrange,
    cards,
    counter,
    lay,
    legal,
    of,
    play,
)

KINGS = Complete(Rank.KING)
PASS = PassCompletion()


def offered(*others: str, hand: str = "Ks Kh 5s 6s", count: int = 2) -> NorwegianState:
    """Return the window after seat 0 laid its kings."""
    return after(arrange(hand, *others, pile="9d", completion=True), (0, lay("K", count)))


def test_all_who_may_hold_the_missing_cards_are_asked_at_once() -> None:
    """Completion, N27: any other player, whatever it holds."""
    state = offered("4s 5h", "Kd Kc", "4h 5d")
    assert (Phase.COMPLETE, Seat(0)) == (state.phase, state.active)
    assert GAME.decisions(state) == tuple(
        Decision(f"q{state.question}", Seat(seat), "complete", optional=True, fence=True)
        for seat in (1, 2, 3)
    )
    assert [[], [PASS], [PASS, KINGS], [PASS]] == [legal(state, seat) for seat in range(4)]
    view = GAME.view(state, Seat(2))
    assert (Missing(Rank.KING, 2), Rank.KING, True) == (
        view.missing,
        view.choices.complete,
        view.choices.pass_completion,
    )


def test_the_missing_cards_remove_the_pile_and_the_seat_after_the_completer_leads() -> None:
    """Completion: may lay them before the next action; then the seat after the completer leads."""
    state, events = play(offered("4s 5h", "Kd Kc 3s", "4h 5d"), (2, KINGS))
    assert events == [
        CardsLaid(seat=Seat(2), rank=Rank.KING, cards=cards("Kd Kc")),
        Completed(seat=Seat(2), rank=Rank.KING),
        PileBurnt(seat=Seat(2), cause=Burn.COMPLETION, number=5),
        TurnBegan(seat=Seat(3), turn=2, demand=Demand.FREE, rank=None),
    ]
    assert (cards("3s"), ()) == (state.hands[2], state.pile)


@pytest.mark.parametrize(
    ("active", "clockwise", "order"),
    [(0, True, [1, 2, 3]), (2, True, [3, 0, 1]), (0, False, [3, 2, 1]), (2, False, [1, 0, 3])],
)
def test_who_is_asked_stands_in_the_order_of_play(
    active: int, clockwise: bool, order: list[int]
) -> None:
    """N27: from the one after who laid last; in that order the host hears who completes."""
    hands = ["4s 5h"] * 4
    hands[active] = "Ks Kh 5s 6s"
    state = arrange(*hands, pile="9d", active=active, clockwise=clockwise, completion=True)
    state = after(state, (active, lay("K", 2)))
    assert order == [decision.seat for decision in GAME.decisions(state)]


def test_the_first_who_completes_decides_whoever_passed_before() -> None:
    """N27: one completion; the host hears those who ask for it in the order of play."""
    state, events = play(offered("4s 5h", "Kd Kc 3s", "4h 5d"), (1, PASS), (2, KINGS))
    assert [CompletionPassed(seat=Seat(1))] == of(events, CompletionPassed)
    assert Seat(3) == state.active


def test_the_game_goes_on_when_all_have_passed() -> None:
    """N27: nobody is asked twice, and who could have completed is not told."""
    state = offered("4s 5h", "Kd Kc 3s", "4h 5d")
    question = state.question
    state = after(state, (2, PASS))
    assert ((Seat(1), Seat(3)), question) == (state.asked, state.question)
    with pytest.raises(RuleError, match="not-asked"):
        play(state, (2, KINGS))
    state = after(state, (1, PASS), (3, PASS))
    assert (Seat(1), None, 3) == (state.active, state.missing, len(state.pile))


@pytest.mark.parametrize("hand", ["Kd 5h 6h", "5h 6h 7h"])
def test_who_does_not_hold_the_missing_cards_cannot_complete(hand: str) -> None:
    """Completion: holds the cards missing to four."""
    with pytest.raises(RuleError, match="cannot-complete"):
        play(offered(hand, "4h 5d"), (1, KINGS))


def test_who_holds_more_than_the_missing_cards_keeps_the_others() -> None:
    """N26: at least the missing ones; N32: those that everybody knows of go first."""
    others = ["4h 5d"] * 4
    state = arrange("Ks Kh 5s", "Kd Kc Kc", *others, known={1: "Kc"}, completion=True)
    state = after(state, (0, lay("K", 2)))
    assert [PASS, KINGS] == legal(state, 1)
    kept = {after(replace(state, rng=Rng(str(luck))), (1, KINGS)).hands[1] for luck in range(20)}
    assert {cards("Kd"), cards("Kc")} == kept


def test_a_single_card_is_not_completed() -> None:
    """N26: equal cards are two at least."""
    assert Phase.LAY is offered("Kd Kc Kh", hand="Ks 5s", count=1).phase


def test_three_cards_miss_one() -> None:
    """Completion: missing to four."""
    state = offered("Kc 5h", hand="Ks Kh Kd 5s", count=3)
    assert (Missing(Rank.KING, 1), [PASS, KINGS]) == (state.missing, legal(state, 1))


def test_cards_of_several_players_count_together() -> None:
    """N26: on top, by whomever laid."""
    state = arrange("Ks 5s", "4s 5h", "Kd Kc", pile="9d Kh", completion=True)
    assert [PASS, KINGS] == legal(after(state, (0, lay("K"))), 2)


def test_who_laid_does_not_complete_ones_own_cards() -> None:
    """N26: anybody but the player who laid."""
    state = offered("4s 5h", "4h 5d", hand="Ks Kh Kd Kc 5s")
    assert (Seat(1), Seat(2)) == state.asked


def test_sevens_are_never_completed() -> None:
    """Completion: never with 7s."""
    state = arrange("7s 7h 5s", "7d 7c", completion=True)
    assert (Phase.LAY, Seat(1)) == (
        after(state, (0, lay("7", 2))).phase,
        after(state, (0, lay("7", 2))).active,
    )


def test_nothing_is_missing_to_four_or_more() -> None:
    """Completion: the cards missing to four."""
    state = arrange("Ks Kh 5s", "4s 5h", pile="Kd Kc", completion=True)
    assert Phase.LAY is after(state, (0, lay("K", 2))).phase


@pytest.mark.parametrize(
    ("arranged", "asked"),
    [
        ({}, (1, 2, 3)),
        ({"burnt": "Kd"}, ()),
        ({"known": {1: "Kd"}}, (1,)),
        ({"known": {1: "Kd 4s", 2: "Kc"}}, ()),
        ({"face_up": {1: "Kd 3c 3h"}}, ()),
        ({"known": {1: "4s"}}, (2, 3)),
    ],
)
def test_who_cannot_hold_them_for_all_that_is_public_is_not_asked(
    arranged: dict[str, Any], asked: tuple[int, ...]
) -> None:
    """N27: judged by cards lying open, burnt or known in other hands, and hand sizes."""
    state = arrange(
        "Ks Kh 5s 6s",
        "4s Kd",
        "4h Kc",
        "4d 5d",
        completion=True,
        **arranged,
    )
    assert asked == after(state, (0, lay("K", 2))).asked[: len(asked)]
    assert (Phase.COMPLETE if asked else Phase.LAY) is after(state, (0, lay("K", 2))).phase


def test_who_is_known_to_hold_more_is_asked_too() -> None:
    """N27: at least the missing cards, as far as everybody knows."""
    state = arrange(
        "Ks Kh 5s",
        "Kd Kc Kc",
        "4h 5d",
        *["4s"] * 4,
        known={1: "Kd Kc Kc"},
        completion=True,
    )
    assert (Seat(1), Seat(2)) == after(state, (0, lay("K", 2))).asked


def test_hands_that_are_too_small_are_not_asked() -> None:
    """N27: with at least the needed number of cards."""
    state = offered("4s", "4h 5d")
    assert (Seat(2),) == state.asked


def test_a_completed_eight_skips_nobody() -> None:
    """N24: completion and 8."""
    state = arrange("8s 8h 5s", "4s 5h", "8d 8c 4h", completion=True)
    state = after(state, (0, lay("8", 2)))
    assert Phase.COMPLETE is state.phase
    done, events = play(state, (2, Complete(Rank.EIGHT)))
    assert (Seat(0), []) == (done.active, of(events, SeatsSkipped))
    passed, events = play(state, (1, PASS), (2, PASS))
    assert (Seat(0), 1) == (passed.active, len(of(events, SeatsSkipped)))


def test_completed_aces_attack_nobody() -> None:
    """N24: completion comes before the ace is aimed."""
    state = arrange("As Ah 5s", "4s 5h", "Ad Ac 4h", pile="9d", completion=True)
    state = after(state, (0, lay("A", 2)))
    assert (None, Phase.COMPLETE) == (state.attack, state.phase)
    done, events = play(state, (2, Complete(Rank.ACE)))
    assert (Seat(0), None, []) == (done.active, done.attack, of(events, AceAimed))
    passed = after(state, (1, PASS), (2, PASS))
    assert (Phase.AIM, (Seat(0),)) == (passed.phase, passed.asked)


def test_an_ace_in_the_air_and_its_counter_can_be_completed() -> None:
    """N34, N24: two aces of two players, before the answerer names a target."""
    state = arrange("As 5s", "Ah 5h", "Ad Ac 4h", pile="9d", completion=True)
    state = after(state, (0, lay("A")), (0, ChooseTarget(Seat(1))), (1, counter("A")))
    assert (Phase.COMPLETE, (Seat(2),)) == (state.phase, state.asked)
    done = after(state, (2, Complete(Rank.ACE)))
    assert (Seat(0), None, ()) == (done.active, done.attack, done.pile)
    passed, events = play(state, (2, PASS))
    assert (Phase.AIM, (Seat(1),)) == (passed.phase, passed.asked)
    assert [AceReturned(seat=Seat(1), attacker=Seat(0))] == of(events, AceReturned)


def test_a_completed_six_reverses_nothing() -> None:
    """N24: completion and reversing six."""
    options: Chosen = {"completion": True, "reversing_six": True}
    state = arrange("6s 6h 6d 5s", "4s", "6c 4h", "4d", **options)
    state = after(state, (0, lay("6", 3)))
    done, events = play(state, (2, Complete(Rank.SIX)))
    assert (Seat(3), True, []) == (done.active, done.clockwise, of(events, DirectionReversed))
    passed = after(state, (1, PASS), (2, PASS), (3, PASS))
    assert (Seat(3), False) == (passed.active, passed.clockwise)


def test_invisible_threes_are_not_completed_and_looked_through() -> None:
    """N26: completion and invisible three."""
    options: Chosen = {"completion": True, "invisible_three": True}
    state = arrange("3s 3h Ks 5s", "3d 3c", "Kd Kc", pile="Kh", **options)
    assert (Phase.LAY, Seat(1)) == (
        after(state, (0, lay("3", 2))).phase,
        after(state, (0, lay("3", 2))).active,
    )
    state = arrange("Ks 5s", "4s 5h", "Kd Kc", pile="Kh 3h", **options)
    assert [PASS, KINGS] == legal(after(state, (0, lay("K"))), 2)


def test_visible_threes_are_completed() -> None:
    """Completion without invisible three."""
    state = arrange("3s 3h 5s", "3d 3c", completion=True)
    assert [PASS, Complete(Rank.THREE)] == legal(after(state, (0, lay("3", 2))), 1)


def test_jokers_are_not_completed() -> None:
    """Jokers and completion: no joker lies on the pile."""
    options: Chosen = {"completion": True, "jokers": True}
    state = arrange("X1 X2 5s", "4s 4h", pile="9s 9h", **options)
    assert Phase.LAY is after(state, (0, lay("X", 2))).phase


def test_four_of_a_kind_and_the_ten_leave_nothing_to_complete() -> None:
    """Completion with four of a kind and 10: the pile is gone."""
    options: Chosen = {"completion": True, "four_of_a_kind": True}
    state = arrange("9s 9h 10s 10h 5s", "4s 5h", pile="9d 9c", **options)
    assert [Phase.LAY] * 2 == [
        after(state, (0, lay("9", 2))).phase,
        after(state, (0, lay("10", 2))).phase,
    ]


def test_a_blind_card_can_be_completed_which_ends_the_chain() -> None:
    """N24: before another blind card is turned."""
    state = arrange("", "Kd Kc 3s", face_down={0: "Ks 5s -"}, pile="Kh", completion=True)
    state = after(state, (0, LayBlind(0)))
    assert Phase.COMPLETE is state.phase
    assert (Phase.BLIND, Seat(0)) == (
        after(state, (1, KINGS)).phase,
        after(state, (1, KINGS)).active,
    )
    assert Phase.BLIND_AGAIN is after(state, (1, PASS)).phase


def test_the_completer_draws_back_up_to_three() -> None:
    """N24 and course of play 3."""
    state = arrange("Ks Kh 5s 6s 7s", "Kd Kc 3s", stock="9h", completion=True)
    state, events = play(state, (0, lay("K", 2)), (1, KINGS))
    assert [HandRefilled(seat=Seat(1), number=1, stock=0)] == of(events, HandRefilled)
    assert cards("3s 9h") == state.hands[1]


def test_a_completer_without_cards_wins() -> None:
    """Completion and course of play 7."""
    state = arrange("Ks Kh 5s", "Kd Kc", face_down={1: "- - -"}, completion=True)
    state = after(state, (0, lay("K", 2)), (1, KINGS))
    assert Outcome(((Seat(1),), (Seat(0),)), "first-out") == GAME.outcome(state)


def test_a_completer_who_goes_out_leaves_the_lead_to_the_next_one() -> None:
    """Completion and play on for places; the option of the 10 is not meant."""
    options: Chosen = {"completion": True, "play_on": True, "play_again_after_ten": True}
    state = arrange("Ks Kh 5s", "Kd Kc", "4h 5d", face_down={1: "- - -"}, **options)
    state = after(state, (0, lay("K", 2)), (1, KINGS))
    assert (Seat(2), (Seat(1),)) == (state.active, state.outs)


def test_who_is_out_is_not_asked() -> None:
    """Completion and play on for places."""
    options: Chosen = {"completion": True, "play_on": True}
    state = arrange("Ks Kh 5s", "", "4h 5d", outs=[1], **options)
    assert (Seat(2),) == after(state, (0, lay("K", 2))).asked


def test_the_offer_names_what_is_missing() -> None:
    """Completion: the window is told to everybody."""
    state = arrange("Ks Kh 5s", "4s 5h", completion=True)
    _, events = play(state, (0, lay("K", 2)))
    assert [CompletionOffered(rank=Rank.KING, missing=2)] == of(events, CompletionOffered)


def test_without_the_option_nobody_is_asked() -> None:
    """Completion: a table option."""
    assert Phase.LAY is after(arrange("Ks Kh 5s", "Kd Kc"), (0, lay("K", 2))).phase
