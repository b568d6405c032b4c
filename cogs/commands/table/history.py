"""``/table export``: a finished game handed out."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from cogs.commands.table.find_table import find_table, names_a_table
from cogs.commands.table.group import add_to_table
from cogs.context import BotContext, context_of, part_of
from cogs.elements.custom_ids import Need
from cogs.elements.localisation import localised
from cogs.elements.uploads import Upload
from cogs.interactions.handlers import Handlers
from cogs.interactions.open_table import check_over
from cogs.routing.replies import Replies


class HistoryCommands(commands.Cog):
    """The command for what no button is for."""

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    @app_commands.command(
        name=localised("command-table-export"),
        description=localised("command-table-export-description"),
    )
    @names_a_table
    async def export(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Hand out a finished game, so that anybody can verify its luck."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE, over=True)
            check_over(found)
            data = await self.context.tables.history.export(found.id)
            words = await self.context.texts_for(interaction)
            text = words("exported", table=str(found.id))
            file = Upload(data, f"table-{found.id}.json", description=text)
            await interaction.edit_original_response(content=text, attachments=[file])

        await self.replies.run(interaction, act)


async def setup(bot: TabletopBot) -> None:
    """Add the commands to ``/table``."""
    await add_to_table(bot, HistoryCommands(context_of(bot), part_of(bot, Handlers).replies))
