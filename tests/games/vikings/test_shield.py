"""The Shield: the reaction of an attacked player."""

from __future__ import annotations

import pytest

from games.api import Decision, RuleError, Seat
from games.vikings.content import Card, Hex
from games.vikings.events import (
    AttackBlocked,
    Attacked,
    BluffCalled,
    BraceletKnocked,
    BraceletTaken,
    BraceletTakenSeen,
    CardRevealed,
    FoundNothing,
    NothingToTake,
    ShieldBelieved,
    ShieldRaised,
)
from games.vikings.moves import Believe, CallBluff, RaiseShield, TakeHit
from games.vikings.rules import GAME
from games.vikings.state import VikingsState
from games.vikings.view import Clash, Laid, LaidOutcome, Phase
from tests.games.vikings.arrange import arrange, cards, legal, of, perform, play

NEAR, FAR = [(1, 0), (2, 0)], [(1, 0), (-1, 0)]
CLUB, SHIELD, WALK = Card.CLUB, Card.SHIELD, Card.WALK


def attacked(
    action: Card = CLUB, hand: str = "walk walk shield", **arranged: object
) -> VikingsState:
    """Return seat 1 under an attack of seat 0."""
    vikings: list[Hex] = NEAR if action in {CLUB, Card.PUNCH} else FAR
    hands = {0: "club club club", 1: hand}
    state = arrange(vikings, hands=hands, **arranged)  # type: ignore[arg-type]
    return perform(state, CLUB, action)[0]


@pytest.mark.parametrize("action", [CLUB, Card.PUNCH, Card.HAMMER, Card.SLINGSHOT])
def test_every_attacked_player_is_asked_for_a_shield(action: Card) -> None:
    """Shield: reaction to Punch, Club, Slingshot, Hammer; he lays any card face down."""
    state = attacked(action)
    question = Decision(f"q{state.question}", Seat(1), "shield", optional=True, fence=True)
    assert (question,) == GAME.decisions(state)
    assert [TakeHit(), RaiseShield(WALK), RaiseShield(SHIELD)] == legal(state, 1)


def test_who_holds_no_shield_is_asked_all_the_same() -> None:
    """V5: he is asked whether or not he holds a Shield."""
    assert [TakeHit(), RaiseShield(WALK)] == legal(attacked(hand="walk walk walk"), 1)


def test_who_has_no_bracelet_may_raise_a_shield() -> None:
    """V13: a true Shield that is called wins one."""
    state = attacked(holdings={0: (4,), 1: ()})
    assert [TakeHit(), RaiseShield(WALK), RaiseShield(SHIELD)] == legal(state, 1)
    state, _ = play(state, (1, RaiseShield(SHIELD)), (0, CallBluff()))
    assert state.holdings == ((), (4,))


def test_without_a_card_nobody_is_asked() -> None:
    """V5: a target may answer with Shield only while he has a card in hand."""
    state = arrange(NEAR, hands={0: "club club club", 1: ""}, holdings={1: (4,)})
    state, events = perform(state, CLUB, CLUB)
    assert [Attacked, BraceletTaken, BraceletTakenSeen] == [type(event) for event in events[1:]]
    assert state.holdings[1] == ()


def test_the_attacker_alone_judges_the_shield() -> None:
    """Shield: called or not by the attacker, who needs no bracelet for that."""
    state = attacked(holdings={0: ()})
    state, events = play(state, (1, RaiseShield(WALK)))
    assert [ShieldRaised(seat=Seat(1), attacker=Seat(0))] == events
    question = Decision(
        f"q{state.question}", Seat(0), "challenge-shield", optional=True, fence=True
    )
    assert (question,) == GAME.decisions(state)
    assert [CallBluff(), Believe()] == legal(state, 0)
    laid = [GAME.view(state, viewer).laid[1] for viewer in (Seat(0), Seat(1), None)]
    hidden = Laid(Seat(1), SHIELD, None, revealed=False, outcome=LaidOutcome.OPEN)
    assert [
        hidden,
        Laid(Seat(1), SHIELD, WALK, revealed=False, outcome=LaidOutcome.OPEN),
        hidden,
    ] == laid
    assert CLUB is GAME.view(state, None).action


def test_an_uncalled_shield_cancels_the_attack() -> None:
    """Shield: not called: the attack is cancelled; the card stays face down."""
    state, events = play(attacked(), (1, RaiseShield(WALK)), (0, Believe()))
    assert [
        ShieldBelieved(seat=Seat(0), target=Seat(1)),
        AttackBlocked(seat=Seat(0), target=Seat(1), action=CLUB),
    ] == events[1:]
    assert state.holdings == ((1, 2, 3), (1, 2, 3))
    assert [(laid.outcome, laid.revealed) for laid in state.laid] == [
        ("blocked", False),
        ("performed", False),
    ]
    assert cards("walk shield") == state.hands[1]
    assert (state.phase, state.target) == (Phase.ANNOUNCE, None)


