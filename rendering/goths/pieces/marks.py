"""How sure an order is, told by form: a tick, a question mark, a cross."""

from __future__ import annotations

from functools import cache

from games.goths.view import Mark
from rendering.scene.scene import (
    PUBLIC_DECIDES,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Polygon,
    Shape,
    Text,
)
from rendering.shapes.curves import box, moved, regular
from rendering.shapes.motif import RIM

_TONES = {
    Mark.CERTAIN: ("#d6f5c8", "#4f9a4a"),
    Mark.POSSIBLE: ("#fff0b8", "#c98f2c"),
    Mark.IMPOSSIBLE: ("#a8a09a", "#57504c"),
}


@cache
def mark_sign(mark: Mark, size: int) -> Drawing:
    """Draw a mark: a disc with a tick, a diamond with a question mark, a square with a cross."""
    half, unit = size / 2, size / 60
    light, dark = _TONES[mark]
    fill = Gradient(((0, light), (1, dark)), (0, 0), (size, size))
    shapes: list[Shape]
    match mark:
        case Mark.CERTAIN:
            shapes = [
                Ellipse(half, half, half - 3, half - 3, fill, RIM, 3),
                Line(moved(((17, 31), (26, 41), (44, 19)), scale=unit), RIM, 8 * unit),
            ]
        case Mark.POSSIBLE:
            shapes = [
                Polygon(regular(half, half, half - 2, 4), fill, RIM, 3),
                Text("?", 0, 0, size, max(PUBLIC_DECIDES, round(size * 0.62)), RIM, align="centre",
                     height=size, bold=True),
            ]  # fmt: skip
        case Mark.IMPOSSIBLE:
            shapes = [
                Polygon(box(5, 5, size - 10, size - 10, 8), fill, RIM, 3),
                Line(moved(((19, 19), (41, 41)), scale=unit), RIM, 8 * unit),
                Line(moved(((41, 19), (19, 41)), scale=unit), RIM, 8 * unit),
            ]
    return Drawing(f"goths mark {mark} {size}", size, size, tuple(shapes))


@cache
def row_plate(width: int, height: int) -> Drawing:
    """Draw the lit plate behind the order that was given."""
    return Drawing(
        f"goths row {width} {height}",
        width,
        height,
        (Polygon(box(1, 1, width - 3, height - 3, 10), "#6b4a1ecc", "#ffd36b", 3),),
        2,
    )
