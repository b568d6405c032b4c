"""Hostile orders: sabotage, shots, axes and rats, and what turns or stops them (Facts 2, 5, 8, 9).

Boomerang, rat poison and shield as in The Dancing Queen (G2, G15, G16).
"""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events
from games.goths import events as e
from games.goths.chapters.deeds import note
from games.goths.chapters.ending import lose_figures
from games.goths.chapters.prospects import common, own_hindrance, strike
from games.goths.content import TERRAIN, Machine, Order, Readiness, Token
from games.goths.moves import Mode
from games.goths.state import (
    Action,
    Clan,
    GothsState,
    chief_of,
    enemies,
    flagged,
    name_of,
    with_clan,
)
from games.goths.view import Hindrance, TokenState


def carry_out_hostile(
    state: GothsState, action: Action, target: int | None, events: Events
) -> GothsState:
    """Carry out a hostile order; without a target (None: none was named or possible) it fizzles.

    What hinders the clan itself stops the order before any attack is announced, and is recorded
    without a target. A catapult is unloaded even by a shot in vain; a boomerang turns the attack on
    its author, rat poison stops rats.
    """
    clan, order = action.clan, action.order
    hindrance = own_hindrance(state, clan, order)
    if hindrance is not None:
        return _fizzle(state, action, None, hindrance, events)
    if order is Order.SABOTAGE:
        return _sabotage(state, action, target, events)
    _announce(state, clan, order, target, events)
    loss, hindrance = _strike(state, clan, order, target)
    own = state.clans[clan]
    if order is Order.FIRE and own.machine is Machine.CATAPULT:
        state = with_clan(state, clan, readiness=Readiness.INACTIVE)
    if hindrance is not None or target is None:
        return _fizzle(state, action, target, hindrance or Hindrance.NOBODY, events)
    if state.boomerang == clan:
        events.append(e.AttackReturned(clan=name_of(state, clan)))
        return _hit(state, action, target, clan, loss, events)
    if order is Order.RATS and _sprays(state.clans[target]):
        return _spray(state, action, target, events)
    return _hit(state, action, target, target, loss, events)


def _strike(
    state: GothsState, clan: int, order: Order, target: int | None
) -> tuple[int, Hindrance | None]:
    """Return the figures that an attack costs, and what hinders it or None.

    Without a target: 0, and the hindrance that all enemies share, else ``NOBODY``.
    """
    if target is not None:
        return strike(state, clan, order, target)
    foes = enemies(state, clan)
    return 0, common([strike(state, clan, order, foe)[1] for foe in foes]) or Hindrance.NOBODY


def _fizzle(
    state: GothsState, action: Action, target: int | None, reason: Hindrance, events: Events
) -> GothsState:
    """Append the event why an order has no effect, and record that with the target.

    The event names no target.
    """
    seat, clan = chief_of(state, action.clan), name_of(state, action.clan)
    events.append(e.OrderFizzled(seat=seat, clan=clan, order=action.order, reason=reason))
    return note(state, action, target=target, hindrance=reason)


def _sabotage(state: GothsState, action: Action, target: int | None, events: Events) -> GothsState:
    """Unload the target's machine, or say why that fails; the machine is not destroyed.

    A success has an event and is recorded with its target. Without a target, or if its machine is
    not loaded, the order fizzles and is recorded without one.
    """
    _, hindrance = _strike(state, action.clan, Order.SABOTAGE, target)
    if hindrance is not None or target is None:
        return _fizzle(state, action, None, hindrance or Hindrance.NOBODY, events)
    events.append(
        e.Sabotaged(
            seat=chief_of(state, action.clan),
            clan=name_of(state, action.clan),
            target=name_of(state, target),
            machine=state.clans[target].machine,
        )
    )
    state = with_clan(state, target, readiness=Readiness.INACTIVE)
    return note(state, action, target=target)


def _announce(
    state: GothsState, clan: int, order: Order, target: int | None, events: Events
) -> None:
    """Append the event of an attack by its order: fire, axe, else rats; without a target None."""
    seat, name = chief_of(state, clan), name_of(state, clan)
    aimed = None if target is None else name_of(state, target)
    if order is Order.FIRE:
        machine = state.clans[clan].machine
        events.append(e.Fired(seat=seat, clan=name, target=aimed, machine=machine))
    elif order is Order.AXE:
        events.append(e.AxeThrown(seat=seat, clan=name, target=aimed))
    else:
        events.append(e.RatsLoosed(seat=seat, clan=name, target=aimed))


def _sprays(army: Clan) -> bool:
    """Return True if an army holds rat poison whose mode is to be used on the first rats."""
    held = army.token_state is TokenState.HELD and army.token is Token.RAT_POISON
    return held and army.mode is Mode.FIRST


def _spray(state: GothsState, action: Action, target: int, events: Events) -> GothsState:
    """Spend the target's rat poison: rats have no effect now, nor later on the card under it.

    On an objective the place is marked, whoever stands there later.
    """
    army = state.clans[target]
    spot = army.spot
    events.append(
        e.RatsPoisoned(seat=chief_of(state, target), clan=name_of(state, target), spot=spot)
    )
    if spot < TERRAIN:
        poisoned = flagged(army.poisoned, spot)
        state = with_clan(state, target, token_state=TokenState.SPENT, poisoned=poisoned)
    else:
        sprayed = flagged(state.sprayed, spot - TERRAIN)
        state = with_clan(state, target, token_state=TokenState.SPENT)
        state = replace(state, sprayed=sprayed)
    return note(state, action, target=target, hindrance=Hindrance.RAT_POISON)


def _hit(
    state: GothsState, action: Action, target: int, victim: int, loss: int, events: Events
) -> GothsState:
    """Cost the army of ``victim`` figures, at most those it has (G16); one left with none is out.

    A shield whose mode applies (:func:`_shields`) saves one and is spent, with an event. The rest
    has an event unless it is 0, and is recorded all the same, beside ``target``, at whom the order
    was aimed: somebody else under a boomerang. ``loss`` is at least 1.
    """
    army = state.clans[victim]
    loss = min(loss, army.figures)
    if _shields(army, loss):
        events.append(e.ShieldRaised(seat=chief_of(state, victim), clan=name_of(state, victim)))
        state = with_clan(state, victim, token_state=TokenState.SPENT)
        loss -= 1
    state = note(state, action, target=target, victim=victim, lost=loss)
    if not loss:
        return state
    left = army.figures - loss
    events.append(e.FiguresLost(clan=name_of(state, victim), lost=loss, figures=left))
    return lose_figures(state, victim, loss, events)


def _shields(army: Clan, loss: int) -> bool:
    """Return True if the army holds an unused shield that saves a figure of a loss of ``loss``.

    By its mode: at the first loss, or only where the loss would eliminate the army, or never.
    ``loss`` is at least 1; nothing is spent here.
    """
    if army.token_state is not TokenState.HELD or army.token is not Token.SHIELD:
        return False
    return army.mode is Mode.FIRST or (army.mode is Mode.LAST and loss == army.figures)
