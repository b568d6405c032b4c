"""Halls of Clash of Magic Schools that are hard to draw."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.api import Seat, Waiting
from games.schools.chapters.spells import runs_in
from games.schools.content import ELEMENTS, SCHOOLS, Element, Reason, Students
from games.schools.view import (
    Choices,
    Phase,
    Player,
    SchoolsView,
    Stand,
    Trace,
    TraceKind,
)

CHEQUERED: Students = ELEMENTS * 3
"""A column in which no two neighbours are alike, longer than any hall."""


def stand(
    arena: Element, column: Students = (), stack: Sequence[int] = (), *, casting: bool = False
) -> Stand:
    """Arrange a school's side of an arena."""
    level = stack[-1] if stack else 0
    return Stand(arena, column, runs_in(column), casting, tuple(stack), level)


def player(seat: int, columns: Sequence[Students], pawn: Element = Element.DARK) -> Player:
    """Arrange a school with everything it may have."""
    return Player(
        seat=Seat(seat),
        school=SCHOOLS[seat],
        hand=28,
        shown=None,
        stands=tuple(
            stand(arena, column, range(1, 7), casting=arena is pawn)
            for arena, column in zip(ELEMENTS, columns, strict=True)
        ),
        row=(6, 5, 4, 3, 2, 1) * 3,
        starting=False,
        pawn=pawn,
        total=30,
    )


def busy(viewer: int | None = None, *, overtime: bool = True) -> SchoolsView:
    """Return a hall in which everything is full and long, in the middle of a Maleficio."""
    columns = (CHEQUERED, CHEQUERED[:1] * 12, CHEQUERED[:2], (), CHEQUERED[:1] * 3)
    traces = (
        Trace(TraceKind.STUDENTS, Seat(0), Element.EARTH, 3),
        Trace(TraceKind.STUDENTS, Seat(1), Element.DARK, 3),
        Trace(TraceKind.TRIALS, Seat(0), Element.AIR, 1),
        Trace(TraceKind.ROW, Seat(1), None, 2),
        Trace(TraceKind.PAWN, Seat(0), Element.DARK, 1),
    )
    return SchoolsView(
        viewer=None if viewer is None else Seat(viewer),
        phase=Phase.DISCARD,
        waiting=(Waiting(Seat(1), answered=False),),
        turn=100,
        turns_left=1,
        active=Seat(0),
        players=(player(0, columns), player(1, columns[::-1])),
        trials=43,
        known_trials=(1, 2, 3, 4, 5, 6),
        students=60,
        discards=(12, 12, 12, 12, 12),
        overtime=overtime,
        summoned=True,
        demanded=14,
        traces=traces,
        hand=() if viewer is None else (12, 0, 11, 2, 3),
        choices=Choices(),
        winner=None,
        reason=None,
    )


def acting(viewer: int | None = None) -> SchoolsView:
    """Return the same hall by daylight with a school that acts, and known trials that fit."""
    view = replace(busy(viewer, overtime=False), phase=Phase.ACT, demanded=0, traces=())
    return replace(
        view, waiting=(Waiting(Seat(0), answered=False),), known_trials=(1, 2, 3, 4), turn=7,
        turns_left=None,
    )  # fmt: skip


def over(winner: int | None) -> SchoolsView:
    """Return the end, with both hands shown."""
    view = busy()
    shown = tuple(replace(one, shown=(12, 0, 11, 2, 3)) for one in view.players)
    return replace(
        view,
        phase=Phase.OVER,
        waiting=(),
        active=None,
        turns_left=None,
        players=shown,
        demanded=0,
        winner=None if winner is None else Seat(winner),
        reason=Reason.HUNDRED_TURNS,
    )


BUSY = (
    *(busy(viewer, overtime=overtime) for viewer in (None, 0, 1) for overtime in (True, False)),
    *(acting(viewer) for viewer in (None, 0, 1)),
    *(over(winner) for winner in (None, 0, 1)),
)
