"""Who manages a server sees its tables and acts on them, in public and without a hand (F87)."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import PropertyMock, patch

import pytest
import simcord
from discord import Guild, Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.i18n.texts import texts
from bot.model.managers import GuildSetting, ServerLimits
from bot.model.players import Person
from bot.model.table import SeriesId, Status, TableId
from bot.table.live_table import LiveTable
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.panels.limits import ALSO, COMPUTERS, EACH, MOST, OPENERS, PACE
from cogs.panels.night_form import NO_QUIET, OTHER_QUIET, OTHER_ZONE, QUIET
from cogs.panels.option_forms import STAND_IN, TABLE
from cogs.publishing.welcome import Welcome
from tests.cogs.routing.test_access import VIEW, forbid
from tests.play.disturbed.lasting import Lasting
from tests.rigs.discord_server import Server, server
from tests.rigs.filled_forms import change_limits, fields, fill
from tests.rigs.played_table import PlayedTable, presses, replies, said
from tests.rigs.refusals import quarantine

EN = texts("en")
NUMBERS = {EACH: "10", MOST: "100"}
"""What a server may allow; those of tests allow more."""


async def promoted(
    discord: Server, person: simcord.MemberActor, **permissions: bool
) -> simcord.RoleHandle:
    """Give somebody a role with some permissions, none by itself."""
    role = discord.guild.create_role("role", permissions=Permissions(**permissions))
    await discord.env.settle()
    discord.env.backend.add_member_role(discord.guild.id, person.id, role.id)
    await discord.env.settle()
    return role


async def act(
    discord: Server,
    person: simcord.MemberActor,
    verb: str,
    subject: str = "t1",
    values: list[str] | None = None,
) -> str:
    """What somebody is told who presses a manager's control."""
    page = (await person.slash(discord.channel, "help")).response
    assert page is not None
    press = await discord.current(person, f"t1:0:-:{verb}:{subject}")
    result = await discord.forge(person, page, press, values=values)
    if result.modal is not None:
        (label,) = result.modal["components"]
        sent = {label["component"]["custom_id"]: "Too loud"}
        result = await person.submit_modal(result, sent)
    return "".join(map(said, replies(result)))


def public(discord: Server, *places: int) -> str:
    """All that can be read in some channels and threads."""
    return "\n".join(said(message) for place in places for message in discord.shown(place))


async def test_a_managers_list_names_every_table_and_shows_no_hand(tmp_path: Path) -> None:
    """F87: with its state and who is waited for; a manager who does not play sees no picture."""
    async with server(tmp_path) as discord:
        chief = discord.people[3]
        await promoted(discord, chief, manage_guild=True)
        await PlayedTable.started(discord)
        await PlayedTable.opened(discord, 3)
        await discord.people[2].slash(discord.channel, "series match", game="vikings")
        result = await chief.slash(discord.channel, "setup tables")
        told = said(result.response)
        assert EN("managers-title", count=3) in told
        assert "**1**" in told
        assert "**2**" in told
        assert "Astrid" in told or "Bjorn" in told
        assert result.response is not None
        assert not result.response.attachments
        one = await chief.slash(discord.channel, "setup tables", table=1)
        assert one.response is not None
        assert not one.response.attachments
        assert EN("managers-button-pause") in str(one.response.components)


async def test_a_managers_pause_holds_until_a_manager_ends_it(tmp_path: Path) -> None:
    """F87: told in the thread; the players' own *Resume* says whose it is, also after a restart."""
    async with server(tmp_path) as discord:
        chief = discord.people[3]
        await promoted(discord, chief, manage_guild=True)
        table = await PlayedTable.started(discord)
        assert EN("managers-done") in await act(discord, chief, "halt")
        line = EN("managers-act-paused", manager=f"<@{chief.id}>")
        assert public(discord, await table.home()).count(line) == 1
        await discord.restart()
        queries = discord.host.tables.queries
        assert (await queries.get(table.id)).paused_by_managers
        heard = await discord.people[0].slash(discord.at(await table.home()), "table resume")
        assert EN("refused-pause-of-managers") in said(heard.response)
        assert EN("refused-already-paused") in await act(discord, chief, "halt")
        await discord.wait(days=28)
        home = await table.home()
        (asked,) = [
            m
            for m in discord.shown(home)
            if EN("managers-button-renew", days=30) in str(m.components)
        ]
        assert f"<@{chief.id}>" in said(asked)
        pressed = await chief.click(asked, custom_id=f"t1:0:-:halt:t{table.id}")
        assert EN("managers-done") in said(pressed.response)
        await discord.spoken()
        assert asked.id not in [message.id for message in discord.shown(home)]
        await discord.wait(days=5)
        assert (await queries.get(table.id)).paused_by_managers
        await act(discord, chief, "release")
        assert (await queries.get(table.id)).paused_at is None
        assert EN("managers-act-resumed", manager=f"<@{chief.id}>") in public(
            discord, await table.home()
        )


