"""What may become of a request to Discord."""

from __future__ import annotations

import aiohttp
import discord

from bot.rate_limits import is_block

ARCHIVED = 50083
"""The thread is archived, or locked (JSON error codes; discord-api-docs 5517)."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NOBODY = frozenset({10007, 10013})
"""Discord knows no such member, or no such person."""

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Discord refuses it, fails, or asks for a long wait; the connection breaks or times out."""

_MALFORMED = 400


def is_passing(error: Exception) -> bool:
    """Return True if a request failed for a reason that lies in no mistake of the bot's own.

    That is each of :data:`FAILURES` but Discord's status 400 (malformed); False for other
    exceptions. Status 403 and 404 count as passing, too.
    """
    if isinstance(error, discord.HTTPException):
        return error.status != _MALFORMED or is_block(error)
    return isinstance(error, FAILURES)
