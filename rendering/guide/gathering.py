"""The picture of the greeting: somebody of every game, side by side."""

from __future__ import annotations

from functools import cache

from games import GAME_IDS
from rendering import invites, inviting
from rendering.scene.scene import Colour, Drawing, Gradient, Polygon, Scene
from rendering.scene.texts import Texts
from rendering.shapes.curves import arc, box
from rendering.shapes.invitation import HEIGHT, WIDTH, stood

_COLOURS = 250
_SIZES = (330, 280)
"""Of whoever stands in front and behind, in turn."""
_MOST = 5
"""Games of which somebody has room."""


@cache
def _evening() -> Drawing:
    """Draw the evening sky behind people of all games."""
    sky = Gradient(((0, "#15132e"), (0.55, "#4a3168"), (1, "#c26a6c")), (0, 0), (0, HEIGHT))
    hill = (*arc(600, HEIGHT + 280, 1000, 360, 180, 360), (1600, HEIGHT), (-400, HEIGHT))
    shapes = (Polygon(box(0, 0, WIDTH, HEIGHT), sky), Polygon(hill, "#2f4a3a", "#14241c", 4))
    return Drawing("gathering ground", WIDTH, HEIGHT, shapes, 1)


def gathering(texts: Texts) -> Scene:
    """Draw somebody of each game that has a banner, at most five, side by side.

    The palette has colours of all their games.
    """
    games = [game_id for game_id in GAME_IDS if invites(game_id)][:_MOST]
    pitch = WIDTH / len(games)
    shapes = [
        stood(inviting(game_id).somebody(_SIZES[number % 2]), (number + 0.5) * pitch, HEIGHT)
        for number, game_id in enumerate(games)
    ]
    told = ", ".join(texts(f"{game_id}-name") for game_id in games)
    palettes = [inviting(game_id).banner(texts).palette for game_id in games]
    alt = texts("gathering-alt", games=told)
    return Scene(_evening(), tuple(shapes), alt, _mixed(tuple(palettes)))


@cache
def _mixed(palettes: tuple[tuple[Colour, ...], ...]) -> tuple[Colour, ...]:
    """Return colours of all games' palettes, equally many of each, evenly spaced in it.

    There are at most 250; each colour is listed once.
    """
    share = _COLOURS // len(palettes)
    picked = (colours[len(colours) * n // share] for colours in palettes for n in range(share))
    return tuple(dict.fromkeys(picked))
