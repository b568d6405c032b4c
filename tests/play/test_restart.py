"""F2, F23: the bot stops or dies at any moment; nothing is lost, doubled or said twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.i18n import texts
from bot.records import Post, TableId
from games.vikings.view import Phase
from tests.play.driver import Seating, alt, presses, said
from tests.play.server import server


@pytest.mark.parametrize("prompt", [phase.value for phase in Phase if phase is not Phase.OVER])
async def test_every_control_works_after_a_restart(tmp_path: Path, prompt: str) -> None:
    """Whatever is asked at that moment: panels, boards and the answer itself go on."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 3)
        asked = await table.until(prompt)
        person, decision = asked[0]
        panel = await table.hand(person)
        shown = [(m.id, said(m), alt(m)) for m in await table.messages()]
        before = await table.look()
        heard = len(discord.wire.requests)
        await discord.restart()
        assert [] == [r.path for r in discord.wire.since(heard) if r.is_message]
        assert shown == [(m.id, said(m), alt(m)) for m in await table.messages()]
        assert before.view == (await table.look()).view
        board = await table.board()
        for message in (board, panel):
            for press in presses(message):
                if press.decision == "-":
                    await discord.press(
                        discord.stranger if message is board else person, message, press
                    )
                    await discord.forge(person, panel, f"t1:{table.id}:-:hand")
        assert decision in {press.decision for press in presses(panel)}
        table.panels = {person.id: panel}
        await table.answer(person)
        assert before.moves + 1 == (await table.look()).moves
        await table.play(3)


async def test_a_lobby_survives_a_restart(tmp_path: Path) -> None:
    """Seats are kept and every button of the lobby goes on working."""
    async with server(tmp_path) as discord:
        table = await Seating.opened(discord, 3)
        await table.join(discord.people[1])
        shown = said(table.lobby)
        await discord.restart()
        assert shown == said(table.lobby)
        await table.on_lobby(discord.people[2], "join")
        await table.on_lobby(discord.people[1], "leave")
        await table.on_lobby(discord.people[0], "start")
        assert 2 == len((await table.look()).table.players)


async def test_what_a_dying_bot_left_unsaid_is_said_after_it(tmp_path: Path) -> None:
    """Commit, then speak: moves that Discord would not take are told by the next process."""
    async with server(tmp_path, strict=False) as discord:
        table = await Seating.started(discord, 2)
        await table.until("announce")
        board = await table.board()
        discord.env.inject_error("*", "/channels/*", status=500, times=None)
        for _ in range(6):
            (person, _), *_ = await table.asked()
            await table.command(person)
        missed = await table.look()
        told = said(board)
        discord.env.backend.faults.clear()
        await discord.crash()
        assert told != said(await table.board())
        assert missed.view == (await table.look()).view
        table.panels.clear()
        messages = await table.messages()
        lines = Counter(line for m in messages if not alt(m) for line in m.content.split("\n"))
        chapters = await discord.host.history.chapters(table.id)
        assert len(chapters) == len(
            [m for m in messages if m.content and not m.content.startswith("<@")]
        )
        turns = {line: count for line, count in lines.items() if line.startswith("**Turn ")}
        assert {1} == set(turns.values())
        (person, _), *_ = await table.asked()
        called = [m for m in messages if m.content.startswith("<@")]
        assert [f"<@{person.id}>"] == [m.content.split()[0] for m in called]
        await table.play(4)
        await table.board()


@pytest.mark.parametrize("spoken", [1, 2, 3, 4, 5, 6])
async def test_a_crash_between_two_messages_doubles_none(tmp_path: Path, spoken: int) -> None:
    """However many requests of a new turn went through before the bot died."""
    async with server(tmp_path, strict=False) as discord:
        table = await Seating.started(discord, 2)
        await table.until("announce")
        passed = len(discord.wire.requests)

        def failing(_: object, __: str, path: str) -> None:
            made = [r for r in discord.wire.since(passed) if r.path.startswith("/channels/")]
            if path.startswith("/channels/") and len(made) >= spoken:
                raise OSError("the network is gone")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("simcord.http.router._check_faults", failing)
            for _ in range(5):
                (person, _), *_ = await table.asked()
                await table.command(person)
        await discord.crash()
        table.panels.clear()
        messages = await table.messages()
        lines = Counter(line for m in messages if not alt(m) for line in m.content.split("\n"))
        assert {1} == {n for line, n in lines.items() if line.startswith("**Turn ")}
        await table.board()
        calls = Counter(m.content.split()[0] for m in messages if m.content.startswith("<@"))
        assert {1} >= set(calls.values())
        await table.play(3)


async def test_a_bot_that_cannot_speak_still_stops(tmp_path: Path) -> None:
    """Waiting to try again is no reason to stay."""
    async with server(tmp_path, strict=False) as discord:
        table = await Seating.started(discord, 2)
        discord.env.inject_error("*", "/channels/*", status=500, times=None)
        (person, _), *_ = await table.asked()
        await table.command(person)
        await discord.running.aclose()
        assert discord.host.is_closed()
        assert "en" == texts("en").language


@pytest.mark.parametrize("kind", ["story", "board", "ping", "lobby"])
async def test_a_message_sent_but_not_remembered_is_not_sent_again(
    tmp_path: Path, kind: str
) -> None:
    """The bot dies after Discord took a message and before the database knew of it."""
    async with server(tmp_path, strict=False) as discord:
        table = await Seating.started(discord, 2)
        await table.until("announce")
        tables = discord.host.tables
        remember = tables.posted

        async def forgetful(table_id: TableId, key: str, post: Post | None) -> None:
            if key.startswith(kind) and post is not None and post.message_id:
                raise OSError("the power is gone")
            await remember(table_id, key, post)

        tables.posted = forgetful
        if kind == "lobby":
            opened = await discord.people[0].slash(discord.channel, "vikings new", seats=2)
            assert opened.acknowledged
        else:
            home = discord.at(await table.home())
            await table.command((await table.asked())[0][0])
            await discord.stranger.slash(home, "table show", table=int(table.id))
        channel = discord.channel.id if kind == "lobby" else await table.home()
        count = len(discord.shown(channel))
        await discord.crash()
        assert count >= len(discord.shown(channel))
        assert len(await table.boards()) <= 1 + (kind == "board")
        said_twice = Counter(
            m.content for m in await table.messages() if m.content.startswith(("**Turn", "<@"))
        )
        assert {1} == set(said_twice.values())
