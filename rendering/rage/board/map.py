"""The map: regions, banners of armies, bastions, and what only one seat's picture marks on it."""

from __future__ import annotations

from collections.abc import Iterable

from games.api import Seat
from games.rage.content import BASTIONS, NONE, TERRITORIES_A_TILE, Clan, Counts, Hero, Hex, Site
from games.rage.view import RageView, Territory
from rendering.rage.layout import CLOSEST, MARGIN, WIDTH, Ground, fitted, site_name, spread
from rendering.rage.pieces.armies import (
    NARROW_AT,
    NARROW_SHIELD_Y,
    SHIELD,
    SHIELD_AT,
    army,
    shield,
    warrior,
)
from rendering.rage.pieces.banners import ELF, bastion
from rendering.rage.pieces.country import glade, rim, tile
from rendering.rage.pieces.figures import hero_figure
from rendering.rage.pieces.marks import arrow
from rendering.rage.pieces.signs import numbered, sign
from rendering.scene.scene import (
    ELSE,
    PRIVATE_DECIDES,
    PUBLIC_DECIDES,
    Drawing,
    Place,
    Point,
    Role,
    Text,
    centred,
)
from rendering.scene.theme import SeatMark, Theme

_SPOT = 84
"""Least size of a numbered place for a bastion."""
_QUIET = "#0b2a20a0"
"""Ink of names that nobody has to read in order to choose."""

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
    about: Iterable[Site] = (),
    around: int = 1,
) -> Ground:
    """Lay the map into a box in pixels, bastions and places for them included.

    ``only`` lays one region. With places that a question is ``about``, these fill the box, and what
    lies up to ``around`` steps from them; hexes may be larger then.
    """
    centres = [where(view, site) for site in about]
    if not centres:
        return fitted(_places(view, only), left, top, width, height)
    near = [
        place for place in _places(view, only) if any(_away(place, at) <= around for at in centres)
    ]
    return fitted(near, left, top, width, height, CLOSEST)


def _away(one: Hex, other: Hex) -> int:
    """Count the steps from one hex to another."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def height_of(view: RageView, *, only: int | None = None) -> float:
    """Return the height in pixels of the map, or of one region, as wide as the picture."""
    return spread(_places(view, only), WIDTH - 2 * MARGIN)


def _places(view: RageView, only: int | None) -> list[Hex]:
    """List the hexes that the map has to show: one region alone, or all.

    All includes bastions and the viewer's places for one.
    """
    places: list[Hex] = [(land.q, land.r) for land in _lands(view, only)]
    if only is not None:
        return places
    places += [player.bastion for player in view.players if player.bastion is not None]
    if view.own is not None:
        places += [(spot.q, spot.r) for spot in view.own.spots]
    return places


def where(view: RageView, site: Site) -> Hex:
    """Return the hex of a territory, or of the bastion that a site stands for."""
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
    """Draw regions, names, bastions, armies and heroes, as far as they are on the ``ground``.

    Lit ``edges`` lie beneath armies. ``only`` is the one region to be drawn, without bastions.
    While the viewer may choose a place for a bastion, territories have no names.
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
        if player.bastion is not None and only is None and ground.shows(player.bastion)
    ]
    shapes += [centred(glade(side, taken=True), *at) for _, at in bastions]
    shapes += edges
    # A tower stands before the hexes behind it, but a name at the foot of one is read on it.
    shapes += [
        centred(bastion(theme.seats[player.seat], side), x, y - side * 0.34)
        for player, (x, y) in bastions
    ]
    lands = [land for land in _lands(view, only) if ground.shows((land.q, land.r))]
    # Places for bastions have numbers of their own.
    if view.own is None or not view.own.spots:
        shapes += _names(view, lands, ground)
    heroes = [
        (player.hero_site, player.seat, player.hero)
        for player in view.players
        if player.hero is not None and player.hero_site is not None
    ]
    for player, (x, y) in bastions:
        if player.garrison != NONE:
            shapes += _army(view, player.seat, player.garrison, x, y + side * 0.3, ground, theme)
        home = BASTIONS + player.seat
        shapes += [_hero(hero, x, y, ground) for site, _, hero in heroes if site == home]
    for land in lands:
        shapes += _standing(view, land, heroes, ground, theme)
    return shapes


def _lands(view: RageView, only: int | None) -> tuple[Territory, ...]:
    """Return the territories of one region by its number, or all of them (None)."""
    if only is None:
        return view.territories
    first = only * TERRITORIES_A_TILE
    return view.territories[first : first + TERRITORIES_A_TILE]


def _standing(
    view: RageView,
    land: Territory,
    heroes: Iterable[tuple[Site, Seat, Hero]],
    ground: Ground,
    theme: Theme,
) -> list[Place | Text]:
    """Draw the armies on a territory, and heroes there; nothing where no units stand.

    While it is fought for, attacker (left) and holder (right) stand side by side with swords above,
    each with its hero. ``heroes`` are all on the map, with their seats.
    Units that are no elves' and have no holder count as seat 0's.
    """
    if land.units == NONE and land.attackers == NONE:
        return []
    x, y = ground.at((land.q, land.r))
    holder = None if land.elves else land.holder or Seat(0)
    side = ground.side
    if land.attacker is None:
        shapes = _army(view, holder, land.units, x, y, ground, theme)
    else:
        shapes = [
            *_half(view, land.attacker, land.attackers, x - side * NARROW_AT, y, ground, theme),
            *_half(view, holder, land.units, x + side * NARROW_AT, y, ground, theme, left=True),
            centred(sign("swords", round(side * 0.5)), x, y - side * 0.62),
        ]
    return shapes + [
        _hero(hero, x, y, ground, left=seat == land.attacker)
        for site, seat, hero in heroes
        if site == land.site
    ]


