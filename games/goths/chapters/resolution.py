"""Carrying the orders out, one after the other, and the questions on the way (Round 5; G4, G10)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from games.api import Events
from games.goths.chapters.attacks import carry_out_hostile
from games.goths.chapters.deeds import note
from games.goths.chapters.movement import advance, barricade
from games.goths.chapters.prospects import (
    SPOT_OF,
    face_down,
    fog_underfoot,
    own_hindrance,
    prospects,
    ways,
)
from games.goths.chapters.round import end_round
from games.goths.chapters.talk import open_talk, send_pigeon
from games.goths.content import ATTACKS, HOSTILE, TERRAIN, Order, Readiness
from games.goths.events import (
    Loaded,
    ObjectiveSeen,
    OrderFizzled,
    OrderLapsed,
    Reconnoitred,
    Reinforced,
    TokenSeen,
)
from games.goths.moves import Aim, RecruitTwice
from games.goths.state import (
    Action,
    Glance,
    GothsState,
    ask,
    chief_of,
    clan_named,
    enemies,
    name_of,
    with_clan,
)
from games.goths.view import Phase, Prospect, TokenState

_PHASES = {
    Order.RECONNOITRE: Phase.LOOK,
    Order.ADVANCE: Phase.OBJECTIVE,
    Order.BARRICADE: Phase.BARRICADE,
}


def carry_on(state: GothsState, events: Events) -> GothsState:
    """Carry out the remaining orders until a seat must be asked or the game is over.

    Orders of clans eliminated meanwhile lapse. After the last the talks open, or the round ends.
    """
    while state.queue:
        action = state.queue[0]
        if not state.clans[action.clan].figures:
            seat, name = chief_of(state, action.clan), name_of(state, action.clan)
            events.append(OrderLapsed(seat=seat, clan=name, order=action.order))
            state = replace(state, queue=state.queue[1:])
            continue
        aim = _aim_of(state, action)
        if aim is None:
            open_choices = choices(state, action)
            if open_choices:
                phase = _PHASES.get(action.order, Phase.TARGET)
                return ask(state, phase, (chief_of(state, action.clan),))
            aim = _only_way(state, action)
        state = _carry_out(state, action, aim, events)
        if state.reason is not None:
            return state
    if state.talks:
        return open_talk(state)
    return end_round(state, events)


def choose(state: GothsState, aim: Aim, events: Events) -> GothsState:
    """Carry the order out that its chief has just aimed, then what is left of the round."""
    state = _carry_out(replace(state, asked=()), state.queue[0], aim, events)
    return state if state.reason is not None else carry_on(state, events)


def choices(state: GothsState, action: Action) -> tuple[Prospect, ...]:
    """List the choices of the chief whose order is due; empty if there are fewer than two.

    For hostile orders also empty where, by public facts, every choice would hit the same army and
    cost the same number; otherwise all are listed, hindered ones too.
    """
    offered = prospects(state, action.clan, action.order)
    if len(offered) < 2:  # noqa: PLR2004 - one choice is none
        return ()
    if action.order in HOSTILE:
        turned = action.order in ATTACKS and state.boomerang == action.clan
        results = {
            (None if one.hindrance is not None or turned else one.clan, one.loss) for one in offered
        }
        if len(results) == 1:
            return ()
    return offered


def _aim_of(state: GothsState, action: Action) -> Aim | None:
    """Return the aim laid with an order where it is still possible; None if not, or left open (G4).

    What was stolen has none: the aim of a Goth says whom to rob, and that of the robbed chief is
    dropped.
    """
    answer = state.answers[action.clan]
    if answer is None or action.robbed is not None or answer.aim is Aim.OPEN:
        return None
    aim, own = answer.aim, state.clans[action.clan]
    match action.order:
        case Order.RECONNOITRE:
            if aim is Aim.TOKEN:
                possible = own.token_state is TokenState.LYING
            else:
                possible = state.aims_hold and aim in face_down(state)
        case Order.ADVANCE:
            possible = state.aims_hold and aim in ways(state, action.clan)
        case Order.BARRICADE:
            possible = fog_underfoot(state, action.clan)
        case _:
            possible = clan_named(state, aim) in enemies(state, action.clan)
    return aim if possible else None


def _only_way(state: GothsState, action: Action) -> Aim | None:
    """Return the aim if the chief need not be asked; None if no aim has an effect.

    It is the only one, hindered or not, or the first of several with an effect, which are equal.
    """
    offered = prospects(state, action.clan, action.order)
    if len(offered) == 1:
        return offered[0].aim
    effective = [one.aim for one in offered if one.hindrance is None]
    return effective[0] if effective else None


def _target(state: GothsState, action: Action, aim: Aim | None) -> int | None:
    """Return the clan that an action is aimed at: the only enemy, or the named one; else None."""
    foes = enemies(state, action.clan)
    return foes[0] if len(foes) == 1 else None if aim is None else clan_named(state, aim)


def _carry_out(state: GothsState, action: Action, aim: Aim | None, events: Events) -> GothsState:
    """Take the first action from the queue and carry it out; ``aim`` None if it needs none.

    Never a Goth, who carries out another order. An attack without an aim goes to the only enemy.
    """
    state = replace(state, queue=state.queue[1:])
    # What a Goth does is to carry out another order.
    assert action.order is not Order.GOTH
    match action.order:
        case Order.RECONNOITRE:
            return _reconnoitre(state, action, aim, events)
        case Order.REINFORCE:
            return _reinforce(state, action, events)
        case Order.LOAD:
            return _load(state, action, events)
        case Order.BARRICADE:
            return barricade(state, action, aim, events)
        case Order.ADVANCE:
            return advance(state, action, aim, events)
        case Order.SABOTAGE | Order.FIRE | Order.AXE | Order.RATS:
            return carry_out_hostile(state, action, _target(state, action, aim), events)
        case Order.PIGEON:
            return send_pigeon(state, action, events)
        case _:
            assert_never(action.order)


def _hindered(state: GothsState, action: Action, events: Events) -> GothsState | None:
    """Return the state with an order recorded as hindered by its own clan; None if nothing hinders.

    An event says why.
    """
    hindrance = own_hindrance(state, action.clan, action.order)
    if hindrance is None:
        return None
    seat, name = chief_of(state, action.clan), name_of(state, action.clan)
    events.append(OrderFizzled(seat=seat, clan=name, order=action.order, reason=hindrance))
    return note(state, action, hindrance=hindrance)


def _reconnoitre(state: GothsState, action: Action, aim: Aim | None, events: Events) -> GothsState:
    """Let a chief look at an objective that lies face down, or at his own fog of war token.

    ``aim`` is required and assumed possible, unless the clan itself is hindered. Everybody hears
    where he looks; what he sees he alone hears and is remembered for him.
    """
    if (hindered := _hindered(state, action, events)) is not None:
        return hindered
    assert aim is not None
    clan = action.clan
    own, seat, name = state.clans[clan], chief_of(state, clan), name_of(state, clan)
    if aim is Aim.TOKEN:
        assert own.token is not None
        events.append(Reconnoitred(seat=seat, clan=name, spot=None))
        events.append(TokenSeen(to=(seat,), seat=seat, token=own.token))
        looked = (*own.token_glances, state.round)
        return note(with_clan(state, clan, token_known=True, token_glances=looked), action)
    spot, deal = SPOT_OF[aim], len(state.deals) - 1
    index = spot - TERRAIN
    events.append(Reconnoitred(seat=seat, clan=name, spot=spot))
    kind = state.deals[deal].objectives[index]
    events.append(ObjectiveSeen(to=(seat,), seat=seat, spot=spot, kind=kind))
    glances = (*own.glances, Glance(state.round, deal, index))
    return note(with_clan(state, clan, glances=glances), action, spot=spot)


def _reinforce(state: GothsState, action: Action, events: Events) -> GothsState:
    """Add a figure to the army, which has at most three; two if it has one and recruits twice.

    The token that recruits twice is spent only where a second figure came. A full army is recorded
    as hindered, with an event.
    """
    if (hindered := _hindered(state, action, events)) is not None:
        return hindered
    clan = action.clan
    figures, answer = state.clans[clan].figures, state.answers[clan]
    twice = answer is not None and isinstance(answer.token, RecruitTwice) and figures == 1
    added = 1 + twice
    if twice:
        state = with_clan(state, clan, token_state=TokenState.SPENT)
    seat, name = chief_of(state, clan), name_of(state, clan)
    events.append(Reinforced(seat=seat, clan=name, added=added, figures=figures + added))
    return note(with_clan(state, clan, figures=figures + added), action)


def _load(state: GothsState, action: Action, events: Events) -> GothsState:
    """Load a clan's machine, unless something hinders it.

    Success and hindrance alike are recorded and have an event.
    """
    if (hindered := _hindered(state, action, events)) is not None:
        return hindered
    clan = action.clan
    seat, name = chief_of(state, clan), name_of(state, clan)
    events.append(Loaded(seat=seat, clan=name, machine=state.clans[clan].machine))
    return note(with_clan(state, clan, readiness=Readiness.ACTIVE), action)
