"""What the publisher says to a channel: once, where people find it, and not without need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from fnmatch import fnmatch
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import simcord
from simcord import BackendError
from simcord.http import router

from bot.i18n.texts import texts
from bot.model.news import News, Post, PostKey
from bot.model.table import SeriesId, Status, TableId
from bot.model.view import TableView
from cogs.elements.custom_ids import word_of
from cogs.panels.clocks import when
from cogs.publishing.publisher import Publisher
from cogs.publishing.seat_notices import SeatNotices
from cogs.publishing.sender import MessageSender
from cogs.publishing.series_sheet import SeriesSheets
from cogs.routing.open_panels import OpenPanels
from games import GAME_IDS, find
from games.vikings.moves import Announce
from tests.cogs.interactions.test_undo import takeable
from tests.rigs.discord_server import Server, leave_guild, rejoin_guild, server
from tests.rigs.forms import shared
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.scripted_games import shortest
from tests.rigs.wire import Request

EN = texts("en")


def calls(messages: list[simcord.ResponseMessage], person: simcord.MemberActor) -> int:
    """Count the messages that call a person."""
    return sum(f"<@{person.id}>" in message.content for message in messages)


def lobby_edits(table: PlayedTable, mark: int = 0) -> list[Request]:
    """List the edits of the message in the channel."""
    path = f"/channels/*/messages/{table.lobby.id}"
    return [r for r in table.server.wire.since(mark) if r.matches("PATCH", path)]


async def answer(table: PlayedTable, person: simcord.MemberActor, kind: type) -> None:
    """Answer by command with the first legal move of a kind."""
    look = await table.look(person)
    assert look.question is not None
    word = word_of(next(move for move in look.legal if isinstance(move, kind)))
    choice = f"{look.question.decision.id} {word}"
    channel = table.server.channel
    await person.slash(channel, "table answer", choice=choice, table=int(table.id))


async def finished(discord: Server) -> PlayedTable:
    """Play a short game to its end."""
    table = await PlayedTable.ended(discord, rules={"bluff_arena": True})
    assert (await discord.host.tables.queries.get(table.id)).status is Status.OVER
    return table


@contextmanager
def swallowed(method: str, path: str, times: int) -> Iterator[None]:
    """Let Discord do what it is asked and then answer that something went wrong."""
    original: Callable[..., Any] = router.dispatch
    left = [times]

    def dispatch(backend: Any, asked: str, where: str, **rest: Any) -> Any:
        answer = original(backend, asked, where, **rest)
        if asked == method and fnmatch(where, path) and left[0]:
            left[0] -= 1
            raise BackendError(502, 0, "Bad Gateway")
        return answer

    with patch.object(router, "dispatch", dispatch):
        yield


@contextmanager
def during_an_edit(wish: Callable[[], None]) -> Iterator[None]:
    """Wish for something while a message is being edited, once."""
    original, wishes = MessageSender.edit, [wish]

    async def edit(sender: MessageSender, table: Any, post: Post, **content: Any) -> bool:
        edited = await original(sender, table, post, **content)
        while wishes:
            wishes.pop()()
        return edited

    with patch.object(MessageSender, "edit", edit):
        yield
    assert not wishes


# -- the message in the channel --------------------------------------------------------------


async def test_a_board_that_is_wanted_while_another_is_edited_comes(tmp_path: Path) -> None:
    """Who has read that it is being shown again is not left without it until the next move."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        publisher = discord.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        before = (await table.board()).id
        with during_an_edit(partial(publisher.post_anew, table.id)):
            publisher.look_after(table.id)
            await discord.spoken()
        assert before != (await table.board()).id


