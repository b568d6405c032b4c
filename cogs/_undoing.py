"""Taking back a move: the button of who made it, and the answers of those who acted since."""

from __future__ import annotations

import discord
from discord import ui

from bot.i18n import Texts
from bot.narration import listing
from bot.records import Look, Refused, TableId
from bot.trail import Proposal
from cogs._desk import Desk, person_of
from cogs._faces import face_of, named
from cogs._ids import Press
from cogs._layout import button, layout
from cogs._press import Presses
from cogs._replies import Replies


class Undoing:
    """Takes back moves, at once or once all have agreed."""

    def __init__(self, desk: Desk, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies

    def register(self, presses: Presses) -> None:
        """Take over everything about taking back."""
        presses.on("undo", self.undo)
        presses.on("undoagree", self.agree)
        presses.on("undorefuse", self.refuse)

    async def undo(self, interaction: discord.Interaction, press: Press) -> None:
        """Take back one's last move, as it stood when the button was made."""
        await self.take_back(interaction, press.table, _number(press))

    async def take_back(
        self, interaction: discord.Interaction, table_id: TableId, number: int
    ) -> None:
        """Take back a move, or ask the others, and show the table as it is then."""
        person = person_of(interaction.user)
        done = await self.desk.tables.take_back(table_id, person, interaction.id, number)
        words = await self.desk.texts_for(interaction)
        headline = words("undo-done" if done else "undo-asked")
        await self.replies.show(interaction, table_id, headline=headline)

    async def agree(self, interaction: discord.Interaction, press: Press) -> None:
        """Agree to somebody else's wish."""
        person = person_of(interaction.user)
        done = await self.desk.tables.agree_undo(
            press.table, person, interaction.id, _number(press)
        )
        words = await self.desk.texts_for(interaction)
        headline = words("undo-agreed-done" if done else "undo-agreed")
        await self.replies.show(interaction, press.table, headline=headline)

    async def refuse(self, interaction: discord.Interaction, press: Press) -> None:
        """Refuse somebody else's wish, or withdraw one's own."""
        person = person_of(interaction.user)
        await self.desk.tables.refuse_undo(press.table, person, _number(press))
        words = await self.desk.texts_for(interaction)
        await self.replies.show(interaction, press.table, headline=words("undo-refused"))


def wish(look: Look, proposal: Proposal, texts: Texts) -> ui.LayoutView:
    """Lay out somebody's wish to take back a move, with both answers."""
    names = named(look.table)
    left = [f"<@{look.table.players[seat].person.id}>" for seat in proposal.awaited]
    number = str(proposal.number)
    return layout(
        face_of(look.table.game).colour,
        texts("undo-wish", name=names[proposal.seat], asked=listing(left, texts)),
        ui.ActionRow(
            button(
                Press(look.table.id, "undoagree", number).spelt(),
                texts("button-undo-agree"),
                emoji="👍",
            ),
            button(
                Press(look.table.id, "undorefuse", number).spelt(),
                texts("button-undo-refuse"),
                emoji="✋",
            ),
        ),
    )


def wish_mentions(look: Look, proposal: Proposal) -> discord.AllowedMentions:
    """Allow exactly those who are asked to be notified."""
    people = [discord.Object(look.table.players[seat].person.id) for seat in proposal.awaited]
    return discord.AllowedMentions(users=people, everyone=False, roles=False, replied_user=False)


def _number(press: Press) -> int:
    if not press.argument.isdecimal():
        raise Refused("unknown-control")
    return int(press.argument)
