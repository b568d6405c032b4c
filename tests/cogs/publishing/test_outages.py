"""What moderators and Discord do to a table's place, and how the table lives on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp
import pytest
from discord import Thread
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.http.client import FakeHTTPClient

from bot.i18n.texts import texts
from bot.model.news import Post
from bot.model.players import Person
from bot.model.table import Place, Status, Table, TableId
from bot.services.outbox import Outbox
from cogs.elements.custom_ids import word_of
from cogs.panels.lines import result_line
from cogs.publishing import publish_tasks
from cogs.publishing.calls import membership
from cogs.publishing.publish_tasks import LATER_SECONDS, RETRY_SECONDS, SWEEP_SECONDS
from cogs.publishing.publisher import Publisher
from cogs.publishing.retries import Retries
from cogs.publishing.sender import Located, MessageSender
from cogs.publishing.threads import CROWDED
from games import GAME_IDS, find
from tests.rigs.as_strict_as_discord import Refusal, Send, page
from tests.rigs.discord_server import Server, leave_guild, rejoin_guild, server
from tests.rigs.played_table import PlayedTable, alt, presses, replies, said
from tests.rigs.scripted_games import shortest
from tests.rigs.seated import seated

EN = texts("en")
VIEW, SEND, ATTACH, THREADS, IN_THREADS = 1 << 10, 1 << 11, 1 << 15, 1 << 35, 1 << 38


def forbid(discord: Server, bits: int, channel_id: int | None = None) -> None:
    """Take permissions from the bot in a channel."""
    user = discord.host.user
    assert user is not None
    overwrite = Overwrite(user.id, OverwriteType.MEMBER, deny=bits)
    discord.env.backend.set_overwrite(channel_id or discord.channel.id, overwrite)


def allow(discord: Server, channel_id: int | None = None) -> None:
    """Give the permissions back."""
    user = discord.host.user
    assert user is not None
    discord.env.backend.delete_overwrite(channel_id or discord.channel.id, user.id)


def lock(discord: Server, thread_id: int, *, locked: bool) -> None:
    """Lock or unlock a thread, as a moderator does."""
    thread = discord.env.backend.get_channel(thread_id)
    assert thread.thread_metadata is not None
    thread.thread_metadata.locked = locked
    discord.env.backend.announce_channel_update(thread_id)


def asked_of(discord: Server, method: str, path: str) -> int:
    """Count the requests of a kind."""
    return sum(request.matches(method, path) for request in discord.wire.requests)


async def step(table: PlayedTable, channel: ChannelHandle | None = None) -> None:
    """Let the first of those asked answer by a command, from a channel that is in order."""
    person, decision = (await table.asked())[0]
    look = await table.look(person)
    word = word_of(look.legal[table.luck.below(len(look.legal))])
    await person.slash(
        channel or table.server.channel,
        "table answer",
        choice=f"{decision} {word}",
        table=int(table.id),
    )


async def published(discord: Server) -> None:
    """Wait until nothing is under way."""
    publisher: Any = discord.host.get_cog("Publisher")
    while running := list(publisher.tasks.running.values()):
        await asyncio.gather(*running)


async def turn(table: PlayedTable) -> None:
    """Let a whole turn pass."""
    chapter = (await table.look()).chapter
    while (await table.look()).chapter == chapter and not await table.over():
        await step(table)


async def test_a_deleted_board_is_posted_again_with_the_next_move(tmp_path: Path) -> None:
    """F13: 10008 clears the pointer; the table never depends on a message to exist."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        board = await table.board()
        discord.env.backend.delete_message(board.channel_id, board.id)
        await step(table)
        assert board.id != (await table.board()).id


async def test_a_deleted_thread_is_opened_anew_with_the_whole_turn(tmp_path: Path) -> None:
    """F13: 10003 of the thread; the story of the present turn is told again."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        before = await table.home()
        await table.lose_thread()
        await table.go_onward()
        assert before != await table.home()
        await table.board()
        await table.play(3)


async def test_a_game_that_ends_while_its_thread_is_opened_says_who_has_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F13, F34: what is told of one moment is not mixed with what is known of a later one."""
    async with server(tmp_path) as discord:
        game = GAME_IDS[0]
        options = {option.key: option.default for option in find(game).options}
        table = await PlayedTable.scripted(discord, shortest(game, 2, options))
        await table.follow(len(table.script) - 1)
        (last,) = table.script
        player = (await table.look()).table.players[last.decision.seat]
        tables = discord.host.tables
        original, moves = tables.lobbies.set_thread, [last.move]

        async def slowly(table_id: TableId, thread_id: int, channel_id: int) -> Table:
            if moves:
                await tables.moves.play(table_id, seated(player), 1, last.decision.id, moves.pop())
            return await original(table_id, thread_id, channel_id)

        monkeypatch.setattr(tables.lobbies, "set_thread", slowly)
        await table.lose_thread()
        await table.go_onward()
        await published(discord)
        assert [] == moves
        won = result_line(await table.look(), EN)
        assert won
        (told,) = [m for m in await table.messages() if m.content.startswith("🏁")]
        assert won in told.content


async def test_a_game_that_is_moved_while_its_thread_is_opened_goes_on_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F13, F87: a thread of the channel that it has left is none of its own."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        other = discord.guild.create_text_channel("games")
        await discord.env.settle()
        tables, chief = discord.host.tables, Person(discord.people[3].id, "Chief")
        original, opened = tables.lobbies.set_thread, list[int]()

        async def slowly(table_id: TableId, thread_id: int, channel_id: int) -> Table:
            if not opened:
                await tables.managers.move(table_id, chief, other.id, Place.THREAD)
            opened.append(thread_id)
            return await original(table_id, thread_id, channel_id)

        monkeypatch.setattr(tables.lobbies, "set_thread", slowly)
        await table.lose_thread()
        await table.go_onward()
        await published(discord)
        backend, now = discord.env.backend, await tables.queries.get(table.id)
        assert (now.channel_id, now.thread_id) == (other.id, opened[-1])
        assert backend.get_channel(now.home_id).parent_id == other.id
        left = backend.get_channel(opened[0])
        assert left.parent_id == discord.channel.id
        assert left.thread_metadata is not None
        assert left.thread_metadata.archived
        assert discord.shown(left.id) == []
        await table.board()
        await table.play(3)


