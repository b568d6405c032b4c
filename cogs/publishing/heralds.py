"""Direct messages to those who asked to be told when a table opens, one a day at most."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable

import discord
from cachetools import LRUCache

from bot.client import TabletopBot
from bot.i18n.texts import texts
from bot.model.news import News, PostKey
from bot.model.refusal import Refused
from bot.model.table import Table, TableId
from bot.request_turns import RequestKind, RequestTurns
from cogs.context import BotContext
from cogs.elements.display_names import escaped
from cogs.elements.failures import FAILURES
from cogs.elements.fallbacks import is_lasting
from cogs.elements.mentions import way_to
from cogs.publishing.calls.dm_copies import CLOSED
from cogs.publishing.side_tasks import SideTasks
from cogs.publishing.sight import sees

_LOG = logging.getLogger(__name__)

_PASSED_OVER = 10_000
"""Most lobbies that are kept as not for somebody, of all people together."""
_ASIDE_SECONDS = 1.0
"""Pause before the next, where somebody is being told of another lobby."""


class Heralds:
    """Tells of a lobby in private, so that no public message shows what anybody has set."""

    def __init__(self, bot: TabletopBot, context: BotContext, turns: RequestTurns) -> None:
        """Begin with nobody passed over; that is kept for 10,000 pairs of a lobby and a person."""
        self.bot = bot
        self.context = context
        self._turns = turns
        self._passed_over: LRUCache[tuple[TableId, int], None] = LRUCache(_PASSED_OVER)
        self.tasks = SideTasks(bot, "herald")
        self._being_told: set[int] = set()
        """People who are told of a lobby just now, and so of no other one meanwhile."""

    def begin(self, table_id: TableId, people: Iterable[int]) -> None:
        """Start a task that tells people of a lobby, unless one is at work for it.

        Discord has each of many take about a second, and the lobby itself is not to wait for that.
        Nothing happens once the tasks are closed: who is noted as told by then gets the message,
        too, and whoever is left is told within the hour after the next start.
        """
        self.tasks.begin(table_id, lambda: self._tell_all(table_id, people))

    async def _tell_all(self, table_id: TableId, people: Iterable[int]) -> None:
        """Tell those of ``people`` who are still due when it is their turn; log what fails."""
        left = deque(people)
        try:
            while left and not self.tasks.closing:
                person = left.popleft()
                if (table_id, person) in self._passed_over:
                    continue
                if person in self._being_told:
                    # They may not see the other lobby.
                    left.append(person)
                    await asyncio.sleep(_ASIDE_SECONDS)
                    continue
                self._being_told.add(person)
                try:
                    news = await self.context.tables.outbox.news(table_id)
                    if person in news.heralded:
                        await self._look_up_and_tell(news, person)
                finally:
                    self._being_told.discard(person)
        except Refused as refused:
            _LOG.info("Direct messages about table %s put off: %s", table_id, refused)
        except Exception:  # noqa: BLE001 - nobody waits for it, so nobody would hear of it
            _LOG.exception("Direct messages about table %s failed", table_id)

    async def _look_up_and_tell(self, news: News, person: int) -> None:
        """Send somebody the direct message about a lobby, if they see it.

        Those without access to the channel get none, and are not looked up for this lobby again;
        those who left the server or refuse direct messages are told of no game of this server any
        more, which is stored. Where Discord does not say who sees the channel, or opens no direct
        message for a reason that passes, it is tried later. Failures are logged.
        """
        table = news.table
        if (seeing := await self._sees(table, person)) is None or self.tasks.closing:
            return
        if not seeing:
            self._passed_over[table.id, person] = None
            return
        try:
            await self._tell(news, person)
        except FAILURES as error:
            if isinstance(error, discord.HTTPException) and error.code in CLOSED:
                await self.context.tables.heralds.watch(person, table.guild_id, ())
            if is_lasting(error):
                self._passed_over[table.id, person] = None
            _LOG.info("Direct message about table %s not sent: %s", table.id, error)

    async def _tell(self, news: News, person: int) -> None:
        """Send a direct message about a new lobby, in the person's language, else in the table's.

        Nothing without a lobby message to link to, off the server, or if the person does not want
        it any more, as somebody who was forgotten meanwhile. That the person was told is stored
        once their channel of direct messages is open, before the message. Discord's errors are
        raised.
        """
        table = news.table
        guild, post = self.bot.get_guild(table.guild_id), news.posts.get(PostKey.LOBBY)
        if guild is None or post is None:
            return
        chosen = await self.context.tables.people.language(person)
        words = texts(chosen) if chosen else self.context.texts_of(table)
        text = words(
            "herald",
            game=words(f"{table.game}-name"),
            server=escaped(guild.name),
            taken=len(table.players),
            seats=table.terms.seats,
            url=way_to(table, post),
        )
        await self._turns.turn(table.guild_id, 0, RequestKind.POST)
        direct = await self.bot.create_dm(discord.Object(person))
        heralds = self.context.tables.heralds
        if table.game not in await heralds.watched(person, table.guild_id):
            return
        # Before the message: who may have been told is told of no other table that day.
        await heralds.told(person)
        await self._turns.turn(table.guild_id, direct.id, RequestKind.POST)
        await direct.send(text, suppress_embeds=True)

    async def _sees(self, table: Table, person: int) -> bool | None:
        """Return True if somebody is on the server and sees a table's channel, None if unknown.

        Who is not on the server is told of its tables no more.
        """
        try:
            return await sees(self.bot, self._turns, table, person)
        except discord.NotFound:
            await self.context.tables.heralds.watch(person, table.guild_id, ())
            return False
        except FAILURES as error:
            _LOG.info("Not known who sees table %s: %s", table.id, error)
        except Refused as refused:
            if refused.key != "member-unknown":
                raise
            _LOG.info("Not known who sees table %s: %s", table.id, refused.__cause__)
        return None
