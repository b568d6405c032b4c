"""Parts of a lesson: a sheet with a heading, something to look at, and what it means."""

from __future__ import annotations

from functools import cache

from rendering.rage.pieces.backdrop import backdrop
from rendering.scene.scene import Drawing, Place, Text
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import WIDTH, caption, sheet

HEIGHT = 660
_SHEET = ("#10241ded", "#c8963c")


@cache
def ground() -> Drawing:
    """Draw the night behind every lesson."""
    return backdrop(WIDTH, HEIGHT, 0)


def part(
    x: float, y: float, width: int, height: int, heading: str, words: str, theme: Theme, lines: int
) -> list[Place | Text]:
    """Lay a sheet with a heading above and what it means below."""
    low = 46 * lines + 10
    return [
        Place(sheet(width, height, *_SHEET), x, y),
        caption(heading, x + 16, y + 12, width - 32, theme.lamp, size=42, height=56,
                align="centre"),
        caption(words, x + 16, y + height - low - 12, width - 32, theme.ink, size=38, lines=lines,
                height=low, align="centre"),
    ]  # fmt: skip


def bare(x: float, y: float, width: int, height: int) -> Place:
    """Lay an empty sheet."""
    return Place(sheet(width, height, *_SHEET), x, y)
