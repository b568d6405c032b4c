"""The game's material as data: clans, units, elves, cards, heroes and tiles.

The rulebook shows few of its numbers; what it shows is kept, the rest is ours (rules, Content).
"""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

import msgspec

Hex = tuple[int, int]
"""Axial coordinates ``(q, r)`` of pointy-top hexes."""

Counts = tuple[int, int, int]
"""How many of each level of a clan, I to III; of the elves: Guard, Elder, Templar."""

NONE: Counts = (0, 0, 0)
LEVELS = (0, 1, 2)
"""Level I is 0, level II is 1, level III is 2."""


class Clan(StrEnum):
    """Who plays; each clan is in a game once."""

    BOHORG = "bohorg"
    STEAMFIELD = "steamfield"
    GOLDLEIF = "goldleif"
    TOMB = "tomb"


CLANS = tuple(Clan)


class Bonus(msgspec.Struct, frozen=True, gc=False):
    """Symbols on a sheet or a card; those of a type and of what it carries add up."""

    power: int = 0
    hp: int = 0
    slow: int = 0
    move: int = 0
    auto: int = 0
    """Wounds without a die."""
    reroll: int = 0
    shield: int = 0
    rage: int = 0
    """Tokens at the start of each own assault (R4)."""
    flight: bool = False


class UnitSheet(msgspec.Struct, frozen=True, gc=False):
    """A type of unit as its sheet shows it."""

    key: str
    stats: Bonus
    figures: int
    """How many there are: the limit of the reserve."""


def _unit(key: str, numbers: str, figures: int, bonus: Bonus | None = None) -> UnitSheet:
    """Return a unit read from ``move/power/HP/slowness``; ``bonus`` has its other symbols."""
    move, power, hp, slow = map(int, numbers.split("/"))
    extra = bonus or Bonus()
    stats = msgspec.structs.replace(extra, move=move, power=power, hp=hp, slow=slow)
    return UnitSheet(key, stats, figures)


UNITS: dict[Clan, tuple[UnitSheet, UnitSheet, UnitSheet]] = {
    Clan.BOHORG: (
        _unit("krag-rider", "3/2/1/0", 9, Bonus(auto=1)),
        _unit("pummeler", "2/2/2/1", 5, Bonus(auto=2)),
        _unit("executioner", "2/6/4/2", 3),
    ),
    Clan.STEAMFIELD: (
        _unit("spearman", "2/2/1/0", 9, Bonus(shield=1)),
        _unit("steam-knight", "2/4/2/1", 5, Bonus(auto=1)),
        _unit("steam-colossus", "2/5/4/2", 4, Bonus(reroll=1)),
    ),
    Clan.GOLDLEIF: (
        _unit("raider", "2/3/1/0", 9),
        _unit("berserker", "2/4/2/1", 5, Bonus(rage=1)),
        _unit("jotun", "2/5/4/1", 3, Bonus(auto=1)),
    ),
    Clan.TOMB: (
        _unit("skeleton", "2/3/1/1", 10, Bonus(reroll=1)),
        _unit("spectre", "3/4/2/1", 5, Bonus(reroll=1, flight=True)),
        _unit("bone-colossus", "1/6/4/1", 4, Bonus(shield=1)),
    ),
}

ELVES: tuple[UnitSheet, UnitSheet, UnitSheet] = (
    _unit("sparkling-guard", "0/2/1/0", 15, Bonus(shield=1)),
    _unit("high-elder", "0/3/1/1", 15, Bonus(reroll=1)),
    _unit("templar", "0/3/2/2", 15, Bonus(auto=1)),
)
"""Sparkling Guard, High Elder, Templar, in the order of their sheet; they do not move."""

CITY_ELVES = 4
FORGE_ELVES = 2


class Tactic(msgspec.Struct, frozen=True, gc=False):
    """A tactics card; its order number names it, each of 1 to 28 once."""

    clan: Clan
    order: int
    gold: int
    units: Counts


