"""What lies in the box: the tables of the rules, row by row."""

from __future__ import annotations

from collections import Counter

import pytest

from games.rage.content import (
    CARDS,
    CLANS,
    DECKS,
    ELVES,
    EQUIPMENT,
    HERO_SHEETS,
    LEGENDARIES,
    TACTICS,
    TILES,
    UNITS,
    Bonus,
    Clan,
    Gear,
    Hero,
    Slot,
)


@pytest.mark.parametrize(
    ("clan", "level", "key", "numbers", "bonus", "figures"),
    [
        (Clan.BOHORG, 0, "krag-rider", (3, 2, 1, 0), {"auto": 1}, 9),
        (Clan.BOHORG, 1, "pummeler", (2, 2, 2, 1), {"auto": 2}, 5),
        (Clan.BOHORG, 2, "executioner", (2, 6, 4, 2), {}, 3),
        (Clan.STEAMFIELD, 0, "spearman", (2, 2, 1, 0), {"shield": 1}, 9),
        (Clan.STEAMFIELD, 1, "steam-knight", (2, 4, 2, 1), {"auto": 1}, 5),
        (Clan.STEAMFIELD, 2, "steam-colossus", (2, 5, 4, 2), {"reroll": 1}, 4),
        (Clan.GOLDLEIF, 0, "raider", (2, 3, 1, 0), {}, 9),
        (Clan.GOLDLEIF, 1, "berserker", (2, 4, 2, 1), {"rage": 1}, 5),
        (Clan.GOLDLEIF, 2, "jotun", (2, 5, 4, 1), {"auto": 1}, 3),
        (Clan.TOMB, 0, "skeleton", (2, 3, 1, 1), {"reroll": 1}, 10),
        (Clan.TOMB, 1, "spectre", (3, 4, 2, 1), {"reroll": 1, "flight": True}, 5),
        (Clan.TOMB, 2, "bone-colossus", (1, 6, 4, 1), {"shield": 1}, 4),
    ],
)
def test_units_are_as_the_sheets_say(
    clan: Clan,
    level: int,
    key: str,
    numbers: tuple[int, int, int, int],
    bonus: dict[str, int],
    figures: int,
) -> None:
    """Content, Units: move/power/HP/slowness, bonus, figures."""
    move, power, hp, slow = numbers
    sheet = UNITS[clan][level]
    assert key == sheet.key
    assert Bonus(move=move, power=power, hp=hp, slow=slow, **bonus) == sheet.stats  # type: ignore[arg-type]
    assert figures == sheet.figures


def test_elves_are_as_their_sheet_says() -> None:
    """Content, Elves: power/HP/slowness and symbol; 15 tokens each; they do not move."""
    assert [
        ("sparkling-guard", Bonus(power=2, hp=1, shield=1), 15),
        ("high-elder", Bonus(power=3, hp=1, slow=1, reroll=1), 15),
        ("templar", Bonus(power=3, hp=2, slow=2, auto=1), 15),
    ] == [(elf.key, elf.stats, elf.figures) for elf in ELVES]


def test_each_order_number_is_on_one_tactics_card() -> None:
    """Content, Tactics: each number 1-28 once, seven cards a clan."""
    assert list(range(1, 29)) == sorted(TACTICS)
    assert dict.fromkeys(CLANS, 7) == {clan: len(DECKS[clan]) for clan in CLANS}


@pytest.mark.parametrize(
    ("clan", "gold", "units"),
    [
        (Clan.BOHORG, 34, (15, 6, 1)),
        (Clan.STEAMFIELD, 32, (16, 4, 2)),
        (Clan.GOLDLEIF, 34, (18, 5, 1)),
        (Clan.TOMB, 33, (20, 4, 2)),
    ],
)
def test_tactics_come_to_the_sums_of_the_table(
    clan: Clan, gold: int, units: tuple[int, int, int]
) -> None:
    """Content, Tactics: the row *sum*."""
    cards = [TACTICS[card] for card in DECKS[clan]]
    assert gold == sum(card.gold for card in cards)
    assert units == tuple(sum(card.units[level] for card in cards) for level in range(3))


@pytest.mark.parametrize(
    ("card", "gold", "units"),
    [
        (1, 3, (2, 0, 0)),
        (16, 5, (3, 1, 0)),
        (28, 7, (3, 1, 0)),
        (20, 5, (3, 2, 0)),
        (24, 5, (1, 0, 1)),
        (27, 7, (2, 2, 0)),
    ],
)
def test_single_tactics_cards(card: int, gold: int, units: tuple[int, int, int]) -> None:
    """Content, Tactics: order -> gold; units I, II, III."""
    assert (gold, units) == (TACTICS[card].gold, TACTICS[card].units)


