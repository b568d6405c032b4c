"""Marches for :mod:`tests.rigs.rage.marshal`: who goes where, by what the board would be worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from games.api import Seat
from games.rage.chapters.outset import held
from games.rage.content import (
    BASTIONS,
    LEVELS,
    NONE,
    Counts,
    Site,
    bastion_of,
)
from games.rage.moves import (
    Confirm,
    Head,
    Muster,
    RageMove,
    Send,
    SendHero,
)
from games.rage.state import (
    ELVES,
    NOBODY,
    RageState,
    minus,
    plus,
    with_item,
    with_player,
)
from tests.rigs.rage.duels import duel
from tests.rigs.rage.worth import (
    able,
    army_side,
    hero_able,
    value,
)

LEAST = 0.03
"""A gain that is worth an action."""

ORDERS = 3
"""Targets of one march at most."""


class Plan(NamedTuple):
    """Units sent to one target, by the place they come from, and what that is worth."""

    gain: float
    target: Site
    groups: tuple[tuple[Site, Counts], ...]
    hero: bool


def march(state: RageState, seat: Seat, now: float) -> list[Plan]:
    """Choose one target after the other, the best first, as long as it is worth it."""
    board = state
    plans: list[Plan] = []
    left = {site: _stack(state, seat, site) for site in _places(state, seat)}
    hero_left = True
    while len(plans) < ORDERS:
        taken = {plan.target for plan in plans}
        options = [
            (plan, after)
            for plan, after in _plans(state, board, seat, left, now, hero=hero_left)
            if plan.target not in taken
        ]
        if not options:
            break
        best, after = max(options, key=lambda option: option[0].gain)
        if best.gain < LEAST:
            break
        plans.append(best)
        board, now = after, value(after, seat)
        hero_left = hero_left and not best.hero
        for site, units in best.groups:
            left[site] = minus(left[site], units)
    return plans


def _plans(
    state: RageState,
    board: RageState,
    seat: Seat,
    left: dict[Site, Counts],
    now: float,
    *,
    hero: bool,
) -> Iterator[tuple[Plan, RageState]]:
    sites = [Site(site) for site in range(len(state.holders))]
    for target in [*sites, bastion_of(seat)]:
        groups = {
            site: units
            for site, waiting in left.items()
            if site != target and any(units := able(state, seat, site, target, waiting))
        }
        for option in _options(board, seat, groups):
            comes = (
                hero and state.players[seat].hero_site in option and hero_able(state, seat, target)
            )
            if _hero_alone(board, seat, option, comes=comes):
                continue
            chosen = tuple(option.items())
            gain, after = _outcome(board, seat, target, option, comes=comes)
            yield Plan(gain - now, target, chosen, comes), after


def _options(
    board: RageState, seat: Seat, groups: dict[Site, Counts]
) -> Iterator[dict[Site, Counts]]:
    """List who may go: one army, one but a unit, half of one, or all armies but a unit of each."""
    for site, units in groups.items():
        yield {site: units}
        whole = units == _stack(board, seat, site)
        if whole and site < BASTIONS and sum(units) > 1:
            yield {site: _but_one(units)}
        if sum(units) >= 4:
            one, two, three = ((count + 1) // 2 for count in units)
            yield {site: (one, two, three)}
    if len(groups) > 1:
        yield dict(groups)
        held_back = {
            site: _but_one(units)
            if site < BASTIONS and units == _stack(board, seat, site)
            else units
            for site, units in groups.items()
        }
        yield {site: units for site, units in held_back.items() if any(units)}


def _but_one(units: Counts) -> Counts:
    lowest = next(level for level in LEVELS if units[level])
    one, two, three = with_item(units, lowest, units[lowest] - 1)
    return one, two, three


def _hero_alone(board: RageState, seat: Seat, option: dict[Site, Counts], *, comes: bool) -> bool:
    site = board.players[seat].hero_site
    if site is None or comes or site not in option or site >= BASTIONS:
        return False
    return option[site] == _stack(board, seat, site)


def _outcome(
    board: RageState, seat: Seat, target: Site, option: dict[Site, Counts], *, comes: bool
) -> tuple[float, RageState]:
    """Weigh a march to one target; what it is worth, and the likelier board after it."""
    gone, total = _gone(board, seat, option), NONE
    for units in option.values():
        total = plus(total, units)
    if comes:
        gone = with_player(gone, seat, hero_site=target)
    if target >= BASTIONS:
        garrison = plus(gone.players[seat].garrison, total)
        after = with_player(gone, seat, garrison=garrison)
        return value(after, seat), after
    holder = board.holders[target]
    if holder in {NOBODY, seat}:
        after = settled(gone, target, seat, plus(gone.stacks[target], total))
        return value(after, seat), after
    defender = None if holder == ELVES else Seat(holder)
    hero = gone.players[seat].hero if comes else None
    defends = defender is not None and board.players[defender].hero_site == target
    fight = duel(
        army_side(board, seat, hero=hero is not None),
        total,
        army_side(board, defender, hero=defends),
        board.stacks[target],
    )
    won = settled(gone, target, seat, fight.attackers) if fight.chance else gone
    if defender is None:
        crystals = gone.players[seat].crystals + sum(board.stacks[target])
        won = with_player(won, seat, crystals=crystals)
    lost = gone
    if fight.chance < 1:
        lost = settled(gone, target, holder, fight.defenders)
        if comes:
            lost = with_player(lost, seat, hero_site=bastion_of(seat))
    expected = fight.chance * value(won, seat) + (1 - fight.chance) * value(lost, seat)
    return expected, won if fight.chance >= 1 / 2 else lost


def _gone(board: RageState, seat: Seat, option: dict[Site, Counts]) -> RageState:
    holders, stacks = list(board.holders), list(board.stacks)
    garrison = board.players[seat].garrison
    for site, units in option.items():
        if site >= BASTIONS:
            garrison = minus(garrison, units)
            continue
        stacks[site] = minus(stacks[site], units)
        if stacks[site] == NONE:
            holders[site] = NOBODY
    moved = replace(board, holders=tuple(holders), stacks=tuple(stacks))
    return with_player(moved, seat, garrison=garrison)


def settled(board: RageState, site: Site, holder: int, units: Counts) -> RageState:
    """Let units of a side alone stand in a territory."""
    return replace(
        board,
        holders=with_item(board.holders, site, holder if any(units) else NOBODY),
        stacks=with_item(board.stacks, site, units),
    )


def _places(state: RageState, seat: Seat) -> list[Site]:
    home = bastion_of(seat)
    return [*held(state.holders, seat), *([home] if state.players[seat].garrison != NONE else [])]


def _stack(state: RageState, seat: Seat, site: Site) -> Counts:
    return state.players[seat].garrison if site >= BASTIONS else state.stacks[site]


def steps(state: RageState, seat: Seat, plans: list[Plan]) -> list[RageMove]:
    """Spell a march out as a draft."""
    steps: list[RageMove] = []
    origin: Site | None = None
    for plan in plans:
        for site, units in plan.groups:
            if site != origin:
                steps.append(Muster(site))
                origin = site
            steps.append(Head(plan.target))
            steps += [Send(level, units[level]) for level in LEVELS if units[level]]
            if plan.hero and state.players[seat].hero_site == site:
                steps.append(SendHero())
    return [*steps, Confirm()]
