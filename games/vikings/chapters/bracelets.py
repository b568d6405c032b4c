"""Bracelets that change hands, and what each viewer still knows of them afterwards.

A viewer knows a lower bound: so many bracelets of a value are certainly in front of an owner.
Joint knowledge ("one of these two has the 4") is not kept.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.vikings.content import Card, Space
from games.vikings.events import (
    BraceletsCollected,
    BraceletsDrawn,
    BraceletTaken,
    BraceletTakenSeen,
    NothingToTake,
    SupplyEmptied,
)
from games.vikings.state import Values, VikingsState, with_item, without
from games.vikings.view import Clash


def gain_seen(state: VikingsState, seat: Seat, values: Values) -> VikingsState:
    """Give ``seat`` bracelets that lay face up: all others and the spectators know them."""
    known = [known + values for known in state.known[seat]]
    known[seat] = ()
    return replace(
        state,
        holdings=with_item(state.holdings, seat, state.holdings[seat] + values),
        known=with_item(state.known, seat, tuple(known)),
    )


def collect(state: VikingsState, seat: Seat, events: Events) -> VikingsState:
    """Let ``seat`` take all bracelets that lie where its Viking has come to stand (V9).

    Without any there, nothing happens.
    """
    space = state.spaces[seat]
    assert space is not None
    if not (values := state.slots[space]):
        return state
    events.append(BraceletsCollected(seat=seat, space=space, values=tuple(sorted(values))))
    return gain_seen(replace(state, slots=with_item(state.slots, space, ())), seat, values)


def lay(state: VikingsState, space: Space, value: int) -> VikingsState:
    """Put a bracelet face up on a space, beside others or not (V8, V9).

    No bracelet is waiting to be placed then.
    """
    return replace(
        state, slots=with_item(state.slots, space, (*state.slots[space], value)), knocked=None
    )


def draw(state: VikingsState, seat: Seat, count: int, events: Events) -> VikingsState:
    """Let ``seat`` take up to ``count`` bracelets unseen from the supply.

    Only the seat hears their values; everybody hears if the supply is empty then.
    """
    values, supply = state.supply[:count], state.supply[count:]
    events.append(BraceletsDrawn(to=(seat,), seat=seat, values=values))
    if not supply:
        events.append(SupplyEmptied())
    return replace(
        state,
        supply=supply,
        holdings=with_item(state.holdings, seat, state.holdings[seat] + values),
    )


def met(
    before: VikingsState,
    after: VikingsState,
    seats: tuple[Seat, Seat],
    action: Card,
    card: Card | None = None,
) -> VikingsState:
    """Add the clash of two seats to ``after``, with their numbers of bracelets before and after.

    ``seats`` are who announced ``action`` and the other one; ``card`` is what was laid, if turned
    up.
    """
    one, other = seats
    counted = [(len(at.holdings[one]), len(at.holdings[other])) for at in (before, after)]
    clash = Clash(action, seats, counted[0], counted[1], card)
    return replace(after, clashes=(*after.clashes, clash))


def steal(state: VikingsState, thief: Seat, victim: Seat, events: Events) -> VikingsState:
    """Let ``thief`` take a random bracelet of ``victim``, unseen by the others, if there is one.

    Both hear its value. Others lose what they knew of the victim as far as it may be gone; they
    know the stolen one only if they knew all of the victim's, and these were alike.
    """
    held = state.holdings[victim]
    if not held:
        events.append(NothingToTake(seat=thief, victim=victim))
        return state
    index, rng = state.rng.below(len(held))
    value = held[index]
    events.append(BraceletTaken(thief=thief, victim=victim))
    events.append(BraceletTakenSeen(to=(thief, victim), thief=thief, victim=victim, value=value))
    holdings = list(state.holdings)
    holdings[victim] = held[:index] + held[index + 1 :]
    holdings[thief] += (value,)
    of_victim, of_thief = list(state.known[victim]), list(state.known[thief])
    for viewer, known in enumerate(of_victim):
        if viewer == thief:
            of_victim[viewer] = _less(known, value)
        elif viewer == victim:
            of_thief[viewer] += (value,)
        elif len(known) == len(held) and len(set(known)) == 1:
            # All bracelets there are known to be alike, so the stolen one is known too.
            of_victim[viewer] = known[1:]
            of_thief[viewer] += (value,)
        elif known:
            of_victim[viewer] = _less_any(known)
    by_owner = list(state.known)
    by_owner[victim], by_owner[thief] = tuple(of_victim), tuple(of_thief)
    return replace(state, rng=rng, holdings=tuple(holdings), known=tuple(by_owner))


def knock(state: VikingsState, victim: Seat) -> tuple[int, VikingsState]:
    """Take a random bracelet of ``victim``, who has one, into the open.

    Return its value, and the state in which it is still to be placed.
    """
    held = state.holdings[victim]
    index, rng = state.rng.below(len(held))
    value = held[index]
    return value, replace(
        state,
        rng=rng,
        holdings=with_item(state.holdings, victim, held[:index] + held[index + 1 :]),
        known=with_item(
            state.known, victim, tuple(_less(known, value) for known in state.known[victim])
        ),
        knocked=value,
    )


def _less(known: Values, value: int) -> Values:
    """Return what is certain after a bracelet of ``value`` has gone: maybe a known one."""
    return without(known, value) if value in known else known


def _less_any(known: Values) -> Values:
    """Return the values surely still held after an unknown bracelet has left.

    It may have been any of them, so that each value is there once less.
    """
    for value in set(known):
        known = without(known, value)
    return known
