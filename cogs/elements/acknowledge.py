"""The first word to every interaction, within the three seconds that Discord waits for it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

import discord

from cogs.elements.failures import FAILURES

_LOG = logging.getLogger(__name__)

LATE = timedelta(seconds=2.5)
"""Since the interaction began; a little more and its person reads that the bot did not respond."""


async def acknowledge(interaction: discord.Interaction, *, in_place: bool = False) -> bool:
    """Promise a private answer, or one in the place of the private message that was pressed.

    ``in_place`` on a public message promises nothing: see :func:`is_quiet`.

    False where it is too late, or another process has the interaction: its person sees that and
    tries again.
    """
    response = interaction.response
    if in_place:
        return await begin(interaction, response.defer)
    return await begin(interaction, partial(response.defer, ephemeral=True, thinking=True))


async def begin(interaction: discord.Interaction, say: Callable[[], Awaitable[object]]) -> bool:
    """Say the first word to an interaction; whether it was heard.

    Where the connection breaks on the way it is said once more: the library does so for some
    systems' errors only.
    """
    try:
        try:
            await say()
        except discord.HTTPException:
            raise
        except FAILURES as error:
            _LOG.info("interaction %s is acknowledged once more: %s", interaction.id, error)
            await say()
    except FAILURES as error:
        _LOG.warning("interaction %s was not acknowledged: %s", interaction.id, error)
        return False
    taken = discord.utils.utcnow() - interaction.created_at
    if taken > LATE:
        _LOG.warning("interaction %s was acknowledged after %s", interaction.id, taken)
    return True


def is_quiet(interaction: discord.Interaction) -> bool:
    """Whether a press on a public message was taken without the promise of an answer.

    The original response of such an interaction is the public message itself: what is private is
    never put there, but sent beside it.
    """
    return (
        interaction.response.type is discord.InteractionResponseType.deferred_message_update
        and not is_private(interaction)
    )


def is_private(interaction: discord.Interaction) -> bool:
    """Whether the message that was pressed is one that its reader alone sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral
