"""What the pictures of the rules have in common: sheets, captions, steps, pointers."""

from __future__ import annotations

from functools import cache
from typing import Literal

from rendering.scene.scene import (
    MUST_READ,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Place,
    Polygon,
    Text,
    centred,
)
from rendering.shapes.curves import box, moved
from rendering.shapes.motif import RIM

WIDTH = 1200
_SHADE = "#15101a"
"""Around words that lie on a picture."""


def caption(
    words: str,
    x: float,
    y: float,
    width: float,
    colour: Colour,
    *,
    size: int = 38,
    lines: int = 1,
    height: float = 0,
    align: Literal["left", "centre", "right"] = "left",
) -> Text:
    """Write words that one must read."""
    return Text(words, x, y, width, size, colour, MUST_READ, align, lines, height, bold=True,
                rim=_SHADE, rim_width=2)  # fmt: skip


@cache
def sheet(width: int, height: int, fill: Colour, edge: Colour) -> Drawing:
    """Draw the dark sheet that a part of a lesson lies on."""
    return Drawing(
        f"sheet {width} {height} {fill} {edge}",
        width,
        height,
        (
            Polygon(box(5, 7, width - 9, height - 10, 20), "#05030c80", blur=3),
            Polygon(box(4, 4, width - 8, height - 8, 20), fill, edge, 3),
        ),
        2,
    )


@cache
def step(number: int, size: int, colour: Colour) -> Drawing:
    """Draw the number of a step on a disc."""
    half = size / 2
    metal = Gradient(((0, "#fff0b0"), (0.5, colour), (1, "#9a6414")), (0, 0), (size, size))
    return Drawing(
        f"step {number} {size} {colour}",
        size,
        size,
        (
            Ellipse(half + 1, half + 3, half - 3, half - 3, "#05030c90", blur=2),
            Ellipse(half, half, half - 3, half - 3, metal, RIM, 3),
            Text(str(number), 0, 0, size, round(size * 0.66), RIM, align="centre", height=size,
                 bold=True),
        ),
    )  # fmt: skip


@cache
def pointer(across: int, down: int, colour: Colour) -> Drawing:
    """Draw a line to what is named, a dot at its end; its middle is the drawing's.

    ``across`` and ``down`` lead from the words to the thing, in pixels.
    """
    margin = 16
    width, height = abs(across) + 2 * margin, abs(down) + 2 * margin
    start = (width / 2 - across / 2, height / 2 - down / 2)
    end = (width / 2 + across / 2, height / 2 + down / 2)
    return Drawing(
        f"pointer {across} {down} {colour}",
        width,
        height,
        (
            Line((start, end), RIM, 9),
            Ellipse(*end, 12, 12, RIM),
            Line((start, end), colour, 4.5),
            Ellipse(*end, 9, 9, colour),
        ),
        2,
    )


def pointing(start: tuple[float, float], end: tuple[float, float], colour: Colour) -> Place:
    """Point from words to what they name."""
    across, down = round(end[0] - start[0]), round(end[1] - start[1])
    return centred(pointer(across, down, colour), (start[0] + end[0]) / 2, (start[1] + end[1]) / 2)


@cache
def onward(length: int, colour: Colour, turn: int = 0) -> Drawing:
    """Draw a broad arrow to the right, or turned clockwise by degrees; it fills a square."""
    half = length / 2
    body = ((-50, -13), (8, -13), (8, -34), (50, 0), (8, 34), (8, 13), (-50, 13))
    outline = moved(body, half, half, scale=(length - 8) / 100, turn=turn)
    return Drawing(
        f"onward {length} {colour} {turn}",
        length,
        length,
        (Polygon(moved(outline, 2, 4), "#05030c80", blur=2), Polygon(outline, colour, RIM, 3.5)),
    )


@cache
def verdict(size: int, colour: Colour, *, right: bool) -> Drawing:
    """Draw a tick if ``right``, else a cross, on a dark disc."""
    unit = size / 60
    strokes: tuple[tuple[tuple[float, float], ...], ...] = (
        (((17, 31), (26, 40), (43, 20)),) if right else (((19, 19), (41, 41)), ((41, 19), (19, 41)))
    )
    return Drawing(
        f"verdict {size} {colour} {right}",
        size,
        size,
        (
            Ellipse(size / 2, size / 2, 26 * unit, 26 * unit, "#141227", colour, 3.5 * unit),
            *(Line(moved(stroke, scale=unit), colour, 7 * unit) for stroke in strokes),
        ),
    )