async def test_what_a_place_refuses_that_a_game_has_just_left_is_no_trouble_of_the_next(
    tmp_path: Path,
) -> None:
    """F87, F99: no notice is posted there, and no clock stands."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        other = discord.guild.create_text_channel("games")
        await discord.env.settle()
        tables, chief = discord.host.tables, Person(discord.people[3].id, "Chief")
        before, original, moved = await table.home(), MessageSender.edit, list[Post]()

        async def edit(self: MessageSender, where: Located, post: Post, **content: Any) -> bool:
            if not moved:
                moved.append(post)
                await tables.managers.move(table.id, chief, other.id, Place.THREAD)
            return await original(self, where, post, **content)

        def meet(method: str, path: str, _body: Any, send: Send) -> Any:
            if method == "PATCH" and path.startswith(f"/channels/{before}/messages/"):
                raise Refusal(403, 50001, "Missing Access")
            return send()

        discord.strictness.fault = meet
        with patch.object(MessageSender, "edit", edit):
            await step(table)
            await discord.wait(minutes=1)
        assert moved
        now = await tables.queries.get(table.id)
        assert (now.channel_id, now.stands_since) == (other.id, None)
        assert table.id not in discord.context.access_problems
        await table.board()
        assert 1 == sum("failed; retrying (Forbidden" in line for line in discord.errors.lines)
        discord.errors.lines.clear()


async def test_a_thread_that_is_only_gone_for_a_moment_leaves_no_board_behind(
    tmp_path: Path,
) -> None:
    """R8: Discord knows no such channel once; where a player goes on, one board shows all."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        discord.env.inject_error("*", "/channels/*/messages*", status=404, code=10003)
        mark = len(discord.wire.requests)
        await step(table)
        await discord.wait(hours=1)
        await table.players[0].slash(discord.channel, "table show", table=table.id)
        await published(discord)
        assert await discord.host.tables.outbox.unpublished() == ()
        assert 1 == sum(r.error == 10003 for r in discord.wire.since(mark))
        board = await table.board()
        shown = (board.content, alt(board))
        await table.players[0].slash(discord.channel, "table show", table=table.id)
        await published(discord)
        fresh = await table.board()
        assert shown == (fresh.content, alt(fresh))


async def test_a_channel_that_is_only_gone_for_hours_offers_the_game_once_it_is_back(
    tmp_path: Path,
) -> None:
    """R8: what Discord knew no channel for is owed as long as the server lists the channel."""
    async with server(tmp_path, swept=True) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        outbox = discord.host.tables.outbox
        # The thread, a new one, and two tries to say why.
        discord.env.inject_error("*", "/channels/*", status=404, code=10003, times=4)
        await step(table)
        assert (await table.look()).table.place_lost
        assert (table.id,) == await outbox.unpublished()
        await discord.wait(hours=3)
        assert () == await outbox.unpublished()
        await table.go_onward()
        assert not (await table.look()).table.place_lost
        assert await table.boards()


async def test_a_board_too_old_to_edit_is_replaced(tmp_path: Path) -> None:
    """F8: 30046 falls back to a new message."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        board = await table.board()
        discord.env.inject_error(
            "PATCH", f"/channels/*/messages/{board.id}", status=429, code=30046
        )
        await step(table)
        assert board.id != (await table.board()).id


async def test_an_archived_thread_wakes_with_the_next_move(tmp_path: Path) -> None:
    """F10: 50083 is answered by unarchiving, then the message is written."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        thread = discord.env.backend.get_channel(await table.home())
        assert thread.thread_metadata is not None
        thread.thread_metadata.archived = True
        await step(table)
        assert not thread.thread_metadata.archived
        assert asked_of(discord, "PATCH", f"/channels/{thread.id}") == 1
        discord.env.inject_error("POST", "/channels/*/messages", status=400, code=50083)
        await turn(table)
        await table.board()


async def test_a_locked_thread_reports_to_its_channel(tmp_path: Path) -> None:
    """F10: one notice in the channel, calls go there, and the panel opens from it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        home = await table.home()
        lock(discord, home, locked=True)
        mark = len(discord.shown(discord.channel.id))
        await turn(table)
        await discord.wait(minutes=15)
        await turn(table)
        await discord.wait(minutes=15)
        fresh = discord.shown(discord.channel.id)[mark:]
        notices = [m for m in fresh if EN("trouble-locked", channel=f"<#{home}>") in said(m)]
        assert len(notices) == 1
        assert any(m.content.startswith("<@") for m in fresh)
        person, _ = (await table.asked())[0]
        panel = await person.click(notices[0], custom_id=f"t1:{table.id}:-:hand")
        assert EN("trouble-locked", channel=f"<#{home}>") in said(panel.response)
        lock(discord, home, locked=False)
        await discord.env.settle()
        await published(discord)
        assert notices[0].id not in {m.id for m in discord.shown(discord.channel.id)}
        await table.board()


