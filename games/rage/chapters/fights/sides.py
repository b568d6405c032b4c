"""The two sides of a fight: who fights, what they bring, and how they stand at its start (R10)."""

from __future__ import annotations

from typing import assert_never

import msgspec

from games.api import Seat
from games.rage.chapters.armies import NO_BONUS, Sheet, elf_sheet, passive_of, sheet_of, slowness
from games.rage.content import (
    ELF_WORTH,
    HEKNA_RAGE,
    HEKNA_UNITS,
    RAZARO_RAGE,
    UNIT_WORTH,
    BattleOrders,
    Bonus,
    Counts,
    Hero,
    Site,
)
from games.rage.state import Contest, Fight, RageState, in_game


class Side(msgspec.Struct, frozen=True, gc=False):
    """What of a side stays the same through a fight; its units are in the fight."""

    types: Sheet
    passive: Bonus
    """Of the hero who stands there."""
    hero: Hero | None
    worth: Counts
    """What a unit of each type counts for who splits wounds over them."""

    @property
    def hp(self) -> Counts:
        """Return the HP of each type."""
        one, two, three = self.types
        return one.hp, two.hp, three.hp


Sides = tuple[Side, Side]
"""Attacker and defender."""


def seat_of(state: RageState, side: int) -> Seat | None:
    """Return the seat that fights on a side of the running fight; None for the elves."""
    assert state.fight is not None
    return state.active if side == 0 else state.fight.defender


def sides_of(state: RageState, site: Site, defender: Seat | None) -> Sides:
    """Return what both sides bring to a fight for a territory."""
    assert state.active is not None
    return _side(state, state.active, site), _side(state, defender, site)


def _side(state: RageState, seat: Seat | None, site: Site) -> Side:
    """Return a side of a fight at a site: a player's army, or elves if ``seat`` is None.

    The hero and his bonus are part of it only if he stands at the site.
    """
    if seat is None:
        return Side(elf_sheet(state.elf_slots), NO_BONUS, None, ELF_WORTH)
    player = state.players[seat]
    there = player.hero_site == site
    return Side(
        types=sheet_of(player),
        passive=passive_of(player, there=there),
        hero=player.hero if there else None,
        worth=UNIT_WORTH,
    )


def start_rage(hero: Hero | None, own: Counts, enemies: Counts) -> int:
    """Count the tokens that a hero brings at the start, by the units present then.

    Hekna brings some with few own units, Razaro when outnumbered, the others and no hero none.
    """
    match hero:
        case Hero.HEKNA:
            return HEKNA_RAGE if sum(own) <= HEKNA_UNITS else 0
        case Hero.RAZARO:
            return RAZARO_RAGE if sum(enemies) > sum(own) else 0
        case Hero.WARDEN | Hero.NEGGESH | None:
            return 0
        case _:
            assert_never(hero)


def open_fight(contest: Contest, sides: Sides, defence: BattleOrders | None = None) -> Fight:
    """Start a fight: heroes' effects, then the initiative, counted once.

    The less slow side strikes first, the defender if equal. ``defence`` is None if the defender is
    still to be asked for orders.
    """
    units = contest.attackers, contest.defenders
    slow = slowness(units[0], sides[0].types), slowness(units[1], sides[1].types)
    rage = start_rage(sides[0].hero, *units), start_rage(sides[1].hero, units[1], units[0])
    return Fight(
        site=contest.site,
        defender=contest.defender,
        heroes=(sides[0].hero, sides[1].hero),
        began=units,
        units=units,
        slowness=slow,
        start_rage=rage,
        rage=rage,
        barrier=(sides[0].hero is Hero.WARDEN, sides[1].hero is Hero.WARDEN),
        stolen=(False, False),
        orders=(contest.orders, defence),
        striker=0 if slow[0] < slow[1] else 1,
    )


def neighbour(state: RageState) -> Seat:
    """Return who plays the elves: the seat before the attacker's that is still in the game.

    Before the first seat comes the last. There has to be an attacker.
    """
    seats = in_game(state)
    assert state.active is not None
    return seats[seats.index(state.active) - 1]
