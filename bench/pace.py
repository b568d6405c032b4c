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
    """Targets of both figures, as multiples of the floor."""

    at_once: float
    alone: float


def pace(taken: Sequence[float], spent: float) -> Pace:
    """Return moves a second and their median in ms.

    ``taken`` are the seconds of each move, ``spent`` those of all together.
    """
    return Pace(len(taken) / spent, median(taken) * 1000)


def paces(
    name: str,
    ways: tuple[Sequence[Pace], Sequence[Pace], Sequence[Pace]],
    beside: str,
    goal: Goal,
    wanting: str,
) -> tuple[Figure, Figure]:
    """Return the figures for throughput at 50 tables and latency at one, each with its floor.

    ``ways`` are the repeated runs: the floor, 50 tables at once, one table alone.
    """
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
