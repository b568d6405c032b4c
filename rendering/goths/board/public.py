"""The board that everybody sees."""

from __future__ import annotations

from games.goths.view import GothsView
from rendering.goths.board.chronicle import chronicle
from rendering.goths.board.frame import framed
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


def board(
    view: GothsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show the map, the kings' letters, and the last reveal."""
    return framed(view, names, texts, theme, footer, chronicle(view, texts, theme))
