"""Moving armies: who can get where, step by step as the orders of a draft are given (Moving, R2, R13).

All that is asked here is asked of the board with the orders given so far: figures that have moved
stand where they ended and move no more; enough of them in a territory open the way through it.
"""

from __future__ import annotations

from functools import lru_cache

from games.api import Seat
from games.rage.chapters.armies import sheet_of
from games.rage.chapters.land import Ways, path, reach, ways
from games.rage.content import BASTIONS, HERO_SHEETS, LEVELS, NONE, Counts, Site, bastion_of
from games.rage.state import (
    ELVES,
    HERO,
    NOBODY,
    MarchDraft,
    Order,
    Player,
    RageState,
    minus,
    plus,
)


@lru_cache(maxsize=8192)
def held(holders: tuple[int, ...], seat: int) -> tuple[Site, ...]:
    """List the territories of a seat."""
    return tuple([Site(site) for site, holder in enumerate(holders) if holder == seat])


@lru_cache(maxsize=8192)
def enemy_sites(holders: tuple[int, ...], seat: int) -> tuple[Site, ...]:
    """List the territories where elves or other players stand."""
    return tuple(
        [
            Site(site)
            for site, holder in enumerate(holders)
            if holder == ELVES or (holder >= 0 and holder != seat)
        ]
    )


def stack_at(state: RageState, seat: int, site: int) -> Counts:
    """Return the units that a seat has in one of its places."""
    if site >= BASTIONS:
        return state.players[seat].garrison
    return state.stacks[site] if state.holders[site] == seat else NONE


def unmoved(state: RageState, seat: int, orders: tuple[Order, ...], site: int) -> Counts:
    """Return the units of a place that no order has taken yet; only those can be sent."""
    one, two, three = stack_at(state, seat, site)
    for order in orders:
        if order.path[0] == site:
            match order.figure:
                case 0:
                    one -= order.count
                case 1:
                    two -= order.count
                case 2:
                    three -= order.count
    return one, two, three


def arrived(orders: tuple[Order, ...], site: int) -> Counts:
    """Return the units that ended their path in a place."""
    units = [0, 0, 0, 0]
    for order in orders:
        if order.path[-1] == site:
            units[order.figure] += order.count
    return units[0], units[1], units[2]


def hero_waits(player: Player, orders: tuple[Order, ...], site: int) -> bool:
    """Whether the hero stands in a place and has not moved."""
    return player.hero_site == site and all(order.figure != HERO for order in orders)


def stops(state: RageState, seat: int, orders: tuple[Order, ...]) -> int:
    """Return the territories where walkers must stop: enemies, not yet overrun.

    Overrun: as many own units as enemies have ended their path there. Heroes do not count, and
    neither do flyers on their way (R13).
    """
    sent: dict[int, int] = {}
    for order in orders:
        if order.figure != HERO:
            target = order.path[-1]
            sent[target] = sent.get(target, 0) + order.count
    found = 0
    for site in enemy_sites(state.holders, seat):
        if sent.get(site, 0) < sum(state.stacks[site]):
            found |= 1 << site
    return found


class Reach:
    """How far each figure of one place can go, with the orders given so far."""

    __slots__ = ("anywhere", "figures", "hero", "origin", "units", "ways_by_figure")

    def __init__(
        self, state: RageState, seat: int, orders: tuple[Order, ...], origin: Site
    ) -> None:
        player = state.players[seat]
        foot, air = ways(state.tiles, seat, player.bastion)
        standing = stops(state, seat, orders)
        self.origin = origin
        self.units = unmoved(state, seat, orders, origin)
        """Units that can be sent."""
        self.hero = hero_waits(player, orders, origin)
        self.ways_by_figure: list[tuple[Ways, int, int]] = []
        """By figure: its ways, how far it goes, and where it stops."""
        self.figures: list[int] = []
        """By figure, hero last: the sites that it can reach."""
        self.anywhere = 0
        """The sites that any of them can reach."""
        known: dict[tuple[int, bool], int] = {}
        for level, kind in enumerate(sheet_of(player)):
            way = (air, kind.move, 0) if kind.flight else (foot, kind.move, standing)
            self.ways_by_figure.append(way)
            found = 0
            if self.units[level]:
                key = kind.move, kind.flight
                if key not in known:
                    known[key] = reach(way[0], origin, way[1], way[2])
                found = known[key]
            self.figures.append(found)
            self.anywhere |= found
        # Flight is of the unit, not of a hero with it.
        steps = HERO_SHEETS[player.hero].move if self.hero and player.hero else 0
        self.ways_by_figure.append((foot, steps, standing))
        self.figures.append(reach(foot, origin, steps, standing))
        self.anywhere |= self.figures[HERO]

    def able(self, target: int) -> Counts:
        """Return the units that can reach a site."""
        one, two, three, _ = (
            count if reached >> target & 1 else 0
            for count, reached in zip((*self.units, 0), self.figures, strict=True)
        )
        return one, two, three

    def hero_able(self, target: int) -> bool:
        """Whether the hero can reach a site."""
        return bool(self.figures[HERO] >> target & 1)

    def path(self, figure: int, target: Site) -> tuple[Site, ...]:
        """Return the way of a figure to a site."""
        found, steps, standing = self.ways_by_figure[figure]
        return path(found, self.origin, target, steps, standing)


