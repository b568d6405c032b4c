"""What the pictures of both sample games have in common: a cloth, seats, sheets of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tabletop.api import Seat
from tabletop.pictures import (
    DECIDES,
    DUSK,
    MUST_READ,
    RIM,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Place,
    Polygon,
    Role,
    Scene,
    Text,
    Texts,
    Theme,
    blends,
    box,
    bubble,
    caption,
    foot,
    medal,
    plate,
)

WIDTH, HEIGHT, LESSON = 1200, 900, 560
"""Pixels; the last is the height of a picture of the rules."""
_DARK, _CLOTH, _LIGHT, _SHADE = "#122a2c", "#1f4d4e", "#e0b06a", "#7d4d29"

PALETTE = blends(
    (RIM, _DARK, _CLOTH, _SHADE, _LIGHT, DUSK.ink, DUSK.lamp),
    (*(colour for seat in DUSK.seats[:4] for colour in (seat.colour, seat.ink)), DUSK.asked),
)

Shapes = list[Place | Text]


@cache
def cloth(height: int) -> Drawing:
    """Draw the table."""
    paint = Gradient(((0, _CLOTH), (1, _DARK)), (0, 0), (0, height))
    outline = box(0, 0, WIDTH, height)
    return Drawing(f"sample cloth {height}", WIDTH, height, (Polygon(outline, paint),), 1)


@cache
def disc(number: int, size: int, colour: Colour = _LIGHT) -> Drawing:
    """Draw a cup or a note with its number."""
    half = size / 2
    shapes = (
        Ellipse(half, half, half - 4, half - 4, colour, RIM, 4),
        Text(str(number), 0, 0, size, size // 2, RIM, align="centre", height=size, bold=True),
    )
    return Drawing(f"sample disc {number} {size} {colour}", size, size, shapes)


def seat_row(
    seat: Seat,
    points: int,
    names: tuple[str, ...],
    theme: Theme,
    *,
    asked: bool,
    won: bool,
) -> Shapes:
    """Show a seat with its points in one of four places in the lower half."""
    x, y = 40 + 570 * (seat % 2), 600 + 118 * (seat // 2)
    shapes: Shapes = [
        Place(plate(theme.seats[seat], 550, 106), x, y, role=Role.GROUND),
        Text(names[seat], x + 108, y, 310, DECIDES, theme.ink, height=106),
        Text(str(points), x + 420, y, 70, 48, theme.lamp, height=106, role=Role.COUNTER),
    ]
    if won:
        shapes.append(Place(medal(1, 60), x + 484, y + 23))
    elif asked:
        shapes.append(Place(bubble(60, theme.asked), x + 484, y + 23, role=Role.CUE))
    return shapes


def table(shapes: Shapes, told: str, alt: str, footer: str, theme: Theme) -> Scene:
    """Put shapes on the table below a sentence."""
    cue = Text(told, 60, 30, 1080, 44, theme.ink, MUST_READ, "centre", 2, 110, role=Role.CUE)
    every = (cue, *shapes, *foot(footer, theme, WIDTH, HEIGHT - 46, MUST_READ))
    return Scene(cloth(HEIGHT), every, alt, PALETTE)


def sheet_of(
    game_id: str, pages: Sequence[Sequence[int]], page: int, texts: Texts, theme: Theme
) -> Scene:
    """Show the discs of a page of the rules above its caption.

    Raises:
        LookupError: there is no such page.

    """
    if not 1 <= page <= len(pages):
        raise LookupError(page)
    numbers = pages[page - 1]
    start = WIDTH / 2 - 105 * len(numbers)
    discs = [
        Place(disc(number, 190), start + 210 * at + 10, 120) for at, number in enumerate(numbers)
    ]
    words = texts(f"{game_id}-lesson-{page}")
    told = caption(words, 60, 370, 1080, theme.ink, size=48, lines=2, height=130, align="centre")
    return Scene(cloth(LESSON), (*discs, told), texts(f"{game_id}-lesson-{page}-alt"), PALETTE)
