"""A person's profile: a plate for each game with its rating, and lines of what they are like."""

from __future__ import annotations

from rendering import crest_of
from rendering.records.cards import ProfileSheet, Row
from rendering.records.facts import LEFT, LINE, colours, facts
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Scene, Text, centred
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
    plate,
)

_ROW = 176
_RATING = 220
_MARGIN = 112
"""Width of what is written below a rating."""
_CREST = 116


def profile(sheet: ProfileSheet, theme: Theme) -> Scene:
    """Draw a profile: a row for each game, then the facts, as high as they need."""
    below = TOP + 16 + len(sheet.rows) * (_ROW + 12) + 14
    height = round(below + len(sheet.facts) * LINE + FOOT + EDGE + 10)
    shapes: list[Place | Text] = [*heading(sheet.title, sheet.subtitle)]
    for number, row in enumerate(sheet.rows):
        shapes += _row(row, TOP + 16 + number * (_ROW + 12))
    shapes += facts(sheet.facts, below)
    shapes += footing(sheet.footer, height - 14)
    return Scene(ground(height), tuple(shapes), sheet.alt, colours(theme))


def _row(row: Row, y: float) -> list[Place | Text]:
    """Draw the row of a game in a profile: crest, title, line, note and rating.

    Without a note there are two lines; without points no rating; some games have no crest.
    """
    width = WIDTH - 2 * LEFT
    crest = crest_of(row.game, _CREST)
    left = LEFT + 30 + (_CREST + 8 if crest else 0)
    room = LEFT + width - 30 - left - (_RATING if row.points else 0)
    three = bool(row.note)
    lines = [(row.title, 44, True, INK, room), (row.line, 36, False, INK, room)]
    if three:
        # What stands beside it, the margin of a rating, is short.
        lines.append((row.note, MUST_READ, False, PALE_INK, room + _RATING - _MARGIN))
    step = 50 if three else 64
    top = y + (_ROW - step * len(lines)) / 2 - 4
    shapes: list[Place | Text] = [Place(plate(width, _ROW, Tone.PLAIN), LEFT, y)]
    if crest is not None:
        shapes.append(centred(crest, LEFT + 20 + _CREST / 2, y + _ROW / 2 - 4))
    for number, (words, size, bold, ink, wide) in enumerate(lines):
        least = DECIDES if bold else MUST_READ
        shapes.append(
            Text(
                words,
                left,
                top + number * step,
                wide,
                size,
                ink,
                least,
                height=step,
                bold=bold,
                role=Role.CUE,
            )
        )
    if row.points:
        x = LEFT + width - _RATING - 24
        shapes += [
            Text(
                row.points, x, y + 12, _RATING, 84, INK, align="right", height=92, bold=True,
                role=Role.CUE,
            ),
            Text(
                row.give_or_take, x, y + 102, _RATING, 38, PALE_INK, MUST_READ, "right", height=46,
                role=Role.CUE,
            ),
        ]  # fmt: skip
    return shapes
