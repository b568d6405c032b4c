"""The upper edge: the turn, the question, and between the players' plates the scale of totals."""

from __future__ import annotations

from games.schools.view import Phase, Player, SchoolsView
from rendering.scene.scene import DECIDES, MUST_READ, Drawing, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.board.sentences import question
from rendering.schools.layout import SCORE_HEIGHT, SCORE_Y, WIDTH, centred
from rendering.schools.pieces import signs
from rendering.schools.pieces.crests import crest, fan, lamp, plate
from rendering.shapes.seat_marks import bubble

_PLATE = 404
_RIBBON = 372
_SCALE = WIDTH - 2 * _PLATE - 16


def header(
    view: SchoolsView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Say which turn it is and what the table waits for."""
    turn = (
        texts("schools-picture-turn", turn=view.turn)
        if view.turns_left is None
        else texts("schools-picture-turn-of", turn=view.turn)
    )
    wide = 210 if view.turns_left is None else 330
    room = WIDTH - wide - 52
    late: list[Place | Text] = []
    if view.overtime:
        room -= _RIBBON
        banner = signs.ribbon(texts("schools-picture-overtime"), _RIBBON, 62)
        late.append(Place(banner, WIDTH - _RIBBON - 12, 14, role=Role.CUE))
    return [
        *late,
        Place(signs.badge(turn, wide, 78), 12, 6, role=Role.CUE),
        Text(question(view, names, texts), wide + 32, 2, room, 42, theme.ink, 34,
             lines=2, height=86, bold=True, rim="#15101f", rim_width=2, role=Role.CUE),
    ]  # fmt: skip


def scoreboard(view: SchoolsView, names: tuple[str, ...], theme: Theme) -> list[Place | Text]:
    """Show both players with their totals, and the totals on a scale."""
    one, two = view.players
    totals = (one.total, two.total)
    shapes: list[Place | Text] = [
        *_plate(view, one, names, theme),
        *_plate(view, two, names, theme),
        Place(signs.scale(totals, _SCALE, SCORE_HEIGHT), _PLATE + 8, SCORE_Y, role=Role.CUE),
    ]
    return shapes


def _plate(
    view: SchoolsView, player: Player, names: tuple[str, ...], theme: Theme
) -> list[Place | Text]:
    """Show a player: crest, name and hand; the total stands next to the scale."""
    left = player.seat == 0
    x = 4.0 if left else WIDTH - _PLATE - 4.0
    border, sign = _state(view, player, theme)
    if view.winner == player.seat:
        border = theme.lamp
    middle = SCORE_Y + SCORE_HEIGHT / 2

    def at(inset: float, width: float) -> float:
        """Mirror what lies on the plate of the second school."""
        return x + inset if left else x + _PLATE - inset - width

    shapes: list[Place | Text] = [
        Place(plate(_PLATE, SCORE_HEIGHT, player.school, border), x, SCORE_Y, role=Role.GROUND),
        centred(crest(player.school, 96), at(14, 96) + 48, middle),
        Text(names[player.seat], at(114, 172), SCORE_Y + 12, 172, DECIDES, theme.ink, MUST_READ,
             "left" if left else "right", height=50, bold=True, role=Role.CUE),
        centred(fan(player.school, 60), at(114, 60) + 30, SCORE_Y + 88),
        Text(str(player.hand), at(178, 54), SCORE_Y + 62, 54, 40, theme.ink,
             align="left" if left else "right", height=52, bold=True, role=Role.COUNTER),
        Text(str(player.total), at(_PLATE - 124, 112), SCORE_Y, 112, 92, "#ffe08a", 70, "centre",
             height=SCORE_HEIGHT - 6, bold=True, rim="#1a1018", rim_width=3, role=Role.COUNTER),
    ]  # fmt: skip
    if sign is not None:
        shapes.append(centred(sign, at(222, 60) + 30, SCORE_Y + 86, Role.CUE))
    return shapes


def _state(view: SchoolsView, player: Player, theme: Theme) -> tuple[str, Drawing | None]:
    """Tell the border of a plate and its sign: whose turn it is, who is asked, or neither."""
    if view.phase is Phase.OVER:
        return "", None
    if view.active == player.seat:
        return theme.lamp, lamp(66)
    if any(wait.seat == player.seat for wait in view.waiting):
        return theme.asked, bubble(62, theme.asked)
    return "", None
