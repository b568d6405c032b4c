"""A person's profile: a plate for each game with its rating, and lines of what they are like."""

from __future__ import annotations

from rendering.records.cards import ProfileSheet, Row
from rendering.records.facts import LEFT, LINE, colours, facts
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Scene, Text
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


def profile(sheet: ProfileSheet, theme: Theme) -> Scene:
    """Draw a profile."""
    below = TOP + 16 + len(sheet.rows) * (_ROW + 12) + 14
    height = round(below + len(sheet.facts) * LINE + FOOT + EDGE + 10)
    shapes: list[Place | Text] = [*heading(sheet.title, sheet.subtitle)]
    for number, row in enumerate(sheet.rows):
        shapes += _row(row, TOP + 16 + number * (_ROW + 12))
    shapes += facts(sheet.facts, below)
    shapes += footing(sheet.footer, height - 14)
    return Scene(ground(height), tuple(shapes), sheet.alt, colours(theme))


def _row(row: Row, y: float) -> list[Place | Text]:
    width = WIDTH - 2 * LEFT
    room = width - 60 - (_RATING if row.points else 0)
    three = bool(row.note)
    lines = [(row.title, 44, True, INK), (row.line, 36, False, INK)]
    if three:
        lines.append((row.note, MUST_READ, False, PALE_INK))
    step = 50 if three else 64
    top = y + (_ROW - step * len(lines)) / 2 - 4
    shapes: list[Place | Text] = [Place(plate(width, _ROW, Tone.PLAIN), LEFT, y)]
    for number, (words, size, bold, ink) in enumerate(lines):
        least = DECIDES if bold else MUST_READ
        shapes.append(
            Text(
                words,
                LEFT + 30,
                top + number * step,
                room,
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
