"""Lessons about the land, the turn, the march and the end."""

from __future__ import annotations

from math import sqrt

from games.rage.content import Clan
from rendering.rage.lessons.panels import bare, part
from rendering.rage.pieces.banners import ELF, banner, bastion, hero_star, shield_of
from rendering.rage.pieces.country import feature_sprite, glade, meadow, rim, tile
from rendering.rage.pieces.figures import figure
from rendering.rage.pieces.marks import arrow
from rendering.rage.pieces.signs import empty_cup, lamp, numbered, sign
from rendering.scene.scene import Place, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme
from rendering.shapes.lesson_sheet import caption, pointing

_SIDE = 90
_X, _Y = 316, 312
_INK = "#2a1505"


def _at(
    q: float, r: float, x: float = _X, y: float = _Y, side: float = _SIDE
) -> tuple[float, float]:
    return x + side * sqrt(3) * (q + r / 2), y + side * 1.5 * r


def _army(
    mark: SeatMark, units: tuple[int, int, int], x: float, y: float, side: int
) -> list[Place | Text]:
    cloth = banner(mark, side, units)
    top = y + side * 0.3 - cloth.height / 2
    return [
        Place(cloth, x - cloth.width / 2, top),
        Text(str(sum(units)), x - side * 0.1, top + side * 0.06, side * 0.74, round(side * 0.6),
             mark.ink, 34, "centre", height=side * 0.56, bold=True),
    ]  # fmt: skip


def empire(texts: Texts, theme: Theme) -> list[Place | Text]:
    """A region: city, forge, stone, rocks, and a bastion beside it."""
    shapes: list[Place | Text] = [centred(tile(1, 0, _SIDE), _X, _Y)]
    x, y = _at(-2, 1)
    shapes += [
        centred(glade(_SIDE, taken=True), x, y),
        centred(bastion(theme.seats[0], _SIDE), x, y - 24),
        *_army(ELF, (2, 1, 1), *_at(0, 0), _SIDE),
        *_army(ELF, (1, 0, 1), *_at(-1, 0), _SIDE),
        *_army(theme.seats[0], (3, 1, 0), *_at(-1, 1), _SIDE),
    ]
    for n, (key, place, dx, dy) in enumerate((
        ("rocks", (0.5, -1), 0, -6), ("city", (0, 0), 34, -46), ("stone", (1, 0), 20, -30),
        ("forge", (-1, 0), 30, -16), ("bastion", (-2, 1), 30, 10),
    )):  # fmt: skip
        top = 22 + n * 124
        px, py = _at(*place)
        shapes += [
            bare(652, top, 534, 116),
            pointing((668, top + 58), (px + dx, py + dy), theme.lamp),
            caption(texts(f"rage-lesson-{key}"), 690, top + 6, 480, theme.ink, size=38, lines=2,
                    height=104),
        ]  # fmt: skip
    return shapes


def turn(texts: Texts, theme: Theme) -> list[Place | Text]:
    """The five phases in a row."""
    shapes: list[Place | Text] = []
    mark = theme.seats[0]
    for n, key in enumerate(("improve", "tactics", "first", "stones", "second")):
        x = 12 + n * 236
        shapes += [
            bare(x, 14, 230, 632),
            centred(numbered(str(n + 1), 74, theme.lamp, _INK), x + 115, 70),
            caption(texts(f"rage-lesson-{key}"), x + 10, 116, 210, theme.lamp, size=40, lines=2,
                    height=100, align="centre"),
            caption(texts(f"rage-lesson-{key}-how"), x + 12, 428, 206, theme.ink, size=36, lines=5,
                    height=206, align="centre"),
        ]  # fmt: skip
    middle = 316
    shapes += [
        centred(figure(None, 2, ELF, 150), 127, middle),
        centred(sign("shield", 62), 186, middle + 56),
        centred(sign("cards", 130), 363, middle - 8),
        centred(sign("gold", 60), 420, middle + 58),
        centred(figure(Clan.BOHORG, 0, mark, 130), 566, middle),
        centred(figure(Clan.BOHORG, 1, mark, 150), 640, middle),
        centred(feature_sprite("stone", 1, 150), 835, middle - 10),
        centred(figure(Clan.BOHORG, 0, mark, 96), 884, middle + 40),
        centred(figure(Clan.BOHORG, 2, mark, 160), 1050, middle),
        centred(sign("cup", 80), 1136, middle + 44),
    ]
    return shapes


def march(texts: Texts, theme: Theme) -> list[Place | Text]:
    """How far one goes, where one must stop, and how others pass."""
    shapes: list[Place | Text] = []
    own, side = theme.seats[0], 70
    for n, key in enumerate(("path", "stop", "overrun")):
        shapes += part(
            12 + n * 396, 14, 386, 632, texts(f"rage-lesson-{key}"),
            texts(f"rage-lesson-{key}-how"), theme, 4,
        )  # fmt: skip
    for n in range(3):
        x = 205 + n * 396
        low, high = (x - side * 0.87, 372.0), (x + side * 0.87, 162.0)
        middle = (x, 267.0)
        for spot in (low, middle, high):
            shapes.append(centred(meadow(side), *spot))
        if n == 0:
            shapes += [
                *arrow((low, middle, high), side),
                centred(rim(side, "#ffe27a", 5), *high),
                *_army(own, (3, 0, 0), *low, side),
            ]
        elif n == 1:
            shapes += [
                *_army(ELF, (1, 1, 0), *middle, side),
                *arrow((low, middle), side),
                centred(rim(side, "#ff8a5c", 5), *middle),
                *_army(own, (1, 0, 0), *low, side),
                centred(sign("swords", 60), middle[0] - 50, middle[1] - 40),
            ]
        else:
            shapes += [
                *_army(ELF, (1, 1, 0), middle[0] + 34, middle[1], 52),
                *_army(own, (2, 0, 0), middle[0] - 40, middle[1], 52),
                *arrow((low, middle, high), side),
                *_army(own, (1, 1, 0), *low, side),
            ]
    return shapes


def ending(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Four points in a second action win; in a first one they only warn."""
    shapes: list[Place | Text] = []
    one, two, three = theme.seats[:3]
    for n, (key, mark, cups) in enumerate((("warned", two, 4), ("crown", one, 4),
                                           ("last", three, 3))):  # fmt: skip
        x = 12 + n * 396
        shapes += part(x, 14, 386, 632, texts(f"rage-lesson-{key}"),
                       texts(f"rage-lesson-{key}-how"), theme, 5)  # fmt: skip
        shapes.append(centred(shield_of(mark, 130), x + 193, 168))
        for cup in range(4):
            drawn = sign("cup", 72) if cup < cups else empty_cup(72)
            shapes.append(centred(drawn, x + 76 + cup * 78, 300))
    shapes += [
        centred(lamp(96), 12 + 310, 118),
        centred(hero_star(90), 408 + 300, 116),
        centred(numbered("15", 88, theme.lamp, _INK), 804 + 300, 116),
    ]
    return shapes
