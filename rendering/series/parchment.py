"""Parts of all series' sheets: parchment, plates for names, lines between them."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from math import sin

from rendering.scene.scene import (
    COLOURS,
    MUST_READ,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Place,
    Polygon,
    Role,
    Shape,
    Text,
)
from rendering.scene.theme import SeatMark, Theme
from rendering.shapes.curves import Points, box
from rendering.shapes.emblems import emblem
from rendering.shapes.motif import RIM

WIDTH = 1200
EDGE = 34
"""Margin between the picture's edge and the parchment, in pixels."""
TOP = 150
"""Upper edge of the part below the title."""
FOOT = 64

INK = "#2a1d14"
PALE_INK = "#6b5232"
STROKE = "#8a6a3c"
STRUCK = "#9c2f2a"
GOLD = "#b8811f"

_SIGNS = 8
"""Emblems, one for each possible entrant."""

_NIGHT = ("#2a2140", "#0f0c1e")
_SHEET = ("#fbf2d8", "#e0c792")


class Tone(StrEnum):
    """The state of an entrant, shown by a plate's colours."""

    PLAIN = "plain"
    AHEAD = "ahead"
    """The entrant has advanced, or has won."""
    OUT = "out"
    """The entrant is out."""
    EMPTY = "empty"
    """There is no entrant yet."""


_PLATES: dict[Tone, tuple[Colour, Colour, Colour]] = {
    Tone.PLAIN: ("#fffaeb", "#f0e0b8", STROKE),
    Tone.AHEAD: ("#fff6cc", "#f2cf6a", GOLD),
    Tone.OUT: ("#e6d6b2", "#d6c296", "#a8905f"),
    Tone.EMPTY: ("#efdfb8", "#e6d2a2", "#c4a870"),
}


@cache
def ground(height: int) -> Drawing:
    """Draw the parchment on a dark table, a brass pin in each corner."""
    night = Gradient(tuple(zip((0, 1), _NIGHT, strict=True)), (0, 0), (0, height))
    middle, rim = (WIDTH / 2, height / 2), (WIDTH + 80, height / 2)
    light = Gradient(((0, _SHEET[0]), (0.55, "#f3e3bb"), (1, _SHEET[1])), middle, rim, "radial")
    outline = _deckle(WIDTH, height)
    shapes: list[Shape] = [
        Polygon(box(0, 0, WIDTH, height), night),
        Polygon(tuple((x + 6, y + 10) for x, y in outline), "#05030ca0", blur=8),
        Polygon(outline, light, RIM, 3),
        Line(_frame(height), f"{STROKE}90", 2.5),
    ]
    for x in (EDGE + 30, WIDTH - EDGE - 30):
        for y in (EDGE + 30, height - EDGE - 30):
            brass = Gradient(((0, "#fff0b0"), (1, "#8f5a12")), (x - 9, y - 9), (x + 9, y + 9))
            shapes += [
                Ellipse(x + 2, y + 4, 10, 10, "#05030c60", blur=2),
                Ellipse(x, y, 10, 10, brass, RIM, 2),
            ]
    return Drawing(f"series ground {height}", WIDTH, height, tuple(shapes), 1)


def _frame(height: int) -> Points:
    """Return the closed line inside the parchment's edge, its corners rounded."""
    inset = EDGE + 16
    corners = box(inset, inset, WIDTH - 2 * inset, height - 2 * inset, 26)
    return (*corners, corners[0])


def _deckle(width: int, height: int) -> Points:
    """Return the outline of a torn sheet: wavy, ``EDGE`` pixels from the edges of the picture."""

    def torn(at: float) -> float:
        return 2.6 * sin(at * 0.071) + 1.7 * sin(at * 0.233 + 1)

    left, right, low = EDGE, width - EDGE, height - EDGE
    across, down = range(left, right, 12), range(EDGE, low, 12)
    return (
        *((x, EDGE + torn(x)) for x in across),
        *((right + torn(y + 400), y) for y in down),
        *((x, low + torn(x + 900)) for x in reversed(across)),
        *((left + torn(y + 1700), y) for y in reversed(down)),
    )


@cache
def plate(width: int, height: int, tone: Tone) -> Drawing:
    """Draw a plate for a name, in the colours of a tone.

    One that is ahead has a thicker edge; an empty one casts no shadow.
    """
    light, dark, edge = _PLATES[tone]
    fill = Gradient(((0, light), (1, dark)), (0, 0), (0, height))
    body = box(4, 4, width - 10, height - 11, 12)
    shapes: list[Shape] = []
    if tone is not Tone.EMPTY:
        shapes.append(Polygon(box(6, 8, width - 10, height - 11, 12), "#3a240a60", blur=2.5))
    shapes.append(Polygon(body, fill, edge, 4 if tone is Tone.AHEAD else 2.5))
    return Drawing(f"series plate {width} {height} {tone}", width, height, tuple(shapes), 2)


@cache
def badge(mark: SeatMark, size: int) -> Drawing:
    """Draw the sign of an entrant, the same wherever the name stands."""
    half = size / 2
    fill = Gradient(((0, mark.light), (0.35, mark.colour), (1, mark.dark)), (0, 0), (0, size))
    return Drawing(
        f"series badge {mark.emblem} {mark.colour} {size}",
        size,
        size,
        (
            Ellipse(half, half, half - 2, half - 2, fill, RIM, 2),
            *emblem(mark.emblem, half, half, size * 0.62, mark.ink, mark.colour),
        ),
    )


