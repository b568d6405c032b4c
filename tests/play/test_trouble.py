"""F8, F10, F11, F13, F53: what moderators and Discord do to channels, threads and messages."""

from __future__ import annotations

from pathlib import Path

import discord as library
import pytest
from simcord import UserHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.i18n.texts import texts
from bot.model.news import PostKey
from games import GAME_IDS
from tests.rigs.discord_server import Server, leave_guild, rejoin_guild, server
from tests.rigs.forms import LONG, shared
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.scripted_games import shortest

EN = texts("en")


async def _goes_on(table: PlayedTable) -> None:
    """The game is played on, at a home with one board, and every panel opens."""
    table.panels.clear()
    before = (await table.look()).moves
    await table.play(6)
    assert before < (await table.look()).moves
    await table.board()


async def test_a_deleted_thread_is_replaced_once_a_player_says_so(tmp_path: Path) -> None:
    """F13: the table moves to a new thread and goes on there; the lobby message leads to it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.play(8)
        gone = await table.home()
        await table.lose_thread()
        assert [] == discord.channel.threads
        for command in ("pause", "resume"):
            heard = await table.players[0].slash(discord.channel, f"table {command}", table=1)
        # No pause stops its clocks any more, and yet they stand.
        assert EN("clock-place-lost") in said(heard.response)
        await table.go_onward()
        assert await table.home() not in (gone, discord.channel.id)
        board = await table.board()
        assert alt(board)
        assert str(await table.home()) in repr(table.lobby.components)
        await _goes_on(table)


@pytest.mark.parametrize("away", ["down", "sent away"])
async def test_a_thread_deleted_unheard_is_asked_about_once_the_bot_is_back(
    tmp_path: Path, away: str
) -> None:
    """F13: nobody had to move before: its clocks stand, the channel is asked, nobody is called."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, pace="live")
        home, shown = await table.home(), len(discord.shown(discord.channel.id))
        await (discord.env._detach_bot() if away == "down" else leave_guild(discord))
        discord.env.backend.delete_channel(home)
        await (discord.restart() if away == "down" else rejoin_guild(discord))
        await discord.spoken()
        assert [None] == [q.due_at for q in (await table.look()).questions]
        (asked,) = discord.shown(discord.channel.id)[shown:]
        assert {"onward", "shut"} == {press.verb for press in presses(asked)}
        assert not [person for person in table.players if person.mention in said(asked)]
        await discord.restart()
        assert [asked.id] == [m.id for m in discord.shown(discord.channel.id)[shown:]]
        await table.go_onward()
        await _goes_on(table)


async def test_a_start_asks_only_after_places_that_discord_does_not_name(tmp_path: Path) -> None:
    """F13: that of a game under way costs no request, an archived one is left asleep."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        home = await table.home()
        path = f"/channels/{home}"
        for archived in (False, True):
            discord.env.backend.edit_channel(home, {}, thread_metadata={"archived": archived})
            if archived:
                # Unlike the simulator, Discord names no such thread with its server.
                discord.env.backend.get_guild(discord.guild.id).thread_ids.remove(home)
            mark = len(discord.wire.requests)
            await discord.restart()
            about = [r for r in discord.wire.since(mark) if r.path.startswith(path)]
            assert [(path, "GET")] * archived == [(r.path, r.method) for r in about]
        assert not (await discord.host.tables.queries.get(table.id)).place_lost


async def test_a_channel_deleted_unheard_stops_the_clocks_of_its_games(tmp_path: Path) -> None:
    """F13: played in a thread or in the channel itself, the table is brought elsewhere."""
    async with server(tmp_path, strict=False) as discord:
        tables = [
            await PlayedTable.started(discord, 2, pace="live", where=where)
            for where in ("thread", "here")
        ]
        await discord.env._detach_bot()
        discord.env.backend.delete_channel(await tables[0].home())
        discord.env.backend.delete_channel(discord.channel.id)
        await discord.restart()
        await discord.spoken()
        elsewhere = discord.guild.create_text_channel("elsewhere")
        await discord.env.settle()
        for table in tables:
            assert [None] == [q.due_at for q in (await table.look()).questions]
            await table.players[0].slash(elsewhere, "table show", table=int(table.id))
            await discord.spoken()
            assert None not in [q.due_at for q in (await table.look()).questions]
            await table.board()
        assert [] == discord.errors.lines


async def test_a_finished_thread_that_is_deleted_stays_so(tmp_path: Path) -> None:
    """Clearing away the thread of a finished game brings nothing back."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord, rules={"bluff_arena": True})
        discord.env.backend.delete_channel(await table.home())
        await discord.env.settle()
        assert [] == discord.channel.threads


