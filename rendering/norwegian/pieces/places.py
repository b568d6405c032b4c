"""What lies at a player's place: the mat, the fan of the hand, worn spots, glow and shade."""

from __future__ import annotations

from functools import cache

from rendering.norwegian.layout import BAND
from rendering.norwegian.pieces.cards import RATIO
from rendering.scene.scene import Colour, Drawing, Ellipse, Gradient, Line, Polygon, Shape
from rendering.scene.theme import SeatMark
from rendering.shapes.curves import Points, box, moved, star
from rendering.shapes.emblems import emblem
from rendering.shapes.motif import RIM

_FOOT = 16
"""Of a mat, below the strip, if nothing lies there."""
_FAN = 6
"""Most cards drawn in a fan; the number says how many there are."""


@cache
def mat(
    width: int,
    height: int,
    mark: SeatMark,
    border: Colour,
    *,
    faint: bool = False,
    marked: bool = True,
) -> Drawing:
    """Draw the leather before a seat: a strip in its colour for the name, its emblem if ``marked``.

    With a ``border`` colour it glows; ``faint`` darkens it.
    """
    glow = [Polygon(box(4, 4, width - 8, height - 8, 20), border, blur=4)] if border else []
    whole = box(6, 6, width - 12, height - 12, 16)
    if height > BAND + _FOOT:
        quarter = len(whole) // 4
        strip: Points = (*whole[: 2 * quarter], (width - 6, 4 + BAND), (6, 4 + BAND))
        below: list[Shape] = [Line(((12, 4 + BAND), (width - 12, 4 + BAND)), mark.colour, 3)]
    else:
        strip, below = whole, []
    shapes: list[Shape] = [
        Polygon(box(8, 9, width - 12, height - 11, 16), "#170e0e"),
        *glow,
        Polygon(whole, "#2a1c1c"),
        Polygon(strip, mark.dark),
        *below,
        Polygon(whole, "", border or mark.colour, 5 if border else 3),
    ]
    if faint:
        shapes.append(Polygon(whole, "#12101490"))
    if marked:
        shapes += _disc(36, 4 + BAND / 2, 25, mark)
    return Drawing(
        f"norwegian mat {width} {height} {mark.emblem} {mark.colour} {border} {faint} {marked}",
        width, height, tuple(shapes), 2,
    )  # fmt: skip


@cache
def runner(width: int, height: int, mark: SeatMark, border: Colour) -> Drawing:
    """Draw the cloth under one's own cards, woven at its ends; it glows in a ``border`` colour."""
    glow = [Polygon(box(4, 4, width - 8, height - 8, 24), border, blur=5)] if border else []
    cloth = Gradient(((0, mark.dark), (0.5, mark.dark), (1, "#170e0e")), (0, 0), (0, height * 1.5))
    stars = [
        Polygon(star(x, y, 9, 3.4, 4), mark.colour)
        for x in (26, width - 26)
        for y in range(34, height - 20, 30)
    ]
    return Drawing(
        f"norwegian runner {width} {height} {mark.emblem} {mark.colour} {border}",
        width,
        height,
        (
            Polygon(box(8, 10, width - 14, height - 12, 20), "#170e0e"),
            *glow,
            Polygon(box(6, 6, width - 12, height - 12, 20), cloth, border or mark.colour,
                    6 if border else 3),
            *stars,
        ),
        2,
    )  # fmt: skip


@cache
def lane(
    width: int, height: int, strip: int, mark: SeatMark, border: Colour, emblem_x: int = 128
) -> Drawing:
    """Draw the leather of somebody in a list: a strip in its colour for the name, its emblem.

    ``strip`` is the width of that; it glows in a ``border`` colour, if one is given.
    """
    glow = [Polygon(box(5, 3, width - 10, height - 6, 20), border, blur=4)] if border else []
    leather = box(7, 5, width - 14, height - 10, 16)
    quarter = len(leather) // 4
    left = (*leather[:quarter], (strip, 5), (strip - 34, height - 5), *leather[3 * quarter :])
    radius = min(27.0, height * 0.36)
    return Drawing(
        f"norwegian lane {width} {height} {strip} {mark.emblem} {mark.colour} {border} {emblem_x}",
        width,
        height,
        (
            Polygon(box(9, 8, width - 14, height - 9, 16), "#170e0e"),
            *glow,
            Polygon(leather, "#2a1c1c"),
            Polygon(left, mark.dark),
            Line(((strip, 6), (strip - 34, height - 6)), mark.colour, 3),
            Polygon(leather, "", border or RIM, 5 if border else 2.5),
            *_disc(emblem_x, height / 2, radius, mark),
        ),
        2,
    )


