"""Pieces on the spaces of the arena, and marks on those that can be chosen."""

from __future__ import annotations

from games.vikings.content import Space
from games.vikings.view import Phase, VikingsView
from rendering.scene.scene import Place, Point, Role, Text, centred
from rendering.scene.theme import Theme
from rendering.vikings.layout import Ground, space_name
from rendering.vikings.pieces import figures

Shapes = list[Place | Text]

_SEEN = 2
"""Most bracelets of a heap whose values are shown; a larger heap shows its sum."""
_HIGHEST = 9
"""Highest value of a bracelet; a larger number must be a sum."""
_RING = 1.3
_VIKING = 1.36
"""Sizes of pieces, as fractions of a hex."""
_LIFTED = 0.34
"""Fraction of a hex by which a piece is raised above its space's name."""
_LOW = 0.58
"""Middle of that name, as a fraction of a hex."""


def pieces(view: VikingsView, theme: Theme, ground: Ground) -> Shapes:
    """Draw all on the arena: traces, marks, bracelets, Vikings, and names, the topmost last.

    Named are only spaces that may be chosen.
    """
    shapes: Shapes = []
    shapes.extend(_traces(view, ground))
    shapes.extend(_chosen(view, ground))
    for number, slot in enumerate(view.slots):
        if slot.bracelets:
            shapes.append(_bracelets(slot.bracelets, ground.at(Space(number)), ground))
    shapes.extend(_vikings(view, theme, ground))
    shapes.extend(_names(view, ground))
    return shapes


def _traces(view: VikingsView, ground: Ground) -> Shapes:
    """Mark where the last turn has led: a glow on each space, a trail from where a piece came.

    Nothing is marked at the end of the game.
    """
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
    """List the spaces that may be chosen, each once; none where Vikings are chosen instead."""
    if view.phase is Phase.TARGET:
        return ()
    return tuple({mark.space: None for mark in view.marks})


def _chosen(view: VikingsView, ground: Ground) -> Shapes:
    border = figures.chosen_hex(ground.side)
    return [centred(border, *ground.at(space), role=Role.CUE) for space in _to_choose(view)]


def _bracelets(values: tuple[int, ...], middle: Point, ground: Ground) -> Place:
    """Return the bracelets of a space: a ring with its value, or a heap with all values.

    A heap of more than two shows their sum, after ``=`` if it could be taken for a value.
    """
    x, y = middle[0], middle[1] - _LIFTED * ground.side
    if len(values) == 1:
        ring = figures.bracelet(values[0], round(ground.side * _RING), ground.numeral)
        return centred(ring, x, y - (ring.height - ring.width) / 2)
    total = sum(values)
    told = str(total) if total > _HIGHEST else f"={total}"
    if len(values) <= _SEEN:
        told = " ".join(map(str, values))
    return centred(figures.heap(told, round(ground.numeral * 1.3), ground.numeral), x, y)


def _vikings(view: VikingsView, theme: Theme, ground: Ground) -> Shapes:
    """Draw the Vikings on their spaces; those not yet on the arena are left out.

    The viewer's own has a ring of light; one that is or may be attacked has a crosshair.
    """
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
    """Name in tags the spaces that may be chosen: in the middle, or lower if a piece is there."""
    stood_on = {player.space for player in view.players}
    shapes: Shapes = []
    size = ground.numeral
    for space in _to_choose(view):
        covered = space in stood_on or bool(view.slots[space].bracelets)
        x, y = ground.at(space)
        y += _LOW * ground.side if covered else 0
        tag = figures.plate(round(size * 1.6), size, "#0b2b3d", "#d9f7ff")
        shapes += [
            centred(tag, x, y, role=Role.CUE),
            Text(space_name(space), x - size, y - size / 2, 2 * size, size, "#0b2b3d",
                 align="centre", height=size, bold=True, role=Role.CUE),
        ]  # fmt: skip
    return shapes
