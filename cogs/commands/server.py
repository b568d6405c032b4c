"""``/server``: what a server remembers of its games."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from cogs.context import BotContext, context_of, part_of
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from cogs.interactions.standings import show_hall


@app_commands.guild_only()
class ServerCommands(
    commands.GroupCog,
    group_name=localised("command-server"),
    group_description=localised("command-server-description"),
):
    """The hall."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-server-hall"),
        description=localised("command-server-hall-description"),
    )
    async def hall(self, interaction: discord.Interaction) -> None:
        """Show the best at each game, and records."""

        async def act() -> None:
            await show_hall(self.context, self.replies, interaction)

        await self.replies.run(interaction, act)


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(ServerCommands(context_of(bot), part_of(bot, Handlers)))
