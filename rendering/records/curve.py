"""A curve of who stood how well, turn by turn, for the analysis of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from rendering.records.cards import Curve, CurveSheet
from rendering.records.facts import colours
from rendering.scene.scene import MUST_READ, Colour, Drawing, Line, Place, Role, Scene, Shape, Text
from rendering.scene.theme import SeatMark, Theme
from rendering.series.parchment import (
    EDGE,
    FOOT,
    INK,
    PALE_INK,
    TOP,
    WIDTH,
    badge,
    footing,
    ground,
    heading,
)

_LEFT, _RIGHT = EDGE + 80, WIDTH - 400
_TALL = 560
_SIGN = 58
_RIM = 8
"""Around the chart: lines along its edges are as thick as all others."""
_WORDS = 500
_NAME = WIDTH - _RIGHT - EDGE - _SIGN - 90


def curve(sheet: CurveSheet, theme: Theme) -> Scene:
    """Draw one line for each side, with its sign and name at the right end.

    Signs whose ends lie close are moved apart. A seat beyond the theme's takes its mark from the
    start. Every curve has at least one share.
    """
    tall = max(_TALL, len(sheet.curves) * (_SIGN + 10))
    top = TOP + 66
    height = round(top + tall + 70 + FOOT + EDGE)
    marks = [theme.seats[one.seat % len(theme.seats)] for one in sheet.curves]
    shapes: list[Place | Text] = [*heading(sheet.title, sheet.subtitle)]
    shapes.append(Place(_chart(sheet, marks, tall), _LEFT - _RIM, top - _RIM))
    shapes.append(_words(sheet.best, _LEFT - 4, top - 48, "left"))
    shapes.append(_words(sheet.first, _LEFT, top + tall + 12, "left"))
    shapes.append(_words(sheet.last, _RIGHT - _WORDS, top + tall + 12, "right"))
    ends = [top + (1 - one.shares[-1]) * tall for one in sheet.curves]
    for number, y in enumerate(_apart(ends, top, top + tall)):
        name = sheet.curves[number].name
        x = _RIGHT + 26
        shapes.append(Place(badge(marks[number], _SIGN), x, y - _SIGN / 2))
        shapes.append(
            Text(
                name, x + _SIGN + 14, y - 42, _NAME, 40, INK, MUST_READ, lines=2, height=84,
                bold=True, role=Role.CUE,
            )
        )  # fmt: skip
    shapes += footing(sheet.footer, height - 14)
    return Scene(ground(height), tuple(shapes), sheet.alt, colours(theme))


def _words(words: str, x: float, y: float, align: Literal["left", "right"]) -> Text:
    return Text(words, x, y, _WORDS, MUST_READ, PALE_INK, MUST_READ, align, role=Role.CUE)


def _chart(sheet: CurveSheet, marks: Sequence[SeatMark], tall: float) -> Drawing:
    """Draw all sides' lines, three level ones (0, middle, 1), and the turns that changed much."""
    wide = _RIGHT - _LEFT
    shapes: list[Shape] = [_line([(0, at), (1, at)], wide, tall, PALE_INK, 2) for at in (0, 0.5, 1)]
    shapes += [_line([(at, 0), (at, 1)], wide, tall, PALE_INK, 4) for at in sheet.turned]
    for one, mark in zip(sheet.curves, marks, strict=True):
        points = _points(one)
        shapes += [
            _line(points, wide, tall, ink, w) for ink, w in ((mark.dark, 13), (mark.colour, 8))
        ]
    key = f"records curve {hash(sheet)} {tall}"
    return Drawing(key, wide + 2 * _RIM, round(tall) + 2 * _RIM, tuple(shapes), 1)


def _line(
    points: Iterable[tuple[float, float]], wide: float, tall: float, ink: Colour, width: float
) -> Line:
    """Return a line through points of a chart, each 0 to 1 along it and 0 to 1 up.

    ``wide`` and ``tall`` are the chart's in pixels.
    """
    return Line(
        tuple((_RIM + at * wide, _RIM + (1 - share) * tall) for at, share in points), ink, width
    )


def _points(one: Curve) -> list[tuple[float, float]]:
    last = max(len(one.shares) - 1, 1)
    return [(number / last, share) for number, share in enumerate(one.shares)]


def _apart(ends: Sequence[float], top: float, low: float) -> list[float]:
    """Return the vertical positions of signs, in the same order, moved so that none overlap.

    They are middles. They stay between ``top`` and ``low`` pixels as far as there is room. Where
    there is too little room they begin above ``top``.
    """
    order = sorted(range(len(ends)), key=lambda number: ends[number])
    step = _SIGN + 6
    placed = list(ends)
    at = top
    for number in order:
        placed[number] = at = max(at, ends[number])
        at += step
    # What was pushed below the chart pushes back up.
    at = low
    for number in reversed(order):
        placed[number] = at = min(at, placed[number])
        at -= step
    return placed
