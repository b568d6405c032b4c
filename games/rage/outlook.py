"""What one viewer makes of a game under way: who is ahead, and what is worth a try.

For computers that look ahead; it rests on views alone. The weights were fitted to the outcomes of
games that were played by rule of thumb.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from games.rage import habits
from games.rage.content import BY_HAND, CARDS, UNIT_WORTH, Split
from games.rage.moves import (
    ArrangeAndConfirm,
    ChooseFights,
    Confirm,
    Defend,
    EquipArmies,
    FightAllUntil,
    FightFirst,
    FightUntil,
    Forge,
    GiveTo,
    HandOver,
    Head,
    HoldCard,
    LayAllIn,
    LayAllOnBastion,
    MarchAgain,
    Pass,
    RageMove,
    Send,
    SendAllTo,
    SetAside,
    SplitAllBy,
    SplitBy,
    Station,
)
from games.rage.view import March, Phase, Player, RageView, TypeSheet

_CITY = 0.45
"""What a point is worth that can be lost again; all in odds, as a logistic curve takes them."""

_LEGENDARY = 0.7
"""What a point is worth that stays."""

_NEAR = 0.7
"""What it is worth more to need one point at most."""

_WINS_NEXT = 1.8
"""What it is worth more to win with the next action unless somebody prevents it."""

_CRYSTAL = 0.12
"""What a crystal is worth, and as much again for whoever has a forge."""

_ENOUGH = 12
"""More crystals than these are of no use yet."""

_CARRIED = 0.5
"""What a legendary is worth that a type carries, beside its point."""

_GEAR = 0.012
"""What other cards are worth that a type carries, for each gold that they cost."""

_GOLD = 0.005
_UNITS = 0.03
"""What the worth of a unit on the map counts for; in reserve it counts for nothing."""

_HERO = 0.2

_WAYS = 5
"""How many ways of an army are worth a thought."""

_FINE = (
    ArrangeAndConfirm,
    ChooseFights,
    FightAllUntil,
    FightFirst,
    FightUntil,
    GiveTo,
    Head,
    HoldCard,
    MarchAgain,
    Send,
    SetAside,
    SplitAllBy,
    SplitBy,
)
"""Steps of a draft that say more exactly what shorter ones say well enough, or two at once."""


def estimate(view: RageView) -> tuple[float, ...]:
    """Guess by seat the share of its rivals that it will leave behind.

    Points, crystals, armies and what they carry; who left is behind all others.
    """
    merits = [_merit(view, player) for player in view.players]
    rivals = len(merits) - 1
    return tuple(
        (sum(1 / (1 + exp(other - merit)) for other in merits) - 1 / 2) / rivals for merit in merits
    )


def _merit(view: RageView, player: Player) -> float:
    if player.left:
        return -10.0
    crystals = _CRYSTAL * min(player.crystals, _ENOUGH)
    return (
        _CITY * player.cities
        + _LEGENDARY * player.legendaries
        + _NEAR * (player.points >= view.goal - 1)
        + _WINS_NEXT * player.wins_next
        + (2 * crystals if player.forges else crystals)
        + sum(_sheet(sheet, each) for sheet, each in zip(player.types, UNIT_WORTH, strict=False))
        + _GOLD * player.gold
        + _HERO * (player.hero is not None)
    )


def _sheet(sheet: TypeSheet, each: int) -> float:
    """Say what a type is worth that has units on the board."""
    if not sheet.on_board:
        return 0.0
    worth = _UNITS * each * sheet.on_board
    for gear in (sheet.weapon, sheet.armour):
        if gear is not None:
            card = CARDS[gear]
            worth += _CARRIED if card.legendary else _GEAR * card.cost
    return worth


def sketch(view: RageView, moves: Sequence[RageMove]) -> Sequence[RageMove]:
    """Leave out the finer steps of drafts: armies march as a whole.

    One unit may stay to hold what is worth holding. Reinforcements are laid down in one place, what
    can be forged is forged, and what is entered is carried out. A fight is left to orders that
    split wounds by the book.
    """
    worth: Sequence[RageMove]
    match view.phase:
        case Phase.REINFORCE:
            whole = [move for move in moves if isinstance(move, LayAllIn | LayAllOnBastion)]
            worth = whole or [move for move in moves if not isinstance(move, Station)]
        case Phase.ACTION:
            worth = _steps(view, moves)
        case Phase.DEFENCE | Phase.STRIKE:
            worth = [move for move in moves if not _is_fine_order(move)]
        case _:
            return moves
    return worth or moves


def _steps(view: RageView, moves: Sequence[RageMove]) -> Sequence[RageMove]:
    if Forge() in moves:
        return [Forge()]
    own = view.own
    march = None if own is None else own.march
    if march is not None and march.origin is not None and march.target is None:
        return _ways(view, march, moves)
    left_out = (*_FINE, Pass) if Confirm() in moves else _FINE
    trade = None if own is None else own.trade
    if trade is not None and not (trade.affordable or trade.heroes or trade.aside):
        left_out = (*left_out, EquipArmies)
    return [move for move in moves if not isinstance(move, left_out)]


def _is_fine_order(move: RageMove) -> bool:
    """Whether battle orders fight by hand, or split wounds otherwise than by the book."""
    if isinstance(move, Defend | HandOver):
        return move.until == BY_HAND or move.split is not Split.BOOK
    return False


def _ways(view: RageView, march: March, moves: Sequence[RageMove]) -> Sequence[RageMove]:
    """List where the army in hand may go with profit, as a whole or leaving one behind."""
    assert march.origin is not None
    kept = habits.is_kept(view, march.origin)
    best = sorted(march.targets, key=lambda target: -habits.worth(view, target))[:_WAYS]
    legal = set(moves)
    worth: list[RageMove] = [move for target in best if (move := SendAllTo(target.site)) in legal]
    for target in best:
        parting = Head(target.site)
        if parting in legal and (kept or SendAllTo(target.site) not in legal):
            worth.append(parting)
    return worth or moves
