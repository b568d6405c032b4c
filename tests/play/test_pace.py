"""Deadlines, lobbies that nobody starts, and messages that have grown old."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from bot.i18n.texts import texts
from cogs.context import part_of
from cogs.publishing.publisher import Publisher
from games import GAME_IDS, find
from tests.rigs.discord_server import server
from tests.rigs.forms import LONG, in_turn
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.scripted_games import shortest

EN = texts("en")


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 1))
async def test_nobody_answers_and_the_game_goes_on(tmp_path: Path, game: str) -> None:
    """After each deadline the host answers, and the story, board and calls keep up."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, game=game, pace="live")
        first = await table.look()
        await discord.wait(minutes=9)
        assert first.moves == (await table.look()).moves
        await discord.wait(hours=30)
        look = await table.look()
        assert look.chapter >= 2
        context = discord.context
        shown = await context.picture(look, context.texts_of(look.table))
        assert shown.alt == alt(await table.board())
        called = {person for call in await table.calls() for person in call.split()}
        assert {f"<@{person.id}>" for person, _ in await table.asked()} >= called
        await table.assert_all_is_told()
        await table.play(4)


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 2))
async def test_a_game_of_absent_players_ends(tmp_path: Path, game: str) -> None:
    """Defaults alone bring every game to its end, message and all."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, game=game, pace="live")
        for _ in range(60):
            await discord.wait(hours=24)
            if await table.over():
                break
        assert await table.over()
        assert "rematch" in {press.verb for press in presses(await table.board())}


async def test_a_lobby_that_nobody_starts_expires(tmp_path: Path) -> None:
    """F58: after 72 hours the lobby closes and its message says so."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 2)
        await discord.wait(hours=71)
        assert presses(table.lobby)
        await discord.wait(hours=2)
        lobby = discord.shown(discord.channel.id)[-1]
        assert EN("lobby-expired", table=str(table.id)) in said(lobby)
        assert ["reopen"] == [press.verb for press in presses(lobby)]


async def test_an_old_board_is_edited_once_and_then_posted_anew(tmp_path: Path) -> None:
    """F8, F46: of edits of a message older than an hour one a minute goes through."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("challenge")
        first = (await table.board()).id
        (person, _), *_ = await table.asked()
        await table.command(person)
        if (await table.look()).questions[0].decision.prompt == "challenge":
            assert first == (await table.board()).id
        await discord.wait(minutes=51)
        board = (await table.board()).id
        table.panels.clear()
        (person, _), *_ = await table.asked()
        await table.command(person)
        assert board == (await table.board()).id
        (person, _), *_ = await table.asked()
        await table.command(person)
        assert board != (await table.board()).id


async def test_a_panel_of_a_past_quarter_of_an_hour_is_let_go(tmp_path: Path) -> None:
    """F7: a token lives 15 minutes; after that nothing is sent to it, and a new panel opens."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.until("announce")
        other = next(p for p in table.players if p.id != discord.people[0].id)
        await table.hand(other)
        await discord.wait(minutes=16)
        heard = len(discord.wire.requests)
        await table.command((await table.asked())[0][0])
        failed = [r for r in discord.wire.since(heard) if r.error is not None]
        assert [] == failed
        assert alt(await table.hand(other))


@pytest.mark.parametrize("game", GAME_IDS if LONG else GAME_IDS[::2])
async def test_nothing_is_kept_of_the_messages_that_were_sent(tmp_path: Path, game: str) -> None:
    """F4: no view stays in the library's store, and no task or panel piles up."""
    async with server(tmp_path) as discord:
        options = {option.key: option.default for option in find(game).options}
        table = await PlayedTable.scripted(discord, shortest(game, 2, options))
        tasks = len(asyncio.all_tasks())
        await table.play(40 if LONG else 5)
        await table.follow()
        assert await table.over()
        store = discord.host._connection._view_store
        assert {} == store._views
        assert {} == store._synced_message_views
        gc.collect()
        assert tasks + 1 >= len(asyncio.all_tasks())
        assert len(part_of(discord.host, Publisher).panels._open) <= len(discord.people)
