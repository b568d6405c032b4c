"""Moving armies: orders for those who can go, and the board after all of them (Moving, R2)."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Seat
from games.rage.chapters.course import Course, Reach
from games.rage.content import LEVELS, NONE, Counts, Site
from games.rage.state import HERO, NOBODY, MarchDraft, Order, RageState, plus


def send(there: Reach, figure: int, count: int, target: Site) -> Order:
    """Make an order; the caller has checked that this number can go."""
    return Order(figure, count, there.path(figure, target))


def send_all(there: Reach, target: Site, units: Sequence[int]) -> tuple[Order, ...]:
    """Make orders for ``units`` by level, which can reach a site, then for the hero if able."""
    orders = [send(there, level, count, target) for level, count in enumerate(units) if count]
    if there.hero_able(target):
        orders.append(send(there, HERO, 1, target))
    return tuple(orders)


def left_behind(there: Reach, target: int) -> int | None:
    """Return the level of the one unit that stays where one is left behind.

    It is the lowest that could go. None if somebody stays anyway, or where nobody else would
    go.
    """
    able = there.able(target)
    if able != there.units or sum(able) < 2:  # noqa: PLR2004
        return None
    return next(level for level in LEVELS if able[level])


def contested(course: Course, draft: MarchDraft) -> list[Site]:
    """List the territories in which there will be fights, in the order in which they come.

    First those that the player put first, then as they were first the target of an order.
    """
    return list(course.meetings(draft.first))


class Moved:
    """The board after a set of orders: units by place, and the fights that begin."""

    __slots__ = ("garrison", "hero_site", "holders", "meeting", "stacks")

    def __init__(self, state: RageState, seat: Seat, course: Course) -> None:
        """Carry the orders out: places left empty are nobody's, places entered the seat's.

        Where enemies stand, they stay, and the newcomers are in ``meeting``.
        """
        home, there = course.outset.home, course.outset.enemies
        holders, stacks = list(state.holders), list(state.stacks)
        garrison = state.players[seat].garrison
        meeting: dict[Site, Counts] = {}
        for origin, waiting in course.left.items():
            if origin == home:
                garrison = waiting
            else:
                stacks[origin] = waiting
                if waiting == NONE:
                    holders[origin] = NOBODY
        for target, units in course.came.items():
            if target == home:
                garrison = plus(garrison, units)
            elif there >> target & 1:
                meeting[target] = units
            elif units != NONE:
                # A hero alone, as a draft may have it for a while, holds nothing (R1).
                stacks[target] = plus(stacks[target], units)
                holders[target] = seat
        self.garrison, self.hero_site = garrison, course.hero_to
        self.holders, self.stacks = holders, stacks
        self.meeting = meeting
        """Own units that ended where enemies stand, by territory."""
