"""What a computer would do in somebody's place: advice for one person, at tables that allow it."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from cachetools import LRUCache

from bot.computers.problem import (
    Problem,
    Thinker,
    ThinkingError,
    Thought,
    ThoughtFailedError,
)
from bot.model.players import Person
from bot.model.refusal import Refused, require_seat
from bot.model.table import TableId
from bot.model.view import TableView
from bot.repositories.tables import TableRepository
from bot.services.computers.questions import problem_of
from bot.table.live_table import LiveTable
from games.api import Move, Seat
from players.levels import Level

_LOG = logging.getLogger(__name__)

_TWO = 2
_KEPT = 64
"""Most hints in the cache; a dropped one is computed again."""

_Key = tuple[int, Seat, str, bytes]
"""A question and all that its seat knows."""


class Hint(msgspec.Struct, frozen=True):
    """The move that a computer would make, and what it expects of it."""

    look: TableView
    """The game as the person saw it when they asked."""
    move: Move
    place: float
    """The expected place, counted from 1; of the camp, where there are camps."""
    of: int
    """How many places there are."""
    thought: Thought
    """Why."""

    @property
    def line(self) -> tuple[Move, ...]:
        """The move with the further steps of its answer."""
        return self.move, *self.thought.then

    @property
    def second_line(self) -> tuple[Move, ...]:
        """The second-best move with the further steps of its answer; empty without any."""
        second = self.thought.second
        return () if second is None else (second, *self.thought.second_then)

    @property
    def chance(self) -> float:
        """The share of games that it expects to win (0 to 1), in a game with two places."""
        return 2 - self.place

    @property
    def cost(self) -> float | None:
        """The places that the second-best move loses, as a share of all that can be lost (0 to 1).

        0 if it is expected to be no worse. None without a second move, or with fewer than two
        camps.
        """
        if self.thought.second_place is None or self.of < _TWO:
            return None
        return max(0.0, self.thought.second_place - self.place) / (self.of - 1)


class Advice:
    """Asks the thinker in a person's name; nothing of it is kept, and nobody else hears of it.

    The question is the one that a computer in that seat would be asked, so it knows no more than
    the person.
    """

    def __init__(self, tables: TableRepository, thinker: Thinker) -> None:
        """Begin with nothing asked; have one per process, as the last 64 thoughts are kept here."""
        self._tables = tables
        self._thinker = thinker
        self._thoughts: LRUCache[_Key, asyncio.Task[Thought]] = LRUCache(_KEPT)
        """What was asked last, under way or done."""

    async def ask(self, table_id: TableId, person: Person) -> Hint:
        """Return the move that the strongest computer would make at a person's open question.

        The same question in the same position is thought about once, also for several who ask.
        Nothing is stored. A search that fails is logged.

        Raises:
            Refused: ``not-seated``, ``hints-off``, ``hint-unneeded`` where they owe no answer or
                have no choice, ``hint-busy`` if no answer was found, ``hint-stale`` if something
                else is asked by the time it was, or as the table's status has it without a game.
        """
        live = await self._tables.peek(table_id)
        look = _look(live, person)
        running, question = live.under_way, look.question
        assert question is not None
        decision = question.decision
        problem = problem_of(live, running, decision.id, decision.seat, Level.HARD, weighed=True)
        thinking = self._thought(problem)
        # One who stops waiting must not take the thought from the others, and its error is raised
        # for none of them: raised twice it could cause itself.
        await asyncio.wait((thinking,))
        error = None if thinking.cancelled() else thinking.exception()
        if isinstance(error, ThoughtFailedError):
            _LOG.error(
                "AI worker failed on advice for question %s of table %d; none was given (%s)",
                decision.id,
                table_id,
                error,
            )
        if isinstance(error, ThinkingError):
            raise Refused("hint-busy") from error
        thought = thinking.result()
        if thought.place is None or thought.move not in look.legal:
            # The files of another release lie where the worker was started from meanwhile.
            raise Refused("hint-busy")
        now = _look(await self._tables.peek(table_id), person).question
        assert now is not None
        if now.decision.id != decision.id:
            raise Refused("hint-stale")
        return Hint(look, thought.move, thought.place, len(set(problem.camps)), thought)

    def _thought(self, problem: Problem) -> asyncio.Task[Thought]:
        """Return the task that thinks about a problem; start one only if none runs or is done.

        A failed or cancelled task is replaced. At most 64 are remembered.
        """
        key = (problem.table, problem.seat, problem.salt, bytes(problem.state))
        known = self._thoughts.get(key)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            known = self._thoughts[key] = asyncio.create_task(self._thinker.think(problem))
        return known


def _look(live: LiveTable, person: Person) -> TableView:
    """Return the view of a person who may ask for a hint now.

    Raises:
        Refused: ``not-seated``, ``hints-off`` or ``hint-unneeded``, as :meth:`Advice.ask`, or as
            the table's status has it without a game.
    """
    seat = require_seat(live.table, person)
    if not live.table.gives_hints:
        raise Refused("hints-off")
    look = live.look(seat)
    if not look.has_a_choice:
        raise Refused("hint-unneeded")
    return look
