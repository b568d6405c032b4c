"""``/norwegian``: the commands of Norwegian Battle."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.game import GameCommands, add, opening
from cogs.elements.localisation import localised
from games.norwegian.content import Variants


@app_commands.guild_only()
class NorwegianCommands(
    GameCommands,
    name=localised("norwegian-command"),
    description=localised("norwegian-command-description"),
):
    """The commands of Norwegian Battle."""

    game = "norwegian"

    @app_commands.command(
        name=localised("norwegian-command-new"),
        description=localised("norwegian-command-new-description"),
    )
    @opening("norwegian", *Variants.__struct_fields__)
    async def new(
        self,
        interaction: discord.Interaction,
        seats: app_commands.Range[int, 2, 12] = 4,
        voluntary_pickup: bool = False,
        play_on: bool = False,
        play_again_after_ten: bool = False,
        four_of_a_kind: bool = False,
        strong_ace: bool = False,
        ranked_ten: bool = False,
        invisible_three: bool = False,
        jokers: bool = False,
        completion: bool = False,
        reversing_six: bool = False,
        language: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
        pace: app_commands.Choice[str] | None = None,
        open_hands: bool = False,
    ) -> None:
        """Open a table of Norwegian Battle in this channel."""
        await self.open(
            interaction,
            seats,
            {
                "voluntary_pickup": voluntary_pickup,
                "play_on": play_on,
                "play_again_after_ten": play_again_after_ten,
                "four_of_a_kind": four_of_a_kind,
                "strong_ace": strong_ace,
                "ranked_ten": ranked_ten,
                "invisible_three": invisible_three,
                "jokers": jokers,
                "completion": completion,
                "reversing_six": reversing_six,
            },
            language,
            where,
            pace,
            open_hands=open_hands,
        )


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await add(bot, NorwegianCommands)
