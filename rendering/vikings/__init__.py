"""Clash of Vikings as pictures: the public board and every seat's private one."""

from __future__ import annotations

from games.vikings.view import Phase, VikingsView
from rendering.scene import Scene
from rendering.texts import Texts
from rendering.theme import Theme
from rendering.vikings.layout import space_name
from rendering.vikings.private import panel
from rendering.vikings.public import board

__all__ = ["scene", "space_name"]


def scene(
    view: VikingsView,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    footer: str = "",
) -> Scene:
    """Show a view: the board for a spectator and at the end, else the seat's private picture."""
    if view.viewer is None or view.phase is Phase.OVER:
        return board(view, names, texts, theme, footer)
    return panel(view, names, texts, theme, footer)
