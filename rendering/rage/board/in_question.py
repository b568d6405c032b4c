"""The places of a march, larger than on the map, with their units by level."""

from __future__ import annotations

from msgspec.structs import replace

from games.rage.content import BASTIONS, LEVELS, NONE, Clan, Counts, Site, bastion_of
from games.rage.view import RageView
from rendering.rage.layout import WIDTH, site_name
from rendering.rage.pieces.banners import ELF, slab
from rendering.rage.pieces.figures import figure
from rendering.rage.pieces.signs import sign
from rendering.scene.scene import PRIVATE_DECIDES, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme

IN_QUESTION = 150
"""Height of the line."""
_LEFT = 14
_HALF = WIDTH // 2 - 50
"""Width of one of two places."""


def in_question(view: RageView, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Draw the army that marches and the units at its target, in a strip whose upper edge is y 0.

    Where no target is chosen the army alone; empty where no march is drafted from a place. A target
    without enemies shows the seat's own units there, the bastion's too.
    """
    march = None if view.own is None else view.own.march
    if march is None or march.origin is None or view.viewer is None:
        return []
    army = next((army for army in march.armies if army.site == march.origin), None)
    target = next((each for each in march.targets if each.site == march.target), None)
    player = view.players[view.viewer]
    own = player.clan, theme.seats[view.viewer]
    wide = WIDTH - 2 * _LEFT if target is None else _HALF
    units = NONE if army is None else army.units
    shapes = _side(*own, march.origin, units, texts, theme, _LEFT, wide)
    if target is None:
        return shapes
    middle = WIDTH / 2
    crossed = sign("swords" if target.enemies != NONE else "move", 64)
    shapes.append(centred(crossed, middle, IN_QUESTION / 2 - 3))
    there, units = own, NONE
    if target.enemies != NONE:
        units, foe = target.enemies, target.defender
        there = (None, ELF) if foe is None else (view.players[foe].clan, theme.seats[foe])
    elif target.site < BASTIONS:
        units = view.territories[target.site].units
    elif target.site == bastion_of(view.viewer):
        units = player.garrison
    return shapes + _side(*there, target.site, units, texts, theme, middle + 36, _HALF)


def placed_at(shapes: list[Place | Text], top: float) -> list[Place | Text]:
    """Return the shapes, laid out from 0 down, moved to begin at ``top``."""
    return [replace(shape, y=shape.y + top) for shape in shapes]


def _side(
    clan: Clan | None,
    mark: SeatMark,
    site: Site,
    units: Counts,
    texts: Texts,
    theme: Theme,
    x: float,
    wide: int,
) -> list[Place | Text]:
    """Draw one place of a march: its name, and its units by level with their numbers, or 0."""
    high = IN_QUESTION - 6
    name = site_name(site) or texts("rage-picture-bastion")
    room = 120 if site_name(site) else 210
    shapes: list[Place | Text] = [
        Place(slab(wide, high, mark.colour), x, 0, role=Role.GROUND),
        Text(name, x + 20, 0, room, PRIVATE_DECIDES, theme.lamp, PRIVATE_DECIDES,
             height=high, bold=True),
    ]  # fmt: skip
    if units == NONE:
        shapes.append(
            Text("0", x + room + 40, 0, 90, PRIVATE_DECIDES, theme.faint, PRIVATE_DECIDES,
                 height=high, bold=True)
        )  # fmt: skip
    shown = [level for level in LEVELS if units[level]]
    pitch = min(170.0, (wide - room - 40) / max(1, len(shown)))
    size = round(min(high - 12, pitch - 20))
    for n, level in enumerate(shown):
        left = x + room + 24 + n * pitch
        shapes += [
            Place(figure(clan, level, mark, size, left=True), left - 14, high - size - 6),
            Text(str(units[level]), left + size * 0.56, high - 74, 72, 64, theme.ink,
                 PRIVATE_DECIDES, height=66, bold=True, rim="#10241d", rim_width=4),
        ]  # fmt: skip
    return shapes
