"""The log tells what the bot does, and no secret of a table or of Discord."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import aiohttp
import discord
import pytest

from bot import log
from bot.log_queue import QueuedStreamHandler
from bot.model.refusal import Refused
from bot.store.error import StoreError
from bot.store.sqlite.store import SqliteStore

LIBRARIES = ("discord.http", "discord.webhook.async_", "discord.gateway", "aiosqlite", "asyncio")
TREE = "discord.app_commands.tree"
LOGGERS = ("", *LIBRARIES, *log.OWN, "bot.client", "discord.client", "discord.shard", TREE)


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    """Leave the loggers of the test run as they were."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(one, one.level, list(one.handlers), list(one.filters)) for one in loggers]
    yield
    for logger, level, handlers, filters in before:
        logger.level, logger.handlers, logger.filters = level, handlers, filters
    logging.Logger.manager._clear_cache()  # type: ignore[attr-defined]


@pytest.mark.parametrize("library", LIBRARIES)
def test_no_library_logs_what_it_sends(library: str) -> None:
    """Panels' descriptions are hands, and an interaction's token answers in the bot's name."""
    log.set_up("DEBUG")
    assert not logging.getLogger(library).isEnabledFor(logging.DEBUG)
    assert logging.getLogger("bot.client").isEnabledFor(logging.DEBUG)
    assert logging.getLogger("cogs.core").isEnabledFor(logging.DEBUG)


def test_that_the_bot_cannot_talk_is_nothing_to_warn_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two lines at every start would send people after packages that the bot never uses."""
    for warns in ("warn_nacl", "warn_dave"):
        monkeypatch.setattr(discord.VoiceClient, warns, True)
    log.set_up("INFO")
    assert not discord.VoiceClient.warn_nacl
    assert not discord.VoiceClient.warn_dave


async def test_nothing_that_is_stored_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The driver of the database writes every statement down, with all that is in it."""
    log.set_up("DEBUG")
    store = await SqliteStore.open(tmp_path / "host.sqlite3")
    await store.close()
    assert [] == [r.getMessage() for r in caplog.records if r.levelno < logging.INFO]


@pytest.mark.parametrize("level", ["WARNING", "error"])
def test_less_is_logged_by_everybody(level: str) -> None:
    """The level that was set is the least for libraries too."""
    log.set_up(level)
    for name in (*LIBRARIES, "bot.client"):
        assert logging.getLogger(name).getEffectiveLevel() == logging.getLevelName(level.upper())


