"""The tables of Clash of Rage read from the lines of the rules, to compare the program with."""

from __future__ import annotations

from typing import Any

Symbols = dict[str, int]

_UNITS = """
bohorg 3/2/1/0 auto 1 x9; 2/2/2/1 auto 2 x5; 2/6/4/2 x3
steamfield 2/2/1/0 shield 1 x9; 2/4/2/1 auto 1 x5; 2/5/4/2 reroll 1 x4
goldleif 2/3/1/0 x9; 2/4/2/1 rage 1 x5; 2/5/4/1 auto 1 x3
tomb 2/3/1/1 reroll 1 x10; 3/4/2/1 reroll 1 flight 1 x5; 1/6/4/1 shield 1 x4
elves 0/2/1/0 shield 1 x15; 0/3/1/1 reroll 1 x15; 0/3/2/2 auto 1 x15
"""

_TACTICS = """
bohorg 1 3 200, 8 4 210, 10 5 400, 15 6 210, 17 4 220, 24 5 101, 27 7 220
steamfield 2 3 200, 7 4 210, 9 5 300, 16 5 310, 19 4 220, 22 5 201, 25 6 201
goldleif 3 3 300, 6 4 210, 12 5 400, 13 6 210, 18 4 220, 23 5 201, 28 7 310
tomb 4 3 300, 5 3 210, 11 5 500, 14 5 310, 20 5 320, 21 6 201, 26 6 201
"""

_WEAPONS = """
short-sword 3 power 1 x3; crossbow 5 auto 1 x3; battle-axe 6 power 2 x3
blunderbuss 6 power 2 auto 1 slow 1 x3; rock-breaker 8 power 3 auto 1 slow 1 x2
war-drum 8 rage 1 x2; war-hammer 9 auto 3 slow 1 x2; twin-blades 9 power 2 reroll 1 x2
sunblade 0 power 3 auto 1 x1; stormhammer 0 auto 3 x1; kingslayer 0 power 4 x1
whisperbow 0 power 3 reroll 1 x1; blood-axe 0 rage 1 power 2 x1; dragon-lance 0 auto 2 move 1 x1
emerald-staff 0 power 2 reroll 2 x1; giants-maul 0 power 3 auto 3 slow 1 x1
"""

_ARMOURS = """
buckler 4 shield 1 slow 1 x3; swift-boots 4 move 1 x3; leather 6 shield 1 x3
shamans-coat 5 reroll 1 move 1 x3; tribal-armour 7 hp 1 x3; heavy-armour 9 shield 2 slow 1 x3
plate-armour 11 hp 1 shield 1 slow 1 x2
robe-of-the-archmage 0 hp 1 shield 1 x1; dragon-scale 0 hp 2 slow 1 x1; aegis 0 shield 2 x1
winged-mantle 0 flight 1 hp 1 move 1 x1; crown-of-fury 0 rage 1 reroll 1 x1
elder-mail 0 hp 1 reroll 1 move 1 x1; shadow-cloak 0 auto 1 shield 1 move 1 x1
golem-plate 0 hp 2 shield 1 slow 2 x1
"""

_HEROES = """
hekna 8 3 auto 1; warden 11 2 reroll 1; neggesh 9 2 shield 1; razaro 10 2 auto 1
"""

_TILES = """
0 0 3 45 C5; 1 0 2 45 C4 23; 2 0 4 01 23 C1; 0 0 2 34 C1
"""


def _pairs(words: list[str]) -> Symbols:
    return {name: int(value) for name, value in zip(words[::2], words[1::2], strict=True)}


def _lines(text: str) -> list[str]:
    return [part.strip() for part in text.replace("\n", ";").split(";") if part.strip()]


def _unit(text: str) -> dict[str, Any]:
    numbers, *symbols, count = text.split()
    basic = dict(zip(("move", "power", "hp", "slow"), map(int, numbers.split("/")), strict=True))
    return {"symbols": {**_pairs(symbols), **basic}, "figures": int(count[1:])}


SHEETS: dict[str, list[dict[str, Any]]] = {
    line.split(" ", 1)[0]: [_unit(part) for part in line.split(" ", 1)[1].split(";")]
    for line in _UNITS.strip().splitlines()
}

TACTICS: dict[int, dict[str, Any]] = {}
for _line in _TACTICS.strip().splitlines():
    _clan, _cards = _line.split(" ", 1)
    for _card in _cards.split(","):
        _number, _gold, _units = _card.split()
        TACTICS[int(_number)] = {
            "clan": _clan,
            "gold": int(_gold),
            "units": [int(digit) for digit in _units],
        }

CARDS: dict[str, dict[str, Any]] = {}
for _kind, _text in (("weapon", _WEAPONS), ("armour", _ARMOURS)):
    for _part in _lines(_text):
        _name, _cost, *_symbols, _count = _part.split()
        CARDS[_name] = {
            "kind": _kind,
            "cost": int(_cost),
            "symbols": _pairs(_symbols),
            "copies": int(_count[1:]),
        }

HEROES: dict[str, dict[str, Any]] = {}
for _part in _lines(_HEROES):
    _name, _cost, _move, *_symbols = _part.split()
    HEROES[_name] = {"cost": int(_cost), "move": int(_move), "symbols": _pairs(_symbols)}

TILES: list[dict[str, Any]] = []
for _part in _lines(_TILES):
    _level, _stone, _forge, *_rocks = _part.split()
    TILES.append(
        {
            "level": int(_level),
            "stone": int(_stone),
            "forge": int(_forge),
            "rocks": [tuple(None if c == "C" else int(c) for c in rock) for rock in _rocks],
        }
    )

CLANS = ["bohorg", "steamfield", "goldleif", "tomb"]
LEVELS = (0, 1, 2)
"""Levels I to III, or Guard, Elder, Templar."""


def is_legendary(card: str) -> bool:
    """Whether a card is forged and not bought."""
    return bool(CARDS[card]["cost"] == 0)
