"""The private answer to an interaction: put where it was promised, whatever Discord accepts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord
from discord import ui

from bot.i18n.texts import language_of, texts
from cogs.elements.acknowledge import is_quiet
from cogs.elements.fallbacks import Content, accepted

BESIDE = "beside"
"""Among the extras of an interaction: the id of its private message beside a public one."""


async def answer(
    interaction: discord.Interaction, view: ui.LayoutView, files: Sequence[discord.File] = ()
) -> None:
    """Show a message as the promised answer, or privately on its own beside a public message.

    Each later answer to the interaction replaces the one before. What Discord refuses is sent in a
    simpler form, at last as a notice with an error id in the language of the person's Discord
    client.

    Raises:
        discord.HTTPException: Discord accepts it in no form, or refuses it for another reason.
    """

    def explain(error_id: str) -> str:
        """Return the notice that stands for a message which Discord accepts in no form."""
        # What language the person chose is in the store, which may be what fails.
        return texts(language_of(str(interaction.locale)))("withheld", error=error_id)

    send: Callable[..., Awaitable[object]] = interaction.edit_original_response
    content: Content = {"view": view, "attachments": list(files)}
    beside = interaction.extras.get(BESIDE)
    if beside is not None:
        send = partial(interaction.followup.edit_message, beside)
    elif is_quiet(interaction):
        send = interaction.followup.send
        content = {"view": view, "files": list(files), "ephemeral": True, "wait": True}
    sent = (await accepted(lambda form: send(**form), content, explain)).sent
    if is_quiet(interaction) and isinstance(sent, discord.WebhookMessage):
        interaction.extras[BESIDE] = sent.id
