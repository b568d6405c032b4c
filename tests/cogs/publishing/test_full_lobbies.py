"""On Discord: the ping as the last seat is taken, and lobbies that led to nothing."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.i18n.texts import texts
from bot.model.managers import GuildSetting, ServerLimits
from bot.model.table import Status, TableId
from cogs.panels.clocks import when
from tests.rigs.as_strict_as_discord import Refusal, Send
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, presses, said

EN = texts("en")


def pings(discord: Server) -> list[set[int]]:
    """List whom each public message pinged, those that pinged nobody left out."""
    found = [
        {int(user) for user in (request.message.get("allowed_mentions") or {}).get("users", ())}
        for request in discord.wire.messages(public=True)
    ]
    return [people for people in found if people]


async def test_a_full_lobby_pings_everybody_and_is_started_without_its_host(tmp_path: Path) -> None:
    """F105: by a press on the ping, which is removed then; who pressed *Not yet* reads why once."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 2)
        await table.join(guest)
        *_, ping = discord.shown(discord.channel.id)
        assert [{host.id, guest.id}] == pings(discord)
        assert ["start", "notyet"] == [press.verb for press in presses(ping)]
        start, not_yet = presses(ping)
        noted = await discord.press(guest, ping, start)
        assert "Noted" in "".join(map(said, noted.followups))
        assert EN("lobby-full-wanted", names="Bjorn") in said(table.lobby)
        before = (await discord.host.tables.queries.get(table.id)).full
        assert before is not None
        assert when(before.starts_at, "f") in said(ping)
        await discord.press(guest, ping, not_yet)
        await discord.spoken()
        # The ping says the new day, too: it is the only answer to the press.
        *_, ping = discord.shown(discord.channel.id)
        assert when(before.starts_at + timedelta(days=1), "f") in said(ping)
        assert when(before.starts_at, "f") not in said(ping)
        again = await discord.press(guest, ping, not_yet)
        assert EN("refused-put-off-before") in "".join(map(said, again.followups))
        # What is put off does not start in an hour, so the answer names the day.
        late = await discord.press(guest, ping, start)
        full = (await discord.host.tables.queries.get(table.id)).full
        assert full is not None
        assert when(full.starts_at, "f") in "".join(map(said, late.followups))
        await discord.wait(hours=2)
        assert (await discord.host.tables.queries.get(table.id)).status is Status.LOBBY
        *_, ping = discord.shown(discord.channel.id)
        assert "can start it now" in said(ping)
        assert [{host.id, guest.id}] == pings(discord)
        await discord.press(guest, ping, start)
        await discord.spoken()
        assert (await discord.host.tables.queries.get(table.id)).status is Status.PLAYING
        assert ping.id not in {message.id for message in discord.shown(discord.channel.id)}


@pytest.mark.parametrize("leaver", [0, 1])
async def test_whoever_has_left_the_server_keeps_no_seat_in_a_full_lobby(
    tmp_path: Path, leaver: int
) -> None:
    """F54, F105: nobody reads that all seats are taken, and no game starts with an empty one."""
    async with server(tmp_path) as discord:
        people = discord.people[:3]
        table = await PlayedTable.opened(discord, 3)
        await table.join(people[1])
        await discord.wait(hours=3)
        gone = people.pop(leaver)
        discord.env.backend.remove_member(discord.guild.id, gone.id)
        await table.join(people[1])
        await discord.spoken()
        now = await discord.host.tables.queries.get(table.id)
        assert [person.id for person in people] == [player.user_id for player in now.players]
        assert (now.full, now.host.id) == (None, people[0].id)
        assert pings(discord) == []
        assert gone.mention not in said(table.lobby)


async def test_while_discord_does_not_say_who_is_there_a_lobby_is_full(tmp_path: Path) -> None:
    """F105: who is gone is found once the game asks them."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 2)
        await discord.wait(hours=3)
        discord.env.backend.remove_member(discord.guild.id, host.id)

        def silent(method: str, path: str, _body: object, send: Send) -> object:
            """Fail at every question about a member."""
            if method == "GET" and "/members/" in path:
                raise Refusal(500, 0, "Internal Server Error")
            return send()

        discord.strictness.fault = silent
        await table.join(guest)
        await discord.spoken()
        assert (await discord.host.tables.queries.get(table.id)).full is not None
        assert [{host.id, guest.id}] == pings(discord)


async def test_a_full_lobby_that_cannot_start_says_when_it_closes(tmp_path: Path) -> None:
    """F58, F105: nobody is to find it gone without a word."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        await host.slash(discord.channel, "table computer", level="easy", table=int(table.id))
        none = GuildSetting(limits=ServerLimits(computers=False))
        await discord.host.tables.servers.choose(discord.guild.id, none)
        await table.join(guest)
        closes = EN("lobby-full-closes", until="¤").partition("¤")[0]
        (lobby, *_) = discord.shown(discord.channel.id)
        assert closes not in said(lobby)
        await discord.wait(hours=25)
        (lobby, *_) = discord.shown(discord.channel.id)
        assert EN("refused-computers-seated") in said(lobby)
        assert closes in said(lobby)


async def test_a_lobby_that_led_to_nothing_is_a_line_and_is_opened_again(tmp_path: Path) -> None:
    """F105: whoever was in it opens it again, which pings the others; a day later it is gone."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        await table.join(guest)
        asked = (await table.on_lobby(host, "cancel")).response
        assert asked is not None
        await discord.press(host, asked, presses(asked)[0])
        (dead,) = discord.shown(discord.channel.id)
        assert 1 == len(said(dead).splitlines())
        (again,) = presses(dead)
        await discord.press(discord.stranger, dead, again)
        assert 1 == len(discord.shown(discord.channel.id))
        await discord.press(guest, dead, again)
        await discord.spoken()
        assert [{host.id}] == pings(discord)
        await discord.press(host, dead, again)
        second = await discord.host.tables.queries.get(TableId(2))
        assert [guest.id, host.id] == [player.user_id for player in second.players]
        await discord.wait(hours=25)
        assert dead.id not in {message.id for message in discord.shown(discord.channel.id)}
