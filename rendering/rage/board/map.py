"""The map: regions, banners of armies, bastions, and what only one seat's picture marks on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from games.rage.content import BASTIONS, NONE, TERRITORIES_A_TILE, Counts, Hex, Site
from games.rage.view import RageView, Territory
from rendering.rage.layout import MARGIN, WIDTH, Ground, fitted, site_name, spread
from rendering.rage.pieces.banners import ELF, banner, bastion, hero_star
from rendering.rage.pieces.country import glade, rim, tile
from rendering.rage.pieces.marks import arrow
from rendering.rage.pieces.signs import numbered, sign
from rendering.scene.scene import DECIDES, Drawing, Place, Point, Role, Text, centred
from rendering.scene.theme import SeatMark, Theme

_SPOT = 72
"""Least size of a numbered place for a bastion."""

TARGET = "#ffe27a"
"""Marks where an army may go."""
ARMY = "#8fe3ff"
"""Marks what may be taken in hand."""
CHOICE = ARMY
"""Numbers what may be chosen: gold is for prices and points."""
FOE = "#ff8a5c"
"""Marks where a march leads to a fight."""


def ground_of(
    view: RageView,
    left: float,
    top: float,
    width: float,
    height: float,
    *,
    only: int | None = None,
) -> Ground:
    """Lay the map into a box, bastions and places for them included, or one region alone."""
    return fitted(_places(view, only), left, top, width, height)


def height_of(view: RageView, *, only: int | None = None) -> float:
    """Return how high the map, or one region, is where it is as wide as the picture."""
    return spread(_places(view, only), WIDTH - 2 * MARGIN)


def _places(view: RageView, only: int | None) -> list[Hex]:
    places: list[Hex] = [(land.q, land.r) for land in _lands(view, only)]
    if only is not None:
        return places
    places += [player.bastion for player in view.players if player.bastion is not None]
    if view.own is not None:
        places += [(spot.q, spot.r) for spot in view.own.spots]
    return places


def where(view: RageView, site: Site) -> Hex:
    """Return the hex of a place."""
    if site < BASTIONS:
        land = view.territories[site]
        return land.q, land.r
    place = view.players[site - BASTIONS].bastion
    assert place is not None
    return place


def country(
    view: RageView,
    ground: Ground,
    theme: Theme,
    edges: Iterable[Place | Text] = (),
    *,
    only: int | None = None,
) -> list[Place | Text]:
    """Draw regions, bastions and armies; lit ``edges`` lie beneath what tells how strong one is.

    ``only`` is the one region to be drawn.
    """
    shapes: list[Place | Text] = []
    tiles = view.tiles if only is None else view.tiles[only : only + 1]
    for laid in sorted(tiles, key=lambda each: each.r):
        x, y = ground.at((laid.q, laid.r))
        shapes.append(centred(tile(laid.number, laid.turn, ground.side), x, y))
    side = ground.side
    bastions = [
        (player, ground.at(player.bastion))
        for player in view.players
        if player.bastion is not None and only is None
    ]
    shapes += [centred(glade(side, taken=True), *at) for _, at in bastions]
    lands = _lands(view, only)
    shapes += _names(lands, ground, theme)
    shapes += edges
    heroes = {player.hero_site for player in view.players if player.hero is not None}
    for player, (x, y) in bastions:
        mark = theme.seats[player.seat]
        shapes.append(centred(bastion(mark, side), x, y - side * 0.34))
        if player.garrison != NONE:
            shapes += _army(mark, player.garrison, x, y + side * 0.42, ground)
        if Site(BASTIONS + player.seat) in heroes:
            shapes.append(_hero(x, y, ground))
    for land in lands:
        shapes += _standing(land, heroes, ground, theme)
    return shapes


def _lands(view: RageView, only: int | None) -> tuple[Territory, ...]:
    """Return the territories of one region, or all of them."""
    if only is None:
        return view.territories
    first = only * TERRITORIES_A_TILE
    return view.territories[first : first + TERRITORIES_A_TILE]


def _standing(
    land: Territory, heroes: Collection[Site | None], ground: Ground, theme: Theme
) -> list[Place | Text]:
    if land.units == NONE and land.attackers == NONE:
        return []
    x, y = ground.at((land.q, land.r))
    mark = ELF if land.elves else theme.seats[land.holder or 0]
    side = ground.side
    if land.attacker is None:
        shapes = _army(mark, land.units, x, y + side * 0.42, ground)
    else:
        foe = theme.seats[land.attacker]
        shapes = [
            *_army(foe, land.attackers, x - side * 0.38, y + side * 0.4, ground, narrow=True),
            *_army(mark, land.units, x + side * 0.38, y + side * 0.4, ground, narrow=True),
            centred(sign("swords", round(side * 0.6)), x + side * 0.42, y - side * 0.42),
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
    size = max(DECIDES, round(side * 0.62))
    if narrow:
        box = Text(str(sum(units)), x - side * 0.37, top + side * 0.43, side * 0.74, size,
                   mark.ink, DECIDES, "centre", height=side * 0.52, bold=True)  # fmt: skip
    else:
        box = Text(str(sum(units)), x - side * 0.1, top + side * 0.04, side * 0.78, size, mark.ink,
                   DECIDES, "centre", height=side * 0.62, bold=True)  # fmt: skip
    return [Place(cloth, x - cloth.width / 2, top), box]


def _hero(x: float, y: float, ground: Ground) -> Place:
    side = ground.side
    return centred(hero_star(round(side * 0.52)), x + side * 0.68, y + side * 0.78)


def _names(lands: Iterable[Territory], ground: Ground, theme: Theme) -> list[Place | Text]:
    """Write the name of every territory into the upper left of its hex."""
    side = ground.side
    size = max(DECIDES, round(side * 0.5))
    shapes: list[Place | Text] = []
    for land in lands:
        x, y = ground.at((land.q, land.r))
        shapes.append(
            Text(site_name(land.site), x - side * 0.85, y - side * 0.4 - size * 0.6, side * 1.1,
                 size, theme.ink, height=size * 1.2, bold=True, rim="#0b2a20", rim_width=3)
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
        shapes.append(centred_cue(crossed, x + ground.side * 0.42, y - ground.side * 0.42))
    return shapes


def centred_cue(drawing: Drawing, x: float, y: float) -> Place:
    """Put a drawing that only points something out around a point."""
    return Place(drawing, x - drawing.width / 2, y - drawing.height / 2, role=Role.CUE)


def spots(view: RageView, ground: Ground) -> list[Place | Text]:
    """Mark with numbers the places where the viewer's bastion may stand."""
    shapes: list[Place | Text] = []
    size = max(_SPOT, round(ground.side * 1.1))
    assert view.own is not None
    for number, spot in enumerate(view.own.spots, 1):
        x, y = ground.at((spot.q, spot.r))
        shapes += [
            centred_cue(glade(ground.side, taken=False), x, y),
            centred_cue(numbered(str(number), size, CHOICE, "#0d2230"), x, y),
        ]
    return shapes


def paths(view: RageView, ground: Ground) -> tuple[list[Place], list[Place]]:
    """Draw the ways of a drafted march: the dots, and the arrowheads where they end."""
    own = view.own
    dots: list[Place] = []
    heads: list[Place] = []
    if own is None or own.march is None:
        return dots, heads
    ways = [order.path for order in own.march.orders]
    target = next((t for t in own.march.targets if t.site == own.march.target), None)
    if target is not None and target.path:
        ways.append(target.path)
    for way in dict.fromkeys(ways):
        points: list[Point] = [ground.at(where(view, site)) for site in way]
        *way_there, head = arrow(tuple(points), ground.side)
        dots += way_there
        heads.append(head)
    return dots, heads
