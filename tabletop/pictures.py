"""What pictures are made of: a view becomes a :class:`Scene` of shapes, which the bot paints."""

from __future__ import annotations

from rendering.scene.alt_text import first_to_fit, no_longer, sentence
from rendering.scene.frame import either, foot
from rendering.scene.scene import (
    DECIDES,
    ELSE,
    MUST_READ,
    PRIVATE_DECIDES,
    PUBLIC_DECIDES,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Place,
    Point,
    Polygon,
    Role,
    Scene,
    Shape,
    Text,
    centred,
)
from rendering.scene.texts import Texts
from rendering.scene.theme import DUSK, SEATS, SeatMark, Theme
from rendering.shapes.blends import blends
from rendering.shapes.curves import (
    Points,
    arc,
    box,
    circle,
    mirrored,
    moved,
    regular,
    smooth,
    star,
)
from rendering.shapes.emblems import emblem
from rendering.shapes.icon import SIZE as ICON_SIZE
from rendering.shapes.icon import Icons, icon
from rendering.shapes.lesson_sheet import WIDTH as LESSON_WIDTH
from rendering.shapes.lesson_sheet import caption
from rendering.shapes.motif import RIM
from rendering.shapes.seat_marks import bubble, medal, plate, tick

__all__ = [
    "DECIDES",
    "DUSK",
    "ELSE",
    "ICON_SIZE",
    "LESSON_WIDTH",
    "MUST_READ",
    "PRIVATE_DECIDES",
    "PUBLIC_DECIDES",
    "RIM",
    "SEATS",
    "Colour",
    "Drawing",
    "Ellipse",
    "Gradient",
    "Icons",
    "Line",
    "Place",
    "Point",
    "Points",
    "Polygon",
    "Role",
    "Scene",
    "SeatMark",
    "Shape",
    "Text",
    "Texts",
    "Theme",
    "arc",
    "blends",
    "box",
    "bubble",
    "caption",
    "centred",
    "circle",
    "either",
    "emblem",
    "first_to_fit",
    "foot",
    "icon",
    "medal",
    "mirrored",
    "moved",
    "no_longer",
    "plate",
    "regular",
    "sentence",
    "smooth",
    "star",
    "tick",
]
