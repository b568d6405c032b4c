"""What is logged: our own words at the level that was set, those of libraries never below INFO.

Below it the libraries write whole messages down: the descriptions of hands, and the tokens by which
anybody could answer in the bot's place.
"""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.model.refusal import Refused

OWN = ("bot", "cogs", "games", "rendering")
"""The packages whose loggers are ours."""


def set_up(level: str) -> None:
    """Write the log to the standard error."""
    chosen = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger().setLevel(max(chosen, logging.INFO))
    for name in OWN:
        logging.getLogger(name).setLevel(chosen)
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(_shortened)
    logging.getLogger("discord.app_commands.tree").addFilter(_calmed)
    # This bot does not talk: that it could not is nothing to warn of.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def _shortened(record: logging.LogRecord) -> bool:
    """Have a lost connection told in a line instead of a hundred: the library gets it back."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, (OSError, aiohttp.ClientError, discord.ConnectionClosed)) or _is_over(
        error
    ):
        record.msg, record.args = f"{record.getMessage()} ({error})", ()
        record.exc_info = None
    return True


def _calmed(record: logging.LogRecord) -> bool:
    """Have it told in passing that there was nothing to offer to somebody who was typing.

    The next letter asks anew: most of what comes too late was typed over, and what fails in the
    store is logged there.
    """
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(
        error, (OSError, aiohttp.ClientError, discord.HTTPException, Refused)
    ) or _is_over(error):
        record.msg, record.args = f"{record.getMessage()} ({error})", ()
        record.levelno, record.levelname = logging.INFO, logging.getLevelName(logging.INFO)
        record.exc_info = None
    return True


def _is_over(error: BaseException | None) -> bool:
    """Whether something failed only because the bot has left Discord meanwhile."""
    return isinstance(error, RuntimeError) and str(error) == "Session is closed"
