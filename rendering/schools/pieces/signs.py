"""Drawings with words or numbers: the badge of the turn, the race for the cup, trays, the cup."""

from __future__ import annotations

from functools import cache

from games.schools.content import AHEAD, BEHIND, FAR_AHEAD, SCHOOLS, School
from rendering.scene.scene import (
    ELSE,
    PUBLIC_DECIDES,
    Colour,
    Drawing,
    Gradient,
    Line,
    Polygon,
    Role,
    Shape,
    Text,
)
from rendering.schools.pieces.crests import LIVERY
from rendering.schools.pieces.symbols import head
from rendering.shapes.curves import arc, box, mirrored, moved, regular, star
from rendering.shapes.motif import RIM


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
            Text(words, 14, 0, width - 28, ELSE, "#2a1806", ELSE, "centre", height=height - 2,
                 bold=True, role=Role.CUE),
        ),
    )  # fmt: skip


@cache
def race(totals: tuple[int, int], width: int, height: int, *, overtime: bool) -> Drawing:
    """Draw both totals as a race: Dragombre from the left, Blancgriffon from the right.

    The cup stands where they meet, with the total that wins it (a higher one in ``overtime``). The
    mark before it is the total that a school has to be beyond, or it has lost when the other
    arrives; it is green once passed, else red. A school without points has no bar.
    """
    goal = FAR_AHEAD if overtime else AHEAD
    half, bar = width / 2, height * 0.5
    long, y = half - 62, (height - height * 0.5) / 2
    shapes: list[Shape] = []
    for seat, flip in ((0, 1), (1, -1)):
        livery = LIVERY[SCHOOLS[seat]]
        start = half - flip * half

        def across(total: float, start: float = start, flip: int = flip) -> float:
            return start + flip * long * min(total, goal) / goal

        def part(far: float, start: float = start) -> tuple[tuple[float, float], ...]:
            return box(min(start, far), y, abs(far - start), bar, 8)

        shapes.append(Polygon(part(across(goal)), "#120e1cd0", "#6a5a78", 2.5))
        if totals[seat]:
            fill = Gradient(((0, livery.bar[0]), (1, livery.bar[1])), (0, y), (0, y + bar))
            shapes.append(Polygon(part(across(max(totals[seat], 0.8))), fill, RIM, 2.5))
        mark = across(BEHIND + 0.5)
        safe = totals[seat] > BEHIND
        shapes += [
            Line(((mark, y - 9), (mark, y + bar + 9)), RIM, 9),
            Line(((mark, y - 8), (mark, y + bar + 8)), "#8fd08a" if safe else "#ff9d8a", 5),
        ]
    cup = mirrored(((0, -36), (40, -36), (34, -4), (12, 14), (10, 24), (26, 32), (26, 40), (0, 40)))
    metal = Gradient(((0, "#fff3c0"), (0.5, "#f2c04a"), (1, "#a86a18")), (half - 36, 0),
                     (half + 36, height))  # fmt: skip
    ears = [
        moved(arc(36, -20, 15, 14, -80, 110), half, height / 2, flip=flip) for flip in (False, True)
    ]
    return Drawing(
        f"schools race {totals} {goal} {width} {height}",
        width,
        height,
        (
            *shapes,
            *(Line(ear, RIM, 11) for ear in ears),
            *(Line(ear, "#e8b43f", 6) for ear in ears),
            Polygon(moved(cup, half, height / 2), metal, RIM, 3),
            Text(str(goal), half - 40, 2, 80, PUBLIC_DECIDES, "#3a2208", align="centre",
                 height=height - 20, bold=True),
        ),
        3,
    )  # fmt: skip


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
def bench(width: int, height: int) -> Drawing:
    """Draw the gallery of carved wood on which those wait who are in hand."""
    wood = Gradient(((0, "#5c3a2c"), (1, "#33201c")), (0, 0), (0, height))
    panels = [
        Polygon(box(x + 8, height - 50, width / 5 - 16, 42, 8), "#2a1a18", "#7a5238", 2.5)
        for x in range(0, width, width // 5)
    ]
    return Drawing(
        f"schools bench {width} {height}",
        width,
        height,
        (
            Polygon(box(0, 10, width, height - 10), wood),
            *panels,
            Polygon(box(0, height - 74, width, 18), "#a8743c", RIM, 3),
            Line(((0, height - 71), (width, height - 71)), "#e0a860", 3),
            Polygon(box(0, 4, width, 10), "#7a5030", RIM, 3),
        ),
        1,
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
    """Draw the light around the cup: beams to the width's edges, six stars at fixed distances."""
    x, y = width / 2, height * 0.48
    light = Gradient(((0, "#ffe08a70"), (1, "#ffe08a00")), (x, y), (x + width * 0.5, y), "radial")
    beams = [
        Polygon(moved(((0, 0), (-0.1, -1), (0.1, -1)), x, y, scale=width * 0.5, turn=turn), light)
        for turn in range(6, 366, 24)
    ]
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
            Text(words, 20, 0, width - 40, 44, "#3a1606", ELSE, "centre", height=height,
                 bold=True, role=Role.CUE),
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
