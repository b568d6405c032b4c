"""What spells do (Spells, M1, M8, M11): the effect first, then the caster is discarded."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from games.api import Events, Seat
from games.schools.chapters.actions import stack_trial, take_trial
from games.schools.chapters.ending import settle
from games.schools.chapters.maleficio import ask_for_half
from games.schools.chapters.spells import arena_of, dismiss_caster
from games.schools.content import INDEX, Element
from games.schools.events import (
    BatraxCast,
    CombustioCast,
    EversioCast,
    HypnoxCast,
    InundatioCast,
)
from games.schools.moves import (
    Cast,
    CastBatrax,
    CastCombustio,
    CastEversio,
    CastHypnox,
    CastInundatio,
    CastMaleficio,
)
from games.schools.state import SchoolsState, other, with_item, with_side
from games.schools.view import Trace, TraceKind


def cast(state: SchoolsState, move: Cast, events: Events) -> SchoolsState:
    """Apply the effect of a spell, then discard the caster (E, M1); Maleficio asks first.

    Inundatio, Combustio and Eversio change totals: the end is tested after them. The caller has
    checked that the spell may be cast.
    """
    match move:
        case CastBatrax(_, element):
            return dismiss_caster(_batrax(state, element, events), move.place, events)
        case CastHypnox():
            return dismiss_caster(_hypnox(state, events), move.place, events)
        case CastInundatio(_, row):
            after = _inundatio(state, row, events)
        case CastCombustio():
            after = _combustio(state, events)
        case CastEversio():
            after = _eversio(state, events)
        case CastMaleficio():
            return ask_for_half(state, move, events)
        case _:
            assert_never(move)
    return settle(dismiss_caster(after, move.place, events), events)


def _batrax(state: SchoolsState, element: Element, events: Events) -> SchoolsState:
    """Discard all opposing students of ``element`` in the pawn's arena; the others close up.

    The end is not tested and the caster stays: see :func:`cast`.
    """
    state, number = _without(state, element)
    seat, victim, arena = state.active, other(state.active), arena_of(state)
    discards = list(state.discards)
    discards[INDEX[element]] += number
    events.append(BatraxCast(seat=seat, victim=victim, arena=arena, element=element, number=number))
    return replace(
        state,
        discards=tuple(discards),
        traces=(Trace(TraceKind.LOST_STUDENTS, victim, arena, number),),
    )


def _hypnox(state: SchoolsState, events: Events) -> SchoolsState:
    """Have the opponent's last student here and all its like join the end of one's own column."""
    seat, victim, arena = state.active, other(state.active), arena_of(state)
    index = INDEX[arena]
    element = state.sides[victim].columns[index][-1]
    state, number = _without(state, element)
    side = state.sides[seat]
    column = side.columns[index] + (element,) * number
    events.append(HypnoxCast(seat=seat, victim=victim, arena=arena, element=element, number=number))
    return with_side(
        state,
        seat,
        replace(side, columns=with_item(side.columns, index, column)),
        traces=(
            Trace(TraceKind.LOST_STUDENTS, victim, arena, number),
            Trace(TraceKind.STUDENTS, seat, arena, number),
        ),
    )


def _without(state: SchoolsState, element: Element) -> tuple[SchoolsState, int]:
    """Take the opponent's students of ``element`` out of the pawn's arena.

    Return the state, and how many they were; where they go is for the caller.
    """
    victim, index = other(state.active), INDEX[arena_of(state)]
    side = state.sides[victim]
    column = side.columns[index]
    left = tuple([student for student in column if student is not element])
    side = replace(side, columns=with_item(side.columns, index, left))
    return with_side(state, victim, side), len(column) - len(left)


def _inundatio(state: SchoolsState, row: Seat, events: Events) -> SchoolsState:
    """Stack the available trial of a row in the pawn's arena, which is two levels up there.

    The end is not tested here, and the caster stays.
    """
    level = state.sides[row].row[-1]
    events.append(InundatioCast(seat=state.active, arena=arena_of(state), row=row, level=level))
    return take_trial(state, row)


def _combustio(state: SchoolsState, events: Events) -> SchoolsState:
    """Put the opponent's trials here back on the pile, order unchanged: the lowest on top.

    Everybody knows them there until they are announced; a starting trial among them is an ordinary
    trial of level 1 from now on (M11).
    """
    seat, victim, arena = state.active, other(state.active), arena_of(state)
    index = INDEX[arena]
    side = state.sides[victim]
    stack = side.stacks[index]
    events.append(CombustioCast(seat=seat, victim=victim, arena=arena, levels=stack))
    return with_side(
        state,
        victim,
        replace(side, stacks=with_item(side.stacks, index, ())),
        trials=stack + state.trials,
        known_trials=len(stack) + state.known_trials,
        traces=(Trace(TraceKind.LOST_TRIALS, victim, arena, len(stack)),),
    )


def _eversio(state: SchoolsState, events: Events) -> SchoolsState:
    """Steal the opponent's top trial here; it is not passed, so that M7 does not matter."""
    seat, victim, arena = state.active, other(state.active), arena_of(state)
    index = INDEX[arena]
    side = state.sides[victim]
    level = side.stacks[index][-1]
    events.append(EversioCast(seat=seat, victim=victim, arena=arena, level=level))
    stacks = with_item(side.stacks, index, side.stacks[index][:-1])
    state = stack_trial(with_side(state, victim, replace(side, stacks=stacks)), level)
    lost = Trace(TraceKind.LOST_TRIALS, victim, arena, 1)
    return replace(state, traces=(lost, *state.traces))
