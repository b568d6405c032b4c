"""Completion: equal cards made four out of turn, before anything else happens (Variants)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.norwegian.chapters.effects import burn, take_effect
from games.norwegian.chapters.pile import chosen, effect_of, held, run_on
from games.norwegian.chapters.public_cards import may_hold
from games.norwegian.chapters.turn import begin_turn, following, go_out, replenish, still_in
from games.norwegian.content import FOUR, Cards, Rank, rank_of
from games.norwegian.events import (
    Burn,
    CardsLaid,
    Completed,
    CompletionOffered,
    CompletionPassed,
)
from games.norwegian.state import NorwegianState, ask, less, with_item
from games.norwegian.view import Effect, Laid, Missing, Phase
from games.rng import Rng

_NEVER = frozenset({Rank.SEVEN, Rank.JOKER})
"""What is never completed: a 7 by the rule, jokers because none lies on the pile."""

_EQUAL = 2
"""From how many cards on they count as equal cards (N26)."""


def offer(state: NorwegianState, rank: Rank, effect: Effect, events: Events) -> NorwegianState:
    """Ask all seats that may complete the cards laid; without any the cards take effect.

    Asked is who, for all that is public, may hold the missing cards, but not who laid last (N27).
    """
    missing = _missing(state, rank)
    if missing is not None:
        asked = tuple(
            [
                seat
                for seat in still_in(state)
                if seat != state.last_layer and may_hold(state, seat, rank, missing.count)
            ]
        )
        if asked:
            events.append(CompletionOffered(rank=rank, missing=missing.count))
            return ask(replace(state, missing=missing), Phase.COMPLETE, asked)
    return take_effect(state, effect, events)


def _missing(state: NorwegianState, rank: Rank) -> Missing | None:
    """Return what completes the two or three equal cards on top of the pile to four.

    None for any other number, and for 7s, jokers and threes that are invisible (N26).
    """
    variants = state.variants
    if rank in _NEVER or effect_of(rank, variants) is Effect.INVISIBLE:
        return None
    run = run_on(state.pile, variants)
    return Missing(rank, FOUR - run) if _EQUAL <= run < FOUR else None


def may_complete(state: NorwegianState, seat: Seat) -> bool:
    """Return True if ``seat`` holds the missing cards, or more with several decks (N26)."""
    missing = state.missing
    return missing is not None and held(state.hands[seat], missing.rank) >= missing.count


def in_order_of_play(state: NorwegianState) -> list[Seat]:
    """List the seats still asked, from the one after the player who laid last, as play goes round.

    Those who have passed are not among them.

    What is said within one window was said at the same moment: the first of them who completes
    does it, whoever pressed first (N27).
    """
    last, step = state.last_layer, 1 if state.clockwise else -1
    assert last is not None
    return sorted(state.asked, key=lambda seat: (seat - last) * step % len(state.hands))


def complete(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """Lay the missing cards and remove the pile; the seat after the completer leads.

    The completer draws back up, and may go out and so end the game. What was laid before has no
    effect any more: no skip, no reversal, no attack (N24). Whoever holds more than the missing
    cards keeps those that N32 leaves.
    """
    missing = state.missing
    assert missing is not None
    cards, rng = chosen(
        state.hands[seat], state.known[seat], missing.rank, missing.count, state.rng
    )
    events.append(CardsLaid(seat=seat, rank=missing.rank, cards=cards))
    events.append(Completed(seat=seat, rank=missing.rank))
    state = leave_hand(state, seat, cards, rng)
    state = replace(
        state,
        pile=state.pile + cards,
        laid=(*state.laid, Laid(seat, cards)),
        last_layer=seat,
        missing=None,
    )
    state = go_out(
        replenish(burn(state, seat, Burn.COMPLETION, events), seat, events), seat, events
    )
    if state.reason is not None:
        return state
    return begin_turn(state, following(state, seat)[0], events)


def let_lie(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """Pass, and be asked no more; once the last asked seat has, the cards laid take effect."""
    events.append(CompletionPassed(seat=seat))
    asked = tuple([other for other in state.asked if other != seat])
    if asked:
        return replace(state, asked=asked)
    effect = effect_of(rank_of(state.laid[-1].cards[0]), state.variants)
    return take_effect(replace(state, asked=(), missing=None), effect, events)


def leave_hand(state: NorwegianState, seat: Seat, cards: Cards, rng: Rng) -> NorwegianState:
    """Take chosen cards out of a hand, and out of what everybody knows of it.

    ``rng`` is the luck that is left after they were chosen.
    """
    return replace(
        state,
        rng=rng,
        hands=with_item(state.hands, seat, less(state.hands[seat], cards)),
        known=with_item(state.known, seat, less(state.known[seat], cards)),
    )
