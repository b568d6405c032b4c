"""``/server``: what a server remembers of its games."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from cogs.commands.declared import Commands, command
from cogs.elements.localisation import localised
from cogs.interactions.standings import show_hall


@app_commands.guild_only()
class ServerCommands(
    Commands,
    commands.GroupCog,
    group_name=localised("command-server"),
    group_description=localised("command-server-description"),
):
    """The hall."""

    @command("server-hall")
    async def hall(self, interaction: discord.Interaction) -> None:
        """Show the best at each game, and records."""
        await show_hall(self.request(interaction))


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(ServerCommands(bot))
