"""The ace: an attack on anybody, countered by an ace or a 2."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Decision, Outcome, RuleError, Seat
from games.norwegian.events import (
    AceAimed,
    AceReturned,
    AceStopped,
    AceUnanswered,
    CardsLaid,
    DemandChanged,
    HandRefilled,
    Pickup,
    PileTaken,
)
from games.norwegian.moves import ChooseTarget, GiveIn
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.norwegian.view import Attack, Demand, Phase
from tests.games.norwegian.arrange import (
    after,
    arrange,
    cards,
    counter,
    lay,
    legal,
    of,
    play,
    ranks,
)


def at(target: int) -> ChooseTarget:
    return ChooseTarget(Seat(target))


def attacked(hand: str, aces: int = 1, **arranged: Any) -> NorwegianState:
    """Return seat 2 of four under an attack of seat 0, with a pile of two below."""
    state = arrange("Ah As 5s 6s", "4s", hand, "4d Ac", pile="Jd Kd", **arranged)
    return after(state, (0, lay("A", aces)), (0, at(2)))


def test_an_ace_is_aimed_at_any_other_player() -> None:
    """Ace: sends the pile to any other player of your choice, not only the next."""
    state = after(arrange("As 5s", "4s", "4h", "4d", pile="Kd"), (0, lay("A")))
    assert (Phase.AIM, [at(1), at(2), at(3)]) == (state.phase, legal(state))
    assert Attack(Seat(0), None, 1) == GAME.view(state, None).attack
    with pytest.raises(RuleError, match="not-a-target"):
        play(state, (0, at(0)))
    state, events = play(state, (0, at(2)))
    assert [AceAimed(seat=Seat(0), target=Seat(2), aces=1)] == events
    assert Attack(Seat(0), Seat(2), 1) == GAME.view(state, Seat(1)).attack


def test_with_two_players_the_target_needs_no_naming() -> None:
    """N15: automatic with 2 players."""
    state, events = play(arrange("As 5s", "4s"), (0, lay("A")))
    assert (Phase.ANSWER, (Seat(1),)) == (state.phase, state.asked)
    assert AceAimed(seat=Seat(0), target=Seat(1), aces=1) == events[-1]


@pytest.mark.parametrize("hand", ["5s", "Ad", "2d", ""])
def test_the_target_is_asked_whatever_it_holds(hand: str) -> None:
    """N15: asked whether or not he holds an ace or a 2; N33: even with an empty hand."""
    state = attacked(hand)
    question = Decision(f"q{state.question}", Seat(2), "answer", optional=True, fence=bool(hand))
    assert (question,) == GAME.decisions(state)
    assert GiveIn() in legal(state)


def test_only_aces_and_twos_from_hand_counter() -> None:
    """N15: with one or more aces or 2s, from hand; N14: never a 10."""
    state = attacked("3h 7h 10h Ad Ac 2d Kh")
    assert [GiveIn(), counter("2"), counter("A"), counter("A", 2)] == legal(state)
    for wrong in (counter("10"), counter("K"), counter("2", 2), counter("A", 0)):
        with pytest.raises(RuleError, match="no-such-counter"):
            play(state, (2, wrong))


def test_only_the_target_may_answer() -> None:
    """N15: only the target, at once and out of turn."""
    with pytest.raises(RuleError, match="not-asked"):
        play(attacked("5s"), (3, counter("A")))
    with pytest.raises(RuleError, match="wrong-answer"):
        play(attacked("Kh"), (2, lay("K")))


def test_a_two_ends_the_attack_and_the_player_after_the_answerer_is_free() -> None:
    """N15: a 2 ends the attack: the pile stays, the player after the answerer plays, free."""
    state, events = play(attacked("2d 5h"), (2, counter("2")))
    assert (cards("Jd Kd As 2d"), Seat(3), None) == (state.pile, state.active, state.attack)
    assert ranks(state) == "4 A"
    assert [
        AceStopped(seat=Seat(2), attacker=Seat(0)),
        DemandChanged(seat=Seat(2), demand=Demand.FREE),
    ] == events[1:3]


def test_an_ace_turns_the_attack_wherever_the_answerer_likes() -> None:
    """N15: he names a new target, the first attacker included."""
    state, events = play(attacked("Ad 5h"), (2, counter("A")))
    assert (Phase.AIM, (Seat(2),)) == (state.phase, state.asked)
    assert [at(0), at(1), at(3)] == legal(state)
    assert [AceReturned(seat=Seat(2), attacker=Seat(0))] == of(events, AceReturned)
    state = after(state, (2, at(0)))
    assert [GiveIn(), counter("A")] == legal(state)
    assert Attack(Seat(2), Seat(0), 1) == state.attack


def test_with_two_players_an_ace_returns_to_the_attacker() -> None:
    """N15: automatic with 2 players."""
    state = after(arrange("As Ad 5s", "Ah 4s"), (0, lay("A")), (1, counter("A")))
    assert (Attack(Seat(1), Seat(0), 1), (Seat(0),)) == (state.attack, state.asked)
    state = after(state, (0, GiveIn()))
    assert (Seat(1), cards("5s As Ah Ad")) == (state.active, state.hands[0])


def test_the_answerer_draws_back_up_to_three() -> None:
    """N15."""
    _, events = play(attacked("2d 5h 6h", stock="Qs"), (2, counter("2")))
    assert [HandRefilled(seat=Seat(2), number=1, stock=0)] == of(events, HandRefilled)


@pytest.mark.parametrize("aces", [1, 2])
def test_without_an_answer_the_target_takes_all_and_the_attacker_leads(aces: int) -> None:
    """N15: several aces are one attack; the whole pile with the aces; no turn is lost."""
    state, events = play(attacked("5h", aces), (2, GiveIn()))
    assert [
        AceUnanswered(seat=Seat(2), attacker=Seat(0)),
        PileTaken(seat=Seat(2), cause=Pickup.ACE, number=2 + aces),
    ] == events[:2]
    assert (Seat(0), (), 3 + aces) == (state.active, state.pile, len(state.hands[2]))
    assert Demand.FREE is GAME.view(state, None).demand


def test_the_target_loses_no_turn() -> None:
    """N15: the attacker leads, then it goes round as ever."""
    state = after(arrange("As 3s 5s", "4h 5h"), (0, lay("A")), (1, GiveIn()), (0, lay("3")))
    assert Seat(1) == state.active


def test_who_holds_a_counter_may_keep_it() -> None:
    """N15: only the target may answer; no answer: the target takes the pile."""
    state = after(attacked("Ad 2d"), (2, GiveIn()))
    assert cards("Jd Kd As Ad 2d") == state.hands[2]


def test_an_ace_on_an_empty_pile_sends_just_itself() -> None:
    """N16."""
    state = after(arrange("As 5s", "4s"), (0, lay("A")), (1, GiveIn()))
    assert (cards("4s As"), Seat(0)) == (state.hands[1], state.active)


def test_a_counter_may_win() -> None:
    """N10: or by a counter."""
    state = arrange("As 5s", "2s", face_down={1: "- - -"})
    state = after(state, (0, lay("A")), (1, counter("2")))
    assert Outcome(((Seat(1),), (Seat(0),)), "first-out") == GAME.outcome(state)


def test_an_ace_as_last_card_wins_before_it_is_aimed() -> None:
    """N10: at once, also by a special card."""
    state, events = play(arrange("As", "2s", "4s", face_down={0: "- - -"}), (0, lay("A")))
    assert GAME.outcome(state) is not None
    assert [] == of(events, AceAimed)


def test_a_blind_ace_attacks_too() -> None:
    """Course of play 6: its effect applies."""
    state = arrange("", "2s", face_down={0: "As Ks Kh"})
    state, events = play(state, (0, legal(state)[0]))
    assert (Phase.ANSWER, (Seat(1),)) == (state.phase, state.asked)
    assert 1 == len(of(events, CardsLaid))
    state = after(state, (1, GiveIn()))
    assert (Phase.BLIND, Seat(0)) == (state.phase, state.active)


@pytest.mark.parametrize(
    ("hand", "known", "fence"),
    [("5c 6c", "5c 6c", False), ("5c 6c", "5c", True), ("5c 2c", "5c 2c", True), ("", "", False)],
)
def test_giving_in_is_an_answer_where_anybody_may_think_of_another(
    hand: str, known: str, *, fence: bool
) -> None:
    """N33: asked is everybody; who is known to hold no counter could only give in."""
    (asked,) = GAME.decisions(attacked(hand, known={2: known}))
    assert fence is asked.fence
