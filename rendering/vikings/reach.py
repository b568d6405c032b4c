"""What every action does, on a few spaces."""

from __future__ import annotations

from functools import cache
from math import sqrt

from games.vikings.content import Card
from rendering.lesson import caption, centred, sheet
from rendering.scene import Drawing, Place, Shape, Text
from rendering.texts import Texts
from rendering.theme import Theme
from rendering.vikings import cards, pieces
from rendering.vikings.meadow import altar, pond, turf
from rendering.vikings.sentences import action_name

_SIDE = 36
_PITCH = _SIDE * sqrt(3)
_ORDER = (
    (Card.WALK, Card.SPRINT, Card.SLAM, Card.SHIELD),
    (Card.PUNCH, Card.SLINGSHOT, Card.CLUB, Card.HAMMER),
)
"""Ways to go and the ward above, attacks below: those that knock loose, those that steal."""


@cache
def _tile(kind: str, side: int, tone: int) -> Drawing:
    size = side * 2 + 4
    half = size / 2
    shapes: list[Shape] = turf(half, half, side, tone)
    if kind == "water":
        shapes += pond(half, half, side)
    elif kind == "altar":
        shapes += altar(half, half, side)
    return Drawing(f"vikings tile {kind} {side} {tone}", size, size, tuple(shapes), 3)


def strip(kinds: tuple[str, ...], x: float, y: float, side: int) -> list[Place | Text]:
    """Lay spaces in a row around a point."""
    pitch = side * sqrt(3)
    first = x - pitch * (len(kinds) - 1) / 2
    return [
        centred(_tile(kind, side, number % 3), first + number * pitch, y)
        for number, kind in enumerate(kinds)
    ]


def flight(x: float, y: float, across: float, down: float) -> Place:
    """Draw a trail of chevrons from a point."""
    trail = pieces.arrow(round(across), round(down))
    return centred(trail, x + across / 2, y + down / 2)


def actions(texts: Texts, theme: Theme) -> list[Place | Text]:
    """The eight cards, each with what it does."""
    shapes: list[Place | Text] = []
    for row, line in enumerate(_ORDER):
        for column, card in enumerate(line):
            x, y = 10 + column * 297, 10 + row * 312
            shapes += [
                Place(sheet(289, 304, "#1a1430e8", "#5a4668"), x, y),
                caption(action_name(card, texts), x + 16, y + 12, 257, theme.lamp, size=40,
                        align="centre", height=46),
                Place(cards.face(card, "", 80), x + 12, y + 78),
                *_diagram(card, x + 188, y + 138, theme),
                caption(texts(f"vikings-lesson-action-{card}"), x + 12, y + 208, 265, theme.ink,
                        size=34, lines=2, height=84, align="centre"),
            ]  # fmt: skip
    return shapes


def _diagram(card: Card, x: float, y: float, theme: Theme) -> list[Place | Text]:
    """Show the acting Viking, and what comes of it, on three spaces around a point."""
    near, far = x - _PITCH, x + _PITCH
    own = _figure(theme, 0, near, y)
    ring = pieces.bracelet_plain(30)
    match card:
        case Card.WALK:
            ground: tuple[str, ...] = ("grass", "altar", "grass")
            shown = [own, flight(near + 24, y, 46, 0)]
        case Card.SPRINT:
            ground = ("grass", "grass", "altar")
            shown = [own, flight(near + 24, y, 106, 0)]
        case Card.SLAM:
            ground = ("grass", "grass", "grass")
            shown = [own, flight(near + 20, y, 40, 0), _figure(theme, 1, x + 10, y),
                     flight(x + 34, y, 46, 0)]  # fmt: skip
        case Card.PUNCH:
            ground = ("grass", "grass", "grass")
            shown = [own, _figure(theme, 1, x, y), flight(x + 18, y, 44, 0), centred(ring, far, y)]
        case Card.SLINGSHOT:
            ground = ("grass", "grass", "grass", "grass")
            near, far = x - 1.5 * _PITCH, x + 0.5 * _PITCH
            shown = [_figure(theme, 0, near + 4, y), _figure(theme, 1, far, y)]
            shown += [flight(far + 14, y, 44, 0), centred(ring, far + _PITCH, y)]
        case Card.CLUB:
            ground = ("grass", "grass", "grass")
            shown = [_figure(theme, 1, x, y), flight(x - 10, y, -46, 0), own,
                     centred(ring, near + 26, y + 16)]  # fmt: skip
        case Card.HAMMER:
            ground = ("grass", "grass", "grass")
            shown = [_figure(theme, 1, far, y), flight(far - 16, y, -88, 0), own,
                     centred(ring, x, y)]  # fmt: skip
        case Card.SHIELD:
            ground = ("grass", "grass", "grass")
            shown = [_figure(theme, 1, far, y), flight(far - 16, y, -56, 0), own,
                     centred(cards.back(theme.seats[0], 34), x - 14, y)]  # fmt: skip
    side = _SIDE if len(ground) == 3 else 30
    return [*strip(ground, x, y, side), *shown]


def _figure(theme: Theme, seat: int, x: float, y: float) -> Place:
    return centred(pieces.viking(theme.seats[seat], 58), x, y - 7)
