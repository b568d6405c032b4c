"""Lines of a sheet: a number on a plate of brass, and beside it what it counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rendering.records.cards import Fact
from rendering.scene.scene import (
    COLOURS,
    DECIDES,
    MUST_READ,
    Colour,
    Drawing,
    Gradient,
    Place,
    Polygon,
    Role,
    Text,
)
from rendering.scene.theme import Theme
from rendering.series.parchment import EDGE, GOLD, INK, WIDTH, palette, ramp
from rendering.shapes.curves import box
from rendering.shapes.motif import RIM

LEFT = EDGE + 56
LINE = 78
_NUMBER = 190
_LEAF = ("#5a7040", "#a8c07a")
"""Of whoever is green on a crest: nothing else on parchment is."""


def facts(lines: Sequence[Fact], y: float) -> list[Place | Text]:
    """Write lines one below the other from ``y``: the number on brass, beside it what it counts."""
    shapes: list[Place | Text] = []
    for at, line in enumerate(lines):
        top = y + at * LINE
        words = LEFT + _NUMBER + 28
        shapes += [
            Place(_brass(_NUMBER, LINE - 12), LEFT, top),
            Text(
                line.number,
                LEFT + 10,
                top,
                _NUMBER - 20,
                44,
                "#2a1808",
                DECIDES,
                "centre",
                height=LINE - 14,
                bold=True,
                role=Role.CUE,
            ),
            Text(
                line.words,
                words,
                top,
                WIDTH - LEFT - words,
                38,
                INK,
                MUST_READ,
                height=LINE - 14,
                role=Role.CUE,
            ),
        ]
    return shapes


def colours(theme: Theme) -> tuple[Colour, ...]:
    """List the colours of these sheets: those of parchment, of medals, and of crests alone.

    Each is listed once, at most 256.
    """
    metal = (
        mixed
        for light, dark in (("#f2f5fa", "#7c8698"), ("#f0b98a", "#8a4a22"))
        for mixed in ramp(light, dark, 8)
    )
    return tuple(dict.fromkeys((*metal, "#b03a44", *ramp(*_LEAF, 6), *palette(theme))))[:COLOURS]


@cache
def _brass(width: int, height: int) -> Drawing:
    """Draw a plate of brass."""
    fill = Gradient(((0, "#fff0b0"), (0.5, "#f2cf6a"), (1, GOLD)), (0, 0), (0, height))
    return Drawing(
        f"records brass {width} {height}",
        width,
        height,
        (
            Polygon(box(5, 7, width - 9, height - 10, 14), "#3a240a60", blur=2.5),
            Polygon(box(3, 3, width - 9, height - 10, 14), fill, RIM, 2.5),
        ),
        2,
    )
