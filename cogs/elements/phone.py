"""How tall a message stands on a phone 390 pixels wide, reckoned from its parts.

Measured in Chromium with local play on 28 November 2026, part by part: 77 pixels above the first
part and 26 below the last; three quoted lines 67, a line of small letters and two others 63, two
small lines 39, a picture of 1200 by 900 199, two lines of buttons 72, a menu 40; 4 below a text,
8 below a picture, 6 below a row. ``python -m tests.play.local.moments`` measures whole panels.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil

from discord import ui

from bot.i18n.signs import in_characters
from cogs.elements.components import BUTTONS_PER_ROW, shortened
from cogs.elements.uploads import SHAPE

SCREEN = 640
"""What a phone shows of a message that has just come; no panel that asks is taller."""
PANEL = 600
"""Pixels of a private panel: beyond, everything that can be had behind *More* is left out."""
OUTCOME = 66
"""Pixels of what is told above the picture: three lines."""
ANSWERS = 136
"""Pixels of the answers to a question."""
SMALL_LINE = 19
"""Pixels of a line in small letters."""
SMALL_PRINT = 57
"""Pixels of what stands in small letters below a question: three lines."""
HEAD = 103
"""The author's name, that nobody else sees it, and the edges."""
GAP = 8
"""Between two lines of buttons in a row."""
TEXT_GAP, PICTURE_GAP, ROW_GAP = 4, 8, 6
"""Below a text, a picture, a row of controls."""
WIDTH = 265
"""Between the edges of the frame: of text, a picture, a row."""
LINE = 22
"""Pixels of a line of text."""
BUTTON = 32
"""Pixels of a button of one line."""
_FONTS = {"-# ": (SMALL_LINE, 6.4), "#": (24, 9), "": (LINE, 7.8)}
"""Height of a line and width of a letter, by how the line begins."""
_QUOTE = 16
"""By how much a quoted line is shorter."""
_FRILLS, _EMOJI, _LETTER, _FURTHER = 32, 26, 6.4, 18
MENU = 40
"""Pixels of a menu that is closed."""


def height(panel: ui.LayoutView, shape: float = SHAPE) -> float:
    """Estimate the height in pixels of a message that consists of one frame.

    ``shape`` is height by width of its pictures.
    """
    (frame,) = panel.children
    assert isinstance(frame, ui.Container)
    return HEAD + taken(frame.children, shape)


def taken(parts: Iterable[ui.Item[ui.LayoutView] | str], shape: float = SHAPE) -> float:
    """Return the height in pixels of parts of a message, each with the gap below it.

    An empty text takes nothing; ``shape`` is height by width of pictures.
    """
    return sum(_part(part, shape) for part in parts if part != "")


def _part(part: ui.Item[ui.LayoutView] | str, shape: float) -> float:
    """Return the height of a part of a panel in a phone's pixels, with the gap below it.

    Raises:
        TypeError: it is a part of another kind than text, pictures and rows of controls.
    """
    match part:
        case str():
            return text_height(part) + TEXT_GAP
        case ui.TextDisplay():
            return text_height(part.content) + TEXT_GAP
        case ui.MediaGallery():
            return WIDTH * shape * len(part.items) + PICTURE_GAP
        case ui.ActionRow():
            if not isinstance(part.children[0], ui.Button):
                return MENU + ROW_GAP
            return buttons_taken([one for one in part.children if isinstance(one, ui.Button)])
        case _:
            raise TypeError(part)


def buttons_taken(buttons: Sequence[ui.Button[ui.LayoutView]]) -> float:
    """Estimate the height of buttons in pixels, five in a row, with the gap above each row.

    No buttons take nothing.
    """
    return sum(
        ROW_GAP
        + row_height(
            (one.label or "", bool(one.emoji)) for one in buttons[start : start + BUTTONS_PER_ROW]
        )
        for start in range(0, len(buttons), BUTTONS_PER_ROW)
    )


@lru_cache(maxsize=1024)
def text_height(content: str) -> float:
    """Estimate the height of a text in pixels, its lines wrapped at the frame; empty ones are 0."""
    height = 0.0
    for line in filter(None, content.split("\n")):
        tall, letter = next(font for start, font in _FONTS.items() if line.startswith(start))
        wide = WIDTH - _QUOTE * line.startswith("> ")
        height += tall * max(1, ceil(len(_shown(line)) * letter / wide))
    return height


def _shown(line: str) -> str:
    """Return a line as long as a phone shows it, without its markup.

    A picture of a sign becomes one character, a time the longest form that is common.
    """
    # A picture is as wide as the character in its place, a time as the longest that is common.
    line = _TIME.sub("in 23 hours", line)
    return in_characters(line).removeprefix("-# ").removeprefix("> ").replace("**", "")


def row_height(buttons: Iterable[tuple[str, bool]]) -> float:
    """Estimate the height of a row of buttons in pixels, from label and has-an-emoji of each.

    Buttons that do not fit beside the others begin a new line, and a label too wide for the screen
    wraps within its button. There must be at least one button.
    """
    lines: list[float] = []
    left = -1.0
    for label, picture in buttons:
        wide = _FRILLS + len(label) * _LETTER + _EMOJI * picture
        tall = BUTTON + _FURTHER * (ceil(wide / WIDTH) - 1)
        if left < wide:
            lines.append(tall)
            left = float(WIDTH)
        lines[-1] = max(lines[-1], tall)
        left -= wide + GAP
    return sum(lines) + GAP * (len(lines) - 1)


_TIME = re.compile(r"<t:\d+(:\w)?>")
_MARK = len("-# ")
"""Letters by which a line is quoted or small, at most."""
_SENTENCES = re.compile(r"(?<=[.!?…»”])[ \n]")


def fitting(lines: Iterable[str], room: float) -> str:
    """Return the first sentences of lines, in small letters, that fit into ``room`` pixels.

    Each line begins a line of its own. It stops at the first sentence that does not fit; empty if
    none does.
    """
    kept = ""
    for line in lines:
        for number, sentence in enumerate(_SENTENCES.split(line)):
            longer = f"{kept} {sentence}" if number else f"{kept}\n-# {sentence}".lstrip("\n")
            if text_height(longer) > room:
                return kept
            kept = longer
    return kept


@lru_cache(maxsize=1024)
def within(line: str, room: float) -> str:
    """Cut a line to at most ``room`` pixels: whole sentences from the end, then words.

    ``room`` must be that of a line at least. Words are only cut from the first sentence, which then
    ends in an ellipsis; a word that is too long by itself is cut, too.
    """
    *before, _ = _SENTENCES.split(line)
    while text_height(line) > room:
        if before:
            line = " ".join(before)
        else:
            words = line.rfind(" ", 0, -1) + 1
            line = shortened(line, words if words > _MARK else len(line) - 8)
        before = before[:-1]
    return line