async def test_closing_a_table_tells_everybody_why(tmp_path: Path) -> None:
    """F87: a game and a lobby; nobody has won, and the place to play is free."""
    async with server(tmp_path) as discord:
        chief = discord.people[3]
        await promoted(discord, chief, manage_guild=True)
        table = await PlayedTable.started(discord)
        lobby = await PlayedTable.opened(discord, 3)
        home = await table.home()
        for number in (1, 2):
            assert EN("managers-done") in await act(discord, chief, "shut", f"t{number}")
        line = EN("managers-act-closed", manager=f"<@{chief.id}>", reason="Too loud")
        assert line in public(discord, home)
        assert line in public(discord, discord.channel.id)
        for one in (table, lobby):
            ended = await discord.host.tables.queries.get(one.id)
            assert ended.status is Status.CANCELLED
        assert EN("refused-table-ended") in await act(discord, chief, "shut")


async def test_a_seat_that_a_manager_took_away_is_not_taken_back(tmp_path: Path) -> None:
    """F87: in a lobby and in a game."""
    async with server(tmp_path) as discord:
        _, guest, _, chief, _ = discord.people
        await promoted(discord, chief, manage_guild=True)
        table = await PlayedTable.started(discord, 3)
        lobby = await PlayedTable.opened(discord, 3)
        await lobby.join(guest)
        for number in (1, 2):
            await act(discord, chief, "unseat", f"t{number}", [str(guest.id)])
        line = EN("managers-act-unseated", manager=f"<@{chief.id}>", whom=f"<@{guest.id}>")
        assert line in public(discord, await table.home())
        assert line in public(discord, discord.channel.id)
        queries = discord.host.tables.queries
        assert (await queries.get(table.id)).seat_of(guest.id) is None
        assert (await queries.get(table.id)).status is Status.PLAYING
        assert (await queries.get(lobby.id)).names == ("Astrid",)
        heard = await guest.slash(discord.channel, "table join", table=2)
        assert EN("refused-barred") in said(heard.response)
        assert EN("refused-nobody-there") in await act(
            discord, chief, "unseat", "t1", [str(guest.id)]
        )
        assert "Chloe" in (await queries.get(table.id)).names


async def test_a_table_moves_to_another_channel_and_says_so_where_it_was(tmp_path: Path) -> None:
    """F87: lobby and game go on there; the old place leads on, and who is asked is called."""
    async with server(tmp_path) as discord:
        chief = discord.people[3]
        await promoted(discord, chief, manage_guild=True)
        table = await PlayedTable.started(discord)
        lobby = await PlayedTable.opened(discord, 3)
        other = discord.guild.create_text_channel("games")
        await discord.env.settle()
        before = await table.home()
        for number in (1, 2):
            await act(discord, chief, "shift", f"t{number}", [str(other.id)])
        queries = discord.host.tables.queries
        now = await queries.get(table.id)
        assert now.channel_id == other.id
        assert now.thread_id not in (None, before)
        assert discord.env.backend.get_channel(now.home_id).parent_id == other.id
        moved = EN("managers-act-moved", manager=f"<@{chief.id}>", home=f"<#{now.home_id}>")
        assert moved in public(discord, before)
        await table.board()
        asked, _ = (await table.asked())[0]
        assert f"<@{asked.id}>" in public(discord, now.home_id)
        assert (await queries.get(lobby.id)).channel_id == other.id
        assert EN("button-join") in str([m.components for m in discord.shown(other.id)])
        assert EN("refused-already-there") in await act(
            discord, chief, "shift", "t2", [str(other.id)]
        )


