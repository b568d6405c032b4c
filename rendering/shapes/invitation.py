"""The banner of a game: its people before its country, and its name above them."""

from __future__ import annotations

from rendering.scene.scene import DECIDES, Colour, Drawing, Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import DUSK

WIDTH, HEIGHT = 1200, 400
FLOOR = HEIGHT - 6
"""What people stand on."""
_SIZE = 84


def stood(drawing: Drawing, x: float, low: float = FLOOR) -> Place:
    """Stand a drawing on the floor around ``x``."""
    return Place(drawing, x - drawing.width / 2, low - drawing.height)


def invitation(
    game_id: str,
    ground: Drawing,
    people: tuple[Place, ...],
    palette: tuple[Colour, ...],
    texts: Texts,
) -> Scene:
    """Return a game's banner: its name over its people, which stand on ``ground``.

    The alt text is the name and the sentence of the banner.
    """
    name = texts(f"{game_id}-name")
    words = Text(name, 24, 14, WIDTH - 48, _SIZE, DUSK.ink, DECIDES, "centre", height=100,
                 bold=True, rim="#140c10", rim_width=7, role=Role.CUE)  # fmt: skip
    return Scene(ground, (*people, words), f"{name}. {texts(f'{game_id}-banner')}", palette)
