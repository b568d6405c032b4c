"""Random legal play, the same for the same seed: for the simulator, the tests and the pictures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Generic

import msgspec

from games.api import Applied, Decision, Options
from games.game import M, Rules, S, V
from games.rng import Rng

_POOL = 1 << 64
_SPARE = 1 << 20
LONGEST = 20_000
"""Most moves of a random game; whatever plays one to its end would wait for ever else."""


class EndlessError(ValueError):
    """A random game is not over after :data:`LONGEST` moves."""


class UnanswerableError(ValueError):
    """A question has no legal answer."""


class RandomPlayer:
    """Answers open questions at random; a bias below one in a million is accepted for speed."""

    def __init__(self, seed: str) -> None:
        """Begin with the luck of ``seed``, of which nothing is drawn yet."""
        self._rng = Rng(seed)
        self._pool = 0
        self._left = 1

    def below(self, bound: int) -> int:
        """Draw an integer from 0 to ``bound - 1``; many draws share one block of luck.

        Values are as good as equally likely for bounds up to 2**44.
        """
        if self._left < _SPARE * bound:
            self._pool, self._rng = self._rng.below(_POOL)
            self._left = _POOL
        self._pool, value = divmod(self._pool, bound)
        self._left //= bound
        return value

    def choose(self, game: Rules[S, M, V], state: S) -> tuple[Decision, M] | None:
        """Choose at random an open question, then a legal answer of its seat; return both.

        None when the game is over. Questions that have been answered but may change are chosen too.

        Raises:
            UnanswerableError: the question has no legal answer.
        """
        open_questions = game.decisions(state)
        if not open_questions:
            return None
        decision = open_questions[self.below(len(open_questions))]
        moves = tuple(game.legal_moves(state, decision.seat))
        if not moves:
            raise UnanswerableError(
                f"legal_moves() of {game.id} yields nothing for seat {decision.seat}, which is"
                f" asked {str(decision.prompt)!r} ({decision.id})"
            )
        return decision, moves[self.below(len(moves))]


class Step(msgspec.Struct, Generic[S, M], frozen=True, gc=False):
    """One move of a play-out with its result."""

    before: S
    decision: Decision
    move: M
    applied: Applied[S]


def steps(game: Rules[S, M, V], start: S, seed: str) -> Iterator[Step[S, M]]:
    """Play at random from ``start`` to the end of the game, and yield each move with its result.

    Raises:
        EndlessError: the game is not over after :data:`LONGEST` moves.
        UnanswerableError: a question has no legal answer.
    """
    player = RandomPlayer(seed)
    state = start
    moves = 0
    while choice := player.choose(game, state):
        if moves == LONGEST:
            seats = game.seat_count(start)
            raise EndlessError(
                f"a random game of {game.id} for {seats} is not over after {LONGEST} moves"
            )
        moves += 1
        decision, move = choice
        applied = game.apply(state, decision.seat, move)
        yield Step(state, decision, move, applied)
        state = applied.state


def play(
    game: Rules[S, M, V], seats: int, options: Options, seed: str, moves: int | None = None
) -> S:
    """Return the state after ``moves`` random moves, or at the end where that comes first.

    ``moves`` of None plays to the end. ``game.view(state, seat)`` shows what comes back.

    Raises:
        EndlessError: the game is not over after :data:`LONGEST` moves.
        UnanswerableError: a question has no legal answer.
    """
    state = game.start(seats, options, seed).state
    for step in islice(steps(game, state, f"{seed}/moves"), moves):
        state = step.applied.state
    return state