async def test_a_game_that_ends_in_a_locked_thread_is_over_in_its_channel(tmp_path: Path) -> None:
    """F95: with its result, its buttons and the ping to its followers; the thread hears later."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, shortest("vikings", 2, {}))
        await table.follow(len(table.script) - 1)
        home, board = await table.home(), await table.board()
        await discord.forge(discord.stranger, board, f"t1:{table.id}:-:followtable")
        lock(discord, home, locked=True)
        await discord.env.settle()
        await discord.wait(minutes=1)
        trouble = EN("trouble-locked", channel=f"<#{home}>")
        shown = partial(discord.shown, discord.channel.id)
        assert any(trouble in said(m) for m in shown())
        await table.follow()
        await discord.wait(minutes=15)
        assert not any(trouble in said(m) for m in shown())
        (over,) = [m for m in shown() if {"rematch", "replay"} <= {p.verb for p in presses(m)}]
        assert EN("lobby-over", table=str(table.id)) in said(over)
        mention = f"<@{discord.stranger.id}>"
        assert 1 == len([m for m in shown() if mention in m.content])
        lock(discord, home, locked=False)
        await discord.env.settle()
        await discord.wait(minutes=15)
        assert "rematch" in {press.verb for press in presses(await table.board())}
        assert 1 == len([m for m in shown() if mention in m.content])


async def test_an_archived_thread_that_is_locked_counts_as_locked(tmp_path: Path) -> None:
    """F10: it cannot be woken by the bot."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        thread = discord.env.backend.get_channel(await table.home())
        assert thread.thread_metadata is not None
        thread.thread_metadata.archived = thread.thread_metadata.locked = True
        discord.env.backend.announce_channel_update(thread.id)
        await step(table)
        said_there = "\n".join(said(m) for m in discord.shown(discord.channel.id))
        assert EN("trouble-locked", channel=f"<#{thread.id}>") in said_there


async def test_a_series_in_a_thread_that_is_locked_says_later_what_happened(
    tmp_path: Path,
) -> None:
    """F10, F78: an archived thread is unknown to the bot's library, but not gone."""
    async with server(tmp_path) as discord:
        host, other, *_ = discord.people
        backend = discord.env.backend
        thread = backend.create_thread(discord.channel.id, "aside", host.id)
        await discord.env.settle()
        await host.slash(discord.at(thread.id), "series match", game="vikings")
        assert thread.thread_metadata is not None
        thread.thread_metadata.archived = thread.thread_metadata.locked = True
        backend.announce_channel_update(thread.id)
        (series,) = await discord.host.tables.queries.active_series(discord.guild.id)
        await discord.host.tables.series.enter(series.id, Person(other.id, "Bjorn"))
        await discord.spoken()
        assert (series.id,) == await discord.host.tables.series_outbox.unpublished()
        thread.thread_metadata.archived = thread.thread_metadata.locked = False
        backend.announce_channel_update(thread.id)
        await discord.env.settle()
        assert () == await discord.host.tables.series_outbox.unpublished()
        assert any("Bjorn" in said(message) for message in discord.shown(thread.id))


async def test_a_permission_lost_in_the_game_is_named_once(tmp_path: Path) -> None:
    """F53: the missing bit and the channel, once; all is said and shown when it is back."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        forbid(discord, ATTACH)
        home = await table.home()
        path = f"/channels/{home}/messages*"
        discord.env.inject_error("*", path, status=403, code=50013, times=None)
        await turn(table)
        wanted = EN(
            "trouble-permissions",
            channel=f"<#{discord.channel.id}>",
            count=1,
            permissions=EN("permission-attach-files"),
        )

        def told() -> list[int]:
            return [m.id for m in discord.shown(discord.channel.id) if wanted in said(m)]

        assert len(told()) == 1
        await turn(table)
        assert len(told()) == 1
        person, _ = (await table.asked())[0]
        result = await person.slash(discord.channel, "table hand", table=int(table.id))
        assert wanted in said(result.response)
        discord.env.backend.faults.clear()
        allow(discord)
        await discord.env.settle()
        assert told() == []
        await table.assert_all_is_told()


async def test_a_timeout_of_the_bot_is_called_by_its_name(tmp_path: Path) -> None:
    """Nobody is sent to the permissions of the channel, which lack nothing."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        user, until = discord.host.user, discord.now() + timedelta(hours=1)
        assert user is not None
        timeout = {"timed_out_until": until.isoformat()}
        discord.env.backend.edit_member(discord.guild.id, user.id, timeout)
        await turn(table)
        ends = str(int(until.timestamp()))
        person, _ = (await table.asked())[0]
        hand = (await person.slash(discord.channel, "table hand", table=int(table.id))).response
        assert EN("trouble-timed-out", until=ends) in said(hand)
        told = (await person.slash(discord.channel, "vikings new")).response
        assert EN("refused-timed-out", until=ends) in said(told)
        await discord.wait(hours=2)
        await turn(table)
        await table.assert_all_is_told()


async def test_a_press_on_a_message_that_cannot_be_edited_is_answered_in_private(
    tmp_path: Path,
) -> None:
    """F53: who takes a seat in such a lobby is not left without any sign of it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 3)
        discord.env.inject_error("PATCH", "/channels/*", status=403, code=50001, times=None)
        await table.join(discord.people[1])
        await published(discord)
        trouble = discord.context.access_problems[table.id]
        press = f"t1:{table.id}:-:join"
        result = await discord.forge(discord.people[2], table.lobby, press)
        (told,) = result.followups
        assert told.ephemeral
        assert EN("joined", game=EN("vikings-name"), table=str(table.id)) in said(told)
        assert trouble.sentence(EN) in said(told)


async def test_the_notice_stands_in_the_thread_where_text_is_still_possible(
    tmp_path: Path,
) -> None:
    """F53: what fails may be the picture alone."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        home = await table.home()
        mark = len(discord.wire.requests)
        path = f"/channels/{home}/messages"
        discord.env.inject_error("POST", path, status=403, code=50013)
        await turn(table)
        public = [r for r in discord.wire.since(mark) if r.is_public]
        (notice,) = (r for r in public if "/setup check" in str(r.body))
        assert (notice.path, notice.error) == (path, None)


async def posts(table: PlayedTable) -> set[str]:
    """List the keys of a table's messages."""
    return set((await table.server.host.tables.outbox.news(table.id)).posts)


async def test_where_nothing_may_be_said_the_bot_is_silent_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """F47, F53: 403 is never retried; each change tries once."""
    caplog.set_level(logging.ERROR)
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        discord.env.inject_error("*", "/channels/*/messages*", status=403, code=50001, times=None)
        mark = len(discord.wire.requests)
        before = (await table.look()).moves
        await step(table)
        refused = [r for r in discord.wire.since(mark) if r.error == 50001]
        # The story or the board, then the notice in both places.
        assert len(refused) <= 4
        assert (await table.look()).moves == before + 1
        mark = len(discord.wire.requests)
        await discord.wait(hours=1)
        assert [] == [r for r in discord.wire.since(mark) if r.error]
        assert [] == caplog.records


