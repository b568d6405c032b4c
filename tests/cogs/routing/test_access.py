"""Who may see and do what at a table: what they may in its channel, whatever way they try."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord import ComponentType
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.i18n.texts import texts
from bot.model.table import TableId
from cogs.elements.custom_ids import Need, Verb, move_press, word_of
from cogs.interactions.verbs import BY_VERB
from tests.cogs.commands.test_commands import LAST, NONSENSE, concerns_tables
from tests.cogs.interactions.test_rematch import finish
from tests.rigs.discord_server import Server, server
from tests.rigs.forms import LONG, shared
from tests.rigs.played_table import PlayedTable, alt, said

EN = texts("en")
VIEW, SEND, IN_THREADS = 1 << 10, 1 << 11, 1 << 38
MISSING = TableId(4321)
MOMENTS = ("lobby", "game", "end")

Place = tuple[simcord.MemberActor, simcord.ChannelHandle]
"""Somebody, and where they are."""


def forbid(
    discord: Server, person: simcord.MemberActor, bits: int, channel_id: int | None = None
) -> None:
    """Take permissions from a person in the channel of the table."""
    overwrite = Overwrite(person.id, OverwriteType.MEMBER, deny=bits)
    discord.env.backend.set_overwrite(channel_id or discord.channel.id, overwrite)


async def at_another_server(discord: Server, person: simcord.MemberActor) -> Place:
    """Somebody writes from a server of theirs, where the bot is too."""
    elsewhere = discord.env.create_guild("Asgard")
    channel = elsewhere.create_text_channel("tables")
    await discord.env.settle()
    there = elsewhere.add_member(person.user)
    await discord.env.settle()
    return there, channel


async def without_view(discord: Server, person: simcord.MemberActor) -> Place:
    """Somebody who cannot see the table's channel writes in another one."""
    lounge = discord.guild.create_text_channel("lounge")
    forbid(discord, person, VIEW)
    await discord.env.settle()
    return person, lounge


async def table_at(discord: Server, moment: str) -> PlayedTable:
    """A table of two at a moment of its life, and of three in its lobby."""
    if moment == "lobby":
        table = await PlayedTable.opened(discord, 3)
        await table.join(discord.people[1])
        return table
    table = await PlayedTable.started(discord)
    if moment == "end":
        await finish(discord, table)
    return table


async def everything(discord: Server, table: PlayedTable) -> object:
    """All that is known of the table, and every live table of the server."""
    queries = discord.host.tables.queries
    return await queries._tables.peek(table.id), await queries.active(discord.guild.id)


async def controls(table: PlayedTable) -> list[tuple[str, list[str] | None]]:
    """A press of every verb, and of a move where one is asked for; ``@`` is the table's number."""
    found: list[tuple[str, list[str] | None]] = []
    word, person = "Believe-", table.players[0].id
    if await table.server.host.tables.queries.mine(person):
        for player, decision in await table.asked() if await under_way(table) else ():
            move = (await table.look(player)).legal[0]
            word = word_of(move)
            found.append((move_press(table.id, decision, move).spelt(), None))
            found.append((f"t1:@:{decision}:choose:0", [word]))
    # What concerns a series knows no table.
    # And whoever has themselves forgotten has had no seat here.
    # What is found on a server names the table in its argument.
    found += [
        (f"t1:0:-:{verb}:@{seat}", None)
        for verb, seat in (
            ("findjoin", ""),
            ("findtake", ".1"),
            ("findwatch", ""),
            ("findreplay", ""),
        )
    ]
    away = ("series", "find")
    for verb in (v for v in Verb if not v.startswith(away) and v is not Verb.FORGET):
        values = [word] if BY_VERB[verb].control is not ComponentType.button else None
        found += [(f"t1:@:-:{verb}{argument}", values) for argument in ("", f":0.{person}")]
    return [(custom_id.replace(f"t1:{table.id}:", "t1:@:"), v) for custom_id, v in found]


async def under_way(table: PlayedTable) -> bool:
    """Whether a game is played."""
    return (await table.server.host.tables.queries.get(table.id)).status == "playing"


def commands(place: Place) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command that concerns a table, with all that it needs but the table's number."""
    person, channel = place
    for command in sorted(person.available_commands(channel), key=lambda c: c in LAST):
        if concerns_tables(command):
            yield command, NONSENSE.get(command, {})


Act = Callable[[TableId], Awaitable[Any]]


async def ways(discord: Server, table: PlayedTable, place: Place) -> list[tuple[str, Act]]:
    """List every way to see or do something at a table by its number."""
    person, channel = place
    page = (await person.slash(channel, "help")).response
    assert page is not None

    def pressing(custom_id: str, values: list[str] | None) -> Act:
        return lambda number: discord.forge(
            person, page, custom_id.replace("@", str(number)), values=values
        )

    def giving(command: str, options: dict[str, Any]) -> Act:
        return lambda number: person.slash(channel, command, table=int(number), **options)

    return [
        *((custom_id, pressing(custom_id, values)) for custom_id, values in await controls(table)),
        *((command, giving(command, options)) for command, options in commands(place)),
    ]


async def answered(discord: Server, person: simcord.MemberActor, act: Awaitable[Any]) -> list[Any]:
    """Let something be done; all of it that reaches the person, and the others in public."""
    mark = len(discord.wire.requests)
    await act
    return discord.told(person, mark)


def verb_of(way: str) -> Verb | None:
    """Name what a control does; None of a command, and of a move."""
    verb = way.split(":")[3] if way.startswith("t1:") else None
    return next((one for one in Verb if one == verb), None)


@pytest.mark.parametrize(("moment", "outside"), shared(MOMENTS, [at_another_server, without_view]))
async def test_to_who_may_not_see_it_a_table_does_not_exist(
    tmp_path: Path, outside: Callable[..., Awaitable[Place]], moment: str
) -> None:
    """F79: every command and control answers as for a number that no table has."""
    async with server(tmp_path) as discord:
        table = await table_at(discord, moment)
        place = await outside(discord, discord.stranger)
        before = await everything(discord, table)
        for way, act in await ways(discord, table, place):
            heard = await answered(discord, place[0], act(table.id))
            assert heard == await answered(discord, place[0], act(MISSING)), way
            assert heard, way
        assert before == await everything(discord, table)


@pytest.mark.parametrize("outside", [at_another_server, without_view])
async def test_nothing_is_offered_of_a_table_to_who_may_not_see_it(
    tmp_path: Path, outside: Callable[..., Awaitable[Place]]
) -> None:
    """F79: neither lists nor what comes up as one types betray it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person, channel = await outside(discord, discord.stranger)
        number = int(table.id)
        for command, option in (("table answer", "choice"), ("seat answers", "answer")):
            assert [] == await person.autocomplete(channel, command, option, "", table=number)
        assert [] == await person.autocomplete(channel, "table show", "table", "")
        listed = await person.slash(channel, "table list")
        assert EN("list-empty") in said(listed.response)
        assert EN("find-nothing") in said(listed.response)
        for command, options in commands((person, channel)):
            result = await person.slash(channel, command, **options)
            assert EN("refused-no-table-here") == said(result.response), command


@pytest.mark.parametrize("moment", MOMENTS)
async def test_who_is_on_the_server_no_more_has_nothing_of_a_seat(
    tmp_path: Path, moment: str
) -> None:
    """F79: the seat is kept for whoever comes back; from elsewhere there is a sentence."""
    async with server(tmp_path) as discord:
        table = await table_at(discord, moment)
        person, channel = await at_another_server(discord, discord.people[1])
        discord.env.backend.remove_member(discord.guild.id, person.id)
        await discord.env.settle()
        before = await everything(discord, table)
        for way, act in await ways(discord, table, (person, channel)):
            verb = verb_of(way)
            if verb is not None and BY_VERB[verb].need is None:
                continue
            result = await act(table.id)
            assert EN("refused-other-server", table=str(table.id)) == said(result.response), way
            assert "" == alt(result.response), way
        listed = said((await person.slash(channel, "table list")).response)
        assert {"Astrid", "Bjorn"} & set(listed.split()) == set()
        assert before == await everything(discord, table)


@pytest.mark.parametrize("moment", MOMENTS)
async def test_who_may_only_read_sees_all_and_changes_nothing(tmp_path: Path, moment: str) -> None:
    """F79: what acts wants the right to write there, and says so."""
    async with server(tmp_path) as discord:
        table = await table_at(discord, moment)
        person = discord.stranger
        lounge = discord.guild.create_text_channel("lounge")
        forbid(discord, person, SEND | IN_THREADS)
        await discord.env.settle()
        before = await everything(discord, table)
        there = EN("refused-writing-needed", channel=f"<#{discord.channel.id}>")
        sentences = {Need.ACT: EN("refused-read-only"), Need.POST: there}
        for number, where in enumerate((discord.channel, lounge)):
            # Each way from one of the two places; in a soak from both.
            every = await ways(discord, table, (person, where))
            for way, act in every if LONG else every[number::2]:
                heard = said((await act(table.id)).response)
                assert EN("refused-no-table") not in heard, way
                if way.startswith("t1:"):
                    verb = verb_of(way)
                    need = None if verb is None else BY_VERB[verb].need
                    if need is not None and need in sentences:
                        assert sentences[need] in heard, way
            assert EN("refused-read-only") in said(
                (await person.slash(where, "table join", table=int(table.id))).response
            )
        opened = await person.slash(discord.channel, "vikings new", where="thread")
        assert there == said(opened.response)
        unnamed = await person.slash(discord.at(await table.home()), "table show")
        assert EN("refused-read-only") in said(unnamed.response)
        assert before == await everything(discord, table)


async def test_whom_a_table_wants_at_no_seat_may_watch_it_and_no_more(tmp_path: Path) -> None:
    """F79: who was removed by the others sees what all see."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        first, second, removed = table.players
        for voter in (first, second):
            remove = await discord.current(voter, f"t1:{table.id}:-:remove")
            await discord.forge(voter, await table.board(), remove, values=[f"2.{removed.id}"])
        seat = (await table.look()).table.players[2]
        assert not seat.present
        before = await everything(discord, table)
        for way, act in await ways(discord, table, (removed, discord.channel)):
            heard = said((await act(table.id)).response)
            assert EN("refused-no-table") not in heard, way
        taken = await removed.slash(discord.channel, "seat take", table=int(table.id))
        assert EN("refused-barred") in said(taken.response)
        watched = (await table.look()).view
        panel = await removed.slash(discord.channel, "table hand", table=int(table.id))
        assert EN("panel-watching") in said(panel.response)
        assert watched == (await table.look()).view
        assert before == await everything(discord, table)


_KEPT_OUT = ("no-table", "other-server", "read-only")
_GIVES_UP = re.compile(r"\b(leave|leaving|conceding)\b")


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_seat_is_kept_whatever_the_channel_says(tmp_path: Path, moment: str) -> None:
    """F79: nobody is shut out of a game of their own; only a new table is no matter of a seat."""
    async with server(tmp_path) as discord:
        table = await table_at(discord, moment)
        person, lounge = await without_view(discord, table.players[1])
        outs = {EN(f"refused-{key}", table=str(table.id)) for key in _KEPT_OUT}
        for way, act in await ways(discord, table, (person, lounge)):
            if _GIVES_UP.search(way):
                continue
            result = await act(table.id)
            # A form is opened for nobody who is shut out.
            heard = "" if result.modal is not None else said(result.response)
            if "rematch" in way:
                assert EN("refused-writing-needed", channel=f"<#{discord.channel.id}>") in heard
            else:
                assert set() == {out for out in outs if out in heard}, way
        if moment != "end":
            await table.leave(person, lounge)
            gone = await person.slash(lounge, "table hand", table=int(table.id))
            assert EN("refused-no-table") == said(gone.response)


