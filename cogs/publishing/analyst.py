"""Analyses of finished games, as everybody sees them: asked for once, and gone on with."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from discord import ui
from discord.ext import commands

from bot.computers.inquiry import Progress
from bot.model.news import Post, PostKey
from bot.model.refusal import Refused, check_over
from bot.model.table import Table, TableId
from cogs.context import BotContext
from cogs.elements.failures import FAILURES
from cogs.elements.uploads import Picture
from cogs.panels.analysis import analysis_message, at_work, curve_sheet
from cogs.publishing.keepsakes import Keepsakes
from cogs.publishing.publish_tasks import RETRY_SECONDS
from rendering.records import curve
from rendering.scene.theme import DUSK

_LOG = logging.getLogger(__name__)

_AT_ONCE = 8
"""Analyses that may be in work or waiting."""
_TOLD_EVERY = 6
"""Decisions between two words on how far one is."""


class Analyst(commands.Cog):
    """Has games analysed, and posts what came of it where they were played.

    That one is at work says a message, which is known by its key: after a restart it goes on.
    """

    def __init__(self, context: BotContext, keepsakes: Keepsakes) -> None:
        """Begin with no analysis at work; :meth:`on_ready` resumes those that were."""
        self.context = context
        self._keepsakes = keepsakes
        self._at_work: dict[TableId, asyncio.Task[None]] = {}
        self._asking = asyncio.Lock()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Resume analyses that were interrupted; one whose table cannot be read is only logged.

        Those that are running are left alone, as after a lost connection.
        """
        for table_id in await self.context.tables.analyses.unfinished():
            try:
                table = await self.context.tables.queries.get(table_id)
            except Refused as refused:
                _LOG.warning("Analysis of table %d not resumed: %s", table_id, refused)
            else:
                self._go_on(table)

    async def cog_unload(self) -> None:
        """Cancel running analyses and wait until they end; the next start continues them."""
        for task in self._at_work.values():
            task.cancel()
        await asyncio.gather(*self._at_work.values(), return_exceptions=True)

    async def begin(self, table_id: TableId) -> tuple[Table, Post, bool]:
        """Start an analysis of a game unless it is done or running.

        Return the table, the message that shows the analysis or its progress, and True if it is
        done. A message that was deleted is posted, and analysed, again.

        Raises:
            Refused: the game was not played to its end (``not-over``, or its status) or is not kept
                any more (``not-kept``), eight are at work already (``busy``), or the message cannot
                be posted (``cannot-post``, ``cannot-post-now``).
        """
        async with self._asking:
            table = await self.context.tables.queries.get(table_id)
            check_over(table)
            post = await self._keepsakes.standing(table_id, PostKey.ANALYSIS)
            if post is not None:
                return table, post, True
            if len(self._at_work) >= _AT_ONCE and table_id not in self._at_work:
                raise Refused("busy")
            # In public nothing is promised of a game that is not kept any more.
            await self.context.tables.queries.look(table_id, None)
            post = await self._keepsakes.standing(table_id, PostKey.ANALYSING)
            if post is None:
                words = self.context.texts_of(table)
                view = at_work(table, Progress(0, 0), words)
                post = await self._keepsakes.post(table, PostKey.ANALYSING, view=view)
            self._go_on(table)
            return table, post, False

    def _go_on(self, table: Table) -> None:
        """Start a task that analyses a table, unless one runs."""
        if table.id not in self._at_work:
            task = asyncio.create_task(self._analyse(table), name=f"analysis-{table.id}")
            self._at_work[table.id] = task
            task.add_done_callback(lambda _: self._at_work.pop(table.id, None))

    async def _analyse(self, table: Table) -> None:
        """Analyse a game; show the progress in its message, then the findings with a picture.

        A failure is logged and said in the message.
        """
        table_id, words = table.id, self.context.texts_of(table)

        async def tell(progress: Progress) -> None:
            """Show the progress after every sixth decision; a failure to do so is ignored."""
            if progress.done % _TOLD_EVERY == 0:
                view = at_work(table, progress, words)
                # How far it is may be told the next time.
                with suppress(Refused):
                    await self._keepsakes.replace(
                        table, PostKey.ANALYSING, PostKey.ANALYSING, view=view
                    )

        try:
            found = await self.context.tables.analyses.analyse(table_id, tell)
            look = await self.context.tables.queries.look(table_id, None)
            sheet = curve_sheet(look, found, words)
            picture = await self.context.illustration(
                lambda: curve(sheet, DUSK), f"analysis-{table_id}"
            )
            await self._show(table, picture, lambda: analysis_message(look, found, picture, words))
        except Refused as refused:
            _LOG.warning("Analysis of table %d failed: %s", table_id, refused)
            await self._give_up(table, refused)
        except FAILURES as error:
            _LOG.warning("Analysis of table %d failed: %r", table_id, error)
            await self._give_up(table, Refused("analysis-failed"))
        except Exception:  # noqa: BLE001 - its message would say for good that it is at work
            _LOG.exception("Analysis of table %d failed", table_id)
            await self._give_up(table, Refused("analysis-failed"))

    async def _show(
        self, table: Table, picture: Picture | None, made: Callable[[], ui.LayoutView]
    ) -> None:
        """Replace the progress message by the findings, retrying for six minutes if Discord fails.

        ``made`` makes the message anew for each attempt.

        Raises:
            Refused: Discord does not let the bot (``cannot-post``), or has failed too long
                (``cannot-post-now``).
        """
        for pause in (*RETRY_SECONDS, None):
            files = () if picture is None else picture.files()
            try:
                await self._keepsakes.replace(
                    table, PostKey.ANALYSING, PostKey.ANALYSIS, view=made(), files=files
                )
            except Refused as refused:
                if pause is None or refused.key != "cannot-post-now":
                    raise
                await asyncio.sleep(pause)
            else:
                return

    async def _give_up(self, table: Table, refused: Refused) -> None:
        """Say in the message why it did not work; the next press, or start, tries again.

        Where that fails, too, it is logged.
        """
        words = self.context.texts_of(table)
        key = f"refused-{refused.key}"
        reason = words(key if words.has(key) else "refused-analysis-failed", **refused.details)
        try:
            await self._keepsakes.replace(
                table,
                PostKey.ANALYSING,
                PostKey.ANALYSING,
                view=at_work(table, None, words, reason),
            )
        except (*FAILURES, Refused) as error:
            _LOG.warning("Failed analysis not reported on Discord: %s", error)