@pytest.mark.parametrize(("kind", "place"), [("text", Place.THREAD), ("voice", Place.HERE)])
async def test_a_game_outlives_its_channel(tmp_path: Path, kind: str, place: Place) -> None:
    """F13: 10003 of the channel; by commands, and shown again where a player asks for it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        other = getattr(discord.guild, f"create_{kind}_channel")("elsewhere")
        await discord.env.settle()
        discord.env.backend.delete_channel(await table.home())
        discord.env.backend.delete_channel(discord.channel.id)
        await discord.env.settle()
        mark = len(discord.wire.requests)
        person, _ = (await table.asked())[0]
        hand = await person.slash(other, "table hand", table=table.id)
        assert EN("trouble-gone") in said(hand.response)
        await step(table, other)
        await step(table, other)
        assert [] == [r for r in discord.wire.since(mark) if r.error]
        assert set() == await posts(table)
        await person.slash(other, "table show", table=table.id)
        found = await discord.host.tables.queries.get(table.id)
        assert (found.channel_id, found.place) == (other.id, place)
        await table.board()


async def test_on_a_server_left_behind_a_table_waits(tmp_path: Path) -> None:
    """F13: nothing is sent, nothing is lost; back again, the table goes on."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        mark = len(discord.wire.requests)
        await leave_guild(discord)
        person, decision = (await table.asked())[0]
        look = await table.look(person)
        assert look.seat is not None
        player = seated(look.table.players[look.seat])
        await discord.host.tables.moves.play(table.id, player, 1, decision, look.legal[0])
        await published(discord)
        assert [] == discord.wire.since(mark)
        assert await discord.host.tables.outbox.unpublished() == (table.id,)
        await rejoin_guild(discord)
        assert discord.wire.since(mark)
        assert await discord.host.tables.outbox.unpublished() == ()


async def test_discord_failing_for_a_while_loses_no_message(tmp_path: Path) -> None:
    """5xx: tried again after a pause, in order."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord)
        discord.env.inject_error("*", "/channels/*/messages*", status=503, times=None)
        await step(table)
        discord.env.backend.faults.clear()
        await discord.wait(seconds=sum(RETRY_SECONDS))
        assert await discord.host.tables.outbox.unpublished() == ()
        await table.board()


async def test_an_outage_longer_than_every_pause_is_made_up_for(tmp_path: Path) -> None:
    """F78: what is unsaid is looked for as long as the bot runs, without another move."""
    async with server(tmp_path, strict=False, swept=True) as discord:
        table = await PlayedTable.started(discord)
        discord.env.inject_error("*", "/channels/*/messages*", status=503, times=None)
        await step(table)
        await discord.wait(seconds=4 * sum(RETRY_SECONDS))
        assert await discord.host.tables.outbox.unpublished() == (table.id,)
        discord.env.backend.faults.clear()
        await discord.wait(seconds=LATER_SECONDS[-1] + SWEEP_SECONDS)
        assert await discord.host.tables.outbox.unpublished() == ()
        await table.board()


@pytest.mark.parametrize(
    "private", ["/webhooks/*/messages/@original", "/users/@me/channels", "/guilds/*/members/*"]
)
async def test_a_connection_that_breaks_on_the_way_to_one_person_holds_up_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, private: str
) -> None:
    """F36, F78: panels, copies and look-ups are extras; what all see neither fails nor waits."""
    monkeypatch.setattr(membership, "_SEEN_FOR", timedelta())
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        for player in table.players:
            await player.slash(discord.channel, "me settings", copies=True)
            await table.hand(player)
        tried = []

        def broken(_: object, __: str, path: str) -> None:
            if fnmatch(path, private):
                tried.append(path)
                raise ConnectionResetError(104, "the connection was reset")

        with monkeypatch.context() as network:
            network.setattr("simcord.http.router._check_faults", broken)
            ((person, decision),) = await table.asked()
            look = await table.look(person)
            await discord.host.tables.moves.play(
                table.id, Person(person.id, "Astrid"), 1, decision, look.legal[0]
            )
            await published(discord)
            await discord.wait(minutes=11)
            assert () == await discord.host.tables.outbox.unpublished()
            assert tried


@pytest.mark.parametrize("shown", ["lobby", "sheet"])
async def test_a_message_that_is_shown_again_stands_once_though_the_old_one_did_not_go(
    tmp_path: Path, shown: str
) -> None:
    """F23: the new message is not posted once more because the old one could not be deleted."""
    async with server(tmp_path, strict=False) as discord:
        host, *_ = discord.people
        if shown == "lobby":
            table = await PlayedTable.opened(discord, 2)
        else:
            await host.slash(discord.channel, "series match", game="vikings")
        discord.env.inject_error("DELETE", "/channels/*/messages/*", status=503, times=1)
        if shown == "lobby":
            await host.slash(discord.channel, "table show", table=int(table.id))
        else:
            await host.slash(discord.channel, "series show")
        assert 2 == len([m for m in discord.shown(discord.channel.id) if presses(m)])
        posted = asked_of(discord, "POST", "/channels/*/messages")
        await discord.wait(seconds=sum(RETRY_SECONDS))
        assert 1 == len([m for m in discord.shown(discord.channel.id) if presses(m)])
        assert posted == asked_of(discord, "POST", "/channels/*/messages")


async def test_a_permission_that_comes_back_unnoticed_is_used_by_the_next_sweep(
    tmp_path: Path,
) -> None:
    """F78: no event told of it; the sweep sees it, and asks Discord for nothing before (F47)."""
    async with server(tmp_path, swept=True) as discord:
        table = await PlayedTable.started(discord)
        forbid(discord, ATTACH)
        path = f"/channels/{await table.home()}/messages*"
        discord.env.inject_error("*", path, status=403, code=50013, times=None)
        await turn(table)
        # A call that falls due is tried once.
        await discord.wait(minutes=15)
        mark = len(discord.wire.requests)
        await discord.wait(seconds=20 * SWEEP_SECONDS)
        assert [] == discord.wire.since(mark)
        discord.env.backend.faults.clear()
        with patch.object(Retries, "retry_on"):
            allow(discord)
            await discord.env.settle()
        assert await discord.host.tables.outbox.unpublished() == (table.id,)
        await discord.wait(seconds=2 * SWEEP_SECONDS)
        assert await discord.host.tables.outbox.unpublished() == ()


@pytest.mark.parametrize("shown", ["lobby", "sheet"])
async def test_a_refusal_that_no_permission_explains_is_tried_again_each_hour(
    tmp_path: Path, shown: str
) -> None:
    """F47, F78: it may have been given back while Discord was asked; nobody waits for a day."""
    async with server(tmp_path, swept=True, strict=False) as discord:
        host, *_ = discord.people
        path = f"/channels/{discord.channel.id}/messages"
        discord.env.inject_error("POST", path, status=403, code=50013, times=None)
        if shown == "lobby":
            await host.slash(discord.channel, "vikings new")
        else:
            await host.slash(discord.channel, "series match", game="vikings")
        await discord.wait(hours=2)
        assert 2 <= asked_of(discord, "POST", path) <= 8
        discord.env.backend.faults.clear()
        assert [] == discord.shown(discord.channel.id)
        await discord.wait(hours=1)
        assert [m for m in discord.shown(discord.channel.id) if presses(m)]
        assert [] == discord.errors.lines


@contextmanager
def losing_posts(monkeypatch: pytest.MonkeyPatch, times: int) -> Iterator[list[str]]:
    """Let Discord take messages with controls, and the answers to the first ones be lost."""
    original, lost = FakeHTTPClient.request, list[str]()

    async def losing(self: FakeHTTPClient, route: Any, **rest: Any) -> Any:
        answer = await original(self, route, **rest)
        posts = route.method == "POST" and route.url.endswith("/messages")
        if posts and "custom_id" in str(answer) and len(lost) < times:
            lost.append(route.url)
            raise ConnectionResetError(104, "the connection was reset")
        return answer

    with monkeypatch.context() as network:
        network.setattr(FakeHTTPClient, "request", losing)
        yield lost


@pytest.mark.parametrize("crash", [True, False])
async def test_a_new_board_that_nobody_heard_of_is_not_left_beside_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, crash: bool
) -> None:
    """F8, F23: what made a new one necessary has been told by then, and does not tell it again."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord)
        with losing_posts(monkeypatch, 2) as lost:
            while not lost:
                await step(table)
            await asyncio.sleep(0)
            if crash:
                await discord.crash()
            await discord.wait(minutes=2)
        assert 2 == len(lost)
        board = await table.board()
        assert presses(board)
        await step(table)
        await table.board()


