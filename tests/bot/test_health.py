"""A running bot shows that it lives; one that is gone, hangs or has no disk is told apart."""

# ruff: noqa: ASYNC240 - nothing else runs while a test looks at its files

from __future__ import annotations

import asyncio
import os
import stat
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path

import msgspec
import pytest

from bot import health as health_module
from bot.background import background
from bot.backups import Backups
from bot.health import SILENT, HealthError, Sign, health, show_life
from bot.store.sqlite.store import SqliteStore
from tests.rigs.table_rig import Clock


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "host.sqlite3"


@pytest.fixture
def sign(database: Path) -> Path:
    return database.with_name("host.sqlite3.alive")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "_LOOK", 0)


@asynccontextmanager
async def alive(
    database: Path, is_connected: Callable[[], bool], lacks: Callable[[], str] = str
) -> AsyncIterator[None]:
    """Show life for the time of a block."""
    work = partial(show_life, database, lambda: Sign(is_connected(), lacks()))
    async with background(work, "life"):
        yield


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - files tell nobody
            await asyncio.sleep(0)


async def test_a_bot_that_does_not_run_is_not_healthy(database: Path, sign: Path) -> None:
    """Neither before its start nor after its end."""
    with pytest.raises(HealthError, match="No bot is running"):
        health(database)
    async with alive(database, lambda: True):
        await until(sign.exists)
    with pytest.raises(HealthError, match="No bot is running"):
        health(database)


async def test_a_renewal_under_way_at_the_end_leaves_no_sign(
    database: Path, sign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow disk writes it when the bot has long been told to stop: it goes all the same."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(path: Path, state: Sign) -> None:
        begun.set()
        assert go_on.wait(20)
        path.write_bytes(msgspec.json.encode(state))

    monkeypatch.setattr(health_module, "_renew", slow)
    task = asyncio.create_task(show_life(database, lambda: Sign(connected=True)))
    await until(begun.is_set)
    task.cancel()
    await asyncio.sleep(0)
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not sign.exists()


async def test_whether_it_is_connected_is_told_at_once(database: Path, sign: Path) -> None:
    """Without Discord a bot is alive all the same: a new start would mend nothing."""
    connected = False
    async with alive(database, lambda: connected):
        await until(lambda: sign.exists() and bool(sign.read_text()))
        assert "not connected" in health(database)
        connected = True
        await until(lambda: "running and connected" in health(database))
        connected = False
        await until(lambda: "not connected" in health(database))
        assert 0o600 == stat.S_IMODE(sign.stat().st_mode)


def test_a_sign_is_whole_whenever_it_is_read(
    database: Path, sign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while a new one is written in its place."""
    sign.write_bytes(msgspec.json.encode(Sign(connected=True)))
    heard = []
    write = Path.write_bytes

    def written_half(path: Path, data: bytes) -> int:
        write(path, data[: len(data) // 2])
        heard.append(health(database))
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", written_half)
    health_module._renew(sign, Sign(connected=False))
    monkeypatch.undo()
    assert ["The bot is running and connected to Discord."] == heard
    assert "not connected" in health(database)


def test_a_notice_is_told_and_nothing_is_wrong(database: Path, sign: Path) -> None:
    """Until when the bot waits, or that Discord will let it join no more servers."""
    sign.write_bytes(msgspec.json.encode(Sign(connected=False, notice="Waiting until noon")))
    assert health(database).endswith("at the moment. Waiting until noon.")


async def test_a_bot_that_hangs_is_not_healthy(database: Path, sign: Path) -> None:
    """Its last sign of life grows old; also where it was killed."""
    sign.write_bytes(msgspec.json.encode(Sign(connected=True)))
    assert "connected to Discord" in health(database)
    assert SILENT <= 15
    long_ago = sign.stat().st_mtime - SILENT - 1
    os.utime(sign, (long_ago, long_ago))
    with pytest.raises(HealthError, match=r"no sign of life for 1[6-9]"):
        health(database)


async def test_a_sign_from_before_the_clock_was_set_back_is_none(
    database: Path, sign: Path
) -> None:
    """A bot that was killed would count as alive for as long as the clock was ahead."""
    async with alive(database, lambda: True):
        await until(sign.exists)
        left = sign.read_bytes()
    sign.write_bytes(left)
    assert "connected" in health(database)
    ahead = sign.stat().st_mtime + 3600
    os.utime(sign, (ahead, ahead))
    with pytest.raises(HealthError, match="before the clock was set back"):
        health(database)


async def test_a_disk_that_takes_nothing_makes_the_sign_old(
    database: Path, sign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that cannot write is not well, and must not fall for it."""
    tried = 0

    def full(*_: object) -> None:
        nonlocal tried
        tried += 1
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(health_module, "RENEWED", 0)
    monkeypatch.setattr(health_module, "_renew", full)
    async with alive(database, lambda: True):
        await until(lambda: tried > 3)
        assert not sign.exists()


async def test_a_bot_whose_last_backup_failed_is_not_healthy(
    database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody would notice before one is needed; once one could be made all is well."""
    folder = tmp_path / "backups"
    folder.touch()
    store = await SqliteStore.open(database, Clock())
    await store.close()
    tried: asyncio.Queue[None] = asyncio.Queue()
    again = asyncio.Event()

    async def sleep(_: float) -> None:
        if "Backup failed" in caplog.text:
            tried.put_nowait(None)
            await again.wait()

    backups = Backups(database, folder, timedelta(hours=1), 3, sleep=sleep)
    making = asyncio.create_task(backups.run())
    async with alive(database, lambda: True, backups.lack):
        await tried.get()
        with pytest.raises(HealthError, match=r"running, but its last backup failed: .*backups"):
            await until_told(database, "failed")
        folder.unlink()
        caplog.clear()
        again.set()
        await until_told(database, "running and connected")
    making.cancel()


async def until_told(database: Path, word: str) -> None:
    """Ask until the answer has a word in it.

    Raises:
        HealthError: it does, and the bot is not healthy.
    """
    async with asyncio.timeout(20):
        while True:
            try:
                if word in health(database):
                    return
            except HealthError as error:
                if word in str(error):
                    raise
            await asyncio.sleep(0)
