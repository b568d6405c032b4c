"""The course of a series: its tables are opened in the change in which the ones before end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.clocks import stops
from bot.model.pace import Pace
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.series import HostedSeries
from bot.model.stops import Why
from bot.model.table import SeriesId, Status, TableId
from bot.model.times import to_ms
from bot.repositories.series import ATTEMPTS, SeriesRepository
from bot.repositories.tables import Sequel, TableRepository
from bot.rows.change import Change
from bot.services.double_presses import DoublePresses
from bot.store.store import Store
from bot.table.live_table import LiveTable
from bot.transitions import pauses
from bot.transitions.leaving import call_off
from bot.transitions.series import course
from bot.transitions.series import tables as series_tables
from games.api import AnyGame
from games.series.api import Entrant


class SeriesCourse:
    """Starts series, goes on with them when a table ends, and lets people give up."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        repository: SeriesRepository,
        now: Callable[[], datetime],
        *,
        find: Callable[[str], AnyGame],
        draw_seed: Callable[[], str],
        paces: Mapping[str, Pace],
        stale: timedelta,
    ) -> None:
        """Keep what it works with; ``stale`` is how long a game of a series may be idle."""
        self._store = store
        self._tables = tables
        self._repository = repository
        self._now = now
        self._find = find
        self._draw_seed = draw_seed
        self._paces = paces
        self._stale = stale
        self._presses = DoublePresses(now)

    async def start(self, series_id: SeriesId, person: Person) -> HostedSeries:
        """Start a series with those who have entered, as its host, and open its first games.

        The seed is drawn here. Return the series under way.

        Raises:
            Refused: ``not-series-host``, ``series-started``, ``series-over``, ``series-too-few`` or
                ``rule-…``.
        """
        async with self._repository.lane(series_id) as found:
            game = self._find(found.game)
            begun, change = course.begin(found, person, game, self._draw_seed(), self._now())
            return await self._commit(begun, change)

    @asynccontextmanager
    async def after(self, live: LiveTable) -> AsyncIterator[Sequel]:
        """Yield the follow-up of a change to a table of a series: result, and games to open next.

        The caller stores it in the same transaction as the change. While the game runs it only
        updates the sheet; it is empty if the result was entered before. The series stays locked
        during the block.
        """
        assert live.table.series is not None
        async with self._repository.lane(live.table.series.series) as found:
            yield await self._sequel(found, live)

    async def give_up(self, series_id: SeriesId, person: Person) -> HostedSeries:
        """Take a person out of a running series: the opponent goes on without a game (M22).

        A game of theirs under way ends, and the series, too, if all who are left want that and no
        other game is under way. Return the series after that.

        Raises:
            Refused: ``not-entered`` (also who is out of it already), ``series-not-started``,
                ``series-over``, or ``busy`` if it kept changing meanwhile.
        """
        for _ in range(ATTEMPTS):
            found = await self._repository.get(series_id)
            entrant = _in_the_running(found, person)
            table_id = found.game_of(entrant)
            done = table_id is not None and await self.forfeit(table_id, person.id)
            if done or await self._give_up_waiting(series_id, entrant):
                return await self._repository.get(series_id)
        raise Refused("busy")

    async def forfeit(self, table_id: TableId, user_id: int) -> bool:
        """End the game of somebody who gives the series up, which takes them out of it.

        Return False, and change nothing, if they have no seat or the game is over already.
        """

        async def work(live: LiveTable) -> bool:
            """End the game and return True, or return False if there is nothing to end."""
            seat = live.table.seat_of(user_id)
            if seat is None or live.table.status not in {Status.PLAYING, Status.QUARANTINED}:
                return False
            live, change = series_tables.forfeit(live, seat, self._now())
            await self._tables.commit(live, change)
            return True

        return await self._tables.change(table_id, work)

    async def pass_on(self, series_id: SeriesId, user_id: int) -> None:
        """Pass a running series and its games on from a host who is out of it, before they go.

        The first who is still in it hosts them from then on. Nothing changes where somebody else
        hosts it, or where its host can still win.

        Raises:
            Refused: the series or one of its tables cannot be read, the database failed, or
                ``busy`` if games of it kept beginning and ending meanwhile.
        """
        async with self._repository.with_games(series_id) as (known, lives):
            found, change = course.pass_on(known, user_id)
            handed = [
                live.with_table(host=found.host)
                for live in lives
                if change and not live.table.status.ended
            ]
            rows = [live.table_row() for live in handed]
            if change:
                await self._tables.commit_together(tuple(handed), (*change, *rows))

    async def agree_cancel(self, series_id: SeriesId, person: Person) -> int | None:
        """Agree to call a running series off; it ends, with its games, once all agree.

        Agreeing again takes that back, unless it is enough by now; within five seconds the same
        press again changes nothing.

        Returns:
            How many of those who can still win have not agreed yet; 0 when it was called off, None
            if the agreement was taken back.

        Raises:
            Refused: ``not-entered``, ``series-not-started``, ``series-over``, or ``busy`` if games
                of it kept beginning and ending meanwhile.
        """
        async with self._repository.with_games(series_id) as (known, lives):
            entrant = _in_the_running(known, person)
            wish, stored = (series_id, person.id), entrant in known.agreed
            missing = known.agreements_missing
            if missing and self._presses.is_double(*wish, stored=stored):
                return missing if stored else None
            found, change = course.agree_cancel(known, person, self._now())
            ended: list[LiveTable] = []
            if found.status is Status.CANCELLED:
                for live in lives:
                    if live.table.status.ended:
                        # Both called it off, and it was not begun again.
                        continue
                    live, rows = call_off(live, self._now())  # noqa: PLW2901 - as it is then
                    ended.append(live)
                    change = (*change, *rows)
            await self._tables.commit_together(tuple(ended), change)
            agrees = entrant in found.agreed
            self._presses.note(*wish, stored=agrees)
            return found.agreements_missing if agrees else None

    async def ask_to_go_on(self, series_id: SeriesId, person: Person) -> datetime:
        """Ask for an earlier end of the pauses of all running games that a person waits for.

        Games that are not paused are skipped. It is enough if one pause can be shortened: what
        the others refuse is dropped then, but for a failure of the database.

        Returns:
            When the last of the pauses that were shortened is over; others may last longer.

        Raises:
            Refused: ``not-entered``, ``series-not-started``, ``series-over``,
                ``series-not-waiting`` if they have a game themselves or no game is paused, or, if
                no pause could be shortened, ``pause-of-managers`` or ``pause-end-asked``; or the
                database failed.
        """
        found = await self._repository.get(series_id)
        if found.game_of(_in_the_running(found, person)) is not None:
            raise Refused("series-not-waiting")
        ends: list[datetime] = []
        refused: Refused | None = None
        for table_id in found.running_games:
            try:
                table = await self._tables.apply(
                    table_id, lambda live: pauses.ask_for_end(live, self._now())
                )
            except Refused as error:
                if error.is_of_store:
                    raise
                refused = error if error.key != "not-paused" else refused
                continue
            assert table.paused_until is not None
            ends.append(table.paused_until)
        if not ends:
            raise refused or Refused("series-not-waiting")
        return max(ends)

    async def _give_up_waiting(self, series_id: SeriesId, entrant: Entrant) -> bool:
        """Withdraw an entrant who has no game now; return False, unchanged, if they have one.

        Also if they are out of the running by now.
        """
        async with self._repository.lane(series_id) as found:
            table_id = found.game_of(entrant)
            if table_id is not None and await self._are_played((table_id,)):
                return False
            if found.status is not Status.PLAYING or entrant not in found.still_in:
                return False
            await self._commit(*course.give_up(found, (entrant,), self._now()))
            return True

    async def _sequel(self, found: HostedSeries, live: LiveTable) -> Sequel:
        """Return what follows in a series from a change of one of its tables; nothing is stored.

        Empty if the result was entered before. A running game only updates the sheet. A game with a
        result is recorded; one that was left is given up by who left; one that was out of reach for
        too long ends the series without a winner; any other is opened again. A series that all who
        are left want called off ends with its last game under way.
        """
        game = live.table.series
        assert game is not None
        pairing = next(
            (one for one in (found.state.open if found.state else ()) if one.number == game.number),
            None,
        )
        current = found.games.get(game.number) == live.table.id
        if found.status is not Status.PLAYING or pairing is None or not current:
            # It was entered when the table ended.
            return Sequel()
        if not live.table.status.ended:
            return Sequel(change=course.revise(found)[1])
        if live.table.status is Status.OVER:
            outcome = live.under_way.game.outcome(live.under_way.state)
            assert outcome is not None
            found, change = course.record(found, pairing.number, outcome, self._now())
        elif leavers := series_tables.leavers_of(live, pairing):
            found, change = course.give_up(found, leavers, self._now())
        elif await self._was_given_up_unseen(found, live):
            # Nobody has lost by that.
            found, change = course.close(found, Status.CANCELLED, self._now())
        else:
            # Both agreed to call the game off, or could not go on: it is played again.
            found, change = course.revise(found)
        games = {number: at for number, at in found.games.items() if number != pairing.number}
        _, tables, rows = await self._go_on(replace(found, games=games), live)
        return Sequel(tables, (*change, *rows))

    async def _was_given_up_unseen(self, found: HostedSeries, live: LiveTable) -> bool:
        """Return True if a game ended as nobody could see it, nor could they the next one.

        That is so on a server without the bot, or where Discord refuses all messages. Of a deleted
        place it is assumed if it is where the next game would be, no person has moved in this game,
        and every other open game of the series has lost its place, too.
        """
        table, stop = live.table, live.table.given_up
        if stop is None or stop.why is not Why.PLACE:
            return stop is not None and stop.why in {Why.SERVER, Why.UNSHOWN}
        if table.channel_id != found.channel_id:
            return False
        # The set-up counts there, too.
        last = await self._tables.read(self._store.last_human_move(table.id))
        if last is not None and last > to_ms(table.opened_at):
            return False
        for table_id in found.running_games:
            # Without its lock, as in :meth:`_are_played`.
            other = (await self._tables.without_game(table_id)).table
            if other.id != table.id and not other.status.ended and not other.place_lost:
                return False
        return True

    async def _commit(self, found: HostedSeries, change: Change) -> HostedSeries:
        """Store the rows ``change`` of a series that has become ``found``, and how it goes on.

        Games are opened only while it is running. Return ``found`` with their tables; it is closed
        if all who are left want it called off and no game is under way.
        """
        found, tables, rows = await self._go_on(found, None)
        await self._tables.commit_together(tables, (*change, *rows))
        return found

    async def _are_played(self, games: Sequence[TableId]) -> bool:
        """Return True if one of some games of a series has not ended; its lane is the caller's.

        One that both called off is not played again once all who are left want the series to end.
        """
        for table_id in games:
            # Without its lock, which comes before that of its series.
            if not (await self._tables.without_game(table_id)).table.status.ended:
                return True
        return False

    async def _go_on(
        self, found: HostedSeries, ended: LiveTable | None
    ) -> tuple[HostedSeries, tuple[LiveTable, ...], Change]:
        """Open a table for each game that the series calls for and that has none yet.

        Return the series, the new tables and the rows; nothing is stored. None are opened if it is
        not running, or if all who are left want it called off: then it is closed unless a game is
        under way. They are played where the table ``ended`` was, in series with one thread, and its
        stops by an outage or a lost server hold on.
        """
        if found.status is not Status.PLAYING or found.state is None:
            return found, (), ()
        if not found.agreements_missing:
            if await self._are_played(found.running_games):
                # Lanes of tables are not entered from a series': these games end by themselves, or
                # with the next who agrees (:meth:`agree_cancel`).
                return found, (), ()
            closed, rows = course.close(found, Status.CANCELLED, self._now())
            return closed, (), rows
        tables: list[LiveTable] = []
        change: Change = ()
        for pairing in found.state.open:
            if pairing.number in found.games:
                continue
            people = [found.entrants[entrant].id for entrant in pairing.seats]
            live, rows = series_tables.open_table(
                found,
                pairing,
                TableId(await self._tables.read(self._store.new_table_id())),
                self._find(found.game),
                self._draw_seed(),
                now=self._now(),
                pace=self._paces[found.terms.pace],
                stale=self._stale,
                preferences=await self._tables.preferences_on(found.guild_id, people),
                before=ended,
            )
            if ended is not None:
                live, standing = stops.carry_over(live, ended, self._now())
                rows = (*rows, *standing)
            found = replace(found, games={**found.games, pairing.number: live.table.id})
            tables.append(live)
            change = (*change, *rows)
        return found, tuple(tables), change


def _in_the_running(found: HostedSeries, person: Person) -> Entrant:
    """Return the number of a person who can still win a running series.

    Raises:
        Refused: ``series-not-started``, ``series-over``, or ``not-entered`` (also who is out of
            it).
    """
    if found.status is not Status.PLAYING:
        raise Refused("series-over" if found.status.ended else "series-not-started")
    entrant = found.entrant_of(person.id)
    if entrant is None or entrant not in found.still_in:
        raise Refused("not-entered")
    return entrant