@pytest.mark.parametrize("shown", ["lobby", "sheet"])
async def test_a_message_shown_again_that_nobody_heard_of_is_found_after_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shown: str
) -> None:
    """F23: with the next change one of them is left, and it is the one that changes."""
    async with server(tmp_path, strict=False) as discord:
        host, guest, *_ = discord.people
        if shown == "lobby":
            table = await PlayedTable.opened(discord, 3)
        else:
            await host.slash(discord.channel, "series match", game="vikings")
        with losing_posts(monkeypatch, 2) as lost:
            if shown == "lobby":
                await host.slash(discord.channel, "table show", table=int(table.id))
            else:
                await host.slash(discord.channel, "series show")
            await discord.wait(seconds=1)
            await discord.crash()
        assert 2 == len(lost)
        if shown == "lobby":
            await guest.slash(discord.channel, "table join")
        else:
            await guest.slash(discord.channel, "series join")
        await discord.spoken()
        (left,) = [m for m in discord.shown(discord.channel.id) if presses(m)]
        assert "Bjorn" in said(left)


async def test_a_message_that_nobody_heard_of_says_what_is_so_when_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F23: Discord gives back what it took then; until it is brought in line, it is not trusted."""
    async with server(tmp_path, strict=False) as discord:
        host, guest, *_ = discord.people
        table = await PlayedTable.opened(discord, 3)
        with losing_posts(monkeypatch, 2) as lost:
            await host.slash(discord.channel, "table show", table=int(table.id))
        assert 2 == len(lost)
        await guest.slash(discord.channel, "table join")
        discord.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=1)
        await discord.wait(seconds=sum(RETRY_SECONDS))
        (left,) = [m for m in discord.shown(discord.channel.id) if presses(m)]
        assert "Bjorn" in said(left)


@pytest.mark.parametrize("taken", [True, False])
async def test_a_call_whose_answer_is_lost_goes_with_the_answer_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, taken: bool
) -> None:
    """F23, F32: who answers before the bot tries again leaves no call behind that nobody knows."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        original, lost = FakeHTTPClient.request, list[str]()

        async def losing(self: FakeHTTPClient, route: Any, **rest: Any) -> Any:
            called = str((rest.get("json") or {}).get("content", "")).startswith("<@")
            if lost or route.method != "POST" or not called:
                return await original(self, route, **rest)
            lost.append(route.url)
            if taken:
                await original(self, route, **rest)
            raise ConnectionResetError(104, "the connection was reset")

        monkeypatch.setattr(publish_tasks, "RETRY_SECONDS", (3600,))
        with monkeypatch.context() as network:
            network.setattr(FakeHTTPClient, "request", losing)
            while not lost:
                await step(table)
                await discord.wait(minutes=11)
        for _ in await table.asked():
            await step(table)
        await discord.wait(hours=2)
        known = (await discord.host.tables.outbox.news(table.id)).posts.values()
        calls = [m.id for m in await table.messages() if m.content.startswith("<@")]
        assert set(calls) <= {post.message_id for post in known}
        assert [] == discord.errors.lines


