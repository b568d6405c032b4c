"""Roll-outs: how a game might go on, played by rule of thumb, and what it then is worth."""

from __future__ import annotations

from games.api import Decision, Estimates, Move, State
from games.playout import RandomPlayer
from games.rng import Rng
from players.position import Position
from players.rewards import Rewards, rewards_of, shared

_BOUND = 4
"""How many moves for every seat at the table a roll-out takes where the game can be judged then."""

_LAST = 4000
"""How many moves a roll-out takes in any case; who plays on so long is as good as anybody."""

_SENSIBLE = 80
"""How many moves of a hundred are the default move; the others are drawn from all."""


class Rollouts:
    """Plays games on from one salt."""

    def __init__(self, position: Position, salt: str, luck: RandomPlayer) -> None:
        self._game = position.game
        self._seat = position.seat
        self._camps = position.camps
        self._salt = salt
        self._luck = luck
        self._estimates = position.game if isinstance(position.game, Estimates) else None
        self._bound = _BOUND * len(position.camps)
        self._drawn = 0

    def play_on(self, state: State) -> Rewards:
        """Play a few moves, or to the end of a game that cannot be judged before."""
        game = self._game
        for moves in range(_LAST):
            if not (questions := game.decisions(state)):
                return self.judge(state)
            if moves >= self._bound and self._estimates is not None:
                return self._estimate(self._estimates, state)
            decision = self._next(questions)
            state = game.apply(state, decision.seat, self._move(state, decision)).state
        return tuple(0.5 for _ in self._camps)

    def judge(self, state: State) -> Rewards:
        """Return what a game that is over is worth."""
        outcome = self._game.outcome(state)
        assert outcome is not None
        return rewards_of(outcome, self._camps)

    def sensible_move(self, state: State, decision: Decision) -> Move:
        """Return what the rules would answer for somebody absent, each time with new luck."""
        self._drawn += 1
        luck = Rng(self._salt, self._drawn)
        move: Move = self._game.default_move(state, decision.seat, luck)
        return move

    def _estimate(self, estimates: Estimates, state: State) -> Rewards:
        return shared(estimates.estimate(self._game.view(state, self._seat)), self._camps)

    def _next(self, questions: tuple[Decision, ...]) -> Decision:
        """Choose who answers next: in a window that the first answer closes, anybody may be."""
        if len(questions) == 1:
            return questions[0]
        owed = [decision for decision in questions if not decision.answered]
        return owed[self._luck.below(len(owed))]

    def _move(self, state: State, decision: Decision) -> Move:
        moves: tuple[Move, ...] = tuple(self._game.legal_moves(state, decision.seat))
        if len(moves) == 1:
            return moves[0]
        if self._luck.below(100) < _SENSIBLE:
            return self.sensible_move(state, decision)
        return moves[self._luck.below(len(moves))]
