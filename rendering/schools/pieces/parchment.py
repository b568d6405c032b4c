"""Trials: stacks of parchment in the arenas, pennants in the rows."""

from __future__ import annotations

from functools import cache

from rendering.scene.scene import (
    PRIVATE_DECIDES,
    Colour,
    Drawing,
    Gradient,
    Line,
    Polygon,
    Shape,
    Text,
)
from rendering.shapes.curves import box, moved
from rendering.shapes.motif import RIM

_INK = "#3a2208"


@cache
def stack(level: int, number: int, size: int) -> Drawing:
    """Draw the trials passed in an arena: the level large, up to three sheets beneath.

    ``number`` counts the trials, the top one included.
    """
    unit = size / 100
    paper = Gradient(((0.6, "#fbe7b8"), (0.62, "#e4c488")), (0, 0), (size, size))
    outline = moved(((14, 10), (50, 6), (88, 10), (92, 50), (88, 90), (50, 94), (12, 90), (9, 50)),
                    scale=unit)  # fmt: skip
    shapes: list[Shape] = [Polygon(moved(outline, 2, 5), "#05030c90", blur=3)]
    for sheet in range(min(number, 4) - 1, 0, -1):
        turn = (-7, 6, -12)[sheet - 1]
        middled = moved(outline, -size / 2, -size / 2)
        shapes.append(Polygon(moved(middled, size / 2, size / 2, turn=turn), "#b98d50", RIM, 2))
    shapes += [
        Polygon(outline, paper, RIM, 3),
        Text(str(level), 0, 0, size, round(size * 0.74), _INK, align="centre", height=size,
             bold=True),
    ]  # fmt: skip
    return Drawing(f"schools stack {level} {min(number, 4)} {size}", size, size, tuple(shapes))


@cache
def beneath(level: int) -> Drawing:
    """Draw the next level of a stack, where it is not the one below the top."""
    return Drawing(
        f"schools beneath {level}",
        48,
        54,
        (
            Polygon(box(3, 3, 42, 48, 6), "#c79c58", RIM, 3),
            Text(str(level), 0, 0, 48, PRIVATE_DECIDES, _INK, align="centre", height=53, bold=True),
        ),
    )


@cache
def pennant(level: int, width: int, height: int, cloth: Colour, edge: Colour) -> Drawing:
    """Draw the available trial of a row: a large pennant with its level."""
    outline = ((6, 4), (width - 6, 4), (width - 6, height - 34), (width / 2, height - 6),
               (6, height - 34))  # fmt: skip
    fill = Gradient(((0.6, "#fbe7b8"), (0.62, "#e4c488")), (0, 0), (width, height))
    return Drawing(
        f"schools pennant {level} {width} {height} {cloth} {edge}",
        width,
        height,
        (
            Polygon(moved(outline, 3, 5), "#05030c90", blur=3),
            Polygon(outline, cloth, RIM, 3),
            Polygon(moved(outline, width * 0.09, height * 0.05, scale=0.82), fill, edge, 3),
            Line(((0, 5), (width, 5)), "#d9a556", 7),
            Text(str(level), 0, 0, width, round(height * 0.56), _INK, align="centre",
                 height=height - 26, bold=True),
        ),
    )  # fmt: skip


@cache
def bare(width: int, height: int) -> Drawing:
    """Draw the empty outline where an available trial would hang."""
    outline = ((6, 4), (width - 6, 4), (width - 6, height - 34), (width / 2, height - 6),
               (6, height - 34))  # fmt: skip
    return Drawing(f"schools bare {width} {height}", width, height,
                   (Polygon(outline, "#00000040", "#cdbfa860", 2.5),))  # fmt: skip


@cache
def strip(level: int, width: int, height: int, cloth: Colour, size: int) -> Drawing:
    """Draw a trial of a row that has to wait: the end of a pennant that sticks out."""
    inset = width / 7
    return Drawing(
        f"schools strip {level} {width} {height} {cloth} {size}",
        width,
        height,
        (
            Polygon(box(4, 3, width - 8, height - 6, 8), cloth, RIM, 2.5),
            Polygon(box(inset, 6, width - 2 * inset, height - 12, 5), "#b89a68"),
            Text(str(level), 0, 0, width, size, _INK, align="centre", height=height - 1,
                 bold=True),
        ),
    )  # fmt: skip


@cache
def rolled(size: int) -> Drawing:
    """Draw the trial pile, face down: sheets one over the other with a red mark on their back.

    Their number does not show.
    """
    unit = size / 100
    paper = Gradient(((0, "#f3e2b4"), (1, "#a9824a")), (0, 0), (size, size))
    shapes: list[Shape] = [
        Polygon(moved(box(12, 12, 66, 80, 6), n * 5, -n * 4, scale=unit), paper, RIM, 2.5)
        for n in range(3)
    ]
    front = moved(box(12, 12, 66, 80, 6), 10, -8, scale=unit)
    shapes += [
        Polygon(front, paper, RIM, 3),
        Polygon(moved(((22, 30), (68, 30), (45, 76)), 10, -8, scale=unit), "#8a2f4a", RIM, 2),
    ]
    return Drawing(f"schools rolled {size}", size, size, tuple(shapes))
