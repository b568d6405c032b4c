"""Moves of an average player, with which the search of computers models everybody.

The move of somebody absent passes, so that nobody would ever march; here armies march to what is
worth having and can be had, gold is spent, and legendaries are forged.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.api import Seat
from games.rage import default_move
from games.rage import moves as m
from games.rage.chapters.armies import Sheet, elf_sheet, sheet_of
from games.rage.chapters.course import course
from games.rage.chapters.equipment.heroes import recruits
from games.rage.chapters.fights.sides import seat_of, sides_of
from games.rage.chapters.land import land, members
from games.rage.chapters.shown.table import show
from games.rage.chapters.victory import points
from games.rage.content import (
    BASTIONS,
    CARDS,
    DEFAULT_ORDERS,
    LEVELS,
    NONE,
    TACTICS,
    UNIT_WORTH,
    Counts,
    Gear,
    Site,
)
from games.rage.state import ELVES, EquipDraft, MarchDraft, Order, RageState, Stall, plus
from games.rng import Rng

_CITY, _FORGE, _STONE, _PLAIN = 1.0, 0.45, 0.3, 0.05
"""What it is worth to hold a territory, in points."""

_TAKEN = 0.3
"""What it is worth more to take a city from another player."""

_WINS = 2.0
"""What it is worth more to take the city with which one has the goal."""

_DIE = 2 / 3
"""How many wounds a die deals on average."""

_REROLL = 0.7

_HERO = 1.3
"""By what a hero multiplies the might of an army."""

_LEAST = 0.4
"""How many wounds an assault deals at least, so to speak: rage grows until one does."""

_LOSS = 0.04
"""What it costs to lose a unit, for each of its worth."""

_PRIZE = 0.1
"""What a dead elf is worth: a crystal."""

_WHIM = 5
"""One army in this many is not sent to the best target."""

_SHOPPING = 4
"""One action in this many is spent on equipment though an army could march."""

_EQUIP = (m.Recruit, m.Buy, m.ArrangeAndConfirm)
"""What an equip action goes on with, the first thing first."""

_PLAIN_ANSWERS = (m.Strike, m.BeginFight, m.Keep)

_PLACES = (m.LayAllIn, m.LayAllOnBastion)

_DEFENCE = m.Defend(DEFAULT_ORDERS.until, DEFAULT_ORDERS.split)


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """The expected result of sending all units that can go from one place to another."""

    origin: Site
    target: Site
    gain: float
    """Points to gain at the target."""
    chance: float
    """Chance to gain them, 0 to 1."""
    worth: float
    """Total value in points, losses and the place left behind included."""
    alone: bool
    """True if no unit could stay behind."""
    whole: bool
    """True if all may go: no hero would be left without a unit, as nobody can confirm (R14)."""


def choose(state: RageState, seat: Seat, moves: Sequence[m.RageMove], luck: Rng) -> m.RageMove:
    """Choose among the legal ``moves`` of ``seat``, one at least, as an average player would.

    A legendary is forged wherever that is possible. Luck decides between armies and places.
    """
    kinds = {type(move) for move in moves}
    if m.Forge in kinds:
        return m.Forge()
    draft = state.draft
    if isinstance(draft, MarchDraft) and draft.origin is not None and draft.target is None:
        return _head(state, seat, draft, moves)
    if m.LayAllIn in kinds:
        return _reinforce(state, [move for move in moves if isinstance(move, _PLACES)], luck)
    return _go_on(state, seat, moves, kinds, luck)


def _go_on(
    state: RageState,
    seat: Seat,
    moves: Sequence[m.RageMove],
    kinds: set[type[m.RageMove]],
    luck: Rng,
) -> m.RageMove:
    """Choose the next step of the draft or answer that is due, or begin an action.

    Purchases come before confirming; what no habit covers is left to the default move.
    """
    for kind in (m.PlayTactic, m.Defend, *_EQUIP):
        if kind in kinds and (wanted := _wanted(state, seat, moves, kind)):
            return _first(wanted, kind, luck)
    for step in (m.Confirm(), m.LeaveOne(), m.SendAll(), m.SendHero()):
        if type(step) in kinds:
            return step
    if m.EquipArmies in kinds or m.Muster in kinds:
        return _act(state, seat, moves, luck)
    if not kinds.isdisjoint(_PLAIN_ANSWERS):
        return next(move for move in moves if isinstance(move, _PLAIN_ANSWERS))
    return default_move.choose(show(state, seat, tuple(moves)), luck)


def _wanted(
    state: RageState, seat: Seat, moves: Sequence[m.RageMove], kind: type[m.RageMove]
) -> list[m.RageMove]:
    """List the moves of a kind; of purchases only gear that some type would carry."""
    found = [move for move in moves if isinstance(move, kind)]
    if kind is not m.Buy:
        return found
    worn = wares(state, seat)
    return [move for move in found if isinstance(move, m.Buy) and move.gear in worn]


def _first(moves: Sequence[m.RageMove], kind: type[m.RageMove], luck: Rng) -> m.RageMove:
    """Choose one of moves of a kind: the card with most units, a fight to the end, else by lot."""
    if kind is m.PlayTactic:
        return max(moves, key=_strength)
    return _DEFENCE if kind is m.Defend and _DEFENCE in moves else luck.pick(moves)[0]


def _strength(move: m.RageMove) -> int:
    """Return the weight of a tactic's units."""
    assert isinstance(move, m.PlayTactic)
    return weight(TACTICS[move.card].units)


