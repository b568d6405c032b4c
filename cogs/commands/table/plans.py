"""The twin, under ``/table``, of the button that plans ahead."""

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


class PlanCommands(commands.Cog):
    """The command that looks ahead at a table."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-table-plan"),
        description=localised("command-table-plan-description"),
    )
    @names_own_table
    async def plan(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show what comes next if the others let things pass, and note what is to be done then."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE)
            await self.handlers.plans.show(interaction, found.id)

        await self.replies.run(interaction, act)


async def setup(bot: TabletopBot) -> None:
    """Add the command to ``/table``."""
    await add_to_table(bot, PlanCommands(context_of(bot), part_of(bot, Handlers)))
