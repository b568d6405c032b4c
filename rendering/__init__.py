"""Pictures of the games: a view becomes a scene, a scene becomes a PNG."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


class Picture(Protocol):
    """What the module of every game offers."""

    CUES: frozenset[str]
    """Kinds of drawings, the first or second words of their names, that are no part of the
    position: they say whose turn it is, what may be chosen, what the last move was."""

    def scene(
        self,
        view: Any,
        names: tuple[str, ...],
        texts: Texts,
        theme: Theme,
        footer: str = "",
    ) -> Scene:
        """Show a view: the public board for a spectator, the private picture for a seat."""
        ...

    def lesson(self, page: int, texts: Texts, theme: Theme) -> Scene:
        """Show what a page of the rules, counted from 1, is about.

        Raises:
            LookupError: there is no such page.

        """
        ...


def find(game_id: str) -> Picture:
    """Return the module that draws a game.

    Raises:
        LookupError: no such game is drawn.

    """
    try:
        return cast("Picture", import_module(f"rendering.{game_id}"))
    except ModuleNotFoundError as error:
        raise LookupError(game_id) from error


__all__ = ["Picture", "Scene", "Texts", "Theme", "find"]
