"""A chat in Discord, drawn: the window, its messages, buttons and emblems."""

from __future__ import annotations

from functools import cache

from rendering.scene.scene import Colour, Drawing, Ellipse, Gradient, Line, Polygon, Shape, Text
from rendering.scene.theme import SeatMark
from rendering.shapes.curves import arc, box, star
from rendering.shapes.emblems import emblem
from rendering.shapes.motif import RIM

WALL, BAR, FRAME, SLOT = "#313338", "#2b2d31", "#1e1f22", "#3f4147"
"""The ground of a chat, its header, the frame of a message and what is empty in it."""
INK, FAINT = "#f2f3f5", "#b5bac1"
PRIMARY, PLAIN = "#5865f2", "#4e5058"
"""Buttons: the expected answer, and any other."""
GOLD, SUN, NIGHT = "#ffd36b", "#f2c04a", "#1b2550"

COLOURS: tuple[Colour, ...] = (
    *(WALL, BAR, FRAME, SLOT, INK, FAINT, PRIMARY, PLAIN, GOLD, SUN, NIGHT, RIM),
    *("#40455f", "#262b4a", "#8d95b0"),
)
"""What a palette must have for a chat."""


@cache
def evening(width: int, height: int) -> Drawing:
    """Draw the dark wall behind everything."""
    shade = Gradient(((0, "#262b4a"), (1, "#1b2550")), (0, 0), (0, height))
    return Drawing(
        f"evening {width} {height}", width, height, (Polygon(box(0, 0, width, height), shade),), 1
    )


@cache
def window(channel: str, width: int, height: int) -> Drawing:
    """Draw a window with the name of the channel or thread."""
    return Drawing(
        f"window {channel} {width} {height}",
        width,
        height,
        (
            Polygon(box(5, 8, width - 8, height - 10, 22), "#05030c90", blur=4),
            Polygon(box(3, 3, width - 6, height - 6, 22), WALL, "#40455f", 3),
            Polygon(box(6, 6, width - 12, 62, 18), BAR),
            Text("#", 26, 6, 40, 40, FAINT, height=62, bold=True),
            Text(channel, 62, 6, width - 90, 36, INK, 34, height=62, bold=True),
        ),
        2,
    )


@cache
def message(width: int, height: int, stripe: Colour) -> Drawing:
    """Draw the frame of a message with its coloured stripe."""
    return Drawing(
        f"message {width} {height} {stripe}",
        width,
        height,
        (
            Polygon(box(2, 2, width - 4, height - 4, 14), FRAME, SLOT, 2),
            Polygon(box(2, 2, 12, height - 4, 5), stripe),
        ),
        2,
    )


@cache
def press(words: str, width: int, height: int, colour: Colour) -> Drawing:
    """Draw a button with its label; ``colour`` is that of the button."""
    return Drawing(
        f"press {words} {width} {height} {colour}",
        width,
        height,
        (
            Polygon(box(2, 2, width - 4, height - 4, 12), colour, RIM, 2),
            Text(words, 10, 0, width - 20, 34, INK, 24, align="centre", height=height, bold=True),
        ),
        2,
    )


@cache
def command(words: str, width: int, height: int) -> Drawing:
    """Draw the line where a command is typed, with the words and a cursor at its right end."""
    return Drawing(
        f"command {words} {width} {height}",
        width,
        height,
        (
            Polygon(box(2, 2, width - 4, height - 4, 16), SLOT, GOLD, 3),
            Text(words, 26, 0, width - 60, 40, INK, 34, height=height, bold=True),
            Line(((width - 30, 16), (width - 30, height - 16)), GOLD, 3),
        ),
        2,
    )


@cache
def player(mark: SeatMark, size: int) -> Drawing:
    """Draw a seat's emblem on a disc in its colour."""
    half = size / 2
    paint = Gradient(((0, mark.light), (0.45, mark.colour), (1, mark.dark)), (0, 0), (size, size))
    return Drawing(
        f"player {mark.emblem} {mark.colour} {size}",
        size,
        size,
        (
            Ellipse(half, half, half - 2, half - 2, paint, RIM, 3),
            *emblem(mark.emblem, half, half, size * 0.7, mark.ink, mark.colour),
        ),
    )


@cache
def free_seat(size: int) -> Drawing:
    """Draw a seat that nobody has taken: a broken ring."""
    half = size / 2
    return Drawing(
        f"free seat {size}",
        size,
        size,
        tuple(
            Line(arc(half, half, half - 4, half - 4, turn, turn + 26), "#8d95b0", 4)
            for turn in range(0, 360, 45)
        ),
    )


@cache
def hour(kind: str, size: int) -> Drawing:
    """Draw the time of day: ``sun``, ``dusk`` (half a sun over a horizon), anything else a moon."""
    half = size / 2
    shapes: list[Shape] = [Ellipse(half, half, half - 2, half - 2, NIGHT, "#8d95b0", 3)]
    match kind:
        case "sun":
            shapes.append(Polygon(star(half, half, half * 0.78, half * 0.46, 12), SUN, RIM, 2))
            shapes.append(Ellipse(half, half, half * 0.36, half * 0.36, GOLD))
        case "dusk":
            glow = arc(half, half * 1.2, half * 0.5, half * 0.5, 180, 360)
            shapes.append(Polygon(glow, SUN, RIM, 2))
            shapes.append(Line(((half * 0.3, half * 1.22), (half * 1.7, half * 1.22)), GOLD, 4))
        case _:
            crescent = (
                *arc(half, half, half * 0.6, half * 0.6, 50, 310),
                *reversed(arc(half * 1.3, half, half * 0.46, half * 0.46, 70, 290)),
            )
            shapes.append(Polygon(crescent, GOLD, RIM, 2))
            shapes.append(Polygon(star(half * 1.42, half * 0.66, 7, 3, 4), INK))
    return Drawing(f"hour {kind} {size}", size, size, tuple(shapes))
