"""What a search has learnt at one question: how often each answer was tried and how well it did."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from games.api import Move
from games.playout import RandomPlayer

_CURIOSITY = 0.5
"""How much a move gains by having been tried less than others (UCB1)."""


class Arm:
    """One answer, over all worlds in which it could be given."""

    __slots__ = ("offered", "tried", "won")

    def __init__(self) -> None:
        self.offered = 0
        """How often it could have been given."""
        self.tried = 0
        self.won = 0.0
        """The sum of what came of it for the seat that gave it."""

    @property
    def mean(self) -> float:
        """What comes of it on average; 0 where it was never tried."""
        return self.won / self.tried if self.tried else 0.0


class Node:
    """A question as its seat sees it; the answers on offer may differ from world to world."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Move, Arm] = {}
        self.visits = 0

    def learn(self, move: Move, reward: float) -> None:
        """Remember what came of a move chosen here."""
        arm = self.arms[move]
        arm.tried += 1
        arm.won += reward
        self.visits += 1

    def introduce(self, move: Move) -> Move:
        """Take a move into account from now on, and return it."""
        self.arms.setdefault(move, Arm())
        return move

    def explore(self, moves: Sequence[Move], luck: RandomPlayer) -> Move:
        """Choose a move never tried, then the most promising, and the less tried sooner (UCB1)."""
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
        """Choose a move as often as it was chosen before: the habit of whoever is asked here."""
        left = luck.below(max(1, sum(self._tried(move) for move in moves)))
        for move in moves:
            left -= self._tried(move)
            if left < 0:
                return move
        return moves[luck.below(len(moves))]

    def _tried(self, move: Move) -> int:
        arm = self.arms.get(move)
        return arm.tried if arm else 0