_TACTICS: dict[Clan, str] = {
    Clan.BOHORG: "1:3:200 8:4:210 10:5:400 15:6:210 17:4:220 24:5:101 27:7:220",
    Clan.STEAMFIELD: "2:3:200 7:4:210 9:5:300 16:5:310 19:4:220 22:5:201 25:6:201",
    Clan.GOLDLEIF: "3:3:300 6:4:210 12:5:400 13:6:210 18:4:220 23:5:201 28:7:310",
    Clan.TOMB: "4:3:300 5:3:210 11:5:500 14:5:310 20:5:320 21:6:201 26:6:201",
}
"""``order:gold:units``, the units of the levels I, II and III one digit each."""


def _tactic(clan: Clan, text: str) -> Tactic:
    """Read a tactic card from ``order:gold:units``.

    ``units`` are three digits, the number of units of each level.
    """
    order, gold, units = text.split(":")
    one, two, three = map(int, units)
    return Tactic(clan, int(order), int(gold), (one, two, three))


TACTICS: dict[int, Tactic] = {
    tactic.order: tactic
    for clan, texts in _TACTICS.items()
    for tactic in [_tactic(clan, text) for text in texts.split()]
}

DECKS: dict[Clan, tuple[int, ...]] = {
    clan: tuple(order for order, tactic in TACTICS.items() if tactic.clan is clan) for clan in CLANS
}
"""The seven cards of each clan, by rising order."""

HAND = 3


class Slot(StrEnum):
    """Where a card goes; each type has one of each."""

    WEAPON = "weapon"
    ARMOUR = "armour"


class Gear(StrEnum):
    """A kind of equipment or a legendary; cards of one kind cannot be told apart."""

    SHORT_SWORD = "short-sword"
    CROSSBOW = "crossbow"
    BATTLE_AXE = "battle-axe"
    BLUNDERBUSS = "blunderbuss"
    ROCK_BREAKER = "rock-breaker"
    WAR_DRUM = "war-drum"
    WAR_HAMMER = "war-hammer"
    TWIN_BLADES = "twin-blades"
    BUCKLER = "buckler"
    SWIFT_BOOTS = "swift-boots"
    LEATHER = "leather"
    SHAMANS_COAT = "shamans-coat"
    TRIBAL_ARMOUR = "tribal-armour"
    HEAVY_ARMOUR = "heavy-armour"
    PLATE_ARMOUR = "plate-armour"
    SUNBLADE = "sunblade"
    STORMHAMMER = "stormhammer"
    KINGSLAYER = "kingslayer"
    WHISPERBOW = "whisperbow"
    BLOOD_AXE = "blood-axe"
    DRAGON_LANCE = "dragon-lance"
    EMERALD_STAFF = "emerald-staff"
    GIANTS_MAUL = "giants-maul"
    ROBE_OF_THE_ARCHMAGE = "robe-of-the-archmage"
    DRAGON_SCALE = "dragon-scale"
    AEGIS = "aegis"
    WINGED_MANTLE = "winged-mantle"
    CROWN_OF_FURY = "crown-of-fury"
    ELDER_MAIL = "elder-mail"
    SHADOW_CLOAK = "shadow-cloak"
    GOLEM_PLATE = "golem-plate"


class Card(msgspec.Struct, frozen=True, gc=False):
    """What a kind of equipment is."""

    slot: Slot
    cost: int
    """In gold; 0 for a legendary, which is forged."""
    copies: int
    bonus: Bonus

    @property
    def legendary(self) -> bool:
        """True if it is forged and worth a point for ever."""
        return not self.cost


def _weapon(cost: int, copies: int, bonus: Bonus) -> Card:
    return Card(Slot.WEAPON, cost, copies, bonus)


def _armour(cost: int, copies: int, bonus: Bonus) -> Card:
    return Card(Slot.ARMOUR, cost, copies, bonus)


