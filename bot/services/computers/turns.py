"""Computers at the tables: seated by a host, and brought to answer when they are asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime

from cachetools import LRUCache

from bot.clocks.computers import Moment, answers_at, stands_in_at, step_timer
from bot.clocks.deadlines import deadline_row
from bot.computers.problem import (
    Problem,
    Thinker,
    ThinkerBusyError,
    ThinkerDiedError,
    Thought,
    ThoughtFailedError,
)
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Table, TableId
from bot.model.timers import TimerKind
from bot.model.times import Millis, to_ms
from bot.repositories.tables import TableRepository
from bot.rows.change import Change
from bot.rows.clocks import TimerRow
from bot.services.computers.questions import level_asked, problem_of
from bot.services.guild_settings import GuildSettings
from bot.services.moves import Moves
from bot.table.live_table import LiveTable
from bot.table.running_game import RunningGame
from bot.transitions import computers, standing_orders
from bot.transitions.windows import Given
from games.api import Move, Seat
from games.rng import Rng
from players.levels import Level

_LOG = logging.getLogger(__name__)

_DEATHS = 2
"""Worker crashes on one question after which the computer makes the default move."""
SLACK = 3
"""How much longer than expected a thought may take before its moment passes, as a rule."""
_LATER_MS = 60_000
"""When a limit that has passed is looked at again, should the computer not have answered yet."""
_KEPT = 256
"""How many thoughts wait for their moment; one that is lost is thought again."""

_Key = tuple[TableId, str, Seat]
"""A question to a computer: the table, the decision's id and the seat."""


