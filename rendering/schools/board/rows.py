"""The rows of announced trials, hung up left and right: the last one large and lit."""

from __future__ import annotations

import msgspec

from games.schools.content import Levels
from games.schools.view import SchoolsView, TraceKind
from rendering.scene.scene import DECIDES, Place, Role, Text
from rendering.scene.theme import Theme
from rendering.schools.layout import MARGIN, WIDTH, Hall, centred
from rendering.schools.pieces.crests import LIVERY, crest
from rendering.schools.pieces.glass import halo
from rendering.schools.pieces.parchment import bare, pennant, strip

_LARGE = (104, 138)
_CREST = 88
_HIGHEST, _LOWEST = 50, 42


class Hung(msgspec.Struct, frozen=True):
    """A row laid out."""

    waiting: Levels
    """The trials above the available one that are shown."""
    hidden: int
    """How many more there are, nearer to the crest."""
    pitch: int
    height: float


def row(view: SchoolsView, hall: Hall, seat: int, theme: Theme) -> list[Place | Text]:
    """Hang up a school's row: from its crest downwards, the available trial lowest and largest.

    The row of each school hangs beside its half of the hall.
    """
    player = view.players[seat]
    livery = LIVERY[player.school]
    x = MARGIN / 2 if seat == 0 else WIDTH - MARGIN / 2
    hung = _hung(hall, player.row)
    y = hall.bottom - hung.height if seat == 0 else hall.top + 8
    shapes: list[Place | Text] = [centred(crest(player.school, 80), x, y + 38)]
    y += _CREST
    if not player.row:
        return [*shapes, centred(bare(*_LARGE), x, y + _LARGE[1] / 2 + 2)]
    if hung.hidden:
        shapes.append(
            Text(f"+{hung.hidden}", x - 54, y, 108, DECIDES, theme.ink, align="centre",
                 height=hung.pitch, bold=True)
        )  # fmt: skip
        y += hung.pitch
    for level in hung.waiting:
        shapes.append(
            centred(strip(level, 84, hung.pitch + 3, livery.cloth), x, y + hung.pitch / 2)
        )
        y += hung.pitch
    if any(trace.kind is TraceKind.ROW and trace.seat == seat for trace in view.traces):
        shapes.append(centred(halo(150), x, y + _LARGE[1] / 2, Role.CUE))
    flag = pennant(player.row[-1], *_LARGE, livery.cloth, livery.edge)
    shapes.append(centred(flag, x, y + _LARGE[1] / 2 + 2))
    return shapes


def _hung(hall: Hall, levels: Levels) -> Hung:
    """Find room for a row: strips as high as there is room for, else the last ones of them."""
    waiting = levels[:-1]
    room = hall.bottom - hall.top - _CREST - _LARGE[1] - 20
    most = int(room / _LOWEST)
    shown = waiting if len(waiting) <= most else waiting[-(most - 1) :]
    hidden = len(waiting) - len(shown)
    lines = len(shown) + (hidden > 0)
    pitch = min(_HIGHEST, int(room / max(1, lines)))
    return Hung(shown, hidden, pitch, _CREST + lines * pitch + _LARGE[1] + 8)
