"""Playing cards: their faces with large indices, their woven back, and stacks of them."""

from __future__ import annotations

from functools import cache

from games.norwegian.content import Card, Rank, Suit, rank_of, suit_of
from rendering.norwegian.pieces.court_cards import figure
from rendering.norwegian.pieces.effects import EFFECTS
from rendering.norwegian.pieces.suits import INKS, sign
from rendering.scene.scene import (
    PRIVATE_DECIDES,
    PUBLIC_DECIDES,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Point,
    Polygon,
    Shape,
    Text,
)
from rendering.shapes.curves import box, moved, regular
from rendering.shapes.motif import RIM, placed

RATIO = 1.4
"""Height of a card by its width."""
_LARGE = 100
"""Width from which a face has room for its suit beside the picture."""
_WOVEN = 56
"""Width from which the weave of a back can be seen."""
_SHADE = 5
_EDGE = 8
"""What is seen of a card that lies under an equal one."""
_LEGIBLE = 64
"""Width from which a rank can be read in a private picture."""
_WIDEST = 53
"""Width of the widest rank at the least size of type."""
_TIGHT = 90
"""Width below which a rank needs the whole of it."""

_COLUMNS: dict[Rank, tuple[Point, ...]] = {
    Rank.THREE: ((0, -1), (0, 0), (0, 1)),
    Rank.FOUR: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    Rank.FIVE: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    Rank.SIX: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    Rank.NINE: ((-1, -1), (1, -1), (-1, -0.34), (1, -0.34), (0, 0), (-1, 0.34), (1, 0.34), (-1, 1),
                (1, 1)),
}  # fmt: skip
"""Where the signs of the plain ranks stand, in halves of the picture's width and height."""


def height_of(width: int) -> int:
    """Return how high a card is."""
    return round(width * RATIO)


@cache
def front(card: Card, index: str, width: int) -> Drawing:
    """Draw the face of a card; ``index`` is the short name of its rank, empty for a joker.

    Below 100 pixels of ``width`` its picture is its effect, else its person, else its suit; from
    there on its person, else its effect, else as many suit signs as the rank says. The drawing is 5
    pixels wider and higher than the card.
    """
    rank, suit = rank_of(card), suit_of(card)
    height = height_of(width)
    ink = INKS[suit]
    shapes: list[Shape] = [*_sheet(width, height, ("#fffaec", "#e3d0a6"))]
    figures = index_size(width)
    if width < _LARGE:
        shapes += _index(index, suit, width, figures)
        if index:
            # Beside a 10 there is little room on the smallest cards.
            tight = width < _TIGHT
            x, size = (0.87, 0.22) if tight else (0.82, 0.27)
            shapes += placed(sign(suit), width * x, figures * 0.62, width * size)
        shapes += _small_picture(rank, suit, width, height, figures)
    else:
        inset = width * 0.06
        edge = (width - 2 * inset, height - 2 * inset)
        shapes.append(Polygon(box(inset, inset, *edge, width * 0.05), "", f"{ink}66", 1.5))
        shapes += _large_picture(rank, suit, width, height)
        shapes += _index(index, suit, width, figures)
        if index:
            shapes += placed(sign(suit), width * 0.185, figures * 1.4, width * 0.19)
    return Drawing(f"norwegian front {card} {index} {width}", width + _SHADE, height + _SHADE,
                   tuple(shapes), 2 if width >= _LARGE else 3)  # fmt: skip


@cache
def of_rank(rank: Rank, index: str, size: int, *, works: bool) -> Drawing:
    """Draw a card without a suit on a square; if it ``works``, with the picture of its effect.

    Otherwise with the rank's person, if it has one. An empty ``index`` leaves the letters out. A
    rank without an effect is a KeyError if it ``works``.
    """
    width = round(size * 0.86)
    left, middle = (size - width) / 2, size / 2
    picture = EFFECTS[rank] if works else figure(rank, None)
    shapes: list[Shape] = [Polygon(box(left, 3, width, size - 6, 16), "#fffaec", RIM, 5)]
    if index:
        tall, type_size = (size * 0.5, size * 0.46) if picture else (size, size * 0.72)
        shapes.append(
            Text(index, left, 2, width, round(type_size), INKS[Suit.SPADES], align="centre",
                 height=tall, bold=True)
        )  # fmt: skip
    if picture:
        y, wide = (size * 0.73, size * 0.46) if index else (middle, size * 0.8)
        shapes += placed(picture, middle, y, wide)
    return Drawing(f"norwegian rank {rank} {index} {size} {works}", size, size, tuple(shapes))


