"""All dice of a fight, assault by assault: hits as claws, blanks as nothing."""

from __future__ import annotations

from games.rage.content import WOUND_FACES
from games.rage.view import Assault, Fight
from rendering.rage.board.fight import mark_of_side
from rendering.rage.layout import LEAST, WIDTH, lowest, site_name
from rendering.rage.pieces.banners import shield_of, slab
from rendering.rage.pieces.figures import die
from rendering.rage.pieces.signs import sign
from rendering.scene.scene import PUBLIC_DECIDES, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_LEFT = 16
_LINE, _HIGHEST = 78, 132
"""Height of an assault: as much as there is room for."""
_HEAD = 70
_ROOM = 850
"""Pixels for the dice of an assault."""


def dice(
    fight: Fight, texts: Texts, theme: Theme, top: float, height: float
) -> tuple[float, list[Place | Text]]:
    """Draw the last assaults of a fight that fit; return the bottom in pixels, and the shapes.

    Flights are left out. With few assaults their lines are higher.
    """
    most = int((height - _HEAD - 12) / _LINE)
    rolled = [assault for assault in fight.assaults if not assault.fled][-most:]
    line = max(_LINE, min(_HIGHEST, (lowest(LEAST) - top - _HEAD - 12) / max(1, len(rolled))))
    high = round(_HEAD + 12 + line * len(rolled))
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 2 * _LEFT, high, "#c8963c"), _LEFT, top, role=Role.GROUND),
        Text(texts("rage-picture-dice", site=site_name(fight.site)), 40, top + 6, WIDTH - 80,
             PUBLIC_DECIDES, theme.lamp, 0, "centre", height=58, bold=True),
    ]  # fmt: skip
    for n, assault in enumerate(rolled):
        shapes += _roll(fight, assault, top + _HEAD + n * line, line, theme)
    return top + high, shapes


def _roll(
    fight: Fight, assault: Assault, y: float, line: float, theme: Theme
) -> list[Place | Text]:
    """Draw an assault in a line: the side's shield, its dice, what was rerolled, and its hits.

    Dice that missed and were rolled again are dark.
    """
    fighter = (fight.attacker, fight.defender)[assault.side]
    middle = y + line / 2
    shapes: list[Place | Text] = [
        centred(shield_of(mark_of_side(fighter, theme), 62), _LEFT + 52, middle)
    ]
    groups = [assault.dice, *assault.rerolls]
    count = sum(map(len, groups))
    pitch = min(line * 0.85, _ROOM / max(1.0, count + 0.9 * len(assault.rerolls)))
    size = round(min(line * 0.8, pitch * 0.94))
    x = _LEFT + 98.0
    for n, group in enumerate(groups):
        if n:
            shapes.append(centred(sign("reroll", round(size * 0.8)), x + pitch * 0.42, middle))
            x += pitch * 0.9
        last = n == len(groups) - 1
        for face in group:
            hit = face <= WOUND_FACES
            shapes.append(centred(die(size, hit=hit, fresh=hit or last), x + size / 2, middle))
            x += pitch
    return [
        *shapes,
        Text(f"= {assault.hits}", WIDTH - 190, y, 150, PUBLIC_DECIDES, theme.lamp, align="right",
             height=line, bold=True),
    ]  # fmt: skip
