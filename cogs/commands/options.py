"""What a table plays: anybody may read it, and the host of a lobby may change it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.refusal import Refused
from bot.model.table import TableId
from cogs.commands.find_table import find_table
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId
from cogs.elements.localisation import localised
from cogs.interactions.replies import Replies
from cogs.interactions.router import Router
from cogs.interactions.views import Entry, ViewHandlers
from cogs.panels.options import options_panel, read_change


class OptionsCommands(commands.Cog):
    """The command, the button and the menus for what a table plays."""

    def __init__(self, desk: BotContext, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies

    @app_commands.command(
        name=localised("command-table-options"),
        description=localised("command-table-options-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def options(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show what a table plays; its host may change it until the start."""

        async def act() -> None:
            found = await find_table(self.desk, interaction, table)
            await self._show(interaction, found.id)

        await self.replies.run(interaction, act)

    def register(self, presses: Router) -> None:
        """Take over the button and the menus."""
        presses.on("terms", self.show)
        presses.on("term", self.change)

    async def show(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show what the table plays."""
        await self._show(interaction, press.table)

    async def change(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Change the part that a menu is for, and show what is played now.

        Raises:
            Refused: nothing that the menu offered, not the host, or not a lobby.
        """
        data: dict[str, Any] = dict(interaction.data or {})
        values = [str(value) for value in data.get("values") or ()]
        table = await self.desk.tables.queries.get(press.table)
        terms = read_change(table, press.argument, values)
        if terms is None:
            raise Refused("unknown-control")
        if terms == table.terms:
            await self._show(interaction, press.table)
            return
        await self.desk.tables.lobbies.alter(press.table, person_of(interaction.user), terms)
        words = await self.desk.texts_for(interaction)
        await self._show(interaction, press.table, words("terms-changed"))

    async def _show(
        self, interaction: discord.Interaction, table_id: TableId, headline: str = ""
    ) -> None:
        words = await self.desk.texts_for(interaction)
        table = await self.desk.tables.queries.get(table_id)
        await self.replies.put(
            interaction, options_panel(table, interaction.user.id, words, headline)
        )


async def setup(bot: commands.Bot) -> None:
    """Add the command to ``/table``, the button to *More*, and answer both."""
    presses: Router = bot.presses  # type: ignore[attr-defined]
    looking: ViewHandlers = bot.looking  # type: ignore[attr-defined]
    cog = OptionsCommands(bot.desk, bot.replies)  # type: ignore[attr-defined]
    cog.register(presses)
    looking.entries.append(Entry("terms", "button-terms", "⚙️", lambda *_: True))
    group = bot.tree.get_command("table")
    assert isinstance(group, app_commands.Group)
    for command in cog.get_app_commands():
        group.add_command(command)
