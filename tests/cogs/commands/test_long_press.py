"""A long press on a person or a message: who is played with, and which table is meant."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord

from bot.i18n.texts import texts
from bot.model.table import TableId
from cogs.elements import components
from games import GAME_IDS
from tests.cogs.publishing.test_full_lobbies import pings
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, presses, replies, said

EN = texts("en")


async def chosen(
    discord: Server,
    person: simcord.MemberActor,
    name: str,
    target: simcord.MemberActor | simcord.ResponseMessage,
) -> simcord.InteractionResult:
    """Choose something after a long press in the channel, or where the message stands."""
    at = discord.channel.id if isinstance(target, simcord.MemberActor) else target.channel_id
    meant = target if isinstance(target, simcord.MemberActor) else target.message
    return await person.context_menu(discord.at(at), EN(f"long-press-{name}"), meant)


async def test_somebody_is_invited_from_their_name(tmp_path: Path) -> None:
    """To a table that opens for it, or to a lobby of one's own; with a seat kept for them."""
    async with server(tmp_path) as discord:
        host, guest, other, *_ = discord.people
        panel = (await chosen(discord, host, "play-with", guest)).response
        assert panel is not None
        assert EN("play-with", name="Bjorn") in said(panel)
        (pick,) = (one for one in presses(panel) if one.value == "norwegian")
        told = (await discord.press(host, panel, pick)).response or panel
        assert EN("invited", count=1, names="Bjorn") in said(told)
        await discord.spoken()
        table = await discord.host.tables.queries.get(TableId(1))
        assert ("norwegian", host.id) == (table.game, table.host.id)
        assert [guest.id] == [one.guest.id for one in table.kept_for]
        assert {guest.id} in pings(discord)
        panel = (await chosen(discord, host, "play-with", other)).response
        assert panel is not None
        (pick,) = (one for one in presses(panel) if one.value == f"t{table.id}")
        await discord.press(host, panel, pick)
        table = await discord.host.tables.queries.get(TableId(1))
        assert {guest.id, other.id} == {one.guest.id for one in table.kept_for}
        last = discord.people[3]
        for person, is_offered in ((guest, False), (last, True)):
            panel = (await chosen(discord, host, "play-with", person)).response
            assert is_offered == (pick.value in {one.value for one in presses(panel)})
        await host.slash(discord.channel, "seat invite", person=last)
        panel = (await chosen(discord, host, "play-with", discord.stranger)).response
        assert pick.value not in {one.value for one in presses(panel)}
        page = discord.shown(discord.channel.id)[0]
        refused = await discord.forge(discord.stranger, page, pick.custom_id, values=["t1"])
        assert EN("refused-not-host", host="Astrid") in "".join(map(said, replies(refused)))
        alone = await chosen(discord, host, "play-with", host)
        assert EN("refused-play-with-self") in said(alone.response)


async def test_with_more_games_than_a_menu_holds_there_are_more_menus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None is left out, nor is a lobby; the last menu invites the same person."""
    monkeypatch.setattr(components, "OPTIONS_PER_MENU", 2)
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        panel = (await chosen(discord, host, "play-with", guest)).response
        assert panel is not None
        offered = presses(panel)
        assert [f"t{table.id}", *GAME_IDS] == [one.value for one in offered]
        assert len({one.custom_id for one in offered}) == (len(GAME_IDS) + 2) // 2
        await discord.press(host, panel, offered[-1])
        opened = await discord.host.tables.queries.get(TableId(2))
        assert offered[-1].value == opened.game
        assert [guest.id] == [one.guest.id for one in opened.kept_for]


async def test_a_bot_is_named_as_it_is_called(tmp_path: Path) -> None:
    """Its name is escaped once, as all names in refusals are."""
    async with server(tmp_path) as discord:
        game_bot = discord.guild.add_member(discord.env.create_user("Game_Bot", bot=True))
        told = await chosen(discord, discord.people[0], "play-with", game_bot)
        assert EN("refused-play-with-bot", name="Game\\_Bot") == said(told.response)
        # What it says to press stands below a lobby that has room for one.
        table = await PlayedTable.opened(discord, 3)
        labels = {press.label for press in presses(table.lobby)}
        assert [label for label in labels if f"*{label}*" in said(told.response)]


async def test_a_profile_opens_from_a_name(tmp_path: Path) -> None:
    """As ``/me profile`` shows it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord, game="vikings")
        shown = (await chosen(discord, discord.stranger, "profile", table.players[0])).response
        typed = await discord.stranger.slash(discord.channel, "me profile", person=table.players[0])
        assert said(shown) == said(typed.response)


async def test_a_table_opens_from_any_of_its_messages(tmp_path: Path) -> None:
    """Players read their hands there, others what everybody may see; a lobby has its panel."""
    async with server(tmp_path) as discord:
        lobby = await PlayedTable.opened(discord, 3)
        shown = (await chosen(discord, discord.stranger, "this-table", lobby.lobby)).response
        assert "rules" in {one.verb for one in presses(shown)}
        table = await PlayedTable.started(discord, 2, game="norwegian")
        while len(await table.messages()) < 3:
            await table.step()
        board = await table.board()
        for message in (board, next(m for m in await table.messages() if not presses(m))):
            for person, verb in ((table.players[0], "more"), (discord.stranger, "followtable")):
                told = (await chosen(discord, person, "this-table", message)).response
                found = {(one.custom_id.split(":")[1], one.verb) for one in presses(told)}
                assert (str(table.id), verb) in found
        said_by_somebody = await discord.people[0].send(discord.channel, "Hello")
        lost = await discord.people[0].context_menu(
            discord.channel, EN("long-press-this-table"), said_by_somebody
        )
        assert EN("refused-no-message-table") in said(lost.response)
