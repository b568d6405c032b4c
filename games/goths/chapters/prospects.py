"""What an order would do, by public facts: reach, cover and bars (Facts, table of the orders).

Hidden tokens never count here, so that a question that rests on it betrays nothing.
"""

from __future__ import annotations

from games.goths.content import (
    ATTACKS,
    BARRED,
    FIGURES,
    HOSTILE,
    SPOTS,
    TERRAIN,
    VOLLEY,
    Machine,
    Order,
    Readiness,
    Spot,
    TokenSet,
)
from games.goths.moves import Aim
from games.goths.state import Clan, GothsState, covered, enemies, name_of
from games.goths.view import Hindrance, Prospect, TokenState

OBJECTIVE_AIMS: tuple[Aim, Aim, Aim] = (Aim.LEFT, Aim.MIDDLE, Aim.RIGHT)
SPOT_OF: dict[Aim, Spot] = dict(zip(OBJECTIVE_AIMS, SPOTS[TERRAIN:], strict=True))


def barred(clan: Clan, order: Order) -> bool:
    """Return True if the fog of war token in force forbids an order."""
    token = clan.token
    return clan.token_state is TokenState.IN_FORCE and token is not None and order in BARRED[token]


def own_hindrance(state: GothsState, clan: int, order: Order) -> Hindrance | None:
    """Return why an order would have no effect for a reason in the clan itself; None if none.

    A fog of war token that bars the order comes first; beyond that only reinforcing, loading,
    firing, building and the pigeon can be hindered. Enemies and aims are not looked at.
    """
    own = state.clans[clan]
    if barred(own, order):
        return Hindrance.FOG
    match order:
        case Order.REINFORCE:
            return Hindrance.ARMY_FULL if own.figures == FIGURES else None
        case Order.LOAD:
            if own.readiness is Readiness.DESTROYED:
                return Hindrance.MACHINE_DESTROYED
            return Hindrance.LOADED if own.readiness is Readiness.ACTIVE else None
        case Order.FIRE:
            if own.readiness is Readiness.DESTROYED:
                return Hindrance.MACHINE_DESTROYED
            return Hindrance.NOT_LOADED if own.readiness is Readiness.INACTIVE else None
        case Order.BARRICADE:
            return _building(state, own)
        case Order.PIGEON:
            return _pigeon(state, clan)
        case _:
            return None


def _building(state: GothsState, own: Clan) -> Hindrance | None:
    """Return what keeps a barricade from being built; None if nothing does (G6, G11).

    The army is covered already, its card was blown up, or it stands on an objective at a table
    without 3D barricades.
    """
    if covered(own):
        return Hindrance.BUILT
    if own.spot >= TERRAIN:
        return None if state.setup.walls else Hindrance.OBJECTIVE
    return Hindrance.BLASTED if own.blasted[own.spot] else None


def _pigeon(state: GothsState, clan: int) -> Hindrance | None:
    """Return why a clan's pigeon has no effect; None if it has.

    An army of the camp is eliminated, or the chief is to talk already in this round.
    """
    half = len(state.clans) // 2
    camp = range(half) if clan < half else range(half, 2 * half)
    if not all(state.clans[other].figures for other in camp):
        return Hindrance.NO_PARTNER
    chief = state.layout.clans[clan].chief
    talking = any(chief in {talk.one, talk.other} for talk in state.talks)
    return Hindrance.TALKING if talking else None


def strike(state: GothsState, clan: int, order: Order, target: int) -> tuple[int, Hindrance | None]:
    """Return how many figures a hostile order costs its target, and what prevents it or None.

    Cover stops the catapult and the axe (the forest an axe, too), not the ballista; rats need it.
    Computed from the target's cover, figures and markers, under a boomerang too (G15). Sabotage
    costs none; whether the clan itself may act is not looked at.
    """
    army = state.clans[target]
    match order:
        case Order.SABOTAGE:
            if army.readiness is Readiness.ACTIVE:
                return 0, None
            destroyed = army.readiness is Readiness.DESTROYED
            return 0, Hindrance.MACHINE_DESTROYED if destroyed else Hindrance.MACHINE_INACTIVE
        case Order.FIRE:
            if state.clans[clan].machine is Machine.BALLISTA:
                return 1, None
            return (0, Hindrance.BARRICADE) if covered(army) else (min(VOLLEY, army.figures), None)
        case Order.AXE:
            if covered(army):
                return 0, Hindrance.BARRICADE
            return (0, Hindrance.FOREST) if army.spot is Spot.FOREST else (1, None)
        case _:
            if not covered(army):
                return 0, Hindrance.NO_BARRICADE
            spot = army.spot
            sprayed = army.poisoned[spot] if spot < TERRAIN else state.sprayed[spot - TERRAIN]
            return (0, Hindrance.RAT_POISON) if sprayed else (1, None)


