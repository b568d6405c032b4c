"""Text layout: measure, shrink, wrap, truncate and draw words in their box."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, floor
from threading import Lock
from typing import NamedTuple

import msgspec
from cachetools import cached
from PIL import Image, ImageDraw

from rendering.paint.colours import OPAQUE, faded, rgba
from rendering.paint.fonts import FaceName, face, runs, writable
from rendering.paint.sprites import Sprites
from rendering.scene.scene import Colour, Role, Text

_LEADING = 1.16
_CAP_HEIGHT = 0.66
_ELLIPSIS = "…"
_OPEN, _PACKED = 6 << 20, 4 << 20
"""Bytes of words that are kept as they are, some four hundred, and of packed ones, some thousand.
To draw a sentence again takes ten times as long as to unpack it."""
_INK, _NO_INK = "#ffffff", "#000000"
_CORNER = "corner"


def draw_text(canvas: Image.Image, text: Text, scale: float) -> None:
    """Draw words at ``scale`` times their size, shrunk, wrapped or cut off to fit their box.

    Lines are centred in the box's height, also where they are higher, and aligned as the text says.
    Nothing is drawn if no word can be written. Without a height they begin at the upper edge.
    """
    size, lines = fitted(text)
    if not lines:
        return
    pen = ImageDraw.Draw(canvas)
    leading = size * _LEADING
    free = text.height - leading * len(lines) if text.height else 0.0
    for number, line in enumerate(lines):
        width = measured(line, size, bold=text.bold)
        spare = text.width - width
        x = text.x + {"left": 0.0, "centre": spare / 2, "right": spare}[text.align]
        # The capitals' middle sits in the middle of the line.
        y = text.y + free / 2 + leading * (number + 0.5) + size * _CAP_HEIGHT / 2
        for name, words in runs(line, bold=text.bold):
            font = face(name, size * scale)
            pen.text(
                (x * scale, y * scale),
                words,
                font=font,
                fill=text.colour,
                anchor="ls",
                stroke_width=text.rim_width * scale if text.rim else 0,
                stroke_fill=text.rim or None,
            )
            x += _advance(name, words, size)


class Label(NamedTuple):
    """A rendered text and its position on the canvas."""

    picture: Image.Image
    """How much of each pixel it covers, 0 to 255, its rim included."""
    letters: Image.Image | None
    """The same of the letters alone, None if they have no rim."""
    x: int
    y: int


def write(canvas: Image.Image, words: Label, text: Text, top: int) -> None:
    """Lay the label of a text on a canvas that begins at row ``top`` of the picture."""
    spot = words.x, words.y - top
    if words.letters is None:
        _cover(canvas, words.picture, text.colour, spot)
    else:
        _cover(canvas, words.picture, text.rim, spot)
        _cover(canvas, words.letters, text.colour, spot)


def _cover(canvas: Image.Image, mask: Image.Image, colour: Colour, spot: tuple[int, int]) -> None:
    """Lay a colour on a canvas through a mask whose upper left corner is at ``spot``."""
    *ink, alpha = rgba(colour)
    canvas.paste(tuple(ink), spot, mask if alpha == OPAQUE else mask.point(faded(alpha)))


def label(text: Text, density: float = 1) -> Label | None:
    """Return a text as a bitmap and where it lies in pixels; None if nothing is visible.

    A unit of its coordinates and size has ``density`` pixels. Equal words share a bitmap wherever
    they lie at the same fraction of a pixel.
    """
    left, top = floor(text.x * density), floor(text.y * density)
    # Neither colours nor what it means make another bitmap of it.
    near = msgspec.structs.replace(
        text,
        x=text.x - left / density,
        y=text.y - top / density,
        colour=_INK,
        rim=text.rim and _INK,
        role=Role.PIECE,
        of="",
    )
    masks = _lettered(near, density)
    if not masks.width:
        return None
    x, y = masks.info[_CORNER]
    if not text.rim:
        return Label(masks, None, left + x, top + y)
    half = masks.height // 2
    picture = masks.crop((0, 0, masks.width, half))
    letters = masks.crop((0, half, masks.width, masks.height))
    return Label(picture, letters, left + x, top + y)


@cached(Sprites(_OPEN, _PACKED), lock=Lock(), info=True)
def _lettered(text: Text, density: float) -> Image.Image:
    """Return a mask of what a text near the origin covers, without any pixel if it covers nothing.

    With a rim a mask of the letters alone follows below that of all. ``info`` has the place of its
    upper left corner. Cached: the same words often stand at several places.
    """
    lines = text.size * _LEADING * text.lines
    over = max(0.0, lines - text.height) / 2 if text.height else 0.0
    margin = ceil((text.rim_width + text.size // 3 + ceil(over)) * density)
    height = max(text.height, lines)
    size = (ceil(text.width * density) + 2 * margin + 1, ceil(height * density) + 2 * margin + 1)
    canvas = Image.new("L", size)
    shift = margin / density
    shifted = msgspec.structs.replace(text, x=text.x + shift, y=text.y + shift)
    draw_text(canvas, shifted, density)
    seen = canvas.getbbox()
    if seen is None:
        return Image.new("L", (0, 0))
    # A box is mostly wider and higher than its words: the rest of it is left as it is.
    masks = canvas.crop(seen)
    if text.rim:
        letters = Image.new("L", size)
        draw_text(letters, msgspec.structs.replace(shifted, rim=_NO_INK), density)
        masks = masks.crop((0, 0, masks.width, 2 * masks.height))
        masks.paste(letters.crop(seen), (0, masks.height // 2))
    masks.info[_CORNER] = seen[0] - margin, seen[1] - margin
    return masks


@lru_cache(maxsize=2048)
def fitted(text: Text) -> tuple[int, tuple[str, ...]]:
    """Return the font size in pixels and the lines of a text, none wider than its box.

    The largest size from ``text.size`` down that needs at most ``text.lines`` lines is taken,
    whatever the box's height. If even ``text.least`` needs more, it is taken, and lines that are
    too long end in an ellipsis. If no word can be written: ``text.size`` and no lines.
    """
    words = writable(text.words, bold=text.bold)
    if not words:
        return text.size, ()
    for size in range(text.size, text.least - 1, -1):
        lines = _broken(words, size, text)
        if len(lines) <= text.lines and all(
            measured(line, size, bold=text.bold) <= text.width for line in lines
        ):
            return size, tuple(lines)
    lines = _broken(words, text.least, text)
    kept, rest = lines[: text.lines - 1], " ".join(lines[text.lines - 1 :])
    return text.least, tuple(_cut(line, text.least, text) for line in (*kept, rest))


def _broken(words: str, size: int, text: Text) -> list[str]:
    """Break words into lines of even length that fit the text's width, however many that takes.

    A text of one line is not broken. A word that is too long stays whole.
    """
    if text.lines == 1:
        return [words]
    lines = _filled(words, size, text.width, bold=text.bold)
    # Narrowing the column as far as the number of lines stands evens their lengths.
    for share in (0.9, 0.8, 0.7, 0.6, 0.5):
        evener = _filled(words, size, text.width * share, bold=text.bold)
        if len(evener) > len(lines):
            break
        lines = evener
    return lines


def _filled(words: str, size: int, width: float, *, bold: bool) -> list[str]:
    """Wrap words greedily into lines of at most ``width`` pixels; a long word has its own line."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measured(longer, size, bold=bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _cut(line: str, size: int, text: Text) -> str:
    """Shorten a line with an ellipsis until it fits the text's width; one that fits stays."""
    if measured(line, size, bold=text.bold) <= text.width:
        return line
    while line and measured(line + _ELLIPSIS, size, bold=text.bold) > text.width:
        line = line[:-1].rstrip()
    return line + _ELLIPSIS


def measured(words: str, size: int, *, bold: bool) -> float:
    """Return the width of writable words in pixels."""
    return sum(_advance(name, piece, size) for name, piece in runs(words, bold=bold))


@lru_cache(maxsize=8192)
def _advance(name: FaceName, words: str, size: int) -> float:
    return face(name, size).getlength(words)