@cache
def strike(width: int, height: int) -> Drawing:
    """Draw the stroke of a pen through a name."""
    start, end = (6.0, height * 0.62), (width - 6.0, height * 0.36)
    middle = (width * 0.45, height * 0.44)
    return Drawing(
        f"series strike {width} {height}",
        width,
        height,
        (Line((start, middle, end), f"{STRUCK}e0", 4),),
        2,
    )


@cache
def way(width: int, rise: int, colour: Colour, thickness: float) -> Drawing:
    """Draw the line from a name to the next column: level, upright in the middle, level.

    It goes up by ``rise`` pixels, down if that is negative.
    """
    margin = 6
    height = abs(rise) + 2 * margin
    start = (0.0, height - margin if rise > 0 else margin)
    end = (float(width), margin if rise > 0 else height - margin)
    bend = width / 2
    points = (start, (bend, start[1]), (bend, end[1]), end)
    return Drawing(
        f"series way {width} {rise} {colour} {thickness}",
        width,
        height,
        (Line(points, colour, thickness),),
        2,
    )


def leading(x: float, y: float, to_y: float, width: int, *, taken: bool) -> Place:
    """Return the line from a plate's edge at ``y`` to the next column at ``to_y``.

    It is golden and thicker if ``taken``. ``x`` is the plate's right edge.
    """
    rise = round(y - to_y)
    drawing = way(width, rise, GOLD if taken else f"{STROKE}b0", 5 if taken else 3)
    return Place(drawing, x, min(y, to_y) - 6)


def name_plate(
    name: str,
    mark: SeatMark,
    x: float,
    y: float,
    width: int,
    height: int,
    tone: Tone,
    note: str = "",
) -> list[Place | Text]:
    """Write a name with its emblem on its plate, with a note under it if there is one.

    ``x`` is its left edge and ``y`` its middle. A name that is out is paler and struck through.
    """
    top, size = y - height / 2, height - 18
    left = x + size + 18
    room = x + width - 14 - left
    ink = PALE_INK if tone is Tone.OUT else INK
    # A note takes the lower part of the plate, and the name the rest.
    name_height = height - 38 if note else height - 4
    shapes: list[Place | Text] = [
        Place(plate(width, height, tone), x, top),
        Place(badge(mark, size), x + 10, top + 7),
        Text(
            name,
            left,
            top + (2 if note else 0),
            room,
            MUST_READ if note else 36,
            ink,
            MUST_READ,
            height=name_height,
            bold=True,
            role=Role.CUE,
        ),
    ]
    if note:
        shapes.append(
            Text(note, left, top + height - 44, room, MUST_READ, PALE_INK, height=36, role=Role.CUE)
        )
    if tone is Tone.OUT:
        shapes.append(Place(strike(round(room), height), left, top))
    return shapes


def heading(words: str, subtitle: str, x: float = 0) -> list[Text]:
    """Write the title of a sheet and a line under it, centred in what is right of ``x``.

    Both texts are always returned; an empty subtitle is not visible.
    """
    left, width = x + EDGE + 80, WIDTH - 2 * (EDGE + 80) - x
    return [
        Text(
            words,
            left,
            EDGE + 22,
            width,
            56,
            INK,
            MUST_READ,
            "centre",
            height=66,
            bold=True,
            role=Role.CUE,
        ),
        Text(
            subtitle,
            left,
            EDGE + 84,
            width,
            MUST_READ,
            PALE_INK,
            align="centre",
            height=40,
            role=Role.CUE,
        ),
    ]


def footing(footer: str, height: int) -> list[Text]:
    """Write the footer along the lower edge of the parchment; an empty list for an empty footer."""
    if not footer:
        return []
    y = height - EDGE - 48
    width = WIDTH - 2 * (EDGE + 80)
    return [Text(footer, EDGE + 80, y, width, MUST_READ, PALE_INK, align="centre", role=Role.CUE)]


def ramp(first: Colour, last: Colour, count: int) -> tuple[Colour, ...]:
    """List ``count`` colours (at least two) from one opaque colour to another, both included."""

    def part(colour: Colour, at: int) -> int:
        return int(colour[at : at + 2], 16)

    def mixed(share: float) -> Colour:
        """Return the colour at a share (0 to 1) of the way."""
        channels = (
            round(part(first, at) + (part(last, at) - part(first, at)) * share) for at in (1, 3, 5)
        )
        return "#" + "".join(f"{channel:02x}" for channel in channels)

    return tuple(mixed(step / (count - 1)) for step in range(count))


def palette(theme: Theme) -> tuple[Colour, ...]:
    """List the colours of the finished sheets: parchment, ink, night, and the entrants' signs.

    Each is listed once; there are at most 256, and those last in the list are left out.
    """
    signs = (
        colour
        for mark in theme.seats[:_SIGNS]
        for colour in (
            *ramp(mark.dark, mark.colour, 6),
            *ramp(mark.colour, mark.light, 5),
            *ramp(mark.ink, mark.colour, 3),
        )
    )
    colours = (
        *ramp(*_NIGHT, 12),
        *ramp(INK, _SHEET[1], 30),
        *ramp(_SHEET[1], "#fffaeb", 36),
        *ramp(GOLD, "#fff6cc", 16),
        *ramp("#8f5a12", "#fff0b0", 8),
        *ramp("#d6c296", "#e6d6b2", 5),
        *ramp(STRUCK, _SHEET[1], 8),
        *ramp("#05030c", STROKE, 8),
        *signs,
        RIM,
    )
    return tuple(dict.fromkeys(colours))[:COLOURS]
