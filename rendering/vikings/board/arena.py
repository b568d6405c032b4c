"""What stands and lies on the spaces, and what may be chosen among them."""

from __future__ import annotations

from games.vikings.content import Space
from games.vikings.view import Phase, VikingsView
from rendering.scene.scene import DECIDES, Place, Point, Role, Text, centred
from rendering.scene.theme import Theme
from rendering.vikings.layout import Ground, space_name
from rendering.vikings.pieces import figures

Shapes = list[Place | Text]

_SEEN = 3
"""Values of a heap that fit on a space; of a larger one the sum does."""
_TORC = 1.06
_RING = 1.27
_VIKING = 1.36
"""Sizes of what lies or stands on a space, in sizes of a hex."""
_LIFTED = 0.16
"""By so many sizes of a hex a piece stands higher, so that its space's name is seen below it."""
_LOW = 0.66
"""Where that name has its middle."""
_TAG_WIDTH, _TAG_HEIGHT = 70, 42


def pieces(view: VikingsView, theme: Theme, ground: Ground) -> Shapes:
    """Put bracelets, Vikings, marks and names of spaces on the arena, the topmost last."""
    shapes: Shapes = []
    shapes.extend(_traces(view, ground))
    shapes.extend(_chosen(view, ground))
    for number, slot in enumerate(view.slots):
        if slot.bracelets:
            shapes.append(_bracelets(slot.bracelets, ground.at(Space(number)), ground.side))
    shapes.extend(_vikings(view, theme, ground))
    shapes.extend(_names(view, ground))
    return shapes


def _traces(view: VikingsView, ground: Ground) -> Shapes:
    shapes: Shapes = []
    if view.phase is Phase.OVER:
        return shapes
    for trace in view.traces:
        x, y = ground.at(trace.space)
        glow = figures.halo(round(ground.side * 2.3))
        shapes.append(centred(glow, x, y, role=Role.CUE))
        if trace.origin is not None and trace.origin != trace.space:
            from_x, from_y = ground.at(trace.origin)
            trail = figures.arrow(round(x - from_x), round(y - from_y))
            shapes.append(centred(trail, (x + from_x) / 2, (y + from_y) / 2, role=Role.CUE))
    return shapes


def _to_choose(view: VikingsView) -> tuple[Space, ...]:
    """List the spaces that may be chosen; of an attack Vikings are."""
    if view.phase is Phase.TARGET:
        return ()
    return tuple({mark.space: None for mark in view.marks})


def _chosen(view: VikingsView, ground: Ground) -> Shapes:
    border = figures.chosen_hex(ground.side)
    return [centred(border, *ground.at(space), role=Role.CUE) for space in _to_choose(view)]


def _bracelets(values: tuple[int, ...], middle: Point, side: float) -> Place:
    """Lay bracelets on a space."""
    x, y = middle[0], middle[1] - _LIFTED * side
    if len(values) == 1:
        ring = figures.bracelet(values[0], round(side * _RING))
        return centred(ring, x, y - (ring.height - ring.width) / 2)
    told = " ".join(map(str, values)) if len(values) <= _SEEN else f"={sum(values)}"
    return centred(figures.heap(told, round(side * _TORC)), x, y)


def _vikings(view: VikingsView, theme: Theme, ground: Ground) -> Shapes:
    shapes: Shapes = []
    size = round(ground.side * _VIKING)
    for player in view.players:
        if player.space is None:
            continue
        x, y = ground.at(player.space)
        y -= _LIFTED * ground.side
        figure = figures.viking(theme.seats[player.seat], size)
        if player.seat == view.viewer:
            shapes.append(centred(figures.own_ring(round(size * 1.12)), x, y, role=Role.CUE))
        shapes.append(Place(figure, x - size / 2, y + size / 2 - figure.height))
        if player.seat == view.target or player.seat in view.targets:
            aim = figures.crosshair(round(size * 1.3))
            shapes.append(centred(aim, x, y, role=Role.CUE))
    return shapes


def _names(view: VikingsView, ground: Ground) -> Shapes:
    """Name the spaces whose middle is covered, and in a tag those that may be chosen."""
    stood_on = {player.space for player in view.players}
    to_choose = _to_choose(view)
    shapes: Shapes = []
    for number, slot in enumerate(view.slots):
        space = Space(number)
        covered = space in stood_on or bool(slot.bracelets)
        chosen = space in to_choose
        if not covered and not chosen:
            continue
        x, y = ground.at(space)
        y += _LOW * ground.side if covered else 0
        if chosen:
            tag = figures.plate(_TAG_WIDTH, _TAG_HEIGHT, "#0b2b3d", "#d9f7ff")
            shapes.append(centred(tag, x, y, role=Role.CUE))
        ink, rim = ("#0b2b3d", "") if chosen else ("#fdf3df", "#1c1018")
        shapes.append(
            Text(space_name(space), x - 40, y - 24, 80, DECIDES, ink, align="centre", height=48,
                 bold=True, rim=rim, rim_width=3 if rim else 0, role=Role.CUE)
        )  # fmt: skip
    return shapes
