"""How far the orders of a draft have got: who waits, who has come where (Moving, R2, R13, R14).

All that is asked here is asked of the board with the orders given so far: figures that have moved
stand where they ended and move no more; enough of them in a territory open the way through it.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.rage.chapters.land import path, reach
from games.rage.chapters.outset import Outset, look
from games.rage.content import BASTIONS, NONE, Counts, Site
from games.rage.state import HERO, Order, RageState, minus, plus


def units_of(order: Order) -> Counts:
    """Return the units that an order sends, all of one level; not for an order of the hero."""
    match order.figure:
        case 0:
            return order.count, 0, 0
        case 1:
            return 0, order.count, 0
        case _:
            return 0, 0, order.count


class Course(msgspec.Struct, eq=False, gc=False):
    """A board with a set of orders carried out."""

    outset: Outset
    orders: tuple[Order, ...]
    left: dict[Site, Counts]
    """By place that an order took somebody from, the units that still wait there."""
    came: dict[Site, Counts]
    """By target, in the order in which they were first aimed at, the units that ended there."""
    fights: dict[Site, int]
    """By target where enemies stand, in the same order, how many units that is."""
    stops: int
    """The territories where walkers must stop: enemies, not yet overrun.

    Overrun: as many own units as enemies have ended their path there. Heroes do not count, and
    neither do flyers on their way (R13).
    """
    hero_from: Site | None
    """Where the hero stands and has not moved."""
    hero_to: Site | None
    """Where the hero stands in the end; None if there is no hero."""
    _places: tuple[Site, ...] | None = None

    def followed_by(self, orders: tuple[Order, ...]) -> Course:
        """Return the same board with these orders carried out instead, and cache it.

        ``orders`` are all of them. Those carried out here are not repeated if ``orders`` begin with
        them; else all are carried out from the start.
        """
        done = self.orders
        if orders[: len(done)] == done:
            # A draft only grows.
            found = _carry_out(self, orders, orders[len(done) :])
        else:
            found = _carry_out(_stand(self.outset), orders, orders)
        _MEMORY.course = found
        return found

    def unmoved(self, site: Site) -> Counts:
        """Return the units of a place that no order has taken yet; only those can be sent."""
        return self.left[site] if site in self.left else self.outset.units(site)

    def arrived(self, site: Site) -> Counts:
        """Return the units that ended their path in a place."""
        return self.came.get(site, NONE)

    def hero_alone(self) -> bool:
        """Return True if the orders leave the hero without a unit outside the bastion (R14).

        False if there is no hero.
        """
        site = self.hero_to
        if site is None or site >= BASTIONS:
            return False
        return self.unmoved(site) == NONE and self.arrived(site) == NONE

    def places(self) -> tuple[Site, ...]:
        """List the places with a figure that has not moved, the bastion last."""
        if not self.orders:
            return self.outset.places()
        if self._places is None:
            left = self.left
            self._places = tuple(
                [
                    site
                    for site in self.outset.places()
                    if site not in left or left[site] != NONE or site == self.hero_from
                ]
            )
        return self._places

    def range(self, figure: int, origin: Site) -> int:
        """Return the sites, as a bit set, that a figure can reach from a place."""
        ways, steps, stopped = self.outset.gaits[figure]
        return reach(ways, origin, steps, self.stops if stopped else 0)

    def meetings(self, first: tuple[Site, ...]) -> Mapping[Site, int]:
        """Return, by site, the number of own units that the drafted orders bring into a fight.

        The order is that of the fights: the sites in ``first``, 0 where no fight is left, then the
        others as they became targets.
        """
        if not first:
            return self.fights
        return {**dict.fromkeys(first, 0), **self.fights}

    def reach(self, origin: Site, figures: tuple[int, ...] = ()) -> Reach:
        """Return where each figure of the army at a site can go; cached for the last call.

        ``figures`` is an earlier result for this site, to be reused.
        """
        known = _MEMORY.reach
        if (
            known is not None
            and known.figures is figures
            and known.course is self
            and known.origin == origin
        ):
            return known
        _MEMORY.reach = found = _look_round(self, origin, figures)
        return found


def _stand(outset: Outset) -> Course:
    """Return a board before any order."""
    hero_site = outset.player.hero_site
    return Course(outset, (), {}, {}, {}, outset.enemies, hero_site, hero_site)


def _carry_out(before: Course, orders: tuple[Order, ...], added: tuple[Order, ...]) -> Course:
    """Return the course after ``before`` with the ``added`` orders carried out.

    ``orders`` are all that the new course has, the added ones included. Enemies no longer stop
    anybody once an order brings as many units to them as they are.
    """
    outset = before.outset
    left, came, fights = before.left.copy(), before.came.copy(), before.fights.copy()
    stops, hero_from, hero_to = before.stops, before.hero_from, before.hero_to
    for order in added:
        origin, target = order.path[0], order.path[-1]
        waiting = left[origin] if origin in left else outset.units(origin)
        if order.figure == HERO:
            hero_from, hero_to, units = None, target, NONE
        else:
            units = units_of(order)
            waiting = minus(waiting, units)
        left[origin] = waiting
        came[target] = units = plus(came[target], units) if target in came else units
        if outset.enemies >> target & 1:
            fights[target] = sent = sum(units)
            if sent >= sum(outset.stacks[target]):
                stops &= ~(1 << target)
    return Course(outset, orders, left, came, fights, stops, hero_from, hero_to)


class Reach(msgspec.Struct, eq=False, gc=False):
    """How far each figure of one place can go, with the orders given so far."""

    course: Course
    origin: Site
    units: Counts
    """Units that can be sent."""
    hero: bool
    """True if the hero can be sent."""
    figures: tuple[int, ...]
    """By figure, hero last: the sites that it can reach."""
    for_units: int
    """The sites that any unit can reach."""
    anywhere: int
    """The sites that any of them can reach."""

    def able(self, target: int) -> Counts:
        """Return by level the units in this place that can reach a site."""
        if not self.for_units >> target & 1:
            return NONE
        one, two, three = self.units
        figures = self.figures
        return (
            one if figures[0] >> target & 1 else 0,
            two if figures[1] >> target & 1 else 0,
            three if figures[2] >> target & 1 else 0,
        )

    def hero_able(self, target: int) -> bool:
        """Return True if the hero can reach a site."""
        return self.hero and bool(self.figures[HERO] >> target & 1)

    def deserts_hero(self, target: int) -> bool:
        """Return True if the hero would be left without a unit if all went that can go (R14).

        All means every figure of this place that can reach ``target``. False on the bastion.
        """
        given, origin = self.course, self.origin
        return (
            given.hero_to == origin < BASTIONS
            and not self.hero_able(target)
            and self.able(target) == self.units
            and given.arrived(origin) == NONE
        )

    def path(self, figure: int, target: Site) -> tuple[Site, ...]:
        """Return the sites on a figure's way, both ends included; empty if it cannot go there."""
        ways, steps, stopped = self.course.outset.gaits[figure]
        # What stands where it cannot go does not matter: fewer ways to look up.
        stops = self.course.stops & self.figures[figure] if stopped else 0
        return path(ways, self.origin, target, steps, stops)


