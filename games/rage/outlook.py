"""What one viewer makes of a game under way: who is ahead, and what is worth a try.

For computers that look ahead; it rests on views alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from games.rage.content import LEVELS, UNIT_WORTH
from games.rage.moves import (
    ChooseFights,
    FightAllUntil,
    FightFirst,
    FightUntil,
    Head,
    LayAllIn,
    LayAllOnBastion,
    RageMove,
    Send,
    SplitAllBy,
    SplitBy,
    Station,
    StationAll,
)
from games.rage.view import Phase, Player, RageView

_UNITS = 0.05
"""What the worth of a unit on the map counts for, in points; in reserve it counts for nothing."""

_GOLD = 0.06
_CRYSTAL = 0.1
_CARD = 0.08
"""What a card of equipment is worth that a type carries."""

_HERO = 0.3

_SPREAD = 0.7
"""By how many points one is ahead to be sure of it, so to speak (logistic)."""

_FINE = (ChooseFights, FightAllUntil, FightFirst, FightUntil, Head, Send, SplitAllBy, SplitBy)
"""Steps of a draft that say more exactly what shorter ones say well enough."""


def estimate(view: RageView) -> tuple[float, ...]:
    """Guess by seat the share of its rivals that it will leave behind.

    Points, armies and what they carry, gold and crystals; who left is behind all others.
    """
    merits = [_merit(player) for player in view.players]
    rivals = len(merits) - 1
    return tuple(
        (sum(1 / (1 + exp((other - merit) / _SPREAD)) for other in merits) - 1 / 2) / rivals
        for merit in merits
    )


def _merit(player: Player) -> float:
    if player.left:
        return -10.0
    units = sum(
        UNIT_WORTH[level] * sheet.on_board
        for level, sheet in zip(LEVELS, player.types, strict=False)
    )
    cards = sum((sheet.weapon is not None) + (sheet.armour is not None) for sheet in player.types)
    return (
        player.points
        + _UNITS * units
        + _GOLD * player.gold
        + _CRYSTAL * player.crystals
        + _CARD * cards
        + _HERO * (player.hero is not None)
    )


def sketch(view: RageView, moves: Sequence[RageMove]) -> Sequence[RageMove]:
    """Leave out the finer steps of drafts: armies march as a whole, and fight to the end.

    Reinforcements are laid down in one place.
    """
    if view.phase is Phase.REINFORCE:
        left_out: tuple[type[RageMove], ...] = (Station, StationAll)
        if not any(isinstance(move, LayAllIn | LayAllOnBastion) for move in moves):
            left_out = (Station,)
    elif view.phase is Phase.ACTION:
        left_out = _FINE
    else:
        return moves
    worth = [move for move in moves if not isinstance(move, left_out)]
    return worth or moves
