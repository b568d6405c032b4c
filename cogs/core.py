"""Lays out what all cogs work with: desk, panels, replies, publisher and the one control."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.context import BotContext
from cogs.elements.acknowledge import acknowledge
from cogs.elements.localisation import Translator
from cogs.interactions.lobby import LobbyHandlers
from cogs.interactions.moves import MoveHandlers
from cogs.interactions.open_panels import OpenPanels
from cogs.interactions.replies import Replies
from cogs.interactions.router import Control, Router
from cogs.interactions.views import ViewHandlers
from cogs.publishing.guild_events import GuildEvents
from cogs.publishing.publisher import Publisher
from rendering.paint.studio import Studio


class CoreCog(commands.Cog):
    """Answers what no other cog answers."""

    def __init__(self, bot: commands.AutoShardedBot, replies: Replies) -> None:
        self.bot = bot
        self.replies = replies

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a control that the library leaves alone, instead of letting it fail.

        It does so with one of another age, and with one that the message no longer holds.
        """
        if interaction.type is not discord.InteractionType.component:
            return
        custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
        pattern = Control.__discord_ui_compiled_template__
        if pattern.fullmatch(custom_id) is None or not _holds(interaction.message, custom_id):
            await self.bot.presses.answer(interaction, custom_id)  # type: ignore[attr-defined]

    async def on_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Answer a command that failed before or outside its own answer."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if not interaction.response.is_done() and not await acknowledge(interaction):
            return
        await self.replies.fail(interaction, cause)


def _holds(message: discord.Message | None, custom_id: str) -> bool:
    """Whether a control stands on a message, wherever in its layout."""
    parts: list[object] = list(message.components) if message else []
    while parts:
        part = parts.pop()
        if getattr(part, "custom_id", None) == custom_id:
            return True
        parts.extend(getattr(part, "children", ()))
    return False


async def setup(bot: commands.AutoShardedBot) -> None:
    """Build the shared pieces and hang them on the bot for the cogs that follow."""
    settings = bot.settings  # type: ignore[attr-defined]
    studio = Studio(workers=settings.painters)
    desk = BotContext(bot.tables, studio, settings, bot.servers)  # type: ignore[attr-defined]
    panels = OpenPanels(desk)
    replies = Replies(desk, panels)
    bot.desk, bot.replies = desk, replies  # type: ignore[attr-defined]
    presses = Router(replies)
    looking = ViewHandlers(desk, replies)
    for takers in (MoveHandlers(desk, replies), looking, LobbyHandlers(desk, replies)):
        takers.register(presses)
    bot.presses, bot.looking = presses, looking  # type: ignore[attr-defined]
    counter = CoreCog(bot, replies)
    bot.tree.error(counter.on_command_error)
    bot.add_dynamic_items(Control)
    await bot.tree.set_translator(Translator())
    await bot.add_cog(counter)
    await bot.add_cog(Publisher(bot, desk, panels))
    await bot.add_cog(GuildEvents(bot, desk))
