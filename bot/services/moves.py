"""Answers of people and of the host, put to the rules and stored; also those given in advance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.clocks.deadlines import deadline_row, drop_held, recompute
from bot.model.players import Person
from bot.model.refusal import Refused, refuse_rule, refused_by_status, require_seat
from bot.model.table import Status, Table, TableId
from bot.model.times import Millis, to_ms
from bot.model.undo_log import is_current
from bot.model.view import UNASKED, MoveReceipt
from bot.repositories.tables import TableRepository
from bot.rows.change import Change, Write
from bot.rows.clocks import DeleteDeadline
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.table.running_game import RunningGame
from bot.transitions import inactivity, moves, occupancy, plans, standing_orders
from bot.transitions.moves import PendingMove
from bot.transitions.series import tables as series_tables
from bot.transitions.windows import Given
from games.api import Event, Move, RuleError, Seat, hears


class _Heard(NamedTuple):
    """What came of an answer."""

    number: int
    """Of the move."""
    events: tuple[Event, ...]


class Moves:
    """Takes moves, answers for whoever is late, and releases what was answered in advance."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        now: Callable[[], datetime],
        stale: timedelta,
    ) -> None:
        """Keep what it works with; ``stale`` is how long a game may be idle. Nothing is cached."""
        self._store = store
        self._tables = tables
        self._now = now
        self._stale = stale

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

        An answer to an optional question is only noted until its window closes, unless that is now:
        the receipt then has no number and no events. ``then`` are further moves of the same answer,
        made up to the first that the rules refuse (``refused`` of the receipt); without a question
        left they are dropped. ``advised_at`` is the number of the last move when a hint advised
        this answer. The receipt has the events that the seat may hear, or only ``repeated`` if this
        interaction has moved already.

        Raises:
            Refused: ``not-seated``, ``not-your-question`` (``waiting``: the names of those asked),
                ``already-answered``, ``question-closed``, ``hint-stale``, ``rule-…`` of ``move``
                itself, or as the table's status has it.
        """

        async def work(live: LiveTable) -> MoveReceipt:
            """Accept the answer; return a repeated receipt if this press has moved before."""
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
        """Answer for a seat whose time is up: as it said beforehand, else by the default move.

        "Beforehand" is an answer noted by hand, a plan or an answer in advance. Nothing is played
        if the question is closed: its stored deadline is deleted. With ``upto``, nothing either if
        the deadline is later by now, as somebody gave more time: its row is stored anew.
        """

        async def work(live: LiveTable) -> None:
            """Answer if the deadline is due; else store it anew, or delete it if obsolete."""
            place, running = Seat(seat), live.running
            due = None if running is None else running.due.get((decision_id, place))
            if due is not None and upto is not None and due > upto:
                await self._tables.commit(live, (deadline_row(live, (decision_id, place)),))
            elif running is not None and due is not None:
                await self._answer_late(live, running, decision_id, place)
            else:
                # A deadline that nothing belongs to must not come up again and again.
                await self._tables.commit(live, (DeleteDeadline(table_id, decision_id, seat),))

        await self._tables.change(table_id, work, bounded=False)

    async def _answer_late(
        self, live: LiveTable, running: RunningGame, decision_id: str, seat: Seat
    ) -> None:
        """Answer for a seat whose time is up: as it said beforehand, else by the default move.

        "Beforehand" is an answer noted by hand, a plan or an answer in advance. An answer to an
        optional question still waits for its window (:meth:`give`).
        """
        given = standing_orders.answers_given(live).get((decision_id, seat))
        if given is None:
            luck = running.luck(decision_id, seat)
            move = running.game.default_move(running.state, seat, luck)
            given = Given(decision_id, seat, move, "default")
        await self.give(live, given)

    async def give(self, live: LiveTable, given: Given) -> LiveTable:
        """Answer for a seat, by default, a computer or in advance; store it and return the table.

        An answer to an optional question is kept until its window closes, which may be now; any
        other is played at once.

        Raises:
            Refused: ``rule-…`` if the rules don't allow a move that is played at once.
        """
        running = live.under_way
        asked = running.asked(given.decision_id, given.seat)
        if asked is None or not asked.optional:
            live, _ = await self.step(live, running, _pending(given))
            return live
        live, rows = standing_orders.hold(live, given, to_ms(self._now()))
        return await self.settle(live, tuple(rows))

    async def answer_for(self, table_id: TableId, person: Person, key: str, *, on: bool) -> Table:
        """Answer a kind of question (``key``) in advance for a person; ``on`` False: ask again.

        Open questions that this answers are answered now if their moment has come. Nobody else is
        told.

        Raises:
            Refused: ``not-seated``, ``no-seat-now``, and only with ``on`` ``no-such-standing`` or
                ``nothing-in-advance``.
        """

        async def work(live: LiveTable) -> Table:
            """Store or delete the answer in advance, then play what its moment has come for.

            Refuse if no game is under way, or the person has no seat. Return the table.
            """
            occupancy.require_playing(live)
            seat = require_seat(live.table, person)
            change = standing_orders.set_order if on else standing_orders.clear_order
            live, rows = change(live, seat, key)
            # Also what is cleared may have held an answer back.
            waiting = standing_orders.plan_release(live, to_ms(self._now()))
            # Nobody else is told: an answer in advance is nobody's business (F43).
            await self._tables.commit(live, (*rows, *waiting))
            return (await self.settle(live)).table

        return await self._tables.change(table_id, work)

    async def step(
        self,
        live: LiveTable,
        running: RunningGame,
        answer: PendingMove,
        names: Change = (),
    ) -> tuple[LiveTable, tuple[Event, ...]]:
        """Apply an answer by the rules and store the result; return the table and its events.

        ``names`` are further rows stored with it. Afterwards kept answers whose moment has come are
        played as well (:meth:`settle`): the table returned has them, the events don't.

        Raises:
            Refused: ``rule-…``; nothing is stored then.
        """
        live, change, events = self._applied(live, running, answer)
        await self._tables.commit(live, (*change, *names))
        return await self.settle(live), events

    def _applied(
        self, live: LiveTable, running: RunningGame, answer: PendingMove
    ) -> tuple[LiveTable, Change, tuple[Event, ...]]:
        """Put an answer to the rules; return the table after it, its rows and all its events.

        Nothing is stored. In a series the game also ends if somebody has missed too many turns. Any
        error but a refusal by the rules gets a note with the answer and is raised again.

        Raises:
            Refused: ``rule-…``.
        """
        now = self._now()
        try:
            applied = running.game.apply(running.state, answer.seat, answer.move)
            live, change = moves.advance(live, answer, applied, now)
            if live.table.series is not None:
                live, forfeited = series_tables.forfeit_absent(live, now)
                change = (*change, *forfeited)
        except RuleError as error:
            raise refuse_rule(error) from error
        except Exception as error:
            error.add_note(f"while applying {answer!r} after move {running.moves}")
            raise
        return live, change, applied.events

    async def settle(self, live: LiveTable, change: Change = ()) -> LiveTable:
        """Store ``change``, and play the kept answers whose moment has come, until there are none.

        Return the table after that. Answers of one window are stored in one transaction: nobody
        hears a part of it, nor does a crash leave one. The first of them shares it with ``change``.
        Without either, nothing is stored.
        """
        while told := standing_orders.answers_told(live, to_ms(self._now())):
            live, rows, _ = self._heard(live, told)
            await self._tables.commit(live, (*change, *rows))
            change = ()
        if change:
            await self._tables.commit(live, change)
        return live

    def _heard(
        self, live: LiveTable, told: Sequence[Given]
    ) -> tuple[LiveTable, Change, dict[Seat, _Heard]]:
        """Play the answers of one window in order; return the table, rows, and results by seat.

        Nothing is stored. Seats whose call came to nothing are noted for a private message. If the
        rules refuse one answer, none is played: everything that its seat said beforehand is
        dropped, so that the person is asked, and the results are empty.
        """
        after, change, heard = live, tuple[Write, ...](), dict[Seat, _Heard]()
        for given in told:
            try:
                after, rows, events = self._applied(after, after.under_way, _pending(given))
            except Refused as refused:
                if not refused.key.startswith("rule-"):
                    raise
                # The game does not take what it offered: the person is asked.
                return *_forgotten(live, given), {}
            change = (*change, *rows)
            heard[given.seat] = _Heard(after.under_way.moves, events)
        after, unheard = standing_orders.note_unheard(live, after, told, to_ms(self._now()))
        return after, (*change, *unheard), heard

    async def _require_fresh(self, live: LiveTable, person: Person, advised_at: int) -> None:
        """Raise Refused if the position has changed since a hint was computed.

        Answers of others don't count unless they revealed something or drew luck, and the seat
        could notice it. A move or undo by the seat after move ``advised_at`` does. Nothing is
        checked for somebody without a seat or if no game is under way: the move itself is refused
        then.

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
        # Nobody is to learn by a refusal of what they could not notice.
        noticed = min(running.noticed_by(seat), running.undo_log.last_reveal)
        if moved or noticed > advised_at:
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
        """Check that a person may answer a question, and play the answer or keep it for its window.

        It is kept if the question is optional. ``then`` is played after it (:meth:`_go_on`). The
        display name is updated with it. The receipt has the events that the seat may hear, in
        order.

        Raises:
            Refused: no game is under way, they have no seat, they are not asked or have answered,
                the unasked move is not offered (``question-closed``), or ``rule-…``.
        """
        table, running = live.table, live.running
        if table.status is not Status.PLAYING or running is None:
            raise refused_by_status(table)
        seat = require_seat(table, person)
        asked = running.asked(decision_id, seat)
        if decision_id == UNASKED:
            if move not in running.game.unasked_moves(running.state, seat):
                raise Refused("question-closed")
        elif asked is None:
            raise await self._not_asked(live, running, decision_id, seat)
        renamed, names = occupancy.rename(live, person)
        answer = PendingMove(seat, decision_id, move, "player", person.id, interaction_id)
        if asked is not None and asked.optional:
            return await self._hold(live, running, renamed, answer, names, person, then)
        after, events = await self.step(renamed, running, answer, names)
        refused = None
        if then:
            after, more, refused = await self._go_on(after, seat, person, then)
            events = (*events, *more)
        number = running.moves + 1
        return MoveReceipt(after.table, seat, _for_seat(seat, events), number, refused=refused)

    async def _go_on(
        self, live: LiveTable, seat: Seat, person: Person, then: Sequence[Move]
    ) -> tuple[LiveTable, list[Event], Refused | None]:
        """Make the further steps of an answer, up to the first that is refused.

        That is by the rules, or as the database fails: it is returned, not raised. Each step is
        stored by itself. Stops without a refusal once the seat is asked nothing more, or has
        answered. Return the table, the events of the steps made (also those that the seat may
        not hear), and the refusal, or None if no step was refused.
        """
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
        person: Person,
        then: Sequence[Move],
    ) -> MoveReceipt:
        """Keep an answer until its window closes, and play the window if that is now.

        The rules have to accept the answer as of now. The person counts as present: missed turns
        are cleared, their clocks restart, and a table whose end is announced is kept as by a press
        on *Keep*. Others are told only if the table looks different to them. ``earlier`` is the
        table before, ``live`` the same with the person's new name, of which ``names`` are the rows.
        Until the window is played the receipt has no events and no number; ``then`` is played only
        after it.

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
        kept: Change = ()
        if live.table.closing is not None:
            # As anybody who sits there may do: nobody can tell, then or later, that it was this.
            live, kept = inactivity.keep(live, at, self._stale)
        live, planned = plans.after_answer(live, given.seat, given.move, planned=False)
        live, rows = standing_orders.hold(live, given, at)
        live, revised = plans.revise(live)
        # Who is back has their whole time again for whatever else they are asked.
        live, clocks = recompute(live, at)
        told = () if live.looks_like(earlier) else (live.update_row(at),)
        change: Change = (*here, *kept, *planned, *rows, *revised, *clocks, *names, *told)
        seat, heard = answer.seat, dict[Seat, _Heard]()
        if over := standing_orders.answers_told(live, at):
            live, more, heard = self._heard(live, over)
            change = (*change, *more)
        await self._tables.commit(live, change)
        live = await self.settle(live)
        mine = heard.get(seat)
        if mine is None:
            return MoveReceipt(live.table, seat, ())
        events, refused = mine.events, None
        if then:
            live, further, refused = await self._go_on(live, seat, person, then)
            events = (*events, *further)
        return MoveReceipt(live.table, seat, _for_seat(seat, events), mine.number, refused=refused)

    async def _not_asked(
        self, live: LiveTable, running: RunningGame, decision_id: str, seat: Seat
    ) -> Refused:
        """Return (not raise) the refusal for a seat that cannot answer a question.

        ``question-closed`` if its id is from before an undo or it is asked of nobody any more,
        ``already-answered`` if the seat's answer is stored, else ``not-your-question`` with the
        names of those asked.
        """
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


def _forgotten(live: LiveTable, given: Given) -> tuple[LiveTable, Change]:
    """Drop a seat's kept answer to a question, its plan and all its answers in advance.

    Return the table and the rows; nothing is stored.
    """
    live, unheard = drop_held(live, (given.decision_id, given.seat))
    live, unplanned = plans.drop_plan(live, given.seat)
    rows: list[Write] = [*unheard, *unplanned]
    for of, key in live.standing:
        if of == given.seat:
            live, ended = standing_orders.clear_order(live, given.seat, key)
            rows += ended
    return live, tuple(rows)


def _for_seat(seat: Seat, events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that a seat may hear."""
    return tuple([event for event in events if hears(seat, event)])


def _pending(given: Given) -> PendingMove:
    """Return an answer kept for its window as a move to be made."""
    return PendingMove(
        given.seat,
        given.decision_id,
        given.move,
        given.cause,
        given.user_id,
        given.interaction_id,
        waited=given.cause == "player",
    )
