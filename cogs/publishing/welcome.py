"""The first message where somebody is new: in local play, and on a server."""

from __future__ import annotations

import logging
from functools import partial

import discord
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.texts import language_of, texts
from cogs.context import BotContext
from cogs.elements.channel_access import Medium, granted_in, may_write
from cogs.elements.failures import FAILURES
from cogs.panels.nights import guessed_zones
from cogs.panels.public.welcome import server_greeting, welcome
from rendering.guide.gathering import gathering

_LOG = logging.getLogger(__name__)


class Welcome(commands.Cog):
    """Greets whoever starts local play, and a server."""

    def __init__(self, bot: TabletopBot, context: BotContext) -> None:
        self.bot = bot
        self.context = context

    @commands.Cog.listener()
    async def on_welcome(self, channel_id: int) -> None:
        """Post the greeting of local play in its channel, with a picture if one could be made.

        In the bot's default language. The channel must be a cached text channel; Discord's errors
        are raised.
        """
        channel = self.bot.get_channel(channel_id)
        assert isinstance(channel, discord.TextChannel)
        words = texts(self.bot.settings.default_language)
        picture = await self.context.illustration(partial(gathering, words), "gathering")
        files = picture.files() if picture else []
        await channel.send(view=welcome(words, picture), files=files)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server in its system channel, if it has one; offer quiet hours there.

        Nothing where quiet hours are set or tables are under way, or where the bot may not write
        there. A failure to send is logged.
        """
        known = (await self.context.servers.setting(guild.id)).limits.quiet is not None
        channel = guild.system_channel
        if known or channel is None or await self.context.tables.queries.active(guild.id):
            return
        granted = granted_in(channel, guild.me, self.bot.clock)
        if granted is None or not may_write(granted, Medium.TEXT):
            return
        locale = str(guild.preferred_locale)
        words = texts(language_of(locale, self.bot.settings.default_language))
        try:
            await channel.send(view=server_greeting(guessed_zones(locale), words))
        except FAILURES as error:
            _LOG.info("Server %s was not greeted: %s", guild.id, error)