async def test_a_series_is_shown_where_it_moves_whatever_its_old_place_refused(
    tmp_path: Path,
) -> None:
    """F87, F99: what kept its sheet from a channel keeps it from no other one."""
    async with server(tmp_path) as discord:
        ann, bob, _, chief, *_ = discord.people
        await promoted(discord, chief, manage_guild=True)
        closed, other = (discord.guild.create_text_channel(name) for name in ("closed", "games"))
        await discord.env.settle()
        await ann.slash(closed, "series match", game="vikings")
        user = discord.host.user
        assert user is not None
        overwrite = Overwrite(user.id, OverwriteType.MEMBER, deny=VIEW)
        discord.env.backend.set_overwrite(closed.id, overwrite)
        await discord.env.settle()
        await bob.slash(closed, "series join")
        await discord.spoken()
        assert "Bjorn" not in public(discord, closed.id)
        await act(discord, chief, "shift", "s1", [str(other.id)])
        await discord.spoken()
        assert "Bjorn" in public(discord, other.id)


async def test_a_deleted_thread_is_for_players_and_managers_to_see_to(tmp_path: Path) -> None:
    """F13, F87: nobody else has the game go on, no player closes it, nobody is called before."""
    async with server(tmp_path) as discord:
        chief, moderator = discord.people[3:5]
        await promoted(discord, chief, manage_guild=True)
        await promoted(discord, moderator, manage_threads=True)
        table = await PlayedTable.started(discord)
        gone = await table.home()
        await table.lose_thread()
        asked = discord.shown(discord.channel.id)[-1]
        for person in (discord.stranger, moderator):
            refused = await discord.forge(person, asked, "t1:1:-:onward")
            assert EN("refused-not-seated") in said(refused.response)
        for person in (*discord.people[:2], moderator):
            (shut,) = [press for press in presses(asked) if press.verb == "shut"]
            refused = await discord.press(person, asked, shut)
            assert EN("refused-not-manager") in said(refused.response)
        queries = discord.host.tables.queries
        assert (await queries.get(table.id)).home_id in (gone, discord.channel.id)
        assert not [one for one in table.players if one.mention in said(asked)]
        shown = (await chief.slash(discord.channel, "setup tables", table=1)).response
        assert EN("managers-place-lost") in said(shown)
        assert shown is not None
        await chief.click(shown, custom_id="t1:1:-:onward")
        assert (await queries.get(table.id)).home_id not in (gone, discord.channel.id)
        await table.board()
        ((person, _), *_) = await table.asked()
        assert person.mention in public(discord, await table.home())


async def test_a_manager_is_offered_no_control_that_is_refused(tmp_path: Path) -> None:
    """F79, F87: no repair where they see nothing, and no thread in a channel that is gone."""
    async with server(tmp_path) as discord:
        chief, lounge = discord.people[3], discord.guild.create_text_channel("lounge")
        await promoted(discord, chief, manage_guild=True)
        hidden, lost = [await PlayedTable.started(discord) for _ in range(2)]
        await quarantine(discord.host.tables.queries._tables, hidden.id)
        discord.errors.lines.clear()

        async def offered(person: simcord.MemberActor, table: PlayedTable) -> set[str]:
            shown = (await person.slash(lounge, "setup tables", table=table.id)).response
            return {press.verb for press in presses(shown)} & {"onward", "repair", "shut"}

        assert {"repair", "shut"} == await offered(chief, hidden)
        forbid(discord, chief, VIEW)
        await discord.env.settle()
        assert {"shut"} == await offered(chief, hidden)
        await lost.lose_thread()
        assert {"shut"} == await offered(chief, lost)
        # Whoever plays may have it go on, as long as there is a channel for its thread.
        player = next(one for one in discord.people if one in lost.players)
        await promoted(discord, player, manage_guild=True)
        assert {"onward", "shut"} == await offered(player, lost)
        discord.env.backend.delete_channel(discord.channel.id)
        await discord.env.settle()
        assert {"shut"} == await offered(player, lost)


