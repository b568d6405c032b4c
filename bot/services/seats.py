"""The people at a game under way: seats on offer, claims, and who keeps a table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.model.refusal import Refused
from bot.model.table import Person, Player, Status, Table, TableId
from bot.model.times import to_ms
from bot.services.outbox import Outbox
from bot.store.rows import Change, DeadlineRow, PastOccupancyRow, Row
from bot.table.live_table import LiveTable
from bot.table.running_game import RunningGame
from bot.transitions import inactivity, occupancy, takeovers
from bot.transitions.moves import PendingMove
from games.api import Event, Seat

CLOSED = (Status.OVER, Status.CANCELLED, Status.EXPIRED)


class Seats(Outbox):
    """Changes who sits where once a game has started."""

    _now: Callable[[], datetime]
    _stale: timedelta

    @abstractmethod
    async def _step(
        self,
        live: LiveTable,
        running: RunningGame,
        answer: PendingMove,
        names: Change = (),
        *,
        settle: bool = True,
    ) -> tuple[LiveTable, tuple[Event, ...]]:
        """Put an answer to the rules and store what they make of it."""

    async def offer(self, table_id: TableId, person: Person, seat: Seat) -> Table:
        """Offer the seat of somebody who missed a turn, as the host of the table.

        Raises:
            Refused: ``not-host``, ``nothing-missed`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: int) -> tuple[LiveTable, list[Row]]:
            if live.table.host.id != person.id:
                raise Refused("not-host", host=live.table.host.name)
            player = player_in(live, seat)
            if player.gone or player.person.id == person.id or not player.sitting.in_a_row:
                raise Refused("nothing-missed", name=player.person.name)
            return takeovers.offer(live, seat, at)

        return await self._reseat(table_id, change)

    async def away(self, table_id: TableId, user_id: int) -> Table:
        """Offer the seat of somebody who is no longer on the server (F54)."""

        def change(live: LiveTable, at: int) -> tuple[LiveTable, list[Row]]:
            seat = live.table.seat_of(user_id)
            return (live, []) if seat is None else takeovers.offer(live, seat, at, away=True)

        return await self._reseat(table_id, change)

    async def back(self, table_id: TableId, person: Person) -> Table:
        """Give somebody their seat back, as long as nobody else has taken it.

        Raises:
            Refused: ``not-your-seat`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: int) -> tuple[LiveTable, list[Row]]:
            live, rows = takeovers.take_back_seat(live, person, at)
            live, kept = inactivity.clear_notice(live)
            return live, [*rows, *kept, occupancy.publish_row(live, at)]

        return await self._reseat(table_id, change)

    async def claim(self, table_id: TableId, person: Person, seat: Seat) -> Table:
        """Ask for a seat on offer; it is granted by one of those present, or if none objects.

        Raises:
            Refused: ``seat-not-offered``, ``already-seated``, ``barred``, ``seat-claimed``,
                ``already-claiming``, ``knows-a-hand``, ``has-seen-hands`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: int) -> tuple[LiveTable, list[Row]]:
            limit = live.pace.limit(optional=True)
            waits = takeovers.CLAIM_WAITS_MS if limit is None else int(limit.total_seconds() * 1000)
            return takeovers.claim(live, seat, person, at, waits)

        return await self._reseat(table_id, change)

    async def welcome(
        self, table_id: TableId, person: Person, seat: Seat, claimant: int | None = None
    ) -> Table:
        """Grant a claim, as one of those present.

        Raises:
            Refused: ``not-seated``, ``not-present``, ``no-claim`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: int) -> tuple[LiveTable, list[Row]]:
            occupancy.require_present(live, person)
            return takeovers.grant(live, seat, at, claimant)

        return await self._reseat(table_id, change)

    async def decline(
        self, table_id: TableId, person: Person, seat: Seat, claimant: int | None = None
    ) -> Table:
        """Object to a claim, as one of those present; the seat stays on offer.

        Raises:
            Refused: ``not-seated``, ``not-present``, ``no-claim`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: int) -> tuple[LiveTable, list[Row]]:
            occupancy.require_present(live, person)
            return takeovers.decline(live, seat, at, claimant)

        return await self._reseat(table_id, change)

    async def watch_hands(self, table_id: TableId, person: Person) -> None:
        """Note for ever that somebody is about to see the hands of a game under way.

        Raises:
            Refused: ``hands-not-for-players``, ``hands-while-claiming`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: int) -> tuple[LiveTable, list[Row]]:
            del at
            return takeovers.watch_hands(live, person)

        await self._reseat(table_id, change)

    async def tenures(self, table_id: TableId) -> tuple[PastOccupancyRow, ...]:
        """List the tenures that have ended at a table, by seat and in order."""
        live = await self._shelf.peek(table_id)
        return tuple(sorted(live.tenures))

    async def keep(self, table_id: TableId, person: Person) -> Table:
        """Put off the announced end of a table.

        Raises:
            Refused: ``not-seated`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: int) -> tuple[LiveTable, list[Row]]:
            if live.table.seat_of(person.id) is None:
                raise Refused("not-seated")
            live, rows = inactivity.keep(live, at, self._stale)
            return live, list(rows)

        return await self._reseat(table_id, change)

    async def _reseat(
        self, table_id: TableId, change: Callable[[LiveTable, int], tuple[LiveTable, list[Row]]]
    ) -> Table:
        async def work(live: LiveTable) -> Table:
            occupancy.require_playing(live)
            live, rows = change(live, to_ms(self._now()))
            return await self._commit(live, tuple(rows)) if rows else live.table

        return await self._shelf.change(table_id, work)

    async def _commit(self, live: LiveTable, change: Change) -> Table:
        if live.table.status in CLOSED:
            # What ended runs no clocks.
            change = tuple(row for row in change if not isinstance(row, DeadlineRow))
        return await self._shelf.commit(live, change)


def player_in(live: LiveTable, seat: Seat) -> Player:
    """Return who sits, or last sat, in a seat.

    Raises:
        Refused: the table has no such seat (``no-such-seat``).
    """
    player = next((p for p in live.table.players if p.seat == seat), None)
    if player is None:
        raise Refused("no-such-seat")
    return player
