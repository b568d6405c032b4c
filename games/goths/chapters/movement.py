"""Advancing and barricading, and what an army meets on its way (Facts 6 and 7; Fog of war)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.api import Events
from games.goths import events as e
from games.goths.chapters.deeds import note
from games.goths.chapters.ending import QUEEN, lose_figures, win
from games.goths.chapters.prospects import SPOT_OF, own_hindrance
from games.goths.chapters.tokens import take_token
from games.goths.content import SPOTS, TERRAIN, Objective, Readiness, Token, TokenSet
from games.goths.moves import Aim
from games.goths.state import Action, GothsState, chief_of, flagged, name_of, with_clan, with_item
from games.goths.view import TokenState


def advance(state: GothsState, action: Action, aim: Aim | None, events: Events) -> GothsState:
    """Move an army to the objective aimed at, without an aim one card on; its wall goes aside.

    The card entered acts at once: a token of the clan that lies there, or the objective.
    """
    clan = action.clan
    army = state.clans[clan]
    spot = SPOTS[army.spot + 1] if aim is None else SPOT_OF[aim]
    events.append(
        e.Advanced(
            seat=chief_of(state, clan), clan=name_of(state, clan), origin=army.spot, spot=spot
        )
    )
    state = note(with_clan(state, clan, spot=spot, wall=False), action, spot=spot)
    if spot < TERRAIN:
        return _meet_token(state, clan, events)
    return _enter(state, clan, spot - TERRAIN, events)


def _enter(state: GothsState, clan: int, index: int, events: Events) -> GothsState:
    """Reveal an objective: the queen is victory at once, the trap costs a figure at every entry.

    Aims at objectives that were laid with orders of this round do not hold any more.
    """
    deal = state.deals[-1]
    kind = deal.objectives[index]
    state = replace(state, aims_hold=False)
    if not deal.face_up[index]:
        deal = replace(deal, face_up=flagged(deal.face_up, index))
        state = replace(state, deals=(*state.deals[:-1], deal))
        events.append(e.ObjectiveTurned(spot=SPOTS[TERRAIN + index], kind=kind))
    if kind is Objective.QUEEN:
        return win(state, state.layout.clans[clan].camp, QUEEN, events)
    if kind is Objective.TRAP:
        left = state.clans[clan].figures - 1
        events.append(e.TrapSprung(clan=name_of(state, clan), figures=left))
        return lose_figures(state, clan, 1, events)
    return state


def _meet_token(state: GothsState, clan: int, events: Events) -> GothsState:
    """Reveal the fog of war token of the card entered, or take the token of The Dancing Queen.

    Nothing happens where no token of the clan lies. A fog of war token is in force then; a shortage
    of boars unloads the machine. A token taken is known to its chief alone.
    """
    army = state.clans[clan]
    token = army.token
    if token is None or army.token_state is not TokenState.LYING:
        return state
    if army.spot is not state.setup.token_spot:
        return state
    seat, name = chief_of(state, clan), name_of(state, clan)
    if state.setup.tokens is TokenSet.DANCING:
        events.append(e.TokenTaken(seat=seat, clan=name))
        events.append(e.TokenRead(to=(seat,), seat=seat, token=token))
        return replace(state, clans=with_item(state.clans, clan, take_token(army)))
    events.append(e.FogRevealed(clan=name, token=token))
    changes: dict[str, Any] = {"token_state": TokenState.IN_FORCE}
    if token is Token.BOAR_SHORTAGE and army.readiness is Readiness.ACTIVE:
        changes["readiness"] = Readiness.INACTIVE
    return with_clan(state, clan, **changes)


def barricade(state: GothsState, action: Action, aim: Aim | None, events: Events) -> GothsState:
    """Build under the army, or discard the fog of war token there, whose effect then ends.

    It is discarded if ``aim`` is ``DISCARD``, which is assumed possible; any other aim or None
    builds. What hinders building makes the order fizzle, which has an event.
    """
    clan = action.clan
    army = state.clans[clan]
    seat, name, spot = chief_of(state, clan), name_of(state, clan), army.spot
    if aim is Aim.DISCARD:
        assert army.token is not None
        events.append(e.FogDiscarded(seat=seat, clan=name, token=army.token))
        return note(with_clan(state, clan, token_state=TokenState.SPENT), action)
    hindrance = own_hindrance(state, clan, action.order)
    if hindrance is not None:
        events.append(e.OrderFizzled(seat=seat, clan=name, order=action.order, reason=hindrance))
        return note(state, action, spot=spot, hindrance=hindrance)
    events.append(e.BarricadeBuilt(seat=seat, clan=name, spot=spot))
    if state.setup.walls:
        state = with_clan(state, clan, wall=True)
    else:
        state = with_clan(state, clan, barricades=flagged(army.barricades, spot))
    return note(state, action, spot=spot)
