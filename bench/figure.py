"""A measured figure beside its floor, and the interleaved rounds that it comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured, what it is held against, and what it should be."""

    name: str
    ours: float
    unit: str
    floor: float | None = None
    """The same measure of the floor or peer, in the same unit; None if there is none."""
    beside: str = ""
    """What the floor or peer is."""
    sense: Literal["at least", "at most", "none"] = "none"
    target: float | None = None
    """Of the ratio where there is a floor, else of the figure itself."""
    wanting: str = ""
    """What it would take, for a figure that falls short."""

    @property
    def ratio(self) -> float | None:
        """The figure divided by its floor."""
        return None if self.floor is None else self.ours / self.floor

    @property
    def met(self) -> bool | None:
        """Return True if the target is met, by the ratio or without a floor by the figure.

        False also without a target; None only for the sense ``none``: the figure is held to
        nothing.
        """
        held = self.ours if self.ratio is None else self.ratio
        match self.sense:
            case "at least":
                return self.target is not None and held >= self.target
            case "at most":
                return self.target is not None and held <= self.target
            case _:
                return None


def interleaved(rounds: int, *ways: Callable[[], T]) -> list[list[T]]:
    """Run all ways in turn, round after round; return the list of results of each way."""
    results: list[list[T]] = [[] for _ in ways]
    for _ in range(rounds):
        for way, found in zip(ways, results, strict=True):
            found.append(way())
    return results
