"""A player of Clash of Rage who weighs positions, to measure the clans with.

For every action it weighs marches of one army or of all together, purchases and forging by what
the board would be worth after them: points, how safe they are from who stands in reach, who of
the others is about to win, armies, and what could be attacked next. It chooses tactics cards,
places, arrangements and whether to flee by the same measure, whatever its clan.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from msgspec.structs import replace

from games.api import Move, Seat
from games.rage.chapters.armies import slot_of, worn
from games.rage.chapters.equipping import arranged, board_units, draft_of
from games.rage.chapters.forging import may_forge
from games.rage.chapters.land import distance, land
from games.rage.chapters.moving import held
from games.rage.content import (
    AT_ONCE,
    BASTIONS,
    CARDS,
    HERO_SHEETS,
    LEVELS,
    NONE,
    TACTICS,
    TO_THE_END,
    Counts,
    Gear,
    Hero,
    Site,
    Slot,
    Split,
    bastion_of,
)
from games.rage.moves import (
    Buy,
    Confirm,
    Defend,
    EquipArmies,
    Forge,
    GiveTo,
    Head,
    HoldCard,
    Keep,
    LayAllIn,
    LayAllOnBastion,
    Muster,
    Pass,
    PlaceBastion,
    PlayTactic,
    Recruit,
    Send,
    SendHero,
)
from games.rage.rules import GAME
from games.rage.state import (
    ELVES,
    EMPTY_SLOTS,
    NOBODY,
    EquipDraft,
    RageState,
    Slots,
    minus,
    plus,
    with_item,
    with_player,
)
from games.rage.view import Phase
from games.rng import Rng
from tests.rigs.duels import duel
from tests.rigs.worth import (
    CARD,
    GOLD,
    UNIT,
    able,
    army_side,
    hero_able,
    urge,
    value,
    worth_of,
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


def answers(state: RageState, seat: Seat) -> list[Move]:
    """Answer one question, with all the steps of a draft but those that turn a card."""
    match state.phase:
        case Phase.TACTICS:
            return [PlayTactic(max(state.players[seat].hand, key=lambda c: _card(state, seat, c)))]
        case Phase.BASTION:
            spots = [m for m in GAME.legal_moves(state, seat) if isinstance(m, PlaceBastion)]
            return [max(spots, key=lambda spot: _spot(state, spot.spot))]
        case Phase.REINFORCE:
            return [_laid(state, seat)]
        case Phase.ACTION if state.equipping or isinstance(state.draft, EquipDraft):
            return _trade_on(state, seat)
        case Phase.ACTION:
            return _act(state, seat)
        case Phase.LEGENDARY:
            return [max(map(Keep, state.drawn), key=lambda keep: _kept(state, seat, keep.gear))]
        case Phase.DEFENCE:
            return [_defence(state, seat)]
        case _:
            return [GAME.default_move(state, seat, Rng(f"{state.question}"))]


def _card(state: RageState, seat: Seat, card: int) -> float:
    """Weigh a tactics card: gold and units; near the end whoever is early can still stop others."""
    tactic, reserve = TACTICS[card], state.players[seat].reserve
    one, two, three = (min(a, b) for a, b in zip(tactic.units, reserve, strict=True))
    near = max(state.points, default=0) >= state.settings.goal - 1
    early = 0.01 * card if near else 0.0
    return UNIT * worth_of((one, two, three)) + GOLD * tactic.gold - early


def _spot(state: RageState, spot: int) -> float:
    """Weigh a place for the bastion: near to what is worth holding, far from the others."""
    there = land(state.tiles)
    place = there.rim[spot]
    doors = there.next_to(place)

    def near(sites: tuple[Site, ...]) -> float:
        return sum(
            1 / (1 + min(distance(there.hexes[door], there.hexes[site]) for door in doors))
            for site in sites
        )

    others = [player.bastion for player in state.players if player.bastion is not None]
    crowd = sum(1 / distance(place, other) for other in others)
    stones = tuple(site for site, _ in there.stones)
    return near(there.cities) + 0.5 * near(there.forges) + 0.3 * near(stones) - 0.7 * crowd


def _laid(state: RageState, seat: Seat) -> Move:
    player = state.players[seat]

    def laid(site: Site) -> float:
        units = player.incoming
        if site >= BASTIONS:
            after = with_player(state, seat, garrison=plus(player.garrison, units))
        else:
            stack = plus(state.stacks[site], units)
            after = replace(state, stacks=with_item(state.stacks, site, stack))
        return value(after, seat)

    home = bastion_of(seat)
    best = max((home, *held(state.holders, seat)), key=laid)
    move: Move = LayAllOnBastion() if best == home else LayAllIn(best)
    return move


def _act(state: RageState, seat: Seat) -> list[Move]:
    now = value(state, seat)
    gain, bought = _purchase(state, seat, now)
    forging = 0.0
    if may_forge(state, seat):
        held_points = state.points[seat]
        forging = urge(state, held_points + 1) - urge(state, held_points) + 0.3
        if state.action == 2 and held_points + 1 >= state.settings.goal:
            return [Forge()]
    plans = _march(state, seat, now)
    marching = sum(plan.gain for plan in plans)
    if max(marching, gain + forging) < LEAST:
        return [Pass()]
    if forging and gain + forging >= marching:
        return [Forge()]
    if bought is not None and gain >= marching:
        return [EquipArmies(), bought]
    return _steps(state, plans)


def _steps(state: RageState, plans: list[Plan]) -> list[Move]:
    """Spell a march out as a draft."""
    steps: list[Move] = []
    origin: Site | None = None
    for plan in plans:
        for site, units in plan.groups:
            if site != origin:
                steps.append(Muster(site))
                origin = site
            steps.append(Head(plan.target))
            steps += [Send(level, units[level]) for level in LEVELS if units[level]]
            if plan.hero and state.players[_active(state)].hero_site == site:
                steps.append(SendHero())
    return [*steps, Confirm()]


def _active(state: RageState) -> Seat:
    assert state.active is not None
    return state.active


def _march(state: RageState, seat: Seat, now: float) -> list[Plan]:
    """Choose one target after the other, the best first, as long as it is worth it."""
    board, plans = state, []
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


def _places(state: RageState, seat: Seat) -> list[Site]:
    home = bastion_of(seat)
    return [*held(state.holders, seat), *([home] if state.players[seat].garrison != NONE else [])]


def _stack(state: RageState, seat: Seat, site: Site) -> Counts:
    return state.players[seat].garrison if site >= BASTIONS else state.stacks[site]


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


def _purchase(state: RageState, seat: Seat, now: float) -> tuple[float, Buy | Recruit | None]:
    """Weigh what can be bought now; the best of it."""
    player, draft = state.players[seat], draft_of(state, seat)
    best: tuple[float, Buy | Recruit | None] = (0.0, None)
    for stall in draft.market:
        cost = CARDS[stall.gear].cost
        if cost <= draft.gold:
            gear = (*draft.gear, stall.gear)
            after = with_player(state, seat, gold=draft.gold - cost, gear=gear)
            gain = _arranged(after, seat)[0] + CARD * cost - now
            if gain > best[0]:
                best = gain, Buy(stall.gear)
    if player.hero is None and draft.hero is None:
        for hero in state.heroes:
            cost = HERO_SHEETS[hero].cost
            if cost <= draft.gold:
                gain = _recruited(state, seat, hero, draft.gold - cost) + CARD * cost - now
                if gain > best[0]:
                    best = gain, Recruit(hero)
    return best


def _recruited(state: RageState, seat: Seat, hero: Hero, gold: int) -> float:
    return value(with_player(state, seat, gold=gold, hero=hero, hero_site=bastion_of(seat)), seat)


def _arranged(state: RageState, seat: Seat) -> tuple[float, Slots]:
    """Find the arrangement of the cards owned that is worth most."""
    gear = state.players[seat].gear
    best = arranged(board_units(state, seat), gear)
    found = value(with_player(state, seat, slots=best), seat), best
    for slots in _arrangements(gear):
        worth = value(with_player(state, seat, slots=slots), seat)
        if worth > found[0] + 1e-9:
            found = worth, slots
    return found


def _arrangements(gear: tuple[Gear, ...]) -> Iterator[Slots]:
    """Yield where the dearest cards of a kind may go, the other kind as the program has it."""
    plain = arranged((1, 1, 1), gear)
    for kind in Slot:
        cards = [index for index in plain if index >= 0 and CARDS[gear[index]].slot is kind]
        others = [index for index in plain if index >= 0 and index not in cards]
        for places in permutations(LEVELS, len(cards)):
            slots = list(EMPTY_SLOTS)
            for index, level in zip(cards, places, strict=True):
                slots[slot_of(gear[index], level)] = index
            for index in others:
                slots[plain.index(index)] = index
            yield tuple(slots)


def _trade_on(state: RageState, seat: Seat) -> list[Move]:
    """Go on with an equip action: forge, buy one more thing, or arrange and be done."""
    if may_forge(state, seat):
        return [Forge()]
    draft = draft_of(state, seat)
    owned = with_player(state, seat, gold=draft.gold, gear=draft.gear, slots=draft.slots)
    worth, slots = _arranged(owned, seat)
    gain, bought = _purchase(state, seat, worth)
    if bought is not None and gain >= LEAST:
        return [*([] if state.draft else [EquipArmies()]), bought]
    steps: list[Move] = [] if state.draft else [EquipArmies()]
    for move in steps:
        state = GAME.apply(state, seat, move).state
    if worth > value(owned, seat) + 1e-9:
        for slot, index in enumerate(slots):
            if (
                index < 0
                or worn(draft.gear, draft_of(state, seat).slots)[slot] is draft.gear[index]
            ):
                continue
            for move in (HoldCard(draft.gear[index]), GiveTo(slot % 3)):
                if move not in list(GAME.legal_moves(state, seat)):
                    break
                state = GAME.apply(state, seat, move).state
                steps.append(move)
    return [*steps, Confirm() if Confirm() in list(GAME.legal_moves(state, seat)) else Pass()]


def _kept(state: RageState, seat: Seat, gear: Gear) -> float:
    player = state.players[seat]
    return _arranged(with_player(state, seat, gear=(*player.gear, gear)), seat)[0]


def _defence(state: RageState, seat: Seat) -> Defend:
    """Fight to the end, or flee at once where what is left at home is worth more."""
    fight, attacker = state.fight, _active(state)
    assert fight is not None
    site = fight.site
    forecast = duel(
        army_side(state, attacker, hero=fight.heroes[0] is not None),
        fight.units[0],
        army_side(state, seat, hero=fight.heroes[1] is not None),
        fight.units[1],
    )
    garrison = plus(state.players[seat].garrison, fight.units[1])
    away = with_player(settled(state, site, attacker, fight.units[0]), seat, garrison=garrison)
    lost = settled(state, site, attacker, forecast.attackers)
    won = settled(state, site, seat, forecast.defenders)
    p = forecast.chance
    stays = p * value(lost, seat) + (1 - p) * value(won, seat)
    return Defend(AT_ONCE if value(away, seat) > stays else TO_THE_END, Split.BOOK)
