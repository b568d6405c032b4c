"""Members of a server, whom Discord is asked for as somebody names them."""

from __future__ import annotations

import logging

import discord

from bot.model.refusal import Refused
from cogs.elements.failures import FAILURES, NOBODY

_LOG = logging.getLogger(__name__)


async def member_of(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """Return a member of a server as Discord knows them now; None if somebody is not there.

    Raises:
        Refused: the request failed, so that nobody knows (``member-unknown``).
    """
    try:
        return await guild.fetch_member(user_id)
    except FAILURES as error:
        if isinstance(error, discord.NotFound) and error.code in NOBODY:
            return None
        _LOG.info("Member %s of server %s not fetched: %s", user_id, guild.id, error)
        raise Refused("member-unknown") from error
