"""The header of the public picture: the round, and the open question."""

from __future__ import annotations

from games.goths.view import GothsView
from rendering.goths.board.battlefield import Shapes
from rendering.goths.board.words import question
from rendering.scene.scene import ELSE, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import sheet


def header(view: GothsView, names: tuple[str, ...], texts: Texts, theme: Theme) -> Shapes:
    """Draw which round it is and the question that is open."""
    title = texts("goths-picture-round", round=view.round)
    return [
        Place(sheet(214, 84, "#4a1e22", "#d9a441"), 12, 7, role=Role.GROUND),
        Text(title, 20, 8, 196, ELSE, theme.lamp, ELSE, "centre", 2, 80, bold=True,
             role=Role.CUE),
        Text(question(view, names, texts), 244, 4, 940, ELSE + 2, theme.ink, ELSE, lines=2,
             height=94, bold=True, rim="#15101a", rim_width=2, role=Role.CUE),
    ]  # fmt: skip
