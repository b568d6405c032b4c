"""``/help`` and ``/rules``: for somebody who sees the bot for the first time."""

from __future__ import annotations

import discord

from bot.client import TabletopBot
from cogs.commands.declared import Commands, choices, command
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from games import GAME_IDS


class GuideCommands(Commands):
    """A short tour, and the rules of every game."""

    @command("help")
    async def help(self, interaction: discord.Interaction) -> None:
        """Tell what the bot does and how to begin."""
        await self.press(interaction, CustomId(HELP_TABLE, Verb.TOUR))

    @command("rules", game=choices((game, f"{game}-name") for game in GAME_IDS))
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        """Show the rules of a game, page by page."""
        await self.press(interaction, CustomId(HELP_TABLE, Verb.BOOKS, picked=(game,)))


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(GuideCommands(bot))
