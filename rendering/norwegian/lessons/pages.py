"""The rules of Norwegian Battle in pictures, one for every page of the rules."""

from __future__ import annotations

from functools import cache

from rendering.norwegian.layout import Box
from rendering.norwegian.lessons.blind import blind
from rendering.norwegian.lessons.specials import NO, SHEET, ace, front, specials
from rendering.norwegian.lessons.variants import close_calls, variants
from rendering.norwegian.pieces import cards, piles, places, signs
from rendering.norwegian.pieces.palette import PALETTE
from rendering.norwegian.pieces.table import field
from rendering.scene.scene import Drawing, Gradient, Place, Polygon, Scene, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.curves import box
from rendering.shapes.lesson_sheet import WIDTH, caption, onward, sheet, step

_HEIGHT = 640
_BRASS = "#d9a040"


def lesson(page: int, texts: Texts, theme: Theme) -> Scene:
    """Show what a page of the rules, counted from 1, is about.

    Raises:
        LookupError: there is no such page.

    """
    pages = (_before_one, _turn, specials, ace, blind, variants, close_calls)
    if not 0 < page <= len(pages):
        raise LookupError(page)
    shapes = pages[page - 1](texts, theme)
    return Scene(_field(), tuple(shapes), texts(f"norwegian-lesson-{page}-alt"), PALETTE)


@cache
def _field() -> Drawing:
    """Draw the painted field in its frame of wood behind every lesson."""
    wood = Gradient(((0, "#7d4d29"), (1, "#3a2011")), (0, 0), (0, _HEIGHT))
    return Drawing(
        "norwegian lesson field",
        WIDTH,
        _HEIGHT,
        (
            Polygon(box(0, 0, WIDTH, _HEIGHT), wood),
            *field(Box(4, 4, WIDTH - 8, _HEIGHT - 8)),
        ),
        1,
    )


def _before_one(texts: Texts, theme: Theme) -> list[Place | Text]:
    """What lies before a player, in the order in which it is laid."""
    shapes: list[Place | Text] = []
    width = 158
    for number, code in enumerate(("2h", "10s", "Kd")):
        x = 130 + number * 190
        shapes += [
            centred(cards.back(width), x + 16, 240),
            centred(front(code, width, texts), x - 8, 366),
        ]
    for number, code in enumerate(("5c", "8d", "Qs")):
        x, away = 824 + number * 116, number - 1
        shapes.append(centred(front(code, 184, texts), x, 316 + abs(away) * 16, 8.0 * away))
    shapes.append(centred(onward(96, theme.lamp, 180), 660, 330))
    for number, key, x, y, wide in (
        (1, "hand", 760, 506, 400),
        (2, "face-up", 40, 506, 600),
        (3, "blind", 40, 44, 600),
    ):
        shapes += [
            Place(sheet(wide, 88, *SHEET), x, y),
            Place(step(number, 62, _BRASS), x + 14, y + 13),
            caption(texts(f"norwegian-lesson-{key}"), x + 90, y, wide - 106, theme.ink, size=38,
                    height=86),
        ]  # fmt: skip
    shapes += [
        Place(sheet(400, 88, *SHEET), 760, 44),
        caption(texts("norwegian-lesson-rid"), 776, 44, 368, theme.lamp, size=38, height=86,
                align="centre"),
    ]  # fmt: skip
    return shapes


def _turn(texts: Texts, theme: Theme) -> list[Place | Text]:
    """Lay and draw, or take the pile."""
    shapes: list[Place | Text] = []
    for number, key in enumerate(("lay", "draw", "take")):
        x = 14 + number * 396
        shapes.append(Place(sheet(380, 612, *SHEET), x, 14))
        left = x + 94
        if key == "take":
            left = x + 28
        else:
            shapes.append(Place(step(number + 1, 64, _BRASS), x + 18, 30))
        shapes += [
            caption(texts(f"norwegian-lesson-{key}"), left, 30, x + 362 - left, theme.lamp, size=44,
                    height=62),
            caption(texts(f"norwegian-lesson-{key}-how"), x + 20, 508, 340, theme.ink, size=36,
                    lines=2, height=96, align="centre"),
        ]  # fmt: skip
    x = 14
    sign = signs.sign("at-least", "8", texts("norwegian-picture-sign-at-least", rank="8"), 236, 186)
    shapes += [
        centred(sign, x + 190, 200),
        centred(front("8c", 120, texts), x + 86, 400, -4),
        centred(onward(64, theme.lamp, 180), x + 182, 400),
        centred(front("Js", 120, texts), x + 258, 400, -4),
        centred(front("Jh", 120, texts), x + 304, 406, 6),
    ]
    x = 410
    shapes += [
        Place(piles.stack(130, 6, burnt=False), x + 28, 204),
        Place(cards.back(130), x + 28, 204),
        centred(onward(70, theme.lamp), x + 204, 300),
        centred(front("5d", 112, texts), x + 276, 190, -10),
        centred(front("9s", 112, texts), x + 290, 300),
        centred(front("Qh", 112, texts), x + 276, 410, 10),
    ]
    x = 806
    for number, code in enumerate(("4s", "6h", "9c", "Qs", "Kd")):
        away = number - 2
        shapes.append(
            centred(front(code, 116, texts), x + 190 + away * 54, 204 + away * away * 4, 6.0 * away)
        )
    shapes += [
        centred(onward(74, NO, 90), x + 190, 336),
        centred(places.fan(6, 58, glowing=True), x + 170, 436),
        centred(piles.gain(5, theme.lamp), x + 300, 436),
    ]
    return shapes
