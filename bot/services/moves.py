"""Answers of people and of the host, put to the rules and stored; also those given in advance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import takewhile

from bot.clocks.deadlines import deadline_row, drop_held, recompute
from bot.clocks.windows import is_held
from bot.model.players import Person
from bot.model.refusal import Refused, refuse_rule, refused_by_status
from bot.model.table import Status, Table, TableId
from bot.model.times import Millis, to_ms
from bot.model.undo_log import is_current
from bot.model.view import UNASKED, MoveReceipt
from bot.repositories.tables import TableRepository
from bot.rows.change import Change, Write
from bot.rows.clocks import DeleteDeadline
from bot.rows.publishing import OutboxRow
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.table.running_game import RunningGame
from bot.transitions import moves, occupancy, plans, standing_orders
from bot.transitions.moves import PendingMove
from bot.transitions.series import tables as series_tables
from bot.transitions.standing_orders import Given
from games.api import Event, Move, RuleError, Seat


class Moves:
    """Takes moves, answers for whoever is late, and releases what was answered in advance."""

    def __init__(self, store: Store, tables: TableRepository, now: Callable[[], datetime]) -> None:
        self._store = store
        self._tables = tables
        self._now = now

    async def play(
        self,
        table_id: TableId,
        person: Person,
        interaction_id: int,
        decision_id: str,
        move: Move,
        *,
        then: Sequence[Move] = (),
        advised_at: int | None = None,
    ) -> MoveReceipt:
        """Answer an open question, or move unasked (``UNASKED``); durable when this returns.

        ``then`` are the steps that follow in the same answer, before anybody else can move;
        ``advised_at`` is the last move that was made when a hint said to answer so.

        Raises:
            Refused: ``not-seated``, ``not-your-question`` (``waiting``: the names of those asked),
                ``already-answered``, ``question-closed``, ``not-started``, ``table-over``,
                ``lobby-closed``, ``hint-stale`` or ``rule-…``.
        """

        async def work(live: LiveTable) -> MoveReceipt:
            try:
                if advised_at is not None:
                    await self._require_fresh(live, person, advised_at)
                return await self._accept(live, person, interaction_id, decision_id, move, then)
            except Refused:
                made = await self._tables.read(self._store.move_made_by(interaction_id))
                if made is None or made.table_id != table_id:
                    raise
                live = await self._tables.load(table_id)
                seat = None if made.seat is None else Seat(made.seat)
                return MoveReceipt(live.table, seat, (), repeated=True)

        return await self._tables.change(table_id, work)

    async def play_default(
        self, table_id: TableId, decision_id: str, seat: int, upto: Millis | None = None
    ) -> None:
        """Answer for a seat whose time is up; nothing when it is too late.

        With ``upto`` only where the limit still ends by then: somebody may have given more time.
        """

        async def work(live: LiveTable) -> None:
            place, running = Seat(seat), live.running
            due = None if running is None else running.due.get((decision_id, place))
            if due is not None and upto is not None and due > upto:
                await self._tables.commit(live, (deadline_row(live, (decision_id, place)),))
            elif running is not None and due is not None:
                for late in _late_until(live, running, decision_id, place):
                    live = await self._answer_late(live, decision_id, late)
            else:
                # A deadline that nothing belongs to must not come up again and again.
                await self._tables.commit(live, (DeleteDeadline(table_id, decision_id, seat),))

        await self._tables.change(table_id, work, bounded=False)

    async def _answer_late(self, live: LiveTable, decision_id: str, seat: Seat) -> LiveTable:
        """Answer for a seat whose time is up, as it said in advance or by default."""
        running = live.running
        if running is None or (decision_id, seat) not in running.due:
            # The answer of somebody before has closed the question.
            return live
        advance = standing_orders.answers_given(live).get((decision_id, seat))
        luck = running.luck(decision_id, seat)
        answer = (
            _pending(advance)
            if advance is not None
            else PendingMove(
                seat,
                decision_id,
                running.game.default_move(running.state, seat, luck),
                "default",
            )
        )
        live, _ = await self.step(live, running, answer)
        return live

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
            # Nobody else is told: an answer in advance is nobody's business (F43).
            await self._tables.commit(live, tuple(rows))
            return (await self.settle(live)).table

        return await self._tables.change(table_id, work)

    async def step(
        self,
        live: LiveTable,
        running: RunningGame,
        answer: PendingMove,
        names: Change = (),
        *,
        settle: bool = True,
    ) -> tuple[LiveTable, tuple[Event, ...]]:
        """Put an answer to the rules and store what they make of it."""
        now = self._now()
        try:
            applied = running.game.apply(running.state, answer.seat, answer.move)
            live, change = moves.advance(live, answer, applied, now)
            forfeited: Change = ()
            if live.table.series is not None:
                live, forfeited = series_tables.forfeit_absent(live, now)
        except RuleError as error:
            raise refuse_rule(error) from error
        except Exception as error:
            error.add_note(f"while applying {answer!r} after move {running.moves}")
            raise
        await self._tables.commit(live, (*change, *names, *forfeited))
        if settle:
            live = await self.settle(live)
        return live, applied.events

    async def settle(self, live: LiveTable) -> LiveTable:
        """Have the answers heard whose moment has come, one after the other."""
        while live.answers_ahead and (
            answers := standing_orders.answers_to_release(live, to_ms(self._now()))
        ):
            given = answers[0]
            running = live.under_way
            try:
                live, _ = await self.step(live, running, _pending(given), settle=False)
            except Refused as refused:
                if not refused.key.startswith("rule-"):
                    raise
                # The game does not take what it offered: the person is asked.
                live, unheard = drop_held(live, (given.decision_id, given.seat))
                live, unplanned = plans.drop_plan(live, given.seat)
                rows: list[Write] = [*unheard, *unplanned]
                for of, key in live.standing:
                    if of == given.seat:
                        live, ended = standing_orders.clear_order(live, given.seat, key)
                        rows += ended
                await self._tables.commit(live, tuple(rows))
        return live

    async def _require_fresh(self, live: LiveTable, person: Person, advised_at: int) -> None:
        """Let a hint be followed only while what it rests on stands.

        What others have answered since changes nothing, as long as nothing came to light and no
        luck was drawn; a move of one's own, or one taken back, does.

        Raises:
            Refused: ``hint-stale``.
        """
        seat, running = live.table.seat_of(person.id), live.running
        if seat is None or running is None or live.table.status is not Status.PLAYING:
            # What is wrong is said where the move is refused.
            return
        later = await self._tables.read(
            self._store.later_moves(live.table.id, seat, person.id, advised_at)
        )
        moved = any(row.seat == seat and row.number > advised_at for row in later)
        if moved or running.undo_log.last_reveal > advised_at:
            raise Refused("hint-stale")

    async def _accept(
        self,
        live: LiveTable,
        person: Person,
        interaction_id: int,
        decision_id: str,
        move: Move,
        then: Sequence[Move],
    ) -> MoveReceipt:
        table, running = live.table, live.running
        if table.status is not Status.PLAYING or running is None:
            raise refused_by_status(table)
        seat = table.seat_of(person.id)
        if seat is None:
            raise Refused("not-seated")
        asked = running.asked(decision_id, seat)
        if decision_id == UNASKED:
            if move not in running.game.unasked_moves(running.state, seat):
                raise Refused("question-closed")
        elif asked is None:
            raise await self._not_asked(live, running, decision_id, seat)
        renamed, names = occupancy.rename(live, person)
        answer = PendingMove(seat, decision_id, move, "player", person.id, interaction_id)
        if asked is not None and asked.optional and is_held(live, asked, to_ms(self._now())):
            return await self._hold(live, running, renamed, answer, names)
        after, events = await self.step(renamed, running, answer, names)
        refused = None
        if then:
            after, more, refused = await self._go_on(after, seat, person, then)
            events = (*events, *more)
        heard = [event for event in events if event.to is None or seat in event.to]
        number = running.moves + 1
        return MoveReceipt(after.table, seat, tuple(heard), number, refused=refused)

    async def _go_on(
        self, live: LiveTable, seat: Seat, person: Person, then: Sequence[Move]
    ) -> tuple[LiveTable, list[Event], Refused | None]:
        """Make the steps that follow an answer, up to one that the rules refuse."""
        told: list[Event] = []
        for move in then:
            running = live.running
            asked = [] if running is None else [d for d in running.decisions if d.seat == seat]
            if running is None or not asked or asked[0].answered:
                break
            answer = PendingMove(seat, asked[0].id, move, "player", person.id)
            try:
                live, events = await self.step(live, running, answer)
            except Refused as refused:
                return live, told, refused
            told += events
        return live, told, None

    async def _hold(
        self,
        earlier: LiveTable,
        running: RunningGame,
        live: LiveTable,
        answer: PendingMove,
        names: Change,
    ) -> MoveReceipt:
        """Keep an answer until the moment of its window; the rules have to take it by now.

        Raises:
            Refused: ``rule-…``.
        """
        try:
            running.game.apply(running.state, answer.seat, answer.move)
        except RuleError as error:
            raise refuse_rule(error) from error
        at = to_ms(self._now())
        given = Given(
            answer.decision_id, answer.seat, answer.move, "player",
            answer.user_id, answer.interaction_id,
        )  # fmt: skip
        live, here = occupancy.return_to_play(live, answer.seat, at, played=True)
        live, rows = standing_orders.hold(live, given, at)
        # Who is back has their whole time again for whatever else they are asked.
        live, clocks = recompute(live, at)
        told = () if live.looks_like(earlier) else (OutboxRow(live.table.id, None, None, at),)
        await self._tables.commit(live, (*here, *rows, *clocks, *names, *told))
        return MoveReceipt(live.table, answer.seat, ())

    async def _not_asked(
        self, live: LiveTable, running: RunningGame, decision_id: str, seat: Seat
    ) -> Refused:
        store = self._store
        if not is_current(decision_id, running.undo_log.renamed):
            # What was answered then may have been taken back since.
            return Refused("question-closed")
        if await self._tables.read(store.has_answered(live.table.id, decision_id, seat)):
            return Refused("already-answered")
        asked = [d.seat for d in running.decisions if d.id == decision_id]
        if not asked:
            return Refused("question-closed")
        waiting = ", ".join(live.table.names[other] for other in asked)
        return Refused("not-your-question", waiting=waiting)


def _late_until(live: LiveTable, running: RunningGame, decision_id: str, seat: Seat) -> list[Seat]:
    """List the seats to answer for, up to ``seat``: those before it that are out of time as well.

    They stand in the order of play. Where a computer stands in, it has its own time for each.
    """
    if live.table.terms.stand_in is not None:
        return [seat]
    due = running.due
    asked = [one.seat for one in running.decisions if one.id == decision_id]
    before = takewhile(lambda one: one != seat, asked)
    up = due[decision_id, seat]
    return [*(one for one in before if due.get((decision_id, one), up + 1) <= up), seat]


def _pending(given: Given) -> PendingMove:
    return PendingMove(
        given.seat,
        given.decision_id,
        given.move,
        given.cause,
        given.user_id,
        given.interaction_id,
    )
