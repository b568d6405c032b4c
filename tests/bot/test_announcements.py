"""A notice of whoever runs the bot: told once to every server that plays, whatever stops it."""

from __future__ import annotations

import asyncio
import errno
import io
import os
import stat
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import msgspec
import pytest

from bot import announcements
from bot.__main__ import main
from bot.announcements import (
    LONGEST,
    Announcement,
    AnnouncementError,
    announce,
    keep_announcing,
)
from bot.client import _tell_nobody
from bot.health import Sign
from bot.model.refusal import Refused
from bot.rate_limits import CircuitOpenError
from tests.rigs.as_strict_as_discord import Refusal, Send
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, said

TEXTS = {"en": "We move on Sunday.", "fr": "Nous déménageons dimanche."}
MOVE = "We move on **Sunday** @everyone"


def test_a_notice_of_an_administrator_is_left_to_the_user_of_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the bot, which runs as somebody else there, could not read it."""
    given: list[tuple[str, int, int]] = []
    owner, look = (4711, 42), Path.stat

    def owned(path: Path, **how: bool) -> os.stat_result:
        found = list(look(path, **how))
        found[stat.ST_UID], found[stat.ST_GID] = owner
        return os.stat_result(found)

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, *ids: given.append((path.name, *ids)))
    monkeypatch.setattr(Path, "stat", owned)
    announce(tmp_path / "host.sqlite3", TEXTS)
    assert given == [("host.sqlite3.notice", *owner)]


def test_a_bot_whose_backup_failed_takes_a_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """That may be what there is to tell."""
    database = tmp_path / "host.sqlite3"
    sign = Sign(connected=True, lack="its last backup failed")
    database.with_name("host.sqlite3.alive").write_bytes(msgspec.json.encode(sign))
    monkeypatch.setenv("DATABASE", str(database))
    assert 0 == main(["announce", MOVE])
    assert "its last backup failed. Within seconds it begins" in capsys.readouterr().out
    assert database.with_name("host.sqlite3.notice").exists()


class Servers:
    """Servers that are told, until the bot is stopped after so many."""

    def __init__(self, *guilds: int, stops_after: int = 99) -> None:
        self.guilds = guilds
        self.stops_after = stops_after
        self.told: list[int] = []

    async def tell(self, notice: Announcement) -> int | None:
        """Tell the next one."""
        if len(self.told) == self.stops_after:
            raise asyncio.CancelledError
        left = [guild for guild in self.guilds if guild not in notice.told]
        self.told += left[:1]
        return left[0] if left else None


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for a notice at once."""
    monkeypatch.setattr(announcements, "_LOOK", 0)
    monkeypatch.setattr(announcements, "_AGAIN", 0)


async def told(database: Path, servers: Servers) -> None:
    """Run a bot until there is nothing left to be told, or it is stopped."""
    keeping = asyncio.create_task(keep_announcing(database, servers.tell))
    kept = database.with_name(database.name + ".notice")
    while kept.exists() and not keeping.done():  # noqa: ASYNC110 - no event tells
        await asyncio.sleep(0)
    keeping.cancel()
    with suppress(asyncio.CancelledError):
        await keeping


async def test_a_restart_goes_on_where_the_bot_was_stopped(tmp_path: Path) -> None:
    """No server reads it twice, and none is left out."""
    database = tmp_path / "host.sqlite3"
    announce(database, TEXTS)
    before, after = Servers(1, 2, 3, stops_after=2), Servers(1, 2, 3)
    await told(database, before)
    await told(database, after)
    assert ([1, 2], [3]) == (before.told, after.told)
    assert not any(tmp_path.iterdir())  # noqa: ASYNC240 - a test's own folder


@pytest.mark.parametrize(
    "error",
    [Refused("store-failed"), aiohttp.ServerDisconnectedError(), discord.RateLimited(90.0)],
)
async def test_whatever_fails_is_tried_again(tmp_path: Path, error: Exception) -> None:
    """F78: neither the database nor Discord keeps the servers that are left from the notice."""
    database = tmp_path / "host.sqlite3"
    announce(database, TEXTS)
    servers, tell = Servers(1, 2), Servers.tell

    async def failing_once(notice: Announcement) -> int | None:
        if servers.told == [1] and failures:
            raise failures.pop()
        return await tell(servers, notice)

    failures = [error]
    servers.tell = failing_once  # type: ignore[method-assign]
    await told(database, servers)
    assert [1, 2] == servers.told
    assert not failures


