"""The fixed background of Clash of Rage: a misty emerald night."""

from __future__ import annotations

from functools import cache

from rendering.scene.scene import Drawing, Gradient, Line, Polygon, Shape
from rendering.shapes.curves import box, smooth
from rendering.shapes.motif import RIM


@cache
def backdrop(width: int, height: int, header: int) -> Drawing:
    """Draw the night, a frame of bronze, and a board for a header unless its height is 0."""
    night = Gradient(((0, "#0c2a26"), (0.45, "#154238"), (1, "#0a1c1a")), (0, 0), (0, height))
    light = Gradient(((0, "#4fb89a60"), (1, "#4fb89a00")), (320, 330), (320, 980), "radial")
    shapes: list[Shape] = [
        Polygon(box(0, 0, width, height), night),
        Polygon(box(0, 0, width, height), light),
    ]
    for n, top in enumerate(range(200, height, 260)):
        mist = smooth(((-40, top), (260, top - 40 + n * 7), (560, top + 26), (900, top - 30),
                       (1240, top + 10)))  # fmt: skip
        shapes.append(Polygon((*mist, (1240, top + 120), (-40, top + 120)), "#8fe0c810", blur=14))
    if header:
        wood = Gradient(((0, "#3a2c1e"), (1, "#1e1610")), (0, 0), (0, header))
        shapes += [
            Polygon(box(0, 0, width, header), wood),
            Line(((0, header), (width, header)), RIM, 7),
            Line(((0, header), (width, header)), "#c8963c", 3),
        ]
    shapes += [
        Polygon(box(3, 3, width - 6, height - 6, 8), "", "#2a1a0c", 6),
        Line(((3, 3), (width - 3, 3)), "#c8963c", 2.5),
        Line(((3, height - 3), (width - 3, height - 3)), "#c8963c", 2.5),
        Line(((3, 3), (3, height - 3)), "#c8963c", 2.5),
        Line(((width - 3, 3), (width - 3, height - 3)), "#c8963c", 2.5),
    ]
    return Drawing(f"rage backdrop {width} {height} {header}", width, height, tuple(shapes), 1)
