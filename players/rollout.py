"""Roll-outs: how a game might go on, played by rule of thumb, and what it then is worth."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Decision, Move, Rules, State
from games.playout import RandomPlayer
from games.rng import Rng
from players.position import Position
from players.rewards import Rewards, rewards_of, shared

_LAST = 4000
"""How many moves a roll-out takes in any case; who plays on so long is as good as anybody."""

_SENSIBLE = 80
"""How many moves of a hundred are what the rules answer for somebody absent; the others any."""

_HABITUAL = 97
"""How many moves of a hundred follow the habits of players, where a game knows them."""


def first_owed(questions: tuple[Decision, ...]) -> Decision:
    """Return the question that is answered next: the first in the order of play."""
    return next(decision for decision in questions if not decision.answered)


class Rollouts:
    """Plays games on from one salt."""

    def __init__(self, position: Position, salt: str, luck: RandomPlayer) -> None:
        """Play on from a position, for the seat that thinks, up to the game's horizon from now.

        Where the game has habits of its own, nearly all moves follow them.
        """
        self._game = position.game
        self._seat = position.seat
        self._camps = position.camps
        self._salt = salt
        self._luck = luck
        self._until = self._game.clock(position.state) + self._game.horizon
        has_habits = type(self._game).habit is not Rules.habit
        self._sensible = _HABITUAL if has_habits else _SENSIBLE
        self._drawn = 0

    def play_on(self, state: State) -> Rewards:
        """Play a position on and return each seat's reward.

        It ends with the game, or at the horizon, where positions are estimated from what the seat
        that thinks knows. After ``_LAST`` moves all have 0.5.
        """
        game = self._game
        for _ in range(_LAST):
            if not (questions := game.decisions(state)):
                return self.judge(state)
            if game.horizon and game.clock(state) >= self._until:
                return shared(game.estimate(state, self._seat), self._camps)
            decision = first_owed(questions)
            state = game.apply(state, decision.seat, self._move(state, decision)).state
        return tuple(0.5 for _ in self._camps)

    def judge(self, state: State) -> Rewards:
        """Return each seat's reward for a finished game, by the final places."""
        outcome = self._game.outcome(state)
        assert outcome is not None
        return rewards_of(outcome, self._camps)

    def sensible_move(self, state: State, decision: Decision, moves: Sequence[Move]) -> Move:
        """Return the move of ``moves`` that the game's habits choose, with new luck each time.

        They are asked even where there is one move.
        """
        self._drawn += 1
        luck = Rng(self._salt, self._drawn)
        move: Move = self._game.habit(state, decision.seat, moves, luck)
        return move

    def _move(self, state: State, decision: Decision) -> Move:
        """Return the next move of a rollout: the only one, mostly a sensible one, else any."""
        moves: tuple[Move, ...] = tuple(self._game.legal_moves(state, decision.seat))
        if len(moves) == 1:
            return moves[0]
        if self._luck.below(100) < self._sensible:
            return self.sensible_move(state, decision, moves)
        return moves[self._luck.below(len(moves))]
