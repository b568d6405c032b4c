"""One assault: tokens, dice, rerolls, wounds, barrier; pure arithmetic on a fight (Fight, R3-R12).

Shared by the fights themselves and by forecasts, so that both follow the same rules.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.rage.chapters.armies import Strength, shields_of
from games.rage.chapters.fights.sides import Sides
from games.rage.content import BARRIER, FACES, NONE, WOUND_FACES, Counts, Hero
from games.rage.state import Fight, minus
from games.rage.view import Assault
from games.rng import Rng


def roll(dice: int, rng: Rng) -> tuple[tuple[int, ...], Rng]:
    """Roll dice in one draw of luck; return the faces, from 1, and the luck left."""
    number, rng = rng.below(FACES**dice)
    faces = []
    for _ in range(dice):
        number, face = divmod(number, FACES)
        faces.append(face + 1)
    return tuple(faces), rng


def blanks(faces: tuple[int, ...]) -> int:
    """Count the dice that show no wound."""
    return sum([face > WOUND_FACES for face in faces])


def make_assault(fight: Fight, sides: Sides, rng: Rng) -> tuple[Fight, Rng]:
    """Roll for the side whose assault it is; its wounds then wait to be split.

    In this order: tokens of rage symbols (R4), Neggesh, who takes one rage token from the enemy
    once a fight (R23), dice, the rerolls of all blanks one after the other (R12), wounds (less the
    enemy's shields), barrier (R8). A barrier takes all wounds, or breaks and takes its part of
    enough of them. Nobody dies here, and the turn to strike does not pass.
    """
    me = fight.striker
    own, enemy = sides[me], sides[1 - me]
    strength = Strength(fight.units[me], own.types, own.passive)
    shields = shields_of(fight.units[1 - me], enemy.types, enemy.passive)
    rage, its = fight.rage[me] + strength.rage, fight.rage[1 - me]
    steals = own.hero is Hero.NEGGESH and not fight.stolen[me] and its > 0
    if steals:
        rage, its = rage + 1, its - 1
    dice, rng = roll(strength.dice, rng)
    missed = blanks(dice)
    rerolls = []
    for _ in range(strength.rerolls):
        if missed:
            again, rng = roll(missed, rng)
            rerolls.append(again)
            missed = blanks(again)
    hits = strength.dice - missed
    wounds = max(0, hits + strength.auto + rage - shields)
    barrier = fight.barrier
    left = wounds
    broken = barrier[1 - me] and wounds >= BARRIER
    if barrier[1 - me]:
        # It takes wounds before any unit and must be broken in one assault.
        left = wounds - BARRIER if broken else 0
        barrier = _pair(me, barrier[me], not broken)
    record = Assault(
        side=me,
        fled=False,
        dice=dice,
        rerolls=tuple(rerolls),
        hits=hits,
        auto=strength.auto,
        rage=rage,
        stolen=steals,
        shields=shields,
        wounds=wounds,
        broken=broken,
        killed=(0, 0, 0),
    )
    rolled = replace(
        fight,
        rage=(rage, its) if me == 0 else (its, rage),
        stolen=_pair(me, fight.stolen[me] or steals, fight.stolen[1 - me]),
        barrier=barrier,
        wounds=left,
        assaults=(*fight.assaults, record),
    )
    return rolled, rng


def _pair(me: int, mine: bool, other: bool) -> tuple[bool, bool]:
    """Return two flags by side, one's own and the other's."""
    return (mine, other) if me == 0 else (other, mine)


def kill(fight: Fight, killed: Counts) -> Fight:
    """Remove the killed units and pass the assault to the other side; no wounds wait any more.

    If none was killed, the side that struck gets a rage token. The record of the last assault keeps
    ``killed``; a fight without units left is ended by the caller.
    """
    me, made = fight.striker, fight.assaults
    mine, theirs = fight.units[me], minus(fight.units[1 - me], killed)
    rage = fight.rage
    if killed == NONE:
        rage = (rage[0] + 1, rage[1]) if me == 0 else (rage[0], rage[1] + 1)
    return replace(
        fight,
        units=(mine, theirs) if me == 0 else (theirs, mine),
        rage=rage,
        wounds=None,
        striker=1 - me,
        assaults=made and (*made[:-1], replace(made[-1], killed=killed)),
    )
