"""What those who manage a server do at its tables and series; each act is told there in public."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from msgspec.structs import replace

from bot.model.managers import Act
from bot.model.pace import Pace
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.series import HostedSeries
from bot.model.table import Place, SeriesId, Status, Table, TableId
from bot.repositories.series import SeriesRepository
from bot.repositories.tables import TableRepository
from bot.services.series.course import SeriesCourse
from bot.table.live_table import LiveTable
from bot.transitions import managers
from bot.transitions.series import course


class Managers:
    """Acts on tables and series for whoever manages their server; nothing of it shows a hand.

    Who manages a server is for the caller to know.
    """

    def __init__(
        self,
        tables: TableRepository,
        series: SeriesRepository,
        course: SeriesCourse,
        now: Callable[[], datetime],
        paces: Mapping[str, Pace],
    ) -> None:
        """Keep what it works with; nothing is cached here, and ``paces`` are by name."""
        self._tables = tables
        self._series = series
        self._course = course
        self._now = now
        self._paces = paces

    async def pause(self, table_id: TableId, manager: Person) -> Table:
        """Stop the clocks of a game for 30 days, or 30 more once managers were asked.

        A pause of the players becomes this one. Managers are asked two days before its end; without
        an answer it ends.

        Raises:
            Refused: ``already-paused``, or as the table's status has it if no game is under way.
        """
        return await self._tables.apply(
            table_id, lambda live: managers.pause(live, manager, self._now())
        )

    async def resume(self, table_id: TableId, manager: Person) -> Table:
        """End a pause, whoever wanted it.

        Raises:
            Refused: ``not-paused``, or as the table's status has it if no game is under way.
        """
        return await self._tables.apply(
            table_id, lambda live: managers.resume(live, manager, self._now())
        )

    async def close(self, table_id: TableId, manager: Person, reason: str) -> Table:
        """End a table without a result, also a lobby or a quarantined one.

        Everybody reads ``reason``.

        Raises:
            Refused: ``whole-series-closes`` at the table of a series, or as the table's status has
                it if it has ended.
        """

        def change(live: LiveTable) -> managers.Changed:
            """Return the closed table and its rows; nothing is stored.

            Refuse the table of a series that has not ended itself.
            """
            if live.table.series is not None and not live.table.status.ended:
                raise Refused("whole-series-closes", series=live.table.series.series)
            return managers.close(live, manager, reason, self._now())

        return await self._tables.apply(table_id, change)

    async def unseat(self, table_id: TableId, manager: Person, user_id: int) -> Table:
        """Take somebody's seat away, in a lobby or a game, and bar them from the table.

        In a lobby the host's role passes on, and without another person it closes; in a game the
        seat is on offer. In a series they have given the whole of it up, and the game ends.

        Raises:
            Refused: ``nobody-there``, or as the table's status has it if it is neither a lobby nor
                played.
        """
        return await self._tables.apply(
            table_id,
            lambda live: managers.unseat(live, manager, user_id, self._paces, self._now()),
        )

    async def move(
        self, table_id: TableId, manager: Person, channel_id: int, place: Place
    ) -> Table:
        """Move a table to another channel of its server; it has no thread there yet.

        Everybody who is asked is pinged there.

        Raises:
            Refused: ``already-there``, or as the table's status has it if it is neither a lobby nor
                played.
        """
        return await self._tables.apply(
            table_id, lambda live: managers.move(live, manager, channel_id, place, self._now())
        )

    async def close_series(self, series_id: SeriesId, manager: Person, reason: str) -> HostedSeries:
        """End a series without a winner, and its running games with it; everybody reads ``reason``.

        Raises:
            Refused: ``series-over``, or ``busy`` if games of it kept beginning and ending
                meanwhile.
        """
        async with self._series.with_games(series_id) as (found, lives):
            if found.status.ended:
                raise Refused("series-over")
            over, change = course.close(found, Status.CANCELLED, self._now())
            over, told = course.managed(over, manager, Act.CLOSED, self._now(), detail=reason)
            change = (*change, *told)
            ended: list[LiveTable] = []
            for live in lives:
                if live.table.status.ended:
                    # Both called it off, and it was not begun again.
                    continue
                closed, rows = managers.close(live, manager, reason, self._now())
                ended.append(closed)
                change = (*change, *rows)
            await self._tables.commit_together(tuple(ended), change)
            return over

    async def unseat_from_series(
        self, series_id: SeriesId, manager: Person, user_id: int
    ) -> HostedSeries:
        """Take somebody out of a series for good; one that is under way they have given up.

        Raises:
            Refused: ``nobody-there`` (also who is out of it already), ``series-over`` or ``busy``.
        """
        async with self._series.lane(series_id) as found:
            if found.status.ended:
                raise Refused("series-over")
            entrant = found.entrant_of(user_id)
            if entrant is None:
                raise Refused("nobody-there")
            person = found.entrants[entrant]
            if found.status is not Status.PLAYING:
                left = course.leave(found, person, self._now())
                return await self._note_unseated(left, manager, user_id)
        # Its game ends in the lane of its table, which is not entered from the series'.
        try:
            await self._course.give_up(series_id, person)
        except Refused as refused:
            if refused.key == "not-entered":
                raise Refused("nobody-there") from refused
            raise
        async with self._series.lane(series_id) as found:
            return await self._note_unseated((found, ()), manager, user_id)

    async def _note_unseated(
        self, made: course.Made, manager: Person, user_id: int
    ) -> HostedSeries:
        """Store a change of a series with the act of who took somebody out; return the series."""
        series, change = made
        series, told = course.managed(series, manager, Act.UNSEATED, self._now(), whom=user_id)
        await self._tables.commit_together((), (*change, *told))
        return series

    async def move_series(
        self, series_id: SeriesId, manager: Person, channel_id: int, place: Place
    ) -> HostedSeries:
        """Move a series to another channel; a game under way stays where it is.

        Raises:
            Refused: ``already-there`` or ``series-over``.
        """
        async with self._series.lane(series_id) as found:
            if found.status.ended:
                raise Refused("series-over")
            if found.channel_id == channel_id:
                raise Refused("already-there")
            before = str(found.channel_id)
            moved = replace(found, channel_id=channel_id, place=place)
            moved, change = course.managed(moved, manager, Act.MOVED, self._now(), detail=before)
            await self._tables.commit_together((), change)
            return moved