def test_there_are_forty_equipment_cards_half_of_them_weapons() -> None:
    """Content, Equipment: 40 cards, 20 weapons and 20 armours; R18: at least six kinds."""
    copies = Counter[Slot]()
    for gear in EQUIPMENT:
        copies[CARDS[gear].slot] += CARDS[gear].copies
    assert {Slot.WEAPON: 20, Slot.ARMOUR: 20} == copies
    assert len(EQUIPMENT) == 15


@pytest.mark.parametrize(
    ("gear", "cost", "copies", "bonus"),
    [
        ("short-sword", 3, 3, Bonus(power=1)),
        ("crossbow", 5, 3, Bonus(auto=1)),
        ("battle-axe", 6, 3, Bonus(power=2)),
        ("blunderbuss", 6, 3, Bonus(power=2, auto=1, slow=1)),
        ("rock-breaker", 8, 2, Bonus(power=3, auto=1, slow=1)),
        ("war-drum", 8, 2, Bonus(rage=1)),
        ("war-hammer", 9, 2, Bonus(auto=3, slow=1)),
        ("twin-blades", 9, 2, Bonus(power=2, reroll=1)),
        ("buckler", 4, 3, Bonus(shield=1, slow=1)),
        ("swift-boots", 4, 3, Bonus(move=1)),
        ("leather", 6, 3, Bonus(shield=1)),
        ("shamans-coat", 5, 3, Bonus(reroll=1, move=1)),
        ("tribal-armour", 7, 3, Bonus(hp=1)),
        ("heavy-armour", 9, 3, Bonus(shield=2, slow=1)),
        ("plate-armour", 11, 2, Bonus(hp=1, shield=1, slow=1)),
    ],
)
def test_equipment_is_as_the_table_says(gear: str, cost: int, copies: int, bonus: Bonus) -> None:
    """Content, Equipment: cost in gold, symbols, number of cards."""
    card = CARDS[Gear(gear)]
    assert (cost, copies, bonus, False) == (card.cost, card.copies, card.bonus, card.legendary)


@pytest.mark.parametrize(
    ("gear", "bonus"),
    [
        ("sunblade", Bonus(power=3, auto=1)),
        ("stormhammer", Bonus(auto=3)),
        ("kingslayer", Bonus(power=4)),
        ("whisperbow", Bonus(power=3, reroll=1)),
        ("blood-axe", Bonus(rage=1, power=2)),
        ("dragon-lance", Bonus(auto=2, move=1)),
        ("emerald-staff", Bonus(power=2, reroll=2)),
        ("giants-maul", Bonus(power=3, auto=3, slow=1)),
        ("robe-of-the-archmage", Bonus(hp=1, shield=1)),
        ("dragon-scale", Bonus(hp=2, slow=1)),
        ("aegis", Bonus(shield=2)),
        ("winged-mantle", Bonus(flight=True, hp=1, move=1)),
        ("crown-of-fury", Bonus(rage=1, reroll=1)),
        ("elder-mail", Bonus(hp=1, reroll=1, move=1)),
        ("shadow-cloak", Bonus(auto=1, shield=1, move=1)),
        ("golem-plate", Bonus(hp=2, shield=1, slow=2)),
    ],
)
def test_legendaries_are_as_the_list_says(gear: str, bonus: Bonus) -> None:
    """Content, Legendaries: 16, of them 8 weapons and 8 armours, each once."""
    card = CARDS[Gear(gear)]
    weapons = [one for one in LEGENDARIES if CARDS[one].slot is Slot.WEAPON]
    assert (16, 8) == (len(LEGENDARIES), len(weapons))
    assert (bonus, 1, True) == (card.bonus, card.copies, card.legendary)
    assert (card.slot is Slot.WEAPON) is (LEGENDARIES.index(Gear(gear)) < 8)


def test_heroes_are_as_the_list_says() -> None:
    """Content, Heroes: gold/move/passive."""
    assert {
        Hero.HEKNA: (8, 3, Bonus(auto=1)),
        Hero.WARDEN: (11, 2, Bonus(reroll=1)),
        Hero.NEGGESH: (9, 2, Bonus(shield=1)),
        Hero.RAZARO: (10, 2, Bonus(auto=1)),
    } == {hero: (one.cost, one.move, one.passive) for hero, one in HERO_SHEETS.items()}


def test_tiles_are_as_the_list_says() -> None:
    """Content, Region tiles: stone level, stone, forge, rocks; -1 is the centre."""
    assert [
        (0, 0, 3, ((4, 5), (-1, 5))),
        (1, 0, 2, ((4, 5), (-1, 4), (2, 3))),
        (2, 0, 4, ((0, 1), (2, 3), (-1, 1))),
        (0, 0, 2, ((3, 4), (-1, 1))),
    ] == [(tile.stone_level, tile.stone, tile.forge, tile.rocks) for tile in TILES]
