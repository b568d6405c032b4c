"""What a card does once it lies: burning, skipping, reversing, attacking (Special cards)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from games.api import Events, Seat
from games.norwegian.chapters.attack import attack, play_joker, stop
from games.norwegian.chapters.pile import demand_of
from games.norwegian.chapters.turn import begin_turn, cards_left, following
from games.norwegian.content import rank_of
from games.norwegian.events import (
    Burn,
    DemandChanged,
    DirectionReversed,
    PileBurnt,
    SeatsSkipped,
    ThreesIgnored,
)
from games.norwegian.state import NorwegianState, ask
from games.norwegian.view import Effect, Laid, Phase

BURNING = frozenset({Effect.BURN, Effect.FOUR})
"""What removes the pile."""

_SENDING = frozenset({Effect.ATTACK, Effect.GIVE})
"""What sends the pile to somebody."""

_ENDS_CHAIN = frozenset({Effect.AT_MOST, Effect.SKIP, Effect.ATTACK, Effect.GIVE})
"""What speaks to somebody else, so that a chain of blind cards ends with it (N9, N31)."""


def burn(state: NorwegianState, seat: Seat, cause: Burn, events: Events) -> NorwegianState:
    """Take the pile out of the game, and end the attack that was to send it (N18).

    It counts as progress: quiet turns are counted from 0 again.
    """
    events.append(PileBurnt(seat=seat, cause=cause, number=len(state.pile)))
    return replace(state, pile=(), burnt=state.burnt + state.pile, attack=None, quiet=0)


def take_effect(state: NorwegianState, effect: Effect, events: Events) -> NorwegianState:
    """Carry out what the cards laid last do, and go on to the next question.

    After a pile that burnt the next player leads or, by the option, whoever laid and is not out
    (N14, N18); who laid a blind card and has cards left is asked for another, unless it was a 7, an
    8, an ace or a joker, which end the chain (6, N9).
    """
    laid = state.laid[-1]
    seat, count = laid.seat, len(laid.cards)
    if effect in _SENDING:
        aims = effect is Effect.ATTACK
        return attack(state, seat, count, events) if aims else play_joker(state, seat, events)
    if effect is not Effect.NONE:
        state = _change(state, laid, effect, events)
    if effect in BURNING and state.variants.play_again_after_ten and seat not in state.outs:
        return begin_turn(state, seat, events)
    if laid.blind and effect not in _ENDS_CHAIN and cards_left(state, seat):
        return ask(state, Phase.BLIND_AGAIN, (seat,))
    skips = count if effect is Effect.SKIP else 0
    return begin_turn(state, following(state, seat, skips)[-1], events)


def _change(state: NorwegianState, laid: Laid, effect: Effect, events: Events) -> NorwegianState:
    """Apply an effect to the table, append its event, and return the table.

    Burning removes the pile, a 6 may turn the direction, a 2 or 7 ends an attack. Skipped seats are
    only told here: who is next is for the caller, and so is an ace's or a joker's pile.
    """
    seat, count = laid.seat, len(laid.cards)
    match effect:
        case Effect.BURN:
            return burn(state, seat, Burn.TEN, events)
        case Effect.FOUR:
            return burn(state, seat, Burn.FOUR_OF_A_KIND, events)
        case Effect.SKIP:
            *skipped, _ = following(state, seat, count)
            events.append(SeatsSkipped(seat=seat, skipped=tuple(skipped)))
            return state
        case Effect.REVERSE:
            clockwise = state.clockwise is (count % 2 == 0)
            events.append(DirectionReversed(seat=seat, clockwise=clockwise))
            return replace(state, clockwise=clockwise)
        case Effect.INVISIBLE:
            events.append(ThreesIgnored(seat=seat))
            return state
        case Effect.FREE | Effect.AT_MOST:
            state = stop(state, seat, events)
            demand, _ = demand_of(rank_of(laid.cards[0]))
            events.append(DemandChanged(seat=seat, demand=demand))
            return state
        case Effect.ATTACK | Effect.GIVE | Effect.NONE:
            return state
        case _:
            assert_never(effect)