async def test_a_spectator_sees_a_table_from_all_over_the_server(tmp_path: Path) -> None:
    """Whoever may see its channel may see the table from another one, by number."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        lounge = discord.guild.create_text_channel("lounge")
        await discord.env.settle()
        shown = await discord.stranger.slash(lounge, "vikings board", table=int(table.id))
        assert alt(shown.response)
        posted = await discord.stranger.slash(lounge, "table show", table=int(table.id))
        assert EN("shown-again", table=str(table.id)) == said(posted.response)


async def test_a_private_thread_is_known_from_within_alone(tmp_path: Path) -> None:
    """F79: seeing the channel around it is not enough, as the bot does not know who was invited."""
    async with server(tmp_path) as discord:
        host, guest = discord.people[:2]
        backend = discord.env.backend
        thread = backend.create_thread(
            discord.channel.id, "den", host.id, type=ChannelType.PRIVATE_THREAD
        )
        backend.add_thread_member(thread.id, backend.bot_user.id)
        await discord.env.settle()
        den = discord.at(thread.id)
        table = await PlayedTable.opened(discord, 2, channel=den)
        for person, command in ((guest, "table join"), (guest, "table options")):
            heard = await person.slash(discord.channel, command, table=int(table.id))
            assert EN("refused-no-table") == said(heard.response), command
        shown = await host.slash(discord.channel, "table options", table=int(table.id))
        assert EN("terms-title", game=EN("vikings-name"), table=str(table.id)) in said(
            shown.response
        )
        backend.add_thread_member(thread.id, guest.id)
        await guest.slash(den, "table join", table=int(table.id))
        assert ("Astrid", "Bjorn") == (await discord.host.tables.queries.get(table.id)).names


@pytest.mark.parametrize(
    ("where", "taken", "joins"),
    [
        ("thread", SEND, True),
        ("thread", IN_THREADS, False),
        ("here", SEND, False),
        ("here", IN_THREADS, True),
    ],
)
async def test_to_act_takes_the_right_to_write_where_the_game_will_be_played(
    tmp_path: Path, where: str, taken: int, joins: bool
) -> None:
    """F79: Discord has a right of its own for threads."""
    async with server(tmp_path) as discord:
        guest = discord.people[1]
        forbid(discord, guest, taken)
        await discord.env.settle()
        table = await PlayedTable.opened(discord, 3, where=where)
        heard = await guest.slash(discord.channel, "table join", table=int(table.id))
        assert (EN("refused-read-only") not in said(heard.response)) == joins
        names = (await discord.host.tables.queries.get(table.id)).names
        assert ("Bjorn" in names) == joins


async def test_an_open_thread_is_known_from_the_channel_around_it(tmp_path: Path) -> None:
    """F79: whoever sees the channel sees its threads, but the private ones."""
    async with server(tmp_path) as discord:
        host, guest = discord.people[:2]
        thread = discord.env.backend.create_thread(
            discord.channel.id, "parlour", host.id, type=ChannelType.PUBLIC_THREAD
        )
        await discord.env.settle()
        table = await PlayedTable.opened(discord, 3, channel=discord.at(thread.id))
        await guest.slash(discord.channel, "table join", table=int(table.id))
        assert ("Astrid", "Bjorn") == (await discord.host.tables.queries.get(table.id)).names
        forbid(discord, discord.stranger, VIEW)
        lounge = discord.guild.create_text_channel("lounge")
        await discord.env.settle()
        heard = await discord.stranger.slash(lounge, "table options", table=int(table.id))
        assert EN("refused-no-table") == said(heard.response)