@cache
def under(width: int) -> Drawing:
    """Draw a card that lies under an equal one: all that is seen of it is its edge."""
    height = height_of(width)
    paper = _sheet(width, height, ("#f0dcb0", "#e2cda0"))
    return Drawing(f"norwegian under {width}", width + _SHADE, height + _SHADE, tuple(paper), 3)


@cache
def peek(index: str, copies: int, height: int, edges: int | None = None) -> Drawing:
    """Draw a publicly known card in a hand: its rank (a star if empty), and how many copies.

    The copies are a number beside it; with ``edges`` instead they are edges of cards under it, at
    most ``edges``.
    """
    size = max(PUBLIC_DECIDES, round(height * 0.72))
    face = round(height * 0.2 + max(len(index), 1) * size * 0.6)
    many = f"\u00d7{copies}" if copies > 1 and edges is None else ""
    under = min(copies - 1, edges or 0)
    width = face + (4 + 27 * len(many) if many else under * _EDGE)
    shapes: list[Shape] = []
    if many:
        shapes.append(Polygon(box(1.5, 1.5, width - 3, height - 3, 5), "#e2cda0", RIM, 2))
    for edge in range(under, -1, -1):
        paper = "#e2cda0" if edge else "#fffaec"
        sheet = box(1.5 + edge * _EDGE, 1.5, face - 3, height - 3, 5)
        shapes.append(Polygon(sheet, paper, RIM, 2))
    if index:
        shapes.append(Text(index, 0, 0, face, size, RIM, PUBLIC_DECIDES, align="centre",
                           height=height - 2, bold=True))  # fmt: skip
    else:
        shapes += placed(sign(None), face / 2, height / 2, face * 0.8)
    if many:
        shapes.append(Text(many, face - 1, 0, width - face, PUBLIC_DECIDES, RIM, align="centre",
                           height=height - 2, bold=True))  # fmt: skip
    return Drawing(f"norwegian peek {index} {copies} {height} {edges}", width, height,
                   tuple(shapes), 3)  # fmt: skip


@cache
def more(height: int) -> Drawing:
    """Draw the glass that stands for known cards beyond those shown."""
    width = round(height * 0.8)
    glass = width * 0.32
    x = y = width * 0.42
    grip = ((x + glass * 0.74, y + glass * 0.74), (width * 0.88, height * 0.84))
    return Drawing(
        f"norwegian more {height}",
        width,
        height,
        (
            Line(grip, RIM, 11),
            Line(grip, "#d9a040", 6),
            Ellipse(x, y, glass, glass, "#9fd8e0", RIM, 8),
            Ellipse(x, y, glass, glass, "", "#f0dcb0", 4),
            Line(((x - glass * 0.4, y), (x - glass * 0.1, y - glass * 0.4)), "#ffffff", 3),
        ),
        3,
    )


def index_size(width: int) -> int:
    """Return the size of the type on a card."""
    return round(max(0.36 * width + 6, PRIVATE_DECIDES if width >= _LEGIBLE else PUBLIC_DECIDES))


def _sheet(width: float, height: float, tones: tuple[Colour, Colour]) -> list[Shape]:
    """Draw a blank card with its shadow."""
    paper = Gradient(((0, tones[0]), (1, tones[1])), (0, 0), (width, height))
    corner = width * 0.09
    return [
        Polygon(box(4, 5, width - 4, height - 3, corner), "#120b0c"),
        Polygon(box(1.2, 1.2, width - 2.4, height - 2.4, corner), paper, RIM,
                max(2, width * 0.014)),
    ]  # fmt: skip


