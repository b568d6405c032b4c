"""The deal, and the exchange before the first card."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from games.api import Decision, RuleError, Seat
from games.norwegian.content import (
    DECK,
    JOKERS,
    RANKS,
    Card,
    Rank,
    Suit,
    decks_for,
    in_order,
    rank_of,
    suit_of,
)
from games.norwegian.events import (
    BecameReady,
    CardsDealt,
    DealerDrawn,
    ExchangeClosed,
    FaceUpDealt,
    HandDealt,
    LaidOut,
    TurnBegan,
)
from games.norwegian.moves import LayOut, Ready
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.norwegian.view import Change, ChangeKind, Demand, Phase
from games.rng import Rng
from tests.games.norwegian.arrange import cards, legal, play


def exchange() -> NorwegianState:
    """Return the exchange of two, seat 0 with three cards that anybody would rather keep."""
    state = GAME.start(2, {}, "exchange").state
    return replace(
        state,
        hands=(cards("3s 4s As"), state.hands[1]),
        face_up=(cards("7h 9d 2c"), state.face_up[1]),
    )


def lay_out(text: str) -> LayOut:
    one, two, three = cards(text)
    return LayOut((one, two, three))


def test_there_are_as_many_decks_as_nine_cards_a_player_need() -> None:
    """Facts: 1 deck up to 5 players, 2 for 6-11, 3 for 12-17."""
    expected = {**dict.fromkeys(range(2, 6), 1), **dict.fromkeys(range(6, 12), 2)}
    expected |= dict.fromkeys(range(12, 18), 3)
    assert expected == {seats: decks_for(seats) for seats in range(2, 18)}


def test_the_order_goes_from_the_three_to_the_ace_and_the_two() -> None:
    """Facts: 3 < 4 < ... < K < A; the 2 is both the lowest and the highest."""
    assert " ".join(RANKS) == "3 4 5 6 7 8 9 10 J Q K A 2 X"
    assert in_order(cards("X2 2s Ah 10d 10s 3c")) == cards("3c 10s 10d Ah 2s X2")


def test_a_card_has_a_rank_and_a_suit_and_a_joker_no_suit() -> None:
    """Facts: decks of 52, suits decide nothing."""
    assert (len(DECK), len(set(DECK))) == (52, 52)
    assert (rank_of(Card("10h")), suit_of(Card("10h"))) == (Rank.TEN, Suit.HEARTS)
    assert (rank_of(Card("X1")), suit_of(Card("X1"))) == (Rank.JOKER, None)


@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize("jokers", [False, True])
def test_everybody_gets_three_of_each_kind_and_the_rest_is_the_stock(
    seats: int, *, jokers: bool
) -> None:
    """Facts: 3 face-down, 3 face-up, 3 in hand; variant: 2 jokers a deck."""
    state = GAME.start(seats, {"jokers": jokers}, "deal").state
    for dealt in (state.hands, state.face_up, state.face_down):
        assert [3] * seats == [len(mine) for mine in dealt]
    every = [*state.stock]
    for mine in (*state.hands, *state.face_up, *state.face_down):
        every += [card for card in mine if card is not None]
    assert Counter((*DECK, *JOKERS) * decks_for(seats) if jokers else DECK * decks_for(seats)) == (
        Counter(every)
    )
    assert state.known == ((),) * seats


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer() -> None:
    """Facts: first all the face-down ones, then the face-up ones, then the hands."""
    state = GAME.start(3, {}, "order").state
    dealer, rng = Rng("order").below(3)
    order, _ = rng.shuffled(DECK)
    first = (dealer + 1) % 3
    assert (state.dealer, state.active) == (dealer, first)
    assert (order[0], order[3], order[6]) == state.face_down[first]
    assert in_order((order[11], order[14], order[17])) == state.face_up[dealer]
    assert in_order((order[19], order[22], order[25])) == state.hands[(first + 1) % 3]
    assert order[27:] == state.stock


def test_every_seat_deals_sooner_or_later() -> None:
    """Course of play 2: the dealer is random."""
    assert {0, 1, 2} == {GAME.start(3, {}, str(seed)).state.dealer for seed in range(30)}


def test_the_deal_is_told_hands_only_to_their_owners() -> None:
    """Secret to the owner: the hand; to all: face-down cards and the order of the stock."""
    state, events = (begun := GAME.start(2, {"jokers": True}, "told")).state, begun.events
    assert events == (
        DealerDrawn(seat=state.dealer),
        CardsDealt(decks=1, jokers=2, stock=36),
        FaceUpDealt(seat=Seat(0), cards=state.face_up[0]),
        FaceUpDealt(seat=Seat(1), cards=state.face_up[1]),
        HandDealt(to=(Seat(0),), seat=Seat(0), cards=state.hands[0]),
        HandDealt(to=(Seat(1),), seat=Seat(1), cards=state.hands[1]),
    )


def test_everybody_is_asked_to_exchange_at_the_same_time() -> None:
    """Course of play 1: every player may swap, all at the same time, then is ready."""
    assert GAME.decisions(exchange()) == (
        Decision("q1", Seat(0), "exchange"),
        Decision("q1", Seat(1), "exchange"),
    )


def test_any_three_of_the_six_cards_may_lie_face_up() -> None:
    """Course of play 1: hand and face-up cards are swapped freely."""
    moves = legal(exchange(), 0)
    assert moves[0] == Ready()
    assert len(moves) == 20
    assert lay_out("3s 4s 7h") in moves
    assert lay_out("7h 9d 2c") not in moves


def test_copies_of_a_card_count_as_one_choice() -> None:
    """Facts: with several decks nothing tells copies apart."""
    state = GAME.start(6, {}, "copies").state
    twins = replace(
        state,
        hands=(cards("3s 3s 3s"), *state.hands[1:]),
        face_up=(cards("4s 4s 4s"), *state.face_up[1:]),
    )
    assert [Ready(), lay_out("3s 3s 3s"), lay_out("3s 3s 4s"), lay_out("3s 4s 4s")] == legal(
        twins, 0
    )


def test_cards_exchanged_are_public_and_those_taken_up_stay_known() -> None:
    """Public: face-up cards; the view may mark cards known."""
    state, events = play(exchange(), (0, lay_out("9d As 2c")))
    assert [LaidOut(seat=Seat(0), cards=cards("9d As 2c"))] == events
    view = GAME.view(state, Seat(1))
    assert cards("9d As 2c") == view.players[0].face_up
    assert cards("7h") == view.players[0].known
    assert cards("3s 4s 7h") == state.hands[0]
    assert (Change(ChangeKind.LAID_OUT, Seat(0), 3, cards("9d As 2c")),) == view.changes


def test_what_was_seen_and_went_back_face_up_is_not_known_in_hand() -> None:
    """Public: a card lies in one place; copies in hand are only supposed."""
    state = replace(exchange(), face_up=(cards("7h 9d 2c"), exchange().face_up[1]))
    state = replace(state, hands=(cards("4s 7h As"), state.hands[1]))
    state, _ = play(state, (0, lay_out("7h As 2c")), (0, lay_out("7h 7h 2c")))
    assert cards("9d As") == state.known[0]
    assert cards("4s 9d As") == state.hands[0]


def test_an_answer_is_ready_and_may_be_changed_until_all_have_answered() -> None:
    """N17: a set of three is the ready too, and may be changed."""
    state, _ = play(exchange(), (0, lay_out("3s 4s 7h")))
    assert [True, False] == [decision.answered for decision in GAME.decisions(state)]
    assert [True, False] == [player.ready for player in GAME.view(state, None).players]
    assert Ready() not in legal(state, 0)
    state, _ = play(state, (0, lay_out("9d As 2c")))
    assert Phase.EXCHANGE is state.phase
    assert cards("9d As 2c") == state.face_up[0]
    with pytest.raises(RuleError, match="already-ready"):
        play(state, (0, Ready()))


def test_play_starts_when_all_are_ready() -> None:
    """Course of play 1 and 2: the player left of the dealer leads."""
    state = exchange()
    first = Seat(1 - state.dealer)
    state, events = play(state, (1, Ready()), (0, Ready()))
    assert events == [
        BecameReady(seat=Seat(1)),
        BecameReady(seat=Seat(0)),
        ExchangeClosed(),
        TurnBegan(seat=first, turn=1, demand=Demand.FREE, rank=None),
    ]
    assert (Decision("q2", first, "lay"),) == GAME.decisions(state)
    assert all(player.ready for player in GAME.view(state, None).players)


def test_afterwards_nothing_is_exchanged_any_more() -> None:
    """Course of play 1: afterwards it is never possible again."""
    state, _ = play(exchange(), (1, Ready()), (0, Ready()))
    with pytest.raises(RuleError, match="wrong-answer"):
        play(state, (state.active, lay_out("3s 4s 7h")))


@pytest.mark.parametrize("text", ["7h 9d 2c", "9d 7h As", "3s 3s 4s", "Ks Kh Kd"])
def test_only_three_other_cards_of_ones_own_in_order_can_be_laid_out(text: str) -> None:
    """Course of play 1: three of one's six cards."""
    with pytest.raises(RuleError, match="not-three-other-cards"):
        play(exchange(), (0, lay_out(text)))
