"""The set-up: bracelets, cards, arena, first player, and the Vikings on their start spaces."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from games.api import Applied, Events, Options, RuleError, Seat
from games.rng import Rng
from games.vikings.chapters.turn import begin_turn, hand_size
from games.vikings.content import (
    BRACELET_SPACES,
    BRACELET_VALUES,
    DECK,
    REMOVED_BRACELETS,
    SPACES,
    STARTS,
    Space,
    copies,
)
from games.vikings.events import (
    ArenaStocked,
    BraceletsHandedOut,
    FirstPlayerDrawn,
    HandRefilled,
    VikingPlaced,
)
from games.vikings.state import Cards, Values, VikingsState, ask, with_item, without
from games.vikings.view import Phase, Trace

T = TypeVar("T")

_FIRST_BRACELETS = (1, 2, 3)
"""Everybody begins with one bracelet of each of these values, and everybody knows it."""


def set_up(seats: int, options: Options, seed: str) -> Applied[VikingsState]:
    """Lay everything out, and ask seat 0 to place its Viking.

    The rulebook places the Vikings while the arena is being laid out; here all luck comes first, so
    that everybody chooses a start space knowing bracelets, hand and first player (V10). Each seat
    alone hears its hand. ``options`` hold every option, checked by the caller.
    """
    rng = Rng(seed)
    arena, bluff_arena = int(options["arena"]), bool(options["bluff_arena"])
    events: Events = [BraceletsHandedOut(removed=REMOVED_BRACELETS[seats])]
    bracelets: Values = BRACELET_VALUES
    for value in _FIRST_BRACELETS * seats:
        bracelets = without(bracelets, value)
    bracelets, rng = rng.shuffled(bracelets)
    aside, bracelets = _split(bracelets, REMOVED_BRACELETS[seats])
    slots: list[Values] = [()] * len(SPACES)
    stocked, supply = _split(bracelets, len(BRACELET_SPACES[arena]))
    for space, value in zip(BRACELET_SPACES[arena], stocked, strict=True):
        slots[space] = (value,)
        events.append(ArenaStocked(space=space, value=value))
    hands, decks = [], []
    for number in range(seats):
        seat = Seat(number)
        cards, rng = rng.shuffled(_own_cards(bluff_arena=bluff_arena))
        hand, deck = _split(cards, hand_size(bluff_arena=bluff_arena))
        hands.append(hand)
        decks.append(deck)
        events.append(HandRefilled(to=(seat,), seat=seat, cards=hand))
    first, rng = rng.below(seats)
    events.append(FirstPlayerDrawn(seat=Seat(first)))
    state = VikingsState(
        rng=rng,
        arena=arena,
        bluff_arena=bluff_arena,
        phase=Phase.PLACE,
        question=1,
        asked=(Seat(0),),
        believed=(),
        turn=0,
        active=Seat(first),
        spaces=(None,) * seats,
        slots=tuple(slots),
        holdings=(_FIRST_BRACELETS,) * seats,
        known=tuple(
            tuple(() if viewer == owner else _FIRST_BRACELETS for viewer in range(seats + 1))
            for owner in range(seats)
        ),
        supply=supply,
        aside=aside,
        sunk=(),
        hands=tuple(hands),
        decks=tuple(decks),
        discards=((),) * seats,
        shown=((),) * seats,
        laid=(),
        target=None,
        knocked=None,
        traces=(),
    )
    return Applied(state, tuple(events))


def _split(items: tuple[T, ...], count: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
    return items[:count], items[count:]


def _own_cards(*, bluff_arena: bool) -> Cards:
    """List the cards a player plays with: all twelve, or nine in the Bluff Arena."""
    return tuple(card for card in DECK for _ in range(copies(card, bluff_arena=bluff_arena)))


def free_start_spaces(state: VikingsState) -> list[Space]:
    """List the start spaces without a Viking; all four are offered with any number of players."""
    return [space for space in STARTS[state.arena] if space not in state.spaces]


def place(state: VikingsState, seat: Seat, space: Space, events: Events) -> VikingsState:
    """Stand a Viking on a free start space, and ask the next seat for its own.

    The fourth of four Vikings takes the only space left by itself. After the last one the first
    turn begins.

    Raises:
        RuleError: the space is no start space or is taken.
    """
    free = free_start_spaces(state)
    if space not in free:
        raise RuleError("no-free-start-space")
    following = Seat(seat + 1)
    state = _stand(replace(state, traces=()), seat, free[free.index(space)], events)
    match free_start_spaces(state):
        case [last] if None in state.spaces:
            state = _stand(state, following, last, events)
        case _:
            pass
    if None in state.spaces:
        return ask(state, Phase.PLACE, (following,))
    return begin_turn(state, state.active, events)


def _stand(state: VikingsState, seat: Seat, space: Space, events: Events) -> VikingsState:
    """Place a seat's Viking on a space; earlier traces of the same step stay."""
    events.append(VikingPlaced(seat=seat, space=space))
    return replace(
        state,
        spaces=with_item(state.spaces, seat, space),
        traces=(*state.traces, Trace(None, space)),
    )
