"""What is logged: our own words at the level that was set, those of libraries never below INFO.

Below it the libraries write whole messages down: the descriptions of hands, and the tokens by which
anybody could answer in the bot's place.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

import aiohttp
import discord

from bot.model.refusal import Refused

OWN = ("bot", "cogs", "games", "rendering")
"""The packages whose loggers are ours."""


class JsonLines(logging.Formatter):
    """Writes each record as one object on one line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Say when, how grave, where and what; with the trace of an error, if there is one."""
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def set_up(level: str, form: str = "text") -> None:
    """Write the log to the standard error, in lines for people or as JSON."""
    chosen = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if form.lower() == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())
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