def _side_of(view: RageView, seat: Seat | None, theme: Theme) -> tuple[Clan | None, SeatMark]:
    """Return whose heads the units of a seat have, and their colour; elves have no seat."""
    return (None, ELF) if seat is None else (view.players[seat].clan, theme.seats[seat])


def _army(
    view: RageView,
    seat: Seat | None,
    units: Counts,
    x: float,
    y: float,
    ground: Ground,
    theme: Theme,
) -> list[Place | Text]:
    """Draw an army around a point, with its number on a shield; without a seat it is the elves'."""
    clan, mark = _side_of(view, seat, theme)
    side = ground.side
    levels = tuple(level for level, count in enumerate(units) if count)
    across, down = SHIELD_AT
    return [
        centred(army(clan, mark, side, levels), x, y),
        *_count(view, mark, units, x + side * across, y + side * down, ground),
    ]


def _half(
    view: RageView,
    seat: Seat | None,
    units: Counts,
    x: float,
    y: float,
    ground: Ground,
    theme: Theme,
    *,
    left: bool = False,
) -> list[Place | Text]:
    """Draw one of two armies that share a hex: its strongest unit, and its number on a shield."""
    clan, mark = _side_of(view, seat, theme)
    side = ground.side
    strongest = max((level for level, count in enumerate(units) if count), default=0)
    return [
        centred(warrior(clan, mark, side, strongest, left=left), x, y - side * 0.14),
        *_count(view, mark, units, x, y + side * NARROW_SHIELD_Y, ground),
    ]


def _count(
    view: RageView, mark: SeatMark, units: Counts, x: float, y: float, ground: Ground
) -> list[Place | Text]:
    """Draw the sum of units on a shield around a point, larger in a private picture."""
    least = PUBLIC_DECIDES if view.viewer is None else PRIVATE_DECIDES
    drawn = shield(mark, max(round(least * 1.4), round(ground.side * SHIELD)))
    size = max(least, round(drawn.width * 0.7))
    return [
        centred(drawn, x, y),
        Text(str(sum(units)), x - drawn.width / 2, y - drawn.height / 2, drawn.width, size,
             mark.ink, least, "centre", height=drawn.height - size * 0.1, bold=True),
    ]  # fmt: skip


def _hero(hero: Hero, x: float, y: float, ground: Ground, *, left: bool = False) -> Place:
    side = ground.side
    beside = -side * 0.56 if left else side * 0.56
    return centred(hero_figure(hero.value, round(side * 0.68)), x + beside, y - side * 0.5)


def _names(view: RageView, lands: Iterable[Territory], ground: Ground) -> list[Place | Text]:
    """Write the names of territories at the feet of their hexes, in an ink that does not stand out.

    A private picture names cities alone: the others are counted around theirs, and the board in the
    chat names all.
    """
    if view.viewer is None:
        return [_name(land, ground, ELSE, _QUIET, "") for land in lands]
    cities = (land for land in lands if land.site % TERRITORIES_A_TILE == 0)
    return [_name(land, ground, PUBLIC_DECIDES, _QUIET, "") for land in cities]


def _name(land: Territory, ground: Ground, size: int, ink: str, rim: str) -> Text:
    """Write a territory's name at the foot of its hex, edged with ``rim`` if that is a colour."""
    x, y = ground.at((land.q, land.r))
    side = ground.side
    return Text(site_name(land.site), x - side * 0.6, y + side * 0.64 - size * 0.6, side * 1.2,
                size, ink, align="centre", height=size * 1.2, bold=True, rim=rim,
                rim_width=4 if rim else 0, role=Role.CUE)  # fmt: skip


def named(view: RageView, sites: Iterable[Site], ground: Ground, ink: str) -> list[Place | Text]:
    """Draw the names of territories that can be chosen, large; bastions have none."""
    return [
        _name(view.territories[site], ground, PRIVATE_DECIDES, ink, "#0b2a20")
        for site in sites
        if site < BASTIONS
    ]


def lit(view: RageView, sites: Iterable[Site], ground: Ground, colour: str) -> list[Place | Text]:
    """Draw lit edges around some places."""
    edge = rim(ground.side, colour, max(4, round(ground.side * 0.08)))
    return [centred_cue(edge, *ground.at(where(view, site))) for site in sites]


def swords(view: RageView, sites: Iterable[Site], ground: Ground) -> list[Place | Text]:
    """Draw crossed swords at the upper right of some places, where a march leads to a fight."""
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
    """Draw the places where the viewer's bastion may stand, numbered from 1.

    The view must be a seat's. Without such places the list is empty.
    """
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
    """Draw the ways of a drafted march and of the target in hand, each once.

    Returns:
        The dots, and the arrowheads at the ends; both empty without a march.
    """
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
