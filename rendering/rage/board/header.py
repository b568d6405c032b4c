"""The header of every picture: turn, action, and the open question."""

from __future__ import annotations

from games.rage.view import RageView
from rendering.rage.board.sentences import question
from rendering.rage.layout import HEADER, WIDTH
from rendering.scene.scene import ELSE, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


def header(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Draw turn and action, or the muster and the game's name before turn 1, and the question."""
    turn = texts("rage-picture-turn", turn=view.turn) if view.turn else texts("rage-picture-muster")
    below = texts("rage-picture-phase", action=view.action) if view.action else texts("rage-name")
    return [
        Text(turn, 26, 2, 250, 46, theme.lamp, ELSE, height=50, bold=True, role=Role.CUE),
        Text(below, 26, 50, 330, ELSE, theme.faint, height=44, role=Role.CUE),
        Text(question(view, names, texts), 370, 7, WIDTH - 390, ELSE + 2, theme.ink, ELSE, lines=2,
             height=HEADER - 12, bold=True, role=Role.CUE),
    ]  # fmt: skip
