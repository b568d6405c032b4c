"""Series before their start and at their edges: opened, entered, left, called off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.model.forgotten import is_among
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.series import HostedSeries, SeriesOpening
from bot.model.table import Place, SeriesId, Status
from bot.repositories.series import SeriesRepository
from bot.repositories.tables import TableRepository
from bot.services.guild_settings import GuildSettings
from bot.services.keep_away import KeepAway
from bot.services.series.course import SeriesCourse
from bot.store.store import Store
from bot.transitions.lobby import check_limits
from bot.transitions.series import course
from games.api import AnyGame

_EVER = 2**62


class SeriesLobbies:
    """Opens series, lets people in and out, and ends those that nobody starts."""

    def __init__(
        self,
        store: Store,
        tables: TableRepository,
        repository: SeriesRepository,
        course: SeriesCourse,
        servers: GuildSettings,
        keep_away: KeepAway,
        now: Callable[[], datetime],
        *,
        find: Callable[[str], AnyGame],
        wait: timedelta,
        opening: asyncio.Lock,
    ) -> None:
        """Keep what it works with; ``wait`` is how long a series waits for its start.

        ``opening`` lets only one table or series at a time be opened: have one per process.
        """
        self._store = store
        self._tables = tables
        self._repository = repository
        self._course = course
        self._servers = servers
        self._keep_away = keep_away
        self._now = now
        self._find = find
        self._wait = wait
        self._opening = opening

    async def open(self, opening: SeriesOpening, interaction_id: int) -> HostedSeries:
        """Open a series with its host entered; the same interaction opens only one.

        A series has one open rematch: if it exists, the person enters it, unless they have, and it
        is returned.

        Raises:
            Refused: the game does not exist (``no-game``) or is not for such a series
                (``series-not-offered``), an option is not allowed (``rule-…``), there are open
                series enough (``series-hosted``, ``series-here``) or tables (``tables-hosted``,
                ``tables-enough``), or as :meth:`enter` refuses the open rematch.
        """
        try:
            game = self._find(opening.game)
        except KeyError as error:
            raise Refused("no-game", game=opening.game) from error
        # One after the other, or two at once would both find room.
        async with self._opening:
            known = await self._tables.read(self._store.series_opened_by(interaction_id))
            if known is not None:
                return await self._repository.get(SeriesId(known))
            here = await self._repository.live_in(opening.guild_id)
            again = _open_rematch(here, opening.rematch_of)
            if again is None:
                course.check_room(here, opening)
                limits = (await self._servers.setting(opening.guild_id)).limits
                hosts = await self._tables.read(self._store.hosts_in(opening.guild_id))
                check_limits(hosts, opening.host, limits)
                series_id = SeriesId(await self._tables.read(self._store.new_series_id()))
                opened, change = course.open_series(
                    series_id, opening, interaction_id, game, now=self._now(), wait=self._wait
                )
                await self._tables.commit_together((), change)
                self._repository.changed.tell(series_id)
                return opened
        if again.entrant_of(opening.host.id) is not None:
            return again
        return await self.enter(again.id, opening.host)

    async def rematch(self, before: SeriesId, person: Person, interaction_id: int) -> HostedSeries:
        """Open a series with the same game, terms and place; the person hosts and enters it.

        Nobody else is entered. An open rematch is joined instead (:meth:`open`).

        Raises:
            Refused: it has not come to its end (``series-not-over``), was called off
                (``series-over``), the person did not take part (``not-entered``), or as
                :meth:`open`.
        """
        known = await self._played(before, person)
        opening = SeriesOpening(
            kind=known.kind,
            game=known.game,
            options=dict(known.options),
            terms=known.terms,
            place=known.place,
            guild_id=known.guild_id,
            channel_id=known.channel_id,
            host=person,
            rematch_of=before,
        )
        return await self.open(opening, interaction_id)

    async def enter_rematch(self, before: SeriesId, person: Person) -> HostedSeries | None:
        """Enter a person in the open rematch of a series, and return it; None if none is open.

        Nothing changes for somebody who takes part already. Who may open series, and where, is not
        asked of them: they open none.

        Raises:
            Refused: as :meth:`rematch` of the series before, or as :meth:`enter`, but for
                ``already-entered``.
        """
        known = await self._played(before, person)
        again = _open_rematch(await self._repository.live_in(known.guild_id), before)
        if again is None or again.entrant_of(person.id) is not None:
            return again
        return await self.enter(again.id, person)

    async def _played(self, series_id: SeriesId, person: Person) -> HostedSeries:
        """Return a series that has come to its end, for somebody who took part in it.

        Raises:
            Refused: ``series-not-over``, ``series-over`` if it was called off, or ``not-entered``.
        """
        known = await self._repository.get(series_id)
        if known.status is not Status.OVER:
            raise Refused("series-not-over" if known.status.live else "series-over")
        if known.entrant_of(person.id) is None:
            raise Refused("not-entered")
        return known

    async def enter(self, series_id: SeriesId, person: Person) -> HostedSeries:
        """Enter a person in a series that waits for its start; return the series.

        Raises:
            Refused: ``series-started``, ``series-over``, ``series-full``, ``already-entered``, or
                ``series-barred`` where a manager took them out or the host keeps them away.
        """
        async with self._repository.lane(series_id) as found:
            entered, change = course.enter(found, person)
            await self._check_welcome(found, person)
            await self._tables.commit_together((), change)
            return entered

    async def choose_place(self, series_id: SeriesId, person: Person, key: str) -> HostedSeries:
        """Note which named place (``key``) a person wants in the first game, empty for any.

        Whoever is new enters with it.

        Raises:
            Refused: as :meth:`enter` (never ``already-entered``), ``no-such-place`` or
                ``place-taken``.
        """
        async with self._repository.lane(series_id) as found:
            game = self._find(found.game)
            chosen, change = course.choose_place(found, person, key, game)
            await self._check_welcome(found, person)
            await self._tables.commit_together((), change)
            return chosen

    async def _check_welcome(self, series: HostedSeries, person: Person) -> None:
        """Check that somebody new may enter; entrants pass.

        Raises:
            Refused: a manager took them out, or the host keeps them away (``series-barred``).
        """
        if series.entrant_of(person.id) is not None:
            return
        barred = is_among(person.id, series.barred)
        if barred or await self._keep_away.refuses((series.host.id,), person):
            raise Refused("series-barred")

    async def leave(self, series_id: SeriesId, person: Person) -> HostedSeries:
        """Take a person out of a series; one that is under way they give up (M22).

        Before the start the next one becomes host if the host leaves, and without anybody left the
        series is closed.

        Raises:
            Refused: ``not-entered``, ``series-over`` or ``busy``.
        """
        async with self._repository.lane(series_id) as found:
            if found.status is Status.LOBBY:
                left, change = course.leave(found, person, self._now())
                await self._tables.commit_together((), change)
                return left
        return await self._course.give_up(series_id, person)

    async def cancel(self, series_id: SeriesId, person: Person) -> int | None:
        """Close a series before its start, as its host, or agree to call off one that goes on.

        Agreeing again takes that back, unless it is enough by now. A running series whose course an
        error has destroyed is closed by its host alone; its tables stay as they are.

        Returns:
            How many have not agreed yet; 0 when it was closed or called off, None if the person's
            agreement was taken back.

        Raises:
            Refused: ``not-series-host``, ``not-entered``, ``series-over`` or ``busy``.
        """
        async with self._repository.lane(series_id) as found:
            # Of one whose course is lost nobody knows who is still in it.
            lost = found.status is Status.PLAYING and found.state is None
            if found.status is Status.LOBBY or lost:
                course.require_host(found, person)
                _, change = course.close(found, Status.CANCELLED, self._now())
                await self._tables.commit_together((), change)
                return 0
        return await self._course.agree_cancel(series_id, person)

    async def resettle(
        self, series_id: SeriesId, person: Person, channel_id: int, place: Place
    ) -> HostedSeries:
        """Move a series to another channel of the server, as an entrant; running games stay.

        Neither whether the old channel is gone nor the status of the series is checked here.

        Raises:
            Refused: ``not-entered``.
        """
        async with self._repository.lane(series_id) as found:
            moved, change = course.resettle(found, person, channel_id, place)
            await self._tables.commit_together((), change)
            return moved

    async def expire(self, series_id: SeriesId) -> None:
        """Close a series that was not started in time; do nothing if it was, or has more time now.

        It is closed even if its game is not installed.

        Raises:
            Refused: there is no such series, it cannot be read, or the database failed.
        """
        async with self._repository.lane(series_id, needs_game=False) as found:
            due = found.closes_at is not None and found.closes_at <= self._now()
            if found.status is Status.LOBBY and due:
                _, change = course.close(found, Status.EXPIRED, self._now())
                await self._tables.commit_together((), change)

    async def stand(self, guild_id: int) -> None:
        """Stop the clocks of a server's series that wait for their start: nobody can start them."""
        await self._change_waiting(guild_id, lambda found: course.stand(found, self._now()))

    async def go_on(self, guild_id: int) -> None:
        """Restart the clocks of a server's series that wait for their start, with the time left.

        Nothing changes where they run.
        """
        await self._change_waiting(
            guild_id, lambda found: course.go_on(found, self._now(), self._wait)
        )

    async def stand_without_game(self, series_id: SeriesId) -> None:
        """Stop the clock of a series that waits for its start and whose game is not installed.

        That it is missing is not checked. It runs again as after an outage (:meth:`go_on`). A
        series that has started stays as it is.
        """
        async with self._repository.lane(series_id, needs_game=False) as found:
            if found.status is Status.LOBBY:
                await self._tables.commit_together((), course.stand(found, self._now())[1])

    async def stand_unshown(self, series_id: SeriesId) -> None:
        """Stop the clock of a series that waits for its start and that Discord refuses to show.

        Nothing changes if it stands or has started.
        """
        known = await self._repository.get(series_id)
        await self._change_one(known, lambda found: course.stand(found, self._now()))

    async def go_on_shown(self, series_id: SeriesId) -> None:
        """Restart the clock of a series that waits for its start, as its sheet is shown again.

        It has the time that it had left. Nothing changes if it runs or the series has started.
        """
        known = await self._repository.get(series_id)
        await self._change_one(known, lambda found: course.go_on(found, self._now(), self._wait))

    async def _change_waiting(
        self, guild_id: int, change: Callable[[HostedSeries], course.Made]
    ) -> None:
        """Apply a change to each series of a server that waits for its start, one by one."""
        for waiting in await self._waiting(guild_id):
            await self._change_one(waiting, change)

    async def _change_one(
        self, known: HostedSeries, change: Callable[[HostedSeries], course.Made]
    ) -> None:
        """Lock a series, apply a change and store it; do nothing if the change has no rows.

        ``known`` is the series as it was read before: it is only asked whether there is anything to
        do.
        """
        if not change(known)[1]:
            return
        async with self._repository.lane(known.id) as found:
            await self._tables.commit_together((), change(found)[1])

    async def _waiting(self, guild_id: int) -> list[HostedSeries]:
        """List the series of a server that wait in their lobbies."""
        known = await self._repository.live_in(guild_id)
        return [series for series in known if series.status is Status.LOBBY]

    async def waiting(self) -> tuple[SeriesId, ...]:
        """List the series that close in time unless they are started.

        Raises:
            StoreError: they could not be listed.
        """
        return tuple(SeriesId(one) for one in await self._store.series_closing(_EVER))

    async def put_off(self, series_id: SeriesId, time: timedelta) -> None:
        """Extend the time in which a series has to be started; do nothing once it was started."""
        async with self._repository.lane(series_id) as found:
            _, change = course.put_off(found, time)
            await self._tables.commit_together((), change)


def _open_rematch(known: list[HostedSeries], before: SeriesId | None) -> HostedSeries | None:
    """Return the rematch of ``before`` that still waits for its start; None without one."""
    if before is None:
        return None
    return next(
        (one for one in known if one.rematch_of == before and one.status is Status.LOBBY), None
    )