def test_one_notice_is_told_at_a_time(tmp_path: Path) -> None:
    """It is for its owner alone, and says where it is to be called off."""
    database = tmp_path / "host.sqlite3"
    announce(database, TEXTS)
    (kept,) = tmp_path.iterdir()
    assert 0o600 == stat.S_IMODE(kept.stat().st_mode)
    with pytest.raises(AnnouncementError, match=str(kept)):
        announce(database, TEXTS)


@pytest.mark.parametrize("text", ["", " \n", "x" * (LONGEST + 1)])
def test_what_cannot_be_told_is_refused(tmp_path: Path, text: str) -> None:
    """Nothing, and what fits no message."""
    with pytest.raises(AnnouncementError):
        announce(tmp_path / "host.sqlite3", {"en": text, "fr": text})
    assert [] == list(tmp_path.iterdir())


def test_what_is_not_utf_8_is_refused_and_blocks_no_other_notice(tmp_path: Path) -> None:
    """A terminal in another encoding sends bytes that are no letters here."""
    database = tmp_path / "host.sqlite3"
    with pytest.raises(AnnouncementError, match="UTF-8"):
        announce(database, {"en": "We move.", "fr": "Nous d\udce9m\udce9nageons."})
    assert [] == list(tmp_path.iterdir())


def test_a_full_disk_leaves_no_half_of_a_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be told to nobody, and keep every later one from being given."""

    class Full(io.BytesIO):
        def write(self, _: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    def full(descriptor: int, _: str) -> Full:
        os.close(descriptor)
        return Full()

    database = tmp_path / "host.sqlite3"
    with monkeypatch.context() as patched:
        patched.setattr(os, "fdopen", full)
        with pytest.raises(AnnouncementError, match="No space left"):
            announce(database, TEXTS)
    assert [] == list(tmp_path.iterdir())
    announce(database, TEXTS)


async def test_every_server_that_plays_reads_it_once_in_its_language(tmp_path: Path) -> None:
    """Nobody is called by it, and a server that does not play is left alone."""
    async with server(tmp_path) as world:
        idle = world.env.create_guild("Asgard").create_text_channel("hall")
        await world.env.settle()
        await PlayedTable.opened(world, language="fr")
        notice = Announcement({"en": MOVE, "fr": TEXTS["fr"]})
        assert world.guild.id == await world.host.tell_notice(notice)
        shown = [said(message) for message in world.shown(world.channel.id)]
        assert TEXTS["fr"] in shown[-1]
        again = Announcement(notice.texts, told=(world.guild.id,))
        assert await world.host.tell_notice(again) is None
        assert len(shown) == len(world.shown(world.channel.id))
        assert [] == world.shown(idle.id)


async def test_a_bot_that_is_not_ready_tells_later(tmp_path: Path) -> None:
    """What it gives its operator's notices to is there before its cogs and its servers are."""
    notice = Announcement(TEXTS)
    async with server(tmp_path) as world:
        await PlayedTable.opened(world)
        tell, really = world.host.tell_once_ready, world.host.tell_notice
        world.host.tell_notice = _tell_nobody
        world.host._ready.clear()
        telling = asyncio.create_task(tell(notice))
        await asyncio.sleep(0)
        assert not telling.done()
        world.host.tell_notice = really
        world.host._ready.set()
        assert world.guild.id == await telling
        assert TEXTS["en"] in said(world.shown(world.channel.id)[-1])


async def test_a_server_whose_breaker_is_open_is_told_later(tmp_path: Path) -> None:
    """Nothing is sent there for some minutes, and then it is to read the notice, too."""
    async with server(tmp_path) as world:
        await PlayedTable.opened(world)
        with (
            patch.object(world.host.circuit, "closes_in", lambda *_: 60.0),
            pytest.raises(CircuitOpenError),
        ):
            await world.host.tell_notice(Announcement(TEXTS))
        assert world.guild.id == await world.host.tell_notice(Announcement(TEXTS))
        assert TEXTS["en"] in said(world.shown(world.channel.id)[-1])


@pytest.mark.parametrize(("status", "code", "is_told"), [(503, 0, False), (403, 50013, True)])
async def test_only_a_server_that_refuses_is_passed_over(
    tmp_path: Path, status: int, code: int, is_told: bool
) -> None:
    """That Discord fails is no refusal of the server's."""
    async with server(tmp_path) as world:
        await PlayedTable.opened(world)

        def refuse(method: str, path: str, _body: Any, send: Send) -> Any:
            if method == "POST" and path == f"/channels/{world.channel.id}/messages":
                raise Refusal(status, code, "no")
            return send()

        world.strictness.fault = refuse
        with nullcontext() if is_told else pytest.raises(discord.HTTPException):
            assert world.guild.id == await world.host.tell_notice(Announcement(TEXTS))
