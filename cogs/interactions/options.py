"""What a table plays: anybody may read it, and the host of a lobby may change it."""

from __future__ import annotations

import discord

from bot.model.refusal import Refused
from bot.model.table import TableId
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb
from cogs.panels.options import options_panel, read_change
from cogs.panels.start import losses
from cogs.routing.replies import Replies
from cogs.routing.router import Handler


class OptionsHandlers:
    """The button and the menus for what a table plays."""

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    def by_verb(self) -> dict[Verb, Handler]:
        """The button, and the menus behind it."""
        return {
            Verb.TERMS: self.options,
            Verb.TERM: self.change,
        }

    async def options(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show what the table plays."""
        await self.show(interaction, press.table)

    async def change(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Change the part that a menu is for, and show what is played now.

        Raises:
            Refused: nothing that the menu offered, not the host, or not a lobby.
        """
        table = await self.context.tables.queries.get(press.table)
        terms = read_change(table, press.argument, press.picked)
        if terms is None:
            raise Refused("unknown-control")
        if terms == table.terms:
            await self.show(interaction, press.table)
            return
        person = person_of(interaction.user)
        after = await self.context.tables.lobbies.alter(press.table, person, terms)
        words = await self.context.texts_for(interaction)
        lost = losses(table, after, words)
        await self.show(interaction, press.table, "\n".join([words("terms-changed"), *lost]))

    async def show(
        self, interaction: discord.Interaction, table_id: TableId, headline: str = ""
    ) -> None:
        """Answer with what a table plays; ``headline`` says what has just been changed."""
        words = await self.context.texts_for(interaction)
        table = await self.context.tables.queries.get(table_id)
        view = options_panel(table, interaction.user.id, words, headline)
        await self.replies.put(interaction, view)
