"""F2, F23: the bot stops or dies at any moment; nothing is lost, doubled or said twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.texts import texts
from bot.model.news import Post, PostKey
from bot.model.table import TableId
from bot.rows.kept import ROWS
from bot.store.downtime import resume
from bot.store.sqlite.store import SqliteStore
from games import GAME_IDS
from tests.rigs.discord_server import server
from tests.rigs.forms import LONG, in_turn, shared
from tests.rigs.played_table import PlayedTable, alt, presses, said
from tests.rigs.promises import TOGETHER
from tests.rigs.scripted_games import asked_of_many, length, moments, questions, turn
from tests.rigs.stores import run_sql

OF_WHAT_IS_LIVE = {
    *("deadline", "timer", "outbox", "guild_absence", "mail", "erasure", "series"),
    *("held_answer", "server_board"),
}
"""Tables of which a start may read every row; of series and boards of servers there are few."""
INDEXED = {
    "game_table_guild",
    "game_table_channel",
    "series_guild",
    "message_analysing",
    "clock_stop_open",
}
"""Indexes in which there is nothing of what is over."""


async def _shown(table: PlayedTable) -> list[tuple[int, str, str]]:
    return [(m.id, said(m), alt(m)) for m in await table.messages()]


@pytest.mark.parametrize(("game", "crash"), shared(GAME_IDS, [False, True]))
async def test_every_question_is_answered_in_every_way_after_a_restart(
    tmp_path: Path, game: str, crash: bool
) -> None:
    """F2: many tables, each at another question; panels from before and answers go on.

    Every other kind of answer after a stop or after a crash, in a soak all after both.
    """
    every = [*moments(game)]
    async with server(tmp_path) as discord:
        tables = []
        for moment in every if LONG else every[::2]:
            table = await PlayedTable.at(discord, moment)
            await table.hand(table.players[moment.answer.decision.seat])
            seen = await table.look(), await table.made(), await _shown(table)
            tables.append((moment, table, *seen))
        heard = len(discord.wire.requests)
        await (discord.crash() if crash else discord.restart())
        assert [] == [r.path for r in discord.wire.since(heard) if r.is_message]
        for moment, table, before, made, shown in tables:
            assert shown == await _shown(table)
            assert before.view == (await table.look()).view
            await table.make(moment.answer)
            assert made + 1 == await table.made()


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_question_that_a_call_is_worded_for_is_met(game: str) -> None:
    """F2: all that are answered above, but for those that only large tables are asked."""
    asks = f"{game}-call-"
    worded = {i.removeprefix(asks) for i in texts("en").ids if i.startswith(asks)}
    met = {moment.answer.decision.prompt for moment in moments(game)}
    assert met <= worded
    assert worded - met <= asked_of_many(game)


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 1))
async def test_every_control_works_after_a_restart(tmp_path: Path, game: str) -> None:
    """F2, F3: what else boards and panels offered before, pressed by strangers and players.

    All but taking a move back, which answers the question in a way.
    """
    async with server(tmp_path) as discord:
        tables = []
        for moment in questions(game)[:: 1 if LONG else 2]:
            table = await PlayedTable.at(discord, moment)
            person = table.players[moment.answer.decision.seat]
            tables.append((moment, table, person, await table.hand(person)))
        await discord.restart()
        for moment, table, person, panel in tables:
            for who, message in ((discord.stranger, await table.board()), (person, panel)):
                for press in presses(message):
                    if press.decision == "-" and press.value is None and press.verb != "undo":
                        result = await discord.forge(who, message, press.custom_id)
                        assert result.response is not None
                        assert result.response.ephemeral
            await discord.forge(person, panel, f"t1:{table.id}:-:hand")
            assert moment.answer.decision.id in {press.decision for press in presses(panel)}
            assert len(moment.script.answers) == await table.made()


@pytest.mark.parametrize("game", TOGETHER)
async def test_a_question_to_many_is_half_answered_when_the_bot_dies(
    tmp_path: Path, game: str
) -> None:
    """F2, F16: whoever has answered has, and the others are still asked."""
    async with server(tmp_path) as discord:
        tables = []
        for moment in questions(game, asked=2):
            table = await PlayedTable.at(discord, moment)
            await table.make(moment.answer)
            tables.append((table, await table.look(), await table.made(), await table.asked()))
        assert tables
        await discord.crash()
        for table, before, made, asked in tables:
            after = await table.look()
            assert before.view == after.view
            assert [q.decision for q in before.questions] == [q.decision for q in after.questions]
            assert asked == await table.asked()
            await table.step()
            assert made + 1 == await table.made()


async def test_a_lobby_survives_a_restart(tmp_path: Path) -> None:
    """Seats are kept and every button of the lobby goes on working."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 3)
        await table.join(discord.people[1])
        shown = said(table.lobby)
        await discord.restart()
        assert shown == said(table.lobby)
        await table.on_lobby(discord.people[2], "join")
        await table.on_lobby(discord.people[1], "leave")
        await table.on_lobby(discord.people[0], "start")
        assert 2 == len((await table.look()).table.players)


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 2))
async def test_what_a_dying_bot_left_unsaid_is_said_after_it(tmp_path: Path, game: str) -> None:
    """Commit, then speak: moves that Discord would not take are told by the next process."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.at(discord, turn(game))
        board = await table.board()
        discord.env.inject_error("*", "/channels/*", status=500, times=None)
        opened: dict[str, int] = {}
        left = length(game, len(table.players)) - await table.made()
        for _ in range(min(6, left - 1)):
            (person, _), *_ = await table.asked()
            await table.command(person)
            for _, decision in await table.asked():
                opened.setdefault(decision, person.id)
        missed = await table.look()
        told = said(board)
        discord.env.backend.faults.clear()
        await discord.crash()
        assert told != said(await table.board())
        assert missed.view == (await table.look()).view
        table.panels.clear()
        await table.assert_all_is_told()
        await discord.wait(minutes=11)
        # Whoever goes on with what they were about is not called to it.
        asked = {f"<@{p.id}>" for p, _ in await table.asked()}
        about = {f"<@{p.id}>" for p, decision in await table.asked() if opened[decision] == p.id}
        called = set(" ".join(await table.calls()).split())
        assert asked - about <= called <= asked
        await table.play(4)
        await table.board()


@pytest.mark.parametrize(("game", "spoken"), shared(GAME_IDS, [1, 2, 3, 4, 5, 6], 4))
async def test_a_crash_between_two_messages_doubles_none(
    tmp_path: Path, game: str, spoken: int
) -> None:
    """However many requests of a new turn went through before the bot died."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.at(discord, turn(game))
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
        stories = await table.stories()
        assert len(stories) == len({story.split("\n")[0] for story in stories})
        await table.board()
        assert {1} >= set(Counter(await table.calls()).values())
        await table.play(3)