async def test_a_manager_ends_a_series_with_its_games(tmp_path: Path) -> None:
    """F87: with the reason in its channel and each thread; one game alone is not closed."""
    async with server(tmp_path) as discord:
        host, guest, _, chief, _ = discord.people
        await promoted(discord, chief, manage_guild=True)
        await host.slash(discord.channel, "series match", game="vikings")
        await guest.slash(discord.channel, "series join", series=1)
        await host.slash(discord.channel, "series start", series=1)
        await discord.spoken()
        queries = discord.host.tables.queries
        home = (await queries.get(TableId(1))).home_id
        assert EN("refused-whole-series-closes", series=1) in await act(discord, chief, "shut")

        async def offered() -> set[str]:
            page = (await chief.slash(discord.channel, "setup tables")).response
            assert page is not None
            (press,) = (one for one in presses(page) if one.value == "s1")
            panel = (await discord.press(chief, page, press)).response or page
            return {one.verb for one in presses(panel)} & {"halt", "release"}

        assert {"halt"} == await offered()
        await act(discord, chief, "halt", "s1")
        assert (await queries.get(TableId(1))).paused_by_managers
        assert {"release"} == await offered()
        await act(discord, chief, "release", "s1")
        await act(discord, chief, "shut", "s1")
        line = EN("managers-act-closed", manager=f"<@{chief.id}>", reason="Too loud")
        assert line in public(discord, home)
        assert public(discord, discord.channel.id).count(line) == 1
        assert (await queries.series(SeriesId(1))).status is Status.CANCELLED
        assert (await queries.get(TableId(1))).status is Status.CANCELLED
        assert EN("refused-series-over") in await act(discord, chief, "shut", "s1")


async def test_a_series_is_paused_though_a_game_of_it_is_in_quarantine(tmp_path: Path) -> None:
    """The games that go on are paused and resumed; where nothing is done, the reason is told."""
    async with server(tmp_path) as discord:
        host, *guests, chief = discord.people
        await promoted(discord, chief, manage_guild=True)
        await host.slash(discord.channel, "series championship", game="vikings")
        for guest in guests:
            await guest.slash(discord.channel, "series join", series=1)
        await host.slash(discord.channel, "series start", series=1)
        await discord.spoken()
        queries = discord.host.tables.queries
        repository = queries._tables
        broken, sound = (await queries.series(SeriesId(1))).running_games
        await quarantine(repository, broken)
        assert EN("managers-done") in await act(discord, chief, "halt", "s1")
        assert (await queries.get(sound)).paused_by_managers
        assert EN("refused-already-paused") in await act(discord, chief, "halt", "s1")
        assert EN("managers-done") in await act(discord, chief, "release", "s1")
        assert (await queries.get(sound)).paused_at is None
        assert EN("refused-not-paused") in await act(discord, chief, "release", "s1")
        await quarantine(repository, sound)
        error = (await queries.get(sound)).error_id or ""
        told = await act(discord, chief, "halt", "s1")
        assert EN("refused-table-quarantined", error=error) in told
        discord.errors.lines.clear()


async def test_a_table_that_breaks_as_a_manager_looks_at_it_is_offered_to_be_repaired(
    tmp_path: Path,
) -> None:
    """F55: and not to be paused, which a table in quarantine cannot be."""
    async with server(tmp_path) as discord:
        chief = discord.people[3]
        await promoted(discord, chief, manage_guild=True)
        await PlayedTable.started(discord)
        with patch.object(LiveTable, "look", side_effect=ZeroDivisionError):
            panel = (await chief.slash(discord.channel, "setup tables", table=1)).response
        assert panel is not None
        assert {"repair"} == {one.verb for one in presses(panel)} & {"halt", "release", "repair"}
        discord.errors.lines.clear()


async def test_who_is_taken_out_of_a_series_has_given_it_up(tmp_path: Path) -> None:
    """F87: before the start they are not in it; later the other goes on without a game."""
    async with server(tmp_path) as discord:
        host, guest, _, chief, _ = discord.people
        await promoted(discord, chief, manage_guild=True)
        for number in (1, 2):
            await host.slash(discord.channel, "series match", game="vikings")
            await guest.slash(discord.channel, "series join", series=number)
        await host.slash(discord.channel, "series start", series=2)
        await discord.spoken()
        for number in (1, 2):
            await act(discord, chief, "unseat", f"s{number}", [str(guest.id)])
        queries = discord.host.tables.queries
        assert [host.id] == [one.id for one in (await queries.series(SeriesId(1))).entrants]
        assert (await queries.series(SeriesId(2))).status is Status.OVER
        line = EN("managers-act-unseated", manager=f"<@{chief.id}>", whom=f"<@{guest.id}>")
        assert public(discord, discord.channel.id).count(line) == 2


