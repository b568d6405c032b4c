"""Parts that the pictures of all games share: the choice of picture, and the footer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from games.api import OVER, PhasedView
from rendering.scene.scene import Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

V = TypeVar("V", bound=PhasedView)
Drawer = Callable[[V, tuple[str, ...], Texts, Theme, str], Scene]


def either(board: Drawer[V], panel: Drawer[V]) -> Drawer[V]:
    """Return a drawer that uses ``board`` for spectators and finished games, else ``panel``.

    It hands all its arguments on; the footer is empty by default.
    """

    def scene(
        view: V, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str = ""
    ) -> Scene:
        draw = board if view.viewer is None or view.phase == OVER else panel
        return draw(view, names, texts, theme, footer)

    return scene


def foot(footer: str, theme: Theme, width: int, y: float, size: int = 24) -> list[Text]:
    """Return the centred footer line, its upper edge at ``y``, as a list; empty for no footer."""
    if not footer:
        return []
    return [Text(footer, 24, y, width - 48, size, theme.faint, align="centre", role=Role.CUE)]
