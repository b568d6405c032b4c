"""What stands and lies on the spaces, and what may be chosen among them."""

from __future__ import annotations

from collections import Counter

from games.vikings.content import Space
from games.vikings.view import Phase, VikingsView
from rendering.scene.scene import Drawing, Place, Point, Role, Text
from rendering.scene.theme import Theme
from rendering.vikings.layout import Ground
from rendering.vikings.pieces.figures import (
    arrow,
    bracelet,
    chosen_hex,
    crosshair,
    halo,
    numeral,
    plate,
    viking,
)

_HEAPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-0.36, 0), (0.36, 0)),
    3: ((-0.38, 0.26), (0.38, 0.26), (0, -0.34)),
    4: ((-0.38, -0.36), (0.38, -0.36), (-0.38, 0.36), (0.38, 0.36)),
}
"""Where bracelets lie on a space, in sizes of a hex, by their number."""
_SIZES = {1: 1.2, 2: 1.02, 3: 0.98, 4: 0.98}


def pieces(
    view: VikingsView, names: tuple[str, ...], theme: Theme, ground: Ground
) -> list[Place | Text]:
    """Put bracelets, Vikings, marks and numbers on the arena, the topmost last."""
    shapes: list[Place | Text] = []
    shapes.extend(_traces(view, ground))
    shapes.extend(_chosen(view, ground))
    for number, slot in enumerate(view.slots):
        if slot.bracelets:
            shapes.extend(_heap(slot.bracelets, ground.at(Space(number)), ground.side, theme))
    shapes.extend(_vikings(view, names, theme, ground))
    shapes.extend(_numbers(view, ground))
    return shapes


def _traces(view: VikingsView, ground: Ground) -> list[Place | Text]:
    shapes: list[Place | Text] = []
    if view.phase is Phase.OVER:
        return shapes
    for trace in view.traces:
        x, y = ground.at(trace.space)
        glow = halo(round(ground.side * 2.3))
        shapes.append(_centred(glow, x, y, Role.CUE))
        if trace.origin is not None and trace.origin != trace.space:
            from_x, from_y = ground.at(trace.origin)
            trail = arrow(round(x - from_x), round(y - from_y))
            shapes.append(_centred(trail, (x + from_x) / 2, (y + from_y) / 2, Role.CUE))
    return shapes


def _chosen(view: VikingsView, ground: Ground) -> list[Place | Text]:
    border = chosen_hex(ground.side)
    spaces = {mark.space: None for mark in view.marks if view.phase is not Phase.TARGET}
    return [_centred(border, *ground.at(space), Role.CUE) for space in spaces]


def _heap(values: tuple[int, ...], middle: Point, side: float, theme: Theme) -> list[Place | Text]:
    """Lay bracelets on a space; of more than four the best three and how many lie below."""
    shown = values if len(values) in _HEAPS else values[-3:]
    spots = _HEAPS[len(shown)] if len(values) == len(shown) else _HEAPS[4]
    size = round(side * _SIZES[len(spots)])
    shapes: list[Place | Text] = []
    for value, (dx, dy) in zip(shown, spots, strict=False):
        ring = bracelet(value, size)
        lift = (ring.height - size) / 2
        shapes.append(_centred(ring, middle[0] + dx * side, middle[1] + dy * side - lift))
    if len(shown) < len(values):
        dx, dy = spots[3]
        x, y = middle[0] + dx * side, middle[1] + dy * side
        shapes.append(
            Text(
                f"+{len(values) - len(shown)}",
                x - 30,
                y - 22,
                60,
                36,
                theme.ink,
                align="centre",
                height=44,
                bold=True,
                rim="#1c1018",
                rim_width=3,
            )
        )
    return shapes


def _vikings(
    view: VikingsView, names: tuple[str, ...], theme: Theme, ground: Ground
) -> list[Place | Text]:
    shapes: list[Place | Text] = []
    size = round(ground.side * 1.5)
    for player in view.players:
        if player.space is None:
            continue
        mark = theme.seats[player.seat]
        x, y = ground.at(player.space)
        figure = viking(mark, size)
        shapes.append(Place(figure, x - size / 2, y + size * 0.42 - figure.height))
        if player.seat == view.target or player.seat in view.targets:
            aim = crosshair(round(ground.side * 1.95))
            shapes.append(_centred(aim, x, y - size * 0.08, Role.CUE))
        wide = round(ground.side * 1.72)
        top = y + size * 0.33
        own = player.seat == view.viewer
        ink, wood = ("#1c1422", mark.light) if own else ("#fdf3df", "#1c1422")
        rim = "#ffffff" if own else mark.light
        shapes.append(Place(plate(wide, 32, rim, wood), x - wide / 2, top))
        shapes.append(
            Text(
                names[player.seat],
                x - wide / 2 + 6,
                top,
                wide - 12,
                24,
                ink,
                align="centre",
                height=31,
            )
        )
    return shapes


def _numbers(view: VikingsView, ground: Ground) -> list[Place | Text]:
    """Number what may be chosen; of several marks on a space each has its own place there."""
    shapes: list[Place | Text] = []
    seen: Counter[Space] = Counter()
    for number, mark in enumerate(view.marks, start=1):
        x, y = ground.at(mark.space)
        stood_on = any(player.space == mark.space for player in view.players)
        taken = stood_on or bool(view.slots[mark.space].bracelets)
        # A plate lies below a Viking, numerals in the middle of a space: keep both readable.
        dx, dy = (-0.62, -0.6) if stood_on else (0, 0.72) if taken else (0, -0.1)
        dx += seen[mark.space] * 0.9
        seen[mark.space] += 1
        tag = numeral(str(number), 54)
        shapes.append(_centred(tag, x + dx * ground.side, y + dy * ground.side, Role.CUE))
    return shapes


def _centred(drawing: Drawing, x: float, y: float, role: Role = Role.PIECE) -> Place:
    return Place(drawing, x - drawing.width / 2, y - drawing.height / 2, role=role)
