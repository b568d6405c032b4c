"""Tables before the game and at its edges: opened, joined, started, called off, moved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.clocks import filling, stops
from bot.model.pace import Pace
from bot.model.players import Person
from bot.model.refusal import Refused, refused_by_status, require_seat
from bot.model.table import (
    Opening,
    Place,
    Status,
    Table,
    TableId,
    Terms,
)
from bot.model.timers import TimerKind
from bot.model.times import from_ms, to_ms
from bot.repositories.tables import TableRepository
from bot.rows.change import Change, Write
from bot.rows.clocks import TimerRow
from bot.services.guild_settings import GuildSettings
from bot.services.heralds import AGAIN, OLD_ENOUGH, Heralds
from bot.services.invitations import Invitations
from bot.services.keep_away import KeepAway
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.transitions import (
    computers,
    inactivity,
    leaving,
    lobby,
    managers,
    moves,
    occupancy,
    rematch,
)
from games.api import AnyGame
from players.levels import Level


class Lobbies:
    """Opens, starts and ends tables."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        servers: GuildSettings,
        heralds: Heralds,
        keep_away: KeepAway,
        invitations: Invitations,
        now: Callable[[], datetime],
        *,
        find: Callable[[str], AnyGame],
        draw_seed: Callable[[], str],
        paces: Mapping[str, Pace],
        wait: timedelta,
        stale: timedelta,
        opening: asyncio.Lock,
    ) -> None:
        """Keep what it works with.

        ``wait`` is how long a lobby waits for its start, ``stale`` how long a game may be idle;
        ``paces`` are by name. ``opening`` lets only one table or series at a time be opened: have
        one per process, and one of this, whose own lock lets only one game against computers alone
        be started.
        """
        self._store = store
        self._tables = tables
        self._servers = servers
        self._heralds = heralds
        self._keep_away = keep_away
        self._invitations = invitations
        self._now = now
        self._find = find
        self._draw_seed = draw_seed
        self._paces = paces
        self._wait = wait
        self._stale = stale
        self._opening = opening
        self._starting_alone = asyncio.Lock()

    async def open(self, opening: Opening, interaction_id: int) -> Table:
        """Open a table with the host seated; the same interaction opens only one.

        A rematch takes over what the table before hands on. A table has one open rematch: if it
        exists, the person gets a seat there, or keeps the one they have, and that table is
        returned. Where somebody watches the game, a timer to tell them of the lobby is set.

        Raises:
            Refused: the game does not exist (``no-game``) or does not allow these seats or options
                (``seats-not-offered``, ``rule-…``), there are open lobbies enough
                (``lobbies-hosted``, ``lobbies-here``) or tables (``tables-hosted``,
                ``tables-enough``), or as :meth:`join` refuses a seat of the open rematch.
        """
        game = self._game(opening)
        # One after the other, or two at once would both find room.
        async with self._opening:
            if (known := await self._opened_by(interaction_id)) is not None:
                return known
            waiting = await self._tables.read(self._store.lobbies(opening.guild_id))
            again = rematch.find_open(waiting, opening.rematch_of)
            if again is None:
                lobby.check_room(waiting, opening)
                await self._check_limits(opening)
                return await self._tables.commit(*await self._opened(opening, interaction_id, game))
        return await self._join_again(again, opening.host)

    async def begin_alone(
        self, opening: Opening, interaction_id: int, level: Level, *, seed: str | None = None
    ) -> Table:
        """Open a table, seat computers beside its host and start it, in one change.

        No lobby is ever shown. The same interaction begins only one game, and so do several presses
        for a rematch (:meth:`begun_again`). ``seed`` is only given for a first game; without it one
        is drawn.

        Raises:
            Refused: ``no-game``, ``seats-not-offered``, ``rule-…``, ``tables-hosted``,
                ``tables-enough``, ``no-computers``, or ``games-alone`` if they have as many of
                these as one may.
        """
        game = self._game(opening)
        async with self._opening, self._starting_alone:
            if (known := await self._opened_by(interaction_id)) is not None:
                return known
            if opening.rematch_of is not None:
                begun = await self.begun_again(opening.rematch_of, opening.host)
                if begun is not None:
                    return begun
            await self._check_limits(opening)
            await self.check_alone(opening.guild_id, opening.host)
            live, opened = await self._opened(opening, interaction_id, game)
            live = await self._tables.introduced(live, (opening.host.id,))
            live, seated = computers.fill(live, opening.host, level, self._now())
            await self._check_computers(live)
            live, started = moves.start(live, game, seed or self._draw_seed(), self._now())
            watched = inactivity.watch(live, to_ms(self._now()), self._stale)
            return await self._tables.commit(live, (*opened, *seated, *started, watched))

    async def begun_again(self, before: TableId, person: Person) -> Table | None:
        """Return the live table of a person that is a rematch of ``before``; None without one.

        Tables that cannot be read are left out.

        Raises:
            Refused: the database failed.
        """
        for table_id in await self._tables.read(self._store.tables_of(person.id)):
            try:
                # Without its lock: whoever holds that may wait for one of the caller's.
                table = (await self._tables.without_game(TableId(table_id))).table
            except Refused as refused:
                if not refused.is_of_one:
                    raise
                continue
            if table.rematch is not None and table.rematch.of == before:
                return table
        return None

    def _game(self, opening: Opening) -> AnyGame:
        """Return the game of an opening; raise Refused (``no-game``) if it is not installed."""
        try:
            return self._find(opening.game)
        except KeyError as error:
            raise Refused("no-game", game=opening.game) from error

    async def _opened_by(self, interaction_id: int) -> Table | None:
        """Return the table that an interaction has opened before; None if it has opened none."""
        known = await self._tables.read(self._store.table_opened_by(interaction_id))
        return None if known is None else (await self._tables.peek(TableId(known))).table

    async def _check_limits(self, opening: Opening) -> None:
        """Check that the host may run one more table on the server, series included.

        Raises:
            Refused: the host (``tables-hosted``) or the server (``tables-enough``) has too many.
        """
        limits = (await self._servers.setting(opening.guild_id)).limits
        hosts = await self._tables.read(self._store.hosts_in(opening.guild_id))
        lobby.check_limits(hosts, opening.host, limits)

    async def _opened(
        self, opening: Opening, interaction_id: int, game: AnyGame
    ) -> tuple[LiveTable, Change]:
        """Return a new lobby with its rows and timers; nothing is stored.

        A rematch has what the table before hands on, computers only if the server still wants some.
        A timer tells people who watch the game, if any.

        Raises:
            Refused: ``seats-not-offered`` or ``rule-…``.
        """
        after = None
        allowed = (await self._servers.setting(opening.guild_id)).limits.computers
        if opening.rematch_of is not None:
            after = rematch.rematch_of(await self._tables.peek(opening.rematch_of))
            if not allowed:
                opening = replace(opening, terms=replace(opening.terms, stand_in=None))
        table_id = TableId(await self._tables.read(self._store.new_table_id()))
        live, change = lobby.open_lobby(
            table_id,
            opening,
            interaction_id,
            game,
            now=self._now(),
            pace=self._paces[opening.terms.pace],
            wait=self._wait,
            after=after,
            computers=allowed,
        )
        watch: list[Write] = [inactivity.watch_lobby(live, self._wait)]
        if await self._heralds.is_watched(opening.guild_id, opening.game):
            watch.append(self._herald_timer(table_id, OLD_ENOUGH))
        return live, (*change, *watch)

    def _herald_timer(self, table_id: TableId, after: timedelta) -> TimerRow:
        return TimerRow(table_id, TimerKind.HERALD, to_ms(self._now() + after))

    def herald(self, live: LiveTable) -> Change:
        """Return the rows that have people told of a lobby now, and the timer to do it again.

        The timer rings in an hour. Empty if all seats are taken: then it ends. Seats kept for
        guests count as free here.
        """
        if len(live.table.players) == live.table.terms.seats:
            # A seat that is freed later is for who is there.
            return ()
        told = live.update_row(to_ms(self._now()))
        return (told, self._herald_timer(live.table.id, AGAIN))

    async def join_rematch(self, before: Table, person: Person) -> Table | None:
        """Seat a person at the open rematch of a table, and return it; None if none is open.

        Nothing changes for somebody who sits there already. Who may open tables, and where, is not
        asked of them: they open none.

        Raises:
            Refused: as :meth:`join`, but for ``already-seated``.
        """
        waiting = await self._tables.read(self._store.lobbies(before.guild_id))
        again = rematch.find_open(waiting, before.id)
        return None if again is None else await self._join_again(again, person)

    async def _join_again(self, table_id: TableId, person: Person) -> Table:
        """Seat a person at the open rematch; return the table unchanged if they sit there already.

        Raises:
            Refused: as :meth:`join`, but for ``already-seated``.
        """
        try:
            return await self.join(table_id, person)
        except Refused as refused:
            if refused.key != "already-seated":
                raise
            return (await self._tables.peek(table_id)).table

    async def join(self, table_id: TableId, person: Person) -> Table:
        """Seat a person in a lobby, in the next free seat; return the table.

        In a rematch that takes something over, those who return come first, in their order of then.
        A seat kept for them counts as free. If it was the last one, the timers of a full lobby
        start.

        Raises:
            Refused: ``already-seated``, ``table-full``, ``seats-kept``, ``invited-only``,
                ``barred`` (also if the host keeps them away), ``place-taken`` for the place they
                had before a rematch, or as the table's status has it if it is no lobby.
        """

        async def work(live: LiveTable) -> Table:
            """Seat the person if they are welcome at the lobby; return the table.

            Refuse who is barred, kept away or not invited, and as the lobby has it (:meth:`join`).
            """
            game = self._find(live.table.game)
            change = lobby.join(live, person, game, self._now())
            await self._check_welcome(live, person)
            return await self._tables.commit(*change)

        return await self._tables.change(table_id, work)

    async def choose_place(self, table_id: TableId, person: Person, key: str) -> Table:
        """Note which named place (``key``) a person wants, empty for any; seat whoever has no seat.

        Raises:
            Refused: ``table-full``, ``no-such-place``, ``place-taken``, ``seats-kept``,
                ``invited-only``, ``barred`` (also where the host keeps them away), or as the
                table's status has it if it is no lobby.
        """

        async def work(live: LiveTable) -> Table:
            """Note the place, and seat the person if they are new and welcome; return the table."""
            game = self._find(live.table.game)
            change = lobby.choose_place(live, person, key, game, self._now())
            await self._check_welcome(live, person)
            return await self._tables.commit(*change)

        return await self._tables.change(table_id, work)

    async def _check_welcome(self, live: LiveTable, person: Person) -> None:
        """Check that somebody new may have a seat; whoever sits there already passes.

        A person with a seat kept for them passes even if the host keeps them away.

        Raises:
            Refused: ``invited-only`` if the table is for guests only and they are none, or
                ``barred`` if the host keeps them away.
        """
        if live.table.seat_of(person.id) is not None:
            return
        await self._invitations.check_admitted(live, person)
        invited = any(one.guest.id == person.id for one in live.table.kept_for)
        if not invited and await self._keep_away.refuses((live.table.host.id,), person):
            raise Refused("barred")

    async def alter(self, table_id: TableId, person: Person, terms: Terms) -> Table:
        """Change what is played at a lobby (its terms), as its host; nobody loses a seat by it.

        Wished places that the new terms lack are replaced by similar ones or dropped.

        Raises:
            Refused: ``not-host``, ``seats-taken`` or ``seats-kept`` if they are fewer than are
                taken or kept, ``seats-not-offered``, ``rule-…``, ``no-stand-in``
                (``no-computers`` with computers seated) if a stand-in is new and the server wants
                no computers, or as the table's status has it if it is no lobby.
        """

        async def work(live: LiveTable) -> Table:
            """Store the new terms; a new stand-in is checked against the server's setting."""
            game, pace = self._find(live.table.game), self._paces[terms.pace]
            altered, change = lobby.alter(live, person, terms, game, pace, self._now())
            if altered.table.terms.stand_in not in (None, live.table.terms.stand_in):
                await self._check_computers(altered)
            return await self._tables.commit(altered, change)

        return await self._tables.change(table_id, work)

    async def leave(self, table_id: TableId, person: Person) -> Table:
        """Free a seat in a lobby, or mark it as left in a game under way; return the table.

        A host who leaves a lobby hands it to the next person; without another person it is closed.
        A game is called off if no person is left, or if all who are present have voted for that.

        Raises:
            Refused: ``not-seated``, in a lobby ``no-seat-in-lobby``, ``whole-series`` at the table
                of a series, or as the table's status has it if it is neither a lobby nor played.
        """

        async def work(live: LiveTable) -> Table:
            """Leave the lobby or the running game; refuse in any other status."""
            match live.table.status:
                case Status.LOBBY:
                    return await self._tables.commit(*lobby.leave(live, person, self._now()))
                case Status.PLAYING:
                    seat = require_seat(live.table, person)
                    if live.table.series is not None:
                        raise Refused("whole-series", series=live.table.series.series)
                    return await self._tables.commit(
                        *leaving.depart(live, seat, self._paces, self._now())
                    )
                case _:
                    raise refused_by_status(live.table)

        return await self._tables.change(table_id, work)

    async def ends_by_leaving(self, table_id: TableId, person: Person) -> bool:
        """Return True if a game under way would be called off if a person left it; store nothing.

        That is so for its last person, and where all others present have voted to end it. False for
        somebody without a seat, and in a series, which has no such leaving.
        """
        live = await self._tables.peek(table_id)
        seat = live.table.seat_of(person.id)
        playing = live.table.status is Status.PLAYING and live.table.series is None
        if seat is None or not playing:
            return False
        left, _ = leaving.depart(live, seat, self._paces, self._now())
        return left.table.status is not Status.PLAYING

    async def fitted(self, table_id: TableId) -> Table:
        """Return a table as it would be played by those who are seated in its lobby; store nothing.

        Unchanged if all seats are taken, or if the game does not allow this number of players.
        """
        live = await self._tables.peek(table_id)
        return lobby.fitted(live, self._find(live.table.game)).table

    async def start(self, table_id: TableId, person: Person, agreed: str = "") -> Table:
        """Start the game with those who are seated, as its host; return the table.

        In a full lobby anybody seated may: an hour after the last seat was taken (two minutes at
        the live pace) the game starts; before that only the wish is stored, and the table stays a
        lobby. For fewer players than the lobby has seats, ``agreed`` has to be
        :attr:`Table.lobby_mark` of :meth:`fitted`: the host has seen what is played then.

        Raises:
            Refused: ``not-host``, ``too-few``, ``only-computers``, ``start-smaller``,
                ``computers-seated`` or ``no-stand-in`` where the server wants none, ``games-alone``
                where nobody else plays (:meth:`check_alone`), ``rule-…``, or as the table's status
                has it if it is no lobby.
        """

        async def work(live: LiveTable) -> Table:
            """Start the game, or store only the wish if it is too early for this person.

            Of a person alone with computers, the start waits for other such starts, and is refused
            if they have games enough (:meth:`check_alone`). Return the table.
            """
            game = self._find(live.table.game)
            lobby.check_start(live, person, game)
            if not lobby.may_start(live, person, self._now()):
                return await self._tables.commit(*lobby.want_start(live, person, self._now()))
            smaller = lobby.fitted(live, game)
            lobby.check_fitted(live, smaller, agreed)
            return await self._start(smaller, person, game)

        return await self._tables.change(table_id, work)

    async def start_filled(self, table_id: TableId, person: Person, level: Level) -> Table:
        """Seat computers of one level on all free seats of a lobby and start it, in one change.

        That is for its host. Seats kept for guests are filled, too. Where it is refused, nobody is
        seated and no invitation lapses. Return the table.

        Raises:
            Refused: ``not-host``, ``no-computers``, or with all seats taken ``computers-seated`` or
                ``no-stand-in``, where the server wants none, ``games-alone`` where nobody else
                plays (:meth:`check_alone`), ``rule-…``, or as the table's status has it if it is no
                lobby.
        """

        async def work(live: LiveTable) -> Table:
            """Seat the computers and start the game, as the host; return the table."""
            game = self._find(live.table.game)
            free = live.table.terms.seats > len(live.table.players)
            live, seated = computers.fill(live, person, level, self._now())
            if free:
                await self._check_computers(live)
            return await self._start(live, person, game, seated)

        return await self._tables.change(table_id, work)

    async def _start(
        self, live: LiveTable, person: Person, game: AnyGame, before: Change = ()
    ) -> Table:
        """Start a lobby and store that, after the rows of ``before``; return the table.

        Of a person alone with computers, that waits for other such starts. Whether the person may
        start it is for the caller to check.

        Raises:
            Refused: as :meth:`_started`, ``games-alone`` if they have games enough, or the database
                failed.
        """
        live, change = await self._started(live, game)
        change = (*before, *change)
        if len(live.table.people) > 1:
            return await self._tables.commit(live, change)
        # One after the other, or two at once would both find room.
        async with self._starting_alone:
            await self.check_alone(live.table.guild_id, person)
            return await self._tables.commit(live, change)

    async def _started(self, live: LiveTable, game: AnyGame) -> tuple[LiveTable, Change]:
        """Return the started game of a lobby, with its rows; nothing is stored.

        The seed is drawn here. An announced end of the lobby is taken back.

        Raises:
            Refused: ``computers-seated`` or ``no-stand-in`` where the server wants none, or
                ``rule-…``.
        """
        await self._check_computers(live, "computers-seated")
        live, minded = inactivity.clear_notice(live)
        live, change = moves.start(live, game, self._draw_seed(), self._now())
        watched = inactivity.watch(live, to_ms(self._now()), self._stale)
        return live, (*minded, *change, watched)

    async def start_full(self, live: LiveTable) -> tuple[LiveTable, Change]:
        """Return a full lobby started, or its start planned for later, and the rows.

        Nothing is stored. It starts now if somebody seated pressed *Start* and nobody has put that
        off, else at the first moment outside everybody's quiet hours. If the start is refused, it
        is tried again in six hours, and the lobby shows why; that keeps it open no longer.

        Raises:
            Refused: the database failed.
        """
        now = self._now()
        full = live.table.full
        assert full is not None
        moment = now if full.starts_early else from_ms(filling.suits_all(live, to_ms(now)))
        if moment > now:
            return filling.start_at(live, moment, now, full.refused, keep=not full.refused)
        try:
            return await self._started(live, self._find(live.table.game))
        except Refused as refused:
            if refused.is_of_store:
                raise
            return filling.start_at(live, now + filling.RETRY, now, refused.key, keep=False)

    async def put_off(self, table_id: TableId, person: Person) -> Table:
        """Put the start of a full lobby off by a day; each person seated may do so once.

        The lobby does not close within a day of that start. An earlier press of theirs on *Start*
        is withdrawn. A press that starts the game at once still does.

        Raises:
            Refused: ``no-seat-in-lobby``, ``not-full``, ``put-off-before``, or as the table's
                status has it if it is no lobby.
        """
        return await self._tables.apply(
            table_id, lambda live: lobby.put_off(live, person, self._now())
        )

    async def check_alone(self, guild_id: int, person: Person) -> None:
        """Check that a person may begin one more game against computers alone on a server.

        Raises:
            Refused: they have five under way there (``games-alone``).
        """
        players = await self._tables.read(self._store.alone_in(guild_id))
        lobby.check_alone(players, person)

    async def _check_computers(self, live: LiveTable, seated: str = "no-computers") -> None:
        """Check that a table with computers, as players or stand-in, may have them.

        Raises:
            Refused: the server wants none: ``seated`` if one is a player, else ``no-stand-in``.
        """
        playing = any(player.computer is not None for player in live.table.players)
        if not playing and live.table.terms.stand_in is None:
            return
        if not (await self._servers.setting(live.table.guild_id)).limits.computers:
            raise Refused(seated if playing else "no-stand-in")

    async def cancel(self, table_id: TableId, person: Person) -> Table:
        """Close a lobby, or call off a game in which nobody else is present, as its host.

        Raises:
            Refused: ``not-host``, ``agreement-needed`` in a game where others are present
                (``missing``: how many have to agree, see :meth:`agree_cancel`), or as the table's
                status has it if it is neither a lobby nor played.
        """

        async def work(live: LiveTable) -> Table:
            """Close the lobby, or call off the game if nobody else is present.

            Refuse all but the host, and any other status. Return the table.
            """
            if live.table.status is Status.PLAYING:
                lobby.require_host(live, person)
                if any(p.present and p.user_id != person.id for p in live.table.players):
                    raise Refused("agreement-needed", missing=leaving.agreements_missing(live))
                return await self._tables.commit(*leaving.call_off(live, self._now()))
            if live.table.status is not Status.LOBBY:
                raise refused_by_status(live.table)
            lobby.require_host(live, person)
            return await self._tables.commit(*lobby.close(live, Status.CANCELLED, self._now()))

        return await self._tables.change(table_id, work)

    async def give_up(self, table_id: TableId, person: Person, *, manager: bool) -> Table:
        """Close a quarantined table for good, without a result.

        ``manager`` is whether the person manages the server; else only the host may. The act is
        noted at the table in their name.

        Raises:
            Refused: ``not-in-charge`` or ``not-broken``.
        """
        return await self._tables.apply(
            table_id, lambda live: managers.give_up(live, person, self._now(), manager=manager)
        )

    async def begin_again(
        self, table_id: TableId, person: Person, interaction_id: int, *, manager: bool
    ) -> Table:
        """Close a quarantined table, and open a lobby on the same terms for those who had not left.

        Return the new table; in a series the closed one, as the series opens the next game itself.
        ``manager`` is whether the person manages the server; else only the host may.

        Raises:
            Refused: ``not-in-charge``, ``not-broken``, or ``no-game`` if the game is not installed
                any more.
        """

        async def work(live: LiveTable) -> Table:
            """Close the table and open its successor in one change; in a series only close it."""
            if live.table.series is not None:
                change = managers.give_up(live, person, self._now(), manager=manager, again="")
                return await self._tables.commit(*change)
            try:
                game = self._find(live.table.game)
            except KeyError as error:
                raise Refused("no-game", game=live.table.game) from error
            number = TableId(await self._tables.read(self._store.new_table_id()))
            closed, ending = managers.give_up(
                live, person, self._now(), manager=manager, again=str(number)
            )
            opened, opening = lobby.open_again(
                live,
                number,
                interaction_id,
                game,
                now=self._now(),
                pace=self._paces[closed.table.terms.pace],
                wait=self._wait,
            )
            watched = inactivity.watch_lobby(opened, self._wait)
            await self._tables.commit_together((closed, opened), (*ending, *opening, watched))
            return opened.table

        return await self._tables.change(table_id, work)

    async def agree_cancel(self, table_id: TableId, person: Person) -> int:
        """Agree to call a running or quarantined game off; it ends with enough agreements.

        A running game needs those of all players present, a quarantined one those of the majority,
        and a lobby that was quarantined only its host's. Agreeing again changes nothing; the next
        move by hand takes an agreement back.

        Returns:
            How many agreements are still missing; 0 when the game was called off.

        Raises:
            Refused: ``not-seated``, ``not-host`` at a quarantined lobby, or as the table's status
                has it if it is neither played nor quarantined.
        """

        async def work(live: LiveTable) -> int:
            """Store the agreement, or the end of the game; return how many are missing.

            Refuse if there is no running or quarantined table, and all but the host of a
            quarantined lobby.
            """
            # A table in quarantine holds nobody for ever (F55).
            if live.table.status not in (Status.PLAYING, Status.QUARANTINED):
                raise refused_by_status(live.table)
            if live.table.status is Status.QUARANTINED and live.table.seed_hash is None:
                lobby.require_host(live, person)
            live, change = leaving.agree_cancel(live, person, self._now())
            await self._tables.commit(live, change)
            return leaving.agreements_missing(live)

        return await self._tables.change(table_id, work)

    async def set_thread(self, table_id: TableId, thread_id: int, channel_id: int) -> Table:
        """Note the Discord thread of a table in any status, and have its messages updated.

        ``channel_id`` is the channel that the thread was opened in: nothing is stored if the table
        was moved to another one meanwhile. Return the table.
        """

        async def work(live: LiveTable) -> Table:
            """Store the thread, unless the table is in another channel by now."""
            if live.table.channel_id != channel_id:
                return live.table
            live = live.with_table(thread_id=thread_id)
            told = live.update_row(to_ms(self._now()))
            return await self._tables.commit(live, (live.table_row(), told))

        return await self._tables.change(table_id, work)

    async def lose_place(self, table_id: TableId, thread_id: int | None) -> Table:
        """Record that the thread, or with ``thread_id`` None the channel, of a table was deleted.

        Its clocks are stopped, and nobody is pinged, until somebody continues it elsewhere; if
        nobody does for ``stale``, it is closed. Nothing is stored if the table is in another thread
        by now, or if its place is known to be lost.
        """

        async def work(live: LiveTable) -> Table:
            """Stop the table if the deleted thread is still its own; return the table.

            Nothing is stored if it is not, or if its place is known to be lost.
            """
            if live.table.thread_id != thread_id:
                # It is somewhere else by now.
                return live.table
            live, change = stops.lose_place(live, self._now(), self._stale)
            return await self._tables.commit(live, change) if change else live.table

        return await self._tables.change(table_id, work)

    async def find_place(self, table_id: TableId, person: Person, *, manager: bool) -> Table:
        """Let a game whose thread was deleted go on; those asked are pinged.

        Its clocks run again. The new thread is noted by :meth:`set_thread`. ``manager`` is whether
        the person manages the server; else only players may.

        Raises:
            Refused: ``not-seated``, ``place-there`` where it was not deleted (``channel``: a link),
                or as the table's status has it if no game is under way.
        """

        async def work(live: LiveTable) -> Table:
            """Restart the clocks if the place was lost and the person may do that.

            Refuse otherwise, and where no game is under way. Return the table.
            """
            if live.table.status is not Status.PLAYING:
                raise refused_by_status(live.table)
            if not manager:
                require_seat(live.table, person)
            if not live.table.place_lost:
                raise Refused("place-there", channel=f"<#{live.table.home_id}>")
            return await self._tables.commit(*stops.find_place(live, self._now()))

        return await self._tables.change(table_id, work)

    async def resettle(
        self, table_id: TableId, person: Person, channel_id: int, place: Place
    ) -> Table:
        """Move a table to another channel of the server, as somebody seated.

        It has no thread there yet. Clocks stopped for a lost place run again, and those asked are
        pinged. Neither whether the old channel is gone nor the table's status is checked here.

        Raises:
            Refused: ``not-seated``.
        """

        async def work(live: LiveTable) -> Table:
            """Store the new place and restart the clocks, if the person has a seat.

            Refuse without a seat. Return the table, which has no thread.
            """
            require_seat(live.table, person)
            live = live.with_table(channel_id=channel_id, thread_id=None, place=place)
            return await self._tables.commit(*stops.find_place(live, self._now()))

        return await self._tables.change(table_id, work)

    async def rename(self, table_id: TableId, person: Person) -> Table:
        """Note the present display name of a player or host, and have the table's messages updated.

        Nothing is stored if the name is known already, or the person is neither.
        """

        async def work(live: LiveTable) -> Table:
            """Store the new name where the table shows it; return the table.

            Nothing is stored if it shows that name, or the person nowhere.
            """
            renamed, change = occupancy.rename(live, person)
            if not change:
                return live.table
            told = live.update_row(to_ms(self._now()))
            return await self._tables.commit(renamed, (*change, told))

        return await self._tables.change(table_id, work)