def _look_round(course: Course, origin: Site, figures: tuple[int, ...]) -> Reach:
    """Compute where each figure that has not moved from a site can go.

    ``figures`` is an earlier result for this site, taken as it is; empty to compute it.
    """
    units, hero = course.unmoved(origin), course.hero_from == origin
    one, two, three = units
    if not figures:
        stops = course.stops
        found, before, sites = [], None, 0
        for there, gait in zip((one, two, three, hero), course.outset.gaits, strict=True):
            if not there:
                found.append(0)
                continue
            if gait is not before:
                # Mostly all of them go alike.
                ways, steps, stopped = before = gait
                sites = reach(ways, origin, steps, stops if stopped else 0)
            found.append(sites)
        figures = tuple(found)
    for_units = 0
    if one:
        for_units = figures[0]
    if two:
        for_units |= figures[1]
    if three:
        for_units |= figures[2]
    anywhere = for_units | figures[HERO] if hero else for_units
    return Reach(course, origin, units, hero, figures, for_units, anywhere)


class _Memory:
    """What was asked for last.

    Whoever is asked for a step asks the same of the same board: to list what may be entered, to
    enter it, to list what comes next. A course follows from values that never change, which it
    holds itself, and is known again by their identity; so it does not matter who asked for it, nor
    which thread did.
    """

    __slots__ = ("course", "reach")

    def __init__(self) -> None:
        """Begin with nothing remembered."""
        self.course: Course | None = None
        self.reach: Reach | None = None
        """Not kept in its course, which it holds: what holds each other is slow to let go."""


_MEMORY = _Memory()


def course(state: RageState, seat: int, orders: tuple[Order, ...]) -> Course:
    """Return the board with orders of a seat carried out; the last one is cached and reused.

    The cache holds one board, for whichever seat was asked last; it is reused if nothing on the
    board was replaced.
    """
    known = _MEMORY.course
    if known is not None:
        outset = known.outset
        if (
            outset.player is state.players[seat]
            and outset.stacks is state.stacks
            and outset.holders is state.holders
            and outset.tiles is state.tiles
            and outset.seat == seat
        ):
            return known if known.orders is orders else known.followed_by(orders)
    known = _stand(look(state, seat))
    if orders:
        known = _carry_out(known, orders, orders)
    _MEMORY.course = known
    return known
