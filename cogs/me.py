"""``/me``: what a person sets for themselves, on every server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import LANGUAGES
from cogs._desk import Desk
from cogs._replies import Replies
from cogs._speech import said

_FOLLOW_DISCORD = "discord"


class MeCommands(
    commands.GroupCog, name=said("command-me"), description=said("command-me-description")
):
    """A person's own settings."""

    def __init__(self, desk: Desk, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies

    @app_commands.command(
        name=said("command-me-settings"), description=said("command-me-settings-description")
    )
    @app_commands.rename(language=said("command-option-language"))
    @app_commands.describe(language=said("command-me-settings-language-description"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=said(f"language-{key}"), value=key)
            for key in (_FOLLOW_DISCORD, *LANGUAGES)
        ]
    )
    async def settings(
        self, interaction: discord.Interaction, language: app_commands.Choice[str]
    ) -> None:
        """Choose the language of everything that only this person sees."""

        async def act() -> None:
            chosen = None if language.value == _FOLLOW_DISCORD else language.value
            await self.desk.tables.set_language(interaction.user.id, chosen)
            words = await self.desk.texts_for(interaction)
            await self.replies.say(interaction, words("settings-language"))

        await self.replies.run(interaction, act)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(MeCommands(bot.desk, bot.replies))  # type: ignore[attr-defined]