async def test_the_role_that_a_server_names_manages_its_tables_and_names_no_other(
    tmp_path: Path,
) -> None:
    """F87: given and taken by who has Manage Server alone."""
    async with server(tmp_path) as discord:
        owner, helper = discord.people[3], discord.people[4]
        await promoted(discord, owner, manage_guild=True)
        role = await promoted(discord, helper, manage_threads=True)
        await PlayedTable.started(discord)
        refused = EN("refused-not-manager")
        for command in ("setup tables", "setup limits", "setup check"):
            heard = await helper.slash(discord.channel, command)
            assert refused in said(heard.response), command
        assert refused in await act(discord, helper, "halt")
        await owner.slash(discord.channel, "setup managers", role=role)
        assert EN("managers-done") in await act(discord, helper, "halt")
        heard = await helper.slash(discord.channel, "setup managers", role=role)
        assert EN("refused-not-server-manager") in said(heard.response)
        await owner.slash(discord.channel, "setup managers", **{"nobody-else": True})
        assert refused in await act(discord, helper, "release")


async def test_the_greeting_of_a_server_proposes_its_quiet_hours(tmp_path: Path) -> None:
    """T11: where it greets those who join; one press of who manages it, and of nobody else."""
    async with server(tmp_path) as discord:
        host, channel = discord.host, discord.host.get_channel(discord.channel.id)
        guild, greeter = host.get_guild(discord.guild.id), host.get_cog("Welcome")
        assert guild is not None
        assert isinstance(greeter, Welcome)
        await promoted(discord, discord.people[3], manage_guild=True)

        async def joined() -> list[simcord.ResponseMessage]:
            before = len(discord.shown(discord.channel.id))
            with patch.object(Guild, "system_channel", PropertyMock(return_value=channel)):
                await greeter.on_guild_join(guild)
            return discord.shown(discord.channel.id)[before:]

        (greeting,) = await joined()
        with Lasting(discord, "post-in-channel", "timeout").at_work():
            assert [] == await joined()
        assert EN("server-greeting-night") in said(greeting)
        assert EN("board-suggested") in said(greeting)
        night = next(press for press in presses(greeting) if ":limits:night." in press.custom_id)
        for person, works in ((discord.people[0], False), (discord.people[3], True)):
            (heard,) = replies(await discord.press(person, greeting, night))
            assert (EN("refused-not-manager") in said(heard)) is not works
            limits = (await discord.context.servers.setting(discord.guild.id)).limits
            assert (limits.quiet is not None) is works
        assert not await joined()


async def test_a_form_of_somebody_who_manages_no_more_closes_nothing(tmp_path: Path) -> None:
    """F79, F87: who may is asked when it is sent, too."""
    async with server(tmp_path) as discord:
        chief = discord.people[3]
        role = await promoted(discord, chief, manage_guild=True)
        table = await PlayedTable.started(discord)
        page = (await chief.slash(discord.channel, "help")).response
        assert page is not None
        shut = await discord.current(chief, "t1:0:-:shut:t1")
        opened = await discord.forge(chief, page, shut)
        assert opened.modal is not None
        discord.env.backend.remove_member_role(discord.guild.id, chief.id, role.id)
        await discord.env.settle()
        (label,) = opened.modal["components"]
        sent = {label["component"]["custom_id"]: "Too loud"}
        told = replies(await chief.submit_modal(opened, sent))
        assert EN("refused-not-manager") in "".join(map(said, told))
        assert (await discord.host.tables.queries.get(table.id)).status is Status.PLAYING


async def test_another_servers_tables_are_none_of_a_managers(tmp_path: Path) -> None:
    """F79: no number of theirs leads to a table elsewhere."""
    async with server(tmp_path) as discord:
        chief = discord.people[3]
        await PlayedTable.started(discord)
        elsewhere = discord.env.create_guild("Asgard")
        channel = elsewhere.create_text_channel("tables")
        await discord.env.settle()
        there = elsewhere.add_member(chief.user)
        role = elsewhere.create_role("managers", permissions=Permissions(manage_guild=True))
        await discord.env.settle()
        discord.env.backend.add_member_role(elsewhere.id, chief.id, role.id)
        await discord.env.settle()
        heard = await there.slash(channel, "setup tables", table=1)
        assert EN("refused-no-table") == said(heard.response)
        page = (await there.slash(channel, "help")).response
        assert page is not None
        for verb, values in (("halt", None), ("unseat", [str(discord.people[0].id)])):
            result = await discord.forge(there, page, f"t1:0:-:{verb}:t1", values=values)
            assert EN("refused-no-table") in "".join(map(said, replies(result)))
        heard = await there.slash(channel, "setup tables")
        assert EN("managers-title", count=0) in said(heard.response)


