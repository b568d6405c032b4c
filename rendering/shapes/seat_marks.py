"""The marks of a seat that look alike in every game: asked, has answered, has taken a place."""

from __future__ import annotations

from functools import cache

from rendering.scene.scene import (
    PUBLIC_DECIDES,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Polygon,
    Text,
)
from rendering.scene.theme import SeatMark
from rendering.shapes.curves import arc, box, circle, moved
from rendering.shapes.emblems import emblem
from rendering.shapes.motif import RIM

_HOOK = (*arc(30, 17, 7.5, 7, 190, 405), (30, 26), (30, 29))
"""A question mark without its dot, in a bubble of 60."""


@cache
def bubble(size: int, colour: Colour) -> Drawing:
    """Draw the mark of a seat that is asked something: a speech bubble with a question mark."""
    unit = size / 60
    return Drawing(
        f"bubble {size} {colour}",
        size,
        size,
        (
            Polygon(moved(((34, 38), (16, 57), (18, 38)), scale=unit), "#15283c", colour,
                    3.5 * unit),
            Polygon(moved(box(4, 5, 52, 38, 13), scale=unit), "#15283c", colour, 3.5 * unit),
            Polygon(moved(((31, 36), (19, 48), (20, 36)), scale=unit), "#15283c"),
            Line(moved(_HOOK, scale=unit), colour, 5 * unit),
            Ellipse(30 * unit, 36 * unit, 3 * unit, 3 * unit, colour),
        ),
    )  # fmt: skip


@cache
def tick(size: int, colour: Colour) -> Drawing:
    """Draw the mark of a seat that has answered: a tick on a dark disc."""
    unit = size / 60
    return Drawing(
        f"tick {size} {colour}",
        size,
        size,
        (
            Ellipse(size / 2, size / 2, 25 * unit, 25 * unit, "#15283c", colour, 3.5 * unit),
            Line(moved(((17, 31), (26, 40), (43, 20)), scale=unit), colour, 6.5 * unit),
        ),
    )


@cache
def medal(place: int, size: int) -> Drawing:
    """Draw a medal with the place of a seat: gold, silver, bronze, and dull from the fourth on."""
    half = size / 2
    tones = {1: ("#fff0b0", "#b07a1a"), 2: ("#f2f5fa", "#7c8698"), 3: ("#f0b98a", "#8a4a22")}
    light, dark = tones.get(place, ("#b8a894", "#5e5040"))
    metal = Gradient(((0, light), (1, dark)), (0, 0), (size, size))
    tail = ((0.04, 0.2), (0.3, 0.06), (0.42, 0.42), (0.27, 0.4), (0.2, 0.5))
    return Drawing(
        f"medal {place} {size}",
        size,
        size,
        (
            *(Polygon(moved(tail, half, half, scale=size, flip=flip), "#b03a44", RIM, 2)
              for flip in (False, True)),
            Polygon(circle(half, half * 0.86, half * 0.8), metal, RIM, 2.5),
            Line(arc(half, half * 0.86, half * 0.66, half * 0.66, 190, 280), "#ffffffa0", 2.5),
            Text(str(place), 0, 0, size, max(PUBLIC_DECIDES, round(size * 0.62)), "#2a1808",
                 align="centre", height=size * 0.86, bold=True),
        ),
    )  # fmt: skip


@cache
def plate(mark: SeatMark, width: int, height: int) -> Drawing:
    """Draw a board for what belongs to a seat, its emblem on its colour at the left."""
    middle = height / 2
    return Drawing(
        f"plate {mark.emblem} {width} {height}",
        width,
        height,
        (
            Polygon(box(4, 4, width - 8, height - 8, 20), "#122a2c", mark.colour, 5),
            Polygon(box(18, 18, height - 36, height - 36, 16), mark.colour),
            *emblem(mark.emblem, middle, middle, height * 0.55, mark.ink, mark.colour),
        ),
    )
