"""Columns of students: their order, their runs, and how much of them fits."""

from __future__ import annotations

from itertools import groupby

import msgspec

from games.schools.content import Element
from games.schools.view import Run, SchoolsView, Stand, Trace, TraceKind
from rendering.scene.scene import DECIDES, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.schools.layout import Hall
from rendering.schools.pieces.glass import bracket, glow, spark, tile
from rendering.schools.pieces.symbols import GLASS

TILE = 152
"""Width of a student's tile."""
_TALLEST = 50
_SINGLE = 33
"""Least height of the tile of a student; lower ones are joined to those like them."""
_WORDS = 44
"""Least height of a tile with a number on it."""


class Pane(msgspec.Struct, frozen=True):
    """A tile: one student, or several equal neighbours where the column is long."""

    element: Element
    first: int
    """Place of the first student in the column, counted from 0."""
    number: int


class Stretch(msgspec.Struct, frozen=True):
    """A column laid out: its panes from the stack outwards, and how high each is."""

    panes: tuple[Pane, ...]
    heights: tuple[int, ...]
    hidden: int
    """Students at the beginning for whom there is no room."""

    def begin(self, pane: int) -> int:
        """How far from the stack a pane begins."""
        return (_WORDS if self.hidden else 0) + sum(self.heights[:pane])


def laid_out(column: tuple[Element, ...], room: float) -> Stretch:
    """Show every student where there is room, else neighbours as one, else the last of them."""
    singles = tuple(Pane(element, place, 1) for place, element in enumerate(column))
    if len(singles) * _SINGLE <= room:
        high = int(min(_TALLEST, room / max(1, len(singles))))
        return Stretch(singles, (high,) * len(singles), 0)
    joined: list[Pane] = []
    place = 0
    for element, group in groupby(column):
        number = len(list(group))
        joined.append(Pane(element, place, number))
        place += number
    heights = [_WORDS if pane.number > 1 else _SINGLE for pane in joined]
    while sum(heights) + (_WORDS if joined[0].first else 0) > room:
        del joined[0], heights[0]
    return Stretch(tuple(joined), tuple(heights), joined[0].first)


def column(
    view: SchoolsView, hall: Hall, seat: int, index: int, texts: Texts
) -> list[Place | Text]:
    """Show a school's students in an arena, the first next to the stack, the last outermost."""
    stand = view.players[seat].stands[index]
    stretch = laid_out(stand.column, hall.room)
    x = hall.arena_x(index)
    shapes: list[Place | Text] = []
    for number in range(len(stretch.panes)):
        shapes += _pane(hall, seat, stretch, number, x, texts)
    if stretch.hidden:
        y, high = _span(hall, seat, 0, _WORDS)
        shapes.append(
            Text(f"+{stretch.hidden}", x - TILE / 2, y, TILE, DECIDES, "#f6ead2", 0, "centre",
                 height=high, bold=True)
        )  # fmt: skip
    if stand.casting and view.active == seat:
        for run in stand.runs:
            shapes += _able_to_cast(x, _reach(hall, seat, stretch, run))
    new = _arrived(view.traces, seat, stand)
    if new and stretch.panes:
        y, high = _reach(hall, seat, stretch, Run(len(stand.column) - new, new))
        shapes.append(Place(bracket(high), x - TILE / 2 - 13, y, role=Role.CUE))
    return shapes


def _span(hall: Hall, seat: int, begin: int, high: int) -> tuple[float, int]:
    """Return the upper edge of what begins so far from the stack, and its height."""
    from_stack = hall.column_y(seat)
    return (from_stack + begin if seat == 0 else from_stack - begin - high), high


def _pane(
    hall: Hall, seat: int, stretch: Stretch, number: int, x: float, texts: Texts
) -> list[Place | Text]:
    """Draw a tile, of several students with how many they are."""
    pane = stretch.panes[number]
    y, high = _span(hall, seat, stretch.begin(number), stretch.heights[number])
    before = number > 0 and stretch.panes[number - 1].element is pane.element
    after = number + 1 < len(stretch.panes) and stretch.panes[number + 1].element is pane.element
    above, below = (before, after) if seat == 0 else (after, before)
    several = pane.number > 1
    shown = tile(pane.element, TILE, high, above=above, below=below, several=several)
    left = x - TILE / 2
    shapes: list[Place | Text] = [Place(shown, left, y)]
    if several:
        times = texts("schools-picture-times", count=pane.number)
        shapes.append(
            Text(times, left + 50, y, TILE - 64, DECIDES, GLASS[pane.element].ink, 0, "right",
                 height=high, bold=True)
        )  # fmt: skip
    return shapes


def rows_of(stretch: Stretch, run: Run) -> tuple[int, int]:
    """Return the first and the last pane that hold students of a run."""
    rows = [
        row
        for row, pane in enumerate(stretch.panes)
        if pane.first < run.place + run.length and pane.first + pane.number > run.place
    ]
    return (rows[0], rows[-1]) if rows else (0, 0)


def _reach(hall: Hall, seat: int, stretch: Stretch, run: Run) -> tuple[float, int]:
    """Return the upper edge of a run and its height."""
    first, last = rows_of(stretch, run)
    return _span(hall, seat, stretch.begin(first), sum(stretch.heights[first : last + 1]))


def _able_to_cast(x: float, reach: tuple[float, int]) -> list[Place | Text]:
    """Light up a run that stands where the crest of the player to move is."""
    top, long = reach
    frame = glow(TILE + 20, long + 20)
    return [
        Place(frame, x - frame.width / 2, top - 10, role=Role.CUE),
        Place(spark(46), x + TILE / 2 - 21, top + long / 2 - 23, role=Role.CUE),
    ]


def _arrived(traces: tuple[Trace, ...], seat: int, stand: Stand) -> int:
    """Count the students at the end of a column who came with the last answer."""
    return sum(
        trace.count
        for trace in traces
        if trace.kind is TraceKind.STUDENTS and trace.seat == seat and trace.arena is stand.arena
    )
