"""The banner of Norwegian Battle: five at a table, each with a hand, the pile before them."""

from __future__ import annotations

from functools import cache

from games.norwegian.content import Card
from rendering.actors.faces import Mood
from rendering.norwegian.board.words import index
from rendering.norwegian.pieces import cards, people, places
from rendering.norwegian.pieces.palette import PALETTE
from rendering.scene.scene import Drawing, Gradient, Line, Place, Polygon, Scene, Shape
from rendering.scene.texts import Texts
from rendering.scene.theme import SEATS
from rendering.shapes.curves import box
from rendering.shapes.invitation import HEIGHT, WIDTH, invitation, stood
from rendering.shapes.motif import RIM

_EDGE = 330
"""Upper edge of the table."""
_SITTERS = (
    (0, 110, Mood.GLAD),
    (1, 345, Mood.CALM),
    (3, 600, Mood.GRIM),
    (10, 855, Mood.GLAD),
    (9, 1090, Mood.CALM),
)
"""Seats, where they sit, and how they look."""
_PILE = ("7c", "Qs", "10h")


@cache
def room() -> Drawing:
    """Draw a wall of logs in lamplight and the edge of a table."""
    shapes: list[Shape] = [Polygon(box(0, 0, WIDTH, HEIGHT), "#2a1c1c")]
    for row in range(5):
        y = row * 70 - 6
        log = Gradient(((0, "#4a3128"), (0.5, "#39251f"), (1, "#211618")), (0, y), (0, y + 70))
        shapes.append(Polygon(box(0, y, WIDTH, 68), log))
    glow = Gradient(((0, "#ffc46a60"), (1, "#ffc46a00")), (600, 60), (600, 420), "radial")
    wood = Gradient(((0, "#a86c3c"), (0.2, "#7d4d29"), (1, "#4a2a16")), (0, _EDGE), (0, HEIGHT))
    return Drawing(
        "norwegian banner",
        WIDTH,
        HEIGHT,
        (
            *shapes,
            Polygon(box(150, 0, 900, HEIGHT), glow),
            Polygon(box(0, _EDGE, WIDTH, HEIGHT - _EDGE), wood, RIM, 3),
            Line(((0, _EDGE + 4), (WIDTH, _EDGE + 4)), "#d9a040", 4),
        ),
        1,
    )


def banner(texts: Texts) -> Scene:
    """Draw the banner: five people with hands of cards at a table, three cards before them."""
    shapes: list[Place] = []
    for seat, x, mood in _SITTERS:
        mark = SEATS[seat]
        fan, fist = places.fan(5, 50), people.fist(mark, 46)
        shapes += [
            stood(people.person(mark, 240, mood), x, _EDGE + 22),
            stood(fan, x + 74, _EDGE + 34),
            stood(fist, x + 74, _EDGE + 40),
        ]
    for number, code in enumerate(_PILE):
        card = Card(code)
        face = cards.front(card, index(card, texts), 100)
        shapes.append(Place(face, 480 + number * 62, _EDGE - 26, (number - 1) * 7))
    return invitation("norwegian", room(), tuple(shapes), PALETTE, texts)


def somebody(size: int) -> Drawing:
    """Draw one of its people, about as high as is asked."""
    return people.person(SEATS[1], size, Mood.GLAD)
