"""What one viewer makes of a game under way: who is ahead.

For computers that look ahead; it rests on views alone.
"""

from __future__ import annotations

from math import exp

from games.norwegian.view import NorwegianView, Player

_BLIND = 2.0
"""How many cards a face-down card counts for: it may bring the pile with it."""

_SPREAD = 3.0
"""By how many cards one is ahead to be sure of it, so to speak (logistic)."""


def estimate(view: NorwegianView) -> tuple[float, ...]:
    """Guess by seat the share of its rivals that it will leave behind: who has fewer cards."""
    burdens = [_burden(player) for player in view.players]
    rivals = len(burdens) - 1
    return tuple(
        (sum(1 / (1 + exp((burden - other) / _SPREAD)) for other in burdens) - 1 / 2) / rivals
        for burden in burdens
    )


def _burden(player: Player) -> float:
    return player.hand + len(player.face_up) + _BLIND * sum(player.face_down)
