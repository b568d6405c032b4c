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
from bot.presses import PressesInHand
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
    """Promise a private answer, or one in the place of the private message that was pressed.

    ``in_place`` on a public message promises nothing: see :func:`is_quiet`.

    False if it is too late, or another process has the interaction: its person sees that and
    tries again.
    """
    response = interaction.response
    say = response.defer if in_place else partial(response.defer, ephemeral=True, thinking=True)
    interaction.extras[_IN_PLACE] = in_place
    return await begin(interaction, say)


async def begin(interaction: discord.Interaction, say: Callable[[], Awaitable[object]]) -> bool:
    """Acknowledge an interaction by ``say``; return True if Discord has taken it.

    Retries once if the connection breaks: the library does so for some systems' errors only,
    and for Discord's 5xx. If Discord took it but the response was lost, that counts as taken.

    Where the connection breaks on the way it is said once more: the library does so for some
    systems' errors only, and where Discord fails. What was heard though its answer was lost is not
    left standing: its person would wait for ever for what was promised.

    In a thread that sleeps Discord refuses the first word with 50083: then the thread is woken for
    it, or the person told elsewhere why not (:attr:`bot.client.TabletopBot.awaken`).

    A bot that is told to stop begins nothing any more, and says so.
    """
    attribute(interaction.guild_id)
    made, clock = made_at(interaction.id), bot_of(interaction).clock
    clock.hear(made)
    presses = _in_hand(interaction)
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
    """Acknowledge by ``say``; wake an archived thread for it; False if that is impossible."""
    try:
        await say()
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        return await bot_of(interaction).awaken(interaction, say)
    return True


async def _put_off(interaction: discord.Interaction) -> None:
    """Answer a press during the shutdown: the bot is back soon. Log a failure."""
    words = texts(language_of(str(interaction.locale)))
    try:
        await interaction.response.send_message(words("stopping"), ephemeral=True)
    except FAILURES as error:
        _LOG.info(
            "Interaction %s during shutdown left without an answer: %s", interaction.id, error
        )


def _in_hand(interaction: discord.Interaction) -> PressesInHand:
    return bot_of(interaction).presses


def bot_of(interaction: discord.Interaction) -> TabletopBot:
    """Return the bot that an interaction came to."""
    bot = interaction.client
    assert isinstance(bot, TabletopBot)
    return bot


async def _was_heard(interaction: discord.Interaction, error: Exception) -> bool:
    """Return True if Discord took an acknowledgement whose response was lost.

    What follows is put in the place of the original response, so Discord has to say of it that one
    person alone sees it; beside a public message nothing but private answers are sent.
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
    """Return True if the bot is stopping, and an interaction can only be answered."""
    presses = _in_hand(interaction)
    return presses.closing and not presses.closed


def is_acknowledged(interaction: discord.Interaction) -> bool:
    """Return True if the first word to an interaction was heard; the library may not know of it."""
    return interaction.response.is_done() or _HEARD in interaction.extras


def is_quiet(interaction: discord.Interaction) -> bool:
    """Return True if a press on a public message was taken without the promise of an answer.

    The original response of such an interaction is the public message itself: what is private is
    never put there, but sent beside it.
    """
    return bool(interaction.extras.get(_IN_PLACE)) and not is_private(interaction)


def is_private(interaction: discord.Interaction) -> bool:
    """Return True if the message that was pressed is one that its reader alone sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral
