"""A moment of a game: who had a part in it, what lay between them, and one sentence."""

from __future__ import annotations

from typing import NamedTuple

from rendering.scene.scene import (
    ALT_LIMIT,
    PUBLIC_DECIDES,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Place,
    Polygon,
    Role,
    Scene,
    Text,
    centred,
)
from rendering.scene.texts import Texts
from rendering.scene.theme import DUSK
from rendering.shapes.curves import box, star
from rendering.shapes.invitation import stood
from rendering.shapes.motif import RIM

WIDTH, HEIGHT = 1200, 500
SIZE = 300
"""How high people are, about."""
_FLOOR = 334
"""What people stand on: their names lie over their feet."""
_SAID = 386
"""Upper edge of the words."""
_NAME, _SENTENCE = 54, 66
_HALF, _MARGIN = 240, 10
"""Half of the room for a name, and what it leaves free at the picture's edges."""
_RAYS = 186
"""How far the medal behind the things reaches."""
_MIDDLE = 190
"""How low the middle of things is."""
_SHORT = 28
"""Characters of a name in the description."""


class Person(NamedTuple):
    """Somebody who has a part in a moment."""

    drawing: Drawing
    name: str
    looks: str = ""
    """How they look, as in ``moment-<looks>``; empty if one cannot see it."""


class Thing(NamedTuple):
    """Something that lies between them."""

    drawing: Drawing
    x: float = 0
    """From the middle of all things to its own, like ``y``."""
    y: float = 0
    angle: float = 0


def composed(
    ground: Drawing,
    people: tuple[Person, ...],
    things: tuple[Thing, ...],
    said: str,
    what: str,
    palette: tuple[Colour, ...],
    texts: Texts,
) -> Scene:
    """Draw one or two people on a ground, with things between or beside them.

    Their names lie over their feet, the sentence on a dark strip along the lower edge.

    Args:
        ground: 1200 wide; its lower part lies under the words.
        people: from the left; one alone stands at the left, the things right of them.
        things: in the order of painting.
        said: the sentence.
        what: names the things, to end a sentence of the description.
        palette: the colours of the finished picture.
        texts: the words.
    """
    where, middle = ((215, 985), 600) if len(people) > 1 else ((290,), 800)
    shapes: list[Place | Text] = []
    shapes += (centred(one.drawing, middle + one.x, _MIDDLE + one.y, one.angle) for one in things)
    shapes += (stood(one.drawing, x, _FLOOR) for one, x in zip(people, where, strict=True))
    for one, x in zip(people, where, strict=True):
        half = min(_HALF, x - _MARGIN, WIDTH - x - _MARGIN)
        shapes.append(
            Text(one.name, x - half, 324, 2 * half, _NAME, DUSK.ink, PUBLIC_DECIDES, "centre",
                 height=60, bold=True, rim="#140c10", rim_width=7)
        )  # fmt: skip
    shapes.append(
        Text(said, 20, _SAID, WIDTH - 40, _SENTENCE, DUSK.ink, PUBLIC_DECIDES, "centre",
             height=HEIGHT - _SAID, bold=True, role=Role.CUE)
    )  # fmt: skip
    return Scene(_base(ground, middle), tuple(shapes), _alt(people, said, what, texts), palette)


def _base(ground: Drawing, middle: int) -> Drawing:
    """Return the ground with a medal behind the things and a dark strip under the words.

    ``middle`` is the x of the medal's centre.
    """
    fill = Gradient(((0, "#4a3c4e"), (1, "#241c2c")), (middle, 20), (middle, 360))
    return Drawing(
        f"moment of {ground.name} {middle}",
        WIDTH,
        HEIGHT,
        (
            Place(ground, 0, 0),
            Polygon(star(middle, _MIDDLE, _RAYS, _RAYS - 16, 30), "#d9a040", RIM, 3),
            Ellipse(middle, _MIDDLE, _RAYS - 24, _RAYS - 24, fill, RIM, 4),
            Polygon(box(0, _SAID, WIDTH, HEIGHT - _SAID), "#191420"),
            Line(((0, _SAID), (WIDTH, _SAID)), DUSK.lamp, 4),
        ),
        1,
    )


def _alt(people: tuple[Person, ...], said: str, what: str, texts: Texts) -> str:
    """Say what a moment shows: the sentence, the people and how they look, and the things.

    Names are cut to 28 characters, the whole at ``ALT_LIMIT``. There must be at least one person.
    """
    shown = [
        texts(f"moment-{one.looks}", name=one.name[:_SHORT]) if one.looks else one.name[:_SHORT]
        for one in people
    ]
    key = "moment-alt" if len(people) > 1 else "moment-alt-alone"
    left, right = shown[0], shown[-1]
    return texts(key, said=said, left=left, right=right, what=what)[:ALT_LIMIT]
