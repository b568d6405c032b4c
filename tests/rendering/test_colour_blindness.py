"""Colours that stand for somebody or something, as people see them who lack a kind of cones.

Nothing is told by colour alone, each has a sign of its own too; but whoever sees few colours
should not have to look for it. Two that are as far apart as :data:`APART` are told apart when they
are beside each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise
from typing import NamedTuple

import pytest

from games.rage.content import Clan
from games.schools.content import SCHOOLS
from rendering.goths.pieces.banners import TINTS
from rendering.goths.pieces.characters import DISCS
from rendering.rage.pieces.banners import ELF
from rendering.scene.theme import SEATS
from rendering.schools.pieces.crests import LIVERY
from rendering.schools.pieces.symbols import GLASS

APART = 9
"""In units of CIE 1976, of which about two can just be seen."""
FAR_APART = 18
"""As far as four at a table are, who may stand on one hex after another."""

Row = tuple[float, float, float]
Sight = tuple[Row, Row, Row]

SIGHTS: dict[str, Sight] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
"""What is left of linear red, green and blue, as Machado, Oliveira and Fernandes (2009) have it."""


class Lab(NamedTuple):
    """A colour by its lightness and two opponent hues."""

    lightness: float
    a: float
    b: float


def _linear(byte: int) -> float:
    part = byte / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def seen(colour: str, sight: Sight) -> Lab:
    """Return a colour as it is seen."""
    rgb = [_linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5)]
    r, g, b = (
        min(1.0, max(0.0, sum(x * y for x, y in zip(row, rgb, strict=True)))) for row in sight
    )
    x = _root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
    y = _root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    z = _root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def distance(one: str, other: str, sight: Sight) -> float:
    """Return how far apart two colours are seen."""
    pairs = zip(seen(one, sight), seen(other, sight), strict=True)
    return float(sum((x - y) ** 2 for x, y in pairs) ** 0.5)


def nearest(colours: Mapping[str, str], sight: Sight) -> tuple[float, str, str]:
    """Return the two that are seen nearest to each other."""
    return min(
        (distance(colours[one], colours[other], sight), one, other)
        for one, other in combinations(colours, 2)
    )


FAMILIES: dict[str, Mapping[str, str]] = {
    "twelve seats": {mark.emblem: mark.colour for mark in SEATS},
    "elements": {str(element): glass.colour for element, glass in GLASS.items()},
    "schools": {str(school): LIVERY[school].light for school in SCHOOLS},
    "camps": {str(camp): tint.plain for camp, tint in TINTS.items()},
    "characters, lit": {str(character): light for character, (light, _) in DISCS.items()},
    "characters, shaded": {str(character): dark for character, (_, dark) in DISCS.items()},
}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("family", FAMILIES)
def test_colours_are_told_apart_by_everybody(family: str, sight: str) -> None:
    """ART: colour-blind-safe; what belongs to one choice is never mistaken for its neighbour."""
    found = nearest(FAMILIES[family], SIGHTS[sight])
    assert found[0] >= APART, found


@pytest.mark.parametrize("sight", SIGHTS)
def test_four_at_a_table_and_the_elves_are_told_apart_at_a_glance(sight: str) -> None:
    """ART: the four clans' banners on the map of Clash of Rage, the four Vikings in the arena."""
    marks = [*SEATS[: len(Clan)], ELF]
    found = nearest({mark.emblem: mark.colour for mark in marks}, SIGHTS[sight])
    assert found[0] >= FAR_APART, found


def test_four_at_a_table_differ_in_grey() -> None:
    """ART: a print, or a screen at night."""
    greys = sorted(
        seen(mark.colour, SIGHTS["all colours"]).lightness for mark in SEATS[: len(Clan)]
    )
    assert min(high - low for low, high in pairwise(greys)) >= APART


def test_every_colour_has_a_sign_beside_it() -> None:
    """ART: nothing is told by colour alone."""
    assert len({mark.emblem for mark in SEATS}) == len({mark.emoji for mark in SEATS}) == len(SEATS)
