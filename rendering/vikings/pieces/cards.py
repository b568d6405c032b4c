"""Cards and the runestones they lean against."""

from __future__ import annotations

from functools import cache

from games.vikings.content import ATTACKS, MELEE, Card
from rendering.scene.scene import (
    PRIVATE_DECIDES,
    PUBLIC_DECIDES,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Polygon,
    Shape,
    Text,
)
from rendering.scene.theme import SeatMark
from rendering.shapes.curves import Points, box, regular, smooth, star
from rendering.shapes.emblems import emblem
from rendering.shapes.motif import RIM, placed
from rendering.vikings.pieces.actions import icon

_WOVEN_FROM = 60
"""Width from which the weave of a back can be seen."""
_WRITTEN = "#3a1f0c"
"""The ink of a card's name."""


@cache
def face(card: Card, width: int) -> Drawing:
    """Draw the front of a card: the action in a medallion, without a word."""
    height = round(width * 1.42)
    return Drawing(
        f"vikings face {card} {width}",
        width,
        height,
        (*_vellum(width, height, width), *action(card, width / 2, height / 2, width * 0.34)),
        3,
    )


@cache
def in_hand(card: Card, name: str, width: int, height: int) -> Drawing:
    """Draw a card of one's own: its name below the medallion.

    A name with a hyphen is beside it instead, in two lines.
    """
    words = name.replace("-", "- ")
    room, line = width - 24, round(PRIVATE_DECIDES * 1.1)
    sheet = _vellum(width, height, min(width, height) * 0.7)
    if words == name:
        low = height - 14 - line
        radius = (low - 16) * 0.44
        shown = action(card, width / 2, low / 2 + 8, radius)
        text = Text(name, 12, low, room, PRIVATE_DECIDES, _WRITTEN, align="centre", height=line,
                    bold=True)  # fmt: skip
    else:
        # A name of two parts is wider than the card: it is broken after its hyphen.
        radius = min(height * 0.3, (width - 250) * 0.45)
        shown = action(card, 20 + radius * 1.1, height / 2, radius)
        left = 30 + radius * 2.2
        text = Text(words, left, 0, width - 14 - left, PRIVATE_DECIDES, _WRITTEN, align="centre",
                    lines=2, height=height, bold=True)  # fmt: skip
    return Drawing(
        f"vikings in hand {card} {name} {width} {height}", width, height, (*sheet, *shown, text), 3
    )


def _vellum(width: float, height: float, unit: float) -> list[Shape]:
    """Draw a card of vellum in a wooden frame."""
    edge = unit * 0.05
    vellum = Gradient(((0, "#ecd9ad"), (1, "#b58e58")), (0, 0), (width, height))
    inset = edge * 1.6
    return [
        *_sheet(width, height, ("#7b4a26", "#3e2312")),
        Polygon(box(inset, inset, width - 2 * inset, height - 2 * inset, edge), vellum,
                "#4a2c14", max(1.0, unit * 0.012)),
        *_corners(width, unit),
    ]  # fmt: skip


def action(card: Card, x: float, y: float, radius: float) -> list[Shape]:
    """Draw the medallion of an action around a point."""
    return [*_medallion(card, x, y, radius), *placed(icon(card), x, y, radius * 1.96)]


def _sheet(width: float, height: float, tones: tuple[str, str]) -> list[Shape]:
    """Draw a blank card in two tones of wood."""
    wood = Gradient(((0, tones[0]), (1, tones[1])), (0, 0), (width, height))
    corner = width * 0.09
    return [Polygon(box(1.5, 1.5, width - 3, height - 3, corner), wood, RIM, max(2, width * 0.016))]


def _medallion(card: Card, x: float, y: float, radius: float) -> list[Shape]:
    """Draw the backdrop of an action, its outline and colour by kind.

    Moves have a circle, *Slam* a diamond, attacks close by a hexagon, others an octagon, the Shield
    a star.
    """
    if card in {Card.WALK, Card.SPRINT}:
        outline, tones = regular(x, y, radius * 1.14, 24), ("#9cc47a", "#3f7048")
    elif card is Card.SLAM:
        outline, tones = regular(x, y, radius * 1.2, 4, -90), ("#e8b06a", "#9a5424")
    elif card in MELEE:
        outline, tones = regular(x, y, radius * 1.18, 6, 0), ("#d9826a", "#7a2a24")
    elif card in ATTACKS:
        outline, tones = regular(x, y, radius * 1.16, 8, 22.5), ("#8ab4dc", "#2f4f86")
    else:
        outline, tones = star(x, y, radius * 1.24, radius * 1.0, 12), ("#f0d27a", "#96702a")
    fill = Gradient(
        ((0, tones[0]), (1, tones[1])), (x - radius, y - radius), (x + radius, y + radius)
    )
    return [Polygon(outline, fill, "#4a2c14", radius * 0.06)]


def _corners(width: float, unit: float) -> list[Shape]:
    """Draw a little knot in either upper corner of a card."""
    reach = unit * 0.085
    y = unit * 0.08 + reach
    return [
        Polygon(regular(x, y, reach * 0.62, 4), "#9a6a34", "#4a2c14", unit * 0.01)
        for x in (y, width - y)
    ]


