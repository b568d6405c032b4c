"""The prize: the castle's gate from which the queen is freed, and her golden cup."""

from __future__ import annotations

from functools import cache

from rendering.scene.scene import Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.shapes.curves import arc, box, mirrored, moved, smooth
from rendering.shapes.motif import RIM

PARAPET = 84
"""Height of the wall before those who have won, with their names."""
_STONE, _SHADE = "#8d8478", "#5c544c"
_BOWL = mirrored(
    ((0, -150), (128, -150), *smooth(((128, -150), (132, -80), (112, -10), (66, 34), (0, 44))))
)
_FOOT = mirrored(
    ((0, 36), (22, 36), *smooth(((22, 36), (14, 84), (34, 118), (84, 136))), (92, 158), (0, 158))
)


@cache
def cup(size: int) -> Drawing:
    """Draw the golden cup with two handles, set with red stones."""
    half, unit = size / 2, size / 400
    gold = Gradient(((0, "#fff3bd"), (0.45, "#f2c04a"), (1, "#8a5312")), (half * 0.5, 0),
                    (half * 1.5, size))  # fmt: skip

    def put(points: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
        return moved(points, half, half, scale=unit)

    shapes: list[Shape] = [
        Ellipse(half, half + 160 * unit, 120 * unit, 14 * unit, "#0a060490", blur=5)
    ]
    for colour, thick in ((RIM, 28), ("#e8b43f", 18)):
        shapes += [
            Line(put(moved(arc(122, -76, 58, 54, -80, 112), flip=flip)), colour, thick * unit)
            for flip in (False, True)
        ]
    shapes += [
        Polygon(put(_FOOT), gold, RIM, 5 * unit),
        Polygon(put(_BOWL), gold, RIM, 5 * unit),
        Polygon(put(box(-138, -164, 276, 30, 12)), gold, RIM, 5 * unit),
        Line(put(((-104, -118), (-98, -50))), "#fffbe0a0", 10 * unit),
    ]
    for x in (-84, 0, 84):
        ((cx, cy),) = put(((x, -149),))
        shapes.append(Ellipse(cx, cy, 10 * unit, 10 * unit, "#b03a44", RIM, 3 * unit))
    return Drawing(f"goths cup {size}", size, size, tuple(shapes), 3)


@cache
def castle(width: int, height: int, *, lit: bool) -> Drawing:
    """Draw the castle by night: a gate, bright if ``lit``, and a wall along the lower edge."""
    x, low = width / 2, height - PARAPET
    sky = Gradient(((0, "#1c1826"), (0.6, "#3c3a58"), (1, "#6a5460")), (0, 0), (0, low))
    top = height * 0.16
    wall: list[tuple[float, float]] = [(x - 330, low)]
    for tooth in range(8):
        left = x - 330 + tooth * 88
        wall += [(left, top + 60), (left, top + 34), (left + 44, top + 34), (left + 44, top + 60)]
    wall.append((x + 330, low))
    gate = (*arc(x, low - 190, 160, 160, 180, 360), (x + 160, low), (x - 160, low))
    shapes: list[Shape] = [
        Polygon(box(0, 0, width, height, 12), sky),
        Ellipse(width * 0.1, height * 0.2, 62, 62, "#fff1c0"),
        *(
            Ellipse(width * far, height * high, 3, 3, "#fff6cc")
            for far, high in ((0.22, 0.1), (0.3, 0.26), (0.72, 0.08), (0.8, 0.24), (0.92, 0.12))
        ),
        Polygon(tuple(wall), _SHADE, RIM, 3),
    ]
    for left in (x - 390, x + 286):
        shapes += [
            Polygon(box(left, top + 20, 104, low - top), _STONE, RIM, 3),
            Polygon(
                ((left - 14, top + 20), (left + 52, top - 62), (left + 118, top + 20)),
                "#74300c",
                RIM,
                3,
            ),
            Polygon(box(left + 38, top + 60, 28, 52, 13), "#f2c04a", RIM, 3),
        ]
    shapes += [
        Polygon(gate, "#f2b84e" if lit else "#3c2418", "#a8a198", 26),
        Polygon(gate, "", RIM, 4),
        Polygon(box(0, low, width, PARAPET, 4), "#6d655c", RIM, 4),
        Line(((8, low + 8), (width - 8, low + 8)), "#a8a198", 4),
    ]
    return Drawing(f"goths castle {width} {height} {lit}", width, height, tuple(shapes), 1)
