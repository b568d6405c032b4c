"""Giving up a game, and removing somebody from it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.model.refusal import Refused
from bot.model.table import Person, Status, Table, TableId
from bot.model.times import to_ms
from bot.services.seats import Seats, player_in
from bot.store.rows import BallotRow, SeatBanRow
from bot.table.live_table import LiveTable
from bot.transitions import leaving, occupancy
from bot.transitions.moves import PendingMove
from games.api import Concedable, Seat

_PEOPLE_TO_REMOVE = 2
"""So many have to agree to remove somebody who is there; one alone could rid itself of a rival."""


class Parting(Seats):
    """Takes people out of a game under way."""

    async def concede(self, table_id: TableId, person: Person) -> Table:
        """Give up a game: by the game's own rules, or the host plays the seat to the end.

        Raises:
            Refused: ``not-seated`` or ``no-seat-now``.
        """

        async def work(live: LiveTable) -> Table:
            occupancy.require_playing(live)
            running = live.running
            seat = live.table.seat_of(person.id)
            if seat is None:
                raise Refused("not-seated")
            assert running is not None
            if isinstance(running.game, Concedable):
                move = running.game.concession(running.state, seat)
                if move is not None:
                    asked = next((d.id for d in running.decisions if d.seat == seat), "")
                    answer = PendingMove(seat, asked, move, "player", person.id)
                    live, _ = await self._step(live, running, answer)
            if live.table.status is not Status.PLAYING:
                return live.table
            return await self._commit(*leaving.depart(live, seat, self._now(), ending="conceded"))

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

        async def work(live: LiveTable) -> int:
            occupancy.require_playing(live)
            voter = occupancy.require_present(live, person)
            target = player_in(live, seat)
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
                await self._commit(live, (row, occupancy.publish_row(live, to_ms(self._now()))))
                return missing
            live = replace(live, barred=live.barred | {target.person.id})
            live, change = leaving.depart(live, seat, self._now(), ending="kicked")
            await self._commit(live, (SeatBanRow(table_id, target.person.id), *change))
            return 0

        return await self._shelf.change(table_id, work)
