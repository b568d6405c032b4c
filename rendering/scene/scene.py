"""Data model of a picture: frozen, hashable shapes, independent of the drawing library."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

Point = tuple[float, float]
Colour = str
"""``#rrggbb`` or ``#rrggbbaa``."""


def colours(codes: str) -> tuple[Colour, ...]:
    """Divide hexadecimal digits into colours, six digits for each."""
    return tuple(f"#{codes[start : start + 6]}" for start in range(0, len(codes), 6))


ALT_LIMIT = 1024
"""Discord's limit of an attachment's description, in characters."""
COLOURS = 256
"""Most colours of a finished picture: its PNG has a palette."""
DECIDES = 40
"""Smallest type size, in pixels, of what a decision can rest on: 10 on a phone, in the chat."""
MUST_READ = 34
"""Smallest type size of all other words: 11 on a phone, once the picture is tapped."""
PRIVATE_DECIDES = 60
"""Smallest type size of what a decision rests on, in a private picture: 13 on a phone."""
PUBLIC_DECIDES = 48
"""The same in a picture that stands in the chat, and of all else in a private one."""
ELSE = 40
"""Smallest type size of all else in a picture that stands in the chat."""


class Gradient(msgspec.Struct, frozen=True):
    """A colour gradient, linear or radial."""

    stops: tuple[tuple[float, Colour], ...]
    """Positions 0 to 1 in ascending order, each with its colour."""
    start: Point
    end: Point
    """The point of position 1; for a radial gradient any point on its rim."""
    kind: Literal["linear", "radial"] = "linear"


Fill = Colour | Gradient


class Polygon(msgspec.Struct, frozen=True, tag=True):
    """A closed outline, filled, edged, or both."""

    points: tuple[Point, ...]
    fill: Fill = ""
    outline: Colour = ""
    width: float = 0
    blur: float = 0
    """Standard deviation of a blur over the finished shape: a soft shadow or a glow."""


class Ellipse(msgspec.Struct, frozen=True, tag=True):
    """An ellipse with upright axes."""

    x: float
    """Of the centre, like ``y``."""
    y: float
    rx: float
    ry: float
    fill: Fill = ""
    outline: Colour = ""
    width: float = 0
    blur: float = 0


class Line(msgspec.Struct, frozen=True, tag=True):
    """A stroke with round joints and ends."""

    points: tuple[Point, ...]
    colour: Colour
    width: float
    blur: float = 0


class Role(StrEnum):
    """The meaning of a shape, used to find changes between two pictures of a table."""

    PIECE = "piece"
    """Part of the position: something on the table, a name, a number."""
    COUNTER = "counter"
    """A piece whose words are a number that changes in place."""
    CUE = "cue"
    """A pointer or caption that is not part of the position."""
    GROUND = "ground"
    """A background that groups pieces: changes within it count as one."""


class Text(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """Words in a box; longer ones shrink to ``smallest`` and then end in an ellipsis."""

    words: str
    x: float
    """Left edge of the box."""
    y: float
    """Top edge of the box."""
    width: float
    size: int
    colour: Colour
    smallest: int = 0
    """Smallest size to shrink to; 0 means ``size``, so no shrinking."""
    align: Literal["left", "centre", "right"] = "left"
    lines: int = 1
    """How many lines the words may be broken into."""
    height: float = 0
    """Height of the box in which the lines are centred; 0 means the height of the lines."""
    bold: bool = False
    rim: Colour = ""
    """Colour of an outline around the letters."""
    rim_width: int = 0
    role: Role = Role.PIECE
    of: str = ""
    """What a counter counts, where its place does not say so: two players take turns in it, or it
    moves. Only counters of the same thing are compared then, wherever they stand."""

    @property
    def least(self) -> int:
        """The smallest size that the words may be set in."""
        return self.smallest or self.size


class Drawing(msgspec.Struct, frozen=True):
    """A group of shapes drawn once, at several times its size, and kept as a bitmap."""

    name: str
    """Unique for each drawing: the hash uses it instead of the shapes."""
    width: int
    height: int
    shapes: tuple[Shape, ...]
    scale: int = 4
    """Supersampling factor: it is drawn this many times larger, then shrunk."""
    of: Drawing | None = None
    """The drawing to shrink instead of drawing ``shapes``; drawn once for all sizes."""

    def __hash__(self) -> int:
        return hash((self.name, self.width, self.height))


class Place(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """A drawing at a position."""

    drawing: Drawing
    x: float
    """Coordinate of the upper left corner, like ``y``, before rotation."""
    y: float
    angle: float = 0
    """Degrees clockwise around the drawing's centre."""
    role: Role = Role.PIECE


def centred(
    drawing: Drawing, x: float, y: float, angle: float = 0, role: Role = Role.PIECE
) -> Place:
    """Return a drawing placed with its centre at (``x``, ``y``)."""
    return Place(drawing, x - drawing.width / 2, y - drawing.height / 2, angle, role)


Shape = Polygon | Ellipse | Line | Text | Place


class Scene(msgspec.Struct, frozen=True, cache_hash=True):
    """A whole picture. Equal scenes are equal pictures, byte for byte."""

    base: Drawing
    """The fixed background, cached as a whole; its size is that of the canvas."""
    shapes: tuple[Place | Text, ...]
    """Shapes on the background, in the order of painting."""
    alt: str
    """The position in sentences, at most :data:`ALT_LIMIT` characters."""
    palette: tuple[Colour, ...]
    """The colours of the finished picture, at most :data:`COLOURS`."""
    for_one: bool = False
    """True if a single reader sees it, small: it is painted in less time, three pixels for four."""

    @property
    def width(self) -> int:
        """Width of the canvas in units, a pixel each where more than one see it."""
        return self.base.width

    @property
    def height(self) -> int:
        """Height of the canvas in units."""
        return self.base.height

    @property
    def texts(self) -> tuple[Text, ...]:
        """All words in the picture, those in its drawings included."""
        return tuple(_texts((*self.base.shapes, *self.shapes)))


def _texts(shapes: tuple[Shape, ...]) -> list[Text]:
    """List the texts among shapes in order, also those inside placed drawings, however deep.

    A drawing that shrinks another one (``of``) has no texts of its own.
    """
    found: list[Text] = []
    for shape in shapes:
        match shape:
            case Text():
                found.append(shape)
            case Place():
                found.extend(_texts(shape.drawing.shapes))
            case _:
                pass
    return found
