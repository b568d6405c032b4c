"""The five arenas: stacks of trials, the schools' pawns, and the columns."""

from __future__ import annotations

from games.schools.content import ELEMENTS
from games.schools.view import SchoolsView, TraceKind
from rendering.scene.scene import Place, Role, Text
from rendering.scene.texts import Texts
from rendering.schools.board.columns import column
from rendering.schools.layout import STACK, Hall, centred
from rendering.schools.pieces.crests import crest
from rendering.schools.pieces.glass import halo
from rendering.schools.pieces.parchment import beneath, stack

_PAWN = -44
"""From the middle of an arena to that of a pawn; the stack is as far on the other side."""


def arenas(view: SchoolsView, hall: Hall, texts: Texts) -> list[Place | Text]:
    """Draw stacks, columns of students and pawns of both schools in all arenas."""
    shapes: list[Place | Text] = []
    for player in view.players:
        for index, _ in enumerate(ELEMENTS):
            shapes += _stack(view, hall, player.seat, index)
            shapes += column(view, hall, player.seat, index, texts)
            if player.pawn is ELEMENTS[index]:
                shapes += _pawn(view, hall, player.seat, index)
    return shapes


def _stack(view: SchoolsView, hall: Hall, seat: int, index: int) -> list[Place | Text]:
    """Draw the trials passed here: the top level, and those beneath as sheets; none if none.

    Where levels were skipped, the next one beneath is named: it comes to count when the top is
    stolen. What has changed in the last move glows.
    """
    stand = view.players[seat].stands[index]
    x, y = hall.arena_x(index) - _PAWN, hall.stack_y(seat)
    shapes: list[Place | Text] = []
    if _is_traced(view, seat, index, TraceKind.TRIALS, TraceKind.LOST_TRIALS):
        shapes.append(centred(halo(STACK + 36), x, y, Role.CUE))
    if not stand.stack:
        return shapes
    shapes.append(centred(stack(stand.level, len(stand.stack), STACK - 2), x, y))
    if len(stand.stack) > 1 and stand.stack[-2] != stand.level - 1:
        shapes.append(centred(beneath(stand.stack[-2]), x + 24, y + 26))
    return shapes


def _pawn(view: SchoolsView, hall: Hall, seat: int, index: int) -> list[Place | Text]:
    """Draw a school's crest in an arena; it glows in the school's turn or if it was just moved.

    That its wizard is there is for the caller to know.
    """
    x, y = hall.arena_x(index) + _PAWN, hall.stack_y(seat)
    shapes: list[Place | Text] = []
    if view.active == seat or _is_traced(view, seat, index, TraceKind.PAWN):
        shapes.append(centred(halo(STACK + 30), x, y, Role.CUE))
    return [*shapes, centred(crest(view.players[seat].school, STACK - 2), x, y)]


def _is_traced(view: SchoolsView, seat: int, index: int, *kinds: TraceKind) -> bool:
    """Return True if the last move left a seat's trace of one of these kinds in an arena."""
    return any(
        trace.kind in kinds and trace.seat == seat and trace.arena is ELEMENTS[index]
        for trace in view.traces
    )