def places_to_leave(state: RageState, seat: int, orders: tuple[Order, ...]) -> list[Site]:
    """List the places with a figure that has not moved, the bastion last.

    There is a way out of each: no rocks close a territory off.
    """
    player = state.players[seat]
    return [
        site
        for site in (*held(state.holders, seat), bastion_of(seat))
        if unmoved(state, seat, orders, site) != NONE or hero_waits(player, orders, site)
    ]


def send(reach_of: Reach, figure: int, count: int, target: Site) -> Order:
    """Make an order; whether so many can go was asked before."""
    return Order(figure, count, reach_of.path(figure, target))


def send_all(reach_of: Reach, target: Site, *, but: int | None = None) -> tuple[Order, ...]:
    """Make orders for all that can reach a site, level by level, then the hero.

    ``but`` is a level of which one unit stays.
    """
    able = reach_of.able(target)
    orders = [
        send(reach_of, level, able[level] - (level == but), target)
        for level in LEVELS
        if able[level] > (level == but)
    ]
    if reach_of.hero_able(target):
        orders.append(send(reach_of, HERO, 1, target))
    return tuple(orders)


def left_behind(reach_of: Reach, target: int) -> int | None:
    """Return the level of the one unit that stays where one is left behind.

    It is the lowest that could go. None where somebody stays anyway, or where nobody else would
    go.
    """
    able = reach_of.able(target)
    if able != reach_of.units or sum(able) < 2:  # noqa: PLR2004
        return None
    return next(level for level in LEVELS if able[level])


def contested(state: RageState, seat: int, draft: MarchDraft) -> list[Site]:
    """List the territories in which there will be fights, in the order in which they come.

    First those that the player put first, then as they were first the target of an order.
    """
    enemies = enemy_sites(state.holders, seat)
    targets = dict.fromkeys([order.path[-1] for order in draft.orders if order.path[-1] in enemies])
    return [*(site for site in draft.first if site in targets)] + [
        site for site in targets if site not in draft.first
    ]


def hero_alone(state: RageState, seat: int, orders: tuple[Order, ...]) -> bool:
    """Whether the orders leave the hero without a unit outside the bastion (R14)."""
    player = state.players[seat]
    if player.hero_site is None:
        return False
    moved = [order.path[-1] for order in orders if order.figure == HERO]
    site = moved[0] if moved else player.hero_site
    if site >= BASTIONS:
        return False
    return not any(plus(unmoved(state, seat, orders, site), arrived(orders, site)))


class Moved:
    """The board after a set of orders: who stands where, and where two sides meet."""

    __slots__ = ("garrison", "hero_site", "holders", "meeting", "stacks")

    def __init__(self, state: RageState, seat: Seat, orders: tuple[Order, ...]) -> None:
        player = state.players[seat]
        home = bastion_of(seat)
        self.holders, self.stacks = list(state.holders), list(state.stacks)
        self.garrison, self.hero_site = player.garrison, player.hero_site
        meeting: dict[Site, Counts] = {}
        coming: dict[Site, Counts] = {}
        for order in orders:
            origin, target = order.path[0], order.path[-1]
            if order.figure == HERO:
                self.hero_site = target
                continue
            units = _of_level(order.figure, order.count)
            if origin == home:
                self.garrison = minus(self.garrison, units)
            else:
                self.stacks[origin] = minus(self.stacks[origin], units)
                if self.stacks[origin] == NONE:
                    self.holders[origin] = NOBODY
            coming[target] = plus(coming.get(target, NONE), units)
        enemies = enemy_sites(state.holders, seat)
        for target, units in coming.items():
            if target == home:
                self.garrison = plus(self.garrison, units)
            elif target in enemies:
                meeting[target] = units
            else:
                self.stacks[target] = plus(self.stacks[target], units)
                self.holders[target] = seat
        self.meeting = meeting
        """Own units that ended where enemies stand, by territory."""


def _of_level(level: int, count: int) -> Counts:
    match level:
        case 0:
            return count, 0, 0
        case 1:
            return 0, count, 0
        case _:
            return 0, 0, count
