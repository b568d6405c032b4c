"""The draft of a move: army, target, numbers, battle orders, and its confirmation (Moving, R2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, assert_never, get_args

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.rage.chapters.course import Course, Reach, course, units_of
from games.rage.chapters.fights.battle_orders import (
    BattleStep,
    orders_for,
    with_battle_orders,
)
from games.rage.chapters.fights.fight import next_fight
from games.rage.chapters.land import reach
from games.rage.chapters.marches.moving import Moved, contested, left_behind, send, send_all
from games.rage.chapters.marches.offers import again
from games.rage.content import BASTIONS, LEVELS, NONE, Site
from games.rage.events import DRAFTED, HeroMarched, Marched
from games.rage.moves import (
    Head,
    LeaveOne,
    MarchAgain,
    Muster,
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
    MarchDraft,
    Order,
    RageState,
    own_clan,
    with_item,
)

NO_DRAFT = MarchDraft()

SendStep = Send | SendHero | SendAll | LeaveOne
MarchStep = Muster | Head | SendAllTo | SendStep | MarchAgain | BattleStep

_AIMS: frozenset[type[MarchStep]] = frozenset({Head, SendAllTo})
_SENDS: frozenset[type[SendStep]] = frozenset(get_args(SendStep))
_SITES = range(BASTIONS + 4)


def enter(state: RageState, seat: Seat, step: MarchStep, events: Events) -> RageState:
    """Enter a step of the draft; a draft is of a move or of an equip action, never of both.

    Raises:
        RuleError: the step is not possible now, and why.
    """
    kind, draft = type(step), state.draft
    if type(draft) is not MarchDraft:
        if state.equipping or draft is not None:
            raise RuleError("action-is-to-equip")
        draft = NO_DRAFT
    elif draft.origin is not None and not draft.sent:
        _check_sending(draft, kind)
    given = course(state, seat, draft.orders)
    grown = _GROW[kind](state, given, draft, step)
    events.append(DRAFTED[seat])
    return replace(state, draft=grown)


def _check_sending(draft: MarchDraft, kind: type[MarchStep]) -> None:
    """Raise RuleError for a step that does not send the army in hand.

    Without a target only aims are allowed, with one only what sends figures there.
    """
    if kind not in (_AIMS if draft.target is None else _SENDS):
        raise RuleError("send-somebody-first")


def _muster(_state: RageState, given: Course, draft: MarchDraft, step: Muster) -> MarchDraft:
    """Take the army at a site in hand for the next orders.

    Raise RuleError if no own figure waits there, or the army is in hand.
    """
    site, outset = step.site, given.outset
    own = (*outset.own, outset.home)
    if site not in own:
        raise RuleError("nobody-to-send-there")
    there = given.reach(own[own.index(site)])
    if there.units == NONE and not there.hero:
        raise RuleError("nobody-to-send-there")
    if site == draft.origin:
        raise RuleError("army-in-hand")
    return replace(draft, origin=there.origin, reach=there.figures, target=None, sent=False)


def _head(_state: RageState, given: Course, draft: MarchDraft, step: Head) -> MarchDraft:
    """Choose the target of the army in hand; raise RuleError without one, or if out of reach."""
    target = _aim(draft, _looking_round(given, draft), step.site)
    return replace(draft, target=target, sent=False)


def _send_all_to(
    _state: RageState, given: Course, draft: MarchDraft, step: SendAllTo
) -> MarchDraft:
    """Order all figures that can reach a site to go there, and make it the army's target.

    Raise RuleError if no unit can, no army is in hand, or the site is its target already.
    """
    there = _looking_round(given, draft)
    target = _aim(draft, there, step.site)
    return _sent(given, draft, target, _all(there, target))


def _send(_state: RageState, given: Course, draft: MarchDraft, step: SendStep) -> MarchDraft:
    """Order some of the army to go to the chosen target; raise RuleError without one.

    RuleError too if those figures cannot go there.
    """
    target = draft.target
    if target is None:
        raise RuleError("no-target")
    there = _looking_round(given, draft)
    return _sent(given, draft, target, _orders(there, target, step))


def _march_again(
    state: RageState, given: Course, draft: MarchDraft, _step: MarchAgain
) -> MarchDraft:
    """Draft the last march again, as far as its orders can be repeated.

    Raise RuleError if none can, or an order is drafted already.
    """
    orders = tuple(again(state, given.outset.seat))
    if draft.orders or not orders:
        raise RuleError("nothing-to-repeat")
    return replace(draft, orders=orders)


_GROW: dict[type[MarchStep], Callable[[RageState, Course, MarchDraft, Any], MarchDraft]] = {
    Muster: _muster,
    Head: _head,
    SendAllTo: _send_all_to,
    **dict.fromkeys(_SENDS, _send),
    MarchAgain: _march_again,
    **dict.fromkeys(get_args(BattleStep), with_battle_orders),
}
"""How each step makes the draft grow."""


def looked_round(state: RageState, seat: int, draft: MarchDraft) -> MarchDraft:
    """Recompute the reach of the army in hand, after another player left the game.

    Fights that were put first and are none any more are dropped from that order.
    """
    given = course(state, seat, draft.orders)
    fights = given.meetings(())
    draft = replace(draft, first=tuple([site for site in draft.first if site in fights]))
    if draft.origin is None:
        return draft
    return replace(draft, reach=given.reach(draft.origin).figures)


def _looking_round(given: Course, draft: MarchDraft) -> Reach:
    """Return where the army in hand can go; raise RuleError without one."""
    if draft.origin is None:
        raise RuleError("no-army-in-hand")
    return given.reach(draft.origin, draft.reach)


def _aim(draft: MarchDraft, there: Reach, site: Site) -> Site:
    """Return a site as the army's new target; raise RuleError if unreachable or already it."""
    if site not in _SITES or not there.anywhere >> site & 1:
        _refuse_target(there, site)
    if site == draft.target:
        raise RuleError("already-the-target")
    return Site(_SITES.index(site))


