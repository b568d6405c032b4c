"""Direct messages to those who asked to be told when a table opens, one a day at most."""

from __future__ import annotations

import logging

import discord

from bot.client import TabletopBot
from bot.i18n.texts import texts
from bot.model.news import News, PostKey
from bot.model.refusal import Refused
from bot.model.table import Table
from bot.request_turns import RequestKind, RequestTurns
from cogs.context import BotContext
from cogs.elements.display_names import escaped
from cogs.elements.failures import FAILURES
from cogs.elements.mentions import way_to
from cogs.publishing.calls.dm_copies import CLOSED
from cogs.publishing.sight import sees

_LOG = logging.getLogger(__name__)


class Heralds:
    """Tells of a lobby in private, so that no public message shows what anybody has set."""

    def __init__(self, bot: TabletopBot, context: BotContext, turns: RequestTurns) -> None:
        self.bot = bot
        self.context = context
        self._turns = turns

    async def tell(self, news: News) -> None:
        """Send the direct messages about a lobby that are due; each person gets one a day at most.

        Those without access to the channel get none, though it counts as told; those who left the
        server or refuse direct messages are struck off. Where Discord does not say who sees the
        channel, it is tried later. Failures are logged.
        """
        for person in news.heralded:
            if (seeing := await self._sees(news.table, person)) is None:
                continue
            # First: who may have been told is told of no other table that day.
            await self.context.tables.heralds.told(person)
            if not seeing:
                continue
            try:
                await self._tell(news, person)
            except FAILURES as error:
                if isinstance(error, discord.HTTPException) and error.code in CLOSED:
                    await self.context.tables.heralds.watch(person, news.table.guild_id, ())
                _LOG.info(
                    "Somebody who asked for it is not told of table %s: %s", news.table.id, error
                )

    async def _tell(self, news: News, person: int) -> None:
        """Send a direct message about a new lobby, in the person's language.

        Nothing without a lobby message to link to, or off the server.
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
