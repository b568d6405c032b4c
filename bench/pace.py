"""Moves a second of 50 tables, and how long one waits alone: two figures beside one floor."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from bench.figure import Figure

AT_ONCE = 50


class Pace(NamedTuple):
    """What one way of writing moves achieved."""

    per_second: float
    p50_ms: float


class Goal(NamedTuple):
    """What both figures should be of their floor."""

    at_once: float
    alone: float


def pace(taken: Sequence[float], spent: float) -> Pace:
    """Sum up how many seconds each move took, and all of them together."""
    return Pace(len(taken) / spent, median(taken) * 1000)


def paces(
    name: str,
    ways: tuple[Sequence[Pace], Sequence[Pace], Sequence[Pace]],
    beside: str,
    goal: Goal,
    wanting: str,
) -> tuple[Figure, Figure]:
    """Hold what was achieved at 50 tables and at one against the floor, the first of the ways."""
    bare, fifty, alone = ways
    return (
        Figure(
            name=f"{name}: moves of {AT_ONCE} tables at once",
            ours=median(one.per_second for one in fifty),
            unit="moves/s",
            floor=median(one.per_second for one in bare),
            beside=f"{beside} each",
            sense="at least",
            target=goal.at_once,
            wanting=wanting,
        ),
        Figure(
            name=f"{name}: a move of one table alone, p50",
            ours=median(one.p50_ms for one in alone),
            unit="ms",
            floor=median(one.p50_ms for one in bare),
            beside=beside,
            sense="at most",
            target=goal.alone,
            wanting=wanting,
        ),
    )
