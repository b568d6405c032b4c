"""The banner of Clash of Rage: the warriors of four clans around a city of the elves."""

from __future__ import annotations

from functools import cache

from games.rage.content import Clan
from rendering.rage.pieces.country import feature
from rendering.rage.pieces.figures import figure
from rendering.rage.pieces.palette import PALETTE
from rendering.scene.scene import Drawing, Gradient, Polygon, Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import SEATS
from rendering.shapes.curves import arc, box, smooth
from rendering.shapes.invitation import HEIGHT, WIDTH, invitation, stood

_WARRIORS = (
    (Clan.BOHORG, 2, 150, False),
    (Clan.STEAMFIELD, 1, 370, False),
    (Clan.GOLDLEIF, 1, 830, True),
    (Clan.TOMB, 2, 1050, True),
)
"""Clans, levels, where they stand, and on which side they bear their weapon."""


@cache
def country(*, city: bool = True) -> Drawing:
    """Draw emerald hills at night, with the crystals of a city unless ``city`` is False; cached."""
    night = Gradient(((0, "#0a1c1a"), (0.6, "#154238"), (1, "#2a6a58")), (0, 0), (0, HEIGHT))
    far = smooth(((-20, 250), (200, 190), (420, 250), (640, 206), (860, 246), (1060, 180),
                  (1220, 240)))  # fmt: skip
    near = arc(600, HEIGHT + 250, 900, 330, 180, 360)
    return Drawing(
        f"rage banner {city}",
        WIDTH,
        HEIGHT,
        (
            Polygon(box(0, 0, WIDTH, HEIGHT), night),
            Polygon((*far, (1220, HEIGHT), (-20, HEIGHT)), "#1e5a48"),
            Polygon((*near, (1500, HEIGHT), (-300, HEIGHT)), "#3f8a5c", "#0c2a26", 4),
            *(feature("city", 600, 250, 250, 1) if city else ()),
        ),
        1,
    )


def banner(texts: Texts) -> Scene:
    """Draw the banner: a warrior of each clan, two on either side, and an elf in the middle."""
    shapes = tuple(
        stood(figure(clan, level, mark, 280, left=left), x)
        for (clan, level, x, left), mark in zip(_WARRIORS, SEATS, strict=False)
    )
    elf = stood(figure(None, 1, SEATS[4], 190), 600)
    return invitation("rage", country(), (*shapes, elf), PALETTE, texts)


def somebody(size: int) -> Drawing:
    """Draw one of its people, about as high as is asked."""
    return figure(Clan.BOHORG, 2, SEATS[3], size, left=True)
