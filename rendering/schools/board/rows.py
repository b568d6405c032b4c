"""The rows of announced trials, hung up left and right: the available one large, the next below."""

from __future__ import annotations

from games.schools.view import SchoolsView, TraceKind
from rendering.scene.scene import PRIVATE_DECIDES, PUBLIC_DECIDES, Place, Role, Text
from rendering.scene.theme import Theme
from rendering.schools.layout import MARGIN, WIDTH, Hall, centred
from rendering.schools.pieces.crests import LIVERY, crest
from rendering.schools.pieces.glass import halo
from rendering.schools.pieces.parchment import pennant, strip

_LARGE = (108, 140)
_CREST = 104
_TOTAL = 108
_SHOWN = 4
"""Trials behind the available one that are shown; more are counted."""


def row(view: SchoolsView, hall: Hall, seat: int, theme: Theme) -> list[Place | Text]:
    """Draw a school's row: crest, available trial large, the next four below, others counted.

    In a private picture the total is between crest and row. An empty row ends after these. The
    available trial glows if the last move changed the row.
    """
    player = view.players[seat]
    livery = LIVERY[player.school]
    x = MARGIN / 2 if seat == 0 else WIDTH - MARGIN / 2
    private = view.viewer is not None
    size = PRIVATE_DECIDES if private else PUBLIC_DECIDES
    y = hall.top
    shapes: list[Place | Text] = [centred(crest(player.school, _CREST), x, y + _CREST / 2)]
    y += _CREST + 4
    if private:
        shapes.append(
            Text(str(player.total), x - 58, y - 12, 116, 96, "#ffe08a", PRIVATE_DECIDES, "centre",
                 height=_TOTAL, bold=True, rim="#1a1018", rim_width=4, role=Role.COUNTER)
        )  # fmt: skip
        y += _TOTAL - 8
    if not player.row:
        return shapes
    if any(trace.kind is TraceKind.ROW and trace.seat == seat for trace in view.traces):
        shapes.append(centred(halo(160), x, y + _LARGE[1] / 2, Role.CUE))
    flag = pennant(player.row[-1], *_LARGE, livery.cloth, livery.edge)
    shapes.append(centred(flag, x, y + _LARGE[1] / 2 + 2))
    y += _LARGE[1] + 6
    waiting = player.row[-2::-1]
    shown = waiting[:_SHOWN]
    high = size + 2
    for level in shown:
        shapes.append(centred(strip(level, 92, high + 4, livery.cloth, size), x, y + high / 2))
        y += high
    if len(waiting) > len(shown):
        shapes.append(
            Text(f"+{len(waiting) - len(shown)}", x - 56, y, 112, size, theme.ink, align="centre",
                 height=high + 10, bold=True)
        )  # fmt: skip
    return shapes
