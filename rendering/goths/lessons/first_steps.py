"""The ground, a round, the nine orders, and how a back is read."""

from __future__ import annotations

from games.goths.content import (
    BACK,
    BASE_ORDERS,
    CHARACTER,
    NUMBER,
    Camp,
    Character,
    KingCard,
    Objective,
    Order,
)
from games.goths.view import Mark
from rendering.goths.lessons.sheets import BRASS, SHEET, Shapes, grid, titled
from rendering.goths.pieces import figures, ground, letters, signs
from rendering.goths.pieces.characters import medallion
from rendering.goths.pieces.marks import mark_sign
from rendering.scene.scene import Place, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import caption, onward, sheet, step

_CARD = (150, 250)


def battlefield(texts: Texts, theme: Theme) -> Shapes:
    """Three cards a clan, and three doors between them."""
    shapes: Shapes = []
    for camp, places in (
        (Camp.OSTROGOTHS, (20, 176, 332)),
        (Camp.VISIGOTHS, (1030, 874, 718)),
    ):
        for number, x in enumerate(places):
            card = ground.terrain(*_CARD, forest=number == 0, barricade=False)
            shapes.append(Place(card, x, 150))
        shapes.append(centred(figures.army(camp, 2, 84), places[0] + 75, 326))
    for number, kind in enumerate((Objective.TRAP, Objective.QUEEN, Objective.PLAIN)):
        shapes.append(Place(ground.door(number + 1, 196, 148, kind), 502, 20 + number * 156))
    for key, x, width in (("ostrogoths", 20, 462), ("visigoths", 718, 462)):
        shapes += [
            Place(sheet(width, 84, *SHEET), x, 40),
            caption(texts(f"goths-camp-{key}"), x + 16, 40, width - 34, theme.lamp, size=44,
                    height=82, align="centre"),
        ]  # fmt: skip
    shapes += [
        Place(sheet(1160, 120, *SHEET), 20, 504),
        caption(texts("goths-lesson-aim"), 44, 508, 1112, theme.ink, size=40, lines=2, height=110,
                align="centre"),
    ]  # fmt: skip
    return shapes


def turn(texts: Texts, theme: Theme) -> Shapes:
    """Letters, orders, the reveal, and what becomes of the letters."""
    shapes: Shapes = []
    back = BACK[KingCard.VULTURE_BARBARIAN]
    for number, (x, y, width, height) in enumerate(grid(4, 4)):
        key = ("letter", "order", "reveal", "after")[number]
        shapes += titled(x, y, width, height, "", texts(f"goths-lesson-{key}-how"), theme)
        shapes += [
            Place(step(number + 1, 60, BRASS), x + 14, y + 12),
            caption(texts(f"goths-lesson-{key}"), x + 80, y + 12, width - 96, theme.lamp, size=40,
                    height=60),
        ]  # fmt: skip
        middle = x + width / 2
        match key:
            case "letter":
                shapes += [
                    centred(letters.sealed(back, Camp.OSTROGOTHS, 220, 150), middle, y + 190),
                    centred(letters.sealed(back, Camp.VISIGOTHS, 220, 150), middle, y + 370),
                ]
            case "order":
                shapes += [
                    centred(signs.order_sign(Order.AXE, 130), middle, y + 190),
                    centred(signs.order_sign(Order.LOAD, 130), middle, y + 370),
                ]
            case "reveal":
                for row, (character, order, fits) in enumerate(
                    ((Character.BARBARIAN, Order.AXE, True),
                     (Character.VULTURE, Order.LOAD, False))
                ):  # fmt: skip
                    line = y + 190 + row * 180
                    shapes += [
                        centred(medallion(character, 84), middle - 84, line),
                        centred(signs.clasped(78, understood=fits), middle, line),
                        centred(signs.order_sign(order, 84, dim=not fits), middle + 84, line),
                    ]
            case _:
                shapes += [
                    centred(onward(90, theme.true, 180), middle - 60, y + 190),
                    centred(letters.sealed(back, Camp.OSTROGOTHS, 132, 110), middle + 56, y + 190),
                    centred(letters.opened(Character.VULTURE, Character.BARBARIAN, 120), middle,
                            y + 370),
                ]  # fmt: skip
    return shapes


def orders(texts: Texts, theme: Theme) -> Shapes:
    """The nine orders, each with its number, whose it is, and what it does."""
    shapes: Shapes = []
    for order, (x, y, width, height) in zip(BASE_ORDERS, grid(9, 3), strict=True):
        name = texts(
            "goths-picture-order", number=NUMBER[order], order=texts(f"goths-order-{order}")
        )
        shapes += [
            Place(sheet(width, height, *SHEET), x, y),
            centred(signs.order_sign(order, 100), x + 66, y + height / 2 + 14),
            centred(medallion(CHARACTER[order], 64), x + 112, y + height / 2 + 50),
            caption(name, x + 20, y + 10, width - 30, theme.lamp, size=40, height=52),
            caption(texts(f"goths-lesson-order-{order}"), x + 146, y + 66, width - 160, theme.ink,
                    size=36, lines=3, height=height - 78),
        ]  # fmt: skip
    return shapes


def backs(texts: Texts, theme: Theme) -> Shapes:
    """One back, two cards; a letter that stays; and the three marks of a chief's panel."""
    back = BACK[KingCard.RECRUITER_CATAPULT]
    left, right = 16, 612
    shapes: Shapes = [
        *titled(left, 16, 580, 608, texts("goths-lesson-back"), texts("goths-lesson-back-how"),
                theme),
        centred(letters.sealed(back, Camp.OSTROGOTHS, 236, 166), left + 290, 176),
        centred(onward(70, theme.lamp, 130), left + 180, 300),
        centred(onward(70, theme.lamp, 50), left + 400, 300),
        centred(letters.in_hand(KingCard.RECRUITER_CATAPULT, Camp.OSTROGOTHS, 126, 190, "held"),
                left + 140, 424),
        centred(letters.in_hand(KingCard.CATAPULT_RECRUITER, Camp.OSTROGOTHS, 126, 190, "held"),
                left + 440, 424),
    ]  # fmt: skip
    for row, mark in enumerate(Mark):
        y = 16 + row * 205
        shapes += [
            Place(sheet(572, 198, *SHEET), right, y),
            centred(mark_sign(mark, 110), right + 76, y + 98),
            caption(texts(f"goths-mark-{mark}"), right + 150, y + 14, 402, theme.lamp, size=42,
                    height=54),
            caption(texts(f"goths-lesson-mark-{mark}"), right + 150, y + 68, 402, theme.ink,
                    size=36, lines=3, height=118),
        ]  # fmt: skip
    return shapes
