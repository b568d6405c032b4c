"""The draft of a move: army, target, numbers, battle orders, and its confirmation (Moving, R2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NoReturn, TypeGuard, assert_never, get_args

from msgspec.structs import replace

from games.api import RuleError, Seat
from games.rage.chapters.fights.battle_orders import (
    BattleStep,
    battle_steps,
    orders_for,
    with_battle_orders,
)
from games.rage.chapters.fights.fight import next_fight
from games.rage.chapters.land import members, reach, ways
from games.rage.chapters.marches.moving import (
    Moved,
    Reach,
    contested,
    enemies,
    held,
    hero_alone,
    hero_waits,
    left_behind,
    places_to_leave,
    send,
    send_all,
    unmoved,
)
from games.rage.content import BASTIONS, LEVELS, MOST_UNITS, NONE, Counts, Site, bastion_of
from games.rage.events import DRAFTED, HeroMarched, Marched
from games.rage.moves import (
    Confirm,
    Head,
    LeaveOne,
    MarchAgain,
    Muster,
    RageMove,
    Send,
    SendAll,
    SendAllTo,
    SendHero,
)
from games.rage.state import (
    CONTESTED,
    ELVES,
    HERO,
    Contest,
    Events,
    MarchDraft,
    Order,
    RageState,
    own_clan,
    with_item,
    with_player,
)

NO_DRAFT = MarchDraft()

SendStep = Send | SendHero | SendAll | LeaveOne
MarchStep = Muster | Head | SendAllTo | SendStep | MarchAgain | BattleStep

_MARCH_STEPS = frozenset(get_args(MarchStep))
_AIMS: frozenset[type[MarchStep]] = frozenset({Head, SendAllTo})
_SENDS: frozenset[type[MarchStep]] = frozenset(get_args(SendStep))
_SITES = range(BASTIONS + 4)
_MUSTER = tuple(Muster(Site(site)) for site in _SITES)
_SEND_ALL = SendAll()
_LEAVE_ONE = LeaveOne()
_SEND_HERO = SendHero()
_MARCH_AGAIN = MarchAgain()
_CONFIRM = Confirm()
_SEND = tuple(tuple(Send(level, count) for count in range(MOST_UNITS)) for level in LEVELS)


def is_step(move: RageMove) -> TypeGuard[MarchStep]:
    """Whether a move is a step of this draft."""
    return type(move) in _MARCH_STEPS


@lru_cache(maxsize=4096)
def _heads(units: int, anywhere: int) -> tuple[RageMove, ...]:
    """List where to send all that can go, then where to head for another number."""
    whole = [SendAllTo(site) for site in members(units)]
    return (*whole, *(Head(site) for site in members(anywhere)))


def steps(state: RageState, seat: Seat, draft: MarchDraft) -> list[RageMove]:
    """List what may be entered next.

    With a place and a target in hand figures are sent before anything else is entered, so that a
    draft only grows.
    """
    if draft.origin is None:
        return _wider_steps(state, seat, draft)
    there = Reach(state, seat, draft.orders, draft.origin, draft.reach)
    target = draft.target
    if target is None:
        return list(_heads(there.for_units, there.anywhere))
    one_stays = left_behind(there, target) is not None
    found = _numbers(there.able(target), one_stays, there.hero_able(target))
    if not draft.sent:
        return list(found)
    others = ~(1 << target)
    heads = _heads(there.for_units & others, there.anywhere & others)
    return [*found, *heads, *_wider_steps(state, seat, draft)]


def _wider_steps(state: RageState, seat: Seat, draft: MarchDraft) -> list[RageMove]:
    """List the steps that are not about the army in hand."""
    orders = draft.orders
    found: list[RageMove] = [
        _MUSTER[site] for site in places_to_leave(state, seat, orders) if site != draft.origin
    ]
    if orders:
        found += battle_steps(state, seat, draft)
        if not hero_alone(state, seat, orders):
            found.append(_CONFIRM)
    elif _may_repeat(state, seat):
        found.append(_MARCH_AGAIN)
    return found


@lru_cache(maxsize=4096)
def _numbers(able: Counts, one_stays: bool, hero: bool) -> tuple[RageMove, ...]:
    """List who can be sent to the target: so many of each level, one left behind, the hero."""
    found: list[RageMove] = []
    if able != NONE:
        found.append(_SEND_ALL)
        if one_stays:
            found.append(_LEAVE_ONE)
        for level in LEVELS:
            found += _SEND[level][1 : able[level] + 1]
    if hero:
        found.append(_SEND_HERO)
    return tuple(found)


def again(state: RageState, seat: Seat) -> Iterator[Order]:
    """Yield the orders of the last march as far as they go: with what stands there, if it can."""
    orders: tuple[Order, ...] = ()
    for order in state.players[seat].marched:
        if not _waits(state, seat, orders, order):
            continue
        there = Reach(state, seat, orders, order.path[0])
        able = _able_again(there, order)
        if able:
            repeated = send(there, order.figure, able, order.path[-1])
            orders = (*orders, repeated)
            yield repeated


def _may_repeat(state: RageState, seat: Seat) -> bool:
    """Whether an order of the last march can be given again."""
    for order in state.players[seat].marched:
        if _waits(state, seat, (), order):
            there = Reach(state, seat, (), order.path[0])
            if _able_again(there, order):
                return True
    return False


def _waits(state: RageState, seat: Seat, orders: tuple[Order, ...], order: Order) -> bool:
    """Whether a figure of the kind waits where an order of the last march took one."""
    if order.figure == HERO:
        return hero_waits(state.players[seat], orders, order.path[0])
    return unmoved(state, seat, orders, order.path[0])[order.figure] > 0


def _able_again(there: Reach, order: Order) -> int:
    """Count the figures that can follow an order of the last march again."""
    target = order.path[-1]
    if order.figure == HERO:
        return int(there.hero_able(target))
    return min(order.count, there.able(target)[order.figure])


def enter(state: RageState, seat: Seat, step: MarchStep, events: Events) -> RageState:
    """Enter a step of the draft.

    Raises:
        RuleError: the step is not possible now, and why.
    """
    draft = state.draft if isinstance(state.draft, MarchDraft) else NO_DRAFT
    expected = _AIMS if draft.target is None else _SENDS
    if draft.origin is not None and not draft.sent and type(step) not in expected:
        raise RuleError("send-somebody-first")
    events.append(DRAFTED[seat])
    return replace(state, draft=_grown(state, seat, draft, step))


def _grown(state: RageState, seat: Seat, draft: MarchDraft, step: MarchStep) -> MarchDraft:
    match step:
        case Muster(site):
            return _muster(state, seat, draft, site)
        case Head(site):
            there = _looking_round(state, seat, draft)
            return replace(draft, target=_aim(state, seat, draft, there, site), sent=False)
        case SendAllTo(site):
            there = _looking_round(state, seat, draft)
            target = _aim(state, seat, draft, there, site)
            return _sent(state, seat, draft, target, _all(there, target))
        case Send() | SendHero() | SendAll() | LeaveOne():
            if draft.target is None:
                raise RuleError("no-target")
            there = _looking_round(state, seat, draft)
            orders = _orders(there, draft.target, step)
            return _sent(state, seat, draft, draft.target, orders)
        case MarchAgain():
            orders = tuple(again(state, seat))
            if draft.orders or not orders:
                raise RuleError("nothing-to-repeat")
            return replace(draft, orders=orders)
        case _:
            return with_battle_orders(state, seat, draft, step)


def _muster(state: RageState, seat: Seat, draft: MarchDraft, site: Site) -> MarchDraft:
    own = (*held(state.holders, seat), bastion_of(seat))
    if site not in own or site == draft.origin:
        raise RuleError("nobody-to-send-there")
    there = Reach(state, seat, draft.orders, own[own.index(site)])
    if there.units == NONE and not there.hero:
        raise RuleError("nobody-to-send-there")
    return replace(draft, origin=there.origin, reach=there.figures, target=None, sent=False)


def looked_round(state: RageState, seat: int, draft: MarchDraft) -> MarchDraft:
    """Find again how far the figures of the place in hand can go."""
    if draft.origin is None:
        return draft
    return replace(draft, reach=Reach(state, seat, draft.orders, draft.origin).figures)


def _looking_round(state: RageState, seat: Seat, draft: MarchDraft) -> Reach:
    if draft.origin is None:
        raise RuleError("no-army-in-hand")
    return Reach(state, seat, draft.orders, draft.origin, draft.reach)


def _aim(state: RageState, seat: Seat, draft: MarchDraft, there: Reach, site: Site) -> Site:
    """Return a site as a target of the army in hand."""
    if site not in _SITES or not there.anywhere >> site & 1:
        _refuse_target(state, seat, there, site)
    if site == draft.target:
        raise RuleError("already-the-target")
    return Site(_SITES.index(site))


def _sent(
    state: RageState, seat: Seat, draft: MarchDraft, target: Site, orders: tuple[Order, ...]
) -> MarchDraft:
    """Add orders to a target; only where enemies stand can they open a way for others."""
    sent = replace(draft, orders=(*draft.orders, *orders), target=target, sent=True)
    if enemies(state.holders, seat) >> target & 1:
        return looked_round(state, seat, sent)
    return sent


def _refuse_target(state: RageState, seat: int, there: Reach, site: Site) -> NoReturn:
    """Say why nobody of an army can get to a site.

    Raises:
        RuleError: always.
    """
    if site == there.origin:
        raise RuleError("already-there")
    if site not in range(len(state.holders)):
        raise RuleError("too-far" if site == bastion_of(seat) else "no-such-place")
    foot, air = ways(state.tiles, seat, state.players[seat].bastion)
    steps = max(there.way(figure)[1] for figure in (*LEVELS, HERO))
    standing = there.way(HERO)[2]
    if not reach(air, there.origin, steps, 0) >> site & 1:
        raise RuleError("too-far")
    if reach(foot, there.origin, steps, 0) >> site & 1:
        raise RuleError("enemies-in-the-way")
    if reach(air, there.origin, steps, standing) >> site & 1:
        raise RuleError("rocks-in-the-way")
    raise RuleError("rocks-and-enemies-in-the-way")


def _orders(there: Reach, target: Site, step: SendStep) -> tuple[Order, ...]:
    match step:
        case Send(level, count):
            return (_some(there, target, level, count),)
        case SendHero():
            if not there.hero_able(target):
                raise RuleError("hero-cannot-go")
            return (send(there, HERO, 1, target),)
        case SendAll():
            return _all(there, target)
        case LeaveOne():
            staying = left_behind(there, target)
            if staying is None:
                raise RuleError("somebody-stays-anyway")
            return send_all(there, target, but=staying)
        case _:
            assert_never(step)


def _all(there: Reach, target: Site) -> tuple[Order, ...]:
    if there.able(target) == NONE:
        raise RuleError("nobody-can-go")
    return send_all(there, target)


def _some(there: Reach, target: Site, level: int, count: int) -> Order:
    if level not in LEVELS:
        raise RuleError("wrong-answer")
    level = LEVELS.index(level)
    numbers = range(there.able(target)[level] + 1)
    if count not in numbers or not count:
        raise RuleError("not-so-many", able=numbers[-1])
    return send(there, level, numbers.index(count), target)


def march(state: RageState, seat: Seat, draft: MarchDraft, events: Events) -> RageState:
    """Confirm a move: everybody marches, then the fights begin.

    Raises:
        RuleError: no order is given, or the hero would be left alone (R14).
    """
    if draft.origin is not None and not draft.sent:
        raise RuleError("send-somebody-first")
    if hero_alone(state, seat, draft.orders):
        raise RuleError("hero-alone")
    player, clan = state.players[seat], own_clan(state, seat)
    for order in draft.orders:
        if order.figure == HERO:
            assert player.hero is not None
            events.append(HeroMarched(seat=seat, hero=player.hero, path=order.path))
        else:
            one, two, three = with_item(NONE, order.figure, order.count)
            events.append(Marched(seat=seat, clan=clan, units=(one, two, three), path=order.path))
    moved = Moved(state, seat, draft.orders)
    contests = []
    for site in contested(state, seat, draft):
        holder = state.holders[site]
        contests.append(
            Contest(
                site=site,
                defender=None if holder == ELVES else Seat(holder),
                attackers=moved.meeting[site],
                defenders=state.stacks[site],
                orders=orders_for(state, draft, site),
            )
        )
        moved.holders[site], moved.stacks[site] = CONTESTED, NONE
    state = with_player(
        state, seat, garrison=moved.garrison, hero_site=moved.hero_site, marched=draft.orders
    )
    state = replace(
        state,
        holders=tuple(moved.holders),
        stacks=tuple(moved.stacks),
        contests=tuple(contests),
        fought=(),
        choose_fights=draft.choose_fights,
        draft=None,
    )
    return next_fight(state, events)
