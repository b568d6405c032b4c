"""``/game``: what is done with a game beside playing it: seen again, shown, checked, shared."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.model.refusal import Refused
from cogs.commands.table.find_table import find_table, names_a_table, names_own_table
from cogs.context import BotContext, context_of, part_of
from cogs.elements.custom_ids import Need
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers

Speaking = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
"""Wherever somebody may write, threads left out."""


@app_commands.guild_only()
class AfterwardsCommands(
    commands.GroupCog,
    group_name=localised("command-past"),
    group_description=localised("command-past-description"),
):
    """The twins of what stands below the last board of a game."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-past-replay"),
        description=localised("command-past-replay-description"),
    )
    @names_own_table
    async def replay(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Look at a game again, step by step."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE, over=True)
            await self.handlers.replay.show(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-past-film"),
        description=localised("command-past-film-description"),
    )
    @names_a_table
    async def film(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Have the film of a finished game posted where it was played."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.ACT, over=True)
            await self.handlers.keepsakes.show_film(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-past-luck"),
        description=localised("command-past-luck-description"),
    )
    @names_a_table
    async def luck(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Have the luck of a finished game checked where it was played."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.ACT, over=True)
            await self.handlers.keepsakes.check_luck(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-past-analysis"),
        description=localised("command-past-analysis-description"),
    )
    @names_a_table
    async def analysis(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Have a computer look at a finished game, where it was played."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.ACT, over=True)
            await self.handlers.analysis.show(interaction, found.id)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-past-share"),
        description=localised("command-past-share-description"),
    )
    @app_commands.rename(channel=localised("command-past-share-channel"))
    @app_commands.describe(channel=localised("command-past-share-channel-description"))
    @names_a_table
    async def share(
        self,
        interaction: discord.Interaction,
        channel: Speaking | None = None,
        table: int | None = None,
    ) -> None:
        """Post a card of a finished game in a channel, this one where none is named."""

        async def act() -> None:
            found = await find_table(self.context, interaction, table, Need.SEE, over=True)
            where = channel or interaction.channel
            if not isinstance(where, discord.abc.GuildChannel | discord.Thread):
                raise Refused("only-in-servers")
            await self.handlers.keepsakes.share(interaction, found, where)

        await self.replies.run(interaction, act)


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(AfterwardsCommands(context_of(bot), part_of(bot, Handlers)))
