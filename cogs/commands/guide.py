"""``/help`` and ``/rules``: for somebody who sees the bot for the first time."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from cogs.context import BotContext, context_of, part_of
from cogs.elements.localisation import localised
from cogs.interactions.guide import open_rules, open_tour
from cogs.interactions.handlers import Handlers
from games import GAME_IDS


class GuideCommands(commands.Cog):
    """A short tour, and the rules of every game."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-help"), description=localised("command-help-description")
    )
    async def help(self, interaction: discord.Interaction) -> None:
        """Tell what the bot does and how to begin."""

        async def act() -> None:
            await open_tour(self.context, self.replies, interaction)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-rules"), description=localised("command-rules-description")
    )
    @app_commands.rename(game=localised("command-option-game"))
    @app_commands.describe(game=localised("command-option-game-description"))
    @app_commands.choices(
        game=[app_commands.Choice(name=localised(f"{game}-name"), value=game) for game in GAME_IDS]
    )
    async def rules(self, interaction: discord.Interaction, game: app_commands.Choice[str]) -> None:
        """Show the rules of a game, page by page."""

        async def act() -> None:
            await open_rules(self.context, self.replies, interaction, game.value)

        await self.replies.run(interaction, act)


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(GuideCommands(context_of(bot), part_of(bot, Handlers)))
