"""The table that waits for somebody next."""

from __future__ import annotations

import discord

from bot.model.table import TableId
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.routing.access import knows_of


async def next_table(
    context: BotContext, interaction: discord.Interaction, look: TableView | None = None
) -> TableId | None:
    """Return the first other table of this server that waits for the person; None if none does.

    None also if the table of ``look`` waits for them itself.
    """
    if look is not None and look.waits:
        return None
    for other in await context.tables.queries.mine(interaction.user.id):
        if isinstance(other, TableView) and other.waits and knows_of(interaction, other.table):
            return other.table.id
    return None
