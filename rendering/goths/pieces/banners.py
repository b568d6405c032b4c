"""The two camps: orange with stripes, yellow with dots; told apart by pattern, then by colour."""

from __future__ import annotations

from functools import cache

import msgspec

from games.goths.content import Camp, ClanName
from rendering.scene.scene import (
    PUBLIC_DECIDES,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Polygon,
    Shape,
    Text,
)
from rendering.shapes.curves import Points, box, moved, smooth
from rendering.shapes.motif import RIM


class Tint(msgspec.Struct, frozen=True):
    """The colours of a camp."""

    plain: Colour
    light: Colour
    dark: Colour


TINTS: dict[Camp, Tint] = {
    Camp.OSTROGOTHS: Tint("#dc6f24", "#ffb070", "#74300c"),
    Camp.VISIGOTHS: Tint("#ecc93c", "#fff1a6", "#7c6412"),
}


def letter_of(clan: ClanName) -> str:
    """Return the letter of a clan; empty if its camp has only one."""
    return clan.upper() if len(clan) == 1 else ""


def pattern(camp: Camp, x: float, y: float, size: float) -> list[Shape]:
    """Draw a camp's pattern around a point: three stripes (Ostrogoths) or five dots (Visigoths).

    It fits a box ``size`` pixels wide.
    """
    tint, unit = TINTS[camp], size / 100
    if camp is Camp.OSTROGOTHS:
        return [
            Line(((x + dx * unit, y - 34 * unit), (x + dx * unit, y + 34 * unit)), tint.dark,
                 9 * unit)
            for dx in (-24, 0, 24)
        ]  # fmt: skip
    spots = ((-22, -18), (22, -18), (0, 2), (-22, 22), (22, 22))
    return [Ellipse(x + dx * unit, y + dy * unit, 7 * unit, 7 * unit, tint.dark)
            for dx, dy in spots]  # fmt: skip


_SHIELD: Points = smooth(
    ((0, -46), (20, -42), (42, -44), (44, 0), (30, 30), (0, 48), (-30, 30), (-44, 0), (-42, -44),
     (-20, -42)),
    closed=True,
)  # fmt: skip


@cache
def shield(camp: Camp, letter: str, size: int) -> Drawing:
    """Draw the shield of a clan in its camp's colour and pattern, with its letter unless empty."""
    half, tint = size / 2, TINTS[camp]
    outline = moved(_SHIELD, half, half, scale=size / 104)
    fill = Gradient(((0, tint.light), (0.5, tint.plain), (1, tint.dark)), (0, 0), (size, size))
    sign: list[Shape] = pattern(camp, half, half, size * 0.8)
    if letter:
        sign = [
            *pattern(camp, half, half, size * 0.95),
            Ellipse(half, half, size * 0.36, size * 0.36, "#fff4dc", RIM, 2),
            Text(letter, 0, 0, size, max(PUBLIC_DECIDES, round(size * 0.78)), "#2a1505",
                 align="centre", height=size, bold=True),
        ]  # fmt: skip
    return Drawing(
        f"goths shield {camp} {letter} {size}",
        size,
        size,
        (
            Polygon(moved(outline, 1, 3), "#05030c80", blur=2),
            Polygon(outline, fill, RIM, 3),
            *sign,
        ),
    )


@cache
def standard(size: int) -> Drawing:
    """Draw the standard of the initiative: a banner on a pole."""
    unit = size / 100
    cloth = moved(smooth(((-14, -38), (16, -44), (44, -36), (36, -16), (46, 4), (14, -2),
                          (-14, 8)), closed=True), size / 2, size / 2, scale=unit)  # fmt: skip
    gold = Gradient(((0, "#fff3bd"), (0.5, "#f2c04a"), (1, "#9a6414")), (0, 0), (size, size))
    crown = ((-2, -10), (-4, -26), (8, -18), (16, -31), (24, -18), (35, -26), (32, -10))
    return Drawing(
        f"goths standard {size}",
        size,
        size,
        (
            Line(((34 * unit, 8 * unit), (34 * unit, 96 * unit)), RIM, 11 * unit),
            Line(((34 * unit, 8 * unit), (34 * unit, 96 * unit)), "#8a5a2c", 6 * unit),
            Polygon(cloth, gold, RIM, 3),
            Polygon(moved(crown, size / 2, size / 2, scale=unit), "#7a1f2c"),
            Ellipse(34 * unit, 8 * unit, 7 * unit, 7 * unit, "#f2c04a", RIM, 2),
        ),
    )


@cache
def crown(size: int) -> Drawing:
    """Draw the golden crown with red stones that stands for a king."""
    points = ((-44, 30), (-48, -22), (-24, 2), (0, -38), (24, 2), (48, -22), (44, 30))
    gold = Gradient(((0, "#fff0b0"), (0.6, "#f2c04a"), (1, "#9a6414")), (0, 0), (0, size))
    unit, half = size / 104, size / 2
    return Drawing(
        f"goths crown {size}",
        size,
        size,
        (
            Polygon(moved(points, half, half + 4 * unit, scale=unit), gold, RIM, 3),
            *(Ellipse(half + x * unit, half + 20 * unit, 6 * unit, 6 * unit, "#b03a44", RIM, 2)
              for x in (-24, 0, 24)),
        ),
    )  # fmt: skip


@cache
def plate(width: int, height: int, camp: Camp, *, lit: bool, alive: bool) -> Drawing:
    """Draw the board behind a clan or a king: dark leather edged in the camp's colour and pattern.

    ``lit``: it glows, as its seat is asked; unless ``alive`` it is grey, its edge too if it does
    not glow.
    """
    tint = TINTS[camp]
    leather = "#35241b" if alive else "#231e1b"
    glow = [Polygon(box(3, 3, width - 6, height - 6, 14), "#ffd36b", blur=3)] if lit else []
    edge = "#ffd36b" if lit else tint.plain if alive else "#5a5048"
    strip: list[Shape] = []
    for y in range(16, height - 14, 15):
        if camp is Camp.OSTROGOTHS:
            strip.append(Line(((9, y), (17, y + 5)), edge, 5))
        else:
            strip.append(Ellipse(13, y + 2, 4.5, 4.5, edge))
    return Drawing(
        f"goths plate {width} {height} {camp} {lit} {alive}",
        width,
        height,
        (*glow, Polygon(box(4, 4, width - 8, height - 8, 12), leather, edge, 3), *strip),
        2,
    )
