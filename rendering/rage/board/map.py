"""The map: regions, banners of armies, bastions, and what only one seat's picture marks on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from games.rage.content import BASTIONS, NONE, Counts, Hex, Site
from games.rage.view import RageView, Territory
from rendering.rage.layout import Ground, fitted, site_name
from rendering.rage.pieces.banners import ELF, banner, bastion, hero_star
from rendering.rage.pieces.country import glade, rim, tile
from rendering.rage.pieces.marks import arrow, tag
from rendering.rage.pieces.signs import numbered, sign
from rendering.scene.scene import MUST_READ, Drawing, Place, Point, Role, Text
from rendering.scene.theme import SeatMark, Theme
from rendering.shapes.lesson_sheet import centred

_ROOMY = 56
"""Side of a hex that has room for more than a banner."""

TARGET = "#ffe27a"
"""Marks where an army may go."""
ARMY = "#8fe3ff"
"""Marks what may be taken in hand."""
FOE = "#ff8a5c"
"""Marks where a march leads to a fight."""


def ground_of(view: RageView, left: float, top: float, width: float, height: float) -> Ground:
    """Lay the map into a box, bastions and places for them included."""
    places: list[Hex] = [(land.q, land.r) for land in view.territories]
    places += [player.bastion for player in view.players if player.bastion is not None]
    if view.own is not None:
        places += [(spot.q, spot.r) for spot in view.own.spots]
    return fitted(places, left, top, width, height)


def where(view: RageView, site: Site) -> Hex:
    """Return the hex of a place."""
    if site < BASTIONS:
        land = view.territories[site]
        return land.q, land.r
    place = view.players[site - BASTIONS].bastion
    assert place is not None
    return place


def country(
    view: RageView, ground: Ground, theme: Theme, edges: Iterable[Place | Text] = ()
) -> list[Place | Text]:
    """Draw regions, bastions and armies; lit ``edges`` lie beneath what tells how strong one is."""
    shapes: list[Place | Text] = []
    for laid in sorted(view.tiles, key=lambda each: each.r):
        x, y = ground.at((laid.q, laid.r))
        shapes.append(centred(tile(laid.number, laid.turn, ground.side), x, y))
    side = ground.side
    bastions = [(p, ground.at(p.bastion)) for p in view.players if p.bastion is not None]
    shapes += [centred(glade(side, taken=True), *at) for _, at in bastions]
    shapes += edges
    heroes = {player.hero_site for player in view.players if player.hero is not None}
    for player, (x, y) in bastions:
        mark = theme.seats[player.seat]
        shapes.append(centred(bastion(mark, side), x, y - side * 0.34))
        if player.garrison != NONE:
            shapes += _army(mark, player.garrison, x, y + side * 0.3, ground)
        if Site(BASTIONS + player.seat) in heroes:
            shapes.append(_hero(x, y, ground))
    for land in view.territories:
        shapes += _standing(land, heroes, ground, theme)
    return shapes


def _standing(
    land: Territory, heroes: Collection[Site | None], ground: Ground, theme: Theme
) -> list[Place | Text]:
    if land.units == NONE and land.attackers == NONE:
        return []
    x, y = ground.at((land.q, land.r))
    mark = ELF if land.elves else theme.seats[land.holder or 0]
    side = ground.side
    if land.attacker is None:
        shapes = _army(mark, land.units, x, y + side * 0.3, ground)
    else:
        foe = theme.seats[land.attacker]
        shapes = [
            *_army(foe, land.attackers, x - side * 0.38, y + side * 0.06, ground, narrow=True),
            *_army(mark, land.units, x + side * 0.38, y + side * 0.06, ground, narrow=True),
            centred(sign("swords", round(side * 0.62)), x, y - side * 0.58),
        ]
    if land.site in heroes:
        shapes.append(_hero(x, y, ground))
    return shapes


def _army(
    mark: SeatMark, units: Counts, x: float, y: float, ground: Ground, *, narrow: bool = False
) -> list[Place | Text]:
    side = ground.side
    cloth = banner(mark, side, units, narrow=narrow)
    top = y - cloth.height / 2
    size = max(MUST_READ, round(side * 0.6))
    if narrow:
        box = Text(str(sum(units)), x - side * 0.36, top + side * 0.36, side * 0.72, size,
                   mark.ink, MUST_READ, "centre", height=side * 0.46, bold=True)  # fmt: skip
    else:
        box = Text(str(sum(units)), x - side * 0.1, top + side * 0.06, side * 0.74, size, mark.ink,
                   MUST_READ, "centre", height=side * 0.56, bold=True)  # fmt: skip
    return [Place(cloth, x - cloth.width / 2, top), box]


def _hero(x: float, y: float, ground: Ground) -> Place:
    side = ground.side
    return centred(hero_star(round(side * 0.58)), x - side * 0.6, y - side * 0.16)


def names(
    view: RageView, ground: Ground, theme: Theme, only: Collection[Site] = ()
) -> list[Place | Text]:
    """Write the name of every territory into its hex, or of some where the hexes are small."""
    shapes: list[Place | Text] = []
    side = ground.side
    for land in view.territories:
        if side < _ROOMY and only and land.site not in only:
            continue
        x, y = ground.at((land.q, land.r))
        plate = tag(max(42, round(side * 0.58)))
        # Where hexes are small the plate would hide how strong the army is.
        left, top = x + side * 0.88 - plate.width, y - side * (0.56 if side >= _ROOMY else 1.0)
        shapes.append(Place(plate, left, top, role=Role.CUE))
        shapes.append(
            Text(site_name(land.site), left, top, plate.width, 28, theme.ink,
                 24, "centre", height=plate.height, bold=True, role=Role.CUE)
        )  # fmt: skip
    return shapes


def lit(view: RageView, sites: Iterable[Site], ground: Ground, colour: str) -> list[Place | Text]:
    """Light the edges of some places."""
    edge = rim(ground.side, colour, max(4, round(ground.side * 0.08)))
    return [centred_cue(edge, *ground.at(where(view, site))) for site in sites]


def swords(view: RageView, sites: Iterable[Site], ground: Ground) -> list[Place | Text]:
    """Say of some places that a march there is a fight."""
    shapes: list[Place | Text] = []
    for site in sites:
        x, y = ground.at(where(view, site))
        crossed = sign("swords", round(ground.side * 0.56))
        shapes.append(centred_cue(crossed, x - ground.side * 0.5, y - ground.side * 0.4))
    return shapes


def centred_cue(drawing: Drawing, x: float, y: float) -> Place:
    """Put a drawing that only points something out around a point."""
    return Place(drawing, x - drawing.width / 2, y - drawing.height / 2, role=Role.CUE)


def spots(view: RageView, ground: Ground) -> list[Place | Text]:
    """Number the places where the viewer's bastion may stand."""
    shapes: list[Place | Text] = []
    assert view.own is not None
    for number, spot in enumerate(view.own.spots, 1):
        x, y = ground.at((spot.q, spot.r))
        shapes += [
            centred_cue(glade(ground.side, taken=False), x, y),
            centred_cue(numbered(str(number), max(46, round(ground.side * 0.8)), TARGET, "#2a1505"),
                        x, y),
        ]  # fmt: skip
    return shapes


def paths(view: RageView, ground: Ground) -> list[Place | Text]:
    """Draw the ways of a drafted march."""
    own = view.own
    shapes: list[Place | Text] = []
    if own is None or own.march is None:
        return shapes
    ways = [order.path for order in own.march.orders]
    target = next((t for t in own.march.targets if t.site == own.march.target), None)
    if target is not None and target.path:
        ways.append(target.path)
    for way in dict.fromkeys(ways):
        points: list[Point] = [ground.at(where(view, site)) for site in way]
        shapes += arrow(tuple(points), ground.side)
    return shapes
