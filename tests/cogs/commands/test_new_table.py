"""What one may choose on opening a table follows from what the rules declare."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from msgspec.structs import replace
from simcord.enums import ChannelType

from bot.i18n.texts import texts
from bot.model.table import Place, TableId
from cogs.commands.new_table import MOST, fields_of
from cogs.panels.option_forms import SWITCHES
from games import GAME_IDS, find
from games.api import AnyGame, Option
from tests.cogs.publishing.test_outages import THREADS, forbid
from tests.rigs.discord_server import Server, server
from tests.rigs.filled_forms import fields
from tests.rigs.played_table import PlayedTable, said

EN = texts("en")
COMMON = ["language", "where", "pace", "open_hands", "invited_only"]


def game(seats: Any, *options: Option) -> Any:
    """A game with the words of Clash of Vikings."""
    return SimpleNamespace(id="vikings", seats=seats, options=options)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_option_of_a_game_can_be_chosen_at_the_opening(game_id: str) -> None:
    """Declared once, in the rules: key, default and values."""
    rules: AnyGame = find(game_id)
    fields = {field.key: field for field in fields_of(rules)}
    seats = ["seats"] if len(rules.seats) > 1 else []
    assert [*seats, *(option.key for option in rules.options), *COMMON] == list(fields)
    for option in rules.options:
        field = fields[option.key]
        assert (type(option.default), option.default) == (field.kind, field.default)
        offered = tuple(value for value, _ in field.choices) or (False, True)
        assert option.choices == offered
    assert all(fields[field].default in rules.seats for field in seats)


def test_the_numbers_0_and_1_are_listed() -> None:
    """They equal False and True: the command asked for any number, and refused all but two."""
    (field,) = [
        one for one in fields_of(game((2,), Option("aces", 0, (0, 1)))) if one.key == "aces"
    ]
    assert ((0, "vikings-option-aces-0"), (1, "vikings-option-aces-1")) == field.choices


def test_a_game_for_one_number_of_players_does_not_ask_for_it() -> None:
    """There is nothing to choose."""
    assert COMMON == [field.key for field in fields_of(game(range(2, 3)))]


def test_numbers_of_players_with_gaps_are_a_list() -> None:
    """A number in a gap cannot be typed; the usual one is the largest up to four."""
    (seats, *_) = fields_of(game((2, 3, 7)))
    assert [2, 3, 7] == [value for value, _ in seats.choices]
    assert seats.default == 3


def test_more_options_than_discord_takes_are_left_to_the_lobby() -> None:
    """25 parameters a command; those that every table has are never the ones left out."""
    switches = [Option(f"switch{n}", default=False, choices=(False, True)) for n in range(40)]
    keys = [field.key for field in fields_of(game(range(2, 5), *switches))]
    assert MOST == len(keys)
    assert ["seats", "switch0"] == keys[:2]
    assert COMMON == keys[-5:]


async def _offered_boxes(
    discord: Server,
    host: simcord.MemberActor,
    panel: simcord.ResponseMessage,
    table: TableId,
) -> set[str]:
    """List the rules that a host may turn on."""
    opened = await discord.forge(host, panel, f"t1:{table}:-:term:game")
    return {option["label"] for option in fields(opened)[SWITCHES]["options"]}


async def test_an_option_that_is_not_for_so_many_players_is_said_to_be_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """API, Option.seats: it has its default then, and neither lobby nor options speak of it."""
    rules = find("vikings")
    declared = tuple(
        replace(option, seats=(4,)) if option.key == "bluff_arena" else option
        for option in rules.options
    )
    monkeypatch.setattr(type(rules), "options", declared)
    bluff = EN("vikings-option-bluff_arena-yes")
    async with server(tmp_path) as discord:
        host = discord.people[0]
        for seats, offered in ((4, True), (2, False)):
            opened = await host.slash(discord.channel, "vikings new", seats=seats, bluff=True)
            (table,) = await discord.host.tables.queries.here(discord.channel.id)
            assert offered is table.terms.options["bluff_arena"]
            panel = (await host.slash(discord.channel, "table options")).response
            assert panel is not None
            told = {
                "left out": EN("opened-without", option=bluff) not in said(opened.response),
                "lobby": bluff in said(discord.shown(discord.channel.id)[-1]),
                "panel": bluff in said(panel),
                "form": bluff in await _offered_boxes(discord, host, panel, table.id),
            }
            assert dict.fromkeys(told, offered) == told
            await host.slash(discord.channel, "table cancel")


@pytest.mark.parametrize(("only", "how"), [(False, "button-join"), (True, "button-invite")])
async def test_whoever_opens_a_table_reads_how_others_come_to_it(
    tmp_path: Path, how: str, *, only: bool
) -> None:
    """At a table for guests nobody else can take a seat."""
    async with server(tmp_path) as discord:
        chosen = {"invited-only": only}
        opened = await discord.people[0].slash(discord.channel, "vikings new", **chosen)
        told = said(opened.response)
        assert [how] == [one for one in ("button-join", "button-invite") if f"*{EN(one)}*" in told]


async def test_a_table_is_opened_where_its_messages_stand_in_nobodys_way(tmp_path: Path) -> None:
    """From the thread of a game in the channel around it; a thread of people's own is a channel."""
    async with server(tmp_path) as discord:
        host, queries = discord.people[0], discord.host.tables.queries
        table = await PlayedTable.started(discord)
        thread = discord.env.backend.create_thread(
            discord.channel.id, "parlour", host.id, type=ChannelType.PUBLIC_THREAD
        )
        await discord.env.settle()
        await PlayedTable.opened(discord, channel=discord.at(thread.id))
        for here, there in ((await table.home(), discord.channel.id), (thread.id, thread.id)):
            known = {one.id for one in await queries.active(discord.guild.id)}
            await host.slash(discord.at(here), "norwegian new")
            (opened,) = (
                one for one in await queries.active(discord.guild.id) if one.id not in known
            )
            assert opened.channel_id == there


async def test_where_the_bot_may_open_no_thread_a_table_is_played_in_the_channel(
    tmp_path: Path,
) -> None:
    """It is not refused for want of a permission that it can do without."""
    async with server(tmp_path) as discord:
        forbid(discord, THREADS)
        table = await PlayedTable.opened(discord)
        assert (await discord.host.tables.queries.get(table.id)).place is Place.HERE