@pytest.mark.parametrize("opened", ["vikings new", "series match"])
async def test_a_person_and_a_server_run_only_so_many(tmp_path: Path, opened: str) -> None:
    """F86: games against computers and series count like any other table."""
    async with server(tmp_path) as discord:
        host, guest, _, chief, _ = discord.people
        await promoted(discord, chief, manage_guild=True)
        await change_limits(discord, chief, {EACH: "1", MOST: "2 "})
        more = {"game": "vikings"} if opened.startswith("series") else {}
        page = (await host.slash(discord.channel, "help")).response
        assert page is not None
        discord.context.local = True
        await discord.forge(host, page, "t1:0:-:solo:vikings")
        discord.context.local = False
        heard = await host.slash(discord.channel, opened, **more)
        assert EN("refused-tables-hosted", count=1) in said(heard.response)
        await guest.slash(discord.channel, opened, **more)
        heard = await discord.stranger.slash(discord.channel, opened, **more)
        assert EN("refused-tables-enough", count=2) in said(heard.response)
        queries = discord.host.tables.queries
        tables = await queries.active(discord.guild.id)
        assert len(tables) + len(await queries.active_series(discord.guild.id)) == 2


async def test_a_role_that_was_deleted_lets_nobody_open_tables_and_says_so(tmp_path: Path) -> None:
    """Its people are told what to ask for, and who manages the server what to choose."""
    async with server(tmp_path) as discord:
        host, _, _, chief, _ = discord.people
        await promoted(discord, chief, manage_guild=True)
        role = await promoted(discord, host)
        await chief.slash(discord.channel, "setup managers", role=role)
        await change_limits(discord, chief, {**NUMBERS, OPENERS: [role]})
        discord.env.backend.delete_role(discord.guild.id, role.id)
        await discord.env.settle()
        heard = await host.slash(discord.channel, "vikings new")
        assert said(heard.response) == EN("refused-opener-deleted")
        shown = (await chief.slash(discord.channel, "setup limits")).response
        assert shown is not None
        assert EN("limits-openers-deleted") in said(shown)
        heard = await chief.slash(discord.channel, "setup managers")
        assert said(heard.response) == EN("setup-managers-nobody")
        press = CustomId(HELP_TABLE, Verb.LIMITS, "usual")
        form = await discord.forge(chief, shown, press.spelt())
        assert str(role.id) not in str(form.modal)
        await fill(chief, form, {})
        heard = await host.slash(discord.channel, "vikings new")
        assert EN("refused-opener-deleted") not in said(heard.response)


async def test_limits_say_who_opens_tables_at_which_pace_and_against_whom(tmp_path: Path) -> None:
    """F86, F87: a role, a pace, no computers; all of it survives a restart."""
    async with server(tmp_path) as discord:
        host, guest, _, chief, _ = discord.people
        await promoted(discord, chief, manage_guild=True)
        role = await promoted(discord, host)
        told = await change_limits(
            discord, chief, {**NUMBERS, OPENERS: [role], PACE: "pace-slow", ALSO: []}
        )
        discord.locales[chief.id] = "fr"
        spoken = await chief.slash(discord.channel, "setup language", language="en")
        assert texts("fr")("language-en") in said(spoken.response)
        for line in (
            EN("limits-openers", role=f"<@&{role.id}>"),
            EN("limits-pace", pace=EN("pace-slow")),
            EN("limits-computers", allowed="no"),
            EN("limits-language", language=EN("language-discord")),
        ):
            assert line in said(told.response)
        await discord.restart()
        heard = await guest.slash(discord.channel, "vikings new")
        assert EN("refused-not-opener", role=f"<@&{role.id}>") in said(heard.response)
        table = await PlayedTable.opened(discord, 3)
        assert (await discord.host.tables.queries.get(table.id)).terms.pace == "slow"
        page = (await host.slash(discord.channel, "help")).response
        assert page is not None
        discord.context.local = True
        for press, values, refused in (
            ("t1:0:-:solo:vikings", None, "no-games-alone"),
            (f"t1:{table.id}:-:computer:add", ["easy"], "no-computers"),
            (f"t1:{table.id}:-:start:filled", None, "no-computers"),
        ):
            custom_id = await discord.current(host, press)
            result = await discord.forge(host, page, custom_id, values=values)
            assert EN(f"refused-{refused}") in "".join(map(said, replies(result))), press
        terms = CustomId(table.id, Verb.TERM, TABLE).spelt()
        assert STAND_IN not in fields(await discord.forge(host, page, terms))
        await change_limits(discord, chief, {**NUMBERS, OPENERS: [], ALSO: [COMPUTERS]})
        opened = await discord.forge(host, page, terms)
        await change_limits(discord, chief, {**NUMBERS, ALSO: []})
        result = await fill(host, opened, {STAND_IN: "level-hard"})
        assert EN("refused-no-stand-in") in "".join(map(said, replies(result)))
        await guest.slash(discord.channel, "vikings new")
        assert len(await discord.host.tables.queries.active(discord.guild.id)) == 2