@pytest.mark.parametrize("answered", [0, 1], ids=["nobody", "the first"])
async def test_a_shared_call_that_nobody_could_note_calls_nobody_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answered: int
) -> None:
    """F23, F32: killed before the call is noted; who was called with others is not called alone."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord, 3)
        while len(asked := await table.until("challenge")) < 2:
            await step(table)
        with monkeypatch.context() as killed:
            killed.setattr(publish_tasks, "RETRY_SECONDS", (3600,))
            killed.setattr(Outbox, "posted_as", lambda *_: 1 / 0)
            await discord.wait(minutes=11)
        called = [message.id for message in await table.messages() if "<@" in message.content]
        discord.env.inject_error("*", "/channels/*", status=500, times=None)
        await discord.crash()
        if answered:
            await step(table)
        discord.env.backend.faults.clear()
        await discord.wait(seconds=sum(RETRY_SECONDS))
        mentioned = sorted(f"<@{person.id}>" for person, _ in asked)
        assert mentioned == sorted((await table.calls())[0].split())
        assert called == [m.id for m in await table.messages() if "<@" in m.content]
        known = (await discord.host.tables.outbox.news(table.id)).posts.values()
        assert set(called) <= {post.message_id for post in known}


@pytest.mark.parametrize("noticed", [True, False])
async def test_a_series_in_a_channel_out_of_reach_waits_until_it_is_in_reach_again(
    tmp_path: Path, *, noticed: bool
) -> None:
    """F47, F78: what Discord has refused is not asked for again before something has changed."""
    async with server(tmp_path, swept=True) as discord:
        host, other, *_ = discord.people
        await host.slash(discord.channel, "series match", game="vikings")
        forbid(discord, ATTACH)
        path = f"/channels/{discord.channel.id}/messages*"
        discord.env.inject_error("*", path, status=403, code=50013, times=None)
        await other.slash(discord.channel, "series join")
        unsaid = await discord.host.tables.series_outbox.unpublished()
        assert 1 == len(unsaid)
        mark = len(discord.wire.requests)
        await discord.wait(seconds=20 * SWEEP_SECONDS)
        assert [] == discord.wire.since(mark)
        discord.env.backend.faults.clear()
        if noticed:
            allow(discord)
            await discord.env.settle()
        else:
            with patch.object(Retries, "retry_on"):
                allow(discord)
                await discord.env.settle()
            assert unsaid == await discord.host.tables.series_outbox.unpublished()
            await discord.wait(seconds=2 * SWEEP_SECONDS)
        assert () == await discord.host.tables.series_outbox.unpublished()


async def test_a_role_given_to_the_bot_is_noticed_at_once(tmp_path: Path) -> None:
    """Discord tells a bot of its own membership without any intent."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        forbid(discord, ATTACH)
        path = f"/channels/{await table.home()}/messages*"
        discord.env.inject_error("*", path, status=403, code=50013, times=None)
        await turn(table)
        assert await discord.host.tables.outbox.unpublished() == (table.id,)
        discord.env.backend.faults.clear()
        with patch.object(Retries, "retry_on"):
            allow(discord)
            await discord.env.settle()
        guild = discord.host.get_guild(discord.guild.id)
        assert guild is not None
        discord.host.dispatch("member_update", guild.me, guild.me)
        await asyncio.sleep(0)
        await published(discord)
        assert await discord.host.tables.outbox.unpublished() == ()


async def test_a_permission_that_a_role_brings_back_is_seen_with_the_next_press(
    tmp_path: Path,
) -> None:
    """F53: though nothing is heard of the role, every press tells what the bot may do there."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, where="here")
        forbid(discord, ATTACH)
        path = f"/channels/{discord.channel.id}/messages*"
        discord.env.inject_error("*", path, status=403, code=50013, times=None)
        await turn(table)
        assert await discord.host.tables.outbox.unpublished() == (table.id,)
        mark = len(discord.wire.requests)
        await discord.stranger.slash(discord.channel, "help")
        assert 0 == sum(request.is_public for request in discord.wire.since(mark))
        discord.env.backend.faults.clear()
        with patch.object(Retries, "retry_on"):
            allow(discord)
            await discord.env.settle()
        assert await discord.host.tables.outbox.unpublished() == (table.id,)
        await discord.stranger.slash(discord.channel, "help")
        await published(discord)
        assert await discord.host.tables.outbox.unpublished() == ()


async def thread_again(discord: Server, thread_id: int) -> None:
    """Open the archived thread of a game that is over, as somebody who writes in it does."""
    thread = await discord.host.fetch_channel(thread_id)
    assert isinstance(thread, Thread)
    thread = await thread.edit(archived=False)
    await discord.env.settle()
    thread.guild._add_thread(thread)


def publisher(discord: Server) -> Publisher:
    """The part of the bot that says what is unsaid."""
    found = discord.host.get_cog(Publisher.__name__)
    assert isinstance(found, Publisher)
    return found


async def test_own_finished_threads_make_room_for_new_ones(tmp_path: Path) -> None:
    """F11: 160006 → archive own threads, never one in which a game goes on, and try again."""
    async with server(tmp_path) as discord:
        idle = await PlayedTable.started(discord)
        over = await PlayedTable.started(discord)
        finished = await over.home()
        for person in over.players:
            look = await over.look(person)
            assert look.seat is not None
            player = seated(look.table.players[look.seat])
            await discord.host.tables.lobbies.agree_cancel(over.id, player)
        await discord.spoken()
        await thread_again(discord, finished)
        mark = len(discord.wire.requests)
        discord.env.inject_error("POST", "/channels/*/threads", status=400, code=160006)
        table = await PlayedTable.started(discord)
        archived = [
            r.path
            for r in discord.wire.since(mark)
            if r.matches("PATCH", "/channels/*") and (r.body or {}).get("archived")
        ]
        assert archived == [f"/channels/{finished}"]
        assert await table.home() != discord.channel.id
        await step(idle)


async def test_without_room_for_a_thread_the_game_is_played_in_the_channel(
    tmp_path: Path,
) -> None:
    """F11: over the limit a table falls back to its channel and says so once."""
    async with server(tmp_path) as discord:
        for path in ("/channels/*/threads", "/channels/*/messages/*/threads"):
            discord.env.inject_error("POST", path, status=400, code=160006, times=None)
        table = await PlayedTable.started(discord)
        await table.play(3)
        told = [
            m
            for m in discord.shown(discord.channel.id)
            if EN("trouble-threads", table=str(table.id)) in said(m)
        ]
        assert len(told) == 1
        assert await table.home() == discord.channel.id


async def test_a_game_that_began_without_a_thread_stays_in_its_channel(tmp_path: Path) -> None:
    """F11: also if the bot starts anew and there is room by then."""
    async with server(tmp_path) as discord:

        def crowded(method: str, path: str, _body: Any, send: Send) -> Any:
            if method == "POST" and path.endswith("/threads"):
                raise Refusal(400, 160006, "Maximum number of active threads reached")
            return send()

        once, discord.strictness.fault = discord.strictness.fault, crowded
        table = await PlayedTable.started(discord)
        await table.play(1)
        discord.strictness.fault = once
        await discord.restart()
        await table.play(1)
        assert (await discord.host.tables.queries.get(table.id)).thread_id is None
        assert (await table.board()).channel_id == discord.channel.id
        told = EN("trouble-threads", table=str(table.id))
        assert 1 == len([m for m in discord.shown(discord.channel.id) if told in said(m)])


@pytest.mark.parametrize(
    ("status", "code", "reason"),
    [
        (403, 50013, "no-thread"),
        (400, 50035, "thread-refused"),
        (400, 200001, "thread-refused"),
        (400, 50024, "thread-refused"),
    ],
)
async def test_without_a_thread_the_game_is_played_in_the_channel_and_the_true_reason_told(
    tmp_path: Path, status: int, code: int, reason: str
) -> None:
    """F11, F53, F99: nobody's threads are archived for it, and the server is not called full."""
    async with server(tmp_path) as discord:
        other = await PlayedTable.started(discord)
        thread = discord.env.backend.get_channel(await other.home())
        for path in ("/channels/*/threads", "/channels/*/messages/*/threads"):
            discord.env.inject_error("POST", path, status=status, code=code, times=None)
        table = await PlayedTable.started(discord)
        assert await table.home() == discord.channel.id
        await table.board()
        told = "\n".join(said(m) for m in discord.shown(discord.channel.id))
        assert EN(f"trouble-{reason}", table=str(table.id)) in told
        assert EN("trouble-threads", table=str(table.id)) not in told
        assert thread.thread_metadata is not None
        assert not thread.thread_metadata.archived


