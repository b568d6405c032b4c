"""Whether somebody is to be asked for their quiet hours."""

from __future__ import annotations

import discord

from bot.model.pace import PACES
from bot.model.preferences import Preferences
from bot.model.table import Status
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.panels.nights import guessed_zones


async def asked_zones(
    context: BotContext,
    interaction: discord.Interaction,
    look: TableView,
    preferences: Preferences,
) -> tuple[str, ...]:
    """List the time zones that a person may live in; none where nothing is to be asked.

    Only who plays with others, over days, and has set nothing yet is asked; nor is anybody where
    the server has quiet hours for all.
    """
    table = look.table
    over_days = table.status is Status.PLAYING and PACES[table.terms.pace].nights
    if look.seat is None or not over_days or len(table.people) < 2:  # noqa: PLR2004
        return ()
    if preferences.settled:
        return ()
    if (await context.servers.setting(table.guild_id)).limits.quiet is not None:
        return ()
    return guessed_zones(str(interaction.locale))
