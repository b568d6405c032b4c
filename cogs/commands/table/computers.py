"""``/table computer``: computers at a table."""

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
from players.levels import Level


class ComputerCommands(commands.Cog):
    """The command for computers at a table."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-table-computer"),
        description=localised("command-table-computer-description"),
    )
    @app_commands.rename(level=localised("command-table-computer-level"))
    @app_commands.describe(level=localised("command-table-computer-level-description"))
    @app_commands.choices(
        level=[
            app_commands.Choice(name=localised(f"level-{level}"), value=level.value)
            for level in Level
        ]
    )
    @names_own_table
    async def computer(
        self, interaction: discord.Interaction, level: str | None = None, table: int | None = None
    ) -> None:
        """Add a computer as the host of a lobby, or show who plays."""

        async def act() -> None:
            need = Need.SEE if level is None else Need.ACT
            found = await find_table(self.context, interaction, table, need)
            if level is None:
                await self.handlers.computers.show(interaction, found)
            else:
                await self.handlers.computers.add(interaction, found.id, Level(level))

        await self.replies.run(interaction, act)


async def setup(bot: TabletopBot) -> None:
    """Add the command to ``/table``."""
    await add_to_table(bot, ComputerCommands(context_of(bot), part_of(bot, Handlers)))