async def test_a_servers_quiet_hours_hold_for_who_has_set_none(tmp_path: Path) -> None:
    """F82, F87: also at tables that are under way, from the next question on."""
    async with server(tmp_path) as discord:
        host, guest, _, chief, _ = discord.people
        await promoted(discord, chief, manage_guild=True)
        await guest.slash(
            discord.channel, "me settings", **{"quiet-from": "1:00", "quiet-to": "5:00"}
        )
        table = await PlayedTable.started(discord)
        told = await change_limits(discord, chief, {OTHER_QUIET: "22h-7", OTHER_ZONE: "paris"})
        line = EN("limits-quiet", start="22:00", end="07:00", zone="Paris")
        assert line in said(told.response)
        for name, wrong, key in (
            (OTHER_ZONE, "CET", "refused-zone-unclear"),
            (OTHER_ZONE, "Mordor", "refused-unknown-zone"),
            (OTHER_QUIET, "night", "refused-unknown-time"),
            (EACH, "ten", "refused-limits-number"),
            (MOST, "501", "refused-limits-number"),
        ):
            numbers = NUMBERS if name in NUMBERS else {}
            sent = {**numbers, name: wrong}
            asked = said((await change_limits(discord, chief, sent)).response)
            told_of = {"zone": wrong, "time": wrong, "number": wrong, "places": "\n"}
            most = 500 if name == MOST else 25
            assert asked.startswith(EN(key, **told_of, most=most).partition("\n")[0])
            assert f"{EN(name)}: {wrong}" in asked
            assert line in asked
        live = await discord.host.tables.queries._tables.peek(table.id)
        hours = {person.id: live.times.preferences[person.id].quiet for person in (host, guest)}
        starts = {who: None if one is None else one.start.hour for who, one in hours.items()}
        assert starts == {host.id: 22, guest.id: 1}
        await change_limits(discord, chief, {QUIET: [NO_QUIET]})
        live = await discord.host.tables.queries._tables.peek(table.id)
        assert live.times.preferences[host.id].quiet is None


async def test_a_rematch_that_is_open_takes_whoever_may_open_none(tmp_path: Path) -> None:
    """F79, F86: the button that everybody is offered led those without the role nowhere."""
    async with server(tmp_path) as discord:
        astrid, bjorn, *_ = discord.people
        first = await PlayedTable.ended(discord, 2)
        await astrid.slash(discord.channel, "series match", game="vikings")
        await bjorn.slash(discord.channel, "series join", series=1)
        await astrid.slash(discord.channel, "series start", series=1)
        await discord.host.tables.series_course.give_up(SeriesId(1), Person(bjorn.id, bjorn.name))
        await discord.spoken()
        role = await promoted(discord, astrid)
        limits = ServerLimits(each=100, most=100, openers=role.id)
        await discord.host.tables.servers.choose(discord.guild.id, GuildSetting(limits=limits))
        refused = EN("refused-not-opener", role=f"<@&{role.id}>")
        board = await first.board()

        async def again(person: simcord.MemberActor) -> str:
            pressed = await person.click(board, custom_id=f"t1:{first.id}:-:rematch")
            return said(pressed.response)

        async def series_again(person: simcord.MemberActor) -> str:
            used = await person.slash(discord.channel, "series rematch", series=1)
            return said(used.response)

        assert refused in await again(bjorn)
        assert refused in await series_again(bjorn)
        (number,) = re.findall(r"\d+", await again(astrid))
        assert EN("rematch-joined", table=number) == await again(bjorn)
        assert EN("series-opened", series="2") in await series_again(astrid)
        assert EN("series-entered", series="2") in await series_again(bjorn)
