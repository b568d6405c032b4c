"""The greeting of local play, and what the bot says differently there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest
import simcord
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.i18n.texts import LANGUAGES, texts
from bot.model.table import Status
from bot.transitions.lobby import MOST_ALONE
from cogs.context import part_of
from cogs.publishing.publisher import Publisher
from games import GAME_IDS
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, alt, presses, replies, said
from tests.rigs.processes import until

EN = texts("en")
THREADS = 1 << 35


@asynccontextmanager
async def local_play(
    folder: Path, language: str = "en"
) -> AsyncIterator[tuple[Server, simcord.ResponseMessage]]:
    """Run the bot as in local play, greeting included: there are no threads."""
    async with server(folder, default_language=language) as discord:
        discord.context.local = True
        bot = discord.host.user
        assert bot is not None
        overwrite = Overwrite(bot.id, OverwriteType.MEMBER, deny=THREADS)
        discord.env.backend.set_overwrite(discord.channel.id, overwrite)
        await discord.env.settle()
        with discord.env.time_context():
            discord.host.dispatch("welcome", discord.channel.id)
        await until(lambda: bool(discord.shown(discord.channel.id)))
        await discord.env.settle()
        (greeting,) = discord.shown(discord.channel.id)
        yield discord, greeting


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_game_begins_with_one_press_against_computers(
    tmp_path: Path, language: str
) -> None:
    """One person in one browser tab plays a whole game."""
    async with local_play(tmp_path, language) as (discord, greeting):
        words = texts(language)
        assert words("welcome") in said(greeting)
        solo = [press for press in presses(greeting) if press.verb == "solo"]
        assert [words(f"{game}-name") for game in GAME_IDS] == [press.label for press in solo]
        for number, press in enumerate(solo):
            # One person may begin so many of them.
            person = discord.people[number // MOST_ALONE]
            result = await discord.press(person, greeting, press)
            (hand,) = replies(result)
            assert alt(hand)
            running = await discord.host.tables.queries.mine(person.id)
            assert number % MOST_ALONE + 1 == len(running)


async def test_a_table_for_several_is_opened_from_a_menu_without_a_private_word(
    tmp_path: Path,
) -> None:
    """The lobby appears below; nothing else has to be said."""
    async with local_play(tmp_path) as (discord, greeting):
        person = discord.people[1]
        for press in [press for press in presses(greeting) if press.verb == "new"]:
            result = await discord.press(person, greeting, press)
            assert [] == replies(result)
            (table, *_) = await discord.host.tables.queries.here(discord.channel.id)
            assert (press.value, Status.LOBBY, person.id) == (
                table.game,
                table.status,
                table.host.id,
            )
            await discord.host.tables.lobbies.cancel(table.id, table.host)
        forged = await discord.forge(person, greeting, "t1:0:-:new", values=["chess"])
        (reply,) = replies(forged)
        assert EN("refused-unknown-control") == said(reply)


async def test_the_tour_and_the_settings_are_one_press_away(tmp_path: Path) -> None:
    """Both are private, and the tour knows that there are no threads."""
    async with local_play(tmp_path) as (discord, greeting):
        person = discord.people[0]
        pressed = {press.verb: press for press in presses(greeting)}
        shown = await discord.press(person, greeting, pressed["settings"])
        assert EN("settings-title") in said(shown.response)
        page = (await discord.press(person, greeting, pressed["tour"])).response
        assert page is not None
        told = []
        while onward := [p for p in presses(page) if p.label == EN("button-next")]:
            told.append(said(page))
            await discord.press(person, page, onward[0])
        assert EN("tour-2-here") in "".join(told)
        assert "thread" not in "".join(told)
        assert {"new", "books", "settings"} <= {press.verb for press in presses(page)}


async def test_the_last_page_of_the_tour_opens_a_table(tmp_path: Path) -> None:
    """It is no dead end: the page says that the table is open, and where others take a seat."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        page = (await person.slash(discord.channel, "help")).response
        assert page is not None
        while onward := [p for p in presses(page) if p.label == EN("button-next")]:
            await discord.press(person, page, onward[0])
        assert EN("tour-5-title") in said(page)
        press = next(p for p in presses(page) if p.verb == "new")
        await discord.press(person, page, press)
        assert EN("opened", table="1", invited="no") in said(page)
        (lobby,) = discord.shown(discord.channel.id)
        assert EN("vikings-first-turn") in said(lobby)


async def test_nothing_is_missing_that_local_play_cannot_have(tmp_path: Path) -> None:
    """``/setup check`` asks for no threads where the page shows none."""
    async with local_play(tmp_path) as (discord, _):
        person = discord.people[0]
        role = discord.guild.create_role("managers", permissions=Permissions(manage_guild=True))
        discord.env.backend.add_member_role(discord.guild.id, person.id, role.id)
        await discord.env.settle()
        told = said((await person.slash(discord.channel, "setup check")).response)
        assert EN("setup-check-ready", channel=f"<#{discord.channel.id}>") in told
        assert "❌" not in told
        assert EN("permission-create-public-threads") not in told


async def test_a_call_links_to_nothing_outside(tmp_path: Path) -> None:
    """The real Discord knows nothing of local play: the channel is named instead."""
    async with local_play(tmp_path) as (discord, _):
        table = await PlayedTable.opened(discord, 2)
        await table.join(discord.people[1])
        await table.on_lobby(table.players[0], "start")
        await table.play(4)
        await discord.wait(hours=40)
        calls = [m.content for m in discord.shown(discord.channel.id) if "<@" in m.content]
        assert calls
        assert all(f"<#{discord.channel.id}>" in call for call in calls)
        listed = said((await table.players[0].slash(discord.channel, "table list")).response)
        assert "discord.com" not in "".join((*calls, listed))


async def test_a_start_waits_for_nothing_that_is_unsaid(tmp_path: Path) -> None:
    """A busy machine says it once the page is served; on Discord it is said at once."""
    async with local_play(tmp_path) as (discord, _):
        publisher = part_of(discord.host, Publisher)
        said_of: list[int] = []
        with (
            patch.object(discord.host.tables.outbox, "unpublished", AsyncMock(return_value=[7])),
            patch.object(publisher, "look_after", said_of.append),
        ):
            await publisher.on_ready()
            assert [] == said_of
            discord.context.local = False
            await publisher.on_ready()
            assert [7] == said_of