def prospects(state: GothsState, clan: int, order: Order) -> tuple[Prospect, ...]:
    """List the possible aims of an order, each with its public consequence, hindered ones too.

    Empty where fog bars the order, and for orders without aims; a barricade has two where a fog of
    war token can be discarded.
    """
    own = state.clans[clan]
    if barred(own, order):
        return ()
    match order:
        case Order.RECONNOITRE:
            lying = [Prospect(aim, None, 0, None) for aim in face_down(state)]
            if own.token_state is TokenState.LYING and state.setup.tokens is TokenSet.FOG:
                lying.append(Prospect(Aim.TOKEN, None, 0, None))
            return tuple(lying)
        case Order.ADVANCE:
            return tuple([Prospect(aim, None, 0, None) for aim in ways(state, clan)])
        case Order.BARRICADE:
            if fog_underfoot(state, clan):
                built = Prospect(Aim.BUILD, None, 0, _building(state, own))
                return built, Prospect(Aim.DISCARD, None, 0, None)
            return ()
        case Order.GOTH:
            return tuple([_at(state, other, 0, None) for other in enemies(state, clan)])
        case _ if order in HOSTILE:
            hindrance = own_hindrance(state, clan, order)
            return tuple(
                [_struck(state, clan, order, other, hindrance) for other in enemies(state, clan)]
            )
        case _:
            return ()


def _struck(
    state: GothsState, clan: int, order: Order, target: int, hindrance: Hindrance | None
) -> Prospect:
    """Return what an attack on a target would do now; under a boomerang the loss is one's own.

    ``hindrance`` is what hinders the clan itself, if anything.
    """
    if hindrance is not None:
        return _at(state, target, 0, hindrance)
    loss, hindrance = strike(state, clan, order, target)
    if order in ATTACKS and state.boomerang == clan:
        loss = min(loss, state.clans[clan].figures)
    return _at(state, target, loss, hindrance)


def _at(state: GothsState, target: int, loss: int, hindrance: Hindrance | None) -> Prospect:
    """Return the prospect of an action on a clan; its aim is open at a table of two clans."""
    name = name_of(state, target)
    return Prospect(Aim(name) if len(name) == 1 else Aim.OPEN, name, loss, hindrance)


def face_down(state: GothsState) -> list[Aim]:
    """List the objectives that can be reconnoitred (G9)."""
    shown = state.deals[-1].face_up
    return [aim for aim, up in zip(OBJECTIVE_AIMS, shown, strict=True) if not up]


def ways(state: GothsState, clan: int) -> list[Aim]:
    """List the objectives without an army that an army may advance to, adjacent or not.

    Empty while it has terrain cards before it.
    """
    if state.clans[clan].spot < Spot.FAR_PLAIN:
        return []
    taken = {other.spot for other in state.clans if other.figures}
    return [aim for aim, spot in SPOT_OF.items() if spot not in taken]


def fog_underfoot(state: GothsState, clan: int) -> bool:
    """Return True if an army stands on its revealed fog of war token, which it may discard."""
    own = state.clans[clan]
    return own.token_state is TokenState.IN_FORCE and own.spot == state.setup.token_spot


def hindrance_of(state: GothsState, clan: int, order: Order) -> Hindrance | None:
    """Return why an order would have no effect now with any aim; None if some aim has an effect.

    Targets are looked at for hostile orders alone; others have their own clan's hindrance or None.
    """
    hindrance = own_hindrance(state, clan, order)
    if order is Order.BARRICADE and fog_underfoot(state, clan):
        return None
    if hindrance is not None or order not in HOSTILE:
        return hindrance
    return common([prospect.hindrance for prospect in prospects(state, clan, order)])


def common(hindrances: list[Hindrance | None]) -> Hindrance | None:
    """Return the hindrance that all share; None if one is None, ``NOBODY`` if they differ.

    ``NOBODY`` also if there are none.
    """
    if None in hindrances:
        return None
    return hindrances[0] if len(set(hindrances)) == 1 else Hindrance.NOBODY