async def test_a_bot_that_cannot_speak_still_stops(tmp_path: Path) -> None:
    """Waiting to try again is no reason to stay."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.started(discord, 2)
        discord.env.inject_error("*", "/channels/*", status=500, times=None)
        (person, _), *_ = await table.asked()
        await table.command(person)
        await discord.running.aclose()
        assert discord.host.is_closed()
        assert "en" == texts("en").language


@pytest.mark.parametrize(
    ("game", "kind"), shared(GAME_IDS, ["story", "board", PostKey.CALL, "lobby"], 4)
)
async def test_a_message_sent_but_not_remembered_is_not_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, kind: str
) -> None:
    """The bot dies after Discord took a message and before the database knew of it."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.at(discord, turn(game))
        tables = discord.host.tables
        remember = tables.outbox.posted_as

        async def forgetful(table_id: TableId, keys: Sequence[str], post: Post) -> None:
            if post.message_id and any(key.startswith(kind) for key in keys):
                raise OSError("the power is gone")
            await remember(table_id, keys, post)

        monkeypatch.setattr(tables.outbox, "posted_as", forgetful)
        if kind == "lobby":
            opened = await discord.people[0].slash(discord.channel, f"{game} new")
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
        # What a board tells goes with it, and so does a call that came with it.
        shown = [said(m) for m in await table.messages() if not presses(m)]
        told = [text.split("\n")[0] for text in shown if text]
        assert set(Counter(told).values()) <= {1}


async def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F56: the start goes on behind it; what is pressed there is answered, lists leave it out."""
    monkeypatch.setattr("bot.repositories.tables.restore_damaged", lambda *_: 1 / 0)
    async with server(tmp_path, strict=False) as discord:
        broken, sound = [await PlayedTable.started(discord, 2) for _ in range(2)]
        person, panel = sound.players[0], await broken.board()
        discord.env.inject_error("*", "/channels/*", status=500, times=None)
        await sound.command((await sound.asked())[0][0])
        told = said(await sound.board())
        store = discord.host.tables.queries._store
        await run_sql(store, "UPDATE game_table SET pace = 'forgotten' WHERE id = ?", broken.id)
        await run_sql(store, "UPDATE game_table SET said_upto = 0")
        discord.env.backend.faults.clear()
        await discord.crash()
        assert told != said(await sound.board())
        sound.panels.clear()
        await sound.play(3)
        answer = await discord.forge(person, panel, f"t1:{broken.id}:-:hand")
        (error,) = discord.host.tables.queries._tables._unreadable.values()
        assert texts("en")("refused-table-unreadable", error=error) == said(answer.response)
        listed = await person.slash(discord.channel, "table list")
        assert f"t1:{broken.id}" not in str(presses(listed.response))
        found = [line for line in discord.errors.lines if error in line]
        assert 1 == len(found)


async def test_a_start_reads_nothing_of_what_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a million games that were played it is as short as with none (`bench million`)."""
    questions: dict[str, tuple[int | str | None, ...]] = dict(resume(1, 10**8))
    read: Any = SqliteStore._read

    async def noting(self: SqliteStore, question: str, *values: int | str) -> Any:
        questions[question] = values
        return await read(self, question, *values)

    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        monkeypatch.setattr(SqliteStore, "_read", noting)
        await discord.restart()
        await table.hand(table.players[0])
        store: Any = discord.host.tables.queries._store

        plans = {
            question: [
                row[3] for row in await read(store, f"EXPLAIN QUERY PLAN {question}", *values)
            ]
            for question, values in questions.items()
        }
    assert 20 < len(plans)
    kept = {one.table for one in ROWS.values()} - OF_WHAT_IS_LIVE
    scans = {
        step
        for steps in plans.values()
        for step in steps
        if (scan := re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step))
        and scan[1] in kept
        and scan[2] not in INDEXED
    }
    assert scans == set()
