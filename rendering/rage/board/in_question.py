"""The places that a march is about, larger than on the map: who stands there, by level."""

from __future__ import annotations

from msgspec.structs import replace

from games.rage.content import BASTIONS, LEVELS, NONE, Counts, Site
from games.rage.view import RageView
from rendering.rage.layout import WIDTH, site_name
from rendering.rage.pieces.banners import ELF, shield_of, slab
from rendering.rage.pieces.signs import pip, sign
from rendering.scene.scene import DECIDES, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme

IN_QUESTION = 112
"""Height of the line."""
_LEFT = 14
_HALF = WIDTH // 2 - 50
"""Width of one of two places."""


def in_question(view: RageView, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Show the army in hand and who stands where it goes; nothing where no march is drafted."""
    march = None if view.own is None else view.own.march
    if march is None or march.origin is None or view.viewer is None:
        return []
    army = next((army for army in march.armies if army.site == march.origin), None)
    target = next((each for each in march.targets if each.site == march.target), None)
    shapes = _side(
        theme.seats[view.viewer],
        march.origin,
        NONE if army is None else army.units,
        texts,
        theme,
        _LEFT,
        WIDTH - 2 * _LEFT if target is None else _HALF,
        elves=False,
    )
    if target is None:
        return shapes
    middle = WIDTH / 2
    crossed = sign("swords" if target.enemies != NONE else "move", 56)
    shapes.append(centred(crossed, middle, IN_QUESTION / 2 - 3))
    mark, units, elves = theme.seats[view.viewer], NONE, False
    if target.enemies != NONE:
        mark = ELF if target.defender is None else theme.seats[target.defender]
        units, elves = target.enemies, target.defender is None
    elif target.site < BASTIONS:
        units = view.territories[target.site].units
    return shapes + _side(mark, target.site, units, texts, theme, middle + 36, _HALF, elves=elves)


def placed_at(shapes: list[Place | Text], top: float) -> list[Place | Text]:
    """Move what was laid out from 0 down to where it belongs."""
    return [replace(shape, y=shape.y + top) for shape in shapes]


def _side(
    mark: SeatMark,
    site: Site,
    units: Counts,
    texts: Texts,
    theme: Theme,
    x: float,
    wide: int,
    *,
    elves: bool,
) -> list[Place | Text]:
    middle = IN_QUESTION / 2 - 3
    shapes: list[Place | Text] = [
        Place(slab(wide, IN_QUESTION - 6, mark.colour), x, 0, role=Role.GROUND),
        centred(shield_of(mark, 70), x + 54, middle),
        Text(site_name(site) or texts("rage-picture-bastion"), x + 98, 0, 160, 44, theme.lamp,
             DECIDES, height=IN_QUESTION - 6, bold=True),
    ]  # fmt: skip
    if units == NONE:
        shapes.append(
            Text("0", x + 282, 0, 90, 44, theme.faint, DECIDES, height=IN_QUESTION - 6, bold=True)
        )
    for n, level in enumerate(level for level in LEVELS if units[level]):
        left = x + 258 + n * 96
        shapes += [
            centred(pip(level, 46, "#1b130e", "#fff6e2", elves=elves), left + 24, middle),
            Text(str(units[level]), left + 50, 0, 48, 44, theme.ink, DECIDES,
                 height=IN_QUESTION - 6, bold=True),
        ]  # fmt: skip
    return shapes
