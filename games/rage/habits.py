"""What players do without much thought: how computers that look ahead take a game to go on.

The move of somebody absent passes, so that nobody would ever march; here armies march to what is
worth having and can be had, gold is spent, and legendaries are forged. It rests on views alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.rage import default_move
from games.rage.content import BASTIONS, DEFAULT_ORDERS, TACTICS, UNIT_WORTH, Counts, Site
from games.rage.moves import (
    ArrangeForMe,
    Buy,
    Confirm,
    Defend,
    EquipArmies,
    Forge,
    Head,
    LayAllIn,
    LayAllOnBastion,
    LeaveOne,
    Muster,
    Pass,
    PlayTactic,
    RageMove,
    Recruit,
    SendAll,
    SendAllTo,
    SendHero,
)
from games.rage.view import ElfSheet, Ground, RageView, Target, TypeSheet
from games.rng import Rng

Sheet = TypeSheet | ElfSheet

_GROUND = {Ground.CITY: 1.0, Ground.FORGE: 0.45, Ground.STONE: 0.3, Ground.PLAIN: 0.05}
"""What it is worth to hold a territory, in points."""

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

_SHOPPING = 3
"""One action of so many is spent on equipment, where gold is enough for some."""

_EQUIP = (Recruit, Buy, ArrangeForMe)
"""What an equip action goes on with, the first thing first."""

_PLACES = (LayAllIn, LayAllOnBastion)

_DEFENCE = Defend(DEFAULT_ORDERS.until, DEFAULT_ORDERS.split)


def choose(moves: Sequence[RageMove], luck: Rng, look: Callable[[], RageView]) -> RageMove:
    """Choose among legal moves; luck decides between armies and places.

    ``look`` shows what the seat may know; most moves need no look.
    """
    kinds = {type(move) for move in moves}
    if Forge in kinds:
        return Forge()
    if LayAllIn in kinds:
        return luck.pick([move for move in moves if isinstance(move, _PLACES)])[0]
    for kind in (PlayTactic, Defend, *_EQUIP):
        if kind in kinds:
            return _first(moves, kind, luck)
    for step in (Confirm(), LeaveOne(), SendAll(), SendHero()):
        if type(step) in kinds:
            return step
    if EquipArmies in kinds or Muster in kinds:
        return _act(moves, luck, look)
    if Head in kinds:
        return _head(look(), moves)
    return default_move.choose(look(), luck)


def _first(moves: Sequence[RageMove], kind: type[RageMove], luck: Rng) -> RageMove:
    """Choose one of a kind: the strongest card, a fight to the end, else by lot."""
    found = [move for move in moves if isinstance(move, kind)]
    if kind is PlayTactic:
        return max(found, key=_strength)
    return _DEFENCE if kind is Defend else luck.pick(found)[0]


def _strength(move: RageMove) -> int:
    assert isinstance(move, PlayTactic)
    return weight(TACTICS[move.card].units)


def _act(moves: Sequence[RageMove], luck: Rng, look: Callable[[], RageView]) -> RageMove:
    """Take an army in hand, or now and then go shopping with gold enough for something."""
    shopping, luck = luck.below(_SHOPPING)
    if not shopping and EquipArmies() in moves:
        own = look().own
        if own is not None and own.trade is not None and (own.trade.affordable or own.trade.heroes):
            return EquipArmies()
    armies = [move for move in moves if isinstance(move, Muster)]
    return luck.pick(armies)[0] if armies else Pass()


def _head(view: RageView, moves: Sequence[RageMove]) -> RageMove:
    """Send the army in hand to the best target, or give up; a place worth it keeps a unit."""
    march = None if view.own is None else view.own.march
    assert march is not None
    assert march.origin is not None
    best = max(march.targets, key=lambda target: worth(view, target), default=None)
    if best is None or worth(view, best) <= 0:
        return Pass()
    wholly = SendAllTo(best.site)
    parting = Head(best.site)
    if is_kept(view, march.origin) and parting in moves:
        return parting
    return wholly if wholly in moves else parting


def is_kept(view: RageView, site: Site) -> bool:
    """Whether a place is worth leaving a unit in."""
    return _ground(view, site) > _GROUND[Ground.PLAIN]


def worth(view: RageView, target: Target) -> float:
    """Say what it is worth to send all who can go to a target, in points."""
    ground = 0.0 if _is_held(view, target.site) else _ground(view, target.site)
    if not any(target.enemies):
        return ground if any(target.units) else 0.0
    assert view.viewer is not None
    own = view.players[view.viewer].types
    foe = view.elves if target.defender is None else view.players[target.defender].types
    mine = might(own, target.units, foe, target.enemies) * (_HERO if target.hero else 1)
    theirs = might(foe, target.enemies, own, target.units)
    chance = mine**2 / (mine**2 + theirs**2)
    loss = _LOSS * weight(target.enemies)
    prize = _PRIZE * sum(target.enemies) if target.elves else loss
    return chance * (ground + prize) - (1 - chance) * _LOSS * weight(target.units)


def might(sheets: Sequence[Sheet], units: Counts, others: Sequence[Sheet], foes: Counts) -> float:
    """Say how mighty units are against others: wounds of an assault times what kills them all."""
    present = [sheet.stats for sheet, count in zip(sheets, units, strict=True) if count]
    if not present:
        return 0.01
    shields = sum(sheet.stats.shield for sheet, foe in zip(others, foes, strict=True) if foe)
    dealt = _DIE * max(stats.power for stats in present) - shields
    dealt += sum(stats.auto + stats.rage + _REROLL * stats.reroll for stats in present)
    hp = sum(count * sheet.stats.hp for sheet, count in zip(sheets, units, strict=True))
    return max(dealt, _LEAST) * hp


def weight(units: Counts) -> int:
    """Weigh units: I 2, II 3, III 6."""
    return sum(count * each for count, each in zip(units, UNIT_WORTH, strict=True))


def _ground(view: RageView, site: Site) -> float:
    return 0.0 if site >= BASTIONS else _GROUND[view.territories[site].ground]


def _is_held(view: RageView, site: Site) -> bool:
    return site >= BASTIONS or view.territories[site].holder == view.viewer
