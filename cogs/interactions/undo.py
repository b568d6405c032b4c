"""Taking back a move: the button of who made it, and the answers of those who acted since."""

from __future__ import annotations

import re

import discord

from bot.model.refusal import Refused
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb
from cogs.routing.replies import Replies
from cogs.routing.router import Handler

_MARK = re.compile(r"(?P<moves>\d{1,9})\.(?P<renamed>\d{1,18})")
"""As :attr:`bot.model.view.TableView.mark` is spelt."""


class UndoHandlers:
    """Takes back moves, at once or once all have agreed."""

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    def by_verb(self) -> dict[Verb, Handler]:
        """Everything about taking back."""
        return {
            Verb.UNDO: self.undo,
            Verb.UNDO_AGREE: self.agree,
            Verb.UNDO_REFUSE: self.refuse,
        }

    async def undo(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take back one's last move, or ask the others, and show the table as it is then.

        A button says of which position it is; a command means the present one.
        """
        if press.argument:
            number = await self._number(interaction, press)
        else:
            look = await self.context.tables.queries.look(press.table, interaction.user.id)
            number = look.moves
        person = person_of(interaction.user)
        done = await self.context.tables.undo.take_back(press.table, person, interaction.id, number)
        words = await self.context.texts_for(interaction)
        headline = words("undo-done" if done else "undo-asked")
        await self.replies.show(interaction, press.table, headline=headline)

    async def agree(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Agree to somebody else's wish."""
        person = person_of(interaction.user)
        number = await self._number(interaction, press)
        done = await self.context.tables.undo.agree(press.table, person, interaction.id, number)
        words = await self.context.texts_for(interaction)
        headline = words("undo-agreed-done" if done else "undo-agreed")
        await self.replies.show(interaction, press.table, headline=headline)

    async def refuse(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Refuse somebody else's wish, or withdraw one's own."""
        person = person_of(interaction.user)
        number = await self._number(interaction, press)
        await self.context.tables.undo.refuse(press.table, person, number)
        words = await self.context.texts_for(interaction)
        await self.replies.show(interaction, press.table, headline=words("undo-refused"))

    async def _number(self, interaction: discord.Interaction, press: CustomId) -> int:
        """Read of which position a control is: the number of its last move.

        Raises:
            Refused: of none that there is (``unknown-control``), or of one in a future that a
                restored backup has ended (``undo-late``).
        """
        found = _MARK.fullmatch(press.argument)
        if found is None:
            raise Refused("unknown-control")
        look = await self.context.tables.queries.look(press.table, interaction.user.id)
        if int(found["renamed"]) != look.renamed:
            raise Refused("undo-late")
        return int(found["moves"])