async def test_a_board_that_is_wanted_is_not_forgotten_where_a_round_fails(tmp_path: Path) -> None:
    """It comes with the next try."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        publisher = discord.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        before = (await table.board()).id
        with swallowed("POST", f"/channels/{await table.home()}/messages", 1):
            with discord.env._bot_scope():
                publisher.post_anew(table.id)
            await discord.env.settle()
            assert publisher.tasks.running
            await discord.wait(minutes=1)
        assert before != (await table.board()).id
        discord.errors.lines.clear()


async def test_of_several_moves_a_panel_that_can_wait_shows_the_last_one(tmp_path: Path) -> None:
    """Open panels are told of each round that more may follow, and at last that nothing does."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        for person in table.players:
            await table.hand(person)
        told = list[bool]()
        original = OpenPanels._keep_up

        async def keep_up(panels: OpenPanels, key: Any, *, resting: bool = True) -> None:
            told.append(resting)
            await original(panels, key, resting=resting)

        with patch.object(OpenPanels, "_keep_up", keep_up):
            await table.play(1)
            await discord.spoken()
        assert [False, True] == [one for one, _ in groupby(told)][-2:]


async def test_a_sheet_that_is_wanted_while_it_is_edited_comes(tmp_path: Path) -> None:
    """The same for a series."""
    async with server(tmp_path) as discord:
        host, guest, *_ = discord.people
        await host.slash(discord.channel, "series match", game="schools")
        (page,) = discord.shown(discord.channel.id)
        sheets = discord.host.get_cog(SeriesSheets.__name__)
        assert isinstance(sheets, SeriesSheets)
        with during_an_edit(partial(sheets.post_anew, SeriesId(1))):
            await discord.forge(guest, page, "t1:0:-:seriesenter:1")
            await discord.spoken()
        (again,) = discord.shown(discord.channel.id)
        assert page.id != again.id


async def test_the_lobby_message_is_edited_only_when_it_looks_different(tmp_path: Path) -> None:
    """An edit for each person who sits down, for the start and for the end."""
    async with server(tmp_path) as discord:
        script = shortest(GAME_IDS[0], 2, {"bluff_arena": True})
        discord.host.tables.lobbies._draw_seed = lambda: script.seed
        table = await PlayedTable.opened(discord, 2, bluff=True)
        table.script.extend(script.answers)
        await table.join(discord.people[1])
        assert len(lobby_edits(table)) == 1
        await table.on_lobby(discord.people[0], "start")
        started = len(lobby_edits(table))
        assert started <= 3
        await table.play(12)
        await discord.host.tables.pauses.pause(table.id, (await table.look()).table.host)
        await discord.host.tables.pauses.resume(table.id, (await table.look()).table.host)
        await discord.env.settle()
        assert started == len(lobby_edits(table))
        await discord.restart()
        await table.play(6)
        assert len(lobby_edits(table)) <= started + 1
        await table.follow()
        assert await table.over()
        assert len(lobby_edits(table)) <= started + 2


async def test_what_stands_around_a_game_is_looked_at_where_the_table_changed_or_somebody_asks(
    tmp_path: Path,
) -> None:
    """A move changes the game alone."""
    looked: list[TableId] = []
    at_home = SeatNotices.at_home

    async def look(self: SeatNotices, news: News, shown: TableView) -> None:
        looked.append(shown.table.id)
        await at_home(self, news, shown)

    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        await table.play(2)
        await discord.spoken()
        publisher, tables = discord.host.get_cog(Publisher.__name__), discord.host.tables
        assert isinstance(publisher, Publisher)
        with patch.object(SeatNotices, "at_home", look):
            await table.play(2)
            await discord.spoken()
            assert looked == []
            publisher.look_after(table.id)
            await discord.spoken()
            assert looked == [table.id]
            await tables.pauses.pause(table.id, (await table.look()).table.host)
            await discord.spoken()
            assert looked == [table.id] * 2