def _disc(x: float, y: float, radius: float, mark: SeatMark) -> list[Shape]:
    """Draw a seat's emblem on a disc in its colour around a point."""
    paint = Gradient(((0, mark.light), (0.45, mark.colour), (1, mark.dark)),
                     (x - radius, y - radius), (x + radius, y + radius))  # fmt: skip
    return [
        Ellipse(x, y, radius, radius, paint, RIM, 2.5),
        Ellipse(x, y, radius - 3, radius - 3, "", mark.light, 1.5),
        *emblem(mark.emblem, x, y, radius * 1.42, mark.ink, mark.colour),
    ]


@cache
def disc(mark: SeatMark, size: int) -> Drawing:
    """Draw a seat's emblem on a disc in its colour, with a shadow."""
    half = size / 2
    return Drawing(
        f"norwegian disc {mark.emblem} {mark.colour} {size}",
        size,
        size,
        (Ellipse(half + 1, half + 2, half - 2, half - 2, "#0a0505a0", blur=1.4),
         *_disc(half, half, half - 2.5, mark)),
    )  # fmt: skip


@cache
def fan(count: int, size: int, *, glowing: bool = False) -> Drawing:
    """Draw a hand as others see it: backs in a fan, at most six of them.

    ``size`` is the width of a card; one that is ``glowing`` has just grown.
    """
    shown = min(count, _FAN)
    width, height = round(size * 2.3), round(size * 1.9)
    x, y = width / 2, height + size * 0.75
    spread = min(11.0, 44 / max(1, shown - 1))
    shapes: list[Shape] = []
    if glowing:
        shapes.append(
            Ellipse(x, height * 0.56, width * 0.42, height * 0.38, "#ffd36be0", blur=size * 0.1)
        )
    card = box(-size / 2, -size * 2.05, size, size * RATIO, size * 0.09)
    wool = box(-size * 0.4, -size * 1.95, size * 0.8, size * (RATIO - 0.2), size * 0.05)
    for number in range(shown):
        turn = spread * (number - (shown - 1) / 2)
        shapes.append(Polygon(moved(card, x, y, turn=turn), "#f6e6c4", RIM, max(1.6, size * 0.03)))
        shapes.append(Polygon(moved(wool, x, y, turn=turn), "#a0303c"))
        leaf = moved(star(0, -size * 1.35, size * 0.27, size * 0.11, 8), x, y, turn=turn)
        shapes.append(Polygon(leaf, "#f6e6c4"))
    return Drawing(f"norwegian fan {shown} {size} {glowing}", width, height, tuple(shapes), 3)


@cache
def slot(width: int) -> Drawing:
    """Draw the worn spot where a card lay."""
    height = round(width * RATIO)
    return Drawing(
        f"norwegian slot {width}",
        width + 2,
        height + 2,
        (Polygon(box(2, 2, width - 3, height - 3, width * 0.09), "#0c080a70", "#6a5040", 2),),
    )


@cache
def halo(width: int, height: int) -> Drawing:
    """Draw the glow around a card that has just moved; it is larger than the card by 14 a side."""
    return Drawing(
        f"norwegian halo {width} {height}",
        width + 28,
        height + 28,
        (
            Polygon(box(8, 8, width + 12, height + 12, width * 0.12), "#ffd36bf0", blur=4),
            Polygon(box(11, 11, width + 6, height + 6, width * 0.11), "#fff0b8"),
        ),
        2,
    )


@cache
def dimmed(width: int, strip: int = 0) -> Drawing:
    """Draw the shade on a card that cannot be laid, or on its left ``strip`` pixels if given."""
    height = round(width * RATIO)
    corner = width * 0.09
    if strip:
        # The next card covers the right side.
        outline: Points = (
            (1 + corner, 1), (strip, 1), (strip, height - 1), (1 + corner, height - 1),
            (1, height - 1 - corner), (1, 1 + corner),
        )  # fmt: skip
    else:
        outline = box(1, 1, width - 2, height - 2, corner)
    return Drawing(
        f"norwegian dimmed {width} {strip}",
        width,
        height,
        (Polygon(outline, "#1a101498"),),
        2,
    )
