"""The draft of an equip action: buy, recruit and arrange; and what of it is final (Equipping, R18).

What turns a card is final at once, with everything entered before it; the arrangement alone waits
for the end of the action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.rage import moves as m
from games.rage.chapters.armies import worn
from games.rage.chapters.equipment.arranging import arranged_otherwise
from games.rage.chapters.equipment.heroes import may_recruit, recruit, recruits, stand
from games.rage.chapters.equipment.market import refill, take
from games.rage.chapters.equipment.slots import give, hold, movable, places, set_aside
from games.rage.chapters.outset import held
from games.rage.chapters.turn import end_action
from games.rage.content import (
    CARDS,
    EQUIPMENT,
    HERO_SHEETS,
    MARKET_KINDS,
    Gear,
    Hero,
    bastion_of,
)
from games.rage.events import (
    DRAFTED,
    Arranged,
    Bought,
    HeroRecruited,
    MarketRefilled,
    TradeSealed,
)
from games.rage.state import EquipDraft, MarchDraft, Player, RageState, with_item

EquipStep = (
    m.EquipArmies
    | m.Buy
    | m.Recruit
    | m.StandHero
    | m.HoldCard
    | m.GiveTo
    | m.SetAside
    | m.ArrangeForMe
)

_COST = {gear: CARDS[gear].cost for gear in EQUIPMENT}
_CHEAPEST = min(_COST.values())
_BUY = {gear: m.Buy(gear) for gear in EQUIPMENT}
_HOLD = {gear: m.HoldCard(gear) for gear in Gear}
_ARRANGE_AND_CONFIRM = m.ArrangeAndConfirm()
_ARRANGE_FOR_ME = m.ArrangeForMe()
_PLACES: frozenset[type[EquipStep]] = frozenset({m.GiveTo, m.SetAside})


def draft_of(state: RageState, seat: Seat) -> EquipDraft:
    """Return the equip draft of the running action, or an empty one, which is not stored.

    Empty also while a march is drafted: it has the player's gold, cards and slots and the market.
    """
    if isinstance(state.draft, EquipDraft):
        return state.draft
    player = state.players[seat]
    return EquipDraft(player.gold, player.gear, player.slots, state.market)


def is_empty(state: RageState, seat: Seat, draft: EquipDraft) -> bool:
    """Return True if nothing is bought or recruited in the draft and the slots are as before."""
    return not draft.bought and draft.hero is None and draft.slots == state.players[seat].slots


def steps(state: RageState, seat: Seat, draft: EquipDraft) -> list[m.RageMove]:
    """List the steps that may be drafted next: purchases, a hero, slots for cards.

    Where it would change something, also to have all cards arranged, and to arrange and confirm at
    once. Between two steps that are final each card is given a place once, so that a draft only
    grows. With a card in hand only its places are listed. To forge, to confirm alone and to pass
    are listed elsewhere.
    """
    if draft.in_hand is not None:
        return places(draft, draft.in_hand)
    gold, gear = draft.gold, draft.gear
    found: list[m.RageMove] = []
    if gold >= _CHEAPEST:
        found += [_BUY[stall.gear] for stall in draft.market if _COST[stall.gear] <= gold]
    if may_recruit(state, seat, draft):
        found += recruits(state.heroes, gold)
    elif draft.hero is not None and draft.hero_site == bastion_of(seat):
        found += [m.StandHero(site) for site in held(state.holders, seat)]
    if gear:
        found += map(_HOLD.__getitem__, movable(draft))
        best = arranged_otherwise(state, seat, draft)
        if best is not None:
            if draft.bought or draft.hero is not None or best != state.players[seat].slots:
                found.append(_ARRANGE_AND_CONFIRM)
            found.append(_ARRANGE_FOR_ME)
    return found


def check(state: RageState, *, begins: bool = False) -> None:
    """Check that a player may continue to equip or, with ``begins``, start to.

    Raises:
        RuleError: a march is drafted, or nothing is and the step does not begin to equip.
    """
    if type(state.draft) is MarchDraft:
        raise RuleError("action-is-to-move")
    if state.draft is None and not begins:
        raise RuleError("not-equipping")


def enter(state: RageState, seat: Seat, step: EquipStep, events: Events) -> RageState:
    """Enter a step of the draft; a purchase that turns a card seals all of it.

    With a card in hand only giving it to a type or setting it aside is possible.

    Raises:
        RuleError: the step is not possible now, and why.
    """
    draft, kind = state.draft, type(step)
    if type(draft) is not EquipDraft:
        check(state, begins=kind is m.EquipArmies)
        draft = draft_of(state, seat)
    if draft.in_hand is not None and kind not in _PLACES:
        raise RuleError("place-the-card-first")
    if type(step) is m.Buy:
        return _buy(state, seat, draft, step.gear, events)
    grown = _GROW[kind](state, seat, draft, step)
    events.append(DRAFTED[seat])
    return replace(state, draft=grown)


def _begin(state: RageState, _seat: Seat, draft: EquipDraft, _step: m.EquipArmies) -> EquipDraft:
    """Begin an equip action with the (empty) draft given; raise RuleError if one is drafted."""
    if state.draft is not None:
        raise RuleError("equipping-already")
    return draft


def _rearranged(
    state: RageState, seat: Seat, draft: EquipDraft, _step: m.ArrangeForMe | None = None
) -> EquipDraft:
    """Arrange the drafted gear as the program would; raise RuleError if that changes nothing."""
    best = arranged_otherwise(state, seat, draft)
    if best is None:
        raise RuleError("nothing-to-arrange")
    return replace(draft, slots=best, arranged=len(draft.gear))


def _buy(state: RageState, seat: Seat, draft: EquipDraft, gear: Gear, events: Events) -> RageState:
    """Draft the purchase of a card; if fewer than six kinds lie open then, the deck turns cards.

    Turning, if the deck has any, makes the whole draft final and public. The card gets no slot yet.

    Raises:
        RuleError: the card is not on the market, or costs more than the drafted gold.
    """
    kinds = [stall.gear for stall in draft.market]
    if gear not in kinds:
        raise RuleError("not-on-the-market")
    gear = kinds[kinds.index(gear)]
    cost = CARDS[gear].cost
    if cost > draft.gold:
        raise RuleError("not-enough-gold", cost=cost, gold=draft.gold)
    market = take(draft.market, gear)
    draft = replace(
        draft,
        gold=draft.gold - cost,
        gear=(*draft.gear, gear),
        market=market,
        bought=(*draft.bought, gear),
    )
    if len(market) == MARKET_KINDS or not state.deck:
        events.append(DRAFTED[seat])
        return replace(state, draft=draft)
    gone = kinds.index(gear) if len(market) < len(kinds) else None
    market, deck, turned = refill(market, state.deck, gone)
    state, draft = seal(state, seat, draft, events)
    events.extend(MarketRefilled(gear=card) for card in turned)
    return replace(
        state,
        draft=replace(draft, market=market),
        market=market,
        deck=deck,
        deck_known=min(state.deck_known, len(deck)),
    )


def seal(
    state: RageState, seat: Seat, draft: EquipDraft, events: Events
) -> tuple[RageState, EquipDraft]:
    """Make the drafted steps final and public, except the slots, which count at the end.

    Every card may be given a place again: what comes next was not known, and nothing before this
    step can be taken back. The draft that remains is returned; the caller stores it in the state.
    """
    events.append(TradeSealed(seat=seat))
    player, heroes = _settle(state, seat, draft, events)
    players = with_item(state.players, seat, player)
    state = replace(state, players=players, market=draft.market, heroes=heroes, equipping=True)
    return state, replace(draft, bought=(), hero=None, hero_site=None, placed=())


def _settle(
    state: RageState, seat: Seat, draft: EquipDraft, events: Events
) -> tuple[Player, tuple[Hero, ...]]:
    """Return the player with purchases and hero applied, and the heroes left to be recruited.

    Events for both are appended; the slots stay, and the state is not changed.
    """
    player, heroes = state.players[seat], state.heroes
    hero, hero_site = player.hero, player.hero_site
    for gear in draft.bought:
        events.append(Bought(seat=seat, gear=gear, cost=CARDS[gear].cost))
    if draft.hero is not None and draft.hero_site is not None:
        hero, hero_site = draft.hero, draft.hero_site
        heroes = tuple([other for other in heroes if other is not hero])
        cost = HERO_SHEETS[hero].cost
        events.append(HeroRecruited(seat=seat, hero=hero, site=hero_site, cost=cost))
    after = replace(player, gold=draft.gold, gear=draft.gear, hero=hero, hero_site=hero_site)
    return after, heroes


_GROW: dict[type[EquipStep], Callable[[RageState, Seat, EquipDraft, Any], EquipDraft]] = {
    m.EquipArmies: _begin,
    m.ArrangeForMe: _rearranged,
    m.Recruit: recruit,
    m.StandHero: stand,
    m.HoldCard: hold,
    m.GiveTo: give,
    m.SetAside: set_aside,
}
"""How each step makes the draft grow; a purchase may do more than that."""


def finish_arranged(state: RageState, seat: Seat, events: Events) -> RageState:
    """Arrange the cards by the program and confirm the equip action, in one answer.

    Raises:
        RuleError: the action is none to equip, a card is in hand, the program would arrange
            nothing otherwise, or all would be as before the action.
    """
    check(state)
    draft = draft_of(state, seat)
    if draft.in_hand is not None:
        raise RuleError("place-the-card-first")
    return finish(replace(state, draft=_rearranged(state, seat, draft)), seat, events)


def finish(state: RageState, seat: Seat, events: Events) -> RageState:
    """Confirm an equip action: purchases, hero and arrangement hold, and the action ends.

    Raises:
        RuleError: a card is in hand, or nothing is entered that could be confirmed.
    """
    draft = draft_of(state, seat)
    if draft.in_hand is not None:
        raise RuleError("place-the-card-first")
    if is_empty(state, seat, draft):
        raise RuleError("nothing-drafted")
    before = state.players[seat]
    player, heroes = _settle(state, seat, draft, events)
    cards = worn(draft.gear, draft.slots)
    if cards != worn(before.gear, before.slots):
        events.append(Arranged(seat=seat, cards=cards))
    state = replace(
        state,
        players=with_item(state.players, seat, replace(player, slots=draft.slots)),
        market=draft.market,
        heroes=heroes,
        draft=None,
        fought=(),
    )
    return end_action(state, events)
