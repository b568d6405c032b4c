"""The Bluff Arena variant."""

from __future__ import annotations

from games.api import Seat
from games.vikings.content import ACTIONS, Card
from games.vikings.events import Attacked, BraceletTaken
from games.vikings.moves import Announce, Believe, RaiseShield, TakeHit
from games.vikings.rules import GAME
from games.vikings.view import Phase
from tests.games.vikings.arrange import arrange, cards, legal, of, perform, play

APART = [(-3, 1), (3, -1)]


def test_a_shield_a_punch_and_a_slingshot_leave_every_deck() -> None:
    """Bluff Arena: each player removes one Shield, one Punch and one Slingshot; hand of 2."""
    state = GAME.start(3, {"bluff_arena": True}, "x").state
    nine = cards("walk walk sprint slam club punch hammer slingshot shield")
    for seat in range(3):
        assert sorted(nine) == sorted(state.hands[seat] + state.decks[seat])
        assert len(state.hands[seat]) == 2


def test_both_cards_must_be_played() -> None:
    """Bluff Arena: one must play both cards, choosing only the order; refilled to 2."""
    state = arrange(APART, bluff_arena=True, hands={0: "walk shield"})
    assert {Card.WALK, Card.SHIELD} == {move.card for move in legal(state, 0)}
    state, _ = perform(state, Card.SHIELD, Card.CLUB)
    expected = [Announce(Card.WALK, action) for action in ACTIONS if action is not Card.SLAM]
    assert expected == legal(state, 0)
    state, _ = perform(state, Card.WALK, Card.CLUB)
    assert (Seat(1), Phase.ANNOUNCE) == (state.active, state.phase)
    assert len(state.hands[0]) == 2
    assert cards("shield walk") == state.discards[0]


def test_who_has_laid_the_last_card_as_a_shield_is_not_asked_again() -> None:
    """V5: a target may answer with Shield only while he has a card in hand."""
    state = arrange([(1, 0), (2, 0)], bluff_arena=True, hands={0: "club club", 1: "walk"})
    state, _ = perform(state, Card.CLUB, Card.CLUB)
    assert [TakeHit(), RaiseShield(Card.WALK)] == legal(state, 1)
    state, _ = play(state, (1, RaiseShield(Card.WALK)), (0, Believe()))
    state, events = perform(state, Card.CLUB, Card.CLUB)
    assert Attacked(seat=Seat(0), target=Seat(1), action=Card.CLUB) == events[1]
    assert len(of(events, BraceletTaken)) == 1
    assert len(state.hands[1]) == 2


def test_the_variant_is_shown() -> None:
    """Bluff Arena: a table option, public."""
    assert GAME.view(arrange(APART, bluff_arena=True), None).bluff_arena
    assert not GAME.view(arrange(APART), None).bluff_arena
    assert GAME.view(arrange(APART, arena=2), None).arena == 2
