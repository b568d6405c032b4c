"""AI levels, which differ in thinking time, never in rules or knowledge."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """The level of a computer."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    @property
    def rollouts(self) -> int:
        """Return the most roll-outs for one decision."""
        return _ROLLOUTS[self]


_ROLLOUTS = {Level.EASY: 6, Level.MEDIUM: 50, Level.HARD: 300}