async def test_the_lobby_message_says_when_the_lobby_really_closes(tmp_path: Path) -> None:
    """F29: the clock shown is the clock enforced, with the time that was given back."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 3)
        before = (await discord.host.tables.outbox.news(table.id)).expires_at
        assert before is not None
        assert f"<t:{int(before.timestamp())}:R>" in said(table.lobby)
        await leave_guild(discord)
        await discord.wait(hours=10)
        await rejoin_guild(discord)
        after = before + timedelta(hours=10)
        assert f"<t:{int(after.timestamp())}:R>" in said(table.lobby)
        assert (await discord.host.tables.outbox.news(table.id)).expires_at == after


async def test_the_channel_shows_the_trophy_and_offers_a_rematch(tmp_path: Path) -> None:
    """F95: all that stands below the last board stands there, too."""
    async with server(tmp_path) as discord:
        table = await finished(discord)
        assert alt(table.lobby) == alt(await table.board())
        offered = [press.custom_id for press in presses(table.lobby)]
        assert offered == [p.custom_id for p in presses(await table.board()) if p.verb != "rules"]
        rematch = presses(table.lobby)[0]
        assert (rematch.verb, rematch.label) == ("rematch", EN("button-rematch"))
        result = await discord.press(discord.people[1], table.lobby, rematch)
        again, *_ = await discord.host.tables.queries.here(discord.channel.id)
        assert EN("rematch-opened", table=str(again.id)) in said(result.response)
        assert again.host.id == discord.people[1].id


async def test_a_rematch_needs_no_button(tmp_path: Path) -> None:
    """Every button has a slash twin."""
    async with server(tmp_path) as discord:
        table = await finished(discord)
        stranger = await discord.stranger.slash(
            discord.channel, "table rematch", table=int(table.id)
        )
        assert EN("refused-had-no-seat") in said(stranger.response)
        result = await discord.people[0].slash(
            discord.channel, "table rematch", table=int(table.id)
        )
        again, *_ = await discord.host.tables.queries.here(discord.channel.id)
        assert again.status is Status.LOBBY
        assert EN("rematch-opened", table=str(again.id)) in said(result.response)


# -- places that are built again -------------------------------------------------------------


@pytest.mark.parametrize(("game", "answers"), shared(GAME_IDS, [0, 3]))
async def test_whoever_is_asked_is_called_once_in_each_new_thread(
    tmp_path: Path, game: str, answers: int
) -> None:
    """F13, F32: a call that was deleted with its thread leads nobody to the game.

    Nor does the panel of who had just answered, and goes on with their own turn.
    """
    async with server(tmp_path) as discord:
        options = {option.key: option.default for option in find(game).options}
        script = shortest(game, min(find(game).seats), options)
        table = await PlayedTable.scripted(discord, script)
        await table.play(answers)
        for _ in range(2):
            asked = {person.id for person, _ in await table.asked()}
            assert asked
            await table.lose_thread()
            notified = discord.shown(discord.channel.id)[-1]
            assert not [person for person in table.players if f"<@{person.id}>" in said(notified)]
            await table.go_onward()
            await discord.wait(minutes=1)
            await discord.stranger.slash(discord.channel, "table show", table=int(table.id))
            shown = await table.messages()
            for person in table.players:
                assert calls(shown, person) == (person.id in asked)


async def test_the_calls_of_a_deleted_thread_survive_a_crash(tmp_path: Path) -> None:
    """F13, F23: killed on the way to the new thread, the bot calls from the new process."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.play(5)
        await discord.wait(minutes=11)
        ((person, _), *_) = await table.asked()
        path = "/channels/*/threads"
        discord.env.inject_error("POST", path, status=503, times=None)
        await table.lose_thread()
        await table.go_onward()
        discord.env.backend.faults.clear()
        await discord.crash()
        assert calls(await table.messages(), person) == 1
        await table.board()


async def test_a_deleted_board_calls_nobody_again(tmp_path: Path) -> None:
    """F32: the call still stands in the thread, and leads there."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        await discord.wait(minutes=11)
        board = await table.board()
        before = [m.id for m in await table.messages() if m.content.startswith("<@")]
        assert before
        discord.env.backend.delete_message(board.channel_id, board.id)
        await discord.stranger.slash(discord.channel, "table show", table=int(table.id))
        assert board.id != (await table.board()).id
        assert before == [m.id for m in await table.messages() if m.content.startswith("<@")]


async def test_in_a_new_channel_whoever_is_asked_is_called_once(tmp_path: Path) -> None:
    """F13: the channel is gone; where a player brings the table, its people are called."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        ((person, _), *_) = await table.asked()
        other = discord.guild.create_text_channel("elsewhere")
        await discord.env.settle()
        discord.env.backend.delete_channel(await table.home())
        discord.env.backend.delete_channel(discord.channel.id)
        await discord.env.settle()
        for _ in range(2):
            await person.slash(other, "table show", table=int(table.id))
        assert (await discord.host.tables.queries.get(table.id)).channel_id == other.id
        await discord.wait(minutes=11)
        assert calls(await table.messages(), person) == 1


