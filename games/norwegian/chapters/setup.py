"""The deal and the exchange before the first card (Facts; Course of play, 1 and 2)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from games.api import Applied, Event, Events, Options, Seat
from games.norwegian.chapters.turn import begin_turn
from games.norwegian.content import (
    DECK,
    FACE_DOWN,
    FACE_UP,
    HAND,
    JOKERS,
    Cards,
    Variants,
    decks_for,
    in_order,
)
from games.norwegian.events import (
    BecameReady,
    CardsDealt,
    DealerDrawn,
    DealPassed,
    ExchangeClosed,
    FaceUpDealt,
    HandDealt,
    LaidOut,
)
from games.norwegian.moves import LayOut
from games.norwegian.state import NorwegianState, less, with_item
from games.norwegian.view import Phase
from games.optional.rematch import Legacy
from games.rng import Rng

DEALER = "dealer"
"""Under which name a game hands on who dealt."""


def next_dealer(seats: int, legacy: Legacy) -> Seat | None:
    """Return who deals in a rematch: whoever of those who return sat next after the dealer.

    The former dealer comes last. None if nobody returns (2, N35).
    """
    before = legacy.handed_on.get(DEALER, -1)
    returned = [seat for seat in range(seats) if legacy.seating[seat] is not None]

    def distance(seat: int) -> tuple[bool, int]:
        """Return a sort key of a new seat: its old seat, counted on from the former dealer's."""
        sat = legacy.seating[seat]
        assert sat is not None
        return sat <= before, sat

    return Seat(min(returned, key=distance)) if returned else None


def set_up(
    seats: int, options: Options, seed: str, dealer: Seat | None = None
) -> Applied[NorwegianState]:
    """Deal, and ask everybody for the exchange; luck draws a dealer where none is given.

    The one after the dealer gets the first card and will have the first turn. Everybody hears the
    open cards, each seat its own hand. Seats and options are those that the caller has checked.
    """
    variants = Variants(**{key: value is True for key, value in options.items()})
    decks = decks_for(seats)
    cards = (DECK + JOKERS if variants.jokers else DECK) * decks
    rng = Rng(seed)
    named: Event
    if dealer is None:
        drawn, rng = rng.below(seats)
        dealer = Seat(drawn)
        named = DealerDrawn(seat=dealer)
    else:
        named = DealPassed(seat=dealer)
    stock, rng = rng.shuffled(cards)
    first = Seat((dealer + 1) % seats)
    face_down, stock = _deal(stock, FACE_DOWN, first, seats)
    face_up, stock = _deal(stock, FACE_UP, first, seats)
    hands, stock = _deal(stock, HAND, first, seats)
    everybody = tuple([Seat(seat) for seat in range(seats)])
    state = NorwegianState(
        rng=rng,
        variants=variants,
        decks=decks,
        phase=Phase.EXCHANGE,
        question=1,
        asked=everybody,
        answered=(),
        dealer=dealer,
        turn=0,
        active=first,
        clockwise=True,
        hands=tuple([in_order(hand) for hand in hands]),
        known=((),) * seats,
        face_up=tuple([in_order(cards) for cards in face_up]),
        face_down=face_down,
        stock=stock,
        pile=(),
        burnt=(),
        attack=None,
        missing=None,
        laid=(),
        last_layer=None,
        outs=(),
        quiet=0,
        changes=(),
        reason=None,
    )
    jokers = len(JOKERS) * decks if variants.jokers else 0
    events: Events = [
        named,
        CardsDealt(decks=decks, jokers=jokers, stock=len(stock)),
        *[FaceUpDealt(seat=seat, cards=state.face_up[seat]) for seat in everybody],
        *[HandDealt(to=(seat,), seat=seat, cards=state.hands[seat]) for seat in everybody],
    ]
    return Applied(state, tuple(events))


def _deal(stock: Cards, count: int, first: Seat, seats: int) -> tuple[tuple[Cards, ...], Cards]:
    """Deal ``count`` cards to everybody from the front of the stock, one at a time from ``first``.

    Return them by seat in the order dealt, not sorted, and the stock that is left.
    """
    dealt = count * seats
    piles = [stock[(seat - first) % seats : dealt : seats] for seat in range(seats)]
    return tuple(piles), stock[dealt:]


@lru_cache(maxsize=256)
def layouts(hand: Cards, face_up: Cards) -> tuple[LayOut, ...]:
    """List the other sets of three that may lie face up, from the hand and the open cards.

    Copies of a card count as one; the set that lies there is left out.
    """
    cards = in_order(hand + face_up)
    sets = dict.fromkeys((one, two, three) for one, two, three in combinations(cards, FACE_UP))
    return tuple(LayOut(three) for three in sets if three != face_up)


def lay_out(state: NorwegianState, seat: Seat, cards: Cards, events: Events) -> NorwegianState:
    """Put ``cards`` face up and the others in hand; of those, some have been seen by everybody.

    Those that lay open before and go to the hand stay known. It is an answer, which may be changed
    until everybody has given one (N17); after the last the first turn begins.
    """
    hand, before = state.hands[seat], state.face_up[seat]
    state = replace(
        state,
        hands=with_item(state.hands, seat, less(in_order(hand + before), cards)),
        known=with_item(state.known, seat, less(in_order(state.known[seat] + before), cards)),
        face_up=with_item(state.face_up, seat, cards),
    )
    events.append(LaidOut(seat=seat, cards=cards))
    return _answered(state, seat, events)


def be_ready(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """Leave the cards as they lie, as an answer to the exchange."""
    events.append(BecameReady(seat=seat))
    return _answered(state, seat, events)


def _answered(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """Note that a seat is ready, once, without an event; after the last the first turn begins."""
    if seat not in state.answered:
        state = replace(state, answered=(*state.answered, seat))
    if len(state.answered) < len(state.asked):
        return state
    events.append(ExchangeClosed())
    return begin_turn(state, state.active, events)