def _reinforce(state: RageState, places: Sequence[m.RageMove], luck: Rng) -> m.RageMove:
    """Choose by lot where to lay reinforcements: in a city, at a forge, or on the bastion.

    If none of these is among ``places``, any of them.
    """
    worthy = [
        move
        for move in places
        if not isinstance(move, m.LayAllIn) or _ground(state, move.site) > _STONE
    ]
    return luck.pick(worthy or places)[0]


def _act(state: RageState, seat: Seat, moves: Sequence[m.RageMove], luck: Rng) -> m.RageMove:
    """Take in hand the army that has most to win, or begin to equip if something can be bought.

    It equips if no army gains, else one time in four; one time in five a gaining army is drawn by
    lot. With neither it passes.
    """
    armies = {move.site: move for move in moves if isinstance(move, m.Muster)}
    going = [one for one in marches(state, seat) if one.origin in armies and one.worth > 0]
    shopping, luck = luck.below(_SHOPPING)
    if m.EquipArmies() in moves and (not going or not shopping) and can_shop(state, seat):
        return m.EquipArmies()
    if not going:
        return m.Pass() if m.Pass() in moves else luck.pick(moves)[0]
    whim, luck = luck.below(_WHIM)
    best = max(going, key=lambda one: one.worth) if whim else luck.pick(going)[0]
    return armies[best.origin]


def _head(
    state: RageState, seat: Seat, draft: MarchDraft, moves: Sequence[m.RageMove]
) -> m.RageMove:
    """Send the whole army in hand to its best target, or pass, if legal, where no target gains.

    From a place worth keeping, or where a hero would be left alone, it only heads there: one unit
    can be left behind then.
    """
    origin = draft.origin
    assert origin is not None
    found = marches(state, seat, draft.orders, (origin,))
    best = max(found, key=lambda one: one.worth, default=None)
    if best is None or (best.worth <= 0 and m.Pass() in moves):
        return m.Pass() if m.Pass() in moves else moves[0]
    wholly, parting = m.SendAllTo(best.target), m.Head(best.target)
    if (is_kept(state, origin) or not best.whole) and not best.alone and parting in moves:
        return parting
    return next((move for move in (wholly, parting) if move in moves), moves[0])


def marches(
    state: RageState,
    seat: Seat,
    orders: tuple[Order, ...] = (),
    origins: tuple[Site, ...] | None = None,
) -> list[Prospect]:
    """List the marches of whole armies that are possible after ``orders``, with their prospects.

    ``origins`` None means all places of the seat; places without a unit that can go are left out,
    and so are marches of a single unit away from a hero that cannot come along (R14).
    Units that ``orders`` bring to the target count too, and a hero where it gets there. What the
    place left behind is worth is deducted where the army is a single unit.
    """
    given = course(state, seat, orders)
    found = []
    for origin in given.places() if origins is None else origins:
        there = given.reach(origin)
        if there.units == NONE:
            continue
        alone = sum(there.units) == 1
        left = _ground(state, origin) if alone else 0.0
        for target in members(there.for_units):
            whole = not there.deserts_hero(target)
            if alone and not whole:
                continue
            units = plus(there.able(target), given.arrived(target))
            hero = there.hero_able(target) or given.hero_to == target
            gain, chance, worth = _worth(state, seat, target, units, hero=hero)
            found.append(Prospect(origin, target, gain, chance, worth - left, alone, whole))
    return found


