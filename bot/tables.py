"""The table service: every change of a table, committed before anybody hears of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from functools import partial

import msgspec

import games
from bot import closing, departure, lobby, progress, rematch, standing
from bot.clock import utc_now
from bot.hours import Hours
from bot.live import LOBBY_EXPIRY, Live, Running, from_ms, refused_by_status, to_ms
from bot.pace import LOBBY, PACES, Pace
from bot.progress import Answer, Cause
from bot.records import (
    Opening,
    Person,
    Place,
    Played,
    Refused,
    Status,
    Table,
    TableId,
    Terms,
)
from bot.rewinding import Rewinding
from bot.seats import Seats
from bot.shelf import Shelf
from bot.store import Store
from bot.store.records import Answered, Change, OutboxRow
from bot.timetable import rearmed
from bot.trail import is_of
from games.api import AnyGame, Event, Move, RuleError, Seat


def draw_seed() -> str:
    """Draw the 128 bits that a game's luck comes from."""
    return secrets.token_hex(16)


class Tables(Rewinding, Seats, Hours):
    """Opens, plays and ends tables; one lane a table, one transaction a change.

    Every method raises Refused with the key ``no-table`` for a table that does not exist,
    ``table-quarantined`` where an error set the table aside, ``busy`` when too many wait at it,
    and ``store-failed`` when the database did not take or give what was needed.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime] = utc_now,
        paces: Mapping[str, Pace] = PACES,
        lobby_wait: timedelta = LOBBY,
        stale: timedelta = closing.STALE,
        find: Callable[[str], AnyGame] = games.find,
        draw_seed: Callable[[], str] = draw_seed,
        cached: int = 256,
        waiting: int = 128,
    ) -> None:
        shelf = Shelf(store, now, find, paces, cached=cached, waiting=waiting)
        super().__init__(store, shelf, now, find)
        self._paces = paces
        self._lobby_wait = lobby_wait
        self._stale = stale
        self._draw_seed = draw_seed

    @property
    def on_commit(self) -> Callable[[TableId], None]:
        """Called on the event loop after each commit with the table that changed."""
        return self._shelf.on_commit

    @on_commit.setter
    def on_commit(self, listener: Callable[[TableId], None]) -> None:
        self._shelf.on_commit = listener

    @property
    def on_deadline(self) -> Callable[[datetime], None]:
        """Called after each commit that sets deadlines, with the earliest of them."""
        return self._shelf.on_deadline

    @on_deadline.setter
    def on_deadline(self, listener: Callable[[datetime], None]) -> None:
        self._shelf.on_deadline = listener

    async def open(self, opening: Opening, interaction_id: int) -> Table:
        """Open a table with the host seated; the same interaction opens only one.

        What a rematch takes over is stored with it.

        Raises:
            Refused: the game does not exist (``no-game``) or does not allow these seats or
                options (``seats-not-offered``, ``rule-…``).
        """
        try:
            game = self._find(opening.game)
        except KeyError as error:
            raise Refused("no-game", game=opening.game) from error
        known = await self._shelf.read(self._store.table_opened_by(interaction_id))
        if known is not None:
            return await self.get(TableId(known))
        after = None
        if opening.rematch_of is not None:
            after = rematch.after(await self._shelf.peek(opening.rematch_of))
        table_id = TableId(await self._shelf.read(self._store.new_table_id()))
        live, change = lobby.opened(
            table_id,
            opening,
            interaction_id,
            game,
            now=self._now(),
            pace=self._paces[opening.pace],
            wait=self._lobby_wait,
            after=after,
        )
        change = (*change, closing.watch_lobby(live, self._lobby_wait))
        try:
            return await self._shelf.commit(live, change)
        except Refused:
            # The same press, delivered twice at once: one of the two opened the table.
            known = await self._shelf.read(self._store.table_opened_by(interaction_id))
            if known is None:
                raise
            return await self.get(TableId(known))

    async def join(self, table_id: TableId, person: Person) -> Table:
        """Seat a person.

        Raises:
            Refused: ``already-started``, ``lobby-closed``, ``already-seated`` or ``table-full``.
        """

        async def work(live: Live) -> Table:
            return await self._shelf.commit(*lobby.joined(live, person, self._now()))

        return await self._shelf.change(table_id, work)

    async def alter(self, table_id: TableId, person: Person, terms: Terms) -> Table:
        """Change what is played at a lobby, as its host; nobody loses a seat by it.

        Raises:
            Refused: ``already-started``, ``lobby-closed``, ``not-host``, ``seats-taken``,
                ``seats-not-offered`` or ``rule-…``.
        """

        async def work(live: Live) -> Table:
            game, pace = self._find(live.table.game), self._paces[terms.pace]
            return await self._shelf.commit(
                *lobby.altered(live, person, terms, game, pace, self._now())
            )

        return await self._shelf.change(table_id, work)

    async def leave(self, table_id: TableId, person: Person) -> Table:
        """Free a person's seat in the lobby, or mark it as left in a game under way.

        Raises:
            Refused: ``not-seated``, ``lobby-closed`` or ``table-over``.
        """

        async def work(live: Live) -> Table:
            match live.table.status:
                case Status.LOBBY:
                    return await self._shelf.commit(*lobby.left(live, person, self._now()))
                case Status.PLAYING:
                    seat = live.table.seat_of(person.id)
                    if seat is None:
                        raise Refused("not-seated")
                    return await self._commit(*departure.departed(live, seat, self._now()))
                case _:
                    raise refused_by_status(live.table)

        return await self._shelf.change(table_id, work)

    async def start(self, table_id: TableId, person: Person) -> Table:
        """Start the game with those who are seated.

        Raises:
            Refused: ``already-started``, ``lobby-closed``, ``not-host``, ``too-few`` or ``rule-…``.
        """

        async def work(live: Live) -> Table:
            game = self._find(live.table.game)
            lobby.check_start(live, person, game)
            live, minded = closing.minded(live)
            live, change = progress.started(live, game, self._draw_seed(), self._now())
            watched = closing.watch(live, to_ms(self._now()), self._stale)
            return await self._shelf.commit(live, (*minded, *change, watched))

        return await self._shelf.change(table_id, work)

    async def cancel(self, table_id: TableId, person: Person) -> Table:
        """Close a lobby, or a game in which nobody else is present, as its host.

        Raises:
            Refused: ``not-host``, ``agreement-needed`` in a game where others are present (see
                :meth:`agree_cancel`), ``lobby-closed`` or ``table-over``.
        """

        async def work(live: Live) -> Table:
            if live.table.status is Status.PLAYING:
                lobby.require_host(live, person)
                if any(p.present and p.person.id != person.id for p in live.table.players):
                    raise Refused("agreement-needed", missing=departure.missing(live))
                return await self._commit(*departure.called_off(live, self._now()))
            if live.table.status is not Status.LOBBY:
                raise refused_by_status(live.table)
            lobby.require_host(live, person)
            return await self._shelf.commit(*lobby.closed(live, Status.CANCELLED, self._now()))

        return await self._shelf.change(table_id, work)

    async def agree_cancel(self, table_id: TableId, person: Person) -> int:
        """Agree to call a running game off; it ends with the last player's agreement.

        Returns:
            How many players present have not agreed yet; 0 when the game was called off.

        Raises:
            Refused: ``not-seated``, ``not-started``, ``lobby-closed`` or ``table-over``.
        """

        async def work(live: Live) -> int:
            # A table that an error set aside holds nobody for ever (F55).
            if live.table.status not in (Status.PLAYING, Status.QUARANTINED):
                raise refused_by_status(live.table)
            if live.table.status is Status.QUARANTINED and live.table.seed_hash is None:
                lobby.require_host(live, person)
            live, change = departure.agreed(live, person, self._now())
            await self._commit(live, change)
            return departure.missing(live)

        return await self._shelf.change(table_id, work)

    async def set_thread(self, table_id: TableId, thread_id: int | None) -> Table:
        """Note in which thread the table lives, or that it has none any more."""

        async def work(live: Live) -> Table:
            live = live.with_table(thread_id=thread_id)
            return await self._shelf.commit(live, (live.table_row(), self._told(table_id)))

        return await self._shelf.change(table_id, work)

    async def resettle(
        self, table_id: TableId, person: Person, channel_id: int, place: Place
    ) -> Table:
        """Go on in another channel of the server, as a player whose channel was deleted.

        Raises:
            Refused: ``not-seated``.
        """

        async def work(live: Live) -> Table:
            if live.table.seat_of(person.id) is None:
                raise Refused("not-seated")
            live = live.with_table(channel_id=channel_id, thread_id=None, place=place)
            return await self._shelf.commit(live, (live.table_row(), self._told(table_id)))

        return await self._shelf.change(table_id, work)

    async def rename(self, table_id: TableId, person: Person) -> Table:
        """Note the present display name of a player or host."""

        async def work(live: Live) -> Table:
            renamed, change = _renamed(live, person)
            if not change:
                return live.table
            return await self._shelf.commit(renamed, (*change, self._told(table_id)))

        return await self._shelf.change(table_id, work)

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
                move = advance or running.game.default_move(running.state, place)
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
        renamed, names = _renamed(live, person)
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

    def _told(self, table_id: TableId) -> OutboxRow:
        return OutboxRow(table_id, None, None, to_ms(self._now()))


def _renamed(live: Live, person: Person) -> tuple[Live, Change]:
    """Give a person the display name of now, wherever the table shows it."""
    table = live.table
    if table.host.id == person.id and table.host != person:
        renamed, change = _renamed(live.with_table(host=person), person)
        return renamed, (renamed.table_row(), *change)
    player = next((p for p in table.players if p.person.id == person.id), None)
    if player is None or player.person == person:
        return live, ()
    player = msgspec.structs.replace(player, person=person)
    players = tuple(player if p.seat == player.seat else p for p in table.players)
    renamed = live.with_table(players=players)
    return renamed, (renamed.seat_row(player),)
