"""The first message in a channel where somebody is new: a game against computers, by one press."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.texts import texts
from cogs.panels.public.welcome import welcome


class Welcome(commands.Cog):
    """Greets whoever starts local play."""

    def __init__(self, bot: TabletopBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_welcome(self, channel_id: int) -> None:
        """Post the greeting."""
        channel = self.bot.get_channel(channel_id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send(view=welcome(texts(self.bot.settings.default_language)))