def _worth(
    state: RageState, seat: Seat, target: Site, units: Counts, *, hero: bool
) -> tuple[float, float, float]:
    """Return the points to gain in a place, the chance (0 to 1), and the value less losses.

    A city counts for more if another player loses it, and again if its point meets the goal. Own
    places and the bastion are worth 0; what has no units is had for certain.
    """
    holder = NONE if target >= BASTIONS else state.stacks[target]
    if target >= BASTIONS or state.holders[target] == seat:
        return 0.0, 1.0, 0.0
    gain, owner = _ground(state, target), state.holders[target]
    if gain == _CITY:
        gain += _TAKEN * (owner >= 0)
        gain += _WINS * (points(state, seat) + 1 >= state.settings.goal)
    if not any(holder):
        return gain, 1.0, gain
    foe = elf_sheet(state.elf_slots) if owner == ELVES else sheet_of(state.players[owner])
    chance = chance_of(sheet_of(state.players[seat]), units, foe, holder, hero=hero)
    lost = _LOSS * weight(holder)
    prize = _PRIZE * sum(holder) if owner == ELVES else lost
    return gain, chance, chance * (gain + prize) - (1 - chance) * _LOSS * weight(units)


def chance_of(own: Sheet, units: Counts, foe: Sheet, foes: Counts, *, hero: bool = False) -> float:
    """Return the chance (0 to 1) that ``units`` beat ``foes``, from the might of both sides.

    ``hero`` is True if one fights with the units; a hero of the foes is not counted.
    """
    mine = might(own, units, foe, foes) * (_HERO if hero else 1)
    theirs = might(foe, foes, own, units)
    return mine**2 / (mine**2 + theirs**2)


def chance_in_fight(state: RageState, seat: Seat) -> float:
    """Return how likely (0 to 1) ``seat`` wins the running fight; one half if it is not in it.

    That there is a fight is asserted.
    """
    fight = state.fight
    assert fight is not None
    for side in (0, 1):
        if seat_of(state, side) == seat:
            sides, other = sides_of(state, fight.site, fight.defender), 1 - side
            mine = might(
                sides[side].types, fight.units[side], sides[other].types, fight.units[other]
            )
            theirs = might(
                sides[other].types, fight.units[other], sides[side].types, fight.units[side]
            )
            mine *= _HERO if fight.heroes[side] is not None else 1
            theirs *= _HERO if fight.heroes[other] is not None else 1
            return mine**2 / (mine**2 + theirs**2)
    return 0.5


def might(types: Sheet, units: Counts, others: Sheet, foes: Counts) -> float:
    """Return the might of units against others: wounds of an assault times their hit points.

    Shields of the others are deducted; at least some wounds are counted. 0.01 without a unit.
    """
    power, dealt, hp = 0, 0.0, 0
    for kind, count in zip(types, units, strict=True):
        if count:
            power = max(power, kind.power)
            dealt += kind.auto + kind.rage + _REROLL * kind.reroll
            hp += count * kind.hp
    if not hp:
        return 0.01
    for kind, count in zip(others, foes, strict=True):
        if count:
            dealt -= kind.shield
    return max(dealt + _DIE * power, _LEAST) * hp


def can_shop(state: RageState, seat: Seat) -> bool:
    """Return True if the seat can afford a first hero, or a card that some type would carry."""
    player = state.players[seat]
    if player.hero is None and recruits(state.heroes, player.gold):
        return True
    return bool(wares(state, seat))


def wares(state: RageState, seat: Seat) -> list[Gear]:
    """List the open cards that a seat can pay and that the program would hand out.

    In the market's order. Market, gold and cards are those of the equip draft where one is begun.
    A card would be handed out if fewer than three owned ones of its slot are as expensive or
    legendary.
    """
    draft, player = state.draft, state.players[seat]
    gear, gold, market = player.gear, player.gold, state.market
    if isinstance(draft, EquipDraft):
        gear, gold, market = draft.gear, draft.gold, draft.market
    return [stall.gear for stall in market if CARDS[stall.gear].cost <= gold and _fits(stall, gear)]


def _fits(stall: Stall, gear: Sequence[Gear]) -> bool:
    """Return True if fewer than three owned cards of its slot are as expensive, or legendary."""
    card = CARDS[stall.gear]
    better = [
        one
        for one in map(CARDS.__getitem__, gear)
        if one.slot is card.slot and (one.legendary or one.cost >= card.cost)
    ]
    return len(better) < len(LEVELS)


def weight(units: Counts) -> int:
    """Weigh units: I 2, II 3, III 6."""
    return sum([count * each for count, each in zip(units, UNIT_WORTH, strict=True)])


def is_city(state: RageState, site: Site) -> bool:
    """Return True if a place is a city: one unit there is worth a point."""
    return _ground(state, site) == _CITY


def is_kept(state: RageState, site: Site) -> bool:
    """Return True if a place is worth leaving a unit in."""
    return _ground(state, site) > _PLAIN


def _ground(state: RageState, site: Site) -> float:
    """Return the value of holding a site, in points, by its kind of territory; a bastion's is 0."""
    if site >= BASTIONS:
        return 0.0
    there = land(state.tiles)
    if site in there.cities:
        return _CITY
    if site in there.forges:
        return _FORGE
    return _STONE if any(stone == site for stone, _ in there.stones) else _PLAIN
