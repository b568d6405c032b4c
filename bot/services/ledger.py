"""The ledger of finished games: filled before anything that is stored of them is let go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import timedelta
from statistics import quantiles

from msgspec.structs import replace

from bot.ledger import standings
from bot.ledger.entries import entry
from bot.ledger.ratings import Ratings, rate
from bot.ledger.report import with_tenures
from bot.model.lengths import ENOUGH, Days, days_of
from bot.model.refusal import Refused
from bot.model.standings import Hall, Profile
from bot.model.table import Table, TableId
from bot.model.times import MILLISECOND, Millis
from bot.repositories.tables import TableRepository
from bot.rows.ledger import LedgerRow, TenureRow
from bot.store.fading import fading
from bot.store.store import Store
from games.api import AnyGame

_LOG = logging.getLogger(__name__)

_DAY = timedelta(days=1)


class Ledger:
    """Knows of every game that has ended.

    What it says is derived from the table as it is stored, so that it may be written at any time
    after the end: at the next start, or when somebody asks.
    """

    def __init__(
        self, store: Store, tables: TableRepository, find: Callable[[str], AnyGame]
    ) -> None:
        """Keep what it works with; ``find`` raises KeyError for a game that is not installed.

        Have one per process: it remembers the games that could not be entered, and its lock lets
        only one :meth:`fill` run at a time.
        """
        self._store = store
        self._tables = tables
        self._find = find
        self._filling = asyncio.Lock()
        self._unreadable: set[int] = set()

    async def fill(self) -> None:
        """Enter this process's games in the game records that have ended and are not there yet.

        A game that cannot be read, or whose entry fails, is logged if unexpected and left out until
        the next start.

        Raises:
            Refused: ``store-failed``.
        """
        async with self._filling:
            for table_id in await self._tables.read(self._store.unentered()):
                if table_id in self._unreadable:
                    continue
                try:
                    # Nobody is forgotten between reading who sat there and writing it.
                    async with self._tables.lane(TableId(table_id)) as live:
                        moves = await self._tables.read(self._store.moves(table_id))
                        await self._tables.write(entry(live, self._find(live.table.game), moves))
                except Refused as refused:
                    if not refused.is_of_one:
                        raise
                    self._unreadable.add(table_id)
                except Exception:  # noqa: BLE001 - one that makes no sense keeps no other out
                    self._unreadable.add(table_id)
                    _LOG.exception(
                        "Table %d not entered in the game records; retrying at the next start",
                        table_id,
                    )

    async def ratings(self, guild_id: int) -> Ratings:
        """Rate everybody on a server by all games that have ended there.

        Raises:
            Refused: ``store-failed``.
        """
        games = await self.games(guild_id)
        return await asyncio.to_thread(rate, games)

    async def games(self, guild_id: int) -> list[tuple[LedgerRow, Sequence[TenureRow]]]:
        """List all games that have ended on a server, in that order, each with its seats' records.

        New ones are entered first (:meth:`fill`). Games without a result are among them. Those that
        are not installed are left out until they are again.

        Raises:
            Refused: ``store-failed``.
        """
        await self.fill()
        rows = [
            row
            for row in await self._tables.read(self._store.ledger(guild_id))
            if self._is_known(row.game)
        ]
        return with_tenures(rows, await self._tables.read(self._store.tenures(guild_id)))

    def _is_known(self, game_id: str) -> bool:
        """Return True if a game is installed."""
        try:
            self._find(game_id)
        except KeyError:
            return False
        return True

    async def days(self, table: Table) -> Days:
        """Return how many days such a game takes, as a range of at least one day.

        It is the middle half of the latest games without computers that were finished on the same
        server with the same pace and seats, if there are enough; else a range measured beforehand.

        Raises:
            Refused: ``store-failed``.
        """
        await self.fill()
        took = await self._tables.read(
            self._store.lengths(table.guild_id, table.game, table.terms.pace, table.terms.seats)
        )
        if len(took) < ENOUGH:
            return days_of(table.game, table.terms.seats)
        low, _, high = quantiles(took, n=4, method="inclusive")
        least = max(1, round(low * MILLISECOND / _DAY))
        return Days(least, max(least, round(high * MILLISECOND / _DAY)))

    async def profile(self, guild_id: int, user_id: int, reader_id: int | None = None) -> Profile:
        """Return a person's profile on a server, as ``reader_id`` may see it; None: as they do.

        Others don't see how fast the person answers (None) and how many games they left (0).

        Raises:
            Refused: ``store-failed``, ``no-games-yet`` if a person who looks at their own has
                finished none there, or ``no-profile`` if another one has not or hides it: nobody
                else is told which.
        """
        games, ratings, names, hidden = await self._known(guild_id)
        own = reader_id in {None, user_id}
        if not own and user_id in hidden:
            raise Refused("no-profile")
        found = standings.profile(user_id, games, ratings, names, hidden)
        if not found.games:
            raise Refused("no-games-yet" if own else "no-profile")
        # How fast somebody answers, and what they have left, is nobody else's business.
        return found if own else replace(found, quickness=None, left=0)

    async def hall(self, guild_id: int) -> Hall:
        """Return the hall of a server: its rankings and records, and how many series are live.

        Live are series that wait for their start or are under way. Hidden people are left out.

        Raises:
            Refused: ``store-failed``, or ``no-games-here`` where no game of two people or more has
                ended there with a result.
        """
        games, ratings, names, hidden = await self._known(guild_id)
        series = await self._tables.read(self._store.series_in(guild_id))
        found = standings.hall(games, ratings, names, hidden, len(series))
        if not found.games:
            raise Refused("no-games-here")
        return found

    async def _known(
        self, guild_id: int
    ) -> tuple[standings.Games, Ratings, dict[int, str], frozenset[int]]:
        """Return a server's finished games, ratings, names by user id, and hidden people."""
        games = await self.games(guild_id)
        return (
            games,
            await asyncio.to_thread(rate, games),
            await self._tables.read(self._store.names(guild_id)),
            await self._tables.read(self._store.hidden()),
        )

    async def fade(self, before: Millis) -> int:
        """Delete moves and texts of games that ended before a moment; return the number of games.

        Only this process's games; they are entered in the game records first. Left out are those
        faded before, with anything left to tell, or of a live series.

        Raises:
            Refused: ``store-failed`` or ``store-unknown``.
        """
        await self.fill()
        old = await self._tables.read(self._store.fading(before))
        for table_id in old:
            async with self._tables.rewritten((table_id,)):
                await self._tables.read(self._store.erase(tuple(fading(table_id))))
        return len(old)
