"""What may be entered next in the draft of a move (Moving, R2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from games.api import Seat
from games.rage import moves as m
from games.rage.chapters.course import Course, course
from games.rage.chapters.fights.battle_orders import battle_steps
from games.rage.chapters.land import members
from games.rage.chapters.marches.moving import send
from games.rage.chapters.outset import held
from games.rage.content import BASTIONS, LEVELS, MOST_UNITS, NONE, Counts, Site, bastion_of
from games.rage.state import HERO, MarchDraft, Order, Player, RageState

_SITES = range(BASTIONS + 4)
_MUSTER = tuple(m.Muster(Site(site)) for site in _SITES)
_HEAD = tuple(m.Head(Site(site)) for site in _SITES)
_SEND_ALL_TO = tuple(m.SendAllTo(Site(site)) for site in _SITES)
_SEND_ALL = m.SendAll()
_LEAVE_ONE = m.LeaveOne()
_SEND_HERO = m.SendHero()
_MARCH_AGAIN = m.MarchAgain()
_CONFIRM = m.Confirm()
_SEND = tuple(tuple(m.Send(level, count) for count in range(MOST_UNITS)) for level in LEVELS)


@lru_cache(maxsize=4096)
def _heads(units: int, anywhere: int) -> tuple[m.RageMove, ...]:
    """List steps to send all at once to a site of ``units``, then to head for one of ``anywhere``.

    Both are bit sets.
    """
    whole = map(_SEND_ALL_TO.__getitem__, members(units))
    return (*whole, *map(_HEAD.__getitem__, members(anywhere)))


def first_steps(state: RageState, seat: Seat) -> list[m.RageMove]:
    """List the first steps of a march draft: a site to send from, or the last march again.

    The last march is offered only if one of its orders at least can be repeated.
    """
    player, home = state.players[seat], bastion_of(seat)
    found: list[m.RageMove] = [*map(_MUSTER.__getitem__, held(state.holders, seat))]
    if player.garrison != NONE or player.hero_site == home:
        found.append(_MUSTER[home])
    if player.marched and _may_repeat(state, seat, player):
        found.append(_MARCH_AGAIN)
    return found


def steps(state: RageState, seat: Seat, draft: MarchDraft) -> list[m.RageMove]:
    """List what may be entered next; to pass is not listed here.

    With a place in hand and nobody sent yet, only targets are listed, then whom to send there: so a
    draft only grows.
    """
    given = course(state, seat, draft.orders)
    if draft.origin is None:
        return _wider_steps(state, given, draft)
    there = given.reach(draft.origin, draft.reach)
    target = draft.target
    if target is None:
        return list(_heads(there.for_units, there.anywhere))
    able = there.able(target)
    one_stays = able == there.units and sum(able) > 1
    found = _numbers(able, one_stays, there.hero and there.hero_able(target))
    if not draft.sent:
        return list(found)
    others = ~(1 << target)
    heads = _heads(there.for_units & others, there.anywhere & others)
    return [*found, *heads, *_wider_steps(state, given, draft)]


def _wider_steps(state: RageState, given: Course, draft: MarchDraft) -> list[m.RageMove]:
    """List the steps that are not about the army in hand: other armies, battle orders, confirming.

    To confirm is not offered without orders, nor where the hero would be left alone.
    """
    origin = draft.origin
    found: list[m.RageMove] = [_MUSTER[site] for site in given.places() if site != origin]
    if draft.orders:
        found += battle_steps(state, given, draft)
        if given.hero_to is None or not given.hero_alone():
            found.append(_CONFIRM)
    return found


@cache
def _numbers(able: Counts, one_stays: bool, hero: bool) -> tuple[m.RageMove, ...]:
    """List who can be sent to the target: numbers of each level, one left behind, the hero.

    All at once come first; they and the one left behind only if units can go.
    """
    found: list[m.RageMove] = []
    if able != NONE:
        found.append(_SEND_ALL)
        if one_stays:
            found.append(_LEAVE_ONE)
        for level in LEVELS:
            found += _SEND[level][1 : able[level] + 1]
    if hero:
        found.append(_SEND_HERO)
    return tuple(found)


def again(state: RageState, seat: int) -> Iterator[Order]:
    """Yield the orders of the last march that can be repeated now, one after the other.

    Each sends as many as it did, or fewer if fewer wait there; orders that nobody can follow are
    left out. Nothing is drafted.
    """
    orders: tuple[Order, ...] = ()
    for order in state.players[seat].marched:
        given = course(state, seat, orders)
        able = _able_again(given, order)
        if able:
            repeated = send(given.reach(order.path[0]), order.figure, able, order.path[-1])
            orders = (*orders, repeated)
            yield repeated


def _may_repeat(state: RageState, seat: Seat, player: Player) -> bool:
    """Return True if an order of the last march can be given again."""
    for order in player.marched:
        # Mostly nobody of the kind has come since where the order took all of them away.
        origin, figure = order.path[0], order.figure
        if figure == HERO:
            waits = player.hero_site == origin
        elif origin >= BASTIONS:
            waits = player.garrison[figure] > 0
        else:
            waits = state.holders[origin] == seat and state.stacks[origin][figure] > 0
        if waits and _able_again(course(state, seat, ()), order):
            return True
    return False


def _able_again(given: Course, order: Order) -> int:
    """Count the figures that can follow an order of the last march again; 0 if out of reach."""
    origin, target, figure = order.path[0], order.path[-1], order.figure
    if figure == HERO:
        waiting = int(given.hero_from == origin)
    else:
        waiting = min(order.count, given.unmoved(origin)[figure])
    return waiting if waiting and given.range(figure, origin) >> target & 1 else 0