CARDS: dict[Gear, Card] = {
    Gear.SHORT_SWORD: _weapon(3, 3, Bonus(power=1)),
    Gear.CROSSBOW: _weapon(5, 3, Bonus(auto=1)),
    Gear.BATTLE_AXE: _weapon(6, 3, Bonus(power=2)),
    Gear.BLUNDERBUSS: _weapon(6, 3, Bonus(power=2, auto=1, slow=1)),
    Gear.ROCK_BREAKER: _weapon(8, 2, Bonus(power=3, auto=1, slow=1)),
    Gear.WAR_DRUM: _weapon(8, 2, Bonus(rage=1)),
    Gear.WAR_HAMMER: _weapon(9, 2, Bonus(auto=3, slow=1)),
    Gear.TWIN_BLADES: _weapon(9, 2, Bonus(power=2, reroll=1)),
    Gear.BUCKLER: _armour(4, 3, Bonus(shield=1, slow=1)),
    Gear.SWIFT_BOOTS: _armour(4, 3, Bonus(move=1)),
    Gear.LEATHER: _armour(6, 3, Bonus(shield=1)),
    Gear.SHAMANS_COAT: _armour(5, 3, Bonus(reroll=1, move=1)),
    Gear.TRIBAL_ARMOUR: _armour(7, 3, Bonus(hp=1)),
    Gear.HEAVY_ARMOUR: _armour(9, 3, Bonus(shield=2, slow=1)),
    Gear.PLATE_ARMOUR: _armour(11, 2, Bonus(hp=1, shield=1, slow=1)),
    Gear.SUNBLADE: _weapon(0, 1, Bonus(power=3, auto=1)),
    Gear.STORMHAMMER: _weapon(0, 1, Bonus(auto=3)),
    Gear.KINGSLAYER: _weapon(0, 1, Bonus(power=4)),
    Gear.WHISPERBOW: _weapon(0, 1, Bonus(power=3, reroll=1)),
    Gear.BLOOD_AXE: _weapon(0, 1, Bonus(rage=1, power=2)),
    Gear.DRAGON_LANCE: _weapon(0, 1, Bonus(auto=2, move=1)),
    Gear.EMERALD_STAFF: _weapon(0, 1, Bonus(power=2, reroll=2)),
    Gear.GIANTS_MAUL: _weapon(0, 1, Bonus(power=3, auto=3, slow=1)),
    Gear.ROBE_OF_THE_ARCHMAGE: _armour(0, 1, Bonus(hp=1, shield=1)),
    Gear.DRAGON_SCALE: _armour(0, 1, Bonus(hp=2, slow=1)),
    Gear.AEGIS: _armour(0, 1, Bonus(shield=2)),
    Gear.WINGED_MANTLE: _armour(0, 1, Bonus(flight=True, hp=1, move=1)),
    Gear.CROWN_OF_FURY: _armour(0, 1, Bonus(rage=1, reroll=1)),
    Gear.ELDER_MAIL: _armour(0, 1, Bonus(hp=1, reroll=1, move=1)),
    Gear.SHADOW_CLOAK: _armour(0, 1, Bonus(auto=1, shield=1, move=1)),
    Gear.GOLEM_PLATE: _armour(0, 1, Bonus(hp=2, shield=1, slow=2)),
}

EQUIPMENT: tuple[Gear, ...] = tuple(gear for gear, card in CARDS.items() if not card.legendary)
LEGENDARIES: tuple[Gear, ...] = tuple(gear for gear, card in CARDS.items() if card.legendary)

MARKET_KINDS = 6
"""How many different cards lie open."""

FORGING_COST = {1: 6, 2: 4}
"""In crystals, with one forge and with two or more."""

CITY_CRYSTALS = 3
"""What a city yields its controller each turn."""


class Hero(StrEnum):
    """One of four; each player may recruit one in a game."""

    HEKNA = "hekna"
    WARDEN = "warden"
    NEGGESH = "neggesh"
    RAZARO = "razaro"


HEROES = tuple(Hero)


class HeroSheet(msgspec.Struct, frozen=True, gc=False):
    """What a hero costs in gold, how far he goes, and what he adds to a fight."""

    cost: int
    move: int
    passive: Bonus


HERO_SHEETS: dict[Hero, HeroSheet] = {
    Hero.HEKNA: HeroSheet(8, 3, Bonus(auto=1)),
    Hero.WARDEN: HeroSheet(11, 2, Bonus(reroll=1)),
    Hero.NEGGESH: HeroSheet(9, 2, Bonus(shield=1)),
    Hero.RAZARO: HeroSheet(10, 2, Bonus(auto=1)),
}

