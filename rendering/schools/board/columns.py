"""Columns of students: their order, their runs, and how much of them fits."""

from __future__ import annotations

from itertools import groupby

import msgspec

from games.schools.content import Element
from games.schools.view import Run, SchoolsView, Stand, Trace, TraceKind
from rendering.scene.scene import PRIVATE_DECIDES, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.schools.layout import PITCH, Hall
from rendering.schools.pieces.glass import bracket, glow
from rendering.schools.pieces.students import TALL, student

SIZES = ((118, 36, 54), (92, 22, 36))
"""Width of a student, and how far the next one stands behind at least and at most; where there is
no room for large ones they are small.
"""
_ASIDE = 40
"""From the middle of an arena to that of a student: they stand to its left and right in turn."""
_ROW = 62
"""How far, where equal neighbours are one figure with a number beside it."""


class Pane(msgspec.Struct, frozen=True):
    """A figure: one student, or several equal neighbours where the column is long."""

    element: Element
    first: int
    """Place of the first student in the column, counted from 0."""
    number: int


class Stretch(msgspec.Struct, frozen=True):
    """A column laid out: its figures from the stack outwards, and how far they stand apart."""

    panes: tuple[Pane, ...]
    pitch: int
    size: int
    """Width of a student."""
    hidden: int
    """Students at the beginning for whom there is no room."""
    rows: bool = False
    """True if the figures stand in a line, with room for numbers to their right."""

    def begin(self, pane: int) -> int:
        """How far from the stack a figure begins."""
        return (_ROW if self.hidden else 0) + pane * self.pitch

    @property
    def high(self) -> int:
        """Height of a figure."""
        return round(self.size * TALL)

    @property
    def long(self) -> int:
        """How far the last figure reaches."""
        return self.begin(len(self.panes) - 1) + self.high if self.panes else 0


def laid_out(column: tuple[Element, ...], room: float) -> Stretch:
    """Lay out a column in ``room`` pixels: every student if there is room, large or else small.

    Else equal neighbours become one figure with a number, or single students stand as close as they
    can: whichever leaves fewer out. Those left out are the first, next to the stack.
    """
    singles = tuple(Pane(element, place, 1) for place, element in enumerate(column))
    between = max(1, len(singles) - 1)
    for size, nearest, widest in SIZES:
        left = room - round(size * TALL)
        if between * nearest <= left:
            return Stretch(singles, int(min(widest, left / between)), size, 0)
    last = singles
    while (found := _apart(last)).long > room:
        last = last[1:]
    rows = _joined(column)
    while (told := Stretch(rows, _ROW, found.size, rows[0].first, rows=True)).long > room:
        rows = rows[1:]
    return told if told.hidden <= found.hidden else found


def _apart(panes: tuple[Pane, ...]) -> Stretch:
    """Return the stretch of a column too long for others: the smallest size, closest together."""
    size, nearest, _ = SIZES[-1]
    return Stretch(panes, nearest, size, panes[0].first)


def _joined(column: tuple[Element, ...]) -> tuple[Pane, ...]:
    """Return a column with equal neighbours as one figure, in its order."""
    joined: list[Pane] = []
    place = 0
    for element, group in groupby(column):
        number = len(list(group))
        joined.append(Pane(element, place, number))
        place += number
    return tuple(joined)


