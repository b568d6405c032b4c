"""Guesses about a game under way, from what one viewer knows: who is ahead, and who is lying."""

from __future__ import annotations

from math import exp

from games.vikings.chapters.reach import DISTANCE
from games.vikings.content import BRACELET_VALUES, CENTRE, Space
from games.vikings.view import Player, VikingsView

_UNKNOWN = sum(BRACELET_VALUES) / len(BRACELET_VALUES)
"""What a bracelet is worth of which nobody knows the value."""

_LIE = 0.1
"""How often a player does with the wrong card what it would surely do with the right one."""

_CENTRE = 2.0
"""What it is worth to stand on the centre."""

_REACH = 0.25
"""What of a bracelet on the arena belongs to whoever stands right beside it."""

_NEARER = 0.6
"""What a step of distance leaves of that."""

_SPREAD = 3.0
"""By how many points one is ahead to be sure of it, so to speak (logistic)."""


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
        if laid.owner == view.viewer and laid.outcome == "open" and not laid.revealed
    )
    return _LIE**lies
