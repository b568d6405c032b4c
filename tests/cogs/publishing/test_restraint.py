"""What is kept and what is asked of Discord: nothing that rots, and nothing without a cause."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.players import Person
from bot.model.table import Status
from bot.request_turns import RequestTurns
from bot.settings import Settings
from cogs.elements.custom_ids import word_of
from cogs.publishing.calls import membership
from games.rage.moves import Muster
from tests.cogs.publishing.test_calling_boards import calling
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.forms import shared
from tests.rigs.played_table import PlayedTable, alt, said
from tests.rigs.sample_games import SHIPPED
from tests.rigs.scripted_games import moments
from tests.rigs.seated import seated

SUPPRESS_NOTIFICATIONS = 1 << 12
"""Of Discord's message flags."""


def written(database: Path) -> list[str]:
    """Every value in every table of the file, as text."""
    with closing(sqlite3.connect(database)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return [
            str(value)
            for (name,) in names.fetchall()
            for row in connection.execute(f'SELECT * FROM "{name}"').fetchall()  # noqa: S608
            for value in row
        ]


async def test_neither_a_token_nor_an_address_is_written_down(tmp_path: Path) -> None:
    """F7, F9: both expire; pictures are painted anew and private messages are opened anew."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        for person in table.players:
            await table.hand(person)
        await table.play(12)
        backend: Any = discord.env.backend
        tokens = {record.token for record in backend.interactions.values()}
        assert len(tokens) > 12
        await discord.restart()
        values = written(discord.settings.database)
        assert len(values) > 100
        assert [] == [value for value in values if any(token in value for token in tokens)]
        assert [] == [value for value in values if re.search("https?:|cdn|attachment:", value)]
        assert alt(await table.board())
        table.panels.clear()
        assert alt(await table.hand(table.players[0]))


async def published(discord: Server) -> None:
    """Wait until nothing is under way, pauses included."""
    publisher: Any = discord.host.get_cog("Publisher")
    while running := list(publisher.tasks.running.values()):
        await asyncio.gather(*running)


async def test_a_burst_of_moves_is_shown_once_and_the_latest_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F8: one round of messages in each pause, which is two seconds where nobody says otherwise.

    The board in the thread shows a move after one pause at the latest, however few are drawn.
    """
    assert Settings().edit_seconds == 2
    async with server(tmp_path, edit_seconds=1.5) as discord:
        table = await PlayedTable.started(discord)
        await published(discord)
        names = {person.id: person.name for person in discord.people}
        mark = len(discord.wire.requests)
        pauses: list[int] = []
        publisher: Any = discord.host.get_cog("Publisher")
        pause = publisher.tasks._pause

        async def noted(seconds: float) -> None:
            pauses.append(len(discord.wire.requests))
            await pause(seconds)

        monkeypatch.setattr(publisher.tasks, "_pause", noted)
        # As fast as they come in, without waiting for Discord.
        for number in range(12):
            look = await table.look()
            question = next(q for q in look.questions if not q.decision.answered)
            person = seated(look.table.players[question.decision.seat]).id
            legal = (await discord.host.tables.queries.look(table.id, person)).legal
            pauses.clear()
            await discord.host.tables.moves.play(
                table.id,
                Person(person, names[person]),
                10**6 + number,
                question.decision.id,
                legal[table.luck.below(len(legal))],
            )
        await published(discord)
        shown = [
            number
            for number, request in enumerate(discord.wire.requests)
            if number >= mark
            and request.is_public
            and any(one.name.startswith("board") for one in request.uploads)
        ]
        assert 2 >= len(shown) >= 1
        # What goes out when the last move is made may still show the one before.
        assert shown[-1] < [*pauses, len(discord.wire.requests)][1]
        look = await table.look()
        words = discord.context.texts_of(look.table)
        assert alt(await table.board()) == discord.context.scene(look, words).alt
        (board,) = discord.wire.requests[shown[-1]].uploads
        assert board.description == alt(await table.board())


async def test_nothing_is_said_where_nothing_happens(tmp_path: Path) -> None:
    """F12: a thread that falls asleep is left alone until somebody moves."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, pace="none")
        await table.play(3)
        # Whoever has left the table by then is called.
        await discord.wait(minutes=15)
        mark = len(discord.wire.requests)
        await discord.wait(hours=30)
        assert [] == [(r.method, r.path) for r in discord.wire.since(mark)]
        assert (await table.look()).table.status is Status.PLAYING
        await table.play(3)
        assert [] == [t for t in asyncio.all_tasks() if t.get_name().startswith("publish-")]


async def test_a_step_of_a_draft_touches_no_public_message(tmp_path: Path) -> None:
    """F39: also where nobody remembers what the messages show, and they are too old to be edited.

    Neither the step nor its taking back is to be noticed by anybody else.
    """
    begun = next(m for m in moments("rage") if isinstance(m.answer.move, Muster))
    async with server(tmp_path) as discord:
        table = await PlayedTable.at(discord, begun)
        ((person, decision),) = await table.asked()
        # Whoever is asked has been called before that.
        await discord.wait(minutes=55)
        await discord.restart()
        await discord.wait(minutes=55)
        await discord.restart()
        mark = len(discord.wire.requests)
        await table.command(person, f"{decision} {word_of(begun.answer.move)}")
        made = await table.look(person)
        assert made.undo is not None
        await person.slash(discord.at(await table.home()), "table undo", table=int(table.id))
        assert (await table.look(person)).moves == made.moves + 1
        assert [] == [(r.method, r.path) for r in discord.wire.since(mark) if r.is_public]
        before = len(discord.wire.requests)
        await table.play(12)
        assert any(r.is_public for r in discord.wire.since(before))
        await table.assert_all_is_told()


async def test_what_everybody_sees_takes_its_turn_and_no_private_answer_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F46: answers go by the interaction, which no global limit counts; all else by the bucket."""
    turns = 0
    original = RequestTurns.turn

    async def counted(self: RequestTurns, *lane: Any) -> None:
        nonlocal turns
        turns += 1
        await original(self, *lane)

    monkeypatch.setattr(RequestTurns, "turn", counted)
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        await table.play(8)
        for person in table.players:
            await person.slash(discord.channel, "me settings", copies=True)
        before = turns
        mark = len(discord.wire.requests)
        # Whoever is asked is called, looked up, and copied to.
        monkeypatch.setattr(membership, "_SEEN_FOR", timedelta())
        await discord.wait(minutes=15)
        private = ("/interactions", "/webhooks")
        called = [r.path for r in discord.wire.since(mark) if not r.path.startswith(private)]
        assert {"channels", "guilds", "users"} == {path.split("/")[1] for path in called}
        assert turns - before >= len(called)
        sent = [r for r in discord.wire.requests if r.is_public and not r.matches("GET", "*")]
        answers = [r for r in discord.wire.requests if r.is_message and not r.is_public]
        assert len(sent) > 8
        assert turns >= len(sent)
        assert {"webhooks"} == {r.path.split("/")[1] for r in answers}
        before = turns
        await table.hand(table.players[0])
        assert before == turns


@pytest.mark.parametrize(("game", "language"), shared(SHIPPED, LANGUAGES))
async def test_every_private_panel_tells_of_which_turn_it_is(
    tmp_path: Path, game: str, language: str
) -> None:
    """F7: it cannot be changed once its time is over, so whoever reads it later can see that."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, game=game)
        person = table.players[1]
        discord.locales[person.id] = language
        while (chapter := (await table.look()).chapter) < 4:
            await table.step()
        table.panels.clear()
        panel = await table.hand(person)
        # A turn of all players may be told in several chapters.
        turn = getattr((await table.look()).view, "turn", chapter)
        told = texts(language)(f"{game}-alt-turn", turn=turn)
        assert told in said(panel) + alt(panel)


async def test_what_pings_nobody_buzzes_nobody(tmp_path: Path) -> None:
    """F116: stories and boards that call nobody are sent without a notification, calls with one."""
    loud, silent = 0, 0
    async with server(tmp_path) as discord:
        over = await PlayedTable.ended(discord, 2, game="vikings", pace="slow")
        table = await calling(discord)
        mark = len(discord.wire.requests)
        await table.step()
        while not (await table.board()).content:
            await discord.wait(minutes=11)
            await table.step()
        await discord.press(over.players[0], await over.board(), Press(f"t1:{over.id}:-:luck"))
        for request in discord.wire.since(mark):
            if request.method != "POST" or not request.is_public or not request.is_message:
                continue
            users = (request.message.get("allowed_mentions") or {}).get("users", ())
            is_silent = bool(request.message.get("flags", 0) & SUPPRESS_NOTIFICATIONS)
            assert is_silent is not bool(users), request.message
            silent += is_silent
            loud += not is_silent
    assert loud
    assert silent
