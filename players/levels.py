"""How well a computer plays: levels differ in how long they think, never in rules or knowledge."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How well a computer plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    @property
    def rollouts(self) -> int:
        """How many roll-outs a decision may cost."""
        return _ROLLOUTS[self]


_ROLLOUTS = {Level.EASY: 6, Level.MEDIUM: 50, Level.HARD: 300}
