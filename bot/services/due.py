"""What falls due at the tables: deadlines, timers, calls and reminders, and the sign of life."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from functools import partial

from bot.clocks import filling, jumps, stops
from bot.clocks.deadlines import call_or_remind
from bot.model.pace import Pace
from bot.model.refusal import Refused
from bot.model.table import SeriesId, Status, TableId
from bot.model.timers import TimerKind
from bot.model.times import OPEN, from_ms, to_ms
from bot.repositories.tables import TableRepository
from bot.rows.change import Change
from bot.rows.clocks import DeleteDeadline, DeleteTimer, TimerRow
from bot.services.computers.turns import Computers
from bot.services.lobby import Lobbies
from bot.services.moves import Moves
from bot.services.series.lobbies import SeriesLobbies
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.transitions import (
    inactivity,
    invitations,
    leaving,
    lobby,
    occupancy,
    paces,
    pauses,
    standing_orders,
    takeovers,
)
from games.api import Seat

_LOG = logging.getLogger(__name__)

_LATER_MS = 24 * 60 * 60 * 1000
"""When a timer is tried again at a table that broke, if its repair does not set it sooner."""


class DueWork:
    """Does what the time has come for, table by table."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        moves: Moves,
        computers: Computers,
        lobbies: Lobbies,
        series: SeriesLobbies,
        now: Callable[[], datetime],
        stale: timedelta,
        paces: Mapping[str, Pace],
    ) -> None:
        """Keep what it works with; nothing is done before it is asked to.

        ``stale`` is how long a game may be idle, ``paces`` are by name. Have one per process: it
        remembers which failures were logged, and which tables have got time back already.
        """
        self._store = store
        self._tables = tables
        self._moves = moves
        self._computers = computers
        self._lobbies = lobbies
        self._series = series
        self._now = now
        self._stale = stale
        self._paces = paces
        self.deadlines = tables.deadlines
        """Tells after each commit that sets deadlines the earliest of them."""
        self._given_back: set[str] = set()
        """The tables and series that have got back what is just being given back."""
        self._faulty: set[str] = set()
        """What could not be done the last time, and was noted."""

    async def next_due(self) -> datetime | None:
        """Return the earliest stored time at which anything is due; None if nothing is.

        That covers deadlines, pings, reminders, timers and the closing of series that wait for
        their start, but not what stands with its clock. The time may have passed.

        Raises:
            StoreError: it could not be read.
        """
        due_at = await self._store.next_due()
        # A clock that stands has no end.
        return None if due_at is None or due_at >= OPEN else from_ms(due_at)

    async def answer_overdue(self) -> bool:
        """Answer overdue questions, run due timers, close series not started in time.

        A failure is logged once and does not hold up the rest. Return True if nothing has to be
        tried again.

        Raises:
            StoreError: what is due could not be listed.
        """
        done = True
        for row in await self._store.deadlines(to_ms(self._now())):
            fallen = self._fall_due(TableId(row.table_id), row.decision, Seat(row.seat))
            done &= await self._is_done(f"table {row.table_id}", fallen)
        for timer in await self._store.timers(to_ms(self._now())):
            done &= await self._is_done(f"table {timer.table_id}", self.ring(timer))
        for series_id in await self._store.series_closing(to_ms(self._now())):
            expired = self._series.expire(SeriesId(series_id))
            done &= await self._is_done(f"series {series_id}", expired)
        return done

    async def call_overdue(self) -> bool:
        """Note every ping and reminder that is due, for the publisher to send.

        Return True if all were noted, False if some have to be tried again.

        Raises:
            StoreError: they could not be listed.
        """
        done = True
        for row in await self._store.calls_due(to_ms(self._now())):
            told = self._notify(TableId(row.table_id), row.decision, Seat(row.seat))
            done &= await self._is_done(f"table {row.table_id}", told)
        return done

    async def beat(self) -> None:
        """Note that the host is alive, so that less counts as downtime after a crash."""
        await self._store.commit(())

    async def give_back(self, missed: timedelta) -> None:
        """Extend all deadlines by ``missed``, a jump of the wall clock, as after a suspension.

        Series that wait for their start get it, too. If it is interrupted, the next call continues
        with the tables and series that are left. A table or series that cannot take it is logged,
        if it is not just quarantined, and left as it is.

        Raises:
            Refused: ``store-failed`` or ``store-unknown``.
            StoreError: the tables could not be listed.
        """

        async def work(live: LiveTable) -> None:
            """Record the jump as stopped time of a table, if that changes anything."""
            live, change = stops.give_back(live, missed, self._now())
            if change:
                await self._tables.commit(live, change)

        await self._give_every_table(work)
        for series_id in await self._series.waiting():
            await self._give_once(
                f"series {series_id}", partial(self._series.put_off, series_id, missed)
            )
        self._given_back.clear()

    async def set_back(self, by: timedelta = timedelta()) -> None:
        """Adjust all tables to a clock that jumped back: times after now become now.

        Questions asked "later" than now get their whole limit from now on, computers draw anew when
        they answer, and what a jump ahead had put off comes sooner again. Series that wait for
        their start, and lobbies opened "later" than now, keep the time that they had left: they
        close sooner by ``by``. If it is interrupted, the next call continues.

        Raises:
            Refused: ``store-failed`` or ``store-unknown``.
            StoreError: the tables could not be listed.
        """

        async def work(live: LiveTable) -> None:
            """Adjust the clocks of a table, and plan anew the next release and an evening's end."""
            now = self._now()
            at = to_ms(now)
            live, change = jumps.set_back(live, now, by)
            change = (*change, *standing_orders.plan_release(live, at))
            if live.running is not None:
                change = (*change, *paces.watch_evening(live, at))
            if change:
                await self._tables.commit(live, change)

        self._computers.draw_anew()
        await self._give_every_table(work)
        # Last: a start after a crash in between finds by the tables what is left to adjust.
        for series_id in await self._series.waiting():
            await self._give_once(
                f"series {series_id}", partial(self._series.put_off, series_id, -by)
            )
        self._given_back.clear()

    async def _give_every_table(self, work: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Run ``work`` on every live table of every server, once each (:meth:`_give_once`)."""
        for guild_id in await self._store.guilds():
            for table_id in await self._store.tables_in(guild_id):
                await self._give_once(
                    f"table {table_id}",
                    partial(self._tables.change, TableId(table_id), work, bounded=False),
                )

    async def _give_once(self, whose: str, give: Callable[[], Awaitable[None]]) -> None:
        """Run ``give`` for one table or series (named by ``whose``), unless it was done already.

        What was done is remembered until the caller clears it. A failure of this one is logged and
        counts as done, so that the others get theirs; one that is quarantined or unreadable counts
        as done without a log.

        Raises:
            Refused: the database failed; it does not count as done.
        """
        if whose in self._given_back:
            return
        try:
            await give()
        except Refused as refused:
            # The clocks of a quarantined table stand until it is repaired.
            if not refused.is_of_one:
                raise
        except Exception:  # noqa: BLE001 - the others get theirs
            _LOG.exception("Downtime not given back at %s; its clocks run on", whose)
        self._given_back.add(whose)

    async def _is_done(self, whose: str, work: Awaitable[None]) -> bool:
        """Run scheduled work of ``whose`` and return True if it need not be tried again.

        Any error but a refusal is logged, the first time in a row, and returns False. A refusal
        returns False without a log, but for a quarantined table, which counts as done.
        """
        try:
            await work
        except Refused as refused:
            return refused.key == "table-quarantined"
        except Exception:  # noqa: BLE001 - what cannot even be read holds up nothing else
            if whose not in self._faulty:
                _LOG.exception("Scheduled work failed at %s; retrying", whose)
            self._faulty.add(whose)
            return False
        self._faulty.discard(whose)
        return True

    async def ring(self, timer: TimerRow) -> None:  # noqa: C901, PLR0915 - a case for each
        """Carry out the action of a due timer and delete it; only delete it if obsolete.

        A timer that was replaced or deleted meanwhile is ignored. At a table that it breaks, that
        cannot be read or that lacks its game it is put off by a day, as is the end of an evening at
        a quarantined one.

        Raises:
            Refused: the database failed or the table has gone; the timer is still there.
        """
        table_id, seat = TableId(timer.table_id), Seat(timer.seat)

        async def work(live: LiveTable) -> None:  # noqa: C901, PLR0912 - as above
            """Do what the timer is for, and delete it; nothing if it was replaced meanwhile.

            One that no longer suits the table, as its status is another, is only deleted.
            """
            if not await self._tables.read(self._store.has_timer(timer)):
                # Put off, or set for something else, since it was found to be due.
                return
            at = to_ms(self._now())
            off = DeleteTimer(table_id, timer.kind, seat, timer.key)
            status = live.table.status
            playing, waiting = status is Status.PLAYING, status is Status.LOBBY
            # An error does not keep a game for ever that nobody minds, nor what never began.
            begun = live.seed is not None
            going_on = begun and not status.ended
            change: Change = ()
            match timer.kind:
                case TimerKind.CLOSING if not begun and not status.ended:
                    live, change = lobby.close(live, Status.EXPIRED, self._now())
                case TimerKind.INACTIVITY if waiting:
                    live, change = inactivity.announce_lobby_end(live, at)
                case TimerKind.ANYBODY | TimerKind.FULL | TimerKind.RINGING if (
                    waiting and live.table.full is not None
                ):
                    live, change = await self._ring_full_lobby(live, timer.kind)
                case TimerKind.HERALD if waiting:
                    change = self._lobbies.herald(live)
                case TimerKind.INVITATION if waiting:
                    live, change = invitations.look(live, int(timer.key), self._now())
                case TimerKind.CLEARING:
                    change = (live.update_row(at),)
                case TimerKind.CLOSING | TimerKind.INACTIVITY if going_on:
                    last = await self._tables.read(self._store.last_human_move(table_id))
                    live, change = inactivity.check_inactivity(live, at, last or 0, self._stale)
                case TimerKind.STOP if not status.ended and stops.is_given_up(live, at):
                    live, change = (
                        leaving.call_off(live, self._now())
                        if begun
                        else lobby.close(live, Status.EXPIRED, self._now())
                    )
                case TimerKind.STOP if not status.ended:
                    live, change = stops.look(live, self._now())
                case TimerKind.COMPUTER if playing:
                    live, change = await self._computers.take_turn(live, timer.key, seat)
                case TimerKind.CLAIM if (
                    playing and occupancy.player_in(live, seat).occupancy.claim is not None
                ):
                    live = await self._tables.introduced(live, takeovers.claimants(live))
                    live, rows = takeovers.grant(live, seat, at)
                    change = tuple(rows)
                case TimerKind.EVENING | TimerKind.PACE_WISH if playing:
                    live, change = (
                        paces.lapse(live, seat, at)
                        if timer.kind == TimerKind.PACE_WISH
                        else paces.end_evening(live, self._paces, self._now())
                    )
                case TimerKind.PAUSE_WISH if playing:
                    live, change = pauses.lapse(live, seat, at)
                case TimerKind.EVENING if status is Status.QUARANTINED:
                    # The usual pace is known by it.
                    change = (timer._replace(due_at=at + _LATER_MS),)
                case TimerKind.RELEASE if playing:
                    live = await self._moves.settle(live)
                    change = tuple(standing_orders.plan_release(live, at))
                case TimerKind.PREFERENCES if playing:
                    known = await self._tables.preferences_at(live)
                    live, change = pauses.apply_preferences(live, known, self._now(), tell=True)
                case _:
                    pass
            await self._tables.commit(live, (off, *change))

        try:
            await self._tables.change(table_id, work, bounded=False)
        except Refused as refused:
            if not refused.is_of_one:
                raise
            later = timer._replace(due_at=to_ms(self._now()) + _LATER_MS)
            await self._tables.read(self._store.commit((later,)))

    async def _ring_full_lobby(self, live: LiveTable, kind: str) -> tuple[LiveTable, Change]:
        """Return a full lobby and its rows after its timer of a ``kind``; nothing is stored.

        ``ANYBODY``: anybody seated may start now. ``FULL``: start the game, or plan another try.
        Any other: ping its people again.
        """
        match kind:
            case TimerKind.ANYBODY:
                return filling.let_anybody(live, self._now())
            case TimerKind.FULL:
                return await self._lobbies.start_full(live)
            case _:
                return live, filling.ring_again(live, to_ms(self._now()))

    async def _fall_due(self, table_id: TableId, decision_id: str, seat: Seat) -> None:
        """Have an overdue question answered: by the stand-in, if the table has one, else at once.

        "At once" is what the seat said beforehand or the default move (:meth:`Moves.play_default`).
        """
        at = to_ms(self._now())
        # What moves a deadline may not reach its row, or come at the last moment.
        if not await self._computers.stand_in(table_id, decision_id, seat):
            await self._moves.play_default(table_id, decision_id, seat, at)

    async def _notify(self, table_id: TableId, decision_id: str, seat: Seat) -> None:
        """Note that a question's ping or reminder is due, and plan the next one.

        The publisher sends it. If the question is closed its stored deadline is deleted.
        """

        async def work(live: LiveTable) -> None:
            """Store the due ping or reminder, or delete the deadline of a closed question."""
            running = live.running
            decision = None if running is None else running.asked(decision_id, seat)
            if decision is None or running is None or (decision_id, seat) not in running.due:
                # A call that nothing belongs to must not come up again and again.
                await self._tables.commit(live, (DeleteDeadline(table_id, decision_id, seat),))
                return
            live, rows = call_or_remind(live, decision, to_ms(self._now()))
            await self._tables.commit(live, tuple(rows))

        await self._tables.change(table_id, work, bounded=False)
