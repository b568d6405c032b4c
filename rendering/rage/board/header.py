"""The line above every picture: turn, action, and what the table waits for."""

from __future__ import annotations

from games.rage.view import RageView
from rendering.rage.board.sentences import question
from rendering.rage.layout import HEADER, WIDTH
from rendering.scene.scene import MUST_READ, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


def header(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Say which turn and action it is, and ask the question."""
    turn = texts("rage-picture-turn", turn=view.turn) if view.turn else texts("rage-picture-muster")
    below = texts("rage-picture-phase", action=view.action) if view.action else texts("rage-name")
    return [
        Text(turn, 26, 4, 240, 42, theme.lamp, MUST_READ, height=50, bold=True, role=Role.CUE),
        Text(below, 26, 50, 240, MUST_READ, theme.faint, height=42, role=Role.CUE),
        Text(question(view, names, texts), 276, 4, WIDTH - 302, 42, theme.ink, MUST_READ, lines=2,
             height=HEADER - 8, bold=True, role=Role.CUE),
    ]  # fmt: skip
