"""Brings Discord in line with the tables: after each commit, and after a restart."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord.ext import commands

from bot.model.news import News
from bot.model.table import Status, TableId
from cogs.context import BotContext
from cogs.elements.channel_access import AccessProblem, Kind
from cogs.interactions.open_panels import OpenPanels
from cogs.publishing.access_notices import AccessNotices
from cogs.publishing.game_thread import GameThread
from cogs.publishing.lobby_message import LobbyMessage
from cogs.publishing.seat_notices import SeatNotices
from cogs.publishing.sender import MessageSender
from cogs.publishing.threads import ThreadLockedError

log = logging.getLogger(__name__)

RETRY_SECONDS = (10, 60, 300)
"""The pauses before a table that could not be published is tried again."""


class Publisher(commands.Cog):
    """One short-lived task per table that has news; never two for one table.

    Everything said is derived from the store, so that what a crash left unsaid is said after it.
    """

    def __init__(self, bot: commands.AutoShardedBot, desk: BotContext, panels: OpenPanels) -> None:
        self.bot = bot
        self.desk = desk
        self.panels = panels
        self.office = MessageSender(bot, desk.tables, desk.settings.posts_per_second)
        self.notices = SeatNotices(desk, self.office)
        self._anew: set[TableId] = set()
        self.home = GameThread(bot, desk, self.office, self.notices, self._anew)
        self.lobby = LobbyMessage(desk, self.office, self._anew)
        self.complaints = AccessNotices(desk, self.office, self.home.calls)
        self._running: dict[TableId, asyncio.Task[None]] = {}
        self._again: set[TableId] = set()
        self._closing = False
        self._pausing: set[asyncio.Task[None]] = set()
        desk.wake = self.wake
        desk.show_again = self.show_again
        desk.try_again = self.try_again
        desk.tables.outbox.listen(self.wake)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Say what was left unsaid, at a start and after Discord was out of reach."""
        for table_id in await self.desk.tables.outbox.unpublished():
            self.wake(table_id)

    async def cog_unload(self) -> None:
        """Let the messages under way be finished, then end the threads that paint."""
        self._closing = True
        for task in self._pausing:
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self.desk.studio.close()

    def wake(self, table_id: TableId) -> None:
        """Ask for a table to be brought in line; many calls at once cost one round."""
        if not self.bot.is_ready() or self._closing:
            return
        self._again.add(table_id)
        if table_id not in self._running:
            self._running[table_id] = asyncio.create_task(
                self._keep_up(table_id), name=f"publish-{table_id}"
            )

    def show_again(self, table_id: TableId) -> None:
        """Ask for a table's lobby or board to be posted anew, wherever the old one is."""
        self._anew.add(table_id)
        self.wake(table_id)

    def try_again(self, table_id: TableId) -> None:
        """Ask for a table to be looked after again, unless that is under way."""
        if table_id not in self._running:
            self.wake(table_id)

    async def _keep_up(self, table_id: TableId) -> None:
        failures = 0
        try:
            while table_id in self._again and not self._closing:
                self._again.discard(table_id)
                while (closes_in := self._circuit()) and not self._closing:
                    await self._pause(closes_in)
                try:
                    await self._publish(table_id)
                except Exception:
                    log.exception("table %s could not be published", table_id)
                    failures += 1
                    if failures > len(RETRY_SECONDS):
                        # Its outbox rows stay: the next change or the next start says them.
                        return
                    self._again.add(table_id)
                    await self._pause(RETRY_SECONDS[failures - 1])
                    continue
                if pause := self.desk.settings.edit_seconds:
                    await self._pause(pause)
        finally:
            self._again.discard(table_id)
            del self._running[table_id]

    def _circuit(self) -> float:
        """Seconds for which Discord is to be left alone."""
        closes_in: float = self.bot.circuit.closes_in  # type: ignore[attr-defined]
        return closes_in

    async def _pause(self, seconds: float) -> None:
        """Wait, but not when the bot is closed: what is unsaid then is said at the next start."""
        task = asyncio.current_task()
        assert task is not None
        self._pausing.add(task)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._pausing.discard(task)

    async def _publish(self, table_id: TableId) -> None:
        tables = self.desk.tables
        news = await tables.outbox.news(table_id)
        try:
            trouble = await self._bring_in_line(news)
        finally:
            await self.panels.refresh(table_id)
        self.desk.troubles.note(table_id, trouble)
        # What a trouble kept from being said is said once it has passed.
        gone = trouble is not None and trouble.kind is Kind.GONE
        if trouble is None or (gone and not self.office.has_channel(news.table)):
            await tables.outbox.published(table_id, news.upto)

    async def _bring_in_line(self, news: News) -> AccessProblem | None:
        table, known = news.table, self.desk.troubles.of(news.table.id)
        if not self.office.on_server(table):
            return AccessProblem(Kind.LEFT, table.guild_id, table.channel_id)
        # What does not exist is not asked for again (F47).
        if known is not None and known.kind is Kind.GONE and not self.office.has_channel(table):
            return known
        try:
            if news.look is not None:
                news = await self.home.bring_in_line(news, news.look)
            elif table.status is Status.QUARANTINED:
                await self.home.set_aside(news)
            await self.lobby.bring_in_line(news)
            await self.notices.in_lobby(news)
        except (discord.HTTPException, ThreadLockedError) as error:
            trouble = self.office.trouble(table, error)
            if trouble is None:
                raise
            log.warning("table %s cannot be shown: %s", table.id, error)
            await self.complaints.say(await self.desk.tables.outbox.news(table.id), trouble)
            return trouble
        await self.complaints.take_back(news)
        return None
