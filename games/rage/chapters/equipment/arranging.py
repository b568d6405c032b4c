"""How the program arranges the cards that a player owns (Equipping)."""

from __future__ import annotations

import math
from functools import lru_cache

from games.api import Seat
from games.rage.chapters.armies import slot_of, worn
from games.rage.chapters.marches.outset import held
from games.rage.content import CARDS, LEVELS, Counts, Gear
from games.rage.state import EMPTY_SLOTS, EquipDraft, RageState, Slots

_CHEAPNESS = {gear: -math.inf if card.legendary else -card.cost for gear, card in CARDS.items()}


def arranged_otherwise(state: RageState, seat: Seat, draft: EquipDraft) -> Slots | None:
    """Return how the program would arrange the cards; None where that is no change.

    It does so once for the cards owned.
    """
    if draft.arranged == len(draft.gear):
        return None
    levels = _most_units_first(board_units(state, seat))
    return _otherwise(levels, draft.gear, draft.slots)


@lru_cache(maxsize=4096)
def _otherwise(levels: tuple[int, ...], gear: tuple[Gear, ...], slots: Slots) -> Slots | None:
    best = _arranged(levels, gear)
    same = best == slots or worn(gear, best) == worn(gear, slots)
    return None if same else best


def board_units(state: RageState, seat: Seat) -> Counts:
    """Count the units of a player that are not in the reserve."""
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


@lru_cache(maxsize=4096)
def _arranged(levels: tuple[int, ...], gear: tuple[Gear, ...]) -> Slots:
    slots = list(EMPTY_SLOTS)
    dearest_first = sorted(range(len(gear)), key=[_CHEAPNESS[card] for card in gear].__getitem__)
    for index in dearest_first:
        first = slot_of(gear[index], 0)
        for level in levels:
            if slots[first + level] < 0:
                slots[first + level] = index
                break
    return tuple(slots)


@lru_cache(maxsize=4096)
def _most_units_first(units: Counts) -> tuple[int, ...]:
    return tuple(sorted(LEVELS, key=lambda level: (-units[level], -level)))
