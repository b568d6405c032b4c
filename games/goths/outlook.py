"""What one viewer makes of a game under way: who is ahead.

For computers that look ahead; it rests on views alone. The weights were fitted to the outcomes of
games that were played by rule of thumb.
"""

from __future__ import annotations

from math import exp

from games.goths.content import Objective, Readiness, Spot
from games.goths.view import ClanView, GothsView

_FIGURES = (0.0, 0.0, 0.75, 1.25)
"""What an army is worth by the number of its figures."""

_COVER = 0.55
"""What a barricade underfoot is worth, where axe and catapult do nothing."""

_AT_HOME = 0.45
"""What it is worth more in the forest, from where one shoots."""

_AIMED = 0.55
"""What a loaded machine is worth while an enemy army can be hit."""

_NEAR = 0.25
"""What it is worth to be one step from the objectives, or on them."""

_FOUND = 1.2
"""What it is worth more for whoever knows where the queen is."""


def estimate(view: GothsView) -> tuple[float, ...]:
    """Guess by seat how likely its camp is to win: armies, cover, machines, the way there."""
    merits = dict.fromkeys((clan.camp for clan in view.clans), 0.0)
    for clan in view.clans:
        if clan.alive:
            merits[clan.camp] += _merit(view, clan)
    one, two = merits
    first = 1 / (1 + exp(merits[two] - merits[one]))
    shares = {one: first, two: 1 - first}
    camps = {seat: clan.camp for clan in view.clans for seat in (clan.king, clan.chief)}
    return tuple(shares[camps[seat]] for seat in sorted(camps))


def _merit(view: GothsView, clan: ClanView) -> float:
    worth = _FIGURES[clan.figures]
    if clan.covered:
        worth += _COVER + _AT_HOME * (clan.spot is Spot.FOREST)
    if clan.readiness is Readiness.ACTIVE and any(
        other.alive and not other.covered for other in view.clans if other.camp != clan.camp
    ):
        worth += _AIMED
    if clan.spot >= Spot.FAR_PLAIN:
        worth += _NEAR
        if clan.chief == view.viewer and _knows_queen(view):
            worth += _FOUND
    return worth


def _knows_queen(view: GothsView) -> bool:
    """Whether the viewer knows where the queen is, by sight or by elimination."""
    kinds = [objective.kind for objective in view.objectives]
    return Objective.QUEEN in kinds or kinds.count(None) == 1
