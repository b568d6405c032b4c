"""Moving armies: who can get where, step by step as a draft gives its orders (Moving, R2, R13).

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

Roads = tuple[Ways, Ways, int]
"""The ways on foot and in flight, and the set of sites where walkers must stop."""


@lru_cache(maxsize=8192)
def held(holders: tuple[int, ...], seat: int) -> tuple[Site, ...]:
    """List the territories of a seat."""
    return tuple([Site(site) for site, holder in enumerate(holders) if holder == seat])


@lru_cache(maxsize=8192)
def enemies(holders: tuple[int, ...], seat: int) -> int:
    """Return the set of territories where elves or other players stand."""
    found = 0
    for site, holder in enumerate(holders):
        if holder == ELVES or (holder >= 0 and holder != seat):
            found |= 1 << site
    return found


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
    standing = enemies(state.holders, seat)
    for order in orders:
        target = order.path[-1]
        if standing >> target & 1 and sum(arrived(orders, target)) >= sum(state.stacks[target]):
            standing ^= 1 << target
    return standing


class Reach:
    """How far each figure of one place can go, with the orders given so far."""

    __slots__ = (
        "_orders",
        "_roads",
        "_seat",
        "_state",
        "anywhere",
        "figures",
        "for_units",
        "hero",
        "origin",
        "units",
    )

    def __init__(
        self,
        state: RageState,
        seat: int,
        orders: tuple[Order, ...],
        origin: Site,
        figures: tuple[int, ...] = (),
    ) -> None:
        """Look round from a place; ``figures`` is what was found before, where nothing changed."""
        player = state.players[seat]
        self._state, self._seat, self._orders = state, seat, orders
        self._roads: Roads | None = None
        self.origin = origin
        self.units = unmoved(state, seat, orders, origin)
        """Units that can be sent."""
        self.hero = player.hero_site == origin and hero_waits(player, orders, origin)
        self.figures = figures or self._look_round(player)
        """By figure, hero last: the sites that it can reach."""
        one, two, three = self.units
        found = self.figures
        self.for_units = (
            (found[0] if one else 0) | (found[1] if two else 0) | (found[2] if three else 0)
        )
        """The sites that any unit can reach."""
        self.anywhere = self.for_units | (found[HERO] if self.hero else 0)
        """The sites that any of them can reach."""

    def _look_round(self, player: Player) -> tuple[int, ...]:
        origin, units = self.origin, self.units
        foot, air, standing = self.roads()
        figures = [0, 0, 0, 0]
        if units != NONE:
            types = sheet_of(player)
            for level in LEVELS:
                if units[level]:
                    kind = types[level]
                    figures[level] = (
                        reach(air, origin, kind.move, 0)
                        if kind.flight
                        else reach(foot, origin, kind.move, standing)
                    )
        if self.hero and player.hero is not None:
            figures[HERO] = reach(foot, origin, HERO_SHEETS[player.hero].move, standing)
        return tuple(figures)

    def roads(self) -> Roads:
        """Return the ways on foot and in flight, and where walkers stop."""
        if self._roads is None:
            state, seat = self._state, self._seat
            foot, air = ways(state.tiles, seat, state.players[seat].bastion)
            self._roads = foot, air, stops(state, seat, self._orders)
        return self._roads

    def able(self, target: int) -> Counts:
        """Return the units that can reach a site."""
        one, two, three = self.units
        figures = self.figures
        return (
            one if figures[0] >> target & 1 else 0,
            two if figures[1] >> target & 1 else 0,
            three if figures[2] >> target & 1 else 0,
        )

    def hero_able(self, target: int) -> bool:
        """Whether the hero can reach a site."""
        return self.hero and bool(self.figures[HERO] >> target & 1)

    def way(self, figure: int) -> tuple[Ways, int, int]:
        """Return the ways of a figure, how far it goes, and where it stops.

        Flight is of the unit, not of a hero with it.
        """
        player = self._state.players[self._seat]
        foot, air, standing = self.roads()
        if figure == HERO:
            return foot, HERO_SHEETS[player.hero].move if player.hero else 0, standing
        kind = sheet_of(player)[figure]
        return (air, kind.move, 0) if kind.flight else (foot, kind.move, standing)

    def path(self, figure: int, target: Site) -> tuple[Site, ...]:
        """Return the way of a figure to a site."""
        ways_of_it, steps, standing = self.way(figure)
        return path(ways_of_it, self.origin, target, steps, standing)


def places_to_leave(state: RageState, seat: int, orders: tuple[Order, ...]) -> list[Site]:
    """List the places with a figure that has not moved, the bastion last.

    There is a way out of each: no rocks close a territory off.
    """
    player, home = state.players[seat], bastion_of(seat)
    own = [*held(state.holders, seat)]
    if player.garrison != NONE or player.hero_site == home:
        own.append(home)
    if not orders:
        return own
    left = {order.path[0] for order in orders}
    return [
        site
        for site in own
        if site not in left
        or unmoved(state, seat, orders, site) != NONE
        or hero_waits(player, orders, site)
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
    return list(meetings(state, seat, draft))


def meetings(state: RageState, seat: int, draft: MarchDraft) -> dict[Site, int]:
    """Count by territory the own units that would fight there, in the order of the fights."""
    there = enemies(state.holders, seat)
    found = dict.fromkeys(draft.first, 0)
    for order in draft.orders:
        target = order.path[-1]
        if there >> target & 1:
            found[target] = found.get(target, 0) + (order.count if order.figure != HERO else 0)
    return found


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
        there = enemies(state.holders, seat)
        for target, units in coming.items():
            if target == home:
                self.garrison = plus(self.garrison, units)
            elif there >> target & 1:
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
