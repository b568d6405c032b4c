"""What is logged: our own words at the level that was set, those of libraries never below INFO.

Below it the libraries write whole messages down: the descriptions of hands, and the tokens by which
anybody could answer in the bot's place. Of an error its kind and its trace are logged, its words
only where they can hold nothing of a game: what the rules raise may name a card. What an error at a
table said lies in the database.
"""

from __future__ import annotations

import json
import logging
import sys
from copy import copy
from datetime import UTC, datetime

import aiohttp
import discord

from bot.log_queue import QueuedStreamHandler
from bot.model.refusal import Refused
from bot.traces import in_one_line, told, trace

OWN = ("bot", "cogs", "games", "rendering")
"""The packages whose loggers are ours."""


class Lines(logging.Formatter):
    """Writes records for people, and of errors what may be told."""

    def format(self, record: logging.LogRecord) -> str:
        """Spell a record out."""
        return super().format(_reticent(record))

    def formatException(self, ei: object) -> str:  # noqa: N802 - the library's name
        """Return an error's trace without words that may tell of a game; empty without one."""
        error = ei[1] if isinstance(ei, tuple) else None
        return "" if error is None else "".join(trace(error)).rstrip()


class JsonLines(Lines):
    """Writes each record as one object on one line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as a line of JSON: time, level, logger, message, any trace."""
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": _reticent(record).getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def _reticent(record: logging.LogRecord) -> logging.LogRecord:
    """Return a copy of the record in which errors among its arguments say only what may be told."""
    spoken = copy(record)
    if isinstance(record.args, tuple):
        spoken.args = tuple(told(a) if isinstance(a, BaseException) else a for a in record.args)
    return spoken


def set_up(level: str, form: str = "text") -> None:
    """Write the log to the standard error, from ``level`` on, in lines for people or as ``json``.

    Libraries log from INFO on, never below. Handlers that the root logger has already stay and get
    the format. Errors that the library recovers from are shortened, and warnings of no use here are
    turned off. The case of both texts does not matter.
    """
    chosen = logging.getLevelNamesMapping()[level.upper()]
    lines = Lines("%(asctime)s %(levelname)s %(name)s: %(message)s")
    root = logging.getLogger()
    if not root.handlers:
        root.addHandler(QueuedStreamHandler(sys.stderr))
    for handler in root.handlers:
        handler.setFormatter(JsonLines() if form.lower() == "json" else lines)
    root.setLevel(max(chosen, logging.INFO))
    for name in OWN:
        logging.getLogger(name).setLevel(chosen)
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(_shortened)
    logging.getLogger("discord.app_commands.tree").addFilter(_calmed)
    logging.getLogger("asyncio").addFilter(_first_line)
    # What it warns of, a lost connection, is told by the store.
    logging.getLogger("asyncpg").setLevel(max(chosen, logging.ERROR))
    # This bot does not talk: that it could not is nothing to warn of.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def flush() -> None:
    """Wait until the queued log is written, for half a second at most."""
    for handler in logging.getLogger().handlers:
        handler.flush()


def _shortened(record: logging.LogRecord) -> bool:
    """Drop the trace of a lost connection, its message added to the record's; always True.

    A log filter, which changes the record in place. The library reconnects by itself.
    """
    error = record.exc_info[1] if record.exc_info else None
    lost = (OSError, aiohttp.ClientError, discord.ConnectionClosed)
    if error is not None and (isinstance(error, lost) or _is_over(error)):
        record.msg, record.args = f"{record.getMessage()} ({in_one_line(error)})", ()
        record.exc_info = None
    return True


def _first_line(record: logging.LogRecord) -> bool:
    """Cut a record to its first line; a log filter, always True.

    The others name the task that an error ended, with all that the error says.
    """
    record.msg, record.args = record.getMessage().partition("\n")[0], ()
    return True


def _calmed(record: logging.LogRecord) -> bool:
    """Log a failed autocomplete at INFO without its trace; False drops the record.

    The next keystroke asks again, so most late answers were superseded. A failure of the store is
    dropped: the store logs it itself, once and not for each keystroke. Unexpected errors stay as
    they are.
    """
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, Refused) and error.is_of_store:
        return False
    failed = (OSError, aiohttp.ClientError, discord.HTTPException, Refused)
    if error is not None and (isinstance(error, failed) or _is_over(error)):
        record.msg, record.args = f"{record.getMessage()} ({in_one_line(error)})", ()
        record.levelno, record.levelname = logging.INFO, logging.getLevelName(logging.INFO)
        record.exc_info = None
    return True


def _is_over(error: BaseException | None) -> bool:
    """Return True if something failed only because the bot has left Discord meanwhile."""
    return isinstance(error, RuntimeError) and str(error) == "Session is closed"
