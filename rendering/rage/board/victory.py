"""The final picture: the winners' warriors with the cup, and a row for each clan."""

from __future__ import annotations

from functools import cache

from games.rage.view import Player, RageView
from rendering.actors.faces import Mood
from rendering.rage.board.strips import cups, held
from rendering.rage.layout import FOOTER, HEADER, HEIGHT, WIDTH
from rendering.rage.pieces.banners import shield_of, slab
from rendering.rage.pieces.country import feature
from rendering.rage.pieces.figures import figure, portrait
from rendering.rage.pieces.signs import sign
from rendering.scene.scene import PUBLIC_DECIDES, Drawing, Place, Polygon, Role, Text, centred
from rendering.scene.theme import Theme
from rendering.shapes.curves import arc
from rendering.shapes.seat_marks import medal

Shapes = list[Place | Text]

ROW = 128
"""Height of a clan's row."""
_LEFT = 14
_WARRIORS = ((0, 0.5, 0.52), (1, 0.62, -0.52), (2, 1.0, 0.0))
"""Levels of a winner's warriors from behind, how high and how far to the right they stand."""


def floor_of(view: RageView) -> int:
    """Return what the winners stand on, above the rows."""
    return HEIGHT - FOOTER - 6 - ROW * len(view.players)


def victory(view: RageView, names: tuple[str, ...], theme: Theme) -> Shapes:
    """Draw the winners, and below everybody's place, points and holdings, the best first.

    Those without a place come last.
    """
    low = floor_of(view)
    shapes = _winners(view, low, theme)
    order = [seat for group in view.ranking for seat in group]
    rest = [player.seat for player in view.players if player.seat not in order]
    for row, seat in enumerate((*order, *rest)):
        shapes += _row(view, view.players[seat], low + 4 + row * ROW, names, theme)
    return shapes


def _winners(view: RageView, low: int, theme: Theme) -> Shapes:
    """Draw each winner's warriors on a hill, the strongest in front, with a cup and a shield."""
    winners = view.ranking[0] if view.ranking else ()
    shapes: Shapes = [Place(_hill(low), 0, 0, role=Role.GROUND)]
    size = min(low - HEADER - 24, WIDTH / max(1, len(winners)) * 0.56)
    for n, seat in enumerate(winners):
        clan, mark = view.players[seat].clan, theme.seats[seat]
        x = WIDTH * (n + 0.5) / len(winners)
        for level, high, away in _WARRIORS if clan is not None else ():
            one = figure(clan, level, mark, round(size * high), left=away < 0, mood=Mood.GLAD)
            shapes.append(Place(one, x + away * size - one.width / 2, low - 8 - one.height))
        cup, shield = sign("cup", round(size * 0.42)), shield_of(mark, round(size * 0.26))
        shapes += [
            Place(cup, x - size * 0.24 - cup.width / 2, low - 10 - cup.height, role=Role.CUE),
            Place(shield, x + size * 0.22 - shield.width / 2, low - 14 - shield.height),
        ]
    return shapes


@cache
def _hill(low: int) -> Drawing:
    """Draw the hill under the winners, ``low`` pixels high, with cities' crystals behind it."""
    hill = (*arc(600, low + 190, 900, 260, 180, 360), (1500, low - 4), (-300, low - 4))
    top = low - 60
    return Drawing(
        f"rage hill {low}",
        WIDTH,
        low,
        (
            *feature("city", 190, top - 70, 300, 1),
            *feature("city", 1010, top - 70, 300, 1),
            Polygon(hill, "#2f7a54", "#0c2a26", 4),
        ),
        2,
    )


def _row(view: RageView, player: Player, y: float, names: tuple[str, ...], theme: Theme) -> Shapes:
    """Draw a row for a clan: medal, face, name, points as cups, and what it holds.

    Winners have a bright edge and a glad face, the others a grim one.
    """
    mark, middle = theme.seats[player.seat], y + (ROW - 6) / 2
    first = bool(view.ranking) and player.seat in view.ranking[0]
    board = slab(WIDTH - 2 * _LEFT, ROW - 6, mark.colour, theme.lamp if first else "")
    shapes: Shapes = [
        Place(board, _LEFT, y, role=Role.GROUND),
        centred(_face(player, theme, Mood.GLAD if first else Mood.GRIM), 158, middle),
        Text(names[player.seat], 226, y, 270, 54, theme.ink, PUBLIC_DECIDES, height=ROW - 6,
             bold=True, role=Role.CUE),
        *cups(view, player, 504, middle),
    ]  # fmt: skip
    if player.place is not None:
        shapes.append(centred(medal(player.place, 80), 62, middle + 4))
    for n, (name, count) in enumerate(reversed(held(player))):
        at = WIDTH - _LEFT - 10 - (n + 1) * 112
        shapes += [
            centred(sign(name, 50), at + 24, middle),
            Text(str(count), at + 50, y, 60, PUBLIC_DECIDES, theme.ink, height=ROW - 6, bold=True,
                 role=Role.COUNTER),
        ]  # fmt: skip
    return shapes


def _face(player: Player, theme: Theme, mood: Mood) -> Drawing:
    """Return a leader's portrait, or a shield without a clan."""
    mark = theme.seats[player.seat]
    return shield_of(mark, 92) if player.clan is None else portrait(player.clan, mark, 112, mood)