@pytest.mark.parametrize(
    ("error", "in_a_line"),
    [
        (OSError("no route to the host"), True),
        (aiohttp.ClientConnectionError("no route to the host"), True),
        (asyncio.InvalidStateError("no route to the host"), False),
    ],
)
def test_a_lost_connection_is_a_line(
    error: Exception, *, in_a_line: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """The library connects again by itself; what nobody expected is told with its trace."""
    log.set_up("INFO")
    logging.getLogger("discord.shard").error("Attempting a reconnect in %.2fs", 3, exc_info=error)
    assert "Attempting a reconnect in 3.00s" in caplog.text
    assert ("no route to the host" in caplog.text) is in_a_line
    assert (1 == len(caplog.text.splitlines())) is in_a_line


def test_an_offer_that_came_to_nothing_is_told_in_passing(caplog: pytest.LogCaptureFixture) -> None:
    """F5: who types on makes the offers before come too late, and no error of it; a bug is one.

    F112: what the store refuses is logged there, and not for every letter.
    """
    log.set_up("INFO")
    errors = ConnectionResetError("reset"), Refused("busy"), ZeroDivisionError()
    for error in (*errors, Refused("store-failed"), Refused("store-unknown")):
        logging.getLogger(TREE).error("Ignoring exception in autocomplete", exc_info=error)
    assert ["INFO", "INFO", "ERROR"] == [record.levelname for record in caplog.records]
    assert [False, False, True] == [bool(record.exc_info) for record in caplog.records]


def test_as_json_each_record_is_one_object_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Programs that collect logs read a trace with its error, not as fifty lines."""
    root = logging.getLogger()
    root.handlers = []
    log.set_up("INFO", "json")
    logging.getLogger("bot.client").info("ready as %s", "Hôte")
    error = ValueError("broken\nin two")
    logging.getLogger("cogs.core").error("table %d failed", 7, exc_info=error)
    log.flush()
    ready, failed = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert ("bot.client", "INFO", "ready as Hôte") == (
        ready["logger"], ready["level"], ready["message"],
    )  # fmt: skip
    assert "trace" not in ready
    assert datetime.fromisoformat(ready["time"]).tzinfo is not None
    assert failed["message"] == "table 7 failed"
    assert failed["trace"].endswith("\nValueError")


def test_of_an_error_only_words_that_no_game_is_in_are_logged(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """F37: what the rules raise may name a card, and so may what it led to; a disk names none."""
    logging.getLogger().handlers = []
    log.set_up("INFO")
    for error in (KeyError("ace"), OSError("disk full"), ExceptionGroup("", [KeyError("ace")])):
        led_to = StoreError("store-failed", "cannot be used")
        led_to.__cause__ = error
        logging.getLogger("bot.app").error("table %d: %s, %r", 7, error, error, exc_info=led_to)
    log.flush()
    written = capsys.readouterr().err
    assert "ERROR bot.app: table 7: KeyError, KeyError\n" in written
    assert "table 7: OSError: disk full, OSError: disk full\n" in written
    assert 3 == written.count("\nStoreError: cannot be used\n")
    assert 3 == written.count("\nThat led to:\n")
    assert "ace" not in written.replace("Traceback", "").replace(str(Path(__file__)), "")


def test_no_logger_waits_for_the_reader_of_the_log() -> None:
    """A pipe that nobody reads fills up: the bot goes on, and what was dropped is counted."""
    read, write = os.pipe()
    with os.fdopen(write, "w") as stream:
        handler = QueuedStreamHandler(stream, size=10)
        for number in range(100):
            handler.emit(logging.makeLogRecord({"msg": f"{number} {'x' * 2**16}"}))
        written = b""
        # The thread that writes may begin before or after the first records are dropped.
        while _dropped(written) + len(re.findall(rb"^\d+ x+\n", written, re.MULTILINE)) < 100:
            written += os.read(read, 2**20)
        os.close(read)
        handler.flush()
    assert written.startswith(b"0 x")
    assert 85 < _dropped(written) <= 90


def test_what_was_dropped_is_said_in_json_to_programs() -> None:
    """One object a line, whatever happens: else a program that collects logs stumbles."""
    read, write = os.pipe()
    with os.fdopen(write, "w") as stream:
        handler = QueuedStreamHandler(stream, size=10)
        handler.setFormatter(log.JsonLines())
        for number in range(100):
            handler.emit(logging.makeLogRecord({"msg": f"{number} {'x' * 2**16}"}))
        written = b""
        while _dropped(written) + len(re.findall(rb"\d+ x+", written)) < 100:
            written += os.read(read, 2**20)
        while not written.endswith(b"\n"):
            written += os.read(read, 2**20)
        handler.flush()
        os.close(read)
    said = [json.loads(line) for line in written.splitlines()]
    *_, told = [one for one in said if "dropped" in one["message"]]
    assert (told["level"], told["logger"]) == ("WARNING", "bot.log_queue")


def _dropped(written: bytes) -> int:
    return sum(map(int, re.findall(rb"(\d+) log records dropped", written)))


def test_a_reader_that_is_gone_stops_nobody() -> None:
    """The end of a pipe is no error of whoever logs."""
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as stream:
        handler = QueuedStreamHandler(stream)
        for _ in range(3):
            handler.emit(logging.makeLogRecord({"msg": "there is nobody"}))
        handler.flush()
    assert 0 == handler._lines.unfinished_tasks
