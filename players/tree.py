"""Search statistics at one question: visits and mean reward of each answer."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from games.api import Move
from games.playout import RandomPlayer

_CURIOSITY = 0.5
"""Exploration constant of UCB1."""


class Arm:
    """Statistics of one answer, over all worlds in which it was legal."""

    __slots__ = ("offered", "tried", "won")

    def __init__(self) -> None:
        """Begin with an answer that was never offered or tried."""
        self.offered = 0
        """How often it could have been given."""
        self.tried = 0
        self.won = 0.0
        """The sum of what came of it for the seat that gave it."""

    @property
    def mean(self) -> float:
        """Return the mean reward; 0 if the answer was never tried."""
        return self.won / self.tried if self.tried else 0.0


class Node:
    """A question as its seat sees it; legal answers may differ between sampled worlds."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Move, Arm] = {}
        self.visits = 0

    def learn(self, move: Move, reward: float) -> None:
        """Add the reward of a move that was chosen here; it has to be a candidate."""
        arm = self.arms[move]
        arm.tried += 1
        arm.won += reward
        self.visits += 1

    def introduce(self, move: Move) -> Move:
        """Add a move to the candidates and return it."""
        self.arms.setdefault(move, Arm())
        return move

    def explore(self, moves: Sequence[Move], luck: RandomPlayer) -> Move:
        """Return a candidate never tried, else the one with the highest UCB1 value.

        Of ``moves`` that are no candidates yet, a random one becomes one first. Candidates that are
        looked at count as offered once more.
        """
        arms = self.arms
        new = [move for move in moves if move not in arms]
        if new:
            self.introduce(new[luck.below(len(new))])
        chosen, best = moves[0], -1.0
        for move in moves:
            if (arm := arms.get(move)) is None:
                continue
            arm.offered += 1
            if not arm.tried:
                return move
            promise = arm.won / arm.tried + _CURIOSITY * sqrt(log(arm.offered) / arm.tried)
            if promise > best:
                chosen, best = move, promise
        return chosen

    def sample(self, moves: Sequence[Move], luck: RandomPlayer) -> Move:
        """Draw one of ``moves`` in proportion to its visits; any at random if none was tried."""
        left = luck.below(max(1, sum(self._tried(move) for move in moves)))
        for move in moves:
            left -= self._tried(move)
            if left < 0:
                return move
        return moves[luck.below(len(moves))]

    def _tried(self, move: Move) -> int:
        """Return how often a move was tried."""
        arm = self.arms.get(move)
        return arm.tried if arm else 0
