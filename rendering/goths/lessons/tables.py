"""Fog of war, and who sits where at each number of players."""

from __future__ import annotations

from functools import cache

from games.goths.content import BARRED, FOG_TOKENS, LAYOUTS, Camp, Order, Role
from rendering.goths.lessons.sheets import SHEET, Shapes, grid, titled
from rendering.goths.pieces import ground, signs
from rendering.goths.pieces.banners import TINTS, letter_of, shield
from rendering.scene.scene import Drawing, Ellipse, Place, Polygon, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.curves import moved
from rendering.shapes.lesson_sheet import caption, sheet, step
from rendering.shapes.motif import RIM


def fog(texts: Texts, theme: Theme) -> Shapes:
    """The four tokens, each with the orders that it forbids."""
    shapes: Shapes = []
    for token, (x, y, width, height) in zip(FOG_TOKENS, grid(4, 2), strict=True):
        shapes += titled(
            x,
            y,
            width,
            height,
            texts(f"goths-token-{token}"),
            texts(f"goths-lesson-{token}"),
            theme,
        )
        barred = sorted(BARRED[token], key=tuple(Order).index)
        middle, line = x + width / 2, y + height / 2 - 18
        shapes.append(centred(ground.cloth(340, 116), middle, line))
        for number, order in enumerate(barred):
            away = (number - (len(barred) - 1) / 2) * 106
            shapes.append(centred(signs.coin(order, 98, struck=True), middle + away, line))
    return shapes


@cache
def crown(camp: Camp, size: int) -> Drawing:
    """Draw the sign of a king."""
    half, tint = size / 2, TINTS[camp]
    points = ((-34, 26), (-38, -22), (-16, 2), (0, -34), (16, 2), (38, -22), (34, 26))
    return Drawing(
        f"goths crown {camp} {size}",
        size,
        size,
        (
            Polygon(moved(points, half, half, scale=size / 100), tint.plain, RIM, 3),
            *(Ellipse(half + x * size / 100, half + y * size / 100, size * 0.05, size * 0.05,
                      tint.light, RIM, 2) for x, y in ((-38, -24), (0, -36), (38, -24))),
        ),
    )  # fmt: skip


def counts(texts: Texts, theme: Theme) -> Shapes:
    """For each number of players: the kings above the chiefs of either camp."""
    shapes: Shapes = []
    for (seats, layout), (x, y, width, height) in zip(LAYOUTS.items(), grid(6, 3), strict=True):
        shapes += [
            Place(sheet(width, height, *SHEET), x, y),
            Place(step(seats, 68, theme.lamp), x + 12, y + 12),
            caption(texts(f"goths-lesson-seats-{seats}"), x + 90, y + 10, width - 106, theme.ink,
                    size=36, lines=2, height=84),
        ]  # fmt: skip
        for camp, share in ((Camp.OSTROGOTHS, 0.27), (Camp.VISIGOTHS, 0.73)):
            kings = [s for s in layout.seats_of(camp) if layout.roles[s] is not Role.CHIEF]
            clans = [clan for clan in layout.clans if clan.camp is camp]
            middle = x + width * share
            for number, clan in enumerate(clans):
                away = (number - (len(clans) - 1) / 2) * 84
                sign = shield(camp, letter_of(clan.name), 78)
                shapes.append(centred(sign, middle + away, y + 226))
            alone = layout.roles[kings[0]] is Role.BOTH
            for number in range(len(kings)):
                away = (number - (len(kings) - 1) / 2) * 84
                # King and chief in one: the crown sits on the shield.
                shapes.append(centred(crown(camp, 70), middle + away, y + (176 if alone else 140)))
    return shapes