HEKNA_UNITS = 2
"""Maximum number of own units with which Hekna brings rage."""
HEKNA_RAGE = 2
RAZARO_RAGE = 2
BARRIER = 3
"""HP of the Warden's magic barrier (R8)."""

DICE = 10
"""In the box (R3)."""
FACES = 6
WOUND_FACES = 4
"""Faces 1 to 4 of a die wound, 5 and 6 are blank."""

RING: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The hexes round a centre, by ring index."""

CENTRE = -1
"""The centre of a tile where a ring index is expected."""

TILE_STEPS: tuple[Hex, ...] = ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
"""How the centres of neighbouring tiles differ."""

FIXED_LAYOUT: tuple[Hex, ...] = ((0, 0), (2, 1), (3, -2), (5, -1))

TERRITORIES_A_TILE = 7


class TileSheet(msgspec.Struct, frozen=True, gc=False):
    """A region tile; its centre is a city. Ring indices are those of the tile not turned."""

    stone_level: int
    stone: int
    forge: int
    rocks: tuple[tuple[int, int], ...]


TILES: tuple[TileSheet, ...] = (
    TileSheet(stone_level=0, stone=0, forge=3, rocks=((4, 5), (CENTRE, 5))),
    TileSheet(stone_level=1, stone=0, forge=2, rocks=((4, 5), (CENTRE, 4), (2, 3))),
    TileSheet(stone_level=2, stone=0, forge=4, rocks=((0, 1), (2, 3), (CENTRE, 1))),
    TileSheet(stone_level=0, stone=0, forge=2, rocks=((3, 4), (CENTRE, 1))),
)

LAST_ACTION = 2
"""Of a turn; in it points win (R17)."""

GOAL = 4
LONG_GOAL = 5
LAST_TURN = 15
LONG_LAST_TURN = 20

UNIT_WORTH: Counts = (2, 3, 6)
ELF_WORTH: Counts = (2, 3, 3)
"""What a kill counts in a split by the book (R11)."""

Site = NewType("Site", int)
"""Where figures stand: a territory by its number in map order, or a bastion.

Territory ``7 * tile + 0`` is the centre of a tile, ``7 * tile + 1 + index`` its ring.
"""

BASTIONS = 28
"""The bastion of seat 0; those of the other seats follow."""


def is_city(site: Site) -> bool:
    """Return True for the centre of a tile."""
    return site < BASTIONS and site % TERRITORIES_A_TILE == 0


def bastion_of(seat: int) -> Site:
    """Return the site that is the bastion of a seat."""
    return Site(BASTIONS + seat)


class Split(StrEnum):
    """How orders split wounds over the enemy (R11)."""

    BOOK = "book"
    BIG = "big"
    """Big ones first."""
    SMALL = "small"
    """Small ones first."""


SPLITS = tuple(Split)

TO_THE_END = 0
"""Battle orders that never flee; numbers between flee with at most that number of units left."""
AT_ONCE = 90
"""Battle orders that flee at the first own assault."""
BY_HAND = 91
"""Battle orders that ask before each own assault."""
MOST_UNITS = 19
"""No clan has more figures: to flee with this number left is to flee at once."""


class BattleOrders(msgspec.Struct, frozen=True, gc=False):
    """What a side does in a fight without being asked."""

    until: int
    """:data:`TO_THE_END`, :data:`AT_ONCE`, :data:`BY_HAND`, or the units left at which to flee."""
    split: Split

    @property
    def by_hand(self) -> bool:
        """True if the side is asked; everybody knows that."""
        return self.until == BY_HAND

    def flees(self, units: int) -> bool:
        """Return True if an army of ``units``, the hero not counted, flees at its assault."""
        return self.until != BY_HAND and 0 < units <= self.until


DEFAULT_ORDERS = BattleOrders(TO_THE_END, Split.BOOK)
HAND_ORDERS = BattleOrders(BY_HAND, Split.BOOK)
SEALED_ORDERS: tuple[BattleOrders, ...] = (
    *(
        BattleOrders(until, split)
        for until in (TO_THE_END, *range(1, MOST_UNITS))
        for split in SPLITS
    ),
    BattleOrders(AT_ONCE, Split.BOOK),
)
"""All battle orders but *by hand*; what they say is secret."""
