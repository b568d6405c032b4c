"""The hall of a server: the best at each game with their medals, and what is remembered."""

from __future__ import annotations

from rendering import crest_of
from rendering.records.cards import Award, HallSheet
from rendering.records.facts import LEFT, LINE, colours, facts
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Scene, Text, centred
from rendering.scene.theme import Theme
from rendering.series.parchment import (
    EDGE,
    FOOT,
    INK,
    TOP,
    WIDTH,
    Tone,
    footing,
    ground,
    heading,
    plate,
)
from rendering.shapes.seat_marks import medal

_TITLE = 62
_NAME = 84
_GAP = 20
_MEDAL = 72
_POINTS = 150
_CREST = 62


def hall(sheet: HallSheet, theme: Theme) -> Scene:
    """Draw the hall: a block for each award, then the facts, as high as they need."""
    shapes: list[Place | Text] = [*heading(sheet.title, sheet.subtitle)]
    y = TOP + 14.0
    for award in sheet.awards:
        shapes += _award(award, y)
        y += _TITLE + len(award.best) * _NAME + _GAP
    height = round(y + len(sheet.facts) * LINE + FOOT + EDGE + 10)
    shapes += facts(sheet.facts, y)
    shapes += footing(sheet.footer, height - 14)
    return Scene(ground(height), tuple(shapes), sheet.alt, colours(theme))


def _award(award: Award, y: float) -> list[Place | Text]:
    """Draw an award's crest (if its game has one) and title, and a line for each who holds it.

    A line has the medal of the place, the name and the points; the first one's plate is golden.
    """
    width = WIDTH - 2 * LEFT
    crest = crest_of(award.game, _CREST)
    aside = 0 if crest is None else _CREST + 16
    shapes: list[Place | Text] = [
        Text(
            award.title, LEFT + 6 + aside, y, width - aside, 44, INK, DECIDES, height=_TITLE - 6,
            bold=True, role=Role.CUE,
        )
    ]  # fmt: skip
    if crest is not None:
        shapes.append(centred(crest, LEFT + 8 + _CREST / 2, y + _TITLE / 2 - 4))
    for place, one in enumerate(award.best, 1):
        top = y + _TITLE + (place - 1) * _NAME
        room = width - 120 - _POINTS
        tone = Tone.AHEAD if place == 1 else Tone.PLAIN
        shapes += [
            Place(plate(width, _NAME - 6, tone), LEFT, top),
            centred(medal(place, _MEDAL), LEFT + 58, top + (_NAME - 6) / 2),
            Text(
                one.words, LEFT + 112, top, room, 42, INK, MUST_READ, height=_NAME - 10, bold=True,
                role=Role.CUE,
            ),
            Text(
                one.number, LEFT + width - _POINTS - 26, top, _POINTS, 50, INK, DECIDES, "right",
                height=_NAME - 10, bold=True, role=Role.CUE,
            ),
        ]  # fmt: skip
    return shapes
