"""A notice of whoever runs the bot: told once to every server that plays, whatever stops it."""

from __future__ import annotations

import asyncio
import os
import stat
from contextlib import suppress
from pathlib import Path

import pytest

from bot import announcements
from bot.announcements import (
    LONGEST,
    Announcement,
    AnnouncementError,
    announce,
    keep_announcing,
)
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


async def test_every_server_that_plays_reads_it_once_in_its_language(tmp_path: Path) -> None:
    """Nobody is called by it, and a server that does not play is left alone."""
    async with server(tmp_path) as discord:
        idle = discord.env.create_guild("Asgard").create_text_channel("hall")
        await discord.env.settle()
        await PlayedTable.opened(discord, language="fr")
        notice = Announcement({"en": MOVE, "fr": TEXTS["fr"]})
        assert discord.guild.id == await discord.host.tell_notice(notice)
        shown = [said(message) for message in discord.shown(discord.channel.id)]
        assert TEXTS["fr"] in shown[-1]
        again = Announcement(notice.texts, told=(discord.guild.id,))
        assert await discord.host.tell_notice(again) is None
        assert len(shown) == len(discord.shown(discord.channel.id))
        assert [] == discord.shown(idle.id)
