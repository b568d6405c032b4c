"""The tally of a match: how many wins each of the two has, and how game after game went."""

from __future__ import annotations

from functools import cache

from games.series.api import Entrant, Result
from games.series.duel import ONE, TWO
from games.series.match import Match, score
from rendering.scene.scene import (
    MUST_READ,
    Drawing,
    Ellipse,
    Place,
    Polygon,
    Role,
    Scene,
    Text,
    centred,
)
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.series.parchment import (
    EDGE,
    FOOT,
    INK,
    PALE_INK,
    STROKE,
    TOP,
    WIDTH,
    Tone,
    badge,
    footing,
    ground,
    heading,
    name_plate,
    palette,
)
from rendering.series.sentences import tally_alt
from rendering.shapes.curves import box
from rendering.shapes.seat_marks import medal

_LEFT = EDGE + 60
_PLATE = 96
_ROW = 176
_PIPS, _PIP = 480, 136
"""Width for the marks of wins, and the largest size of a mark."""
_CELL = 112
_PER_LINE = 9


def tally(
    match: Match, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str = ""
) -> Scene:
    """Draw a place for every win that it takes, filled as they are won, and the games below.

    The games are in rows of nine; the picture grows with them.
    """
    lines = max(1, -(-len(match.played) // _PER_LINE))
    games_top = TOP + 2 * _ROW + 30
    height = games_top + lines * (_CELL + 40) + FOOT + EDGE
    first_to = texts("series-picture-first-to", wins=match.wins)
    shapes: list[Place | Text] = [*heading(texts("series-picture-match"), first_to)]
    for entrant, won in zip((ONE, TWO), score(match), strict=True):
        shapes += _wins(match, entrant, won, names, theme)
    for number, result in enumerate(match.played):
        line, column = divmod(number, _PER_LINE)
        x = _LEFT + column * (WIDTH - 2 * _LEFT) / _PER_LINE
        shapes += _game(result, number + 1, x, games_top + line * (_CELL + 40), theme)
    shapes += footing(footer, height)
    alt = tally_alt(match, names, texts)
    return Scene(ground(height), tuple(shapes), alt, palette(theme))


def _wins(
    match: Match, entrant: Entrant, won: int, names: tuple[str, ...], theme: Theme
) -> list[Place | Text]:
    """Draw an entrant's name and a place for each win needed: their sign if won, else a hole.

    The winner of the match has a golden plate and a medal.
    """
    y = TOP + 70 + entrant * _ROW + _PLATE / 2
    first = any(entrant in group for group in match.ranking[:1])
    tone = Tone.AHEAD if first else Tone.PLAIN
    mark = theme.seats[entrant]
    shapes: list[Place | Text] = name_plate(names[entrant], mark, _LEFT, y, 410, _PLATE, tone)
    left = _LEFT + 434
    size = min(_PIP, _PIPS // match.wins - 12)
    for pip in range(match.wins):
        x = left + pip * (size + 12) + size / 2
        drawing = badge(mark, size) if pip < won else _hole(size)
        shapes.append(centred(drawing, x, y))
    if first:
        shapes.append(centred(medal(1, 96), WIDTH - _LEFT - 40, y))
    return shapes


def _game(result: Result, number: int, x: float, y: float, theme: Theme) -> list[Place | Text]:
    """Draw a game of a match on a slip below its number: the winner's sign, or ``=`` for a draw."""
    middle = x + _CELL / 2
    shapes: list[Place | Text] = [
        Text(
            str(number), x, y, _CELL, MUST_READ, PALE_INK, align="centre", height=40, role=Role.CUE
        )
    ]
    if result.winner is None:
        shapes += [
            Place(_slip(_CELL - 20), x + 10, y + 42),
            Text("=", x, y + 38, _CELL, 60, INK, align="centre", height=_CELL - 20, bold=True),
        ]
    else:
        shapes += [
            Place(_slip(_CELL - 20), x + 10, y + 42),
            centred(badge(theme.seats[result.winner], 66), middle, y + 42 + (_CELL - 20) / 2),
        ]
    return shapes


@cache
def _hole(size: int) -> Drawing:
    """Draw the empty ring in the place of a win that is still to come."""
    half = size / 2
    return Drawing(
        f"series hole {size}",
        size,
        size,
        (Ellipse(half, half, half - 6, half - 6, "#dcc48c", STROKE, 3),),
    )


@cache
def _slip(size: int) -> Drawing:
    """Draw the slip of paper that the winner of a game is noted on."""
    return Drawing(
        f"series slip {size}",
        size,
        size,
        (Polygon(box(3, 3, size - 6, size - 6, 12), "#fffaeb", STROKE, 2.5),),
        2,
    )
