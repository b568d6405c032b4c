"""The people at a game under way: absent, replaced, removed, and answering in advance."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot import closing, departure, respite, standing, tenure
from bot.live import Live, Running, to_ms
from bot.progress import Answer
from bot.records import Person, Player, Refused, Status, Table, TableId
from bot.store.records import (
    AlarmRow,
    BallotRow,
    BarredRow,
    Change,
    DeadlineRow,
    Row,
    Silenced,
    TenureRow,
)
from bot.telling import Telling
from games.api import Concedable, Event, Seat

_CLOSED = (Status.OVER, Status.CANCELLED, Status.EXPIRED)
_LATER_MS = 24 * 60 * 60 * 1000
"""When an alarm is tried again at a table that broke."""
_PEOPLE_TO_REMOVE = 2
"""So many have to agree to remove somebody who is there; one alone could rid itself of a rival."""


class Seats(Telling):
    """Changes who sits where once a game has started."""

    _now: Callable[[], datetime]
    _stale: timedelta

    @abstractmethod
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

    # -- seats on offer ----------------------------------------------------------------------

    async def offer(self, table_id: TableId, person: Person, seat: Seat) -> Table:
        """Offer the seat of somebody who missed a turn, as the host of the table.

        Raises:
            Refused: ``not-host``, ``nothing-missed`` or ``no-seat-now``.
        """

        def change(live: Live, at: int) -> tuple[Live, list[Row]]:
            if live.table.host.id != person.id:
                raise Refused("not-host", host=live.table.host.name)
            player = _player(live, seat)
            if player.gone or player.person.id == person.id or not player.sitting.in_a_row:
                raise Refused("nothing-missed", name=player.person.name)
            return tenure.offered(live, seat, at)

        return await self._reseat(table_id, change)

    async def away(self, table_id: TableId, user_id: int) -> Table:
        """Offer the seat of somebody who is no longer on the server (F54)."""

        def change(live: Live, at: int) -> tuple[Live, list[Row]]:
            seat = live.table.seat_of(user_id)
            return (live, []) if seat is None else tenure.offered(live, seat, at, away=True)

        return await self._reseat(table_id, change)

    async def back(self, table_id: TableId, person: Person) -> Table:
        """Give somebody their seat back, as long as nobody else has taken it.

        Raises:
            Refused: ``not-your-seat`` or ``no-seat-now``.
        """

        def change(live: Live, at: int) -> tuple[Live, list[Row]]:
            live, rows = tenure.returned(live, person, at)
            live, kept = closing.minded(live)
            return live, [*rows, *kept, tenure.told(live, at)]

        return await self._reseat(table_id, change)

    async def claim(self, table_id: TableId, person: Person, seat: Seat) -> Table:
        """Ask for a seat on offer; it is granted by one of those present, or if none objects.

        Raises:
            Refused: ``seat-not-offered``, ``already-seated``, ``barred``, ``seat-claimed``,
                ``already-claiming``, ``knows-a-hand``, ``has-seen-hands`` or ``no-seat-now``.
        """

        def change(live: Live, at: int) -> tuple[Live, list[Row]]:
            limit = live.pace.limit(optional=True)
            waits = tenure.CLAIM_WAITS_MS if limit is None else int(limit.total_seconds() * 1000)
            return tenure.claimed(live, seat, person, at, waits)

        return await self._reseat(table_id, change)

    async def welcome(
        self, table_id: TableId, person: Person, seat: Seat, claimant: int | None = None
    ) -> Table:
        """Grant a claim, as one of those present.

        Raises:
            Refused: ``not-seated``, ``not-present``, ``no-claim`` or ``no-seat-now``.
        """

        def change(live: Live, at: int) -> tuple[Live, list[Row]]:
            tenure.require_present(live, person)
            return tenure.granted(live, seat, at, claimant)

        return await self._reseat(table_id, change)

    async def decline(
        self, table_id: TableId, person: Person, seat: Seat, claimant: int | None = None
    ) -> Table:
        """Object to a claim, as one of those present; the seat stays on offer.

        Raises:
            Refused: ``not-seated``, ``not-present``, ``no-claim`` or ``no-seat-now``.
        """

        def change(live: Live, at: int) -> tuple[Live, list[Row]]:
            tenure.require_present(live, person)
            return tenure.declined(live, seat, at, claimant)

        return await self._reseat(table_id, change)

    async def watch_hands(self, table_id: TableId, person: Person) -> None:
        """Note for ever that somebody is about to see the hands of a game under way.

        Raises:
            Refused: ``hands-not-for-players``, ``hands-while-claiming`` or ``no-seat-now``.
        """

        def change(live: Live, at: int) -> tuple[Live, list[Row]]:
            del at
            return tenure.watched(live, person)

        await self._reseat(table_id, change)

    # -- leaving, removing, giving up --------------------------------------------------------

    async def concede(self, table_id: TableId, person: Person) -> Table:
        """Give up a game: by the game's own rules, or the host plays the seat to the end.

        Raises:
            Refused: ``not-seated`` or ``no-seat-now``.
        """

        async def work(live: Live) -> Table:
            tenure.require_playing(live)
            running = live.running
            seat = live.table.seat_of(person.id)
            if seat is None:
                raise Refused("not-seated")
            assert running is not None
            if isinstance(running.game, Concedable):
                move = running.game.concession(running.state, seat)
                if move is not None:
                    asked = next((d.id for d in running.decisions if d.seat == seat), "")
                    answer = Answer(seat, asked, move, "player", person.id)
                    live, _ = await self._step(live, running, answer)
            if live.table.status is not Status.PLAYING:
                return live.table
            return await self._commit(
                *departure.departed(live, seat, self._now(), ending="conceded")
            )

        return await self._shelf.change(table_id, work)

    async def vote_out(self, table_id: TableId, person: Person, seat: Seat) -> int:
        """Want somebody removed; it is done once all others present want it.

        Returns:
            How many of the others have not said so yet; 0 when the seat was freed.

        Raises:
            Refused: ``not-seated``, ``not-present``, ``own-seat``, ``already-gone``,
                ``one-against-one`` where only one other is present and no turn was missed, or
                ``no-seat-now``.
        """

        async def work(live: Live) -> int:
            tenure.require_playing(live)
            voter = tenure.require_present(live, person)
            target = _player(live, seat)
            if voter == seat:
                raise Refused("own-seat")
            if target.gone:
                raise Refused("already-gone", name=target.person.name)
            others = {p.seat for p in live.table.players if p.present and p.seat != seat}
            if len(others) < _PEOPLE_TO_REMOVE and not target.sitting.in_a_row:
                raise Refused("one-against-one", name=target.person.name)
            live = replace(live, ballots=live.ballots | {(voter, seat)})
            missing = len(others - {by for by, whom in live.ballots if whom == seat})
            if missing:
                row = BallotRow(table_id, voter, seat)
                await self._commit(live, (row, tenure.told(live, to_ms(self._now()))))
                return missing
            live = replace(live, barred=live.barred | {target.person.id})
            live, change = departure.departed(live, seat, self._now(), ending="kicked")
            await self._commit(live, (BarredRow(table_id, target.person.id), *change))
            return 0

        return await self._shelf.change(table_id, work)

    async def tenures(self, table_id: TableId) -> tuple[TenureRow, ...]:
        """List the tenures that have ended at a table, by seat and in order."""
        live = await self._shelf.peek(table_id)
        return tuple(sorted(live.tenures))

    # -- tables that nobody minds ------------------------------------------------------------

    async def keep(self, table_id: TableId, person: Person) -> Table:
        """Put off the announced end of a table.

        Raises:
            Refused: ``not-seated`` or ``no-seat-now``.
        """

        def change(live: Live, at: int) -> tuple[Live, list[Row]]:
            if live.table.seat_of(person.id) is None:
                raise Refused("not-seated")
            live, rows = closing.kept(live, at, self._stale)
            return live, list(rows)

        return await self._reseat(table_id, change)

    # -- answers in advance ------------------------------------------------------------------

    async def answer_for(self, table_id: TableId, person: Person, key: str, *, on: bool) -> Table:
        """Answer a kind of question in advance for a person, or ask them again.

        Raises:
            Refused: ``not-seated``, ``no-such-standing`` or ``no-seat-now``.
        """

        async def work(live: Live) -> Table:
            tenure.require_playing(live)
            seat = live.table.seat_of(person.id)
            if seat is None:
                raise Refused("not-seated")
            at = to_ms(self._now())
            change = standing.set_(live, seat, key, at) if on else standing.cleared(live, seat, key)
            live, rows = change
            await self._commit(live, (*rows, tenure.told(live, at)))
            return (await self._settle(live)).table

        return await self._shelf.change(table_id, work)

    async def _settle(self, live: Live, *, at_last: bool = False) -> Live:
        """Give the answers that are to be released now, one after the other."""
        while answers := standing.released(live, at_last=at_last):
            decision_id, seat, move = answers[0]
            running = live.running
            assert running is not None
            try:
                live, _ = await self._step(
                    live, running, Answer(seat, decision_id, move, "standing"), settle=False
                )
            except Refused as refused:
                if not refused.key.startswith("rule-"):
                    raise
                # The game does not take what it offered: the person is asked.
                rows: list[Row] = []
                for of, key in live.standing:
                    if of == seat:
                        live, ended = standing.cleared(live, seat, key)
                        rows += ended
                await self._commit(live, tuple(rows))
        return live

    # -- alarms ------------------------------------------------------------------------------

    async def ring(self, alarm: AlarmRow) -> None:
        """Do what an alarm is for; nothing where it has lost its sense."""
        table_id, seat = TableId(alarm.table_id), Seat(alarm.seat)

        async def work(live: Live) -> None:
            at = to_ms(self._now())
            off = Silenced(table_id, alarm.kind, seat)
            playing = live.table.status is Status.PLAYING
            change: Change = ()
            match alarm.kind:
                case closing.ALARM if live.table.status not in _CLOSED:
                    last = await self._shelf.read(self._store.last_human_move(table_id))
                    live, change = closing.looked_at(live, at, last or 0, self._stale)
                case closing.LOBBY_ALARM if live.table.status is Status.LOBBY:
                    live, change = closing.announced_lobby(live, at)
                case tenure.CLAIM if playing and _player(live, seat).sitting.claim is not None:
                    live, rows = tenure.granted(live, seat, at)
                    change = tuple(rows)
                case standing.ALARM if playing:
                    live = await self._settle(live, at_last=True)
                case respite.ALARM if playing:
                    known = await self._habits_at(live)
                    live, change = respite.accustomed(live, known, self._now(), tell=True)
                case _:
                    pass
            again = any(isinstance(row, AlarmRow) and row.kind == alarm.kind for row in change)
            await self._commit(live, change if again else (off, *change))

        try:
            await self._shelf.change(table_id, work, bounded=False)
        except Refused as refused:
            if refused.key != "table-quarantined":
                raise
            later = alarm._replace(due_at=to_ms(self._now()) + _LATER_MS)
            await self._shelf.read(self._store.commit((later,)))

    # ----------------------------------------------------------------------------------------

    async def _reseat(
        self, table_id: TableId, change: Callable[[Live, int], tuple[Live, list[Row]]]
    ) -> Table:
        async def work(live: Live) -> Table:
            tenure.require_playing(live)
            live, rows = change(live, to_ms(self._now()))
            return await self._commit(live, tuple(rows)) if rows else live.table

        return await self._shelf.change(table_id, work)

    async def _commit(self, live: Live, change: Change) -> Table:
        if live.table.status in _CLOSED:
            # What ended runs no clocks.
            change = tuple(row for row in change if not isinstance(row, DeadlineRow))
        return await self._shelf.commit(live, change)


def _player(live: Live, seat: Seat) -> Player:
    player = next((p for p in live.table.players if p.seat == seat), None)
    if player is None:
        raise Refused("no-such-seat")
    return player
