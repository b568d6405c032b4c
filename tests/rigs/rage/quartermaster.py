"""Equip actions for :mod:`tests.rigs.rage.marshal`: what to buy, and who carries it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from games.api import Seat
from games.rage.chapters.armies import slot_of, worn
from games.rage.chapters.equipment.arranging import arranged, board_units
from games.rage.chapters.equipment.equipping import draft_of
from games.rage.chapters.equipment.forging import may_forge
from games.rage.content import (
    CARDS,
    HERO_SHEETS,
    LEVELS,
    Gear,
    Hero,
    Slot,
    bastion_of,
)
from games.rage.moves import (
    Buy,
    Confirm,
    EquipArmies,
    Forge,
    GiveTo,
    HoldCard,
    Pass,
    RageMove,
    Recruit,
)
from games.rage.rules import GAME
from games.rage.state import (
    EMPTY_SLOTS,
    RageState,
    Slots,
    with_player,
)
from tests.rigs.rage.campaign import LEAST
from tests.rigs.rage.worth import (
    CARD,
    value,
)


def purchase(state: RageState, seat: Seat, now: float) -> tuple[float, Buy | Recruit | None]:
    """Weigh what can be bought now; the best of it."""
    player, draft = state.players[seat], draft_of(state, seat)
    best: tuple[float, Buy | Recruit | None] = (0.0, None)
    for stall in draft.market:
        cost = CARDS[stall.gear].cost
        if cost <= draft.gold:
            gear = (*draft.gear, stall.gear)
            after = with_player(state, seat, gold=draft.gold - cost, gear=gear)
            gain = _arranged(after, seat)[0] + CARD * cost - now
            if gain > best[0]:
                best = gain, Buy(stall.gear)
    if player.hero is None and draft.hero is None:
        for hero in state.heroes:
            cost = HERO_SHEETS[hero].cost
            if cost <= draft.gold:
                gain = _recruited(state, seat, hero, draft.gold - cost) + CARD * cost - now
                if gain > best[0]:
                    best = gain, Recruit(hero)
    return best


def _recruited(state: RageState, seat: Seat, hero: Hero, gold: int) -> float:
    return value(with_player(state, seat, gold=gold, hero=hero, hero_site=bastion_of(seat)), seat)


def _arranged(state: RageState, seat: Seat) -> tuple[float, Slots]:
    """Find the arrangement of the cards owned that is worth most."""
    gear = state.players[seat].gear
    best = arranged(board_units(state, seat), gear)
    found = value(with_player(state, seat, slots=best), seat), best
    for slots in _arrangements(gear):
        worth = value(with_player(state, seat, slots=slots), seat)
        if worth > found[0] + 1e-9:
            found = worth, slots
    return found


def _arrangements(gear: tuple[Gear, ...]) -> Iterator[Slots]:
    """Yield where the dearest cards of a kind may go, the other kind as the program has it."""
    plain = arranged((1, 1, 1), gear)
    for kind in Slot:
        cards = [index for index in plain if index >= 0 and CARDS[gear[index]].slot is kind]
        others = [index for index in plain if index >= 0 and index not in cards]
        for places in permutations(LEVELS, len(cards)):
            slots = list(EMPTY_SLOTS)
            for index, level in zip(cards, places, strict=True):
                slots[slot_of(gear[index], level)] = index
            for index in others:
                slots[plain.index(index)] = index
            yield tuple(slots)


def trade_on(state: RageState, seat: Seat) -> list[RageMove]:
    """Go on with an equip action: forge, buy one more thing, or arrange and be done."""
    if may_forge(state, seat):
        return [Forge()]
    draft = draft_of(state, seat)
    owned = with_player(state, seat, gold=draft.gold, gear=draft.gear, slots=draft.slots)
    worth, slots = _arranged(owned, seat)
    gain, bought = purchase(state, seat, worth)
    if bought is not None and gain >= LEAST:
        return [*([] if state.draft else [EquipArmies()]), bought]
    steps: list[RageMove] = [] if state.draft else [EquipArmies()]
    for move in steps:
        state = GAME.apply(state, seat, move).state
    if worth > value(owned, seat) + 1e-9:
        for slot, index in enumerate(slots):
            if (
                index < 0
                or worn(draft.gear, draft_of(state, seat).slots)[slot] is draft.gear[index]
            ):
                continue
            for move in (HoldCard(draft.gear[index]), GiveTo(slot % 3)):
                if move not in list(GAME.legal_moves(state, seat)):
                    break
                state = GAME.apply(state, seat, move).state
                steps.append(move)
    return [*steps, Confirm() if Confirm() in list(GAME.legal_moves(state, seat)) else Pass()]


def kept(state: RageState, seat: Seat, gear: Gear) -> float:
    player = state.players[seat]
    return _arranged(with_player(state, seat, gear=(*player.gear, gear)), seat)[0]
