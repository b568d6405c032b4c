"""Columns of students: their order, their runs, and how much of them fits."""

from __future__ import annotations

from itertools import groupby

import msgspec

from games.schools.content import Element
from games.schools.view import Run, SchoolsView, Stand, Trace, TraceKind
from rendering.scene.scene import Place, Role, Text
from rendering.scene.texts import Texts
from rendering.schools.layout import Hall
from rendering.schools.pieces.glass import bracket, glow, spark, tile
from rendering.schools.pieces.symbols import GLASS

TILE = 152
"""Width of a student's tile."""
_TALLEST = 50
_SINGLE = 28
"""Least height of the tile of a student; lower ones are joined to those like them."""
_LOWEST = 28


class Pane(msgspec.Struct, frozen=True):
    """A tile: one student, or several equal neighbours where the column is long."""

    element: Element
    first: int
    """Place of the first student in the column, counted from 0."""
    number: int


class Stretch(msgspec.Struct, frozen=True):
    """A column laid out: its panes from the stack outwards, and how high each is."""

    panes: tuple[Pane, ...]
    height: float
    hidden: int
    """Students at the beginning for whom there is no room."""


def laid_out(column: tuple[Element, ...], room: float) -> Stretch:
    """Show every student where there is room, else neighbours as one, else the last of them."""
    singles = tuple(Pane(element, place, 1) for place, element in enumerate(column))
    if len(singles) * _SINGLE <= room:
        return Stretch(singles, min(_TALLEST, room / max(1, len(singles))), 0)
    joined: list[Pane] = []
    place = 0
    for element, group in groupby(column):
        number = len(list(group))
        joined.append(Pane(element, place, number))
        place += number
    most = int(room / _LOWEST)
    if len(joined) > most:
        joined = joined[-(most - 1) :]
    rows = len(joined) + (joined[0].first > 0)
    return Stretch(tuple(joined), min(_TALLEST, room / rows), joined[0].first)


def column(
    view: SchoolsView, hall: Hall, seat: int, index: int, texts: Texts
) -> list[Place | Text]:
    """Show a school's students in an arena, the first next to the stack, the last outermost."""
    stand = view.players[seat].stands[index]
    stretch = laid_out(stand.column, hall.room)
    x, way = hall.arena_x(index), 1 if seat == 0 else -1
    high = int(stretch.height)
    shapes: list[Place | Text] = []
    for row, pane in enumerate(stretch.panes, start=int(stretch.hidden > 0)):
        shapes += _pane(stretch, pane, x, _top(hall, seat, row, high), high, way, texts)
    if stretch.hidden:
        y = _top(hall, seat, 0, high)
        shapes.append(
            Text(f"+{stretch.hidden}", x - TILE / 2, y, TILE, 26, "#f6ead2", 24, "centre",
                 height=high, bold=True)
        )  # fmt: skip
    if stand.casting and view.active == seat:
        for run in stand.runs:
            shapes += _able_to_cast(hall, seat, x, rows_of(stretch, run), high)
    new = _arrived(view.traces, seat, stand)
    if new and stretch.panes:
        begin = Run(len(stand.column) - new, new)
        first, last = rows_of(stretch, begin)
        y = min(_top(hall, seat, row, high) for row in (first, last))
        arrived = bracket((last - first + 1) * high)
        shapes.append(Place(arrived, x - TILE / 2 - 13, y, role=Role.CUE))
    return shapes


def _top(hall: Hall, seat: int, row: int, high: int) -> float:
    begin = hall.column_y(seat)
    return begin + row * high if seat == 0 else begin - (row + 1) * high


def _pane(
    stretch: Stretch, pane: Pane, x: float, y: float, high: int, way: int, texts: Texts
) -> list[Place | Text]:
    """Draw a tile with its place, that of the first of several students, and how many they are."""
    number = stretch.panes.index(pane)
    before = number > 0 and stretch.panes[number - 1].element is pane.element
    after = number + 1 < len(stretch.panes) and stretch.panes[number + 1].element is pane.element
    above, below = (before, after) if way > 0 else (after, before)
    glass = GLASS[pane.element]
    several = pane.number > 1
    shown = tile(pane.element, TILE, high, above=above, below=below, several=several)
    left = x - TILE / 2
    shapes: list[Place | Text] = [
        Place(shown, left, y),
        Text(str(pane.first + 1), left + 8, y, 40, 25, glass.ink, 24, height=high, role=Role.CUE),
    ]
    if several:
        times = texts("schools-picture-times", count=pane.number)
        shapes.append(
            Text(times, left + TILE - 70, y, 50, 28, glass.ink, 24, "right", height=high, bold=True)
        )
    return shapes


def rows_of(stretch: Stretch, run: Run) -> tuple[int, int]:
    """Return the first and the last row of tiles that hold students of a run."""
    shift = int(stretch.hidden > 0)
    rows = [
        row
        for row, pane in enumerate(stretch.panes, start=shift)
        if pane.first < run.place + run.length and pane.first + pane.number > run.place
    ]
    return (rows[0], rows[-1]) if rows else (0, 0)


def _able_to_cast(
    hall: Hall, seat: int, x: float, rows: tuple[int, int], high: int
) -> list[Place | Text]:
    """Light up a run that stands where the crest of the player to move is."""
    top = min(_top(hall, seat, row, high) for row in rows)
    long = (rows[1] - rows[0] + 1) * high
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
