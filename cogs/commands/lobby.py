"""``/table join`` and ``/table start``: the lobby without its message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.refusal import Refused
from bot.model.table import Status, Table, TableId
from cogs.commands.find_table import find_table
from cogs.context import BotContext
from cogs.elements.custom_ids import CustomId
from cogs.elements.localisation import localised
from cogs.interactions.lobby import LobbyHandlers
from cogs.interactions.replies import Replies


class LobbyCommands(commands.Cog):
    """Takes a seat and starts the game, without a button."""

    def __init__(self, desk: BotContext, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies
        self.seating = LobbyHandlers(desk, replies)

    @app_commands.command(
        name=localised("command-table-join"),
        description=localised("command-table-join-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def join(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Take a seat at a lobby."""
        await self._run(interaction, table, self.seating.join)

    @app_commands.command(
        name=localised("command-table-start"),
        description=localised("command-table-start-description"),
    )
    @app_commands.rename(table=localised("command-option-table"))
    @app_commands.describe(table=localised("command-option-table-description"))
    async def start(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Start a game, as its host."""
        await self._run(interaction, table, self.seating.start)

    async def _run(
        self,
        interaction: discord.Interaction,
        given: int | None,
        act: Callable[[discord.Interaction, CustomId], Awaitable[None]],
    ) -> None:
        async def work() -> None:
            found = await self._lobby(interaction, given)
            await act(interaction, CustomId(found.id, "lobby"))

        await self.replies.run(interaction, work)

    async def _lobby(self, interaction: discord.Interaction, given: int | None) -> Table:
        if given is not None:
            table = await self.desk.tables.queries.get(TableId(given))
            if table.guild_id != interaction.guild_id:
                # Whoever is not on that server was not asked to play there.
                raise Refused("no-table", table=given)
            return table
        here = await self.desk.tables.queries.here(interaction.channel_id or 0)
        waiting = [table for table in here if table.status is Status.LOBBY]
        if len(waiting) > 1:
            raise Refused("which-table", tables=", ".join(str(table.id) for table in waiting))
        return waiting[0] if waiting else await find_table(self.desk, interaction, None)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    cog = LobbyCommands(bot.desk, bot.replies)  # type: ignore[attr-defined]
    group = bot.tree.get_command("table")
    assert isinstance(group, app_commands.Group)
    for command in cog.get_app_commands():
        group.add_command(command)
