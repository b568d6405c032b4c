"""What never changes: the dark room, the wooden table and the painted field in its middle."""

from __future__ import annotations

from functools import cache

from rendering.curves import box, smooth
from rendering.norwegian.layout import HEADER, HEIGHT, WIDTH, Box
from rendering.norwegian.motif import RIM
from rendering.norwegian.rosemaling import corner, rose
from rendering.scene import Drawing, Ellipse, Gradient, Line, Place, Polygon, Shape

_PLANKS = (
    ("#7d4d29", "#6a3f20"),
    ("#74472a", "#613a1f"),
    ("#80502c", "#6c4122"),
    ("#704426", "#5e371d"),
    ("#7a4b28", "#68401f"),
    ("#6d4226", "#5a351b"),
)


@cache
def table(centre: Box) -> Drawing:
    """Draw room and table, with the painted field where the piles lie."""
    field = _field(centre.width, centre.height)
    top = _top()
    return Drawing(
        f"norwegian table {centre.x} {centre.y} {centre.width} {centre.height}",
        WIDTH,
        HEIGHT,
        (*_room(), Place(top, 0, HEADER - 6), Place(field, centre.x, centre.y), *_light()),
        1,
    )


def _room() -> list[Shape]:
    """The wall is of logs; a lamp that hangs above the picture lights it."""
    dark = Gradient(((0, "#241a22"), (1, "#120d14")), (0, 0), (0, HEIGHT))
    shapes: list[Shape] = [Polygon(box(0, 0, WIDTH, HEIGHT), dark)]
    for row in range(3):
        y = row * 36 - 4
        log = Gradient(((0, "#4a3128"), (0.5, "#39251f"), (1, "#211618")), (0, y), (0, y + 36))
        shapes.append(Polygon(box(0, y, WIDTH, 35), log))
    glow = Gradient(((0, "#ffc46a4a"), (1, "#ffc46a00")), (600, -20), (600, 330), "radial")
    return [*shapes, Polygon(box(0, 0, WIDTH, 340), glow)]


@cache
def _top() -> Drawing:
    height = HEIGHT - HEADER - 26
    edge = Gradient(((0, "#a86c3c"), (0.5, "#5f381c"), (1, "#2e190d")), (0, 0), (0, height))
    shapes: list[Shape] = [
        Polygon(box(4, 8, WIDTH - 8, height - 8, 54), edge, RIM, 3),
    ]
    count, left, top = len(_PLANKS), 14, 18
    tall = (height - 34) / count
    for number, (light, dark) in enumerate(_PLANKS):
        y = top + number * tall
        wood = Gradient(((0, light), (1, dark)), (0, y), (0, y + tall))
        shapes.append(Polygon(_plank(left, y, WIDTH - 2 * left, tall, number, count), wood))
        for share in (0.3, 0.66):
            wave = 6 if number % 2 else -6
            grain = smooth(
                ((60, y + tall * share), (380, y + tall * share + wave), (760, y + tall * share),
                 (WIDTH - 60, y + tall * share + wave))
            )  # fmt: skip
            shapes.append(Line(grain, "#4a2c1670", 2))
        if number:
            shapes.append(Line(((left, y), (WIDTH - left, y)), "#2e190d", 3))
            shapes.append(Line(((left, y + 3), (WIDTH - left, y + 3)), "#a8703e60", 1.6))
    shapes.append(Polygon(box(left, top, WIDTH - 2 * left, height - 34, 44), "", "#2e190d", 3))
    for x, right in ((26, False), (WIDTH - 26, True)):
        for y, low in ((30, False), (height - 30, True)):
            shapes += corner(x, y, 170, right=right, low=low)
    return Drawing("norwegian table top", WIDTH, height, tuple(shapes), 2)


def _plank(
    x: float, y: float, width: float, height: float, number: int, count: int
) -> tuple[tuple[float, float], ...]:
    """The first and the last plank have the table's round corners."""
    if number not in {0, count - 1}:
        return box(x, y, width, height)
    whole = box(x, y, width, height, 44)
    quarter = len(whole) // 4
    if number:
        return ((x, y), (x + width, y), *whole[2 * quarter :])
    return (*whole[: 2 * quarter], (x + width, y + height), (x, y + height))


@cache
def _field(width: int, height: int) -> Drawing:
    paint = Gradient(((0, "#2f6a66"), (0.55, "#1f4d4e"), (1, "#15363b")),
                     (width / 2, height * 0.4), (width, height), "radial")  # fmt: skip
    size = min(width, height) * 0.27
    shapes: list[Shape] = [
        Polygon(box(3, 5, width - 6, height - 8, 30), "#0c060480", blur=3),
        Polygon(box(4, 4, width - 8, height - 8, 28), paint, "#2a160b", 4),
        Polygon(box(12, 12, width - 24, height - 24, 22), "", "#d9a040", 2.6),
        Polygon(box(18, 18, width - 36, height - 36, 18), "", "#b8442e", 2),
    ]
    for x, right in ((20, False), (width - 20, True)):
        for y, low in ((20, False), (height - 20, True)):
            shapes += corner(x, y, size, right=right, low=low)
    for x in (width * 0.5 - 120, width * 0.5 + 120):
        for y in (24, height - 24):
            shapes += rose(x, y, 11)
    return Drawing(f"norwegian field {width} {height}", width, height, tuple(shapes), 2)


def _light() -> list[Shape]:
    glow = Gradient(((0, "#ffdf9a22"), (1, "#ffdf9a00")), (480, 420), (480, 1000), "radial")
    shade = Gradient(((0, "#0a060a00"), (0.72, "#0a060a00"), (1, "#0a060a78")), (600, 600),
                     (1300, 1150), "radial")  # fmt: skip
    return [
        Ellipse(480, 420, 580, 580, glow),
        Polygon(box(0, HEADER, WIDTH, HEIGHT - HEADER), shade),
    ]
