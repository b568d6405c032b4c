"""The first message in a channel where somebody is new: a game against computers, by one press."""

from __future__ import annotations

from functools import partial

import discord
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.texts import texts
from cogs.context import BotContext
from cogs.panels.public.welcome import welcome
from rendering.guide.gathering import gathering


class Welcome(commands.Cog):
    """Greets whoever starts local play."""

    def __init__(self, bot: TabletopBot, context: BotContext) -> None:
        self.bot = bot
        self.context = context

    @commands.Cog.listener()
    async def on_welcome(self, channel_id: int) -> None:
        """Post the greeting."""
        channel = self.bot.get_channel(channel_id)
        assert isinstance(channel, discord.TextChannel)
        words = texts(self.bot.settings.default_language)
        picture = await self.context.illustration(partial(gathering, words), "gathering")
        files = picture.files() if picture else []
        await channel.send(view=welcome(words, picture), files=files)
