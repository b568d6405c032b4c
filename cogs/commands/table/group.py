"""The group ``/table``: its commands come from several cogs, each of which can fail alone."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from cogs.context import part_of
from cogs.elements.localisation import localised


@app_commands.guild_only()
class TableGroup(
    app_commands.Group,
    name=localised("command-table"),
    description=localised("command-table-description"),
):
    """Everything that the buttons of a table do, for when a message is out of reach."""


async def add_to_table(bot: TabletopBot, cog: commands.Cog) -> None:
    """Add a cog to the bot, with its commands under ``/table``.

    With each cog the library registers the group again, in place of the one before.
    """
    group = part_of(bot, TableGroup)
    for command in cog.get_app_commands():
        group.add_command(command)
    # Of a command in a group the library registers the group: the first cog brings it along.
    await bot.add_cog(cog, override=True)