def _index(index: str, suit: Suit | None, width: float, size: int) -> list[Shape]:
    """Draw the rank in the corner of a card, in its suit's colour; the joker's sign if empty."""
    if not index:
        return placed(sign(suit), size * 0.58, size * 0.6, size * 0.96)
    left, room = (0.07, 0.7) if width >= _TIGHT else (0.0, 1.0)
    return [
        Text(index, width * left, size * 0.02, max(width * room, _WIDEST), size, INKS[suit],
             PUBLIC_DECIDES,
             height=size * 1.16, bold=True)
    ]  # fmt: skip


def _small_picture(
    rank: Rank, suit: Suit | None, width: float, height: float, figures: int
) -> list[Shape]:
    """Draw the picture of a small card below its index: its effect, else its person or suit."""
    top = figures * 1.08
    space = height - top - width * 0.06
    middle = top + space / 2
    picture = EFFECTS.get(rank) or figure(rank, suit)
    if picture is not None:
        return placed(picture, width / 2, middle, min(space * 0.93, width * 0.86))
    return placed(sign(suit), width / 2, middle, min(space * 0.86, width * 0.62))


def _large_picture(rank: Rank, suit: Suit | None, width: float, height: float) -> list[Shape]:
    """Draw the picture of a large card, beside its index: its person, else its effect.

    Other ranks have as many suit signs as they say, in columns.
    """
    x, y = width * 0.53, height * 0.57
    person = figure(rank, suit)
    if person is not None:
        return placed(person, x, height - width * 0.06 - width * 0.395, width * 0.73)
    if rank in EFFECTS:
        return placed(EFFECTS[rank], x, y, width * 0.74)
    x, y = width * 0.645, height * 0.52
    spread, rise = width * 0.19, height * 0.31
    size = width * (0.23 if rank is not Rank.NINE else 0.19)
    signs: list[Shape] = []
    for dx, dy in _COLUMNS[rank]:
        signs += placed(sign(suit), x + dx * spread, y + dy * rise, size)
    return signs


@cache
def back(width: int) -> Drawing:
    """Draw the woven back: a knitted star of eight leaves in a border of stitches.

    A small one is plain between star and border.
    """
    height = height_of(width)
    edge = width * 0.085
    wool = Gradient(((0, "#b03a44"), (1, "#5e1522")), (0, 0), (width, height))
    inner = (edge, edge, width - 2 * edge, height - 2 * edge)
    shapes: list[Shape] = [
        *_sheet(width, height, ("#fdf1d6", "#d8c094")),
        Polygon(box(*inner, width * 0.05), wool, "#3a0c14", max(1, width * 0.012)),
    ]
    shapes += _weave(width, height, edge)
    shapes.append(
        Polygon(regular(width / 2, height / 2, width * 0.4, 8), "#7a1c2a", "#fdf1d6",
                max(1, width * 0.016))
    )  # fmt: skip
    for angle in range(0, 360, 45):
        leaf = _leaf(width / 2, height / 2, width * 0.35, angle)
        shapes.append(Polygon(leaf, "#fdf1d6", "#5e1522", max(0.8, width * 0.012)))
    return Drawing(
        f"norwegian back {width}",
        width + _SHADE,
        height + _SHADE,
        tuple(shapes),
        2 if width >= _LARGE else 3,
    )


def _leaf(x: float, y: float, size: float, angle: float) -> tuple[Point, ...]:
    """One of the eight leaves of the star."""
    return moved(((0.06, 0), (0.56, -0.24), (1, 0), (0.56, 0.24)), x, y, scale=size, turn=angle)


def _weave(width: float, height: float, edge: float) -> list[Shape]:
    """Draw the slanting threads of a back; an empty list on a small card, where none are seen."""
    if width < _WOVEN:
        return []
    left, top, right, bottom = edge + 3, edge + 3, width - edge - 3, height - edge - 3
    step = (right - left) / 4
    shapes: list[Shape] = []
    for turn in (1, -1):
        for number in range(-8, 14):
            x = left + number * step
            low = max(top, top + (left - x if turn > 0 else x - right))
            high = min(bottom, top + (right - x if turn > 0 else x - left))
            if high - low > step / 4:
                thread = (x + turn * (low - top), low), (x + turn * (high - top), high)
                shapes.append(Line(thread, "#5e1522", width * 0.05))
                shapes.append(Line(thread, "#d8747a", width * 0.022))
    return shapes
