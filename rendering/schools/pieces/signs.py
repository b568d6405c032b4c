"""What is written on: the badge of the turn, the scale of the totals, trays, the cup."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from games.schools.content import AHEAD, BEHIND, FAR_AHEAD, SCHOOLS, School
from rendering.scene.scene import DECIDES, Colour, Drawing, Gradient, Line, Polygon, Shape, Text
from rendering.schools.pieces.crests import LIVERY
from rendering.schools.pieces.symbols import head
from rendering.shapes.curves import arc, box, mirrored, moved, regular, star
from rendering.shapes.motif import RIM

MARKS = (BEHIND, AHEAD, FAR_AHEAD)
FULL = 24
"""The total at the end of the scale; more look like that."""


@cache
def badge(words: str, width: int, height: int) -> Drawing:
    """Draw a brass sign with the turn."""
    brass = Gradient(((0, "#ffe9a8"), (0.5, "#d9a546"), (1, "#8a5a1a")), (0, 0), (width, height))
    outline = box(5, 5, width - 10, height - 12, 16)
    return Drawing(
        f"schools badge {words} {width} {height}",
        width,
        height,
        (
            Polygon(moved(outline, 2, 5), "#05030c90", blur=3),
            Polygon(outline, brass, RIM, 3),
            Polygon(box(11, 11, width - 22, height - 24, 11), outline="#6a4212", width=2),
            Text(words, 16, 0, width - 32, 40, "#2a1806", 24, "centre", height=height - 2,
                 bold=True),
        ),
    )  # fmt: skip


@cache
def scale(totals: tuple[int, int], width: int, height: int) -> Drawing:
    """Draw both totals as bars, Blancgriffon above, under marks at 9, 15 and 20.

    What a mark means stands above it: too low, candles are lit, the cup.
    """
    left, right = 14, width - 14
    top, bottom = 40, height - 44
    bar = (bottom - top) / 2 - 2

    def at(total: int) -> float:
        return left + (right - left) * min(total, FULL) / FULL

    shapes: list[Shape] = [Polygon(box(2, 2, width - 4, height - 4, 14), "#120e1ce0", "#5a4a68", 2)]
    for line, seat in enumerate((1, 0)):
        y = top + line * (bar + 3)
        livery = LIVERY[SCHOOLS[seat]]
        shapes.append(Polygon(box(left, y, right - left, bar, 5), "#ffffff14"))
        if totals[seat]:
            fill = Gradient(((0, livery.bar[0]), (1, livery.bar[1])), (0, y), (0, y + bar))
            length = max(at(totals[seat]) - left, 12)
            shapes.append(Polygon(box(left, y, length, bar, 5), fill, RIM, 2))
    means: tuple[Callable[[float, float], list[Shape]], ...] = (_falling, _candle, _small_cup)
    for mark, colour, mean in zip(MARKS, ("#ff9d8a", "#ffe08a", "#a8e6a0"), means, strict=True):
        x = at(mark)
        shapes += [
            Line(((x, top - 2), (x, bottom + 2)), colour, 3),
            Text(str(mark), x - 34, height - 46, 68, DECIDES, colour, align="centre", height=42,
                 bold=True),
            *mean(x, 21),
        ]  # fmt: skip
    return Drawing(f"schools scale {totals} {width} {height}", width, height, tuple(shapes), 2)


def _falling(x: float, y: float) -> list[Shape]:
    """Draw the sign of a total that is too low."""
    return [Polygon(moved(((-8, -15), (8, -15), (8, 0), (17, 0), (0, 16), (-17, 0), (-8, 0)), x, y),
                    "#ff9d8a", RIM, 2)]  # fmt: skip


def _candle(x: float, y: float) -> list[Shape]:
    """Draw the sign of overtime."""
    return [
        Polygon(moved(box(-7, -2, 14, 18, 3), x, y), "#f3e6c8", RIM, 2),
        Polygon(moved(((0, -18), (6, -8), (4, -3), (-4, -3), (-6, -8)), x, y), "#fff4c0", "#f09a2a",
                2.5),
    ]  # fmt: skip


def _small_cup(x: float, y: float) -> list[Shape]:
    """Draw the sign of what ends a game."""
    bowl = mirrored(((0, -15), (13, -15), (11, -4), (4, 4), (4, 9), (10, 14), (0, 14)))
    ears = (Line(moved(arc(11, -9, 6, 5, -80, 100), x, y, flip=flip), "#e8b43f", 3)
            for flip in (False, True))  # fmt: skip
    return [*ears, Polygon(moved(bowl, x, y), "#f2c04a", RIM, 2)]


@cache
def tray(width: int, height: int, edge: Colour = "#5a4a68") -> Drawing:
    """Draw a dark tray that things lie on."""
    return Drawing(
        f"schools tray {width} {height} {edge}",
        width,
        height,
        (Polygon(box(3, 3, width - 6, height - 6, 14), "#120e1ce0", edge, 2.5),),
        2,
    )


@cache
def deck(size: int) -> Drawing:
    """Draw the students that are still to be drawn: a pile of cards with a window on their back."""
    unit = size / 100
    shapes: list[Shape] = [
        Polygon(moved(box(20 - 7 * layer, 8 + 7 * layer, 62, 76, 8), scale=unit), cloth, RIM, 2.5)
        for layer, cloth in enumerate(("#8a7ab0", "#a596c8", "#6a548e"))
    ]
    shapes += [
        Polygon(moved(regular(37, 60, 22, 5), scale=unit), "#f2c04a", RIM, 2),
        Polygon(moved(regular(37, 60, 11, 5), scale=unit), "#fff3c0"),
    ]
    return Drawing(f"schools deck {size}", size, size, tuple(shapes))


@cache
def cast_off(size: int) -> Drawing:
    """Draw the discards: cards that were thrown down, and the way they went."""
    half = size / 2
    card = box(-19, -28, 38, 56, 6)
    shapes: list[Shape] = [
        Polygon(moved(card, half + x * size, half + 0.14 * size, scale=size / 100, turn=turn),
                cloth, RIM, 2.5)
        for x, turn, cloth in ((-0.2, -34, "#6b6478"), (0.2, 30, "#858092"), (0.0, -4, "#a8a2b4"))
    ]  # fmt: skip
    arrow = ((-9, -50), (9, -50), (9, -26), (23, -26), (0, 2), (-23, -26), (-9, -26))
    shapes.append(Polygon(moved(arrow, half, half, scale=size / 100), "#ff9d8a", RIM, 2.5))
    return Drawing(f"schools cast off {size}", size, size, tuple(shapes))


@cache
def rays(width: int, height: int) -> Drawing:
    """Draw the light around the cup."""
    x, y = width / 2, height * 0.48
    beams = [
        Polygon(moved(((0, 0), (-0.1, -1), (0.1, -1)), x, y, scale=width * reach, turn=turn),
                "#ffce6026")
        for reach in (0.2, 0.32, 0.46)
        for turn in range(6, 366, 24)
    ]  # fmt: skip
    stars = [
        Polygon(moved(star(0, 0, size, size * 0.34, 4), x + dx, y + dy), "#fff6cc")
        for dx, dy, size in ((-210, -120, 17), (196, -150, 13), (-250, 60, 12), (236, 40, 18),
                             (-170, 150, 10), (176, 150, 12))
    ]  # fmt: skip
    return Drawing(f"schools rays {width} {height}", width, height, (*beams, *stars), 1)


@cache
def ribbon(words: str, width: int, height: int) -> Drawing:
    """Draw a ribbon the colour of flames with words on it: overtime."""
    cloth = Gradient(((0, "#ffcf6a"), (1, "#c86a1e")), (0, 0), (0, height))
    return Drawing(
        f"schools ribbon {words} {width} {height}",
        width,
        height,
        (
            Polygon(((4, 8), (width - 4, 8), (width - 20, height / 2), (width - 4, height - 8),
                     (4, height - 8), (20, height / 2)), cloth, RIM, 3),
            Text(words, 24, 0, width - 48, 44, "#3a1606", DECIDES, "centre", height=height,
                 bold=True),
        ),
        2,
    )  # fmt: skip


@cache
def cup(winner: School | None, size: int) -> Drawing:
    """Draw the Cup of the Two Schools with the winner's beast; with none it is sawn in two."""
    half = size / 2
    unit = size / 400
    gold = Gradient(((0, "#fff3c0"), (0.45, "#f2c04a"), (1, "#8a5a12")), (half * 0.5, 0),
                    (half * 1.5, size))  # fmt: skip

    def put(points: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
        return moved(points, half, half, scale=unit)

    bowl = mirrored(((0, -150), (110, -150), (104, -60), (80, 0), (40, 40), (0, 50)))
    stem = mirrored(((0, 46), (20, 46), (16, 96), (60, 120), (76, 150), (0, 150)))
    shapes: list[Shape] = [
        *(Line(put(moved(arc(104, -80, 52, 48, -80, 110), flip=flip)), RIM, 26 * unit)
          for flip in (False, True)),
        *(Line(put(moved(arc(104, -80, 52, 48, -80, 110), flip=flip)), "#e8b43f", 17 * unit)
          for flip in (False, True)),
        Polygon(put(bowl), gold, RIM, 4 * unit),
        Polygon(put(stem), gold, RIM, 4 * unit),
        Line(put(((-86, -132), (-80, -60))), "#fffbe0a0", 9 * unit),
    ]  # fmt: skip
    if winner is None:
        saw = put(((0, -156), (10, -110), (-10, -60), (10, -10), (-10, 50), (10, 100), (0, 156)))
        shapes += [Line(saw, RIM, 12 * unit), Line(saw, "#2a1c3a", 6 * unit)]
    else:
        x, y = put(((0, -62),))[0]
        shapes += head(winner, x, y, 140 * unit, "#4a2806", "#f2c04a")
    return Drawing(f"schools cup {winner} {size}", size, size, tuple(shapes), 3)
