"""``/game``: what is done with a game beside playing it: seen again, shown, checked, shared."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.model.refusal import Refused
from cogs.commands.declared import Commands, command
from cogs.commands.table.find_table import find_table
from cogs.commands.table.twins import add_twins
from cogs.elements.custom_ids import Need
from cogs.elements.localisation import localised
from cogs.interactions.keepsakes import Souvenirs

Speaking = discord.TextChannel | discord.VoiceChannel | discord.StageChannel
"""Wherever somebody may write, threads left out."""


@app_commands.guild_only()
class AfterwardsCommands(
    Commands,
    commands.GroupCog,
    group_name=localised("command-past"),
    group_description=localised("command-past-description"),
):
    """The twins of what stands below the last board of a game."""

    def __init__(self, bot: TabletopBot) -> None:
        super().__init__(bot)
        add_twins(self.app_command, "past", self.router)

    @command("past-share")
    async def share(
        self,
        interaction: discord.Interaction,
        channel: Speaking | None = None,
        table: int | None = None,
    ) -> None:
        """Post a card of a finished game in a channel, this one if none is named.

        The game is the one named, the one here, or the person's only one.

        Raises:
            Refused: it is no channel of a server (``only-in-servers``), there is no such table, or
                as :meth:`cogs.interactions.keepsakes.Souvenirs.share` has it (``not-over`` …).
        """
        found = await find_table(self.context, interaction, table, Need.SEE, over=True)
        where = channel or interaction.channel
        if not isinstance(where, discord.abc.GuildChannel | discord.Thread):
            raise Refused("only-in-servers")
        request = self.request(interaction).at(found.id)
        await request.part(Souvenirs).share(request, where)


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(AfterwardsCommands(bot))
