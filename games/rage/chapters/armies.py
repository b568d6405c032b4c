"""Types and what they carry: the numbers that count in marches and fights (Fight, R25)."""

from __future__ import annotations

from functools import lru_cache

from games.rage.content import (
    CARDS,
    DICE,
    ELVES,
    HERO_SHEETS,
    UNITS,
    Bonus,
    Clan,
    Counts,
    Gear,
    Slot,
    UnitSheet,
)
from games.rage.state import Player, Slots

Carried = tuple[Gear | None, ...]
"""By slot: the weapons of the three types, then their armours."""

Sheet = tuple[Bonus, Bonus, Bonus]
"""The numbers of three types, what they carry included."""

NO_BONUS = Bonus()


FIRST_SLOT = {gear: 3 if card.slot is Slot.ARMOUR else 0 for gear, card in CARDS.items()}
"""By kind of card the slot that it takes on the lowest type."""


def slot_of(gear: Gear, level: int) -> int:
    """Return the slot that a card takes on a type."""
    return level + FIRST_SLOT[gear]


def _add(one: Bonus, other: Bonus) -> Bonus:
    """Return the sum of two bonuses; it flies if either does."""
    return Bonus(
        power=one.power + other.power,
        hp=one.hp + other.hp,
        slow=one.slow + other.slow,
        move=one.move + other.move,
        auto=one.auto + other.auto,
        reroll=one.reroll + other.reroll,
        shield=one.shield + other.shield,
        rage=one.rage + other.rage,
        flight=one.flight or other.flight,
    )


@lru_cache(maxsize=4096)
def _loaded(unit: UnitSheet, weapon: Gear | None, armour: Gear | None) -> Bonus:
    """Return a unit's values with a weapon and an armour added; None for none."""
    total = unit.stats
    for gear in (weapon, armour):
        if gear is not None:
            total = _add(total, CARDS[gear].bonus)
    return total


def _all_loaded(units: tuple[UnitSheet, UnitSheet, UnitSheet], carried: Carried) -> Sheet:
    """Return the combat values of the three unit types with the gear they carry."""
    return (
        _loaded(units[0], carried[0], carried[3]),
        _loaded(units[1], carried[1], carried[4]),
        _loaded(units[2], carried[2], carried[5]),
    )


def sheet(clan: Clan, carried: Carried) -> Sheet:
    """Return the numbers of a clan's types with what they carry."""
    return _all_loaded(UNITS[clan], carried)


@lru_cache(maxsize=512)
def elf_sheet(carried: Carried) -> Sheet:
    """Return the numbers of the elves; they use every symbol but movement and flight (R25)."""
    return _all_loaded(ELVES, carried)


def worn(gear: tuple[Gear, ...], slots: Slots) -> Carried:
    """Return by slot the kind of card in it, None where it is empty; ``slots`` index ``gear``."""
    return tuple([gear[index] if index >= 0 else None for index in slots])


@lru_cache(maxsize=512)
def _sheet_with(clan: Clan, gear: tuple[Gear, ...], slots: Slots) -> Sheet:
    return sheet(clan, worn(gear, slots))


def sheet_of(player: Player) -> Sheet:
    """Return the numbers of a player's types."""
    assert player.clan is not None
    return _sheet_with(player.clan, player.gear, player.slots)


class Strength:
    """What a side brings to one assault: types present count once each, and the hero (Fight)."""

    __slots__ = ("auto", "dice", "rage", "rerolls", "shields")

    def __init__(self, units: Counts, types: Sheet, passive: Bonus) -> None:
        """Add up what the types with units and the hero's ``passive`` bonus bring.

        A type counts once, however many units it has; dice come of the highest power alone, at
        most ten.
        """
        power = 0
        rerolls, auto, shields, rage = passive.reroll, passive.auto, passive.shield, passive.rage
        for count, kind in zip(units, types, strict=True):
            if count:
                power = max(power, kind.power)
                rerolls += kind.reroll
                auto += kind.auto
                shields += kind.shield
                rage += kind.rage
        self.dice = min(power, DICE)
        """As many as the strongest present unit has power, ten at most (R3)."""
        self.rerolls = rerolls
        self.auto = auto
        self.shields = shields
        self.rage = rage


def shields_of(units: Counts, types: Sheet, passive: Bonus) -> int:
    """Count the shields of a side: of the types present, and of the hero.

    A type with units counts once, however many they are.
    """
    one, two, three = types
    shields = passive.shield
    if units[0]:
        shields += one.shield
    if units[1]:
        shields += two.shield
    if units[2]:
        shields += three.shield
    return shields


def slowness(units: Counts, types: Sheet) -> int:
    """Add up the slowness of the types present, once each, equipment included."""
    return sum([kind.slow for count, kind in zip(units, types, strict=True) if count])


def passive_of(player: Player, *, there: bool) -> Bonus:
    """Return the passive bonus of a player's hero; ``NO_BONUS`` unless the hero is ``there``."""
    if player.hero is None or not there:
        return NO_BONUS
    return HERO_SHEETS[player.hero].passive
