"""Encode scenes with captions as an animated GIF.

Of all formats it is the one that Discord plays by itself in a chat, on phones and on desktops: a
video waits for a press, an animated WebP or PNG is shown as a still there.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from rendering.paint.lettering import draw_text
from rendering.paint.paint import composed, indexed
from rendering.scene.scene import DECIDES, Scene, Text

_STRIP = 104
"""Height of the words below a picture."""
_MARGIN = 16
_SIZE = 30
_LINES = 3
_INK = "#f4ead2"
_GROUND = "#1b1410"
_WIDTHS = (600, 480, 400, 300)
"""Of the film, the first that is light enough; a phone's chat is 300 points wide."""
_SMALLEST = DECIDES * _WIDTHS[0] // 1200
"""Size of words that are long: as large as on a board."""


class Shot(NamedTuple):
    """A scene with its caption and duration."""

    scene: Scene
    words: str
    milliseconds: int


def film(shots: Sequence[Shot], most: int) -> bytes:
    """Return a looping GIF of at most ``most`` bytes if any width allows, as wide as possible.

    The widths are 600, 480, 400 and 300 pixels; if even the narrowest film is larger, that one is
    returned. There must be at least one shot. Lower pictures are centred in the height of the
    tallest.
    """
    boards = [_board(shot.scene) for shot in shots]
    height = max(board.height for board in boards)
    encoded = b""
    for width in _WIDTHS:
        frames = [
            _frame(board, shot, width, height) for board, shot in zip(boards, shots, strict=True)
        ]
        encoded = _gif(frames, [shot.milliseconds for shot in shots])
        if len(encoded) <= most:
            break
    return encoded


def _board(scene: Scene) -> Image.Image:
    """Return a scene painted at the largest width of a film, 600 pixels."""
    painted = composed(scene.base, scene.shapes, 0, scene.height)
    size = (_WIDTHS[0], round(scene.height * _WIDTHS[0] / scene.width))
    return painted.resize(size, Image.Resampling.LANCZOS, reducing_gap=2)


def _frame(board: Image.Image, shot: Shot, width: int, height: int) -> Image.Image:
    """Return a frame ``width`` pixels wide: the board, its caption below, in the scene's palette.

    ``height`` is the room for the board at the largest width; a lower board is centred in it.
    """
    whole = Image.new("RGB", (_WIDTHS[0], height + _STRIP), _GROUND)
    whole.paste(board, (0, (height - board.height) // 2))
    strip = Image.new("RGBA", (_WIDTHS[0], _STRIP), _GROUND)
    words = Text(
        shot.words,
        x=_MARGIN,
        y=0,
        width=_WIDTHS[0] - 2 * _MARGIN,
        size=_SIZE,
        smallest=_SMALLEST,
        colour=_INK,
        align="centre",
        lines=_LINES,
        height=_STRIP,
    )
    draw_text(strip, words, 1)
    whole.paste(strip.convert("RGB"), (0, height))
    if width != _WIDTHS[0]:
        shrunk = round(whole.height * width / whole.width)
        whole = whole.resize((width, shrunk), Image.Resampling.LANCZOS)
    # One palette for all frames: what is the same in two of them is written once.
    return indexed(whole, shot.scene.palette)


def _gif(frames: Sequence[Image.Image], milliseconds: Sequence[int]) -> bytes:
    """Encode frames as a GIF that loops for ever, each shown for its milliseconds."""
    written = BytesIO()
    frames[0].save(
        written,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=list(milliseconds),
        loop=0,
        optimize=False,
        disposal=1,
    )
    return written.getvalue()
