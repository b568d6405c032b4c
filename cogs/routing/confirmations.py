"""Confirmations that come too late: what has changed since is said, and nothing is done."""

from __future__ import annotations

import discord

from bot.model.series import HostedSeries
from bot.model.table import Table
from bot.model.view import UNASKED
from cogs.context import BotContext
from cogs.elements.custom_ids import CustomId
from cogs.elements.forms import handed_back
from cogs.elements.moments import is_current, may_forget


async def outdated(
    context: BotContext,
    interaction: discord.Interaction,
    press: CustomId,
    what: Table | HostedSeries | None,
) -> str | None:
    """Return what to say about an outdated confirmation; None if it is still valid.

    The caller asks again below that sentence. It is empty for a control of release 1.0.0, which
    names no moment, unless there is text to hand back. ``what`` is None for a question about the
    person, which is valid for a short time.
    """
    if what is None:
        holds = may_forget(press, discord.utils.utcnow())
    else:
        holds = is_current(press, what, interaction.user.id)
    if holds:
        return None
    words = await context.texts_for(interaction)
    said = "" if press.decision == UNASKED else words("changed-since")
    return handed_back(said, interaction, words).strip()