def column(
    view: SchoolsView, hall: Hall, seat: int, index: int, texts: Texts
) -> list[Place | Text]:
    """Draw a school's students in an arena, the first next to the stack, the last outermost.

    In the school's turn, runs that can cast are framed in light and hold up wands. A bar marks
    students who have just come; ``+n`` counts those left out.
    """
    stand = view.players[seat].stands[index]
    stretch = laid_out(stand.column, hall.room)
    x = hall.arena_x(index)
    able = stand.runs if stand.casting and view.active == seat else ()
    casting = {row for run in able for row in range(*_rows(stretch, run))}
    # Whoever stands higher up stands farther away.
    order = range(len(stretch.panes)) if seat == 0 else reversed(range(len(stretch.panes)))
    shapes: list[Place | Text] = [
        Place(light, x - light.width / 2, top - 6, role=Role.CUE)
        for run in able
        for top, long in (_reach(hall, seat, stretch, run),)
        for light in (glow(round(PITCH) - 22, long + 12),)
    ]
    shapes += [_figure(hall, seat, stretch, number, x, casts=number in casting) for number in order]
    for number, pane in enumerate(stretch.panes):
        if pane.number > 1:
            y = _top(hall, seat, stretch.begin(number), stretch.high)
            times = texts("schools-picture-times", count=pane.number)
            shapes.append(
                Text(times, x - 14, y + 6, 118, PRIVATE_DECIDES, "#fff6e2", 0, "centre", height=76,
                     bold=True, rim="#15101f", rim_width=4)
            )  # fmt: skip
    if stretch.hidden:
        y = _top(hall, seat, 0, _ROW)
        shapes.append(
            Text(f"+{stretch.hidden}", x - 76, y, 152, PRIVATE_DECIDES, "#f6ead2", 0, "centre",
                 height=_ROW, bold=True, rim="#15101f", rim_width=4)
        )  # fmt: skip
    new = _arrived(view.traces, seat, stand)
    if new and stretch.panes:
        y, high = _reach(hall, seat, stretch, Run(len(stand.column) - new, new))
        shapes.append(Place(bracket(high), x - PITCH / 2 + 9, y, role=Role.CUE))
    return shapes


def _top(hall: Hall, seat: int, begin: int, high: int) -> float:
    """Return the y of the upper edge of something ``high`` pixels high in a column.

    It begins ``begin`` pixels from the stack; columns of seat 0 grow downwards, others upwards.
    """
    from_stack = hall.column_y(seat)
    return from_stack + begin if seat == 0 else from_stack - begin - high


def _figure(
    hall: Hall, seat: int, stretch: Stretch, number: int, x: float, *, casts: bool
) -> Place:
    """Return a student of a column in its place, left and right of the middle in turn.

    One alone is central; in a line of figures with numbers all are on the left.
    """
    pane = stretch.panes[number]
    drawn = student(pane.element, stretch.size, casts=casts)
    alone = len(stretch.panes) == 1 and not stretch.rows
    aside = 0 if alone else -_ASIDE if stretch.rows or pane.first % 2 == 0 else _ASIDE
    return Place(
        drawn, x + aside - drawn.width / 2, _top(hall, seat, stretch.begin(number), stretch.high)
    )


def rows_of(stretch: Stretch, run: Run) -> tuple[int, int]:
    """Return the first and the last figure that stand for students of a run.

    (0, 0) if none of them is shown.
    """
    rows = [
        row
        for row, pane in enumerate(stretch.panes)
        if pane.first < run.place + run.length and pane.first + pane.number > run.place
    ]
    return (rows[0], rows[-1]) if rows else (0, 0)


def _rows(stretch: Stretch, run: Run) -> tuple[int, int]:
    """Return the first and the last row of a run, the last not included."""
    first, last = rows_of(stretch, run)
    return first, last + 1


def _reach(hall: Hall, seat: int, stretch: Stretch, run: Run) -> tuple[float, int]:
    """Return the y of a run's upper edge and its height, in pixels."""
    first, last = rows_of(stretch, run)
    long = (last - first) * stretch.pitch + stretch.high
    return _top(hall, seat, stretch.begin(first), long), long


def _arrived(traces: tuple[Trace, ...], seat: int, stand: Stand) -> int:
    """Count the students at the end of a column who came with the last answer."""
    return sum(
        trace.count
        for trace in traces
        if trace.kind is TraceKind.STUDENTS and trace.seat == seat and trace.arena is stand.arena
    )
