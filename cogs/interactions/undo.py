"""Taking back a move: the button of who made it, and the answers of those who acted since."""

from __future__ import annotations

import discord

from bot.model.refusal import Refused
from bot.model.table import TableId
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId
from cogs.interactions.replies import Replies
from cogs.interactions.router import Router


class UndoHandlers:
    """Takes back moves, at once or once all have agreed."""

    def __init__(self, desk: BotContext, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies

    def register(self, presses: Router) -> None:
        """Take over everything about taking back."""
        presses.on("undo", self.undo)
        presses.on("undoagree", self.agree)
        presses.on("undorefuse", self.refuse)

    async def undo(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take back one's last move, as it stood when the button was made."""
        await self.take_back(interaction, press.table, _number(press))

    async def take_back(
        self, interaction: discord.Interaction, table_id: TableId, number: int
    ) -> None:
        """Take back a move, or ask the others, and show the table as it is then."""
        person = person_of(interaction.user)
        done = await self.desk.tables.undo.take_back(table_id, person, interaction.id, number)
        words = await self.desk.texts_for(interaction)
        headline = words("undo-done" if done else "undo-asked")
        await self.replies.show(interaction, table_id, headline=headline)

    async def agree(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Agree to somebody else's wish."""
        person = person_of(interaction.user)
        done = await self.desk.tables.undo.agree(
            press.table, person, interaction.id, _number(press)
        )
        words = await self.desk.texts_for(interaction)
        headline = words("undo-agreed-done" if done else "undo-agreed")
        await self.replies.show(interaction, press.table, headline=headline)

    async def refuse(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Refuse somebody else's wish, or withdraw one's own."""
        person = person_of(interaction.user)
        await self.desk.tables.undo.refuse(press.table, person, _number(press))
        words = await self.desk.texts_for(interaction)
        await self.replies.show(interaction, press.table, headline=words("undo-refused"))


def _number(press: CustomId) -> int:
    if not press.argument.isdecimal():
        raise Refused("unknown-control")
    return int(press.argument)
