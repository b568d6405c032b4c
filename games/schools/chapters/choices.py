"""Legal choices of the asked player, their consequences, and reasons against the others.

All of it is found by the chapters themselves: nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from games.api import RuleError, Seat
from games.schools import moves as m
from games.schools.chapters.choosing import actions_of, perform, refusal
from games.schools.chapters.ending import totals_of
from games.schools.chapters.maleficio import rarest_of
from games.schools.chapters.spells import half_hand, own_column, refuse_spell
from games.schools.chapters.turn import announced, ends_with_turn
from games.schools.content import ELEMENTS, INDEX, SUMMONED, Action, Element, Levels, Spell
from games.schools.state import SchoolsState, other
from games.schools.view import (
    AlikeChoice,
    CastChoice,
    Choices,
    Consequence,
    EndChoice,
    PassChoice,
    Phase,
    Refusal,
    SummonChoice,
)


def choices_of(state: SchoolsState) -> Choices:
    """Return the legal choices of the asked seat with their consequences, and the refused ones.

    For Maleficio only how many to discard, and the rarest of them.
    """
    if state.phase is Phase.DISCARD:
        rarest = rarest_of(state)
        return Choices(discard=sum(rarest), rarest=rarest)
    legal = actions_of(state)
    return Choices(
        moves=tuple([move.arena for move in legal if isinstance(move, m.MoveTo)]),
        deploys=tuple([move.student for move in legal if isinstance(move, m.Deploy)]),
        alike=_deploying([move for move in legal if isinstance(move, m.DeployAlike)]),
        passes=tuple([_passing(state, move) for move in legal if isinstance(move, m.PassTrial)]),
        summons=_summoning(state, [move for move in legal if isinstance(move, m.Summon)]),
        casts=tuple([_casting(state, move) for move in legal if isinstance(move, m.CASTS)]),
        end=_ending(state) if any(isinstance(move, m.EndTurn) for move in legal) else None,
        refusals=tuple(_refusals(state, legal)),
    )


def _consequence(state: SchoolsState, move: m.Answer) -> Consequence:
    """Return the totals after a move, whether overtime begins, and why the game ends, if so.

    The move is tried on a copy: nothing happens.
    """
    after = perform(state, move, [])
    begins = after.overtime and not state.overtime
    return Consequence(totals_of(after), begins, after.reason)


def _deploying(moves: list[m.DeployAlike]) -> tuple[AlikeChoice, ...]:
    """Return each element with the most students that may be deployed at once."""
    most = {move.student: move.number for move in moves}
    return tuple([AlikeChoice(student, number) for student, number in most.items()])


def _passing(state: SchoolsState, move: m.PassTrial) -> PassChoice:
    """Build the view of passing a trial, with what it leads to."""
    side = state.sides[move.row]
    starting = move.row == state.active and not side.started
    return PassChoice(move.row, side.row[-1], starting, _consequence(state, move))


def _summoning(state: SchoolsState, moves: list[m.Summon]) -> tuple[SummonChoice, ...]:
    """Group legal summons by the arena that three students leave: who they are, and where to."""
    arenas: dict[Element, list[Element]] = {}
    for move in moves:
        arenas.setdefault(move.origin, []).append(move.arena)
    columns = state.sides[state.active].columns
    return tuple(
        [
            SummonChoice(origin, columns[INDEX[origin]][-SUMMONED:], tuple(found))
            for origin, found in arenas.items()
        ]
    )


def _casting(state: SchoolsState, move: m.Cast) -> CastChoice:
    """Build the view of a legal cast: caster, what it would strike, and what it leads to.

    Element, row, students and trials are set only where the spell strikes such; for Maleficio
    ``students`` is how many the opponent has to discard.
    """
    element: Element | None = None
    row: Seat | None = None
    students = 0
    trials: Levels = ()
    pawn = state.sides[state.active].pawn
    assert pawn is not None
    against = state.sides[other(state.active)]
    column, stack = against.columns[INDEX[pawn]], against.stacks[INDEX[pawn]]
    match move:
        case m.CastBatrax(_, element):
            students = column.count(element)
        case m.CastHypnox():
            element = column[-1]
            students = column.count(element)
        case m.CastInundatio(_, row):
            trials = state.sides[row].row[-1:]
        case m.CastCombustio():
            trials = stack
        case m.CastEversio():
            trials = stack[-1:]
        case m.CastMaleficio():
            students = half_hand(state)
        case _:
            assert_never(move)
    return CastChoice(
        spell=move.spell,
        caster=own_column(state)[move.place],
        place=move.place,
        consequence=_consequence(state, move),
        element=element,
        row=row,
        students=students,
        trials=trials,
    )


def _ending(state: SchoolsState) -> EndChoice:
    """Build the view of ending the turn: how many trials are announced, and those that are known.

    Totals don't change by it; it says why the game ends with it, if it does.
    """
    number = announced(state)
    known = state.trials[: min(number, state.known_trials)]
    totals = totals_of(state)
    return EndChoice(number, known, Consequence(totals, False, ends_with_turn(state)))


def _refusals(state: SchoolsState, legal: list[m.Answer]) -> Iterator[Refusal]:
    """Yield every action that is refused now, with its reason, in the order of the actions.

    One for each arena, element, row and spell; for trials also those that lie below a row's last.
    Deployments of several at once are not among them.
    """
    for arena in ELEMENTS:
        yield from _refused(state, legal, m.MoveTo(arena), Action.MOVE, element=arena)
    for student in ELEMENTS:
        yield from _refused(state, legal, m.Deploy(student), Action.DEPLOY, element=student)
    for row in (Seat(0), Seat(1)):
        yield from _refused(state, legal, m.PassTrial(row), Action.TRIAL, row=row)
        beneath = len(state.sides[row].row) - 1
        if beneath > 0:
            yield Refusal(Action.TRIAL, "not-last-of-row", {"beneath": beneath}, row=row)
    for origin in ELEMENTS:
        if all(not isinstance(move, m.Summon) or move.origin is not origin for move in legal):
            arena = next(arena for arena in ELEMENTS if arena is not origin)
            yield from _refused(
                state, legal, m.Summon(origin, arena), Action.SUMMON, element=origin
            )
    for spell in Spell:
        yield from _refused_spell(state, legal, spell)
    yield from _refused(state, legal, m.EndTurn(), Action.END_TURN)


def _refused(
    state: SchoolsState,
    legal: list[m.Answer],
    move: m.Answer,
    action: Action,
    *,
    element: Element | None = None,
    row: Seat | None = None,
) -> Iterator[Refusal]:
    """Yield why a move is refused, nothing if it is legal.

    ``action``, ``element`` and ``row`` say what the reason is about.
    """
    reason = None if move in legal else refusal(state, move)
    if reason is not None:
        yield Refusal(action, reason.key, reason.details, element=element, row=row)


def _refused_spell(state: SchoolsState, legal: list[m.Answer], spell: Spell) -> Iterator[Refusal]:
    """Yield why a spell cannot be cast, nothing if any run can cast it.

    What the spell itself allows is refused for the sake of the starting trial.
    """
    if any(isinstance(move, m.CASTS) and move.spell is spell for move in legal):
        return
    # What the spell itself allows can only be refused for the sake of the starting trial.
    reason = refuse_spell(state, spell) or RuleError("starting-trial-lost")
    yield Refusal(Action.CAST, reason.key, reason.details, spell=spell)
