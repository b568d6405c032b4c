"""Answers of people and of the host, put to the rules and stored."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from bot import lobby, progress, renaming, standing
from bot.alarms import Alarms
from bot.live import LOBBY_EXPIRY, Live, from_ms, refused_by_status, to_ms
from bot.progress import Answer, Cause
from bot.records import Person, Played, Refused, Status, TableId
from bot.running import Running
from bot.store.records import Answered, Change
from bot.timetable import rearmed
from bot.trail import is_of
from games.api import Event, Move, RuleError, Seat


class Playing(Alarms):
    """Takes moves, and answers for whoever lets the time pass."""

    async def play(
        self,
        table_id: TableId,
        person: Person,
        interaction_id: int,
        decision_id: str,
        move: Move,
    ) -> Played:
        """Answer an open question; durable when this returns.

        Raises:
            Refused: ``not-seated``, ``not-your-question`` (``waiting``: the names of those asked),
                ``already-answered``, ``question-closed``, ``not-started``, ``table-over``,
                ``lobby-closed`` or ``rule-…``.
        """

        async def work(live: Live) -> Played:
            try:
                return await self._accept(live, person, interaction_id, decision_id, move)
            except Refused:
                made = await self._shelf.read(self._store.move_made_by(interaction_id))
                if made is None or made.table_id != table_id:
                    raise
                live = await self._shelf.load(table_id)
                seat = None if made.seat is None else Seat(made.seat)
                return Played(partial(live.look, seat), live.table, seat, (), repeated=True)

        return await self._shelf.change(table_id, work)

    async def play_default(self, table_id: TableId, decision_id: str, seat: int) -> None:
        """Answer for a seat whose time is up, or close a lobby; nothing when it is too late."""

        async def work(live: Live) -> None:
            place, running = Seat(seat), live.running
            if decision_id == LOBBY_EXPIRY and live.table.status is Status.LOBBY:
                await self._shelf.commit(*lobby.closed(live, Status.EXPIRED, self._now()))
            elif running is not None and (decision_id, place) in running.due:
                advance = standing.given(live).get((decision_id, place))
                luck = running.luck(decision_id, place)
                move = advance or running.game.default_move(running.state, place, luck)
                cause: Cause = "default" if advance is None else "standing"
                await self._step(live, running, Answer(place, decision_id, move, cause))
            else:
                # A deadline that nothing belongs to must not come up again and again.
                await self._shelf.commit(live, (Answered(table_id, decision_id, seat),))

        await self._shelf.change(table_id, work, bounded=False)

    async def _fall_due(self, table_id: TableId, decision_id: str, seat: Seat) -> None:
        running = (await self._shelf.peek(table_id)).running
        at = to_ms(self._now())
        if running is None or running.due.get((decision_id, seat), at) <= at:
            await self.play_default(table_id, decision_id, seat)
            return

        async def work(live: Live) -> None:
            # Something moved the deadline without reaching its row.
            if live.running is not None and (decision_id, seat) in live.running.due:
                await self._shelf.commit(live, (rearmed(live, (decision_id, seat)),))

        await self._shelf.change(table_id, work, bounded=False)

    async def next_due(self) -> datetime | None:
        """Return the earliest deadline."""
        due_at = await self._store.next_due()
        return None if due_at is None else from_ms(due_at)

    async def answer_overdue(self) -> bool:
        """Answer for everybody whose time is up; tell whether every answer was taken."""
        done = True
        for row in await self._store.deadlines(to_ms(self._now())):
            try:
                await self._fall_due(TableId(row.table_id), row.decision, Seat(row.seat))
            except Refused as refused:
                done = done and refused.key == "table-quarantined"
        for alarm in await self._store.alarms(to_ms(self._now())):
            try:
                await self.ring(alarm)
            except Refused:
                done = False
        return done

    async def beat(self) -> None:
        """Note that the host is alive, so that less counts as downtime after a crash."""
        await self._store.commit(())

    async def _accept(
        self, live: Live, person: Person, interaction_id: int, decision_id: str, move: Move
    ) -> Played:
        table, running = live.table, live.running
        if table.status is not Status.PLAYING or running is None:
            raise refused_by_status(table)
        seat = table.seat_of(person.id)
        if seat is None:
            raise Refused("not-seated")
        if running.asked(decision_id, seat) is None:
            raise await self._not_asked(live, running, decision_id, seat)
        renamed, names = renaming.renamed(live, person)
        answer = Answer(seat, decision_id, move, "player", person.id, interaction_id)
        after, events = await self._step(renamed, running, answer, names)
        heard = tuple(event for event in events if event.to is None or seat in event.to)
        return Played(partial(after.look, seat), after.table, seat, heard)

    async def _step(
        self,
        live: Live,
        running: Running,
        answer: Answer,
        names: Change = (),
        *,
        settle: bool = True,
    ) -> tuple[Live, tuple[Event, ...]]:
        """Put an answer to the rules and store what they make of it."""
        try:
            applied = running.game.apply(running.state, answer.seat, answer.move)
            live, change = progress.advanced(live, answer, applied, self._now())
        except RuleError as error:
            raise progress.refuse_rule(error) from error
        except Exception as error:
            error.add_note(f"while applying {answer!r} after move {running.moves}")
            raise
        await self._commit(live, (*change, *names))
        if settle:
            live = await self._settle(live)
        return live, applied.events

    async def _not_asked(
        self, live: Live, running: Running, decision_id: str, seat: Seat
    ) -> Refused:
        store = self._store
        if not is_of(decision_id, running.trail.undone):
            # What was answered then may have been taken back since.
            return Refused("question-closed")
        if await self._shelf.read(store.has_answered(live.table.id, decision_id, seat)):
            return Refused("already-answered")
        asked = [d.seat for d in running.decisions if d.id == decision_id]
        if not asked:
            return Refused("question-closed")
        waiting = ", ".join(live.table.names[other] for other in asked)
        return Refused("not-your-question", waiting=waiting)
