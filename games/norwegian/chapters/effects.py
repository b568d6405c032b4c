"""What a card does once it lies: burning, skipping, reversing, attacking (Special cards)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat
from games.norwegian.chapters.attack import attack, play_joker, stop
from games.norwegian.chapters.pile import demand_of
from games.norwegian.chapters.turn import begin_turn, cards_left, following
from games.norwegian.content import Rank, rank_of
from games.norwegian.events import (
    Burn,
    DemandChanged,
    DirectionReversed,
    PileBurnt,
    SeatsSkipped,
    ThreesIgnored,
)
from games.norwegian.state import Events, NorwegianState, ask
from games.norwegian.view import Laid, Phase


def burn(state: NorwegianState, seat: Seat, cause: Burn, events: Events) -> NorwegianState:
    """Take the pile out of the game, an attack in the air with it."""
    events.append(PileBurnt(seat=seat, cause=cause, number=len(state.pile)))
    return replace(state, pile=(), burnt=state.burnt + state.pile, attack=None, quiet=0)


def burn_and_go_on(
    state: NorwegianState, laid: Laid, cause: Burn, events: Events
) -> NorwegianState:
    """Burn the pile; the next player leads, or whoever laid by the option (N14, N18)."""
    state = burn(state, laid.seat, cause, events)
    if state.variants.play_again_after_ten and laid.seat not in state.outs:
        return begin_turn(state, laid.seat, events)
    return go_on(state, laid, events)


def go_on(state: NorwegianState, laid: Laid, events: Events) -> NorwegianState:
    """Offer another blind card to whoever laid one, or pass the turn on (6, N9)."""
    if laid.blind and cards_left(state, laid.seat):
        return ask(state, Phase.BLIND_AGAIN, (laid.seat,))
    return begin_turn(state, following(state, laid.seat)[0], events)


def take_effect(state: NorwegianState, events: Events) -> NorwegianState:
    """Carry out what the cards laid last do, and go on to the next question."""
    laid = state.laid[-1]
    seat, count, rank = laid.seat, len(laid.cards), rank_of(laid.cards[0])
    match rank:
        case Rank.ACE:
            return attack(state, seat, count, events)
        case Rank.JOKER:
            return play_joker(state, seat, events)
        case Rank.EIGHT:
            *skipped, plays = following(state, seat, count)
            events.append(SeatsSkipped(seat=seat, skipped=tuple(skipped)))
            return begin_turn(state, plays, events)
        case Rank.SIX if state.variants.reversing_six:
            clockwise = state.clockwise is (count % 2 == 0)
            events.append(DirectionReversed(seat=seat, clockwise=clockwise))
            state = replace(state, clockwise=clockwise)
        case Rank.THREE if state.variants.invisible_three:
            events.append(ThreesIgnored(seat=seat))
        case Rank.TWO | Rank.SEVEN:
            stop(state, seat, events)
            events.append(DemandChanged(seat=seat, demand=demand_of(rank)[0]))
        case _:
            pass
    if rank is Rank.SEVEN:
        # It speaks to the next player, so that a chain of blind cards ends with it (N9).
        return begin_turn(state, following(state, seat)[0], events)
    return go_on(state, laid, events)
