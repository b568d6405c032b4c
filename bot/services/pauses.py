"""The part of the table service that keeps people's hours: pauses, absences, reminders."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.clocks.preferences import Preferences, budget_left, habits_row
from bot.model.news import ReminderDue
from bot.model.refusal import Refused
from bot.model.table import Person, Table, TableId
from bot.model.times import from_ms, to_ms
from bot.services.outbox import Outbox
from bot.store.rows import AbsenceRow, Change, MarkReminderSaid
from bot.table.deadlines import plan_reminder
from bot.table.live_table import LiveTable
from bot.transitions import guild_absence, pauses
from games.api import Seat


class Pauses(Outbox):
    """Pauses tables, moves deadlines, and has people reminded."""

    _now: Callable[[], datetime]

    async def pause(self, table_id: TableId, person: Person) -> int:
        """Ask for a pause; the host's word is enough.

        Returns:
            How many players present have not asked for it; 0 when the table is paused.

        Raises:
            Refused: ``not-seated``, ``already-paused``, ``not-started`` or ``table-over``.
        """

        async def work(live: LiveTable) -> int:
            live, change = pauses.request_pause(live, person, self._now())
            table = await self._shelf.commit(live, change)
            return 0 if table.paused_at is not None else pauses.wishes_missing(live)

        return await self._shelf.change(table_id, work)

    async def resume(self, table_id: TableId, person: Person) -> Table:
        """End a pause.

        Raises:
            Refused: ``not-paused``, ``pause-not-yours``, ``not-started`` or ``table-over``.
        """

        async def work(live: LiveTable) -> Table:
            return await self._shelf.commit(*pauses.resume(live, person, self._now()))

        return await self._shelf.change(table_id, work)

    async def extend(self, table_id: TableId, person: Person) -> Table:
        """Give the others who are asked more time, once for each question.

        Raises:
            Refused: ``not-seated``, ``no-limit``, ``nobody-to-wait-for``, ``already-extended``,
                ``extension-useless``, ``not-started`` or ``table-over``.
        """

        async def work(live: LiveTable) -> Table:
            return await self._shelf.commit(*pauses.extend(live, person, self._now()))

        return await self._shelf.change(table_id, work)

    async def lose(self, guild_id: int) -> None:
        """Let the clocks of a server's tables stand, because the host is not there any more."""
        standing = set(await self._shelf.read(self._store.unreached(guild_id)))
        for table_id in await self._shelf.read(self._store.tables_in(guild_id)):
            if table_id not in standing:
                await self._move(TableId(table_id), guild_absence.leave_guild)

    async def regain(self, guild_id: int) -> None:
        """Let the clocks of a server's tables run on with the time they had."""
        standing = await self._shelf.read(self._store.unreached(guild_id))
        for table_id in standing:
            await self._move(TableId(table_id), guild_absence.return_to_guild)
        if standing:
            # An alarm that was moved may be the next thing to fall due.
            self._shelf.on_deadline(self._now())

    async def guilds(self) -> tuple[int, ...]:
        """List the servers with live tables."""
        return await self._shelf.read(self._store.guilds())

    async def _move(
        self, table_id: TableId, moved: Callable[[LiveTable, datetime], tuple[LiveTable, Change]]
    ) -> None:
        async def work(live: LiveTable) -> None:
            live, change = moved(live, self._now())
            if change:
                await self._shelf.commit(live, change)

        await self._shelf.change(table_id, work, bounded=False)

    async def bank_left(self, table_id: TableId, seat: Seat) -> timedelta | None:
        """Return what a seat's bank holds now; None at a pace without banks."""
        left = pauses.time_left(await self._shelf.peek(table_id), seat, self._now())
        return None if left is None else timedelta(milliseconds=left)

    async def habits(self, user_id: int) -> Preferences:
        """Return what a person set about time."""
        return await self._shelf.habits(user_id)

    async def set_habits(self, user_id: int, **changes: object) -> Preferences:
        """Change fields of a person's habits, absences apart, at all their tables."""
        habits = replace(await self.habits(user_id), **changes)
        await self._spread(user_id, (habits_row(user_id, habits),), tell=False)
        return habits

    async def go_away(self, user_id: int, until: datetime) -> datetime:
        """Let a person's clocks stand until then, as far as the yearly budget goes.

        Raises:
            Refused: ``away-past`` or ``away-budget`` (``days``: what is left).
        """
        now = self._now()
        if until <= now:
            raise Refused("away-past")
        habits = await self.habits(user_id)
        at = to_ms(now)
        under_way = [span for span in habits.away if span.since <= at < span.until]
        rest = [span for span in habits.away if span not in under_way]
        since = min((span.since for span in under_way), default=at)
        left = budget_left(rest, now) - (now - from_ms(since))
        if until - now > left:
            raise Refused("away-budget", days=max(0, left // timedelta(days=1)))
        ended = tuple(
            AbsenceRow(user_id, span.since, at) for span in under_way if span.since > since
        )
        absence = AbsenceRow(user_id, since, to_ms(until))
        await self._spread(user_id, (*ended, absence), tell=True)
        return until

    async def come_back(self, user_id: int) -> None:
        """End a person's absence now.

        Raises:
            Refused: ``not-away``.
        """
        at = to_ms(self._now())
        under_way = [s for s in (await self.habits(user_id)).away if s.since <= at < s.until]
        if not under_way:
            raise Refused("not-away")
        over = tuple(AbsenceRow(user_id, span.since, at) for span in under_way)
        await self._spread(user_id, over, tell=True)

    async def remind_overdue(self) -> bool:
        """Have everybody reminded whose time it is; tell whether all could be."""
        done = True
        for row in await self._store.reminders_due(to_ms(self._now())):
            try:
                await self._remind(TableId(row.table_id), row.decision, Seat(row.seat))
            except Refused as refused:
                done = done and refused.key == "table-quarantined"
        return done

    async def reminded(self, table_id: TableId, call: ReminderDue) -> None:
        """Note that a reminder was said, or that nobody needs it any more."""
        await self._write((MarkReminderSaid(table_id, call.decision_id, call.seat, call.number),))

    async def _remind(self, table_id: TableId, decision_id: str, seat: Seat) -> None:
        async def work(live: LiveTable) -> None:
            running = live.running
            decision = None if running is None else running.asked(decision_id, seat)
            if decision is None or running is None or (decision_id, seat) not in running.due:
                return
            live, rows = plan_reminder(live, decision, to_ms(self._now()))
            await self._shelf.commit(live, tuple(rows))

        await self._shelf.change(table_id, work, bounded=False)

    async def _spread(self, user_id: int, change: Change, *, tell: bool) -> None:
        """Keep what a person set, and set the clocks of all tables of the person by it.

        An alarm at each table, kept with the change, does what a crash on the way leaves undone.
        """
        at = to_ms(self._now())
        known = await self._shelf.read(self._store.tables_of(user_id))
        await self._write((*change, *(pauses.reapply_alarm(table_id, at) for table_id in known)))
        for table_id in await self._shelf.read(self._store.tables_of(user_id)):
            try:
                await self._retime(TableId(table_id), tell=tell)
            except Refused as refused:
                if refused.key != "table-quarantined":
                    raise

    async def _retime(self, table_id: TableId, *, tell: bool) -> None:
        """Set the clocks of a table by what its people have set."""

        async def work(live: LiveTable) -> None:
            habits = await self._habits_at(live)
            await self._shelf.commit(
                *pauses.apply_preferences(live, habits, self._now(), tell=tell)
            )

        await self._shelf.change(table_id, work, bounded=False)