class Computers:
    """Seats computers, and answers for them what :class:`Thinker` thinks of.

    A question to a computer is a timer of its table: it rings once for it to think, and again for
    its answer. Thoughts are in memory alone; after a crash the timer rings all the same.
    """

    def __init__(
        self,
        tables: TableRepository,
        moves: Moves,
        servers: GuildSettings,
        thinker: Thinker,
        now: Callable[[], datetime],
    ) -> None:
        """Begin with no question thought about; no task is started.

        Have one per process: thoughts and the moments of answers are kept here, the last 256 of
        each.
        """
        self._tables = tables
        self._moves = moves
        self._servers = servers
        self._thinker = thinker
        self._now = now
        self._thinking: dict[_Key, asyncio.Task[None]] = {}
        self._thoughts: LRUCache[_Key, Thought | None] = LRUCache(_KEPT)
        """What was thought of, and waits for its moment; None if nothing could be."""
        self._moments: LRUCache[_Key, Moment] = LRUCache(_KEPT)
        """When each question is answered, settled before it is known how long it takes to think."""
        self.drawn_again = 0
        """How many moments passed before a thought was ready."""

    @property
    def thinking(self) -> int:
        """How many questions are being thought about, or wait in the queue for that."""
        return len(self._thinking)

    async def add(self, table_id: TableId, person: Person, level: Level) -> Table:
        """Seat one more computer in a lobby, as its host.

        Raises:
            Refused: ``not-host``, ``table-full``, ``seats-kept``, ``no-computers`` where the server
                wants none, or as the table's status has it if it is no lobby.
        """

        async def work(live: LiveTable) -> Table:
            await self._check_wanted(live)
            return await self._tables.commit(*computers.add(live, person, level, self._now()))

        return await self._tables.change(table_id, work)

    async def remove(self, table_id: TableId, person: Person, given: str) -> Table:
        """Free the seat of the computer named ``given`` in a lobby, as its host.

        The name comes without the sign of computers. Those behind it move up.

        Raises:
            Refused: ``not-host``, ``no-computer``, or as the table's status has it if it is no
                lobby.
        """
        return await self._tables.apply(
            table_id, lambda live: computers.remove(live, person, given, self._now())
        )

    async def _check_wanted(self, live: LiveTable) -> None:
        """Raise Refused (``no-computers``) where the server wants no computers."""
        setting = await self._servers.setting(live.table.guild_id)
        if not setting.limits.computers:
            raise Refused("no-computers")

    async def take_turn(
        self, live: LiveTable, decision_id: str, seat: Seat
    ) -> tuple[LiveTable, Change]:
        """Have a computer think about a question, or play its answer; the caller holds the lane.

        The answer is played at a moment drawn beforehand, so that thinking time does not show; if
        it is not ready by then, a later moment is drawn. Nothing happens if no computer owes an
        answer any more. An answer is stored here; the timer is for the caller to store.

        Returns:
            The table after that, and the timer for the next look; no rows if there is none.
        """
        at = to_ms(self._now())
        key = (live.table.id, decision_id, seat)
        level = level_asked(live, decision_id, seat, at)
        if level is None or live.running is None:
            # Somebody took their seat back, or was given more time.
            self._forget(key)
            return live, ()
        moment = self._moment(live, live.running, key, at)
        if key in self._thoughts and at >= moment.at:
            after = await self._answer(live, live.running, key)
            return after, _next_step(after, decision_id, seat, at)
        if at >= moment.at:
            moment = self._draw_again(live.running, key, at)
        if key not in self._thinking and key not in self._thoughts:
            problem = problem_of(live, live.running, decision_id, seat, level)
            task = asyncio.create_task(self._think(key, problem))
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._thinking.pop(key, None))
        return live, (_timer(live, decision_id, seat, moment.at),)

    async def stand_in(self, table_id: TableId, decision_id: str, seat: Seat) -> bool:
        """Let a computer answer for somebody whose time is up, if the table wants that.

        A timer has it think now; the stored deadline is put off by a minute, until which it should
        have answered. What players see of the deadline stays as it is.

        Returns:
            False, and nothing is stored, if the table has no stand-in, the time is not up, or the
            seat said its answer beforehand: then the caller answers. True otherwise.
        """

        async def work(live: LiveTable) -> bool:
            """Put the deadline off and start the computer's timer, if it is to answer.

            Return True then. False, with nothing stored, without a stand-in, before the time is up,
            or if the seat said its answer beforehand.
            """
            running, at = live.running, to_ms(self._now())
            key = (decision_id, seat)
            if running is None or live.table.terms.stand_in is None:
                return False
            if running.due.get(key, at + 1) > at or key in standing_orders.answers_given(live):
                return False
            later = deadline_row(live, key)._replace(due_at=at + _LATER_MS)
            await self._tables.commit(live, (later, _timer(live, decision_id, seat, at)))
            return True

        return await self._tables.change(table_id, work, bounded=False)

    async def close(self) -> None:
        """Cancel all thinking, and wait until it has stopped; the timers stay stored."""
        thinking = [*self._thinking.values()]
        for task in thinking:
            task.cancel()
        if thinking:
            await asyncio.wait(thinking)

    def draw_anew(self) -> None:
        """Forget when computers were to answer, as the clock was set back; thoughts are kept."""
        self._moments.clear()

    def _moment(self, live: LiveTable, running: RunningGame, key: _Key, at: Millis) -> Moment:
        """Return the moment at which a question is answered; draw it at the first call.

        It is drawn again once answers are heard sooner, as in an evening that has begun since. It
        is in memory only: after a crash it is drawn again, too.
        """
        known, usual = self._moments.get(key), answers_at(running.posed[key[1:]])
        if live.table.players[key[2]].computer is None:
            usual = min(usual, stands_in_at(at))
        if known is None or usual < known.usual:
            expected = SLACK * self._thinker.expected_ms()
            self._moments[key] = Moment.first(usual, at, expected)
        return self._moments[key]

    def _draw_again(self, running: RunningGame, key: _Key, at: Millis) -> Moment:
        """Draw a later moment for an answer that is not ready, or found no room in the queue.

        It is counted in ``drawn_again``.
        """
        self.drawn_again += 1
        luck = Rng(f"{running.salt(*key[1:])}/{self.drawn_again}")
        self._moments[key] = self._moments[key].again(at, luck)
        return self._moments[key]

    def _forget(self, key: _Key) -> None:
        """Forget what a computer thought of a question and when it is to answer."""
        self._thoughts.pop(key, None)
        self._moments.pop(key, None)

    async def _think(self, key: _Key, problem: Problem) -> None:
        """Think about a problem and keep the thought until its moment, None if the search failed.

        If the queue is full nothing is kept, and the timer starts it again.
        """
        try:
            self._thoughts[key] = await self._thought(key, problem)
        except ThinkerBusyError:
            return

    async def _thought(self, key: _Key, problem: Problem) -> Thought | None:
        """Return what a worker thinks of a problem; None if it failed: play the default move.

        A worker that crashes is tried once more. A failure is logged.

        Raises:
            ThinkerBusyError: the queue is full.
        """
        for _ in range(_DEATHS):
            try:
                return await self._thinker.think(problem)
            except ThinkerDiedError:
                continue
            except ThoughtFailedError as error:
                _LOG.error(
                    "AI worker failed on question %s of table %d; playing the default move (%s)",
                    key[1],
                    key[0],
                    error,
                )
                return None
        _LOG.error(
            "AI worker crashed repeatedly on question %s of table %d; playing the default move",
            key[1],
            key[0],
        )
        return None

    async def _answer(self, live: LiveTable, running: RunningGame, key: _Key) -> LiveTable:
        """Play the computer's move if it is still legal, else the default move; return the table.

        The thought and its moment are dropped. The cause is ``computer`` for a seat of its own,
        else ``stand-in``.
        """
        _, decision_id, seat = key
        thought = self._thoughts.pop(key)
        self._moments.pop(key, None)
        luck = running.luck(decision_id, seat)
        # What was thought of may have been overtaken by what others answered meanwhile.
        legal = running.game.legal_moves(running.state, seat)
        if thought is not None and thought.move in legal:
            move: Move = thought.move
        else:
            move = running.game.default_move(running.state, seat, luck)
        own = live.table.players[seat].computer is not None
        given = Given(decision_id, seat, move, "computer" if own else "stand-in")
        return await self._moves.give(live, given)


def _timer(live: LiveTable, decision_id: str, seat: Seat, at: Millis) -> TimerRow:
    return TimerRow(live.table.id, TimerKind.COMPUTER, at, seat, decision_id)


def _next_step(live: LiveTable, decision_id: str, seat: Seat, at: Millis) -> Change:
    """Return the timer for the next step of a computer's answer; empty if it owes none."""
    if level_asked(live, decision_id, seat, at) is None:
        return ()
    return (step_timer(live.table.id, decision_id, seat, at),)
