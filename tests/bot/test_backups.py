"""The bot makes backups by itself where it has a folder for them, and keeps the latest."""

# ruff: noqa: ASYNC240, D102 - nothing else runs while a test looks at its files

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest

from bot import backups as backups_module
from bot.app import open_app
from bot.backups import Backups
from bot.settings import Settings
from bot.store.error import StoreError
from bot.store.sqlite.clean_shutdown import is_sealed
from bot.store.sqlite.store import SqliteStore
from tests.rigs.table_rig import Clock, house


class Night:
    """A sleep that turns the clock and ends the test's patience after so many of them."""

    def __init__(self, clock: Clock, times: int) -> None:
        self.clock = clock
        self.left = times
        self.slept: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.left -= 1
        if self.left < 0:
            raise asyncio.CancelledError
        self.clock.pass_(seconds=seconds)


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "host.sqlite3"
    store = await SqliteStore.open(path, Clock())
    await store.close()
    return path


async def slept(database: Path, clock: Clock, times: int, kept: int = 3) -> list[float]:
    """Run backups by the hour for so many sleeps; how long each of them was."""
    night = Night(clock, times)
    folder = database.parent / "backups"
    every = timedelta(hours=1)
    with suppress(asyncio.CancelledError):
        await Backups(database, folder, every, kept, now=clock, sleep=night).run()
    return night.slept[:times]


def kept(database: Path) -> list[str]:
    return sorted(file.name for file in (database.parent / "backups").iterdir())


async def test_a_backup_is_made_at_once_and_then_by_the_hour(database: Path) -> None:
    """Each has its moment in its name."""
    assert [0, 3600, 3600] == await slept(database, Clock(), 3)
    assert kept(database) == [f"host-20260101T1{hour}0000Z.sqlite3" for hour in (2, 3, 4)]


async def test_the_latest_are_kept_and_nothing_else_is_touched(database: Path) -> None:
    """A bounded number; what somebody else put there stays."""
    folder = database.parent / "backups"
    folder.mkdir()
    others = ["host.sqlite3", "host-2026.sqlite3", "other-20200101T000000Z.sqlite3", "notes.txt"]
    for name in others:
        (folder / name).touch()
    await slept(database, Clock(), 7, kept=2)
    latest = [f"host-20260101T1{hour}0000Z.sqlite3" for hour in (7, 8)]
    assert kept(database) == sorted([*others, *latest])


async def test_what_a_killed_bot_left_of_a_backup_is_deleted(database: Path) -> None:
    """Else the disk fills with copies of which nobody ever knows again."""
    folder = database.parent / "backups"
    folder.mkdir()
    whole = database.read_bytes()
    (folder / "host-20251231T230000Z.sqlite3.new").write_bytes(whole)
    (folder / "host-20251231T220000Z.sqlite3.new").write_bytes(bytes(4096))
    (folder / "other-20251231T220000Z.sqlite3.new").write_bytes(whole)
    (folder / "host-20251231T210000Z.sqlite3.new").write_text("somebody else's")
    await slept(database, Clock(), 1)
    assert kept(database) == [
        "host-20251231T210000Z.sqlite3.new",
        "host-20260101T120000Z.sqlite3",
        "other-20251231T220000Z.sqlite3.new",
    ]