async def test_a_block_by_cloudflare_is_waited_for_with_the_thread(tmp_path: Path) -> None:
    """F99: it is no word of Discord's about the thread, and decides nothing for the whole game."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.opened(discord)
        await table.join(discord.people[1])
        for path in ("/channels/*/threads", "/channels/*/messages/*/threads"):
            discord.env.inject_error("POST", path, status=403, code=40333, times=None)
        await table.on_lobby(discord.people[0], "start")
        assert await table.home() == discord.channel.id
        discord.env.backend.faults.clear()
        await discord.wait(seconds=sum(RETRY_SECONDS))
        assert await table.home() != discord.channel.id
        await table.board()
        told = "\n".join(said(m) for m in discord.shown(discord.channel.id))
        assert EN("trouble-thread-refused", table=str(table.id)) not in told


async def test_a_page_in_place_of_an_answer_decides_nothing(tmp_path: Path) -> None:
    """F99: Cloudflare may block an address with a page, for a while (discord-api-docs 849).

    That is no permission that lacks, nothing about a message, and no deleted thread.
    """
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        thread_id, guild = await table.home(), discord.host.guilds[0]
        once, blocked = discord.strictness.fault, list[str]()

        def block(method: str, path: str, body: Any, send: Send) -> Any:
            if not path.startswith("/channels/"):
                return once(method, path, body, send)
            blocked.append(path)
            raise page(404 if method == "GET" else 403)

        discord.strictness.fault = block
        # The library forgets an archived thread.
        guild._threads.pop(thread_id)
        discord.host.dispatch("guild_available", guild)
        await discord.env.settle()
        assert (await table.look()).table.stands_since is None
        await step(table)
        # One request for the deleted thread, one for the board.
        assert 2 == len(blocked)
        discord.strictness.fault = once
        await discord.wait(seconds=RETRY_SECONDS[0])
        assert await table.home() == thread_id
        await table.board()
        assert all("doctype" in line for line in discord.errors.lines)
        discord.errors.lines.clear()


async def test_a_channel_out_of_sight_is_waited_for_with_the_thread(tmp_path: Path) -> None:
    """F53: where nothing can be said at all, nothing is decided about a thread either."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord)
        await table.join(discord.people[1])
        discord.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
        await table.on_lobby(discord.people[0], "start")
        await published(discord)
        discord.env.backend.faults.clear()
        # Nothing that Discord has told of the channel explains it.
        discord.env.backend.announce_channel_update(discord.channel.id)
        await discord.env.settle()
        await published(discord)
        assert await table.home() == discord.channel.id
        await discord.wait(hours=1)
        discord.env.backend.announce_channel_update(discord.channel.id)
        await discord.env.settle()
        await published(discord)
        assert await table.home() != discord.channel.id


async def test_a_game_goes_on_once_a_role_shows_its_channel_again(tmp_path: Path) -> None:
    """F53, F99: of a channel that it may not view the bot knows nothing, after a restart least.

    Once it may, it is told of the whole (Resources, Channel, *Obfuscated Channels*).
    """
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord)
        backend, guild_id, user = discord.env.backend, discord.guild.id, discord.host.user
        assert user is not None
        role = backend.create_role(guild_id, "players")
        backend.add_member_role(guild_id, user.id, role.id)
        for who, allow, deny in ((role.id, VIEW, 0), (guild_id, 0, VIEW)):
            overwrite = Overwrite(who, OverwriteType.ROLE, allow=allow, deny=deny)
            backend.set_overwrite(discord.channel.id, overwrite)
        backend.remove_member_role(guild_id, user.id, role.id)
        await discord.env.settle()
        await published(discord)
        assert (await table.look()).table.stands_since is not None
        await discord.restart()
        assert "___hidden___" == str(discord.host.get_channel(discord.channel.id))
        backend.add_member_role(guild_id, user.id, role.id)
        await discord.env.settle()
        await published(discord)
        assert (await table.look()).table.stands_since is None
        assert not discord.context.access_problems


