"""Maleficio: half the opponent's hand, his choice (Spells, M3, M8)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.api import Events, RuleError
from games.schools.chapters.spells import arena_of, dismiss_caster, half_hand
from games.schools.content import NOTHING, Counts
from games.schools.events import MaleficioCast, StudentsDiscarded
from games.schools.moves import CastMaleficio
from games.schools.state import Maleficio, SchoolsState, minus, other, plus, with_side
from games.schools.view import Phase, Trace, TraceKind


def ask_for_half(state: SchoolsState, move: CastMaleficio, events: Events) -> SchoolsState:
    """Ask the opponent which students to discard; their number is fixed now.

    Half the hand, rounded down. The caster is discarded afterwards.
    """
    seat, number = state.active, half_hand(state)
    events.append(
        MaleficioCast(seat=seat, victim=other(seat), arena=arena_of(state), number=number)
    )
    return replace(state, phase=Phase.DISCARD, maleficio=Maleficio(move.place, number), traces=())


def discards(state: SchoolsState) -> Iterator[Counts]:
    """Yield the ways to discard exactly what Maleficio asks for, as counts by element."""
    assert state.maleficio is not None
    return _ways(state.sides[other(state.active)].hand, state.maleficio.number)


def _ways(hand: Counts, number: int) -> Iterator[Counts]:
    """Yield every choice of ``number`` students of a hand, as counts by element."""
    if not hand:
        yield ()
        return
    first, rest = hand[0], hand[1:]
    for count in range(max(number - sum(rest), 0), min(first, number) + 1):
        for others in _ways(rest, number - count):
            yield (count, *others)


def refuse_discard(state: SchoolsState, students: Counts) -> RuleError | None:
    """Return why these students do not answer Maleficio; None if they do.

    They are not well-formed counts of students held, or not as many as were asked for.
    """
    assert state.maleficio is not None
    hand, number = state.sides[other(state.active)].hand, state.maleficio.number
    if (
        not isinstance(students, tuple)
        or len(students) != len(hand)
        or not all(
            type(count) is int and 0 <= count <= held
            for count, held in zip(students, hand, strict=True)
        )
    ):
        return RuleError("students-not-held")
    if sum(students) != number:
        return RuleError("wrong-number-discarded", students=sum(students), wanted=number)
    return None


def rarest_of(state: SchoolsState) -> Counts:
    """Choose what to discard, as counts: the elements held least, ties in the usual order.

    They are of the hand of the school that is not to move, exactly as many as are asked for.
    """
    assert state.maleficio is not None
    hand, number = state.sides[other(state.active)].hand, state.maleficio.number
    chosen = list(NOTHING)
    for index in sorted(range(len(hand)), key=hand.__getitem__):
        chosen[index] = min(hand[index], number)
        number -= chosen[index]
    return tuple(chosen)


def discard(state: SchoolsState, students: Counts, events: Events) -> SchoolsState:
    """Answer Maleficio: the students go to the open discards (M8), then the caster does.

    The action is over then, and the turn of the caster's school goes on. Of equal students those go
    first of which the caster can be certain, as always.
    """
    assert state.maleficio is not None
    victim, place = other(state.active), state.maleficio.place
    side = state.sides[victim]
    hand = minus(side.hand, students)
    side = replace(side, hand=hand, known=minus(side.known, students))
    events.append(StudentsDiscarded(seat=victim, students=students, hand=sum(hand)))
    state = with_side(
        state,
        victim,
        side,
        discards=plus(state.discards, students),
        phase=Phase.ACT,
        maleficio=None,
        traces=(Trace(TraceKind.LOST_STUDENTS, victim, None, sum(students)),),
    )
    return dismiss_caster(state, place, events)