@pytest.mark.parametrize("what", ["board", "story", PostKey.CALL, "lobby"])
async def test_a_deleted_message_comes_back_or_is_not_missed(tmp_path: Path, what: str) -> None:
    """No message of a table has to exist for it to go on."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.until("announce")
        await discord.wait(minutes=11)
        posts = (await discord.host.tables.outbox.news(table.id)).posts
        (key,) = [key for key in posts if key.startswith(what)][-1:]
        discord.env.backend.delete_message(posts[key].channel_id, posts[key].message_id)
        await discord.env.settle()
        home = discord.at(await table.home())
        await discord.stranger.slash(home, "table show", table=int(table.id))
        await table.command((await table.asked())[0][0])
        board = await table.board()
        shown = await table.messages()
        below = shown[[message.id for message in shown].index(board.id) + 1 :]
        assert all(message.content.startswith("<@") for message in below)
        await _goes_on(table)


async def test_a_lobby_whose_message_was_deleted_can_be_shown_again(tmp_path: Path) -> None:
    """``/table show`` posts a lobby anew; joining by the old one is not needed."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 2)
        discord.env.backend.delete_message(discord.channel.id, table.lobby.id)
        await discord.env.settle()
        await discord.stranger.slash(discord.channel, "table show", table=int(table.id))
        table.lobby = discord.shown(discord.channel.id)[-1]
        await table.join(discord.people[1])
        await table.on_lobby(discord.people[0], "start")
        await _goes_on(table)


async def test_show_again_renews_the_board_once(tmp_path: Path) -> None:
    """After ``/table show`` the next moves of the turn edit the board again."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.until("announce")
        home = discord.at(await table.home())
        before = (await table.board()).id
        await discord.stranger.slash(home, "table show", table=int(table.id))
        shown = (await table.board()).id
        assert before != shown
        await table.command((await table.asked())[0][0])
        assert shown == (await table.board()).id


async def _deleted_channel(discord: Server, table: PlayedTable) -> None:
    discord.env.backend.delete_channel(await table.home())
    discord.env.backend.delete_channel(discord.channel.id)
    await discord.env.settle()


async def test_a_game_whose_channel_was_deleted_is_played_by_commands(tmp_path: Path) -> None:
    """F13: the table lives on; every player finds it with ``/table list``."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.play(6)
        await _deleted_channel(discord, table)
        elsewhere = discord.guild.create_text_channel("elsewhere")
        await discord.env.settle()
        for _ in range(6):
            person, _ = (await table.asked())[0]
            offered = await person.autocomplete(
                elsewhere, "table answer", "choice", "", table=int(table.id)
            )
            before = (await table.look()).moves
            result = await person.slash(
                elsewhere, "table answer", choice=offered[0]["value"], table=int(table.id)
            )
            assert alt(result.response)
            assert before < (await table.look()).moves
            listed = await person.slash(elsewhere, "table list")
            assert f"**{table.id}**" in said(listed.response)
        assert [] == discord.errors.lines


