"""Pausing a table, letting its clocks run again, and giving others more time."""

from __future__ import annotations

import discord

from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb
from cogs.routing.replies import Replies
from cogs.routing.router import Handler


class PauseHandlers:
    """The buttons that concern the clocks of a table."""

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    def by_verb(self) -> dict[Verb, Handler]:
        """Everything about the clocks of a table."""
        return {
            Verb.PAUSE: self.pause,
            Verb.RESUME: self.resume,
            Verb.EXTEND: self.extend,
        }

    async def pause(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Ask for a pause and say what is still missing."""
        missing = await self.context.tables.pauses.pause(press.table, person_of(interaction.user))
        words = await self.context.texts_for(interaction)
        text = words("pause-asked", count=missing) if missing else words("paused")
        await self.replies.say(interaction, text)

    async def resume(self, interaction: discord.Interaction, press: CustomId) -> None:
        """End a pause."""
        await self.context.tables.pauses.resume(press.table, person_of(interaction.user))
        words = await self.context.texts_for(interaction)
        await self.replies.say(interaction, words("resumed"))

    async def extend(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Give more time."""
        await self.context.tables.pauses.extend(press.table, person_of(interaction.user))
        words = await self.context.texts_for(interaction)
        await self.replies.say(interaction, words("extended"))
