"""On Discord: direct messages to those who asked to be told when a table opens (F106)."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.i18n.texts import texts
from bot.model.news import Post
from bot.request_turns import RequestKind, RequestTurns
from cogs.elements.mentions import way_to
from cogs.publishing.publisher import Publisher
from tests.cogs.publishing.test_awakening import letters
from tests.cogs.routing.test_access import VIEW, forbid
from tests.play.disturbed.lasting import Lasting
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, said


@pytest.mark.parametrize("refusal", ["50001", "page-404", "http-404", "http-502", "wait-7200"])
async def test_who_cannot_be_looked_up_is_told_later(tmp_path: Path, refusal: str) -> None:
    """F99: within an hour after Discord says again who is there, and once."""
    async with server(tmp_path, swept=True) as discord:
        fan, heralds = discord.stranger, discord.host.tables.heralds
        await heralds.watch(fan.id, discord.guild.id, ["vikings"])
        await PlayedTable.opened(discord, 3)
        with Lasting(discord, "get-member", refusal).at_work() as lasting:
            await discord.wait(minutes=30)
        assert lasting.at
        assert [] == letters(discord, fan)
        assert {"vikings"} == await heralds.watched(fan.id, discord.guild.id)
        await discord.wait(hours=1)
        assert 1 == len(letters(discord, fan))
        await discord.wait(hours=3)
        assert 1 == len(letters(discord, fan))
        assert [] == discord.errors.lines


async def test_who_has_left_the_server_is_told_of_nothing_more(tmp_path: Path) -> None:
    """F106: nor is Discord asked for them again."""
    async with server(tmp_path) as discord:
        fan, heralds = discord.stranger, discord.host.tables.heralds
        await heralds.watch(fan.id, discord.guild.id, ["vikings"])
        await PlayedTable.opened(discord, 3)
        with Lasting(discord, "get-member", "10007").at_work() as lasting:
            await discord.wait(hours=3)
        assert 1 == len(lasting.at)
        assert frozenset() == await heralds.watched(fan.id, discord.guild.id)
        assert [] == letters(discord, fan)


async def test_a_lobby_that_somebody_does_not_see_leaves_them_the_message_of_the_day(
    tmp_path: Path,
) -> None:
    """Discord is asked once who sees it."""
    async with server(tmp_path, swept=True) as discord:
        fan, heralds = discord.stranger, discord.host.tables.heralds
        await heralds.watch(fan.id, discord.guild.id, ["vikings"])
        hidden = discord.guild.create_text_channel("hidden")
        forbid(discord, fan, VIEW, hidden.id)
        await discord.env.settle()
        await PlayedTable.opened(discord, 3, channel=hidden)
        await discord.wait(hours=4)
        asked = [
            r for r in discord.wire.requests if r.matches("GET", f"/guilds/*/members/{fan.id}")
        ]
        assert 1 == len(asked)
        assert [] == letters(discord, fan)
        await PlayedTable.opened(discord, 3)
        await discord.wait(minutes=30)
        assert 1 == len(letters(discord, fan))
        assert {"vikings"} == await heralds.watched(fan.id, discord.guild.id)


@pytest.mark.parametrize("refusal", ["http-502", "broken", "40003"])
async def test_a_direct_message_that_cannot_be_opened_is_sent_later(
    tmp_path: Path, refusal: str
) -> None:
    """F99: nothing was sent, so that the message of the day is not used up."""
    async with server(tmp_path, swept=True) as discord:
        fan, heralds = discord.stranger, discord.host.tables.heralds
        await heralds.watch(fan.id, discord.guild.id, ["vikings"])
        await PlayedTable.opened(discord, 3)
        with Lasting(discord, "open-direct", refusal).at_work() as lasting:
            await discord.wait(minutes=30)
        assert lasting.at
        assert [] == letters(discord, fan)
        await discord.wait(hours=1)
        assert 1 == len(letters(discord, fan))
        await discord.wait(hours=3)
        assert 1 == len(letters(discord, fan))


async def test_of_two_lobbies_that_open_together_one_is_told(tmp_path: Path) -> None:
    """F106: one message a day, whichever of them is the first to be told."""
    async with server(tmp_path) as discord:
        fan, heralds = discord.stranger, discord.host.tables.heralds
        await heralds.watch(fan.id, discord.guild.id, ["vikings"])
        for _ in range(2):
            await PlayedTable.opened(discord, 3)
        await discord.wait(hours=3)
        assert 1 == len(letters(discord, fan))
        assert [] == discord.errors.lines


async def test_of_two_lobbies_that_open_together_the_one_that_is_seen_is_told(
    tmp_path: Path,
) -> None:
    """F106: to be looked up for the other one costs nobody an hour."""
    original = RequestTurns.turn

    async def turn(self: RequestTurns, guild_id: int, channel_id: int, kind: RequestKind) -> None:
        if kind is RequestKind.MEMBER:
            await asyncio.sleep(timedelta(minutes=5).total_seconds())
        await original(self, guild_id, channel_id, kind)

    async with server(tmp_path) as discord:
        fan, heralds = discord.stranger, discord.host.tables.heralds
        await heralds.watch(fan.id, discord.guild.id, ["vikings"])
        hidden = discord.guild.create_text_channel("hidden")
        forbid(discord, fan, VIEW, hidden.id)
        await discord.env.settle()
        await PlayedTable.opened(discord, 3, channel=hidden)
        await PlayedTable.opened(discord, 3)
        with patch.object(RequestTurns, "turn", turn):
            await discord.wait(minutes=30)
        assert 1 == len(letters(discord, fan))


async def test_who_is_forgotten_while_they_are_looked_up_is_told_of_nothing(
    tmp_path: Path,
) -> None:
    """F94, F106: nor is it stored again that they exist."""
    original = RequestTurns.turn

    async with server(tmp_path) as discord:
        fan, tables = discord.stranger, discord.host.tables
        await tables.heralds.watch(fan.id, discord.guild.id, ["vikings"])

        async def turn(
            self: RequestTurns, guild_id: int, channel_id: int, kind: RequestKind
        ) -> None:
            if kind is RequestKind.MEMBER:
                await tables.personal_data.forget(fan.id)
            await original(self, guild_id, channel_id, kind)

        await PlayedTable.opened(discord, 3)
        with patch.object(RequestTurns, "turn", turn):
            await discord.wait(minutes=30)
        assert [] == letters(discord, fan)
        assert fan.id not in await tables.queries._store.people()


async def test_who_is_noted_as_told_gets_the_message_before_the_bot_leaves(tmp_path: Path) -> None:
    """F106: they are told of nothing else that day; and nobody is told any more."""
    original = RequestTurns.turn
    closed: list[asyncio.Task[None]] = []

    async def turn(self: RequestTurns, guild_id: int, channel_id: int, kind: RequestKind) -> None:
        await original(self, guild_id, channel_id, kind)
        if kind is RequestKind.POST and channel_id not in (0, discord.channel.id):
            closed.append(asyncio.create_task(telling.tasks.close()))
            await asyncio.sleep(1)

    async with server(tmp_path) as discord:
        first, second, heralds = discord.stranger, discord.people[3], discord.host.tables.heralds
        publisher = discord.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        telling = publisher.heralds
        for fan in (first, second):
            await heralds.watch(fan.id, discord.guild.id, ["vikings"])
        await PlayedTable.opened(discord, 3)
        with patch.object(RequestTurns, "turn", turn):
            await discord.wait(minutes=30)
        (closing,) = closed
        await closing
        assert 1 == len([*letters(discord, first), *letters(discord, second)])
        await PlayedTable.opened(discord, 3)
        await discord.wait(minutes=30)
        assert 1 == len([*letters(discord, first), *letters(discord, second)])
        await discord.restart()
        await discord.wait(hours=2)
        assert 1 == len(letters(discord, first)) == len(letters(discord, second))


async def test_a_lobby_does_not_wait_until_all_have_been_told_of_it(tmp_path: Path) -> None:
    """F106: Discord lets a bot look up one person a second; others join meanwhile."""
    waiting: list[int] = []
    original = RequestTurns.turn

    async def turn(self: RequestTurns, guild_id: int, channel_id: int, kind: RequestKind) -> None:
        if kind is RequestKind.MEMBER:
            waiting.append(guild_id)
            await asyncio.sleep(timedelta(minutes=5).total_seconds())
        await original(self, guild_id, channel_id, kind)

    async with server(tmp_path) as discord:
        fan, heralds = discord.stranger, discord.host.tables.heralds
        await heralds.watch(fan.id, discord.guild.id, ["vikings"])
        table = await PlayedTable.opened(discord, 3)
        with patch.object(RequestTurns, "turn", turn):
            await discord.wait(minutes=11)
            assert waiting
            await table.join(discord.people[1])
            assert "Bjorn" in said(table.lobby)
            assert [] == letters(discord, fan)
            await discord.wait(minutes=10)
        assert 1 == len(letters(discord, fan))


async def test_who_is_told_of_a_lobby_reads_in_their_language_how_full_it_is(
    tmp_path: Path,
) -> None:
    """F106: whatever is spoken at the table."""
    async with server(tmp_path) as discord:
        fan, tables = discord.stranger, discord.host.tables
        await tables.heralds.watch(fan.id, discord.guild.id, ["vikings"])
        await tables.people.set_language(fan.id, "fr")
        table = await PlayedTable.opened(discord, 3)
        await discord.wait(hours=1)
        words, known = texts("fr"), await tables.queries.get(table.id)
        assert [
            words(
                "herald",
                game=words("vikings-name"),
                server=discord.guild.name,
                taken=1,
                seats=3,
                url=way_to(known, Post(discord.channel.id, table.lobby.id)),
            )
        ] == letters(discord, fan)


async def test_a_direct_message_that_is_refused_for_good_is_opened_once(tmp_path: Path) -> None:
    """F99: once more would be refused once more, each hour as long as the lobby waits."""
    async with server(tmp_path, swept=True) as discord:
        fan, heralds = discord.stranger, discord.host.tables.heralds
        await heralds.watch(fan.id, discord.guild.id, ["vikings"])
        with Lasting(discord, "open-direct", "50009").at_work() as lasting:
            await PlayedTable.opened(discord, 3)
            await discord.wait(hours=3)
        assert 1 == len(lasting.at)
