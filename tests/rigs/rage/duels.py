"""How fights of Clash of Rage end on average, found fast enough to weigh thousands of them.

The rules of an assault in short: all dice and rerolls of a side are one draw, both sides fight to
the end and split by the book. What it leaves out is Neggesh, who steals a token once a fight.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random

import msgspec

from games.rage.chapters.armies import Strength, slowness
from games.rage.chapters.fights.sides import Side, start_rage
from games.rage.chapters.fights.splits import chosen_split
from games.rage.content import BARRIER, NONE, Counts, Hero, Split

RUNS = 24
"""How often a fight is played."""

BLANK = 1 / 3
"""The chance of a die to show no wound."""


class Duel(msgspec.Struct, frozen=True):
    """How a fight ends on average."""

    chance: float
    """Of the attacker to win."""
    attackers: Counts
    """Who is left where the attacker wins, rounded."""
    defenders: Counts
    """Who is left where the defender wins."""
    killed: float
    """Defenders who fall, over all runs."""


@lru_cache(maxsize=1024)
def _wounding(dice: int, rerolls: int) -> tuple[float, ...]:
    """Add up the chances of so many hits or fewer; each reroll takes all blanks up again."""
    blank = BLANK ** (1 + rerolls)
    chances = [comb(dice, n) * (1 - blank) ** n * blank ** (dice - n) for n in range(dice + 1)]
    return tuple(accumulate(chances))


@lru_cache(maxsize=1 << 17)
def _strength(units: Counts, side: Side) -> Strength:
    return Strength(units, side.types, side.passive)


@lru_cache(maxsize=1 << 18)
def duel(attacker: Side, attackers: Counts, defender: Side, defenders: Counts) -> Duel:
    """Play a fight many times, with a luck that is the same each time it is asked for."""
    sides, began = (attacker, defender), (attackers, defenders)
    luck = Random(f"{attackers} {defenders}")  # noqa: S311 - bots play with it
    slow = slowness(attackers, attacker.types), slowness(defenders, defender.types)
    first = 0 if slow[0] < slow[1] else 1
    brought = (
        start_rage(attacker.hero, attackers, defenders),
        start_rage(defender.hero, defenders, attackers),
    )
    ends = [_played(sides, began, first, brought, luck) for _ in range(RUNS)]
    won = [left[0] for left in ends if any(left[0])]
    lost = [left[1] for left in ends if any(left[1])]
    fallen = sum(sum(defenders) - sum(left[1]) for left in ends)
    return Duel(len(won) / RUNS, _average(won), _average(lost), fallen / RUNS)


def _average(left: list[Counts]) -> Counts:
    if not left:
        return NONE
    one, two, three = (round(sum(level) / len(left)) for level in zip(*left, strict=True))
    return (one, two, three) if one or two or three else left[0]


def _played(
    sides: tuple[Side, Side],
    began: tuple[Counts, Counts],
    first: int,
    brought: tuple[int, int],
    luck: Random,
) -> tuple[Counts, Counts]:
    units, rage, me = list(began), list(brought), first
    barrier = [side.hero is Hero.WARDEN for side in sides]
    while any(units[0]) and any(units[1]):
        enemy = 1 - me
        mine, its = _strength(units[me], sides[me]), _strength(units[enemy], sides[enemy])
        rage[me] += mine.rage
        drawn = luck.random()
        hits = next(
            (n for n, c in enumerate(_wounding(mine.dice, mine.rerolls)) if drawn < c), mine.dice
        )
        wounds = max(0, hits + mine.auto + rage[me] - its.shields)
        if barrier[enemy]:
            barrier[enemy] = wounds < BARRIER
            wounds = 0 if barrier[enemy] else wounds - BARRIER
        side = sides[enemy]
        killed = chosen_split(wounds, units[enemy], side.hp, Split.BOOK, side.worth)
        if any(killed):
            (a, b, c), (x, y, z) = units[enemy], killed
            units[enemy] = a - x, b - y, c - z
        else:
            rage[me] += 1
        me = enemy
    return units[0], units[1]
