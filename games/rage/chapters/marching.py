"""The draft of a move: army, target, numbers, battle orders, and its confirmation (Moving, R2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn, assert_never

from msgspec.structs import replace

from games.api import RuleError, Seat
from games.rage.chapters.fight import next_fight
from games.rage.chapters.land import members, reach, ways
from games.rage.chapters.moving import (
    Moved,
    Reach,
    arrived,
    contested,
    hero_alone,
    left_behind,
    places_to_leave,
    send,
    send_all,
)
from games.rage.content import (
    AT_ONCE,
    BY_HAND,
    DEFAULT_ORDERS,
    HAND_ORDERS,
    LEVELS,
    MOST_UNITS,
    NONE,
    SPLITS,
    TO_THE_END,
    BattleOrders,
    Site,
    Split,
    bastion_of,
)
from games.rage.events import Drafted, HeroMarched, Marched
from games.rage.moves import (
    ChooseFights,
    Confirm,
    FightAllUntil,
    FightFirst,
    FightUntil,
    Head,
    LeaveOne,
    MarchAgain,
    Muster,
    RageMove,
    Send,
    SendAll,
    SendHero,
    SplitAllBy,
    SplitBy,
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
    SiteOrders,
    with_player,
)

NO_DRAFT = MarchDraft()

MarchStep = (
    Muster
    | Head
    | Send
    | SendHero
    | SendAll
    | LeaveOne
    | MarchAgain
    | FightUntil
    | SplitBy
    | FightAllUntil
    | SplitAllBy
    | FightFirst
    | ChooseFights
)

_MUSTER = tuple(Muster(Site(site)) for site in range(32))
_HEAD = tuple(Head(Site(site)) for site in range(32))
_SEND = tuple(tuple(Send(level, count) for count in range(MOST_UNITS)) for level in LEVELS)


def steps(state: RageState, seat: Seat, draft: MarchDraft) -> Iterator[RageMove]:
    """Yield what may be entered next.

    With a place and a target in hand figures are sent before anything else is entered, so that a
    draft only grows.
    """
    orders, origin, target = draft.orders, draft.origin, draft.target
    if origin is not None:
        there = Reach(state, seat, orders, origin)
        if target is not None:
            yield from _numbers(there, target)
        if target is None or draft.sent:
            for site in members(there.anywhere):
                if site != target:
                    yield _HEAD[site]
        if not draft.sent:
            return
    for site in places_to_leave(state, seat, orders):
        if site != origin:
            yield _MUSTER[site]
    if orders:
        yield from _battle_steps(state, seat, draft)
        if not hero_alone(state, seat, orders):
            yield Confirm()
    elif again(state, seat):
        yield MarchAgain()


def _numbers(there: Reach, target: Site) -> Iterator[RageMove]:
    able = there.able(target)
    if able != NONE:
        yield SendAll()
        if left_behind(there, target) is not None:
            yield LeaveOne()
    for level in LEVELS:
        for count in range(1, able[level] + 1):
            yield _SEND[level][count]
    if there.hero_able(target):
        yield SendHero()


def again(state: RageState, seat: Seat) -> tuple[Order, ...]:
    """Return the orders of the last march as far as they go: with what stands there, if it can."""
    orders: tuple[Order, ...] = ()
    for order in state.players[seat].marched:
        origin, target = order.path[0], order.path[-1]
        there = Reach(state, seat, orders, origin)
        if order.figure == HERO:
            able = int(there.hero_able(target))
        else:
            able = min(order.count, there.able(target)[order.figure])
        if able:
            orders = (*orders, send(there, order.figure, able, target))
    return orders


def _battle_steps(state: RageState, seat: Seat, draft: MarchDraft) -> Iterator[RageMove]:
    """Yield what may be said of the fights: each thing once, and nothing that holds already."""
    sites = contested(state, seat, draft)
    if not sites:
        return
    if not state.settings.live:
        yield from _orders_for_all(draft, sites)
    if len(sites) == 1:
        return
    if not state.settings.live:
        for site in sites:
            yield from _orders_for_one(draft, site)
    if not draft.choose_fights:
        for site in sites[len(draft.first) + 1 :]:
            yield FightFirst(site)
        yield ChooseFights()


def untils(units: int) -> Iterator[int]:
    """Yield until when an army of so many units may fight: fewer left, at once, by hand."""
    yield TO_THE_END
    yield from range(1, units)
    yield AT_ONCE
    yield BY_HAND


def _orders_for_all(draft: MarchDraft, sites: list[Site]) -> Iterator[RageMove]:
    if draft.until is None:
        most = max(sum(arrived(draft.orders, site)) for site in sites)
        yield from (FightAllUntil(until) for until in untils(most) if until != TO_THE_END)
    if draft.split is None:
        yield from (SplitAllBy(split) for split in SPLITS if split is not Split.BOOK)


def _orders_for_one(draft: MarchDraft, site: Site) -> Iterator[RageMove]:
    own = own_orders(draft, site)
    general = general_orders(draft)
    if own.until is None:
        for until in untils(sum(arrived(draft.orders, site))):
            if until != general.until:
                yield FightUntil(site, until)
    if own.split is None:
        yield from (SplitBy(site, split) for split in SPLITS if split is not general.split)


def own_orders(draft: MarchDraft, site: Site) -> SiteOrders:
    """Return what a draft says of one fight alone."""
    return next((own for own in draft.single if own.site == site), SiteOrders(site, None, None))


def general_orders(draft: MarchDraft) -> BattleOrders:
    """Return what a draft says of all fights."""
    return BattleOrders(
        DEFAULT_ORDERS.until if draft.until is None else draft.until,
        DEFAULT_ORDERS.split if draft.split is None else draft.split,
    )


def enter(state: RageState, seat: Seat, step: MarchStep, events: Events) -> RageState:
    """Enter a step of the draft.

    Raises:
        RuleError: the step is not possible now, and why.
    """
    draft = state.draft if isinstance(state.draft, MarchDraft) else NO_DRAFT
    if draft.origin is not None and not draft.sent:
        expected = (Head,) if draft.target is None else (Send, SendHero, SendAll, LeaveOne)
        if not isinstance(step, expected):
            raise RuleError("send-somebody-first")
    events.append(Drafted(to=(seat,), seat=seat))
    return replace(state, draft=_grown(state, seat, draft, step))


def _grown(state: RageState, seat: Seat, draft: MarchDraft, step: MarchStep) -> MarchDraft:
    match step:
        case Muster(site):
            return _muster(state, seat, draft, site)
        case Head(site):
            return _head(state, seat, draft, site)
        case Send() | SendHero() | SendAll() | LeaveOne():
            return replace(
                draft, sent=True, orders=(*draft.orders, *_orders(state, seat, draft, step))
            )
        case MarchAgain():
            orders = () if draft.orders else again(state, seat)
            if not orders:
                raise RuleError("nothing-to-repeat")
            return replace(draft, orders=orders)
        case (
            FightUntil()
            | SplitBy()
            | FightAllUntil()
            | SplitAllBy()
            | FightFirst()
            | ChooseFights()
        ):
            if step not in list(_battle_steps(state, seat, draft)):
                raise RuleError("no-such-battle-order")
            return _with_battle_orders(draft, step)
        case _:
            assert_never(step)


def _muster(state: RageState, seat: Seat, draft: MarchDraft, site: Site) -> MarchDraft:
    places = places_to_leave(state, seat, draft.orders)
    if site not in places or site == draft.origin:
        raise RuleError("nobody-to-send-there")
    return replace(draft, origin=places[places.index(site)], target=None, sent=False)


def _head(state: RageState, seat: Seat, draft: MarchDraft, site: Site) -> MarchDraft:
    if draft.origin is None:
        raise RuleError("no-army-in-hand")
    there = Reach(state, seat, draft.orders, draft.origin)
    targets = list(members(there.anywhere))
    if site not in targets:
        _refuse_target(state, seat, there, site)
    if site == draft.target:
        raise RuleError("already-the-target")
    return replace(draft, target=targets[targets.index(site)], sent=False)


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
    steps = max(way[1] for way in there.ways_by_figure)
    standing = there.ways_by_figure[HERO][2]
    if not reach(air, there.origin, steps, 0) >> site & 1:
        raise RuleError("too-far")
    if reach(foot, there.origin, steps, 0) >> site & 1:
        raise RuleError("enemies-in-the-way")
    if reach(air, there.origin, steps, standing) >> site & 1:
        raise RuleError("rocks-in-the-way")
    raise RuleError("rocks-and-enemies-in-the-way")


def _orders(
    state: RageState, seat: Seat, draft: MarchDraft, step: Send | SendHero | SendAll | LeaveOne
) -> tuple[Order, ...]:
    if draft.origin is None or draft.target is None:
        raise RuleError("no-target")
    there = Reach(state, seat, draft.orders, draft.origin)
    target = draft.target
    able = there.able(target)
    match step:
        case Send(level, count):
            if level not in LEVELS:
                raise RuleError("wrong-answer")
            level = LEVELS.index(level)
            if count not in range(1, able[level] + 1):
                raise RuleError("not-so-many", able=able[level])
            return (send(there, level, range(able[level] + 1).index(count), target),)
        case SendHero():
            if not there.hero_able(target):
                raise RuleError("hero-cannot-go")
            return (send(there, HERO, 1, target),)
        case SendAll():
            if able == NONE:
                raise RuleError("nobody-can-go")
            return send_all(there, target)
        case LeaveOne():
            staying = left_behind(there, target)
            if staying is None:
                raise RuleError("somebody-stays-anyway")
            return send_all(there, target, but=staying)
        case _:
            assert_never(step)


def _with_battle_orders(
    draft: MarchDraft,
    step: FightUntil | SplitBy | FightAllUntil | SplitAllBy | FightFirst | ChooseFights,
) -> MarchDraft:
    match step:
        case FightAllUntil(until):
            return replace(draft, until=until)
        case SplitAllBy(split):
            return replace(draft, split=split)
        case FightUntil(site, until):
            return _with_own(draft, replace(own_orders(draft, site), until=until))
        case SplitBy(site, split):
            return _with_own(draft, replace(own_orders(draft, site), split=split))
        case FightFirst(site):
            return replace(draft, first=(*draft.first, site))
        case ChooseFights():
            return replace(draft, choose_fights=True)
        case _:
            assert_never(step)


def _with_own(draft: MarchDraft, own: SiteOrders) -> MarchDraft:
    others = [other for other in draft.single if other.site != own.site]
    return replace(draft, single=tuple(sorted([*others, own], key=lambda each: each.site)))


def orders_for(state: RageState, draft: MarchDraft, site: Site) -> BattleOrders:
    """Return the battle orders with which one fight would be fought."""
    if state.settings.live:
        return HAND_ORDERS
    own, general = own_orders(draft, site), general_orders(draft)
    until = general.until if own.until is None else own.until
    split = general.split if own.split is None else own.split
    return HAND_ORDERS if until == BY_HAND else BattleOrders(until, split)


def march(state: RageState, seat: Seat, draft: MarchDraft, events: Events) -> RageState:
    """Confirm a move: everybody marches, then the fights begin.

    Raises:
        RuleError: no order is given, or the hero would be left alone (R14).
    """
    if draft.origin is not None and not draft.sent:
        raise RuleError("send-somebody-first")
    if not draft.orders:
        raise RuleError("nothing-drafted")
    if hero_alone(state, seat, draft.orders):
        raise RuleError("hero-alone")
    player = state.players[seat]
    for order in draft.orders:
        if order.figure == HERO:
            assert player.hero is not None
            events.append(HeroMarched(seat=seat, hero=player.hero, path=order.path))
        else:
            events.append(
                Marched(seat=seat, level=order.figure, count=order.count, path=order.path)
            )
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
        fought=() if contests else state.fought,
        choose_fights=draft.choose_fights,
        draft=None,
    )
    return next_fight(state, events)