async def test_a_wish_to_take_back_moves_to_the_new_thread(tmp_path: Path) -> None:
    """F13: both its buttons are there again, and those who are asked are called by it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        proposer, _, _ = await takeable(table, consent=True)
        undo = (await table.look(proposer)).undo
        assert undo is not None
        await proposer.slash(discord.channel, "table undo", table=int(table.id))
        await table.lose_thread()
        await table.go_onward()
        (wish,) = (m for m in await table.messages() if "undoagree" in {p.verb for p in presses(m)})
        agree = next(p.custom_id for p in presses(wish) if p.verb == "undoagree")
        for seat in undo.consent:
            assert f"<@{table.players[seat].id}>" in said(wish)
            await table.players[seat].click(wish, custom_id=agree)
        assert (await table.look(proposer)).question is not None


async def test_an_announced_end_moves_to_the_new_thread(tmp_path: Path) -> None:
    """F13, F29: the table can still be kept by one press."""
    async with server(tmp_path, stale_days=8) as discord:
        table = await PlayedTable.started(discord, 2, pace="none")
        await discord.wait(days=1)
        await table.lose_thread()
        await table.go_onward()
        (notice,) = (m for m in await table.messages() if "keep" in {p.verb for p in presses(m)})
        await discord.people[0].click(notice, custom_id=presses(notice)[0].custom_id)
        assert (await discord.host.tables.queries.get(table.id)).closing is None


async def test_an_announced_end_that_moves_is_told_in_its_place(tmp_path: Path) -> None:
    """F29: whoever says that they are away puts it off, and nobody is pinged a second time."""
    async with server(tmp_path, stale_days=8) as discord:
        table = await PlayedTable.started(discord, 2, pace="none")
        await discord.wait(days=1)
        queries, person = discord.host.tables.queries, discord.people[0]
        announced = (await queries.get(table.id)).closing
        await person.slash(discord.channel, "me away", until="5")
        await discord.wait(days=6)
        moved = (await queries.get(table.id)).closing
        assert announced is not None
        assert moved is not None
        assert (moved.notice, moved.at - announced.at) == (1, timedelta(days=5))
        (notice,) = (m for m in await table.messages() if "keep" in {p.verb for p in presses(m)})
        assert when(moved.at) in said(notice)


async def test_the_end_of_a_lobby_that_moves_is_told_in_its_place(tmp_path: Path) -> None:
    """F29, F58: as that of a game, also after a restart."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 2)
        await discord.wait(hours=49)
        for restarted in (False, True):
            await discord.host.tables.due.give_back(timedelta(hours=5))
            if restarted:
                await discord.restart()
            await discord.spoken()
            closing = (await discord.host.tables.queries.get(table.id)).closing
            assert closing is not None
            (told,) = (m.content for m in discord.shown(discord.channel.id) if m.content)
            assert when(closing.at) in told


async def test_a_closing_notice_that_was_deleted_does_not_come_back_after_a_restart(
    tmp_path: Path,
) -> None:
    """F34: it has pinged, and everything that its button does a command does, too."""
    async with server(tmp_path, stale_days=8) as discord:
        game = await PlayedTable.started(discord, 2, pace="none")
        lobby = await PlayedTable.opened(discord, 3)
        await discord.wait(hours=49)
        for table in (game, lobby):
            posts = (await discord.host.tables.outbox.news(table.id)).posts
            post = posts[PostKey.CLOSING.of(1)]
            discord.env.backend.delete_message(post.channel_id, post.message_id)
        await discord.restart()
        publisher = discord.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        for table in (game, lobby):
            publisher.look_after(table.id)
        await discord.spoken()
        assert not [m for m in await game.messages() if "keep" in {p.verb for p in presses(m)}]
        assert not [m for m in discord.shown(discord.channel.id) if "<@" in m.content]


# -- requests that fail after they were done -------------------------------------------------


