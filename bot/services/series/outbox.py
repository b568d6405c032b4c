"""What is committed of series and not yet said on Discord, and what was said where."""

from __future__ import annotations

from bot.model.news import Post
from bot.model.series import SeriesNews
from bot.model.table import SeriesId
from bot.repositories.series import SeriesRepository
from bot.repositories.tables import TableRepository
from bot.rows.series import DeleteSeriesMessage, SeriesMessageRow, SeriesSaidRow
from bot.store.store import Store


class SeriesOutbox:
    """Gathers the news of series, and notes what was said where."""

    def __init__(self, store: Store, tables: TableRepository, repository: SeriesRepository) -> None:
        """Keep what it works with; ``changed`` is the signal of the repository."""
        self._store = store
        self._tables = tables
        self._repository = repository
        self.changed = repository.changed
        """Tells which series has changed."""

    async def unpublished(self) -> tuple[SeriesId, ...]:
        """List the series that Discord has to be told about."""
        unspoken = await self._tables.read(self._store.series_unspoken())
        return tuple(SeriesId(series_id) for series_id in unspoken)

    async def news(self, series_id: SeriesId) -> SeriesNews:
        """Return all that the publisher needs to show a series: it, its tables, its messages.

        ``told`` and ``upto`` are how many events, and which revision, were published; 0 if none.
        """
        known = await self._tables.read(self._store.series_unsaid(series_id))
        series = await self._repository.get(series_id)
        tables = {
            number: (await self._tables.peek(table_id)).table
            for number, table_id in series.games.items()
        }
        posts = {row.key: Post(row.channel_id, row.message_id) for row in known.messages}
        return SeriesNews(
            series,
            tables,
            told=0 if known.said is None else known.said.events,
            upto=0 if known.said is None else known.said.revision,
            posts=posts,
        )

    async def posted(self, series_id: SeriesId, key: str, post: Post | None) -> None:
        """Store the message that is posted under a key; with None forget it, as it was deleted."""
        if post is None:
            await self._tables.write((DeleteSeriesMessage(series_id, key),))
            return
        row = SeriesMessageRow(series_id, key, post.channel_id, post.message_id, post.made.ms)
        await self._tables.write((row,))

    async def published(self, news: SeriesNews) -> None:
        """Note that everything in the news has been said."""
        said = SeriesSaidRow(news.series.id, news.series.revision, len(news.series.events))
        await self._tables.write((said,))
