"""Estimate seats' chances from weighted features."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

_FAR = 30.0
"""Log-odds beyond which a chance no longer changes."""


def merit(weights: Sequence[float], features: Sequence[float]) -> float:
    """Return the weighted sum of features, in log-odds."""
    return sum([weight * feature for weight, feature in zip(weights, features, strict=True)])


def chance(lead: float) -> float:
    """Return the chance to end ahead of a rival, from the lead in merit."""
    return 1 / (1 + exp(-min(max(lead, -_FAR), _FAR)))


def shares(merits: Sequence[float]) -> tuple[float, ...]:
    """Return, by seat, the expected part of its rivals that it leaves behind, 0 to 1.

    ``merits`` are those of all seats, at least two, in log-odds.
    """
    rivals = len(merits) - 1
    return tuple(
        [(sum([chance(own - other) for other in merits]) - 1 / 2) / rivals for own in merits]
    )
