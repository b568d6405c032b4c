"""What every action does, on a few spaces."""

from __future__ import annotations

from functools import cache
from math import sqrt

from games.vikings.content import Card
from rendering.scene.scene import Drawing, Place, Shape, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import caption, onward, sheet
from rendering.vikings.board.sentences import action_name
from rendering.vikings.pieces import cards, figures
from rendering.vikings.pieces.spaces import altar, pond, turf

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


def onto(x: float, y: float, theme: Theme, *, back: bool = False, size: int = 48) -> Place:
    """Draw where something goes, to the right or back to the left."""
    return centred(onward(size, theme.lamp, 180 if back else 0), x, y)


def actions(texts: Texts, theme: Theme) -> list[Place | Text]:
    """The eight cards, each with what it does."""
    shapes: list[Place | Text] = []
    for row, line in enumerate(_ORDER):
        for column, card in enumerate(line):
            x, y = 10 + column * 297, 10 + row * 312
            shapes += [
                Place(sheet(289, 304, "#1a1430e8", "#5a4668"), x, y),
                Place(cards.face(card, 56), x + 14, y + 14),
                caption(action_name(card, texts), x + 68, y + 14, 214, theme.lamp, size=42,
                        align="centre", height=66),
                *_diagram(card, x + 145, y + 158, theme),
                caption(texts(f"vikings-lesson-action-{card}"), x + 12, y + 210, 265, theme.ink,
                        size=34, lines=2, height=84, align="centre"),
            ]  # fmt: skip
    return shapes


def _diagram(card: Card, x: float, y: float, theme: Theme) -> list[Place | Text]:
    """Show the acting Viking, and what comes of it, on a row of spaces around a point."""
    side = 48
    pitch = side * sqrt(3)
    near, far = x - pitch, x + pitch
    own = _figure(theme, 0, near, y)
    ring = figures.bracelet_plain(44)
    ground: tuple[str, ...] = ("grass", "grass", "grass")
    match card:
        case Card.WALK:
            ground = ("grass", "altar", "grass")
            shown = [own, onto(x - 42, y, theme), centred(ring, x + 8, y)]
        case Card.SPRINT:
            ground = ("grass", "grass", "altar")
            shown = [own, onto(x - 32, y, theme), onto(x + 20, y, theme), centred(ring, far, y)]
        case Card.SLAM:
            shown = [own, onto(near + 42, y, theme), _figure(theme, 1, x + 4, y),
                     onto(x + 52, y, theme)]  # fmt: skip
        case Card.PUNCH:
            shown = [own, _figure(theme, 1, x, y), onto(x + 46, y, theme, size=40),
                     centred(ring, far, y)]  # fmt: skip
        case Card.SLINGSHOT:
            ground, side = ("grass", "water", "grass", "grass"), 37
            pitch = side * sqrt(3)
            shown = [_figure(theme, 0, x - 1.5 * pitch, y, 58),
                     _figure(theme, 1, x + 0.5 * pitch, y, 58),
                     onto(x + pitch - 2, y, theme, size=36),
                     centred(figures.bracelet_plain(36), x + 1.5 * pitch + 4, y)]  # fmt: skip
        case Card.CLUB:
            shown = [own, _figure(theme, 1, x, y),
                     onto(near + 38, y - 8, theme, back=True, size=40),
                     centred(ring, near - 10, y + 26)]  # fmt: skip
        case Card.HAMMER:
            ground = ("grass", "water", "grass")
            shown = [_figure(theme, 1, far, y), own, centred(ring, x + 24, y),
                     onto(x - 24, y, theme, back=True)]  # fmt: skip
        case Card.SHIELD:
            shown = [_figure(theme, 1, far, y), own, onto(x + 34, y, theme, back=True),
                     centred(cards.back(theme.seats[0], 46), x - 22, y, -5)]  # fmt: skip
    return [*strip(ground, x, y, side), *shown]


def _figure(theme: Theme, seat: int, x: float, y: float, size: int = 72) -> Place:
    return centred(figures.viking(theme.seats[seat], size), x, y - size * 0.1)
