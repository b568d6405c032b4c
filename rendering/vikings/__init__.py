"""Clash of Vikings as pictures: the public board and every seat's private one."""

from __future__ import annotations

from games.vikings.view import VikingsView
from rendering.scene import Drawing, Polygon, Scene, Text
from rendering.texts import Texts
from rendering.theme import Theme
from rendering.vikings.layout import HEIGHT, WIDTH, space_name
from rendering.vikings.sentences import alt, question

__all__ = ["scene", "space_name"]


def scene(
    view: VikingsView,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    footer: str = "",
) -> Scene:
    """Show a view: the public board for a spectator, the private picture for a seat."""
    ground = Drawing(
        "plain",
        WIDTH,
        HEIGHT,
        (Polygon(((0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)), theme.night),),
        1,
    )
    words = Text(question(view, names, texts), 40, 40, 1120, 42, theme.ink, 30, lines=2)
    foot = Text(footer, 40, 1130, 1120, 24, theme.faint)
    return Scene(
        ground, (words, foot), alt(view, names, texts, theme), ("#141227", "#f6ead2", "#cdbfa8")
    )
