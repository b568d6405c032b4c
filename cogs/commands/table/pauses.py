"""``/table pause`` and ``/table pace``: the clocks of a table, by how long and which way."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.model.pace import PAUSE_DAYS
from cogs.commands.table.find_table import find_table, names_own_table
from cogs.commands.table.group import add_to_table
from cogs.commands.table.twins import Twin, press_at
from cogs.context import part_of
from cogs.elements.custom_ids import Need, Verb
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from cogs.routing.router import Router


class PausesCommands(commands.Cog):
    """The commands that concern the clocks of a table."""

    def __init__(self, router: Router, handlers: Handlers) -> None:
        self.router = router
        self.handlers = handlers
        self.replies = handlers.replies
        self.context = self.replies.context

    @app_commands.command(
        name=localised("command-table-pause"),
        description=localised("command-table-pause-description"),
    )
    @app_commands.rename(days=localised("command-table-pause-days"))
    @app_commands.describe(days=localised("command-table-pause-days-description"))
    @names_own_table
    async def pause(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 1, 30] = PAUSE_DAYS,
        table: int | None = None,
    ) -> None:
        """Stop the clocks of a table, as its host or together."""

        async def work() -> None:
            found = await find_table(self.context, interaction, table, Need.ACT)
            await self.handlers.pauses.ask(interaction, found.id, days)

        await self.replies.run(interaction, work)

    @app_commands.command(
        name=localised("command-table-pace"),
        description=localised("command-table-pace-description"),
    )
    @app_commands.rename(way=localised("command-table-pace-way"))
    @app_commands.describe(way=localised("command-table-pace-way-description"))
    @app_commands.choices(
        way=[
            app_commands.Choice(name=localised(f"button-{verb.value}"), value=verb.value)
            for verb in (Verb.FASTER, Verb.SLOWER)
        ]
    )
    @names_own_table
    async def pace(
        self,
        interaction: discord.Interaction,
        way: str = Verb.FASTER.value,
        table: int | None = None,
    ) -> None:
        """Want an evening at the fastest pace, or a slower one."""
        verb = Verb.FASTER if way == Verb.FASTER else Verb.SLOWER
        await press_at(self.router, interaction, table, Twin("pace", verb))


async def setup(bot: TabletopBot) -> None:
    """Add the commands to ``/table``."""
    await add_to_table(bot, PausesCommands(part_of(bot, Router), part_of(bot, Handlers)))