@cache
def back(mark: SeatMark, width: int) -> Drawing:
    """Draw the woven back of a card with its owner's emblem; a small one has no weave."""
    height = round(width * 1.42)
    edge = width * 0.075
    left, top, right, bottom = edge, edge, width - edge, height - edge
    cloth = Gradient(((0, "#5a4a86"), (1, "#2a2150")), (0, 0), (width, height))
    shapes: list[Shape] = [
        *_sheet(width, height, ("#8a5a30", "#3e2312")),
        Polygon(box(left, top, right - left, bottom - top, edge), cloth, RIM, width * 0.015),
    ]
    step = width / 6 if width >= _WOVEN_FROM else 0
    for turn, colour in ((1, "#8f7ac8"), (-1, "#c9a85c")):
        for n in range(-8, 16) if step else ():
            line = _clipped(n * step, turn, (left + 3, top + 3, right - 3, bottom - 3))
            if line:
                shapes.append(Line(line, "#1d1638", width * 0.05))
                shapes.append(Line(line, colour, width * 0.026))
    x, y, radius = width / 2, height / 2, width * (0.27 if step else 0.33)
    shapes += [
        Ellipse(x, y, radius * 1.12, radius * 1.12, RIM),
        Ellipse(x, y, radius, radius, mark.colour, "#f0d79a", width * 0.02),
        *emblem(mark.emblem, x, y, radius * 1.5, mark.ink, mark.colour),
    ]
    return Drawing(
        f"vikings back {mark.emblem} {mark.colour} {width}", width, height, tuple(shapes), 3
    )


def _clipped(offset: float, turn: int, frame: tuple[float, float, float, float]) -> Points:
    """Return the part inside a frame of a slanting line that crosses its top at ``offset``.

    ``turn`` is 1 for one that runs down to the right, -1 to the left; empty if it is not inside.
    """
    left, top, right, bottom = frame
    low, high = top, bottom
    if turn > 0:
        low, high = max(low, top + (left - offset)), min(high, top + (right - offset))
    else:
        low, high = max(low, top + (offset - right)), min(high, top + (offset - left))
    if high <= low:
        return ()
    return (offset + turn * (low - top), low), (offset + turn * (high - top), high)


@cache
def runestone(card: Card, width: int, height: int, *, lit: bool) -> Drawing:
    """Draw the stone of an action with its sign carved in: warm and glowing if ``lit``, else grey.

    It is ``lit`` while it is the one announced.
    """
    top = ("#efe0b4", "#c9ae74") if lit else ("#8b8ea3", "#45485f")
    unit = width / 140
    slab = _standing(width, height, 5 * unit)
    inner = _standing(width, height, 14 * unit)
    rock = Gradient(((0, top[0]), (1, top[1])), (0, 0), (0, height))
    carve = "#5a3a10" if lit else "#343650"
    glow = [Line((*slab, slab[0]), "#ffd868e0", 8 * unit, blur=3 * unit)] if lit else []
    shapes: list[Shape] = [
        *glow,
        Polygon(slab, rock, "#1c1c2e", 3 * unit),
        Line(inner, carve, 4 * unit),
        *placed(icon(card), width / 2, height * 0.5, min(width, height) * 0.64),
    ]
    return Drawing(f"vikings stone {card} {width} {height} {lit}", width, height, tuple(shapes), 3)


def _standing(width: float, height: float, edge: float) -> Points:
    """Return the outline of a stone that stands on a drawing's lower edge, so far from its rim."""
    across, down = width - 2 * edge, height - edge
    points = ((0.02, 1), (0, 0.6), (0.03, 0.24), (0.24, 0.03), (0.56, 0), (0.83, 0.06),
              (0.99, 0.28), (1, 0.62), (0.98, 1))  # fmt: skip
    return smooth(tuple((edge + x * across, edge * 0.8 + y * down) for x, y in points))


@cache
def verdict(words: str, width: int, colour: str, *, truthful: bool) -> Drawing:
    """Draw the ribbon over a revealed card: a tick if ``truthful``, else a cross, and the words."""
    height = 50
    strokes: tuple[Points, ...] = (
        (((14, 26), (22, 35), (36, 15)),)
        if truthful
        else (((15, 17), (33, 35)), ((33, 17), (15, 35)))
    )
    shapes: list[Shape] = [
        Polygon(((0, 3), (width, 3), (width - 9, 25), (width, 47), (0, 47), (9, 25)), "#1d1220",
                colour, 3),
        *(Line(stroke, colour, 6) for stroke in strokes),
        Text(words, 40, 3, width - 48, PUBLIC_DECIDES, colour, align="centre", height=42,
             bold=True),
    ]  # fmt: skip
    return Drawing(f"vikings verdict {words} {width} {colour}", width, height, tuple(shapes))


@cache
def token(mark: SeatMark, size: int) -> Drawing:
    """Draw the little disc that says whose card lies open."""
    half = size / 2
    return Drawing(
        f"vikings token {mark.emblem} {mark.colour} {size}",
        size,
        size,
        (
            Ellipse(half, half, half - 1, half - 1, RIM),
            Ellipse(half, half, half - 2.5, half - 2.5, mark.colour, "#f0d79a", 1.5),
            *emblem(mark.emblem, half, half, size * 0.68, mark.ink, mark.colour),
        ),
    )


@cache
def veil(size: int) -> Drawing:
    """Draw the closed eye on a card that only the viewer knows."""
    half = size / 2
    unit = size / 60
    lid = smooth(((-20, -4), (0, 8), (20, -4)))
    return Drawing(
        f"vikings veil {size}",
        size,
        size,
        (
            Ellipse(half, half, half - 2, half - 2, "#2a2150", "#c9a85c", 2),
            Line(tuple((half + x * unit, half + y * unit) for x, y in lid), "#f6ead2", 5 * unit),
            *(
                Line(
                    (
                        (half + x * unit, half + y * unit),
                        (half + x * 1.35 * unit, half + (y + 10) * unit),
                    ),
                    "#f6ead2",
                    4 * unit,
                )
                for x, y in ((-13, 3), (0, 8), (13, 3))
            ),
        ),
    )