async def test_an_old_backup_that_cannot_be_deleted_keeps_no_other_there(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is told as what it is: the new backup was made, and the next one is not made sooner."""
    stubborn = database.parent / "backups" / "host-20260101T000000Z.sqlite3"
    stubborn.mkdir(parents=True)
    assert [0, 3600, 3600] == await slept(database, Clock(), 3, kept=1)
    assert [stubborn.name, "host-20260101T140000Z.sqlite3"] == kept(database)
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert 3 == len(told)
    assert all("Old backup not deleted" in line and stubborn.name in line for line in told)


async def test_a_bot_that_is_often_started_makes_no_more_backups(database: Path) -> None:
    """The folder tells when the last one was made."""
    clock = Clock()
    await slept(database, clock, 1)
    clock.pass_(minutes=20)
    assert [2400] == await slept(database, clock, 1)
    clock.pass_(hours=5)
    assert [0] == await slept(database, clock, 1)


async def test_a_backup_dated_ahead_keeps_nothing_from_being_backed_up(database: Path) -> None:
    """By a clock that was wrong: it goes before all others do."""
    clock = Clock()
    clock.pass_(days=400)
    await slept(database, clock, 1)
    clock.pass_(days=-400)
    assert [0, 3600, 3600] == await slept(database, clock, 3, kept=2)
    assert kept(database) == [f"host-20260101T1{hour}0000Z.sqlite3" for hour in (3, 4)]


async def test_a_backup_that_fails_is_told_in_a_line_and_tried_again(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever went wrong, the next one may succeed."""
    (database.parent / "backups").touch()
    clock = Clock()
    assert [0, 600, 0, 600] == await slept(database, clock, 4)
    (database.parent / "backups").unlink()
    assert [0] == await slept(database, clock, 1)
    assert kept(database) == ["host-20260101T122000Z.sqlite3"]
    told = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert 2 == len(told)
    assert all("Backup failed; retrying" in r.getMessage() and not r.exc_info for r in told)
    assert all("BACKUP_FOLDER" in r.getMessage() and "Errno" not in r.getMessage() for r in told)


async def test_no_mistake_ends_the_backups(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would notice until one is needed."""

    def fail(*_: object, **__: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(backups_module, "back_up", fail)
    assert [0, 600, 0, 600] == await slept(database, Clock(), 4)
    assert "ZeroDivisionError" in caplog.text


@asynccontextmanager
async def at_work(folder: Path, **settings: object) -> AsyncIterator[None]:
    chosen = Settings(database=folder / "host.sqlite3", **settings)  # type: ignore[arg-type]
    async with open_app(chosen, shard_count=1):
        yield


async def test_a_folder_that_cannot_be_looked_into_is_looked_into_again(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A volume that is away for a while ends neither the backups nor, later, the bot."""
    (database.parent / "backups").mkdir()
    look, looks = Path.iterdir, count()

    def away(folder: Path) -> Iterator[Path]:
        if next(looks) == 0:
            raise OSError(errno.ESTALE, "Stale file handle")
        return look(folder)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "iterdir", away)
        assert [600, 0] == await slept(database, Clock(), 2)
    assert kept(database) == ["host-20260101T121000Z.sqlite3"]
    assert ["Backup failed"] == [r.getMessage().split(";")[0] for r in caplog.records]


async def test_a_folder_that_does_not_answer_stops_nothing_else(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A volume on the network that is away for a while: nobody's press waits for it."""
    (database.parent / "backups").mkdir()
    look, back, looked = Path.iterdir, threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def hangs(folder: Path) -> Iterator[Path]:
        loop.call_soon_threadsafe(looked.set)
        assert back.wait(10)
        return look(folder)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "iterdir", hangs)
        backing = asyncio.create_task(slept(database, Clock(), 1))
        async with asyncio.timeout(5):
            await looked.wait()
        back.set()
        await backing
    assert kept(database) == ["host-20260101T120000Z.sqlite3"]


async def test_another_process_leaves_the_journal_of_a_bot_that_has_made_a_backup(
    tmp_path: Path,
) -> None:
    """F26: it would delete a journal in which nobody reads any more, and what is stored in it."""
    database, folder = tmp_path / "host.sqlite3", tmp_path / "backups"
    async with house(database) as one:
        await one.game()
        backups = Backups(database, folder, timedelta(hours=1), 3)
        await asyncio.to_thread(backups._copy, threading.Event())
        asked = ("-m", "bot", "backup", str(tmp_path / "by-hand.sqlite3"))
        environment = {**os.environ, "DATABASE": str(database)}
        other = await asyncio.create_subprocess_exec(sys.executable, *asked, env=environment)
        assert await other.wait() == 0
        assert database.with_name("host.sqlite3-wal").stat().st_size
        await one.game()


async def test_without_a_folder_there_are_no_backups(tmp_path: Path) -> None:
    """Off by default."""
    async with at_work(tmp_path):
        assert "backups" not in {task.get_name() for task in asyncio.all_tasks()}
        await asyncio.sleep(0)
    assert {"host.sqlite3", "host.sqlite3.seal", "host.sqlite3.lock"} == {
        file.name for file in tmp_path.iterdir()
    }


async def test_a_bot_that_is_told_to_stop_gives_a_backup_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A large database must not keep it from stopping in time, and nobody is alarmed."""
    begun, ended = threading.Event(), threading.Event()

    def endless(_: Path, __: Path, stopped: threading.Event, **___: object) -> int:
        begun.set()
        assert stopped.wait(20)
        time.sleep(0.2)  # a disk takes its time
        ended.set()
        raise StoreError("backup-stopped", "The backup was given up.")

    monkeypatch.setattr(backups_module, "back_up", endless)
    async with at_work(tmp_path, backup_folder=tmp_path / "backups"):
        assert await asyncio.to_thread(begun.wait, 20)
        assert not ended.is_set()
    assert ended.is_set()
    gc.collect()
    assert [] == [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
    assert is_sealed(tmp_path / "host.sqlite3")
