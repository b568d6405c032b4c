"""Presses in threads that are archived or locked (F95)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.backend.models import Channel

from bot.i18n.texts import texts
from bot.model.news import PostKey
from cogs.elements.custom_ids import Verb
from cogs.publishing import awakening
from tests.cogs.routing.test_access import forbid
from tests.rigs.as_strict_as_discord import Client, NeverSentError, Strictness
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.played_table import PlayedTable, presses, said

EN = texts("en")
SEND_IN_THREADS = 1 << 38
AFTERWARDS = ("rematch", "others", "replay", "film", "analysis", "luck", "share")


def _sleeps(thread: Channel) -> bool:
    known = thread.thread_metadata
    return known is not None and (known.archived or known.locked)


async def lull(discord: Server, table: PlayedTable, *, locked: bool = False) -> Channel:
    """Have a table's thread archived, as Discord does after a while, or locked as well."""
    thread = archive(discord, await table.home(), locked=locked)
    await discord.env.settle()
    return thread


def archive(discord: Server, thread_id: int, *, locked: bool = False) -> Channel:
    thread = discord.env.backend.get_channel(thread_id)
    assert thread.thread_metadata is not None
    thread.thread_metadata.archived = True
    thread.thread_metadata.locked = locked
    discord.env.backend.announce_channel_update(thread_id)
    return thread


def wakes(discord: Server, since: int = 0) -> int:
    """Count the requests that woke a thread, or tried to."""
    return sum(
        request.matches("PATCH", "/channels/*") and (request.body or {}).get("archived") is False
        for request in discord.wire.since(since)
    )


def letters(discord: Server, person: simcord.MemberActor) -> list[str]:
    """List the direct messages that a person got."""
    return [
        said(message)
        for channel in discord.env.backend.channels.values()
        if channel.guild_id is None and person.id in channel.recipient_ids
        for message in discord.shown(channel.id)
    ]


@pytest.mark.parametrize("where", ["thread", "channel"])
async def test_all_that_is_offered_afterwards_works_though_the_thread_sleeps(
    tmp_path: Path, where: str
) -> None:
    """F95: from the last board, which wakes it, and from the channel, also after a restart."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord, 2)
        await discord.restart()
        message = await table.board() if where == "thread" else table.lobby
        offered = {press.verb: press for press in presses(message)}
        assert set(AFTERWARDS) <= set(offered)
        for verb in AFTERWARDS:
            await lull(discord, table)
            mark = len(discord.wire.requests)
            result = await discord.press(table.players[0], message, offered[verb])
            await discord.spoken()
            told = result.response or result.followups[0]
            assert told.ephemeral, verb
            assert EN("error", id="@").partition("@")[0] not in said(told)
            assert wakes(discord, mark) == (where == "thread"), verb
        posts = (await discord.host.tables.outbox.news(table.id)).posts
        for key in (PostKey.FILM, PostKey.LUCK, PostKey.ANALYSIS):
            assert posts[key].channel_id == await table.home()
        assert discord.errors.lines == []


async def test_a_press_delivered_twice_in_a_sleeping_thread_is_done_once(tmp_path: Path) -> None:
    """F95, F8: both deliveries share one awakening, and one of them is acknowledged."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord, 2)
        board, person = await table.board(), table.players[0]
        await lull(discord, table)
        mark = len(discord.wire.requests)
        await discord.deliver((person, board, f"t1:{table.id}:-:rematch", None), times=2)
        assert wakes(discord, mark) == 1
        here = await discord.host.tables.queries.here(discord.channel.id)
        assert [one.rematch.of for one in here if one.rematch] == [table.id]


async def test_a_move_in_a_running_game_whose_thread_slept_is_made_once(tmp_path: Path) -> None:
    """F95, F10: the panel opens, the move counts, and the board follows in the woken thread."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        (person, _), *_ = await table.asked()
        thread = await lull(discord, table)
        panel = await table.hand(person)
        assert not _sleeps(thread)
        moves, choice = (await table.look()).moves, (await table.choices(person))[0]
        await lull(discord, table)
        await discord.deliver((person, panel, choice.custom_id, _values(choice)), times=2)
        assert (await table.look()).moves > moves
        assert not _sleeps(thread)


def _values(press: Press) -> list[str] | None:
    return None if press.value is None else [press.value]


async def test_an_answer_reaches_who_pressed_though_the_thread_went_to_sleep_meanwhile(
    tmp_path: Path,
) -> None:
    """F95: between the first word to a press and the answer."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord, 2)
        board, replays = await table.board(), discord.host.tables.replays
        shown, home = replays.show, await table.home()

        async def slowly(*given: Any, **named: Any) -> Any:
            archive(discord, home)
            return await shown(*given, **named)

        replays.show = slowly  # type: ignore[method-assign]
        result = await table.players[0].click(board, custom_id=f"t1:{table.id}:-:replay")
        assert "replayturn" in {press.verb for press in presses(result.response)}


