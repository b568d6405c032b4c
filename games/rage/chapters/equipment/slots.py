"""The slots of the army types, and the card in hand that goes into one or is set aside (R18)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import RuleError, Seat
from games.rage.chapters.armies import slot_of
from games.rage.content import LEVELS, Gear
from games.rage.moves import GiveTo, HoldCard, RageMove, SetAside
from games.rage.state import EquipDraft, RageState, with_item

_SET_ASIDE = SetAside()
_GIVE_TO = tuple(GiveTo(level) for level in LEVELS)


def movable(draft: EquipDraft) -> dict[Gear, int]:
    """Map each kind of gear that can still be moved to the index of the card that would be moved.

    Of identical cards it is one set aside if there is any, then the oldest.
    """
    found: dict[Gear, int] = {}
    slots, placed = draft.slots, draft.placed
    for index, gear in enumerate(draft.gear):
        if index not in placed and (
            gear not in found or (found[gear] in slots and index not in slots)
        ):
            found[gear] = index
    return found


def places(draft: EquipDraft, index: int) -> list[RageMove]:
    """List the moves for the card in hand: a type that has none like it, or set aside.

    To set it aside is listed only if a type carries it or a movable card of its kind.
    """
    owned, slots = draft.gear, draft.slots
    gear = owned[index]
    found: list[RageMove] = []
    for level in LEVELS:
        carried = slots[slot_of(gear, level)]
        if carried < 0 or owned[carried] is not gear:
            found.append(_GIVE_TO[level])
    if _carried_like(draft, index) is not None:
        found.append(_SET_ASIDE)
    return found


def _carried_like(draft: EquipDraft, index: int) -> int | None:
    """Return the index of the carried card that setting the card in hand aside would free.

    It is the card itself if a type carries it, else the oldest movable card of its kind that is
    carried: identical cards cannot be told apart. None if there is none.
    """
    if index in draft.slots:
        return index
    gear = draft.gear[index]
    carried = [each for each in draft.slots if each >= 0 and each not in draft.placed]
    return min([each for each in carried if draft.gear[each] is gear], default=None)


def hold(_state: RageState, _seat: Seat, draft: EquipDraft, step: HoldCard) -> EquipDraft:
    """Take a card of the step's kind in hand, the one that :func:`movable` names.

    Raises:
        RuleError: the player does not own it, or has placed every copy.
    """
    gear = step.gear
    if gear not in draft.gear:
        raise RuleError("card-not-owned")
    index = movable(draft).get(draft.gear[draft.gear.index(gear)])
    if index is None:
        raise RuleError("card-placed-already")
    return replace(draft, in_hand=index)


def give(_state: RageState, _seat: Seat, draft: EquipDraft, step: GiveTo) -> EquipDraft:
    """Give the card in hand to a type; what was in its slot is owned without one.

    A type that carried the card loses it. The card counts as placed.

    Raises:
        RuleError: no card is in hand, there is no such type, or it carries one of the kind already.
    """
    index, level = draft.in_hand, step.level
    if index is None:
        raise RuleError("no-card-in-hand")
    if level not in LEVELS:
        raise RuleError("wrong-answer")
    gear = draft.gear[index]
    slot = slot_of(gear, LEVELS.index(level))
    before = draft.slots[slot]
    if before >= 0 and draft.gear[before] is gear:
        raise RuleError("carried-already")
    slots = [-1 if carried == index else carried for carried in draft.slots]
    slots[slot] = index
    return replace(draft, slots=tuple(slots), placed=(*draft.placed, index), in_hand=None)


def set_aside(_state: RageState, _seat: Seat, draft: EquipDraft, _step: SetAside) -> EquipDraft:
    """Set the card in hand aside or, if no type carries it, a carried one of its kind.

    The one set aside counts as placed.

    Raises:
        RuleError: no card is in hand, or none of its kind is carried.
    """
    if draft.in_hand is None:
        raise RuleError("no-card-in-hand")
    index = _carried_like(draft, draft.in_hand)
    if index is None:
        raise RuleError("aside-already")
    return replace(
        draft,
        slots=with_item(draft.slots, draft.slots.index(index), -1),
        placed=(*draft.placed, index),
        in_hand=None,
    )
