"""What the pictures of the rules are laid out with: the leather ground, and sheets with a title."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rendering.scene.scene import Drawing, Gradient, Line, Place, Polygon, Shape, Text
from rendering.scene.theme import Theme
from rendering.shapes.curves import box
from rendering.shapes.lesson_sheet import WIDTH, caption, sheet

HEIGHT = 640
SHEET = ("#1d1310e8", "#9a6b3c")
BRASS = "#d9a441"

Shapes = list[Place | Text]


@cache
def ground() -> Drawing:
    """Draw the stitched leather behind every lesson."""
    leather = Gradient(((0, "#6b4327"), (1, "#331e14")), (0, 0), (0, HEIGHT))
    stitches: list[Shape] = [
        Line(((x, y), (x + 14, y)), "#d8bb8490", 3)
        for y in (7, HEIGHT - 8)
        for x in range(14, WIDTH - 20, 28)
    ]
    shapes = (Polygon(box(0, 0, WIDTH, HEIGHT), leather), *stitches)
    return Drawing("goths lesson ground", WIDTH, HEIGHT, shapes, 1)


def titled(
    x: float, y: float, width: int, height: int, title: str, line: str, theme: Theme
) -> Shapes:
    """Lay a sheet with its title above and a line below; between them there is room."""
    low = 92 if line else 0
    return [
        Place(sheet(width, height, *SHEET), x, y),
        caption(title, x + 16, y + 10, width - 34, theme.lamp, size=40, height=50, align="centre"),
        *(
            [
                caption(line, x + 14, y + height - low - 8, width - 30, theme.ink, size=36, lines=2,
                        height=low, align="centre")
            ]
            if line
            else ()
        ),
    ]  # fmt: skip


def grid(count: int, columns: int, gap: int = 10) -> Iterable[tuple[float, float, int, int]]:
    """Cut the picture into equal places: left, top, width and height of each."""
    rows = -(-count // columns)
    margin = 16
    width = (WIDTH - 2 * margin - (columns - 1) * gap) // columns
    height = (HEIGHT - 2 * margin - (rows - 1) * gap) // rows
    for number in range(count):
        yield (
            margin + number % columns * (width + gap),
            margin + number // columns * (height + gap),
            width,
            height,
        )
