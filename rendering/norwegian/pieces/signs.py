"""Wooden boards with words: what may be laid, and which turn it is."""

from __future__ import annotations

from functools import lru_cache

from games.norwegian.content import Rank
from rendering.norwegian.pieces.court_cards import figure
from rendering.norwegian.pieces.effects import EFFECTS
from rendering.scene.scene import (
    ELSE,
    PRIVATE_DECIDES,
    Colour,
    Drawing,
    Ellipse,
    Gradient,
    Line,
    Polygon,
    Role,
    Shape,
    Text,
)
from rendering.shapes.curves import box
from rendering.shapes.motif import RIM, placed

_BOARDS: dict[str, tuple[Colour, Colour]] = {
    "free": ("#5c9a6a", "#24503a"),
    "at-least": ("#c08a4a", "#6a3f1c"),
    "at-most": ("#8a9ac8", "#3a4a78"),
    "exchange": ("#b07a9a", "#5a3450"),
    "counter": ("#d0604a", "#6a1c20"),
    "duel": ("#d0604a", "#6a1c20"),
    "complete": ("#b07a9a", "#5a3450"),
    "give": ("#a86cc8", "#4a1f66"),
}
"""The tones of the sign, by what it says."""


@lru_cache(maxsize=256)
def sign(kind: str, index: str, words: str, width: int, height: int) -> Drawing:
    """Draw the board that says what may be laid: a large sign, and the words below it.

    Args:
        kind: a demand of the pile, or ``exchange``, ``counter``, ``complete``,
            ``give``, or ``duel``, which leaves room for two emblems.
        index: the short name of the rank it speaks of, or other large letters.
        words: the same in words.
        width: of the board.
        height: of the board.

    """
    light, dark = _BOARDS[kind]
    wood = Gradient(((0, light), (1, dark)), (0, 0), (0, height))
    shapes: list[Shape] = [
        Polygon(box(5, 8, width - 8, height - 10, 20), "#06100fa0", blur=4),
        Polygon(box(4, 4, width - 8, height - 10, 18), wood, RIM, 4),
        Polygon(box(13, 13, width - 26, height - 28, 11), "", "#fff2c860", 2),
        *(Ellipse(x, y, 4, 4, "#ffe8a8", RIM, 1.5)
          for x in (21, width - 21) for y in (21, height - 27)),
    ]  # fmt: skip
    space = height - 100 if words else height - 40
    size = round(min(space * 0.98, width * (0.42 if words else 0.5)))
    y = 18 + space / 2
    arm = size * 0.3
    match kind:
        case "at-least" | "at-most":
            shapes += _order(kind == "at-least", width * 0.27, y, arm)
            shapes.append(_large(index, width * 0.42, width * 0.5, size, space))
        case "complete":
            shapes.append(_large(index, 20, width - 40, round(size * 0.8), space))
        case "free":
            shapes += placed(EFFECTS[Rank.TWO], width / 2, y, min(space * 1.06, width * 0.5))
        case "give":
            fox = figure(Rank.JOKER, None) or ()
            shapes += placed(fox, width / 2, y + 4, min(space * 0.94, width * 0.5))
        case "counter":
            shapes += placed(EFFECTS[Rank.ACE], width / 2, y, min(space * 1.06, width * 0.5))
        case "duel":
            pass
        case _:
            shapes += _swap(width / 2, y, arm * 1.5)
    if words:
        shapes.append(
            Text(words, 12, height - 98, width - 24, ELSE + 4, "#fffaf0", ELSE, align="centre",
                 lines=2, height=86, role=Role.CUE, bold=True, rim=RIM, rim_width=2)
        )  # fmt: skip
    return Drawing(f"norwegian sign {kind} {index} {words} {width} {height}", width, height,
                   tuple(shapes), 2)  # fmt: skip


def _large(words: str, x: float, width: float, size: int, space: float) -> Text:
    return Text(words, x, 18, width, size, "#fffaf0", PRIVATE_DECIDES, align="centre",
                height=space, bold=True, rim=RIM, rim_width=3)  # fmt: skip


def _order(least: bool, x: float, y: float, arm: float) -> list[Shape]:
    """Draw ≥ if ``least``, else ≤, as strokes; ``arm`` is half its width."""
    side = arm if least else -arm
    wedge = ((x - side, y - arm), (x + side, y - arm * 0.28), (x - side, y + arm * 0.44))
    bar = ((x - arm, y + arm), (x + arm, y + arm))
    return [
        *(Line(line, "#23160f", arm * 0.5) for line in (wedge, bar)),
        *(Line(line, "#fffaf0", arm * 0.3) for line in (wedge, bar)),
    ]


def _swap(x: float, y: float, arm: float) -> list[Shape]:
    """Draw two arrows that change places."""
    shapes: list[Shape] = []
    for side in (1, -1):
        across = tuple(
            (x + side * px * arm, y + side * py * arm) for px, py in ((-1, -0.4), (0.9, -0.4))
        )
        head = tuple(
            (x + side * px * arm, y + side * py * arm)
            for px, py in ((0.5, -0.8), (1.05, -0.4), (0.5, 0))
        )
        for colour, width in (("#23160f", arm * 0.34), ("#fffaf0", arm * 0.2)):
            shapes += [Line(across, colour, width), Line(head, colour, width)]
    return shapes


@lru_cache(maxsize=256)
def badge(words: str, width: int, height: int, warning: str = "") -> Drawing:
    """Draw the wooden board with words, and a smaller warning below them if there is one."""
    wood = Gradient(((0, "#c08a52"), (1, "#5e371d")), (0, 0), (0, height))
    return Drawing(
        f"norwegian badge {words} {width} {height} {warning}".rstrip(),
        width,
        height,
        (
            Polygon(box(5, 8, width - 8, height - 10, 14), "#05030c90", blur=3),
            Polygon(box(4, 4, width - 8, height - 12, 14), wood, RIM, 3),
            Polygon(box(10, 10, width - 20, height - 24, 9), "", "#b8442e", 2.5),
            *(Ellipse(x, (height - 4) / 2, 4, 4, "#ffe8a8", RIM, 1.5) for x in (20, width - 20)),
            *_worded(words, warning, width, height - 14),
        ),
        3,
    )  # fmt: skip


def _worded(words: str, warning: str, width: int, height: int) -> list[Shape]:
    """Draw a sign's words, with a warning below if it is not empty, in half the height each."""
    size, tall = (ELSE, height // 2) if warning else (ELSE + 4, height)
    lines = ((words, 4, "#fff6e2"), (warning, 4 + tall, "#ffd98a"))[: 2 if warning else 1]
    return [
        Text(line, 16, top, width - 32, size, ink, ELSE, align="centre", height=tall,
             bold=True, rim="#2a160a", rim_width=2, role=Role.CUE)
        for line, top, ink in lines
    ]  # fmt: skip
