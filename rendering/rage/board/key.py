"""The key to the symbols on the map, shown below a viewer's first one."""

from __future__ import annotations

from games.rage.content import LEVELS
from games.rage.view import Player
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import slab
from rendering.rage.pieces.country import feature_sprite
from rendering.rage.pieces.figures import figure
from rendering.rage.pieces.signs import pip
from rendering.scene.scene import PUBLIC_DECIDES, Drawing, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

KEY = 132
"""Height of the line."""
_LEFT = 14
_PLACES = ("city", "forge", "stone")
_PLACE, _WORD = 74, 134
_FIGURE, _SHAPE, _ROMAN = 66, 32, 52
_STEP = 6
"""Pixels between two things."""


def key(player: Player, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Draw the key to the map: city, forge and stone, and the viewer's types with their shapes.

    A stone shows the shape of the type that it gives.
    """
    mark, high = theme.seats[player.seat], KEY - 8
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 2 * _LEFT, high, mark.colour), _LEFT, 0, role=Role.GROUND)
    ]

    x = _LEFT + _STEP

    def add(word: str, wide: int, *drawn: Drawing) -> None:
        """Append an entry of the key: drawings, then a word in ``wide`` pixels; advance ``x``."""
        nonlocal x
        for one in drawn:
            shapes.append(centred(one, x + one.width / 2, high / 2))
            x += one.width + 4
        shapes.append(
            Text(
                word,
                x,
                0,
                wide,
                PUBLIC_DECIDES,
                theme.ink,
                PUBLIC_DECIDES,
                role=Role.CUE,
                height=high,
                bold=True,
            )
        )
        x += wide + _STEP

    for place in _PLACES:
        add(texts(f"rage-picture-{place}"), _WORD, feature_sprite(place, 1, _PLACE))
    for level in LEVELS:
        shape = pip(level, _SHAPE, "#f0cf6a", "#3a2c14", elves=False)
        add("I" * (level + 1), _ROMAN, figure(player.clan, level, mark, _FIGURE), shape)
    return shapes