@pytest.mark.parametrize("client", [Client.REFUSED, Client.WORKS])
async def test_who_may_not_write_in_the_thread_is_answered_too(
    tmp_path: Path, client: Client
) -> None:
    """F95, F79: what one may do there is asked once the thread is awake."""
    async with server(tmp_path, strictness=Strictness(client=client)) as discord:
        table = await PlayedTable.ended(discord, 2)
        board = await table.board()
        forbid(discord, discord.stranger, SEND_IN_THREADS)
        for verb, heard in (("replay", ""), ("film", EN("refused-read-only"))):
            await lull(discord, table)
            result = await discord.stranger.click(board, custom_id=f"t1:{table.id}:-:{verb}")
            assert heard in said(result.response)
        assert PostKey.FILM not in (await discord.host.tables.outbox.news(table.id)).posts


async def test_who_may_not_wake_the_thread_has_the_channel(tmp_path: Path) -> None:
    """F95: web and phones send no press then (discord-api-docs 8474)."""
    async with server(tmp_path, strictness=Strictness(client=Client.WAKES)) as discord:
        table = await PlayedTable.ended(discord, 2)
        board, person = await table.board(), discord.stranger
        forbid(discord, person, SEND_IN_THREADS)
        await lull(discord, table)
        with pytest.raises(NeverSentError):
            await person.click(board, custom_id=f"t1:{table.id}:-:replay")
        result = await person.click(table.lobby, custom_id=f"t1:{table.id}:-:replay")
        assert "replayturn" in {press.verb for press in presses(result.response)}


@pytest.mark.parametrize("over", [True, False])
async def test_a_press_in_a_locked_thread_is_answered_in_a_direct_message(
    tmp_path: Path, over: bool
) -> None:
    """F95: nothing private can be said there; commands in the channel go on working."""
    async with server(tmp_path) as discord:
        table = await (PlayedTable.ended if over else PlayedTable.started)(discord, 2)
        board, person = await table.board(), table.players[0]
        thread = await lull(discord, table, locked=True)
        moves, mark = (await table.look()).moves, len(discord.wire.requests)
        verb = Verb.REPLAY if over else Verb.HAND
        for _ in range(3):
            await person.click(board, custom_id=f"t1:{table.id}:-:{verb}")
        told = EN("thread-locked", thread=f"<#{thread.id}>", channel=f"<#{discord.channel.id}>")
        assert letters(discord, person) == [told]
        assert wakes(discord, mark) <= 3
        assert moves == (await table.look()).moves
        command = "game replay" if over else "table hand"
        assert (await person.slash(discord.channel, command, table=int(table.id))).ephemeral
        # Not the thread's: what is posted for everybody goes to the channel.
        if over:
            await person.click(table.lobby, custom_id=f"t1:{table.id}:-:luck")
            posts = (await discord.host.tables.outbox.news(table.id)).posts
            assert posts[PostKey.LUCK].channel_id == discord.channel.id


async def test_where_no_direct_message_arrives_the_channel_says_it(tmp_path: Path) -> None:
    """F95, F36: a press in a locked thread is never without a word."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        board, person = await table.board(), table.players[0]
        thread = await lull(discord, table, locked=True)
        discord.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        await person.click(board, custom_id=f"t1:{table.id}:-:hand")
        await discord.spoken()
        told = "\n".join(said(m) for m in discord.shown(discord.channel.id))
        assert EN("trouble-locked", channel=f"<#{thread.id}>") in told


@pytest.mark.parametrize("bound", ["MOST_OF_PERSON", "MOST_ON_SERVER"])
async def test_how_many_threads_presses_wake_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    """F95: by person and by server; who is over it is told when to try again."""
    monkeypatch.setattr(awakening, bound, 2)
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord, 2)
        board, mark = await table.board(), len(discord.wire.requests)
        one, other = table.players

        async def press(person: simcord.MemberActor) -> simcord.ResponseMessage | None:
            await lull(discord, table)
            result = await person.click(board, custom_id=f"t1:{table.id}:-:replay")
            return result.response

        assert [await press(one) is None for _ in range(3)] == [False, False, True]
        assert (await press(other) is None) is (bound == "MOST_ON_SERVER")
        (told,) = letters(discord, one)
        home = f"<#{await table.home()}>"
        assert told == EN("thread-woken-often", thread=home, channel=f"<#{discord.channel.id}>")
        assert wakes(discord, mark) == (2 if bound == "MOST_ON_SERVER" else 3)
        await discord.wait(minutes=11)
        assert await press(one) is not None