async def test_a_crowded_server_is_cleared_before_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F11: count before creating."""
    monkeypatch.setattr("cogs.publishing.threads.CROWDED", 1)
    async with server(tmp_path) as discord:
        first = await PlayedTable.started(discord)
        thread = discord.thread(await first.home())
        second = await PlayedTable.started(discord)
        assert not thread.archived
        for person in first.players:
            look = await first.look(person)
            assert look.seat is not None
            player = seated(look.table.players[look.seat])
            await discord.host.tables.lobbies.agree_cancel(first.id, player)
        await discord.spoken()
        await thread_again(discord, await first.home())
        await PlayedTable.started(discord)
        assert thread.archived
        assert not discord.thread(await second.home()).archived
        assert CROWDED < 1000


async def test_a_table_never_starts_with_half_its_permissions(tmp_path: Path) -> None:
    """F53: checked again at the start, named, with the channel; the lobby stays open."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord)
        await table.join(discord.people[1])
        forbid(discord, IN_THREADS | ATTACH)
        (reply,) = replies(await table.on_lobby(table.players[0], "start"))
        assert EN("permission-send-messages-in-threads") in said(reply)
        assert EN("permission-attach-files") in said(reply)
        assert f"<#{discord.channel.id}>" in said(reply)
        assert (await discord.host.tables.queries.get(table.id)).status is Status.LOBBY
        allow(discord)
        await table.on_lobby(table.players[0], "start")
        assert alt(await table.board())


async def test_nothing_is_sent_in_the_background_while_the_circuit_is_open(
    tmp_path: Path,
) -> None:
    """F47: a thousand refusals within ten minutes, and only people are still answered."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        clock = [0.0]
        discord.host.circuit._steady = lambda: clock[0]
        for _ in range(1000):
            discord.host.circuit.note(403)
        mark = len(discord.wire.requests)
        person, _ = (await table.asked())[0]
        await table.choose(person, (await table.choices(person))[0])
        public = [r for r in discord.wire.since(mark) if r.is_message and r.is_public]
        assert [] == public
        assert ["bot.rate_limits"] == [line.split(":")[0] for line in discord.errors.lines]
        discord.errors.lines.clear()
        clock[0] = 601.0
        await discord.wait(seconds=601)
        public = [r for r in discord.wire.since(mark) if r.is_message and r.is_public]
        assert public


async def test_a_series_is_silent_while_the_circuit_is_open(tmp_path: Path) -> None:
    """F47: its sheet waits like the board of a table."""
    async with server(tmp_path) as discord:
        host, other, *_ = discord.people
        await host.slash(discord.channel, "series match", game="vikings")
        clock = [0.0]
        discord.host.circuit._steady = lambda: clock[0]
        for _ in range(1000):
            discord.host.circuit.note(403)
        discord.errors.lines.clear()
        mark = len(discord.wire.requests)
        await other.slash(discord.channel, "series join")
        assert [] == [r for r in discord.wire.since(mark) if r.is_message and r.is_public]
        clock[0] = 601.0
        await discord.wait(seconds=601)
        assert [r for r in discord.wire.since(mark) if r.is_message and r.is_public]


@pytest.mark.parametrize("cog", ["Publisher", "SeriesSheets"])
async def test_errors_with_successes_between_them_do_not_add_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cog: str
) -> None:
    """A busy table, or series, is not given up for four errors in the course of a day."""
    monkeypatch.setattr(publish_tasks, "RETRY_SECONDS", (0, 0, 0))
    async with server(tmp_path) as discord:
        publisher: Any = discord.host.get_cog(cog)
        rounds = 4 * len(RETRY_SECONDS)
        tried = []

        async def publish(key: int) -> None:
            tried.append(key)
            if len(tried) % 2:
                raise RuntimeError
            if len(tried) < rounds:
                publisher.tasks.wake(key)

        monkeypatch.setattr(publisher.tasks, "publish", publish)
        publisher.tasks.wake(1)
        await discord.spoken()
        assert rounds == len(tried)
        assert rounds / 2 == len(discord.errors.lines)
        discord.errors.lines.clear()


async def test_after_a_success_as_many_errors_are_borne_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each round of a table begins with all its tries."""
    monkeypatch.setattr(publish_tasks, "RETRY_SECONDS", (0, 0, 0))
    async with server(tmp_path) as discord:
        tasks = publisher(discord).tasks
        spell = [RuntimeError("odd")] * len(RETRY_SECONDS)
        course: list[Exception | None] = [*spell, None, *spell, None]

        async def publish(key: TableId) -> None:
            happens = course.pop(0)
            if happens is not None:
                raise happens
            if course:
                tasks.wake(key)

        monkeypatch.setattr(tasks, "publish", publish)
        tasks.wake(TableId(1))
        await discord.spoken()
        assert [] == course
        discord.errors.lines.clear()


@pytest.mark.parametrize(
    ("error", "traced"),
    [(aiohttp.ClientError("reset"), False), (TimeoutError(), False), (RuntimeError("odd"), True)],
)
async def test_an_outage_is_told_in_a_line_and_a_mistake_with_its_trace(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    *,
    traced: bool,
) -> None:
    """Hours of an outage would bury the mistakes that whoever runs the bot has to know of."""
    monkeypatch.setattr(publish_tasks, "RETRY_SECONDS", (0,))
    async with server(tmp_path) as discord:
        tasks = publisher(discord).tasks
        with patch.object(tasks, "publish", side_effect=[error, None]):
            tasks.wake(TableId(1))
            await discord.spoken()
        (told,) = (record for record in caplog.records if record.levelno == logging.ERROR)
        assert f"Publishing table 1 failed; retrying ({error!r})" == told.getMessage()
        assert traced == bool(told.exc_info)
        discord.errors.lines.clear()
