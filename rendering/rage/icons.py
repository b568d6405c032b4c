"""Button icons of Clash of Rage."""

from __future__ import annotations

from games.rage.content import Clan, Hero
from rendering.rage.pieces.banners import bastion
from rendering.rage.pieces.figures import die, figure, hero_figure
from rendering.rage.pieces.signs import SIGNS, sign
from rendering.scene.scene import Drawing
from rendering.scene.theme import SEATS
from rendering.shapes.icon import SIZE, Icons

_WARRIOR = 2
"""The level whose figure stands for its clan: the largest."""


def crest(size: int) -> Drawing:
    """Draw a warrior of the tribe."""
    return figure(Clan.BOHORG, _WARRIOR, SEATS[0], size)


def icons() -> Icons:
    """Return the drawings for buttons, by name.

    They are a warrior of each clan, each hero, all signs, a bastion for each seat (``bastion_`` and
    its emblem), and a ``die`` that hits.
    """
    return {
        **{
            clan.value: figure(clan, _WARRIOR, mark, SIZE)
            for clan, mark in zip(Clan, SEATS, strict=False)
        },
        **{hero.value: hero_figure(hero, SIZE) for hero in Hero},
        **{name: sign(name, SIZE) for name in SIGNS},
        **{f"bastion_{mark.emblem}": bastion(mark, SIZE * 2 // 3) for mark in SEATS[:_SEATS]},
        "die": die(SIZE, hit=True),
    }


_SEATS = 4
