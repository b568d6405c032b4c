"""Answers that people give in advance, kept and released."""

from __future__ import annotations

from bot.model.refusal import Refused
from bot.model.table import Person, Table, TableId
from bot.model.times import to_ms
from bot.services.seats import Seats
from bot.store.rows import Row
from bot.table.live_table import LiveTable
from bot.transitions import occupancy, standing_orders
from bot.transitions.moves import PendingMove


class Advance(Seats):
    """Answers for people as they said, when that gives nothing away."""

    async def answer_for(self, table_id: TableId, person: Person, key: str, *, on: bool) -> Table:
        """Answer a kind of question in advance for a person, or ask them again.

        Raises:
            Refused: ``not-seated``, ``no-such-standing`` or ``no-seat-now``.
        """

        async def work(live: LiveTable) -> Table:
            occupancy.require_playing(live)
            seat = live.table.seat_of(person.id)
            if seat is None:
                raise Refused("not-seated")
            at = to_ms(self._now())
            change = (
                standing_orders.set_order(live, seat, key, at)
                if on
                else standing_orders.clear_order(live, seat, key)
            )
            live, rows = change
            await self._commit(live, (*rows, occupancy.publish_row(live, at)))
            return (await self._settle(live)).table

        return await self._shelf.change(table_id, work)

    async def _settle(self, live: LiveTable, *, at_last: bool = False) -> LiveTable:
        """Give the answers that are to be released now, one after the other."""
        while answers := standing_orders.answers_to_release(live, at_last=at_last):
            decision_id, seat, move = answers[0]
            running = live.running
            assert running is not None
            try:
                live, _ = await self._step(
                    live, running, PendingMove(seat, decision_id, move, "standing"), settle=False
                )
            except Refused as refused:
                if not refused.key.startswith("rule-"):
                    raise
                # The game does not take what it offered: the person is asked.
                rows: list[Row] = []
                for of, key in live.standing:
                    if of == seat:
                        live, ended = standing_orders.clear_order(live, seat, key)
                        rows += ended
                await self._commit(live, tuple(rows))
        return live
