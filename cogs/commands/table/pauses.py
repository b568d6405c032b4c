"""``/table pause``, ``resume`` and ``extend``: the clocks of a table."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.model.pace import PAUSE_DAYS
from cogs.commands.table.find_table import find_table, names_own_table
from cogs.commands.table.group import add_to_table
from cogs.context import BotContext, context_of, part_of
from cogs.elements.custom_ids import CustomId, Need, Verb
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from cogs.routing.router import Handler


class PausesCommands(commands.Cog):
    """The commands that concern the clocks of a table."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

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
        name=localised("command-table-resume"),
        description=localised("command-table-resume-description"),
    )
    @names_own_table
    async def resume(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Let the clocks of a table run again."""
        await self._run(interaction, table, Verb.RESUME, self.handlers.pauses.resume)

    @app_commands.command(
        name=localised("command-table-extend"),
        description=localised("command-table-extend-description"),
    )
    @names_own_table
    async def extend(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Give those who are asked more time."""
        await self._run(interaction, table, Verb.EXTEND, self.handlers.pauses.extend)

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
        if way == Verb.FASTER:
            await self._run(interaction, table, Verb.FASTER, self.handlers.pauses.faster)
        else:
            await self._run(interaction, table, Verb.SLOWER, self.handlers.pauses.slower)

    async def _run(
        self, interaction: discord.Interaction, given: int | None, verb: Verb, act: Handler
    ) -> None:
        async def work() -> None:
            found = await find_table(self.context, interaction, given, Need.ACT)
            await act(interaction, CustomId(found.id, verb))

        await self.replies.run(interaction, work)


async def setup(bot: TabletopBot) -> None:
    """Add the commands to ``/table``."""
    await add_to_table(bot, PausesCommands(context_of(bot), part_of(bot, Handlers)))
