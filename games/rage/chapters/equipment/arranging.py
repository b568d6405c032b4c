"""How the program arranges the cards that a player owns (Equipping)."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from games.api import Seat
from games.rage.chapters.armies import FIRST_SLOT
from games.rage.chapters.outset import held
from games.rage.content import CARDS, LEVELS, Counts, Gear
from games.rage.state import EMPTY_SLOTS, EquipDraft, RageState, Slots

_CHEAPNESS = {gear: -math.inf if card.legendary else -card.cost for gear, card in CARDS.items()}


def arranged_otherwise(state: RageState, seat: Seat, draft: EquipDraft) -> Slots | None:
    """Return how the program would arrange the cards; None if that changes nothing.

    Also None if it has arranged already and no card came or went since.
    """
    if draft.arranged == len(draft.gear):
        return None
    gear = draft.gear
    best = arranged(board_units(state, seat), gear)
    for mine, other in zip(best, draft.slots, strict=True):
        # Cards of one kind cannot be told apart; an empty slot is -1.
        if mine != other and (mine < 0 or other < 0 or gear[mine] is not gear[other]):
            return best
    return None


def board_units(state: RageState, seat: Seat) -> Counts:
    """Count by level the units of a player in territories and on the bastion.

    Units in fights that are not over are in no territory and not counted.
    """
    one, two, three = state.players[seat].garrison
    stacks = state.stacks
    for site in held(state.holders, seat):
        more = stacks[site]
        one, two, three = one + more[0], two + more[1], three + more[2]
    return one, two, three


def arranged(units: Counts, gear: tuple[Gear, ...]) -> Slots:
    """Arrange cards: the dearest that fits on the type with most units on the board.

    Ties between types by level from III down, between cards the older first. A legendary, which
    has no price in gold, is dearer than any equipment. Units on the bastion are on the board.
    """
    return _arranged(_most_units_first(units), gear)


@lru_cache(maxsize=512)
def _arranged(levels: tuple[int, ...], gear: tuple[Gear, ...]) -> Slots:
    """Give each card, the most expensive first, to the first of ``levels`` without one in its slot.

    Cards that find no slot are set aside.
    """
    slots = list(EMPTY_SLOTS)
    dearest_first = sorted(range(len(gear)), key=[*map(_CHEAPNESS.__getitem__, gear)].__getitem__)
    without = {0: iter(levels), 3: iter(levels)}
    for index in dearest_first:
        first = FIRST_SLOT[gear[index]]
        for level in without[first]:
            slots[first + level] = index
            break
    return tuple(slots)


@cache
def _most_units_first(units: Counts) -> tuple[int, ...]:
    return tuple(sorted(LEVELS, key=lambda level: (-units[level], -level)))
