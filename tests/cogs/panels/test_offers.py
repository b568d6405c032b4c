"""What a panel offers is what a press is not refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import time
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord.utils import utcnow

from bot.i18n.texts import texts
from bot.model.managers import GuildSetting, ServerLimits
from bot.model.preferences import QuietHours
from cogs.elements.custom_ids import Verb
from cogs.routing.replies import Replies
from rendering.guide.tour import PAGES
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.forms import LONG
from tests.rigs.offers import Reader
from tests.rigs.played_table import PlayedTable, presses, said

EN = texts("en")


async def nothing(_: Server, __: PlayedTable) -> None:
    """Leave the game as it began."""


async def fall_asleep(discord: Server, table: PlayedTable) -> None:
    """Begin the quiet hours of one player."""
    now = utcnow()
    quiet = QuietHours(time((now.hour - 1) % 24), time((now.hour + 5) % 24), "UTC")
    people = discord.host.tables.people
    await people.set_preferences(table.players[2].id, zone="UTC", quiet=quiet)


async def extend(discord: Server, table: PlayedTable) -> None:
    """Let everybody give more time."""
    for person in table.players:
        await discord.forge(person, await table.board(), f"t1:{table.id}:-:extend")


async def pause(discord: Server, table: PlayedTable) -> None:
    """Let the host stop the clocks."""
    await discord.forge(table.players[0], await table.board(), f"t1:{table.id}:-:pause")


async def lose_place(_: Server, table: PlayedTable) -> None:
    """Let a moderator delete the thread."""
    await table.lose_thread()


async def leave(_: Server, table: PlayedTable) -> None:
    """Let one of three leave, so that two stay."""
    await table.leave(table.players[2])


CHANGES = (fall_asleep, pause, nothing, extend, lose_place, leave)


@pytest.mark.parametrize("change", CHANGES if LONG else CHANGES[:2])
async def test_nothing_that_more_or_people_offer_is_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Server, PlayedTable], Awaitable[None]],
) -> None:
    """Each control is pressed at once, by a host, a guest and somebody who watches."""
    refused: list[str] = []
    refuse = Replies.refuse

    async def noted(self: Replies, interaction: Any, why: Any, table_id: Any = None) -> None:
        refused.append(why.key)
        await refuse(self, interaction, why, table_id)

    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, pace="slow")
        await change(discord, table)
        monkeypatch.setattr(Replies, "refuse", noted)
        for person in (table.players[1], table.players[0], discord.stranger):
            for verb in (Verb.MORE, Verb.PEOPLE):
                await _press_all(discord, person, f"t1:{table.id}:-:{verb}", refused)


async def _press_all(
    discord: Server,
    person: simcord.MemberActor,
    opening: str,
    refused: list[str],
) -> None:
    page = (await person.slash(discord.channel, "help")).response
    assert page is not None
    done: set[str] = set()
    while True:
        panel = (await discord.forge(person, page, opening)).response
        assert panel is not None
        fresh = [press for press in presses(panel) if press.custom_id not in done]
        if not fresh:
            return
        done.add(fresh[0].custom_id)
        await discord.press(person, panel, fresh[0])
        assert [] == refused, (person.name, fresh[0])


async def test_where_computers_do_not_play_none_are_offered(tmp_path: Path) -> None:
    """F79: nor at the question what is to become of free seats."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 3)
        await table.join(discord.people[1])
        host = table.players[0]
        tour = (await host.slash(discord.channel, "help")).response
        assert EN("button-computer-add") in said(tour)
        none = GuildSetting(limits=ServerLimits(computers=False))
        await discord.host.tables.servers.choose(discord.guild.id, none)
        shown = (await table.on_lobby(host, "computers")).response
        assert EN("refused-no-computers") in said(shown)
        assert "computer" not in {press.verb for press in presses(shown)}
        asked = (await host.click(table.lobby, custom_id=f"t1:{table.id}:-:start")).followups[0]
        assert [press.label for press in presses(asked)] == [EN("button-start-smaller", count=2)]
        tour = (await host.slash(discord.channel, "help")).response
        assert EN("button-computer-add") not in said(tour)
        rules = (await host.slash(discord.channel, "vikings rules")).response
        assert not {"study", "learn"} & {
            press.verb for page in (tour, rules) for press in presses(page)
        }
        another = await PlayedTable.opened(discord, 3)
        assert ["computers"] == [
            press.verb
            for lobby in (table.lobby, another.lobby)
            for press in presses(lobby)
            if press.verb == "computers"
        ]


async def test_no_table_is_offered_in_direct_messages(tmp_path: Path) -> None:
    """F79: the tour and the rules are for there, too, and a table is not."""
    opening = {"new", "study", "learn"}
    async with server(tmp_path) as discord:
        page = (await discord.people[0].slash(discord.channel, "help")).response
        assert page is not None
        reader = await Reader.of(discord, discord.people[0], page)
        asked = [
            *(Press(f"t1:0:-:tour:{number}") for number in (1, PAGES)),
            Press("t1:0:-:guide:vikings.1"),
        ]
        offered = {one.verb for press in asked for one in (await reader.press(press))[1]}
        assert opening <= offered
        reader._interaction.guild_id = None
        for press in asked:
            refusal, offered_there = await reader.press(press)
            assert refusal == ""
            assert offered_there
            assert not opening & {one.verb for one in offered_there}


async def test_after_a_game_where_computers_do_not_play_people_are_offered(tmp_path: Path) -> None:
    """F79: every game with others, none against computers."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        none = GuildSetting(limits=ServerLimits(computers=False))
        await discord.host.tables.servers.choose(discord.guild.id, none)
        others = f"t1:{table.id}:-:others"
        shown = (await table.players[0].click(await table.board(), custom_id=others)).response
        assert {"hand", "othertogether"} == {press.verb for press in presses(shown)}
        assert EN("other-games", computers="no") in said(shown)
