"""Stand-ins for the worker that thinks for computers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import games
from bot.computers.problem import Problem, ThinkingError, Thought
from games.api import AnyGame, State
from games.codec import load_state
from games.playout import RandomPlayer


class QuickThinker:
    """Answers at once, with a move that depends on nothing but the problem."""

    def __init__(self, find: Callable[[str], AnyGame] = games.find) -> None:
        self._find = find
        self.problems: list[Problem] = []
        """Everything that was asked."""
        self.failures: list[ThinkingError] = []
        """What happens to the next problems instead."""
        self.expected = 0
        """How long an answer is said to take."""
        self.held: asyncio.Event | None = None
        """While there is one, nobody is answered before it is set."""
        self.waiting: Callable[[Awaitable[bool]], Awaitable[bool]] = _just
        """How that is waited for."""

    async def think(self, problem: Problem) -> Thought:
        """Answer a problem.

        Raises:
            ThinkingError: the test wants it.
        """
        self.problems.append(problem)
        if self.held is not None:
            await self.waiting(self.held.wait())
        if self.failures:
            raise self.failures.pop(0)
        game = self._find(problem.game)
        state: State = load_state(game, bytes(problem.state), game.version)
        moves = tuple(game.legal_moves(state, problem.seat))
        chosen = moves[RandomPlayer(problem.salt).below(len(moves))]
        return Thought(chosen, 1.5 if problem.weighed else None)

    def expected_ms(self) -> int:
        """Guess how long an answer takes."""
        return self.expected


async def _just(waiting: Awaitable[bool]) -> bool:
    return await waiting