def test_a_true_shield_cancels_the_attack_and_costs_the_attacker() -> None:
    """Shield: called and true: cancelled, and he takes a random bracelet of the attacker."""
    state, events = play(attacked(holdings={0: (4,)}), (1, RaiseShield(SHIELD)), (0, CallBluff()))
    assert [
        BluffCalled(seat=Seat(0), announcer=Seat(1)),
        CardRevealed(seat=Seat(1), card=SHIELD, announced=SHIELD, truthful=True),
        BraceletTaken(thief=Seat(1), victim=Seat(0)),
        BraceletTakenSeen(to=(Seat(1), Seat(0)), thief=Seat(1), victim=Seat(0), value=4),
        AttackBlocked(seat=Seat(0), target=Seat(1), action=CLUB),
    ] == events[1:]
    assert state.holdings == ((), (1, 2, 3, 4))
    assert [(laid.outcome, laid.revealed) for laid in state.laid] == [
        ("blocked", False),
        ("performed", True),
    ]


def test_a_true_shield_against_an_attacker_without_bracelets() -> None:
    """Shield: a random bracelet of the attacker, *if any*; never from the supply."""
    state, events = play(attacked(holdings={0: ()}), (1, RaiseShield(SHIELD)), (0, CallBluff()))
    assert [NothingToTake(seat=Seat(1), victim=Seat(0))] == of(events, NothingToTake)
    assert state.holdings[1] == (1, 2, 3)


def test_a_false_shield_costs_a_bracelet_and_the_attack_goes_on() -> None:
    """Shield: called and false: the attacker takes a random bracelet, then the attack goes on."""
    state, events = play(attacked(holdings={1: (4, 4)}), (1, RaiseShield(WALK)), (0, CallBluff()))
    assert CardRevealed(seat=Seat(1), card=WALK, announced=SHIELD, truthful=False) == events[2]
    assert len(of(events, BraceletTaken)) == 2
    assert state.holdings == ((1, 2, 3, 4, 4), ())
    assert [(laid.outcome, laid.revealed) for laid in state.laid] == [
        ("performed", False),
        ("pierced", True),
    ]


def test_a_false_shield_against_a_punch_is_followed_by_the_knock() -> None:
    """Shield: then the attack goes on normally."""
    state, events = play(
        attacked(Card.PUNCH, holdings={1: (4, 4)}), (1, RaiseShield(WALK)), (0, CallBluff())
    )
    assert [BraceletKnocked(seat=Seat(0), target=Seat(1), value=4)] == of(events, BraceletKnocked)
    assert (state.phase, GAME.view(state, None).action) == (Phase.DROP, Card.PUNCH)


def test_the_last_bracelet_may_go_to_a_false_shield() -> None:
    """V6: the attack then finds nothing."""
    state, events = play(attacked(holdings={1: (4,)}), (1, RaiseShield(WALK)), (0, CallBluff()))
    assert FoundNothing(seat=Seat(0), target=Seat(1), action=CLUB) == events[-1]
    assert state.holdings[0] == (1, 2, 3, 4)


def test_a_false_shield_of_a_target_without_bracelets() -> None:
    """Shield: a random bracelet of him, if any; V6: then the attack finds nothing."""
    _, events = play(attacked(holdings={1: ()}), (1, RaiseShield(WALK)), (0, CallBluff()))
    assert [
        NothingToTake(seat=Seat(0), victim=Seat(1)),
        FoundNothing(seat=Seat(0), target=Seat(1), action=CLUB),
    ] == events[-2:]


def test_a_card_that_is_not_held_is_no_shield() -> None:
    """Shield: any card of one's hand."""
    with pytest.raises(RuleError, match="card-not-held"):
        GAME.apply(attacked(hand="walk walk walk"), Seat(1), RaiseShield(SHIELD))


def test_a_player_attacked_twice_may_raise_two_shields() -> None:
    """Shield, V5: hands are refilled at the end of the turn only."""
    state, _ = play(attacked(), (1, RaiseShield(SHIELD)), (0, Believe()))
    state, _ = perform(state, CLUB, CLUB)
    assert [TakeHit(), RaiseShield(WALK)] == legal(state, 1)
    state, _ = play(state, (1, RaiseShield(WALK)), (0, Believe()))
    assert Seat(1) == state.active
    assert cards("shield walk") == state.discards[1]
    assert len(state.hands[1]) == 3


def test_a_shield_is_told_as_what_its_owner_and_the_attacker_had_and_have() -> None:
    """Believed it costs nobody, called one of them a bracelet; a blow that follows is told, too."""
    believed = (Clash(Card.SHIELD, (Seat(1), Seat(0)), (3, 3), (3, 3)),)
    true = (Clash(Card.SHIELD, (Seat(1), Seat(0)), (3, 3), (4, 2), Card.SHIELD),)
    false = (
        Clash(Card.SHIELD, (Seat(1), Seat(0)), (3, 3), (2, 4), Card.WALK),
        Clash(Card.CLUB, (Seat(0), Seat(1)), (4, 2), (5, 1)),
    )
    for card, answer, told in (
        (Card.WALK, Believe(), believed),
        (Card.SHIELD, CallBluff(), true),
        (Card.WALK, CallBluff(), false),
    ):
        state, _ = play(attacked(), (1, RaiseShield(card)), (0, answer))
        assert told == state.clashes
