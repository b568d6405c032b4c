"""How well a computer plays: levels differ in how long they think, never in rules or knowledge."""

from __future__ import annotations

from enum import StrEnum

from games.api import AnyGame
from games.optional.thinking import RewardsThought


class Level(StrEnum):
    """How well a computer plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    def rollouts(self, game: AnyGame) -> int:
        """Return how many roll-outs a decision may cost in a game."""
        if self is Level.HARD and isinstance(game, RewardsThought):
            return game.strong_rollouts
        return _ROLLOUTS[self]


_ROLLOUTS = {Level.EASY: 12, Level.MEDIUM: 50, Level.HARD: 200}
