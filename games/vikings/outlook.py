"""What one viewer makes of a game under way: who is ahead, who may be lying, what is worth a try.

For computers that look ahead; it rests on views alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from games.vikings.chapters.reach import DISTANCE
from games.vikings.content import BRACELET_VALUES, CENTRE, Card, Space
from games.vikings.moves import Announce, VikingsMove
from games.vikings.view import LaidOutcome, Phase, Player, Prospect, VikingsView

_UNKNOWN = sum(BRACELET_VALUES) / len(BRACELET_VALUES)
"""What a bracelet is worth of which nobody knows the value."""

_LIE = 0.03
"""How often a player does with the wrong card what it would surely do with the right one."""

_CENTRE = 2.0
"""What it is worth to stand on the centre."""

_REACH = 0.25
"""What of a bracelet on the arena belongs to whoever stands right beside it."""

_NEARER = 0.6
"""What a step of distance leaves of that."""

_SPREAD = 3.0
"""By how many points one is ahead to be sure of it, so to speak (logistic)."""

_CHEAPEST = (
    Card.SLINGSHOT,
    Card.PUNCH,
    Card.SLAM,
    Card.WALK,
    Card.CLUB,
    Card.HAMMER,
    Card.SHIELD,
    Card.SPRINT,
)
"""The cards in the order in which one would rather spend them on a bluff."""


def estimate(view: VikingsView) -> tuple[float, ...]:
    """Guess by seat the share of its rivals that it will leave behind.

    Points so far, those within reach, and the centre where it can still be of use.
    """
    merits = [_points(player) + _prospects(view, player.space) for player in view.players]
    rivals = len(merits) - 1
    return tuple(
        (sum(1 / (1 + exp((other - merit) / _SPREAD)) for other in merits) - 1 / 2) / rivals
        for merit in merits
    )


def _points(player: Player) -> float:
    return sum(player.known) + _UNKNOWN * (player.bracelets - len(player.known))


def _prospects(view: VikingsView, space: Space | None) -> float:
    """Say what it is worth to stand on ``space``: nothing in the last turn."""
    if space is None or view.last_turn:
        return 0.0
    steps = DISTANCE[space]
    worth = sum(
        _REACH * sum(slot.bracelets) * _NEARER ** steps[there]
        for there, slot in enumerate(view.slots)
        if slot.bracelets
    )
    if space == CENTRE or all(player.space != CENTRE for player in view.players):
        worth += _CENTRE / 2 ** steps[CENTRE]
    return worth


def plausible(view: VikingsView) -> float:
    """Say how likely the viewer would have laid what it laid: the truth, or now and then a lie.

    Only cards still face down under an action in hand count; what was believed is past.
    """
    lies = sum(
        laid.card is not laid.announced
        for laid in view.laid
        if laid.owner == view.viewer and laid.outcome is LaidOutcome.OPEN and not laid.revealed
    )
    return _LIE**lies


def sketch(view: VikingsView, moves: Sequence[VikingsMove]) -> Sequence[VikingsMove]:
    """Leave out announcements: each action is laid truly, or as a bluff with the cheapest card.

    A bluff that would find nothing is none worth trying.
    """
    if view.phase is not Phase.ANNOUNCE:
        return moves
    useful = [prospect.action for prospect in view.prospects if _finds(prospect)]
    spare = min(view.hand, key=lambda card: (card in useful, _CHEAPEST.index(card)))
    return [
        Announce(prospect.action if held else spare, prospect.action)
        for prospect in view.prospects
        if (held := prospect.action in view.hand) or prospect.action in useful
    ]


def _finds(prospect: Prospect) -> bool:
    """Whether an action would find somebody, or a way."""
    return bool(prospect.targets) or len(prospect.spaces) > 1
