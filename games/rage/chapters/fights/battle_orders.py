"""Battle orders in the draft of a move: until when one fights, how wounds are split, what order.

One set holds for all fights of the action, another may be given for a single territory.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import assert_never

from msgspec.structs import replace

from games.api import RuleError
from games.rage.chapters.course import Course
from games.rage.content import (
    AT_ONCE,
    BASTIONS,
    BY_HAND,
    DEFAULT_ORDERS,
    HAND_ORDERS,
    SPLITS,
    TO_THE_END,
    BattleOrders,
    Site,
    Split,
)
from games.rage.moves import (
    ChooseFights,
    FightAllUntil,
    FightFirst,
    FightUntil,
    SplitAllBy,
    SplitBy,
)
from games.rage.state import MarchDraft, RageState, SiteOrders

_NO_ORDERS = tuple(SiteOrders(Site(site), None, None) for site in range(BASTIONS))

BattleStep = FightUntil | SplitBy | FightAllUntil | SplitAllBy | FightFirst | ChooseFights


def battle_steps(state: RageState, given: Course, draft: MarchDraft) -> list[BattleStep]:
    """List the battle orders that may be added to a draft; none that is in force already.

    Each is given once. Orders for one fight, and the order of fights, are offered only where there
    are several; at a live table nothing but their order.
    """
    if not given.fights:
        return []
    found: list[BattleStep] = []
    fights = given.meetings(draft.first)
    several = len(fights) > 1
    if not state.settings.live:
        until, split = draft.until is None, draft.split is None
        if until or split:
            found += _for_all(max(fights.values()), until, split)
        if several:
            general = general_orders(draft)
            for site, units in fights.items():
                found += _for_one(own_orders(draft, site), general, units)
    if several and not draft.choose_fights:
        found += [FightFirst(site) for site in [*fights][len(draft.first) + 1 :]]
        found.append(ChooseFights())
    return found


def untils(units: int) -> Iterator[int]:
    """Yield the options of how long ``units`` units fight.

    To the end, until n are left (n from 1, below ``units``), fleeing at once, by hand.
    """
    yield TO_THE_END
    yield from range(1, units)
    yield AT_ONCE
    yield BY_HAND


@cache
def _for_all(units: int, until: bool, split: bool) -> tuple[BattleStep, ...]:
    """List the battle orders for all fights but the default ones; ``units`` of the largest army.

    ``until`` and ``split`` are True if that is not given yet, and listed.
    """
    found: list[BattleStep] = []
    if until:
        found += [FightAllUntil(when) for when in untils(units) if when != TO_THE_END]
    if split:
        found += [SplitAllBy(how) for how in SPLITS if how is not Split.BOOK]
    return tuple(found)


@lru_cache(maxsize=512)
def _for_one(own: SiteOrders, general: BattleOrders, units: int) -> tuple[BattleStep, ...]:
    """List the battle orders for one fight that differ from the ``general`` ones.

    What the fight has of its ``own`` is not offered again.
    """
    site = own.site
    found: list[BattleStep] = []
    if own.until is None:
        found += [FightUntil(site, when) for when in untils(units) if when != general.until]
    if own.split is None:
        found += [SplitBy(site, how) for how in SPLITS if how is not general.split]
    return tuple(found)


def own_orders(draft: MarchDraft, site: Site) -> SiteOrders:
    """Return the battle orders that a draft gives for one site alone; without any, all None."""
    for own in draft.single:
        if own.site == site:
            return own
    return _NO_ORDERS[site]


def general_orders(draft: MarchDraft) -> BattleOrders:
    """Return the battle orders that a draft gives for all fights; the default where none."""
    return BattleOrders(
        DEFAULT_ORDERS.until if draft.until is None else draft.until,
        DEFAULT_ORDERS.split if draft.split is None else draft.split,
    )


def with_battle_orders(
    state: RageState, given: Course, draft: MarchDraft, step: BattleStep
) -> MarchDraft:
    """Return the draft with battle orders added.

    Raises:
        RuleError: the step is not among :func:`battle_steps`: no such fight, or said already.
    """
    if step not in battle_steps(state, given, draft):
        raise RuleError("no-such-battle-order")
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
    """Return the draft with a site's orders in place of its earlier ones, sorted by site."""
    others = [other for other in draft.single if other.site != own.site]
    return replace(draft, single=tuple(sorted([*others, own], key=lambda each: each.site)))


def orders_for(state: RageState, draft: MarchDraft, site: Site) -> BattleOrders:
    """Return the battle orders with which one fight would be fought.

    Its own come before those for all fights; at a live table it is fought by hand.
    """
    if state.settings.live:
        return HAND_ORDERS
    own, general = own_orders(draft, site), general_orders(draft)
    until = general.until if own.until is None else own.until
    split = general.split if own.split is None else own.split
    return HAND_ORDERS if until == BY_HAND else BattleOrders(until, split)
