"""What a position of Clash of Rage is worth to a seat: how ``marshal.py`` weighs it."""

from __future__ import annotations

from games.api import Seat
from games.rage.chapters.armies import NO_BONUS, elf_sheet, passive_of, sheet_of
from games.rage.chapters.fights.sides import Side
from games.rage.chapters.land import land, reach, ways
from games.rage.chapters.outset import enemies, held
from games.rage.chapters.victory import cities, count_forged, forges
from games.rage.content import (
    CARDS,
    ELF_WORTH,
    HERO_SHEETS,
    LEVELS,
    UNIT_WORTH,
    Counts,
    Site,
    bastion_of,
)
from games.rage.state import CONTESTED, ELVES, NOBODY, RageState, in_game, plus
from tests.rigs.rage.duels import duel

UNIT = 0.06
"""What the worth of a unit counts for, in points."""
GOLD = 0.05
CARD = 0.05
"""What a card counts for by its price, beside what it does."""
CRYSTAL = 0.09
CRYSTALS = 12
"""More are not worth keeping."""
FORGE = 0.35
STONES = (0.15, 0.25, 0.45)
RISK = 0.6
"""How likely somebody takes what he could take."""
NEXT = (0.45, 0.25)
"""What can be attacked next is worth so much of it, in the first and in the second action."""


def worth_of(units: Counts) -> int:
    """Add up the worth of units: I 2, II 3, III 6."""
    return sum(count * worth for count, worth in zip(units, UNIT_WORTH, strict=True))


def urge(state: RageState, points: float) -> float:
    """Weigh points: the nearer to the goal the more each is worth."""
    goal = state.settings.goal
    return points + 1.5 * (points / goal) ** 2 + (5 if points >= goal else 0)


def army_side(state: RageState, seat: Seat | None, *, hero: bool) -> Side:
    """Return what a seat brings to a fight; None for the elves."""
    if seat is None:
        return Side(elf_sheet(state.elf_slots), NO_BONUS, None, ELF_WORTH)
    player = state.players[seat]
    return Side(
        sheet_of(player),
        passive_of(player, there=hero),
        player.hero if hero else None,
        UNIT_WORTH,
    )


def able(state: RageState, seat: Seat, origin: Site, target: Site, units: Counts) -> Counts:
    """Return the units of a place that can get to another, with nobody overrun on the way."""
    player = state.players[seat]
    foot, air = ways(state.tiles, seat, player.bastion)
    stops = enemies(state.holders, seat)
    types = sheet_of(player)
    found = [0, 0, 0]
    for level in LEVELS:
        if units[level]:
            kind = types[level]
            there = (
                reach(air, origin, kind.move, 0)
                if kind.flight
                else reach(foot, origin, kind.move, stops)
            )
            found[level] = units[level] if there >> target & 1 else 0
    return found[0], found[1], found[2]


def hero_able(state: RageState, seat: Seat, target: Site) -> bool:
    """Whether the hero of a seat can get to a place."""
    player = state.players[seat]
    if player.hero is None or player.hero_site is None:
        return False
    foot, _ = ways(state.tiles, seat, player.bastion)
    stops = enemies(state.holders, seat)
    return bool(reach(foot, player.hero_site, HERO_SHEETS[player.hero].move, stops) >> target & 1)


def everybody_in_reach(state: RageState, seat: Seat, target: Site) -> Counts:
    """Return all units of a seat that can get to a place."""
    total = able(state, seat, bastion_of(seat), target, state.players[seat].garrison)
    for site in held(state.holders, seat):
        if site != target:
            total = plus(total, able(state, seat, site, target, state.stacks[site]))
    return total


def value(state: RageState, me: Seat) -> float:
    """Weigh a position for a seat."""
    there, staying = land(state.tiles), in_game(state)
    mine = _worth(state, me) + _safe_points(state, me, staying)
    others = []
    for seat in staying:
        if seat != me:
            held_points = cities(state, seat) + count_forged(state.players[seat].gear)
            others.append(urge(state, held_points) + _worth(state, seat) / 2)
    chances = sorted(
        (_prospect(state, me, site) for site in (*there.cities, *there.forges)), reverse=True
    )
    coming = NEXT[0] if state.action < 2 else NEXT[1]
    ahead = coming * sum(chances[:2])
    return mine + ahead - sum(others) / len(others) - max(others) / 2


def _worth(state: RageState, seat: Seat) -> float:
    """Weigh armies, gold, crystals and ground of a seat."""
    player, there = state.players[seat], land(state.tiles)
    units = worth_of(player.garrison) + sum(
        worth_of(state.stacks[site]) for site in held(state.holders, seat)
    )
    stones = sum(STONES[level] for site, level in there.stones if state.holders[site] == seat)
    carried = sum(CARDS[player.gear[index]].cost or 8 for index in player.slots if index >= 0)
    return (
        UNIT * units
        + GOLD * player.gold
        + CRYSTAL * min(player.crystals, CRYSTALS)
        + FORGE * forges(state, seat)
        + 0.25 * cities(state, seat)
        + stones
        + CARD * carried / 2
        + (0.4 if player.hero is not None else 0)
    )


def _safe_points(state: RageState, me: Seat, staying: tuple[Seat, ...]) -> float:
    """Weigh the points of a seat; a city that others can take is worth less than one."""
    forged = count_forged(state.players[me].gear)
    owned = [site for site in land(state.tiles).cities if state.holders[site] == me]
    if state.action == 2 and forged + len(owned) >= state.settings.goal:
        return urge(state, forged + len(owned)) + 10
    kept = [1 - RISK * _risk(state, me, site, staying) for site in owned]
    safe = 1.0
    for chance in kept:
        safe *= chance
    reached = forged + len(owned) >= state.settings.goal
    points = forged + sum(kept)
    goal = state.settings.goal
    flat = points + 1.5 * (points / goal) ** 2
    return flat + (5 * safe if reached else 0)


def _risk(state: RageState, me: Seat, site: Site, staying: tuple[Seat, ...]) -> float:
    """Return the chance of the strongest army in reach to take a territory."""
    worst = 0.0
    player = state.players[me]
    mine = army_side(state, me, hero=player.hero_site == site)
    for seat in staying:
        if seat != me:
            coming = everybody_in_reach(state, seat, site)
            if any(coming):
                enemy = army_side(state, seat, hero=False)
                worst = max(worst, duel(enemy, coming, mine, state.stacks[site]).chance)
    return worst


def _prospect(state: RageState, me: Seat, site: Site) -> float:
    """Weigh what an attack of everybody in reach on a city or forge would bring."""
    holder = state.holders[site]
    if holder in {me, CONTESTED}:
        return 0
    coming = everybody_in_reach(state, me, site)
    if not any(coming):
        return 0
    gain = 1.6 if site % 7 == 0 else 0.7
    if holder == NOBODY:
        return gain
    other = None if holder == ELVES else Seat(holder)
    if other is not None:
        gain += 0.3 * cities(state, other)
    hero = state.players[me].hero_site is not None
    mine = army_side(state, me, hero=hero)
    theirs = army_side(
        state, other, hero=other is not None and state.players[other].hero_site == site
    )
    return gain * duel(mine, coming, theirs, state.stacks[site]).chance
