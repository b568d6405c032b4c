"""``/vikings``: the commands of Clash of Vikings."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.game import GameCommands, add, opening
from cogs.elements.localisation import localised


@app_commands.guild_only()
class VikingsCommands(
    GameCommands, name="vikings", description=localised("vikings-command-description")
):
    """The commands of Clash of Vikings."""

    game = "vikings"

    @app_commands.command(
        name=localised("vikings-command-new"),
        description=localised("vikings-command-new-description"),
    )
    @opening("vikings", "arena", "bluff_arena")
    @app_commands.choices(
        arena=[
            app_commands.Choice(name=localised(f"vikings-option-arena-{number}"), value=number)
            for number in (1, 2)
        ]
    )
    async def new(
        self,
        interaction: discord.Interaction,
        seats: app_commands.Range[int, 2, 4] = 4,
        arena: app_commands.Choice[int] | None = None,
        bluff_arena: bool = False,
        language: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
        pace: app_commands.Choice[str] | None = None,
        open_hands: bool = False,
    ) -> None:
        """Open a table of Clash of Vikings in this channel."""
        options = {"arena": arena.value if arena else 1, "bluff_arena": bluff_arena}
        await self.open(interaction, seats, options, language, where, pace, open_hands=open_hands)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await add(bot, VikingsCommands)
