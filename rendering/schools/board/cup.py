"""The final picture: the winner with the cup, then both schools' results by place."""

from __future__ import annotations

from games.schools.content import ELEMENTS, School
from games.schools.view import Player, SchoolsView
from rendering.actors.faces import Mood
from rendering.scene.scene import PUBLIC_DECIDES, Place, Role, Text
from rendering.scene.theme import Theme
from rendering.schools.layout import HEIGHT, WIDTH, centred
from rendering.schools.pieces import signs
from rendering.schools.pieces.beasts import beast
from rendering.schools.pieces.crests import crest, plate
from rendering.schools.pieces.glass import bead
from rendering.schools.pieces.parchment import stack
from rendering.schools.pieces.students import student
from rendering.shapes.seat_marks import medal

Shapes = list[Place | Text]

_TOP = 166
"""Below the question and the turn."""
_ROW = 176
_LOW = HEIGHT - 56 - 2 * _ROW
"""Where the rows begin, under what the winners stand on."""
_BEAST, _BOTH = 560, 400
"""The beast of who has won, and those of both where nobody has."""
_CUP = 310
_CROWD = 172
"""Width of a student who cheers."""
_ARENAS = 452
"""Where a row has its trials, and from one arena to the next."""
_PITCH = 108


def cup(view: SchoolsView, names: tuple[str, ...], theme: Theme) -> Shapes:
    """Lay out the end: the cup, sawn in two after a draw, and a row for each player.

    The winner's row comes first.
    """
    shapes = _champions(view)
    seats = sorted(view.players, key=lambda player: (player.seat != view.winner, player.seat))
    for row, player in enumerate(seats):
        shapes += _row(view, player, _LOW + row * _ROW, names, theme)
    return shapes


def _champions(view: SchoolsView) -> Shapes:
    """Draw the winner's beast, glad, beside the cup, and a student of each element before them.

    After a draw both beasts are sad and the cup between them is sawn in two.
    """
    winner = None if view.winner is None else view.players[view.winner].school
    # Dragombre's looks to the right and Blancgriffon's to the left: both towards the cup.
    left = winner is not School.BLANCGRIFFON
    x = WIDTH / 2 if winner is None else WIDTH - 330 if left else 330
    light = signs.rays(WIDTH - 40, _LOW - _TOP)
    shapes: Shapes = [Place(light, x - light.width / 2, _TOP, role=Role.CUE)]
    for school in School if winner is None else (winner,):
        size = _BOTH if winner is None else _BEAST
        away = size / 2 + 20 if winner is None else 350
        at = away if school is School.DRAGOMBRE else WIDTH - away
        looks = Mood.HURT if winner is None else Mood.GLAD
        shapes.append(centred(beast(school, size, looks), at, _LOW - size / 2 + size * 0.06))
    shapes.append(centred(signs.cup(winner, _CUP), x, _TOP + _CUP / 2 + 40))
    for number, element in enumerate(ELEMENTS):
        one = student(element, _CROWD, casts=winner is not None)
        at = WIDTH / 2 + (number - 2) * 228
        shapes.append(Place(one, at - one.width / 2, _LOW + 4 - one.height))
    return shapes


def _row(
    view: SchoolsView, player: Player, y: float, names: tuple[str, ...], theme: Theme
) -> Shapes:
    """Draw a player's row: medal (none after a draw), crest, name, level in each arena, total."""
    high = _ROW - 8
    middle = y + high / 2
    first = view.winner == player.seat
    shapes: Shapes = [
        Place(plate(WIDTH - 12, high, player.school, theme.lamp if first else ""), 6, y,
              role=Role.GROUND),
        centred(crest(player.school, 116), 164, middle),
        Text(names[player.seat], 230, y, 214, 60, theme.ink, PUBLIC_DECIDES, height=high,
             bold=True, role=Role.CUE),
        Text(str(player.total), WIDTH - 178, y, 156, 116, "#ffe08a", 76, "centre", height=high,
             bold=True, rim="#1a1018", rim_width=4, role=Role.COUNTER),
    ]  # fmt: skip
    if view.winner is not None:
        shapes.append(centred(medal(1 if first else 2, 92), 62, middle + 4))
    for number, stand in enumerate(player.stands):
        x = _ARENAS + (number + 0.5) * _PITCH
        shapes.append(centred(bead(stand.arena, 52), x, y + 36))
        if stand.stack:
            shapes.append(centred(stack(stand.level, len(stand.stack), 92), x, y + 112))
    return shapes
