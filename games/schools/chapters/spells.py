"""Action E: which spells can be cast, and by whom (Spells, M3, M8, M13)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from games.api import Events, RuleError
from games.schools.chapters.actions import level_in, passable
from games.schools.content import CASTER, ELEMENTS, INDEX, OWN_SPELL, RUN, Element, Spell, Students
from games.schools.events import CasterExpelled
from games.schools.moves import (
    Cast,
    CastBatrax,
    CastCombustio,
    CastEversio,
    CastHypnox,
    CastInundatio,
    CastMaleficio,
)
from games.schools.state import SchoolsState, Side, one_more, other, with_item, with_side
from games.schools.view import Run, Trace, TraceKind

INUNDATIO_STEP = 2
"""How many levels up the trial is that Inundatio passes."""


def runs_in(column: Students) -> tuple[Run, ...]:
    """List the runs of three or more equal students; each is offered once a spell (M13).

    Columns have closed up after every removal, so that new neighbours may meet in one (M8).
    """
    size = len(column)
    if size < RUN:
        return ()
    found = []
    begin = 0
    for place in range(1, size + 1):
        if place == size or column[place] is not column[begin]:
            if place - begin >= RUN:
                found.append(Run(begin, place - begin))
            begin = place
    return tuple(found)


def own_column(state: SchoolsState) -> Students:
    """Return the column of the player to move in the arena of his pawn; none on the crest."""
    side = state.sides[state.active]
    return () if side.pawn is None else side.columns[INDEX[side.pawn]]


def half_hand(state: SchoolsState) -> int:
    """Count what Maleficio takes from the opponent: half the hand, rounded down."""
    return sum(state.sides[other(state.active)].hand) // 2


def casts(state: SchoolsState) -> list[Cast]:
    """List the casts that would have an effect (M3), run by run, Maleficio last of each.

    Empty without a run of the player to move in the arena of his pawn.
    """
    column = own_column(state)
    runs = runs_in(column)
    if not runs:
        return []
    halves = half_hand(state)
    found: list[Cast] = []
    for run in runs:
        found += _own_casts(state, run.place, column[run.place])
        if halves:
            found.append(CastMaleficio(run.place))
    return found


def _own_casts(state: SchoolsState, place: int, caster: Element) -> list[Cast]:
    """List how the run at ``place`` can cast the spell of its element, where it has an effect (M3).

    Batrax once for each opposing element here, Inundatio for each row with a trial two levels up,
    Hypnox on any student, Combustio on any trial. Eversio takes a top trial that is higher than the
    own and for which there are students enough.
    """
    seat = state.active
    arena = state.sides[seat].pawn
    assert arena is not None
    against = state.sides[other(seat)]
    column = against.columns[INDEX[arena]]
    match caster:
        case Element.EARTH:
            return [CastBatrax(place, element) for element in ELEMENTS if element in column]
        case Element.WATER:
            return [CastInundatio(place, row) for row in passable(state, INUNDATIO_STEP)]
        case Element.AIR:
            return [CastHypnox(place)] if column else []
        case Element.FIRE:
            return [CastCombustio(place)] if against.stacks[INDEX[arena]] else []
        case Element.DARK:
            level = level_in(against, arena)
            able = level_in(state.sides[seat], arena) < level <= len(own_column(state))
            return [CastEversio(place)] if able else []
        case _:
            assert_never(caster)


def refuse_cast(state: SchoolsState, move: Cast) -> RuleError | None:
    """Return why a spell cannot be cast so; None if it can.

    If other runs or targets could cast it, the reason is the run, its element or the target.
    """
    if move in casts(state):
        return None
    place, column = move.place, own_column(state)
    spell = move.spell
    if (reason := refuse_spell(state, spell)) is not None:
        return reason
    if all(place != run.place for run in runs_in(column)):
        return RuleError("no-such-run")
    if spell is not Spell.MALEFICIO and OWN_SPELL[column[place]] is not spell:
        return RuleError("not-its-spell", element=str(column[place]), spell=str(spell))
    if isinstance(move, CastBatrax):
        return RuleError("nobody-of-that-element")
    return RuleError("wrong-row")


def refuse_spell(state: SchoolsState, spell: Spell) -> RuleError | None:
    """Return why a spell cannot be cast by any run; None if it can.

    The pawn is on the crest, there is no run, none of its element, or it would have no effect (M3).
    """
    if any(move.spell is spell for move in casts(state)):
        return None
    side, against = state.sides[state.active], state.sides[other(state.active)]
    if side.pawn is None:
        return RuleError("pawn-on-crest")
    column = own_column(state)
    runs = runs_in(column)
    if not runs:
        return RuleError("no-three-in-a-row", arena=str(side.pawn))
    if spell is Spell.MALEFICIO:
        return RuleError("hand-too-small", hand=sum(against.hand))
    caster = CASTER[spell]
    if all(column[run.place] is not caster for run in runs):
        return RuleError("no-run-of-element", element=str(caster), arena=str(side.pawn))
    return _refuse_effect(side, against, side.pawn, spell)


def _refuse_effect(side: Side, against: Side, arena: Element, spell: Spell) -> RuleError:
    """Return why a spell that some run could cast would have no effect (M3); not for Maleficio."""
    students, own = len(side.columns[INDEX[arena]]), level_in(side, arena)
    if spell is Spell.INUNDATIO:
        wanted = own + INUNDATIO_STEP
        # More students would be of no use for a level that nobody announces.
        shown = wanted in {row[-1] for row in (side.row, against.row) if row}
        if shown and students < wanted:
            return RuleError("too-few-students", students=students, wanted=wanted)
        return RuleError("no-trial-two-up", wanted=wanted)
    if spell is Spell.BATRAX or spell is Spell.HYPNOX:
        return RuleError("no-opposing-students", arena=str(arena))
    level = level_in(against, arena)
    if not level:
        return RuleError("no-opposing-trials", arena=str(arena))
    if level <= own:
        return RuleError("trial-not-higher", level=level, own=own)
    return RuleError("too-few-students", students=students, wanted=level)


def dismiss_caster(state: SchoolsState, place: int, events: Events) -> SchoolsState:
    """Discard the second student of the run at ``place``: the caster; the column closes up."""
    seat, arena = state.active, arena_of(state)
    index, caster = INDEX[arena], place + 1
    side = state.sides[seat]
    column = side.columns[index]
    student = column[caster]
    events.append(CasterExpelled(seat=seat, arena=arena, student=student))
    column = column[:caster] + column[caster + 1 :]
    trace = Trace(TraceKind.LOST_STUDENTS, seat, arena, 1)
    return with_side(
        state,
        seat,
        replace(side, columns=with_item(side.columns, index, column)),
        discards=one_more(state.discards, student),
        traces=(*state.traces, trace),
    )


def arena_of(state: SchoolsState) -> Element:
    """Return the arena of the pawn of the player to move; it must not be on the crest."""
    arena = state.sides[state.active].pawn
    assert arena is not None
    return arena
