"""Plans: answers in advance to foreseen questions."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.model.players import Person
from bot.model.refusal import require_seat
from bot.model.table import TableId
from bot.model.times import to_ms
from bot.repositories.tables import TableRepository
from bot.services.moves import Moves
from bot.table.live_table import LiveTable
from bot.transitions import occupancy, plans, standing_orders
from games.api import Move, Seat


class Plans:
    """Stores and drops plans; only their owner hears of it."""

    def __init__(self, tables: TableRepository, moves: Moves, now: Callable[[], datetime]) -> None:
        """Keep what it works with; nothing is cached here."""
        self._tables = tables
        self._moves = moves
        self._now = now

    async def add(self, table_id: TableId, person: Person, decision_id: str, move: Move) -> None:
        """Add an answer to a person's plan: to the question that they foresee next.

        It is played when that question comes, if it is still legal then, or now if it is open.

        Raises:
            Refused: ``not-seated``, ``no-seat-now``, or ``plan-outdated`` where another question
                comes next, or none, where the move does not answer it, or where they owe another
                answer first.
        """

        async def work(live: LiveTable) -> None:
            """Store the planned answer, then play what its moment has come for.

            Refuse a person without a seat in a running game, and an answer that does not fit what
            comes next. A timer for its moment is stored with it.
            """
            seat = _seat(live, person)
            live, rows = plans.add_answer(live, seat, decision_id, move)
            rows += standing_orders.plan_release(live, to_ms(self._now()))
            await self._tables.commit(live, tuple(rows))
            await self._moves.settle(live)

        await self._tables.change(table_id, work)

    async def drop(self, table_id: TableId, person: Person) -> None:
        """Drop a person's plan, and the notice about the end of one; nothing without either.

        Raises:
            Refused: ``not-seated`` or ``no-seat-now``.
        """

        async def work(live: LiveTable) -> None:
            live, rows = plans.drop_plan(live, _seat(live, person))
            await self._tables.commit(live, tuple(rows))

        await self._tables.change(table_id, work)


def _seat(live: LiveTable, person: Person) -> Seat:
    """Return a person's seat in a running game.

    Raises:
        Refused: ``no-seat-now`` if no game is under way, or ``not-seated``.
    """
    occupancy.require_playing(live)
    return require_seat(live.table, person)
