"""*Next table*: after a move, to another table that waits, in the same private message."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
import simcord
from discord import Permissions
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from bot.model.table import TableId
from cogs.routing.next_table import next_table
from games import find
from games.api import Seat
from tests.rigs.discord_server import Press, server
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.seated import seated
from tests.rigs.table_views import table_view

EN = texts("en")


async def moved(
    first: PlayedTable, second: PlayedTable, label: str = EN("button-next-table")
) -> tuple[simcord.MemberActor, simcord.ResponseMessage, Press]:
    """Play at the first table until a panel offers to go on to the second."""
    for _ in range(60):
        ((person, _), *_) = await first.asked()
        if person.id not in {other.id for other, _ in await second.asked()}:
            await second.step()
            continue
        # While both tables wait for somebody, each asks its own question first.
        asked = presses(await first.hand(person))
        assert label not in [press.label for press in asked]
        await first.answer(person)
        panel = await first.panel(person)
        if onward := [p for p in presses(panel) if p.label == label]:
            return person, panel, onward[0]
    raise AssertionError("nobody is offered another table")


async def test_after_a_move_the_next_table_takes_the_place_of_this_one(tmp_path: Path) -> None:
    """One press, no new message; what happens at the table left behind does not bring it back."""
    async with server(tmp_path) as discord:
        first, second = await PlayedTable.started(discord), await PlayedTable.started(discord)
        person, panel, onward = await moved(first, second)
        before = len(discord.private(person))
        result = await discord.press(person, panel, onward)
        assert result.response is not None
        assert panel.id == result.response.id
        assert before == len(discord.private(person))
        answers = {p.custom_id for p in presses(result.response)}
        assert any(custom_id.startswith(f"t1:{second.id}:q") for custom_id in answers)
        shown = (said(panel), alt(panel))
        while person.id not in {other.id for other, _ in await first.asked()}:
            other, _ = (await first.asked())[0]
            await first.hand(other)
            await first.answer(other)
        assert shown == (said(panel), alt(panel))


async def test_a_table_of_nobody_is_not_shown_for_the_next_one(tmp_path: Path) -> None:
    """F79: what is forged leads to no table that one may not see, and to none that is none."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person = table.players[0]
        hand = await table.hand(person)
        for number, key in (("999", "refused-no-table"), ("x", "refused-unknown-control")):
            result = await discord.forge(person, hand, f"t1:{table.id}:-:next:{number}")
            assert EN(key) in said(result.response)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_panel_that_asks_nothing_leads_to_the_table_that_waits(
    tmp_path: Path, language: str
) -> None:
    """Also where nobody has just moved; and without any panel by command."""
    async with server(tmp_path) as discord:
        words = texts(language)
        discord.locales |= {person.id: language for person in discord.people}
        first, second = await PlayedTable.started(discord), await PlayedTable.started(discord)
        person, _, onward = await moved(first, second, words("button-next-table"))
        opened = await first.hand(person)
        assert onward in presses(opened)
        caught_up = await person.slash(discord.channel, "table catchup", table=int(first.id))
        assert caught_up.response is not None
        assert onward in presses(caught_up.response)
        waiting = await person.slash(discord.channel, "me next")
        assert waiting.response is not None
        answers = {p.custom_id for p in presses(waiting.response)}
        assert any(custom_id.startswith(f"t1:{second.id}:q") for custom_id in answers)
        none = await discord.stranger.slash(discord.channel, "me next")
        assert words("next-none") in said(none.response)


async def test_the_next_table_is_one_that_can_be_reached_from_here() -> None:
    """One of another server waits there: pressed here it would be refused."""
    game = find("norwegian")
    look = table_view(game, game.start(2, {}, "seed").state, 2, Seat(0))
    person = seated(look.table.players[0])
    there, here = (
        replace(look, table=replace(look.table, id=TableId(number), guild_id=number))
        for number in (2, 3)
    )
    queries = SimpleNamespace(mine=AsyncMock(return_value=[there, here]))
    context: Any = SimpleNamespace(tables=SimpleNamespace(queries=queries))
    press: Any = SimpleNamespace(user=person, guild_id=3, channel_id=here.table.channel_id)
    press.permissions, press.channel = Permissions.none(), None
    assert await next_table(context, press) == here.table.id
