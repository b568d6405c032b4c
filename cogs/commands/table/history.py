"""What was played at a table, under ``/table``: looked back at, taken back, mended, handed out."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from cogs.commands.table.find_table import find_table, names_a_table, names_own_table
from cogs.commands.table.group import add_to_table
from cogs.context import BotContext, context_of, part_of
from cogs.elements.custom_ids import Need
from cogs.elements.localisation import localised
from cogs.elements.uploads import Upload
from cogs.interactions.handlers import Handlers
from cogs.interactions.open_table import check_over


class HistoryCommands(commands.Cog):
    """The commands that concern a table's past."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-table-undo"),
        description=localised("command-table-undo-description"),
    )
    @names_own_table
    async def undo(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Take back one's last move, where nothing was revealed since."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE)
            look = await self.context.tables.queries.look(found.id, interaction.user.id)
            await self.handlers.undo.take_back(interaction, found.id, look.moves)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-catchup"),
        description=localised("command-table-catchup-description"),
    )
    @names_own_table
    async def catchup(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show what happened since one's own last move."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE, over=True)
            await self.handlers.history.show_since(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-hands"),
        description=localised("command-table-hands-description"),
    )
    @names_a_table
    async def hands(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the hands of a table that lets them be watched."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE, over=True)
            await self.handlers.history.show_hands(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-repair"),
        description=localised("command-table-repair-description"),
    )
    @names_a_table
    async def repair(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Rebuild a table that an error paused, as its host or as who manages the server."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.ACT)
            await self.handlers.repair.rebuild(interaction, found.id)

        await self.replies.run(interaction, act)

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
    await add_to_table(bot, HistoryCommands(context_of(bot), part_of(bot, Handlers)))