@pytest.mark.parametrize("times", [1, 2])
async def test_what_discord_took_before_it_failed_is_not_said_twice(
    tmp_path: Path, times: int
) -> None:
    """F23: a 5xx says nothing about what was done; the nonce makes the second attempt the first."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord, 2)
        home = await table.home()
        chapter = (await table.look()).chapter
        with swallowed("POST", f"/channels/{home}/messages", times):
            while chapter == (await table.look()).chapter:
                await table.command((await table.asked())[0][0])
            await discord.wait(minutes=3)
        shown = [said(m) for m in await table.messages() if not presses(m)]
        assert len(shown) == len(set(shown))
        assert len({text.split(".")[0] for text in shown}) == len(shown)
        await table.board()
        assert await discord.host.tables.outbox.unpublished() == ()


async def test_what_happened_after_a_failed_request_is_on_the_message(tmp_path: Path) -> None:
    """F23: Discord hands out the message that it took the first time; it is brought up to date."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord, 3)
        ((person, _),) = await table.until("announce")
        home = await table.home()
        with swallowed("POST", f"/channels/{home}/messages", 1):
            await discord.stranger.slash(discord.channel, "table show", table=int(table.id))
        await answer(table, person, Announce)
        await discord.wait(minutes=1)
        board = await table.board()
        asked = {decision for _, decision in await table.asked()}
        assert asked == {press.decision for press in presses(board) if press.decision != "-"}


async def test_a_thread_that_discord_opened_before_it_failed_is_used(tmp_path: Path) -> None:
    """F11, F23: no second thread is opened, neither from the lobby message nor without one."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.opened(discord, 2)
        await table.join(discord.people[1])
        with swallowed("POST", "/channels/*/messages/*/threads", 1):
            await table.on_lobby(discord.people[0], "start")
            await discord.wait(minutes=1)
        assert [await table.home()] == [thread.id for thread in discord.channel.threads]
        await table.play(4)
        with swallowed("POST", f"/channels/{discord.channel.id}/threads", 1):
            await table.lose_thread()
            await table.go_onward()
            await discord.wait(minutes=1)
        assert [await table.home()] == [thread.id for thread in discord.channel.threads]
        table.panels.clear()
        await table.play(4)


# -- threads that are locked -----------------------------------------------------------------


async def test_an_unlocked_thread_is_used_again_at_once(tmp_path: Path) -> None:
    """F10: the notice in the channel goes, and the board stands in the thread without a move."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        home = await table.home()
        for method in ("POST", "PATCH"):
            discord.env.inject_error(
                method, f"/channels/{home}/messages*", status=403, code=160005, times=None
            )
        before = (await table.look()).chapter
        while (await table.look()).chapter == before:
            look = await table.look((await table.asked())[0][0])
            await answer(table, (await table.asked())[0][0], type(look.legal[0]))
        told = EN("trouble-locked", channel=f"<#{home}>")
        assert any(told in said(m) for m in discord.shown(discord.channel.id))
        discord.env.backend.faults.clear()
        discord.env.backend.edit_channel(home, {}, thread_metadata={"locked": False})
        await discord.env.settle()
        assert not any(told in said(m) for m in discord.shown(discord.channel.id))
        assert f"Turn {(await table.look()).chapter}" in alt(await table.board())


@pytest.mark.parametrize("ending", ["over", "cancelled"])
async def test_no_thread_is_archived_at_the_end(tmp_path: Path, ending: str) -> None:
    """F95: Discord does that after a day; the bot asks for it once, however often it looks."""
    async with server(tmp_path) as discord:
        table = await (PlayedTable.ended if ending == "over" else PlayedTable.started)(discord, 2)
        home = await table.home()
        thread = discord.env.backend.get_channel(home).thread_metadata
        assert thread is not None
        if ending == "cancelled":
            assert thread.auto_archive_duration == 7 * 24 * 60
            for person in table.players:
                await person.slash(discord.channel, "table cancel", table=int(table.id))
            await discord.spoken()
        assert (thread.archived, thread.auto_archive_duration) == (False, 24 * 60)
        publisher = discord.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        for _ in range(3):
            publisher.look_after(table.id)
            await discord.spoken()
        asked = [r.body for r in discord.wire.requests if r.path == f"/channels/{home}"]
        assert asked == [{"auto_archive_duration": 24 * 60}]
