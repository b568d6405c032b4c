"""Norwegian Battle as pictures: the public table and every seat's private one."""

from __future__ import annotations

from games.norwegian.view import NorwegianView, Phase
from rendering.norwegian.private import panel
from rendering.norwegian.public import board
from rendering.scene import Scene
from rendering.texts import Texts
from rendering.theme import Theme

__all__ = ["scene"]


def scene(
    view: NorwegianView,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    footer: str = "",
) -> Scene:
    """Show a view: the table for a spectator and at the end, else the seat's private picture."""
    if view.viewer is None or view.phase is Phase.OVER:
        return board(view, names, texts, theme, footer)
    return panel(view, names, texts, theme, footer)
