"""Brings Discord in line with the tables: after each commit, and after a restart."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord.ext import commands

from bot.client import TabletopBot
from bot.model.news import News
from bot.model.refusal import Refused
from bot.model.table import Status, TableId
from cogs.context import BotContext
from cogs.elements.channel_access import AccessProblem, Kind
from cogs.publishing.access_notices import AccessNotices
from cogs.publishing.board_message import BoardMessage
from cogs.publishing.game_thread import GameThread
from cogs.publishing.lobby_message import LobbyMessage
from cogs.publishing.seat_notices import SeatNotices
from cogs.publishing.sender import MessageSender
from cogs.publishing.threads import ThreadLockedError
from cogs.routing.open_panels import OpenPanels

_LOG = logging.getLogger(__name__)

RETRY_SECONDS = (10, 60, 300)
"""The pauses before a table that could not be published is tried again."""

SWEEP_SECONDS = 300
"""How often the host looks for what is still unsaid, whatever the reason."""

SWEEPS_A_DAY = 24 * 60 * 60 // SWEEP_SECONDS
"""Where nothing tells whether a table's place is in reach again, it is tried once a day (F47)."""


class Publisher(commands.Cog):
    """One short-lived task per table that has news; never two for one table.

    Everything said is derived from the store, so that what a crash left unsaid is said after it.
    """

    def __init__(
        self,
        bot: TabletopBot,
        context: BotContext,
        panels: OpenPanels,
        sender: MessageSender,
        board: BoardMessage,
        game_thread: GameThread,
        lobby_message: LobbyMessage,
        seat_notices: SeatNotices,
        access_notices: AccessNotices,
    ) -> None:
        self.bot = bot
        self.context = context
        self.panels = panels
        self.sender = sender
        self.board = board
        self.game_thread = game_thread
        self.lobby_message = lobby_message
        self.seat_notices = seat_notices
        self.access_notices = access_notices
        self._running: dict[TableId, asyncio.Task[None]] = {}
        self._again: set[TableId] = set()
        self._anyway: set[TableId] = set()
        """Tables to be brought in line though nothing of them is unsaid."""
        self._closing = False
        self._pausing: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Say what was left unsaid, at a start and after Discord was out of reach."""
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep(), name="sweep")
        for table_id in await self.context.tables.outbox.unpublished():
            self.look_after(table_id)

    @commands.Cog.listener()
    async def on_messages_lost(self, table_id: TableId) -> None:
        """Post what a table says again, on a Discord that has forgotten all of it."""
        self.look_after(table_id)

    async def cog_unload(self) -> None:
        """Let the messages under way be finished, then end the threads that paint."""
        self._closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in self._pausing:
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self.context.studio.close()

    def wake(self, table_id: TableId) -> None:
        """Ask for a table to be brought in line; many calls at once cost one round."""
        if not self.bot.is_ready() or self._closing:
            return
        self._again.add(table_id)
        if table_id not in self._running:
            self._running[table_id] = asyncio.create_task(
                self._keep_up(table_id), name=f"publish-{table_id}"
            )

    def post_anew(self, table_id: TableId) -> None:
        """Ask for a table's lobby or board as a new message, wherever the old one is."""
        self.lobby_message.post_anew(table_id)
        self.board.post_anew(table_id)
        self._anyway.add(table_id)
        self.wake(table_id)

    def try_again(self, table_id: TableId) -> None:
        """Ask for a table to be looked after again, unless that is under way."""
        if table_id not in self._running:
            self.look_after(table_id)

    def look_after(self, table_id: TableId) -> None:
        """Ask for a table to be brought in line whose messages may be gone."""
        self.board.distrust(table_id)
        self._anyway.add(table_id)
        self.wake(table_id)

    async def _sweep(self) -> None:
        """Look for what is unsaid, for as long as the bot runs (F78)."""
        number = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            number += 1
            try:
                unsaid = await self.context.tables.outbox.unpublished()
            except Refused:
                # The store is what failed, and has been noted as that.
                continue
            for table_id in unsaid:
                trouble = self.context.access_problems.of(table_id)
                if trouble is None or number % SWEEPS_A_DAY == 0 or self.sender.is_over(trouble):
                    self.try_again(table_id)

    async def _keep_up(self, table_id: TableId) -> None:
        failures = 0
        try:
            while table_id in self._again and not self._closing:
                self._again.discard(table_id)
                while (closes_in := self.bot.circuit.closes_in) and not self._closing:
                    await self._pause(closes_in)
                try:
                    await self._publish(table_id)
                except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                    if isinstance(error, Refused) and error.is_of_one:
                        # It cannot even be read, and has been noted as that.
                        return
                    _LOG.exception("table %s could not be published", table_id)
                    failures += 1
                    if failures > len(RETRY_SECONDS):
                        # Its outbox rows stay: the next change or the next sweep says them.
                        return
                    self._again.add(table_id)
                    await self._pause(RETRY_SECONDS[failures - 1])
                    continue
                failures = 0
                if pause := self.context.settings.edit_seconds:
                    await self._pause(pause)
        finally:
            self._again.discard(table_id)
            del self._running[table_id]

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
        tables = self.context.tables
        news = await tables.outbox.news(table_id)
        try:
            if not news.upto and table_id not in self._anyway:
                # What happened concerns nobody but those whose panels are open.
                return
            trouble = await self._bring_in_line(news)
            self._anyway.discard(table_id)
        finally:
            await self.panels.refresh(table_id)
        self.context.access_problems.note(table_id, trouble)
        # What a trouble kept from being said is said once it has passed.
        gone = trouble is not None and trouble.kind is Kind.GONE
        if trouble is None or (gone and not self.sender.has_channel(news.table)):
            await tables.outbox.published(table_id, news.upto)

    async def _bring_in_line(self, news: News) -> AccessProblem | None:
        table, known = news.table, self.context.access_problems.of(news.table.id)
        if not self.sender.on_server(table):
            return AccessProblem(Kind.LEFT, table.guild_id, table.channel_id)
        # What does not exist is not asked for again (F47).
        if known is not None and known.kind is Kind.GONE and not self.sender.has_channel(table):
            return known
        try:
            if news.look is not None:
                news = await self.game_thread.bring_in_line(news, news.look)
            elif table.status is Status.QUARANTINED:
                await self.game_thread.set_aside(news)
            await self.lobby_message.bring_in_line(news)
            await self.seat_notices.in_lobby(news)
        except (discord.HTTPException, ThreadLockedError) as error:
            trouble = self.sender.trouble(table, error)
            if trouble is None:
                raise
            _LOG.warning("table %s cannot be shown: %s", table.id, error)
            await self.access_notices.say(await self.context.tables.outbox.news(table.id), trouble)
            return trouble
        await self.access_notices.take_back(news)
        return None
