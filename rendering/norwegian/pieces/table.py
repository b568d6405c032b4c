"""The fixed background: the dark room, the wooden table and the painted field in its middle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rendering.norwegian.layout import FOOTER, HEADER, HEIGHT, WIDTH, Box
from rendering.norwegian.pieces.rosemaling import corner, rose
from rendering.scene.scene import Drawing, Gradient, Line, Place, Polygon, Shape
from rendering.shapes.curves import arc, box, smooth
from rendering.shapes.motif import RIM

_PLANKS = (
    ("#7d4d29", "#6a3f20"),
    ("#74472a", "#613a1f"),
    ("#80502c", "#6c4122"),
    ("#704426", "#5e371d"),
    ("#7a4b28", "#68401f"),
    ("#6d4226", "#5a351b"),
)

_GRAIN = "#553218"
_LARGE = 560
"""Height of a painted field from which its corners have room for large scrolls."""
_LOW = 320
"""Height of a field up to which its corners have room for none."""
_SCROLL = 215
"""How far the scrolls on the wood reach into the picture."""
Corner = tuple[bool, bool]
"""True if it is a right one, and a lower one."""
_FOUR: tuple[Corner, ...] = ((False, False), (False, True), (True, False), (True, True))
_ROOM = 14
"""Around a painted corner, for its outlines and the frame."""
_LINES = ((12, 22, "#d9a040", 3), (18, 18, "#b8442e", 2))
"""The frame of the field: from its edge, radius of the bends, colour and width."""


@cache
def table(
    centre: Box, tall: int = HEIGHT, places: tuple[Box, ...] = (), *, wall: int = HEADER
) -> Drawing:
    """Draw room and table, ``tall`` pixels in all, with the painted field ``centre`` for piles.

    ``wall`` is the height of the wall above the table; with 0 the table fills the canvas. A corner
    of the wood is painted where neither the field nor one of the ``places`` lies on it.
    """
    free = tuple(_free(tall, (centre, *places), wall))
    named = "".join("01"[corner in free] for corner in _FOUR)
    return Drawing(
        f"norwegian table {centre.x} {centre.y} {centre.width} {centre.height} {tall} {wall} "
        f"{named}",
        WIDTH,
        tall,
        (*_room(tall), *_top(tall, free, wall), *field(centre)),
        1,
    )


def _free(tall: int, taken: tuple[Box, ...], wall: int) -> Iterator[Corner]:
    """Yield the corners of the wood that none of the boxes in ``taken`` covers."""
    for right, low in _FOUR:
        x = WIDTH - _SCROLL if right else 0
        y = tall - FOOTER - _SCROLL if low else wall
        if not any(
            box.x < x + _SCROLL
            and x < box.x + box.width
            and box.y < y + _SCROLL
            and y < box.y + box.height
            for box in taken
        ):
            yield right, low


def _room(tall: int) -> list[Shape]:
    """Draw a wall of logs, lit from above."""
    shapes: list[Shape] = [Polygon(box(0, 0, WIDTH, tall), "#17111a")]
    for row in range(3):
        y = row * 36 - 4
        log = Gradient(((0, "#4a3128"), (0.5, "#39251f"), (1, "#211618")), (0, y), (0, y + 36))
        shapes.append(Polygon(box(0, y, WIDTH, 35), log))
    glow = Gradient(((0, "#ffc46a4a"), (1, "#ffc46a00")), (600, -20), (600, 330), "radial")
    return [*shapes, Polygon(box(200, 0, 800, HEADER + 4), glow)]


def _top(tall: int, free: tuple[Corner, ...], wall: int) -> list[Shape]:
    """Draw the table top: an edge, planks with their grain, and the painted corners in ``free``."""
    left, upper, width, height = 4, wall + 2, WIDTH - 8, tall - wall - (34 if wall else 4)
    edge = Gradient(((0, "#a86c3c"), (0.1, "#7a4826"), (1, "#3a2011")), (0, upper),
                    (0, upper + height))  # fmt: skip
    shapes: list[Shape] = [Polygon(box(left, upper, width, height, 54), edge, RIM, 3)]
    left, upper, width, height = left + 10, upper + 10, width - 20, height - 24
    count = len(_PLANKS)
    deep = height / count
    for number, (light, dark) in enumerate(_PLANKS):
        y = upper + number * deep
        wood = Gradient(((0, light), (1, dark)), (0, y), (0, y + deep))
        shapes.append(Polygon(_plank(left, y, width, deep, number, count), wood))
        for share in (0.3, 0.66):
            wave = 6 if number % 2 else -6
            grain = smooth(
                ((60, y + deep * share), (380, y + deep * share + wave), (760, y + deep * share),
                 (WIDTH - 60, y + deep * share + wave))
            )  # fmt: skip
            shapes.append(Line(grain, _GRAIN, 2))
        if number:
            shapes.append(Line(((left, y), (left + width, y)), "#2e190d", 3))
            shapes.append(Line(((left, y + 3), (left + width, y + 3)), "#8a5a34", 2))
    shapes.append(Polygon(box(left, upper, width, height, 44), "", "#2e190d", 3))
    return [
        *shapes,
        *_corners(left + 12, upper + 12, width - 24, height - 24, 170, free, framed=False),
    ]


def _corners(
    x: float,
    y: float,
    width: float,
    height: float,
    size: int,
    corners: tuple[Corner, ...] = _FOUR,
    *,
    framed: bool,
    painted: bool = True,
) -> list[Shape]:
    """Return painted corners of a rectangle, placed; all four unless ``corners`` names some.

    ``framed`` and ``painted`` say whether they have the frame's bends and the scrolls.
    """
    shapes: list[Shape] = []
    for right, low in corners:
        drawing = _corner(size, right=right, low=low, framed=framed, painted=painted)
        left = x + width - drawing.width + _ROOM if right else x - _ROOM
        top = y + height - drawing.height + _ROOM if low else y - _ROOM
        shapes.append(Place(drawing, left, top))
    return shapes


@cache
def _corner(size: int, *, right: bool, low: bool, framed: bool, painted: bool) -> Drawing:
    """Draw a painted corner, ``painted`` with scrolls, ``framed`` with the bends of the frame."""
    whole = round(size * 1.14) + 2 * _ROOM
    x, y = whole - _ROOM if right else _ROOM, whole - _ROOM if low else _ROOM
    side, fall = -1 if right else 1, -1 if low else 1
    bends: list[Shape] = []
    for inset, radius, colour, thick in _LINES:
        middle = inset - 20 + radius
        bend = arc(middle, middle, radius, radius, 180, 270)
        bends.append(Line(tuple((x + side * px, y + fall * py) for px, py in bend), colour, thick))
    scrolls = corner(x, y, size, right=right, low=low) if painted else ()
    return Drawing(
        f"norwegian corner {size} {right} {low} {framed} {painted}",
        whole,
        whole,
        (*(bends if framed else ()), *scrolls),
        2,
    )


def _frame(x: float, y: float, width: float, height: float) -> list[Shape]:
    """Draw the straight lines around the field."""
    lines: list[Shape] = []
    for inset, radius, colour, thick in _LINES:
        near, left, top = inset + radius, x + inset, y + inset
        right, low = x + width - inset, y + height - inset
        lines += [
            Line(((x + near, top), (x + width - near, top)), colour, thick),
            Line(((x + near, low), (x + width - near, low)), colour, thick),
            Line(((left, y + near), (left, y + height - near)), colour, thick),
            Line(((right, y + near), (right, y + height - near)), colour, thick),
        ]
    return lines


def _plank(
    x: float, y: float, width: float, height: float, number: int, count: int
) -> tuple[tuple[float, float], ...]:
    """Return the outline of a plank; the first and the last have the table's round corners.

    ``number`` counts from 0, of ``count`` planks.
    """
    if number not in {0, count - 1}:
        return box(x, y, width, height)
    whole = box(x, y, width, height, 44)
    quarter = len(whole) // 4
    if number:
        return ((x, y), (x + width, y), *whole[2 * quarter :])
    return (*whole[: 2 * quarter], (x + width, y + height), (x, y + height))


def field(centre: Box) -> list[Shape]:
    """Paint the field in which the piles lie, with its frame; a low one has no painted corners."""
    x, y, width, height = centre.x, centre.y, centre.width, centre.height
    middle, rim = (x + width / 2, y + height * 0.4), (x + width, y + height)
    stops = ((0.0, "#2f6a66"), (0.55, "#1f4d4e"), (1.0, "#15363b"))
    paint = Gradient(stops, middle, rim, "radial")
    shapes: list[Shape] = [
        Polygon(box(x + 4, y + 4, width - 8, height - 8, 28), paint, "#2a160b", 4),
        *_frame(x, y, width, height),
    ]
    # A small field needs its corners for the cards, a low one all of them.
    size = round(min(width, height) * (0.27 if min(width - 400, height) > _LARGE else 0.15))
    painted = height > _LOW
    shapes += _corners(x + 20, y + 20, width - 40, height - 40, size, framed=True, painted=painted)
    for along in (x + width * 0.5 - 120, x + width * 0.5 + 120):
        for edge in (y + 24, y + height - 24):
            bloom = _bloom()
            shapes.append(Place(bloom, along - bloom.width / 2, edge - bloom.height / 2))
    return shapes


@cache
def _bloom() -> Drawing:
    return Drawing("norwegian bloom", 28, 28, tuple(rose(14, 14, 11)), 3)
