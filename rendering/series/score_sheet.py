"""The score sheet of a Cursus: every total, a tick for each winner, the bonus, the grand total."""

from __future__ import annotations

from functools import cache

from games.series.cursus import GAMES, Cursus, Line, sheet
from rendering.scene.scene import DECIDES, MUST_READ, Drawing, Place, Role, Scene, Text, centred
from rendering.scene.scene import Line as Stroke
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.series.parchment import (
    EDGE,
    FOOT,
    INK,
    PALE_INK,
    TOP,
    WIDTH,
    Tone,
    footing,
    ground,
    heading,
    name_plate,
    palette,
    plate,
)
from rendering.series.sentences import score_alt
from rendering.shapes.seat_marks import medal, tick

_LEFT = EDGE + 60
_LABELS = 250
_ROW = 72
_PLATE = 84
_FIRST = TOP + _PLATE + 18
"""Upper edge of the first game's row."""


def score_sheet(
    cursus: Cursus, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str = ""
) -> Scene:
    """Draw a row for each of the seven games, one for the bonus and one for the totals.

    There is a column for each of the two entrants. Labels of games still to come are darker.
    """
    height = _FIRST + (GAMES + 2) * _ROW + 20 + FOOT + EDGE
    width = (WIDTH - 2 * _LEFT - _LABELS) // 2
    shapes: list[Place | Text] = [*heading(texts("series-picture-cursus"), "")]
    labels = [texts("series-picture-game", number=number + 1) for number in range(GAMES)]
    labels += [texts("series-picture-bonus"), texts("series-picture-total")]
    for row, label in enumerate(labels):
        y = _FIRST + row * _ROW + (20 if row > GAMES else 0)
        ink = INK if row >= len(cursus.played) and row < GAMES else PALE_INK
        shapes += [
            Place(_rule(WIDTH - 2 * _LEFT), _LEFT, y - 4),
            Text(
                label,
                _LEFT + 12,
                y,
                _LABELS - 20,
                38,
                ink,
                MUST_READ,
                height=_ROW,
                bold=True,
                role=Role.CUE,
            ),
        ]
    first = [line.entrant for line in sheet(cursus)]
    for line in sheet(cursus):
        x = _LEFT + _LABELS + first.index(line.entrant) * width
        shapes += _column(cursus, line, names, x, width, theme)
    shapes += footing(footer, height)
    alt = score_alt(cursus, names, texts)
    return Scene(ground(height), tuple(shapes), alt, palette(theme))


def _column(
    cursus: Cursus, line: Line, names: tuple[str, ...], x: float, width: int, theme: Theme
) -> list[Place | Text]:
    """Draw an entrant's column: name, total of each game with a tick if won, bonus, grand total.

    The bonus is shown after the last game. The winner of the series, or both who share the first
    place, have golden plates and a medal.
    """
    mark = theme.seats[line.entrant]
    won = any(line.entrant in group for group in cursus.ranking[:1])
    tone = Tone.AHEAD if won else Tone.PLAIN
    shapes: list[Place | Text] = name_plate(
        names[line.entrant], mark, x + 8, TOP + _PLATE / 2, width - 16, _PLATE, tone
    )
    for row, (total, ticked) in enumerate(zip(line.totals, line.ticks, strict=True)):
        y = _FIRST + row * _ROW
        shapes.append(_number(total, x, y, width))
        if ticked:
            shapes.append(centred(tick(52, "#8fd08a"), x + width * 0.74, y + _ROW / 2))
    if len(line.totals) == GAMES:
        bonus = _number(line.bonus, x, _FIRST + GAMES * _ROW, width, sign="+")
        shapes.append(bonus)
    y = _FIRST + (GAMES + 1) * _ROW + 20
    shapes += [
        Place(plate(width - 60, _ROW, tone), x + 30, y),
        Text(str(line.total), x, y, width, 46, INK, align="centre", height=_ROW - 6, bold=True),
    ]
    if won:
        shapes.append(centred(medal(1, 74), x + width - 66, y + _ROW / 2 - 2))
    return shapes


def _number(value: int, x: float, y: float, width: int, sign: str = "") -> Text:
    words = f"{sign}{value}" if value else str(value)
    return Text(words, x, y, width, 42, INK, DECIDES, "centre", height=_ROW, bold=True)


@cache
def _rule(width: int) -> Drawing:
    """Draw a line across the sheet."""
    return Drawing(
        f"series rule {width}", width, 8, (Stroke(((0, 4), (width, 4)), "#cbae78", 2),), 2
    )