async def test_nothing_breaks_when_a_channel_is_gone(tmp_path: Path) -> None:
    """F13: the clocks of a game in a deleted channel stand; nobody minds it, and it is closed."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord, 2, bluff=True, pace="live")
        lobby = await PlayedTable.opened(discord, 2)
        await _deleted_channel(discord, table)
        moves = (await table.look()).moves
        await discord.wait(days=20)
        assert moves == (await table.look()).moves
        await discord.wait(days=2)
        closed = await discord.host.tables.queries.get(table.id)
        assert (closed.status.value, closed.given_up is not None) == ("cancelled", True)
        assert "expired" == (await discord.host.tables.queries.get(lobby.id)).status.value
        assert [] == discord.errors.lines


async def test_on_a_server_left_behind_all_clocks_stand(tmp_path: Path) -> None:
    """F13, T6: nothing falls due, is said or breaks; not over a restart either."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, pace="live")
        lobby = await PlayedTable.opened(discord, 2)
        asked = await table.asked()
        discord.env.backend.remove_guild(discord.guild.id)
        await discord.env.settle()
        mark = len(discord.wire.requests)
        for restart in (False, True):
            if restart:
                await discord.restart()
            for _ in range(10):
                await discord.wait(hours=12)
            assert (0, asked) == ((await table.look()).moves, await table.asked())
            assert [None] == [q.due_at for q in (await table.look()).questions]
            assert "lobby" == (await discord.host.tables.queries.get(lobby.id)).status.value
        assert [] == [r for r in discord.wire.since(mark) if r.is_message or r.error]


async def test_a_bot_sent_away_while_it_was_down_finds_out(tmp_path: Path) -> None:
    """F13: no event tells of it; the servers that are there at the start do."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, pace="live")
        await discord.env._detach_bot()
        discord.env.backend.remove_guild(discord.guild.id)
        await discord.restart()
        await discord.wait(hours=12)
        look = await table.look()
        assert (0, [None]) == (look.moves, [q.due_at for q in look.questions])


async def test_back_on_a_server_its_tables_go_on_with_the_time_they_had(tmp_path: Path) -> None:
    """F13, F27, T6: as long as before, and nobody is called a second time."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, pace="live")
        (question,) = (await table.look()).questions
        assert question.due_at is not None
        left = question.due_at - library.utils.utcnow()
        await leave_guild(discord)
        elsewhere = await discord.host.tables.queries.look(table.id, discord.people[0].id)
        assert [None] == [q.due_at for q in elsewhere.questions]
        trouble = discord.context.access_problems.get(table.id)
        assert trouble is not None
        assert EN("trouble-left") == trouble.sentence(EN)
        mark = len(discord.wire.requests)
        await discord.wait(hours=100)
        assert [] == discord.wire.since(mark)
        await rejoin_guild(discord)
        (question,) = (await table.look()).questions
        assert question.due_at is not None
        assert library.utils.utcnow() + left == question.due_at
        # An edit rings nobody.
        posted = [r for r in discord.wire.since(mark) if r.method == "POST"]
        assert [] == [r for r in posted if "<@" in str(r.message.get("content"))]
        assert discord.context.access_problems.get(table.id) is None
        await _goes_on(table)


async def test_an_archived_thread_is_opened_again(tmp_path: Path) -> None:
    """F10: 50083 is answered by waking the thread and doing what was to be done."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.play(4)
        home = await table.home()
        person = (await table.asked())[0][0]
        answer, *_ = await table.offered(person)
        discord.env.backend.edit_channel(home, {}, thread_metadata={"archived": True})
        # Commands cannot be used there.
        await person.slash(discord.channel, "table answer", choice=answer, table=int(table.id))
        assert not discord.thread(home).archived
        await _goes_on(table)


CODES = (
    (404, 10003),
    (404, 10008),
    (403, 50001),
    (403, 50013),
    (400, 50083),
    (400, 30046),
    (429, 0),
    (500, 0),
    (503, 0),
)


@pytest.mark.parametrize(
    ("method", "status", "code"),
    [(method, *code) for method, code in shared(["POST", "PATCH", "DELETE"], CODES, 4)],
)
async def test_no_refusal_of_discord_stops_a_game(
    tmp_path: Path, method: str, status: int, code: int
) -> None:
    """Each kind of request to the thread is refused three times; then all is as it should be."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.until("announce")
        home = await table.home()
        discord.env.inject_error(
            method, f"/channels/{home}/messages*", status=status, code=code, times=3
        )
        for _ in range(4):
            await table.command((await table.asked())[0][0])
        discord.env.backend.faults.clear()
        await discord.wait(minutes=10)
        # Where the thread seemed to be deleted, it takes a player to have the game go on.
        await discord.people[0].slash(discord.channel, "table show", table=int(table.id))
        await discord.wait(minutes=10)
        assert alt(await table.board())
        await _goes_on(table)
        discord.env.raise_errors()


