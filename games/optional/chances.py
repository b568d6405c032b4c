"""From what a seat has to its chances: features weighed, and merits held against each other."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

_FAR = 30.0
"""Beyond these odds nothing changes any more."""


def merit(weights: Sequence[float], features: Sequence[float]) -> float:
    """Return what features are worth by their weights, in odds as a logistic curve takes them."""
    return sum([weight * feature for weight, feature in zip(weights, features, strict=True)])


def chance(lead: float) -> float:
    """Return how likely it is to end ahead of somebody of whom one leads by so much merit."""
    return 1 / (1 + exp(-min(max(lead, -_FAR), _FAR)))


def shares(merits: Sequence[float]) -> tuple[float, ...]:
    """Guess by seat which share of its rivals it will leave behind, from the merits of all."""
    rivals = len(merits) - 1
    return tuple(
        [(sum([chance(own - other) for other in merits]) - 1 / 2) / rivals for own in merits]
    )
