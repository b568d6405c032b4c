"""The header above the table: the turn, and the open question."""

from __future__ import annotations

from games.norwegian.view import NorwegianView, Phase
from rendering.norwegian.board.words import question
from rendering.norwegian.pieces import signs
from rendering.scene.scene import ELSE, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme


def header(
    view: NorwegianView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Draw which turn it is (or the exchange) and the question that is open.

    Once a third or less of the quiet turns that end the game is left, those left are told (N28);
    not at the end.
    """
    turn = (
        texts("norwegian-picture-turn", turn=view.turn)
        if view.turn
        else texts("norwegian-picture-exchange")
    )
    warned = view.goes_round and view.phase is not Phase.OVER
    left = texts("norwegian-picture-left", left=view.turns_left) if warned else ""
    return [
        Place(signs.badge(turn, 226, 84, left), 16, 9, role=Role.CUE),
        Text(question(view, names, texts), 258, 4, 926, ELSE + 2, theme.ink, ELSE, lines=2,
             height=94, bold=True, rim="#15101a", rim_width=2, role=Role.CUE),
    ]  # fmt: skip