@pytest.mark.parametrize("code", [160006, 50013, 160004, 10008])
async def test_a_thread_that_cannot_be_opened_does_not_stop_a_game(
    tmp_path: Path, code: int
) -> None:
    """F11: too many threads, no permission, or one that is there already."""
    async with server(tmp_path, strict=False) as discord:
        status = 403 if code == 50013 else 400
        path = (
            "/channels/*/messages/*/threads" if code in (160004, 10008) else "/channels/*/threads"
        )
        discord.env.inject_error("POST", path, status=status, code=code, times=None)
        table = await PlayedTable.scripted(discord, shortest(GAME_IDS[0], 2, {}))
        tried = len([r for r in discord.wire.requests if r.path.endswith("/threads")])
        assert tried <= 2
        await _goes_on(table)
        assert tried == len([r for r in discord.wire.requests if r.path.endswith("/threads")])
        await table.play(None if LONG else 12)
        await table.follow()
        assert await table.over()
        assert [] == discord.errors.lines


async def test_a_thread_opened_before_a_crash_is_taken_over(tmp_path: Path) -> None:
    """160004: a thread made from the lobby message has the message's id and is used."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.opened(discord, 2)
        await table.join(discord.people[1])
        thread = discord.env.backend.create_thread(
            discord.channel.id, "from before", discord.env.backend.bot_user.id,
            message_id=table.lobby.id,
        )  # fmt: skip
        discord.env.inject_error(
            "POST", "/channels/*/messages/*/threads", status=400, code=160004, times=None
        )
        await table.on_lobby(discord.people[0], "start")
        assert thread.id == await table.home()
        await _goes_on(table)


@pytest.mark.parametrize("lost", ["send_messages_in_threads", "view_channel"])
async def test_permissions_lost_within_a_game_do_not_end_it(tmp_path: Path, lost: str) -> None:
    """F53: commands go on working, and name it; the board is back once the permission is."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.play(5)
        backend = discord.env.backend
        denied = library.Permissions(**{lost: True}).value
        backend.set_overwrite(
            discord.channel.id,
            Overwrite(target_id=backend.bot_user.id, type=OverwriteType.MEMBER, deny=denied),
        )
        await discord.env.settle()
        elsewhere = discord.guild.create_text_channel("elsewhere")
        for _ in range(4):
            person, _ = (await table.asked())[0]
            offered = await person.autocomplete(
                elsewhere, "table answer", "choice", "", table=int(table.id)
            )
            result = await person.slash(
                elsewhere, "table answer", choice=offered[0]["value"], table=int(table.id)
            )
            assert alt(result.response)
        # Of a channel that it may not view the bot is told of no other permission.
        where, named = f"<#{discord.channel.id}>", EN("permission-view-channel")
        why = EN("trouble-permissions", channel=where, count=1, permissions=named)
        assert (why in said(result.response)) is (lost == "view_channel")
        backend.delete_overwrite(discord.channel.id, backend.bot_user.id)
        await discord.env.settle()
        await discord.stranger.slash(elsewhere, "table show", table=int(table.id))
        await discord.wait(minutes=10)
        assert f"Turn {(await table.look()).chapter}" in alt(await table.board())
        assert presses(await table.board())
        assert [] == discord.errors.lines
        await _goes_on(table)


async def test_a_table_is_not_opened_without_the_permissions_for_it(tmp_path: Path) -> None:
    """F53: what is missing is named before anything is begun."""
    async with server(tmp_path) as discord:
        bot = UserHandle(discord.env, discord.env.backend.bot_user)
        mute = discord.guild.create_text_channel(
            "mute",
            overwrites={bot: library.PermissionOverwrite(send_messages=False, attach_files=False)},
        )
        result = await discord.people[0].slash(mute, "vikings new")
        named = "Send Messages, Attach Files"
        refused = EN("refused-permissions", channel=f"<#{mute.id}>", permissions=named)
        assert refused in said(result.response)
        assert () == await discord.host.tables.queries.here(mute.id)
