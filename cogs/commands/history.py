"""Twins, under ``/table``, of the buttons that look back, go back and mend."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.find_table import find_table
from cogs.context import BotContext, person_of
from cogs.elements.localisation import localised
from cogs.interactions.history import HistoryHandlers, is_seated, may_open
from cogs.interactions.replies import Replies
from cogs.interactions.router import Router
from cogs.interactions.undo import UndoHandlers
from cogs.interactions.views import Entry, ViewHandlers


class HistoryCommands(commands.Cog):
    """The commands that concern a table's past."""

    def __init__(
        self, desk: BotContext, replies: Replies, recalling: HistoryHandlers, undoing: UndoHandlers
    ) -> None:
        self.desk = desk
        self.replies = replies
        self.recalling = recalling
        self.undoing = undoing

    @app_commands.command(
        name=localised("command-table-undo"),
        description=localised("command-table-undo-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def undo(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Take back one's last move, where nothing was revealed since."""

        async def act() -> None:
            found = await find_table(self.desk, interaction, table)
            look = await self.desk.tables.queries.look(found.id, interaction.user.id)
            await self.undoing.take_back(interaction, found.id, look.moves)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-catchup"),
        description=localised("command-table-catchup-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def catchup(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show what happened since one's own last move."""

        async def act() -> None:
            found = await find_table(self.desk, interaction, table, over=True)
            await self.recalling.show_since(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-hands"),
        description=localised("command-table-hands-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def hands(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the hands of a table that lets them be watched."""

        async def act() -> None:
            found = await find_table(self.desk, interaction, table, over=True)
            await self.recalling.show_hands(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-table-repair"),
        description=localised("command-table-repair-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def repair(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Rebuild a table that an error paused, as its host or as who manages the server."""

        async def act() -> None:
            found = await find_table(self.desk, interaction, table)
            manager = (
                interaction.guild_id == found.guild_id and interaction.permissions.manage_guild
            )
            verdict = await self.desk.tables.undo.repair(
                found.id, person_of(interaction.user), manager=manager
            )
            self.desk.show_again(found.id)
            words = await self.desk.texts_for(interaction)
            text = words(f"repair-{verdict}", table=str(found.id))
            await self.replies.say(interaction, text)

        await self.replies.run(interaction, act)


async def setup(bot: commands.Bot) -> None:
    """Hang the commands into ``/table`` and the buttons on what they are pressed on."""
    desk: BotContext = bot.desk  # type: ignore[attr-defined]
    replies: Replies = bot.replies  # type: ignore[attr-defined]
    presses: Router = bot.presses  # type: ignore[attr-defined]
    looking: ViewHandlers = bot.looking  # type: ignore[attr-defined]
    recalling, undoing = HistoryHandlers(desk, replies), UndoHandlers(desk, replies)
    recalling.register(presses)
    undoing.register(presses)
    looking.entries += [
        Entry("catchup", "button-catchup", "⏪", is_seated),
        Entry("hands", "button-hands", "🪟", may_open),
    ]
    group = bot.tree.get_command("table")
    assert isinstance(group, app_commands.Group)
    for command in HistoryCommands(desk, replies, recalling, undoing).get_app_commands():
        group.add_command(command)
