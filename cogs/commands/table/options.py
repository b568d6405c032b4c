"""``/table options``: what a table plays."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from cogs.commands.table.find_table import find_table, names_own_table
from cogs.commands.table.group import add_to_table
from cogs.context import BotContext, context_of, part_of
from cogs.elements.custom_ids import Need
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers


class OptionsCommands(commands.Cog):
    """The command for what a table plays."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-table-options"),
        description=localised("command-table-options-description"),
    )
    @names_own_table
    async def options(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show what a table plays; its host may change it until the start."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE)
            await self.handlers.options.show(interaction, found.id)

        await self.replies.run(interaction, act)


async def setup(bot: TabletopBot) -> None:
    """Add the command to ``/table``."""
    await add_to_table(bot, OptionsCommands(context_of(bot), part_of(bot, Handlers)))
