"""The header: the question, and the progress of both schools between their beasts."""

from __future__ import annotations

from games.schools.view import Phase, Player, SchoolsView, TraceKind
from rendering.actors.faces import Mood
from rendering.scene.scene import ELSE, PUBLIC_DECIDES, Drawing, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.schools.board.sentences import question
from rendering.schools.layout import HEADER, WIDTH, centred
from rendering.schools.pieces import signs
from rendering.schools.pieces.beasts import beast
from rendering.schools.pieces.crests import fan, lamp, plate
from rendering.shapes.seat_marks import bubble

_PLATE = 214
_BEAST = 196
_NAME = 52
_RACE = 520
_SIGN = 66


def header(
    view: SchoolsView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Draw what the table waits for and which turn it is, near the limit with the last one.

    In overtime a ribbon says so, until the turns left are counted.
    """
    left = _PLATE + 12
    turn = (
        texts("schools-picture-turn", turn=view.turn)
        if view.turns_left is None
        else texts("schools-picture-turn-of", turn=view.turn)
    )
    # Late in a game, when there is no room for the word, the candles say it.
    late = view.overtime and view.turns_left is None and view.phase is not Phase.OVER
    ribbon = 318 if late else 0
    wide = 344 if view.turns_left is not None else 178 if late else 228
    x = (WIDTH - wide - ribbon) / 2
    shapes: list[Place | Text] = [
        Text(question(view, names, texts), left, 9, WIDTH - 2 * left, 46, theme.ink, ELSE,
             "centre", lines=2, height=92, bold=True, rim="#15101f", rim_width=2, role=Role.CUE),
        Place(signs.badge(turn, wide, 66), x, 98, role=Role.CUE),
    ]  # fmt: skip
    if ribbon:
        banner = signs.ribbon(texts("schools-picture-overtime"), ribbon, 66)
        shapes.append(Place(banner, x + wide, 97, role=Role.CUE))
    return shapes


def scoreboard(view: SchoolsView, names: tuple[str, ...], theme: Theme) -> list[Place | Text]:
    """Draw both schools' plates with their totals, and between them the race for the cup."""
    one, two = view.players
    race = signs.race((one.total, two.total), _RACE, 84, overtime=view.overtime)
    return [
        *_school(view, one, names, theme),
        *_school(view, two, names, theme),
        centred(race, WIDTH / 2, 208, Role.CUE),
    ]


def _school(
    view: SchoolsView, player: Player, names: tuple[str, ...], theme: Theme
) -> list[Place | Text]:
    """Draw a school's plate: beast, name, number of cards in hand, total, and a sign if asked."""
    left = player.seat == 0
    x = 2.0 if left else WIDTH - _PLATE - 2.0
    border, sign = _state(view, player, theme)

    def at(inset: float, width: float) -> float:
        """Mirror what belongs to the second school."""
        return inset if left else WIDTH - inset - width

    shapes: list[Place | Text] = [
        Place(plate(_PLATE, HEADER - 2, player.school, border), x, 2, role=Role.GROUND),
        Place(beast(player.school, _BEAST, mood(view, player)), x + (_PLATE - _BEAST) / 2, 4,
              role=Role.CUE),
        Text(names[player.seat], x + 10, HEADER - _NAME - 6, _PLATE - 20, PUBLIC_DECIDES, theme.ink,
             ELSE, "centre", height=_NAME, bold=True, rim="#15101f", rim_width=3, role=Role.CUE),
        centred(fan(player.school, 62), at(222, 62) + 31, 132),
        Text(str(player.hand), at(286, 60), 100, 60, PUBLIC_DECIDES, theme.ink,
             align="left" if left else "right", height=62, bold=True, role=Role.COUNTER),
        Text(str(player.total), at(218, 122), 154, 122, 100, "#ffe08a", 76, "centre", height=98,
             bold=True, rim="#1a1018", rim_width=4, role=Role.COUNTER),
    ]  # fmt: skip
    if sign is not None:
        shapes.append(centred(sign, at(148, _SIGN) + _SIGN / 2, 170, Role.CUE))
    return shapes


def mood(view: SchoolsView, player: Player) -> Mood:
    """Return how a school's beast looks: hurt if robbed of trials in the last move.

    Else glad if it has gained trials in it, or calm.
    """
    came = {trace.kind for trace in view.traces if trace.seat == player.seat}
    if TraceKind.LOST_TRIALS in came:
        return Mood.HURT
    return Mood.GLAD if TraceKind.TRIALS in came else Mood.CALM


def _state(view: SchoolsView, player: Player, theme: Theme) -> tuple[str, Drawing | None]:
    """Return the border of a plate and its sign: light for the turn, else a bubble if asked.

    Empty and None for neither.
    """
    if view.active == player.seat:
        return theme.lamp, lamp(_SIGN + 6)
    if any(wait.seat == player.seat for wait in view.waiting):
        return theme.asked, bubble(_SIGN, theme.asked)
    return "", None
