"""The first word to every interaction, within the three seconds that Discord waits for it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

import discord

from bot.client import TabletopBot
from bot.i18n.texts import language_of, texts
from bot.lost_answers import lost_answers
from bot.model.discord_time import made_at
from bot.rate_limits import attribute
from cogs.elements.failures import ARCHIVED, FAILURES

_LOG = logging.getLogger(__name__)

LATE = timedelta(seconds=2.5)
"""Since the interaction began; a little more and its person reads that the bot did not respond."""

_TAKEN = 40060
"""Somebody has acknowledged the interaction before."""
_IN_PLACE, _HEARD = "in-place", "heard"
"""What is noted beside an interaction of the first word to it."""


async def acknowledge(interaction: discord.Interaction, *, in_place: bool = False) -> bool:
    """Promise a private answer, or one in place of the private message whose control was pressed.

    ``in_place`` chooses the latter; on a public message it promises nothing, see :func:`is_quiet`.
    Returns False if it is too late, the bot is stopping, or another process has the interaction:
    then it must not be answered, and the person tries again.
    """
    response = interaction.response
    say = response.defer if in_place else partial(response.defer, ephemeral=True, thinking=True)
    interaction.extras[_IN_PLACE] = in_place
    return await begin(interaction, say)


async def begin(interaction: discord.Interaction, say: Callable[[], Awaitable[object]]) -> bool:
    """Acknowledge an interaction by ``say``; return True if Discord has taken it.

    A broken connection is retried once, and a lost response counts as taken if Discord confirms
    that. An archived thread is woken first (:attr:`bot.client.TabletopBot.awaken`). Failures are
    logged, not raised. While the bot is stopping, the person is told so, or nothing at the very
    end, and it returns False. Also counts the task as a press in hand and attributes its requests
    to the server. Errors that are none of :data:`FAILURES` are raised, and an error status of
    Discord is not retried.
    """
    attribute(interaction.guild_id)
    made, clock = made_at(interaction.id), bot_of(interaction).clock
    clock.hear(made)
    presses = bot_of(interaction).presses
    if presses.closed:
        return False
    presses.take()
    if presses.closing:
        await _put_off(interaction)
        return False
    with lost_answers() as lost:
        try:
            try:
                heard = await _said(interaction, say)
            except discord.HTTPException:
                raise
            except FAILURES as error:
                lost.note()
                _LOG.info(
                    "Interaction %s: retrying the acknowledgement (%s)", interaction.id, error
                )
                heard = await _said(interaction, say)
        except FAILURES as error:
            if not lost or not await _was_heard(interaction, error):
                _LOG.warning("Interaction %s not acknowledged: %s", interaction.id, error)
                return False
            _LOG.info("Interaction %s acknowledged, response lost: %s", interaction.id, error)
        else:
            if not heard:
                return False
    interaction.extras[_HEARD] = True
    taken = clock.since(made)
    if taken > LATE:
        _LOG.warning("Interaction %s acknowledged late, after %s", interaction.id, taken)
    return True


async def _said(interaction: discord.Interaction, say: Callable[[], Awaitable[object]]) -> bool:
    """Acknowledge by ``say``; in an archived thread let the bot wake it and say it then.

    Returns False if the thread could not be woken for it; all other errors are raised.
    """
    try:
        await say()
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        return await bot_of(interaction).awaken(interaction, say)
    return True


async def _put_off(interaction: discord.Interaction) -> None:
    """Answer an interaction during the shutdown in private: the bot is back soon. Log a failure."""
    words = texts(language_of(str(interaction.locale)))
    try:
        await interaction.response.send_message(words("stopping"), ephemeral=True)
    except FAILURES as error:
        _LOG.info(
            "Interaction %s during shutdown left without an answer: %s", interaction.id, error
        )


def bot_of(interaction: discord.Interaction) -> TabletopBot:
    """Return the bot that an interaction came to."""
    bot = interaction.client
    assert isinstance(bot, TabletopBot)
    return bot


async def _was_heard(interaction: discord.Interaction, error: Exception) -> bool:
    """Return True if Discord took an acknowledgement whose response was lost.

    Of a quiet press only Discord's error "already acknowledged" proves it. Otherwise Discord is
    asked for the original response, which must be a private one: what follows is put in its place.
    False if that fails, too.
    """
    if is_quiet(interaction):
        return isinstance(error, discord.HTTPException) and error.code == _TAKEN
    try:
        promised = await interaction.original_response()
    except (*FAILURES, discord.ClientException) as unknown:
        _LOG.debug("Interaction %s: state unknown (%s)", interaction.id, unknown)
        return False
    return promised.flags.ephemeral


def is_broken_off(interaction: discord.Interaction) -> bool:
    """Return True while the bot is stopping and people can still be told so."""
    presses = bot_of(interaction).presses
    return presses.closing and not presses.closed


def is_acknowledged(interaction: discord.Interaction) -> bool:
    """Return True if the first word to an interaction was heard; the library may not know of it."""
    return interaction.response.is_done() or _HEARD in interaction.extras


def is_quiet(interaction: discord.Interaction) -> bool:
    """Return True if a press on a public message was taken without the promise of an answer.

    The original response of such an interaction is the public message itself, so a private answer
    is sent as a message of its own and never put there.
    """
    return bool(interaction.extras.get(_IN_PLACE)) and not is_private(interaction)


def is_private(interaction: discord.Interaction) -> bool:
    """Return True if the message that was pressed is one that its reader alone sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral
