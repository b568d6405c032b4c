"""A forecast of a fight: how it would end, played many times with a luck of its own.

It is made from a view, and of it from public facts only: who stands there, what the types carry,
the heroes, and what has happened in the fight. Both sides are taken to fight to the end and to
split by the book; no orders are read and the luck of the table is not touched.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.api import Seat
from games.rage.chapters.armies import NO_BONUS, Sheet
from games.rage.chapters.fights.assault import kill, make_assault
from games.rage.chapters.fights.sides import Side, Sides, open_fight
from games.rage.chapters.fights.splits import chosen_split
from games.rage.content import (
    DEFAULT_ORDERS,
    ELF_WORTH,
    HERO_SHEETS,
    UNIT_WORTH,
    Counts,
    Hero,
    Site,
    Split,
)
from games.rage.state import Contest, Fight
from games.rage.view import Clash, ElfSheet, Fighter, RageView, TypeSheet
from games.rage.view import Fight as FightView
from games.rng import Rng

RUNS = 100
"""How often a fight is played: a chance of one half is then right to within ten percent."""

_LUCK = Rng("forecast")


class Forecast(msgspec.Struct, frozen=True, gc=False):
    """How a fight would end, fought to the end by both sides."""

    attacker_wins: float
    """The chance, 0 to 1."""
    attackers_left: float
    """Units on average, over all runs."""
    defenders_left: float
    assaults: float
    """Of both sides together, on average."""
    attacker_first: bool
    slowness: tuple[int, int]
    start_rage: tuple[int, int]


def forecast_clash(view: RageView, attacker: Seat, clash: Clash, runs: int = RUNS) -> Forecast:
    """Play a fight that a draft of ``attacker`` would lead to ``runs`` times, from its start.

    Its drafted orders do not count: both sides fight to the end and split by the book.
    """
    contest = Contest(clash.site, clash.defender, clash.attackers, clash.defenders, DEFAULT_ORDERS)
    hero = view.players[attacker].hero if clash.hero else None
    sides = (
        _side(view.players[attacker].types, hero, elves=False),
        _defender(view, clash.defender, clash.site),
    )
    return _play(open_fight(contest, sides), sides, runs)


def forecast_fight(view: RageView, fight: FightView) -> Forecast:
    """Play the rest of the running fight many times, beginning with wounds that wait, if any.

    Both sides fight to the end and split by the book, whatever their orders.
    """
    pair = fight.attacker, fight.defender
    one, two = (_side_of(view, fighter) for fighter in pair)
    running = Fight(
        site=fight.site,
        defender=fight.defender.seat,
        heroes=(fight.attacker.hero, fight.defender.hero),
        began=(fight.attacker.began, fight.defender.began),
        units=(fight.attacker.units, fight.defender.units),
        slowness=(fight.attacker.slowness, fight.defender.slowness),
        start_rage=(fight.attacker.start_rage, fight.defender.start_rage),
        rage=(fight.attacker.rage, fight.defender.rage),
        barrier=(fight.attacker.barrier, fight.defender.barrier),
        stolen=(fight.attacker.stolen, fight.defender.stolen),
        orders=(DEFAULT_ORDERS, DEFAULT_ORDERS),
        striker=fight.striker,
        wounds=fight.wounds,
    )
    return _play(running, (one, two), RUNS)


def _side_of(view: RageView, fighter: Fighter) -> Side:
    """Return a fighter's side as a viewer knows it."""
    if fighter.seat is None:
        return _side(view.elves, None, elves=True)
    return _side(view.players[fighter.seat].types, fighter.hero, elves=False)


def _defender(view: RageView, seat: Seat | None, site: Site) -> Side:
    """Return the side that would defend a site, as a viewer knows it."""
    if seat is None:
        return _side(view.elves, None, elves=True)
    player = view.players[seat]
    return _side(player.types, player.hero if player.hero_site == site else None, elves=False)


def _side(
    types: tuple[TypeSheet, ...] | tuple[ElfSheet, ...], hero: Hero | None, *, elves: bool
) -> Side:
    """Return a side from the views of its units and its hero."""
    one, two, three = types
    sheet: Sheet = (one.stats, two.stats, three.stats)
    passive = NO_BONUS if hero is None else HERO_SHEETS[hero].passive
    return Side(sheet, passive, hero, ELF_WORTH if elves else UNIT_WORTH)


def _play(begun: Fight, sides: Sides, runs: int) -> Forecast:
    """Play a fight to its end ``runs`` times; the same fight always gets the same luck.

    Return the share of runs that the attacker wins, the means of units left and of assaults, and
    what the fight began with: who strikes first, slowness, rage. Nobody flees.
    """
    rng = _LUCK
    wins = assaults = 0
    left = [0, 0]
    for _ in range(runs):
        fight = begun
        while all(any(units) for units in fight.units):
            if fight.wounds is None:
                fight, rng = make_assault(replace(fight, assaults=()), sides, rng)
                assaults += 1
            fight = kill(fight, _book(fight, sides))
        wins += any(fight.units[0])
        left[0] += sum(fight.units[0])
        left[1] += sum(fight.units[1])
    return Forecast(
        attacker_wins=wins / runs,
        attackers_left=left[0] / runs,
        defenders_left=left[1] / runs,
        assaults=assaults / runs,
        attacker_first=begun.slowness[0] < begun.slowness[1],
        slowness=begun.slowness,
        start_rage=begun.start_rage,
    )


def _book(fight: Fight, sides: Sides) -> Counts:
    """Return the casualties, by the book, of the wounds that wait to be split."""
    enemy = 1 - fight.striker
    assert fight.wounds is not None
    units, side = fight.units[enemy], sides[enemy]
    return chosen_split(fight.wounds, units, side.hp, Split.BOOK, side.worth)
