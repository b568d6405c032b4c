"""How tall a panel stands on a phone of 390 pixels, reckoned from what it is made of.

A browser measures it (``python -m tests.play.local.moments``); this comes near enough to be asked
of any panel, and costs nothing.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from discord import ui

from bot.i18n.signs import in_characters

FIRST_SCREEN = 640
"""What a phone shows of a message that has just come: question and first answer belong there."""
TWO_SCREENS = 1280
"""Nothing that one answers is taller."""
WIDTH = 265
"""Between the edges of the frame."""
_HEAD = 62
"""The name of who speaks, that nobody else sees it, and the edge."""
_GAP = 8
_FONTS = {"-# ": (19, 6.4), "#": (24, 9), "": (22, 7.8)}
"""Height of a line and width of a letter, by how the line begins."""
_BUTTON, _FRILLS, _EMOJI, _LETTER, _LINE = 32, 32, 26, 6.4, 18
_SELECT = 44


class Stand(NamedTuple):
    """How far down a panel its first answer ends, and the whole of it."""

    first: float
    whole: float


def stand(panel: ui.LayoutView, shape: float) -> Stand:
    """Reckon a panel that asks something, with a picture ``shape`` times as tall as wide."""
    (frame,) = panel.children
    assert isinstance(frame, ui.Container)
    down, first, asked = float(_HEAD), 0.0, False
    for part in frame.children:
        match part:
            case ui.TextDisplay():
                asked = asked or "👉" in part.content
                down += _text(part.content)
            case ui.MediaGallery():
                down += WIDTH * shape
            case ui.ActionRow():
                heights = _lines(part)
                if asked and not first:
                    first = down + heights[0]
                down += sum(heights) + _GAP * (len(heights) - 1)
            case _:
                raise AssertionError(part)
        down += _GAP
    return Stand(first, down)


def _text(content: str) -> float:
    height = 0.0
    for line in content.split("\n"):
        tall, letter = next(font for start, font in _FONTS.items() if line.startswith(start))
        height += tall * max(1, ceil(len(_shown(line)) * letter / WIDTH))
    return height


def _shown(line: str) -> str:
    # A picture is as wide as the character in its place.
    return in_characters(line).removeprefix("-# ").removeprefix("> ").replace("**", "")


def _lines(row: ui.ActionRow[ui.LayoutView]) -> list[float]:
    """Buttons stand side by side as far as they fit, and their words break where they do not."""
    lines: list[float] = []
    taken = float(WIDTH)
    for one in row.children:
        if not isinstance(one, ui.Button):
            return [_SELECT]
        wide = _FRILLS + len(one.label or "") * _LETTER + _EMOJI * bool(one.emoji)
        tall = _BUTTON + _LINE * (ceil(wide / WIDTH) - 1)
        if taken + wide > WIDTH:
            lines.append(tall)
            taken = 0.0
        lines[-1] = max(lines[-1], tall)
        taken += wide + _GAP
    return lines
