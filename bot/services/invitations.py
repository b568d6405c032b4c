"""Invitations to lobbies: who sends how many, and who wants none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from datetime import datetime, timedelta

import msgspec

from bot.model.forgotten import is_among
from bot.model.invitations import MOST_INVITED
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Status, Table, TableId
from bot.model.times import Millis, lately, to_ms
from bot.repositories.tables import TableRepository
from bot.rows.change import Write
from bot.rows.invitations import DeleteUninvited, UninvitedRow
from bot.services.keep_away import KeepAway
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.transitions import invitations, lobby

APART = timedelta(days=1)
"""The stretch of time in which invitations are counted."""
_SEATS_LOOKED_AT = 500
"""Among the latest seats beside a host candidates are looked for."""


class Invited(msgspec.Struct, frozen=True):
    """What came of inviting several people."""

    table: Table
    invited: tuple[Person, ...]
    refused: tuple[Refused, ...]
    """Why others were not."""


class Invitations:
    """Sends invitations and keeps who wants none."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        keep_away: KeepAway,
        now: Callable[[], datetime],
    ) -> None:
        """Keep what it works with.

        Have one per process: its lock lets only one :meth:`invite` run at a time.
        """
        self._store = store
        self._tables = tables
        self._keep_away = keep_away
        self._now = now
        self._inviting = asyncio.Lock()

    async def left(self, user_id: int) -> int:
        """Return how many more people the person may invite now, on all servers together.

        That is the most allowed less the invitations that they sent in the last 24 hours, whatever
        became of those; at least 0.
        """
        within = lately(to_ms(self._now()), APART)
        sent = await self._tables.read(self._store.invited_by(user_id, within))
        return max(0, MOST_INVITED - sent)

    async def candidates(self, table: Table, host: Person, most: int) -> tuple[Person, ...]:
        """List at most ``most`` people whom a host may invite, the latest fellow players first.

        They finished a game together on this server. Left out are those who sit at the table or
        were invited to it, who want no invitations or to be shown nowhere, and where one keeps the
        other away.
        """
        found = await self._tables.read(
            self._store.played_with(host.id, table.guild_id, _SEATS_LOOKED_AT)
        )
        apart = await self._keep_away.apart_from(host.id)
        fresh = [
            Person(number, name)
            for number, name in found.items()
            if not is_among(number, apart)
            and table.seat_of(number) is None
            and table.invitation_of(number) is None
        ]
        return tuple(fresh[:most])

    async def invite(self, table_id: TableId, host: Person, guests: Iterable[Person]) -> Invited:
        """Invite people to a lobby as its host, each if possible; store it all in one change.

        A seat is kept for each for two days, and they are pinged, after their quiet hours. Return
        the table, those invited, and why each of the others was not.

        Raises:
            Refused: not a lobby, not its host (``not-host``), or the database failed.
        """

        async def work(live: LiveTable) -> Invited:
            """Invite each guest in turn, collect the refusals, and store the invitations.

            Only a failure of the database, or a refusal of the lobby or the host, is raised.
            Nothing is stored if nobody could be invited.
            """
            lobby.require_lobby(live)
            lobby.require_host(live, host)
            left, change = await self.left(host.id), list[Write]()
            invited, refused = list[Person](), list[Refused]()
            for guest in guests:
                try:
                    await self._check(host, guest, left - len(invited))
                    rings_at = await self._rings_at(live, guest)
                    live, rows = invitations.invite(live, host, guest, self._now(), rings_at)
                except Refused as why:
                    if why.is_of_store:
                        raise
                    refused.append(why)
                else:
                    change += rows
                    invited.append(guest)
            table = await self._tables.commit(live, tuple(change)) if change else live.table
            return Invited(table, tuple(invited), tuple(refused))

        # One after the other, or two at once would both be the fifth.
        async with self._inviting:
            return await self._tables.change(table_id, work)

    async def _check(self, host: Person, guest: Person, left: int) -> None:
        """Check that a host with ``left`` invitations may invite a guest.

        Raises:
            Refused: none are left (``invitations-spent``), the host keeps the guest away
                (``invite-kept-away``), or the guest keeps the host away or wants no invitations
                (``not-invitable``).
        """
        if left <= 0:
            raise Refused("invitations-spent", count=MOST_INVITED)
        if await self._keep_away.refuses((host.id,), guest):
            raise Refused("invite-kept-away", name=guest.name)
        uninvited = await self._tables.read(self._store.is_uninvited(guest.id))
        if uninvited or await self._keep_away.refuses((guest.id,), host):
            raise Refused("not-invitable", name=guest.name)

    async def _rings_at(self, live: LiveTable, guest: Person) -> Millis:
        """Return when a guest is to be notified: now, or at the end of their quiet hours.

        Who has set none has those of the server, if any.
        """
        at = to_ms(self._now())
        known = await self._tables.preferences_on(live.table.guild_id, [guest.id])
        quiet = known[guest.id].quiet
        night = None if quiet is None else quiet.stretch(at)
        return at if night is None else night.until

    async def withdraw(self, table_id: TableId, host: Person, numbers: Collection[int]) -> Table:
        """Take invitations (``numbers``) back, as the host of a lobby, and free their seats.

        Those that keep no seat any more are skipped. The guests may be invited again.

        Raises:
            Refused: not a lobby, not its host (``not-host``), or none of them keeps a seat any more
                (``changed-since``).
        """

        async def work(live: LiveTable) -> Table:
            """Withdraw the invitations if the person is the host of a lobby; return the table."""
            lobby.require_lobby(live)
            lobby.require_host(live, host)
            return await self._tables.commit(*invitations.withdraw(live, numbers, self._now()))

        return await self._tables.change(table_id, work)

    async def check_admitted(self, live: LiveTable, person: Person) -> None:
        """Check that a person may have a seat as far as invitations go.

        Anybody may unless the table is for guests only. Then those seated and its guests may. In a
        rematch so may those who had a seat of the table before at its end, also if they had left,
        and its guests if it was for guests only as well; nobody who is barred from that table.

        Raises:
            Refused: ``invited-only``, or once nobody can be invited any more
                ``invited-only-begun``.
        """
        table = live.table
        if table.admits(person.id):
            return
        if table.rematch is not None:
            # Without its lock: whoever holds that may wait for the one of this table.
            before = await self._tables.without_game(table.rematch.of)
            known = before.table
            seated = person.id in known.players_by_user
            guest = known.terms.invited_only and known.admits(person.id)
            if (seated or guest) and not is_among(person.id, before.barred):
                return
        if table.status is not Status.LOBBY:
            raise Refused("invited-only-begun")
        raise Refused("invited-only", host=table.host.name)

    async def decline(self, table_id: TableId, person: Person) -> Table:
        """Give back the seat that is kept for a person; they can't be invited to this lobby again.

        Raises:
            Refused: none is (``not-invited``), or it is no lobby any more.
        """

        async def work(live: LiveTable) -> Table:
            lobby.require_lobby(live)
            return await self._tables.commit(*invitations.decline(live, person, self._now()))

        return await self._tables.change(table_id, work)

    async def wants_none(self, user_id: int) -> bool:
        """Return True if nobody may invite a person."""
        return await self._tables.read(self._store.is_uninvited(user_id))

    async def set_wanted(self, user_id: int, *, wanted: bool) -> None:
        """Store whether a person wants invitations from anybody at all."""
        row = DeleteUninvited(user_id) if wanted else UninvitedRow(user_id)
        await self._tables.write((row,))
