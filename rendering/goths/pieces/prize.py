"""The prize: the queen's golden cup, in the light that falls on it."""

from __future__ import annotations

from functools import cache

from rendering.scene.scene import Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.shapes.curves import arc, box, mirrored, moved, smooth, star
from rendering.shapes.motif import RIM

_BOWL = mirrored(
    ((0, -150), (128, -150), *smooth(((128, -150), (132, -80), (112, -10), (66, 34), (0, 44))))
)
_FOOT = mirrored(
    ((0, 36), (22, 36), *smooth(((22, 36), (14, 84), (34, 118), (84, 136))), (92, 158), (0, 158))
)


@cache
def cup(size: int) -> Drawing:
    """Draw the cup, on which the shield of whoever won goes."""
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
def light(width: int, height: int) -> Drawing:
    """Draw the hall around the cup: dark, with beams that fall from behind it."""
    x, y = width / 2, height * 0.4
    hall = Gradient(((0, "#3c2418"), (1, "#150d0c")), (0, 0), (0, height))
    glow = Gradient(((0, "#f2c04a70"), (1, "#f2c04a00")), (x, y), (x + width * 0.5, y), "radial")
    beams = [
        Polygon(((x, y), *moved(((-0.09, -1), (0.09, -1)), x, y, scale=width, turn=turn)), glow)
        for turn in range(0, 360, 24)
    ]
    stars = [
        Polygon(moved(star(0, 0, size, size * 0.34, 4), x + dx, y + dy), "#fff6cc")
        for dx, dy, size in ((-232, -96, 16), (226, -120, 13), (-206, 96, 12), (232, 60, 17))
    ]
    return Drawing(
        f"goths light {width} {height}",
        width,
        height,
        (Polygon(box(0, 0, width, height, 12), hall), *beams, *stars),
        1,
    )
