"""How well a computer plays: levels differ in how long they think, never in rules or knowledge."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How well a computer plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    def rollouts(self, game_id: str) -> int:
        """Return how many roll-outs a decision may cost in that game."""
        return _MORE.get((self, game_id), _ROLLOUTS[self])


_ROLLOUTS = {Level.EASY: 12, Level.MEDIUM: 50, Level.HARD: 200}

_MORE = {(Level.HARD, "vikings"): 800}
"""Where more roll-outs were measured to be worth their time (docs/computers.md)."""