def _sent(given: Course, draft: MarchDraft, target: Site, orders: tuple[Order, ...]) -> MarchDraft:
    """Return the draft with orders to a target added, as sent.

    Reach is recomputed only if enemies stand there: a fight can open a way for others.
    """
    orders, origin = (*draft.orders, *orders), draft.origin
    if given.outset.enemies >> target & 1 and origin is not None:
        reach_now = given.followed_by(orders).reach(origin).figures
        return replace(draft, orders=orders, target=target, sent=True, reach=reach_now)
    return replace(draft, orders=orders, target=target, sent=True)


def _refuse_target(there: Reach, site: Site) -> NoReturn:
    """Refuse a target with the reason why no figure of the army can reach it.

    All of it has been sent or it stands there already, or the place is none, somebody else's
    bastion, too far for all figures of the army, or behind enemies, rocks or both.

    Raises:
        RuleError: always.
    """
    if there.units == NONE and not there.hero:
        raise RuleError("army-sent")
    if site == there.origin:
        raise RuleError("already-there")
    outset = there.course.outset
    # A region for each player.
    bastions = range(BASTIONS, BASTIONS + len(outset.tiles))
    if site in bastions and site != outset.home:
        raise RuleError("bastion-of-another")
    if site not in range(len(outset.stacks)) and site != outset.home:
        raise RuleError("no-such-place")
    foot, air = outset.roads()
    figures = zip((*there.units, there.hero), outset.gaits, strict=True)
    # Flyers who go so far can go there: what is in the way is in the way of walkers.
    steps = max(steps for present, (_, steps, _) in figures if present)
    if not reach(air, there.origin, steps, 0) >> site & 1:
        raise RuleError("too-far")
    if reach(foot, there.origin, steps, 0) >> site & 1:
        raise RuleError("enemies-in-the-way")
    if reach(air, there.origin, steps, there.course.stops) >> site & 1:
        raise RuleError("rocks-in-the-way")
    raise RuleError("rocks-and-enemies-in-the-way")


def _orders(there: Reach, target: Site, step: SendStep) -> tuple[Order, ...]:
    """Return the orders that a step gives to an army; raise RuleError if it cannot.

    To leave one behind is refused where somebody stays anyway, or nobody else would go.
    """
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
            going = list(there.able(target))
            going[staying] -= 1
            return send_all(there, target, going)
        case _:
            assert_never(step)


def _all(there: Reach, target: Site) -> tuple[Order, ...]:
    """Return orders that send every figure that can reach the target, units before the hero.

    Raise RuleError if no unit can, even if the hero could.
    """
    able = there.able(target)
    if able == NONE:
        raise RuleError("nobody-can-go")
    return send_all(there, target, able)


def _some(there: Reach, target: Site, level: int, count: int) -> Order:
    """Return the order for a number of units of one level.

    Raises:
        RuleError: there is no such level (``wrong-answer``), or it is none or more than can reach
            the target (``not-so-many``).
    """
    if level not in LEVELS:
        raise RuleError("wrong-answer")
    level = LEVELS.index(level)
    numbers = range(there.able(target)[level] + 1)
    if count not in numbers or not count:
        raise RuleError("not-so-many", able=numbers[-1])
    return send(there, level, numbers.index(count), target)


def march(state: RageState, seat: Seat, draft: MarchDraft, events: Events) -> RageState:
    """Confirm a move: everybody marches, then the fights begin, or the action ends without any.

    The orders are kept, to be repeated later.

    Raises:
        RuleError: an army is in hand and nobody was sent, or the hero would be left alone (R14).
    """
    if draft.origin is not None and not draft.sent:
        raise RuleError("send-somebody-first")
    given = course(state, seat, draft.orders)
    if given.hero_alone():
        raise RuleError("hero-alone")
    player, clan = state.players[seat], own_clan(state, seat)
    for order in draft.orders:
        if order.figure == HERO:
            assert player.hero is not None
            events.append(HeroMarched(seat=seat, hero=player.hero, path=order.path))
        else:
            units = units_of(order)
            events.append(Marched(seat=seat, clan=clan, units=units, path=order.path))
    moved = Moved(state, seat, given)
    contests = []
    for site in contested(given, draft):
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
    gone = replace(player, garrison=moved.garrison, hero_site=moved.hero_site, marched=draft.orders)
    state = replace(
        state,
        players=with_item(state.players, seat, gone),
        holders=tuple(moved.holders),
        stacks=tuple(moved.stacks),
        contests=tuple(contests),
        fought=(),
        choose_fights=draft.choose_fights,
        draft=None,
    )
    return next_fight(state, events)
