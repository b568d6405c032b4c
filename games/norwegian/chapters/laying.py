"""Laying cards: from hand, blind, and in answer to an ace (Course of play 3 and 6, N15)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.norwegian.chapters.completion import leave_hand, offer
from games.norwegian.chapters.effects import BURNING, take_effect
from games.norwegian.chapters.pile import chosen, effect_on, playable, top_of
from games.norwegian.chapters.turn import begin_turn, following, go_out, leader, pick_up, replenish
from games.norwegian.content import Rank, rank_of
from games.norwegian.events import BlindStopped, BlindTurned, CardsLaid, Pickup
from games.norwegian.state import NorwegianState, with_item
from games.norwegian.view import Laid


def lay(
    state: NorwegianState, seat: Seat, rank: Rank, count: int, events: Events
) -> NorwegianState:
    """Lay cards of one rank from hand, in one's turn or in answer to an ace, and go on.

    Which cards of the rank go is chosen by N32. The caller has checked that they may be laid.
    """
    cards, rng = chosen(state.hands[seat], state.known[seat], rank, count, state.rng)
    return _settle(leave_hand(state, seat, cards, rng), Laid(seat, cards), events)


def turn_blind(state: NorwegianState, seat: Seat, index: int, events: Events) -> NorwegianState:
    """Turn a face-down card: lay it, or take it with the pile when it cannot be laid (6).

    When it is taken, the last player to have laid leads, who may be the same one, in a chain (N7,
    N20).
    """
    card = state.face_down[seat][index]
    assert card is not None
    goes = rank_of(card) in playable(top_of(state.pile, state.variants), state.variants)
    events.append(BlindTurned(seat=seat, index=index, card=card, playable=goes))
    left = with_item(state.face_down[seat], index, None)
    state = replace(state, face_down=with_item(state.face_down, seat, left), quiet=0)
    if goes:
        return _settle(state, Laid(seat, (card,), blind=True), events)
    state = pick_up(state, seat, Pickup.BLIND, events, card)
    assert state.last_layer is not None
    return begin_turn(state, leader(state, state.last_layer), events)


def stop_blind(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """Stop turning blind cards: the turn passes to the next player."""
    events.append(BlindStopped(seat=seat))
    return begin_turn(state, following(state, seat)[0], events)


def _settle(state: NorwegianState, laid: Laid, events: Events) -> NorwegianState:
    """Put laid cards on the pile, refill the hand, and go on to what the cards cause.

    The order: going out comes first, and may end the game; four of a kind and the 10 take effect
    without a completion; else others may complete, by the option; then the effect. Jokers leave the
    game at once.
    """
    seat, cards = laid.seat, laid.cards
    rank = rank_of(cards[0])
    effect = effect_on(state.pile, rank, len(cards), state.variants)
    events.append(CardsLaid(seat=seat, rank=rank, cards=cards))
    if rank == Rank.JOKER:
        state = replace(
            state, burnt=state.burnt + cards, laid=(*state.laid, laid), last_layer=seat, quiet=0
        )
    else:
        state = replace(state, pile=state.pile + cards, laid=(*state.laid, laid), last_layer=seat)
    state = go_out(replenish(state, seat, events), seat, events)
    if state.reason is not None:
        return state
    if state.variants.completion and effect not in BURNING:
        return offer(state, rank, effect, events)
    return take_effect(state, effect, events)
