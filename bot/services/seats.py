"""The people at a game under way: seats on offer, claims, who leaves, and who keeps a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.model.pace import Pace
from bot.model.players import Person
from bot.model.refusal import Refused, require_seat
from bot.model.table import STAYED_AWAY, Status, Table, TableId
from bot.model.times import Millis, to_ms
from bot.repositories.tables import TableRepository
from bot.rows.change import Write
from bot.rows.seats import BallotRow, DeleteBallots, SeatBanRow
from bot.services.double_presses import DoublePresses
from bot.services.invitations import Invitations
from bot.services.keep_away import KeepAway
from bot.services.moves import Moves
from bot.services.series.course import SeriesCourse
from bot.table.live_table import LiveTable
from bot.transitions import concessions, inactivity, leaving, lobby, occupancy, takeovers
from bot.transitions.moves import PendingMove
from bot.transitions.occupancy import player_in
from bot.transitions.series import tables as series_tables
from games.api import Seat
from games.series.api import Kind


class Seats:
    """Changes who sits where once a game has started."""

    def __init__(
        self,
        tables: TableRepository,
        moves: Moves,
        series: SeriesCourse,
        keep_away: KeepAway,
        invitations: Invitations,
        now: Callable[[], datetime],
        stale: timedelta,
        paces: Mapping[str, Pace],
    ) -> None:
        """Keep what it works with.

        ``stale`` is how long a game may be idle, ``paces`` are by name.
        """
        self._tables = tables
        self._moves = moves
        self._series = series
        self._keep_away = keep_away
        self._invitations = invitations
        self._now = now
        self._stale = stale
        self._paces = paces
        self._presses = DoublePresses(now)

    async def offer(self, table_id: TableId, person: Person, seat: Seat) -> Table:
        """Offer the seat of somebody who missed a turn to others, as the host of the table.

        Nothing changes if it is on offer.

        Raises:
            Refused: ``not-host``, ``nothing-missed`` (also for the host's own seat, a computer's,
                or one that was left), ``no-such-seat``, ``series-seat`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
            """Put the seat on offer; nothing changes if it is already.

            Refuse all but the host, in a series, and where no turn was missed. The caller stores
            the rows.
            """
            _refuse_in_series(live)
            lobby.require_host(live, person)
            player = player_in(live, seat)
            if player.gone or player.user_id in (None, person.id) or not player.occupancy.in_a_row:
                raise Refused("nothing-missed", name=player.name)
            return takeovers.offer(live, seat, at)

        return await self._reseat(table_id, change)

    async def away(self, table_id: TableId, user_id: int) -> Table:
        """Offer the seat of somebody who is no longer on the server (F54); return the table.

        In a series they have given it up instead, and the game ends. Nothing changes if they have
        no seat.

        Raises:
            Refused: ``no-seat-now`` if no game is under way (not in a series).
        """
        if (await self._tables.peek(table_id)).table.series is not None:
            await self._series.forfeit(table_id, user_id)
            return (await self._tables.peek(table_id)).table

        def change(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
            seat = live.table.seat_of(user_id)
            return (live, []) if seat is None else takeovers.offer(live, seat, at, away=True)

        return await self._reseat(table_id, change)

    async def back(self, table_id: TableId, person: Person) -> Table:
        """Give somebody their seat back from an offer, as long as nobody else has taken it.

        An announced end of the table is taken back. If the seat is not on offer, they only count as
        active.

        Raises:
            Refused: ``not-your-seat`` (also for who was removed or gave up), or ``no-seat-now``.
        """

        def change(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
            """Seat the person again, take back an announced end, and have the messages updated.

            Return the table and the rows, for the caller to store.
            """
            live, rows = takeovers.take_back_seat(live, person, at)
            live, kept = inactivity.clear_notice(live)
            return live, [*rows, *kept, live.update_row(at)]

        return await self._reseat(table_id, change)

    async def notice(self, table_id: TableId, user_id: int, name: str = "") -> None:
        """Record that a person is active at a table, if they have a seat there (F80).

        Whoever missed a turn is back with that and has their full limits again; a seat on offer
        stays on offer. Nothing is stored if it is no news. By ``name`` a person gets their name
        back at a table where a repair has lost it.

        Raises:
            Refused: ``no-seat-now`` if it is news and no game is under way.
        """

        def change(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
            """Restore the person's lost name, if any, and note them as seen."""
            live, named = occupancy.know_again(live, user_id, name, at)
            live, seen = occupancy.notice(live, user_id, at)
            return live, [*named, *seen]

        live, at = await self._tables.peek(table_id), to_ms(self._now())
        if occupancy.is_news(live, user_id, at) or occupancy.know_again(live, user_id, name, at)[1]:
            await self._reseat(table_id, change)

    async def claim(self, table_id: TableId, person: Person, seat: Seat) -> Table:
        """Ask for a seat on offer, or take back one's own at once.

        A claim is granted by one of those present, or by itself after a while if none objects; if
        nobody is present, at once. Claiming the same seat again changes nothing.

        Raises:
            Refused: ``seat-not-offered``, ``already-seated``, ``barred`` (also where one of those
                seated keeps them away), ``seat-claimed``, ``already-claiming``, ``knows-a-hand``,
                ``has-seen-hands``, ``invited-only-begun`` or ``no-seat-now``.
        """

        async def work(live: LiveTable) -> Table:
            """Store the claim, or the seat if it is granted at once; return the table.

            Nothing is stored if it was claimed by them before. Only for a seat that was not theirs,
            refuse who is not invited, or is kept away by somebody seated.
            """
            occupancy.require_playing(live)
            live = await self._tables.introduced(live, (person.id,))
            claimed, rows = takeovers.claim(live, seat, person, to_ms(self._now()))
            seated = {player.user_id for player in live.table.players if not player.gone}
            own = live.table.players[seat].user_id == person.id
            if not own:
                await self._invitations.check_admitted(live, person)
                if await self._keep_away.refuses(seated, person):
                    raise Refused("barred")
            return await self._tables.commit(claimed, tuple(rows)) if rows else live.table

        return await self._tables.change(table_id, work)

    async def welcome(
        self, table_id: TableId, person: Person, seat: Seat, claimant: int | None = None
    ) -> Table:
        """Grant a claim to a seat, as one of those present: the claimant sits there from now on.

        ``claimant`` is the person meant; None: whoever claims it now.

        Raises:
            Refused: ``not-seated``, ``not-present``, ``no-claim`` or ``no-seat-now``.
        """

        async def work(live: LiveTable) -> Table:
            """Seat the claimant, whose nights their limits know from the first on."""
            occupancy.require_playing(live)
            occupancy.require_present(live, person)
            live = await self._tables.introduced(live, takeovers.claimants(live))
            live, rows = takeovers.grant(live, seat, to_ms(self._now()), claimant)
            return await self._tables.commit(live, tuple(rows))

        return await self._tables.change(table_id, work)

    async def decline(
        self, table_id: TableId, person: Person, seat: Seat, claimant: int | None = None
    ) -> Table:
        """Object to a claim, as one of those present; the seat stays on offer.

        The claimant can't claim a seat at this table again. ``claimant`` is the person meant; None:
        whoever claims it now.

        Raises:
            Refused: ``not-seated``, ``not-present``, ``no-claim`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
            occupancy.require_present(live, person)
            return takeovers.decline(live, seat, at, claimant)

        return await self._reseat(table_id, change)

    async def withdraw_claim(self, table_id: TableId, person: Person) -> Table:
        """Take one's own claim to a seat back; the seat stays on offer, and may be claimed again.

        Raises:
            Refused: ``no-claim`` or ``no-seat-now``.
        """
        return await self._reseat(table_id, lambda live, at: takeovers.withdraw(live, person, at))

    async def watch_hands(self, table_id: TableId, person: Person) -> None:
        """Note that somebody is about to see the hands of a game under way.

        They can't take a seat in this game any more. Nothing is stored if it was noted before; what
        they see is for the caller.

        Raises:
            Refused: ``hands-not-for-players`` (they play or have played here),
                ``hands-while-claiming`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
            del at
            return takeovers.watch_hands(live, person)

        await self._reseat(table_id, change)

    async def check_watching(self, table_id: TableId, person: Person) -> None:
        """Check that :meth:`watch_hands` would be allowed; store nothing.

        Raises:
            Refused: ``hands-not-for-players`` or ``hands-while-claiming``.
        """
        takeovers.watch_hands(await self._tables.peek(table_id), person)

    async def keep(self, table_id: TableId, person: Person) -> Table:
        """Take back the announced end of an idle table; its idle time starts again from now.

        It does so, too, if no end was announced. The messages are updated.

        Raises:
            Refused: ``not-seated`` or ``no-seat-now``.
        """

        def change(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
            """Take back the announced end if the person has a seat."""
            require_seat(live.table, person)
            live, rows = inactivity.keep(live, at, self._stale)
            return live, list(rows)

        return await self._reseat(table_id, change)

    async def concede(self, table_id: TableId, person: Person) -> Table:
        """Give up a game: by a move of the game's own rules where they have one, else by leaving.

        After such a move computers and absent people of the same camp give up along with the last
        person. If the game goes on, the seat counts as left: it is not on offer unless the rules
        let a seat that gave up play on (G33). In a series the game ends and the series is given up;
        where the rules have no such move, and always in a Cursus, only the whole series can be
        given up (M22).

        Raises:
            Refused: ``not-seated``, ``no-seat-now`` or ``whole-series``.
        """

        async def work(live: LiveTable) -> Table:
            """Make the concession by the rules if there is one, then leave if the game goes on.

            In a series it is the series that is given up then. Each step is stored by itself.
            Return the table.
            """
            occupancy.require_playing(live)
            running = live.under_way
            seat = require_seat(live.table, person)
            assert running is not None
            move = concessions.move_of(live, seat)
            game = live.table.series
            if game is not None and (move is None or game.kind is Kind.CURSUS):
                raise Refused("whole-series", series=game.series)
            if move is not None:
                asked = next((d.id for d in running.decisions if d.seat == seat), "")
                answer = PendingMove(seat, asked, move, "player", person.id)
                live, _ = await self._moves.step(live, running, answer)
                for along in concessions.along_with(live, seat):
                    assert live.running is not None
                    live, _ = await self._moves.step(live, live.running, along)
            if live.table.status is not Status.PLAYING:
                return live.table
            if game is not None:
                return await self._tables.commit(*series_tables.forfeit(live, seat, self._now()))
            return await self._tables.commit(
                *leaving.depart(live, seat, self._paces, self._now(), ending="conceded")
            )

        return await self._tables.change(table_id, work)

    async def claim_game(self, table_id: TableId, person: Person) -> Table:
        """End a game of two for whoever is there, three days after the other missed a turn.

        By the rules the other gives up, if they have a move for that; else the game ends without a
        result, noted as claimed by this person.

        Raises:
            Refused: ``not-seated``, ``game-not-claimable`` (also with more than two seats, or too
                early), ``series-seat`` or ``no-seat-now``.
        """

        async def work(live: LiveTable) -> Table:
            """End the game if it can be claimed by now; return the table.

            Refuse if not. The other gives up by the rules first, if they have a move for that; only
            a game that goes on is ended without a result.
            """
            occupancy.require_playing(live)
            _refuse_in_series(live)
            seat = require_seat(live.table, person)
            claimable_at = live.claimable_at(seat)
            if claimable_at is None or claimable_at > to_ms(self._now()):
                raise Refused("game-not-claimable", days=STAYED_AWAY.days)
            rival = Seat(1 - seat)
            running = live.under_way
            move = concessions.move_of(live, rival)
            if move is not None:
                asked = next((d.id for d in running.decisions if d.seat == rival), "")
                given_up = PendingMove(rival, asked, move, "default")
                live, _ = await self._moves.step(live, running, given_up)
            if live.table.status is not Status.PLAYING:
                return live.table
            return await self._tables.commit(*leaving.claim_game(live, seat, self._now()))

        return await self._tables.change(table_id, work)

    async def vote_out(self, table_id: TableId, person: Person, seat: Seat) -> int | None:
        """Vote to remove somebody; it is done once all others present have voted so.

        The person removed is barred from the table, and the seat is on offer. Others are told of
        each vote. Voting again takes the vote back, unless it is enough by now; within five
        seconds the same press again changes nothing.

        Returns:
            How many of the others have not voted yet; 0 when the person was removed, None if the
            vote was taken back.

        Raises:
            Refused: ``not-seated``, ``not-present``, ``own-seat``, ``already-gone``,
                ``seat-of-a-computer``, ``one-against-one`` where only one other is present and no
                turn was missed, ``no-such-seat``, ``series-seat`` or ``no-seat-now``.
        """

        async def work(live: LiveTable) -> int | None:
            """Store the vote, that it was taken back, or the removal if no vote is missing.

            Return how many are missing, None if it was taken back. The person removed is barred
            from the table, and leaves it.
            """
            voter, removed = _check_vote(live, person, seat)
            before = live.ballots
            live = replace(live, ballots=before | {(voter, seat)})
            missing, vote = leaving.removal_votes_missing(live, seat), (table_id, voter, seat)
            stored = live.ballots == before
            if missing and self._presses.is_double(*vote, stored=stored):
                return missing if stored else None
            if missing:
                rows: tuple[Write, ...] = (BallotRow(table_id, voter, seat),)
                if stored:
                    live = replace(live, ballots=before - {(voter, seat)})
                    # One row alone cannot be deleted: those that stay are written again.
                    stay = (BallotRow(table_id, *one) for one in live.ballots if seat in one)
                    rows = (DeleteBallots(table_id, seat), *stay)
                told = live.update_row(to_ms(self._now()))
                await self._tables.commit(live, (*rows, told))
                self._presses.note(*vote, stored=not stored)
                return None if stored else missing
            live = replace(live, barred=live.barred | {removed})
            live, change = leaving.depart(live, seat, self._paces, self._now(), ending="kicked")
            await self._tables.commit(live, (SeatBanRow(table_id, removed), *change))
            return 0

        return await self._tables.change(table_id, work)

    async def removable(self, table_id: TableId, person: Person) -> frozenset[Seat]:
        """Return the seats whose players a person may vote out now (:meth:`vote_out`).

        Seats that they have voted against already are among them. Empty for somebody who is not
        present, when no game is under way, or when nobody can be removed.
        """
        live = await self._tables.peek(table_id)
        found = set()
        for player in live.table.players:
            with suppress(Refused):
                _check_vote(live, person, player.seat)
                found.add(player.seat)
        return frozenset(found)

    async def _reseat(
        self, table_id: TableId, change: Callable[[LiveTable, int], tuple[LiveTable, list[Write]]]
    ) -> Table:
        """Apply ``change`` to a running game under its lock, and store it if it returns rows.

        Raises:
            Refused: ``no-seat-now`` if no game is under way, or what ``change`` refuses.
        """

        async def work(live: LiveTable) -> Table:
            """Call ``change`` with the table and the present time; store its rows, if any."""
            occupancy.require_playing(live)
            live, rows = change(live, to_ms(self._now()))
            return await self._tables.commit(live, tuple(rows)) if rows else live.table

        return await self._tables.change(table_id, work)


def _check_vote(live: LiveTable, person: Person, seat: Seat) -> tuple[Seat, int]:
    """Check that a person may vote to remove whoever is in a seat.

    Return the voter's seat, and the user id of the other person.

    Raises:
        Refused: as :meth:`Seats.vote_out`.
    """
    occupancy.require_playing(live)
    _refuse_in_series(live)
    voter = occupancy.require_present(live, person)
    target = player_in(live, seat)
    if target.user_id is None:
        raise Refused("seat-of-a-computer", name=target.name)
    if voter == seat:
        raise Refused("own-seat")
    if target.gone:
        raise Refused("already-gone", name=target.name)
    if not leaving.is_removable(live, seat):
        raise Refused("one-against-one", name=target.name)
    return voter, target.user_id


def _refuse_in_series(live: LiveTable) -> None:
    """Raise Refused (``series-seat``) in a series, whose seats belong to its entrants.

    Its details say when the pace counts somebody as gone.
    """
    if live.table.series is not None:
        minutes = live.pace.unseen // timedelta(minutes=1)
        raise Refused("series-seat", turns=live.pace.missed, minutes=minutes)
