"""The first word to a press: at once, private, and before anything else is done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ServerDisconnectedError
from discord import Interaction, InteractionResponse
from simcord import InteractionResult
from simcord.http.client import FakeWebhookAdapter

from bot.i18n.texts import texts
from bot.lost_answers import _HEEDED
from bot.rows.change import Change
from bot.store.sqlite.store import SqliteStore
from cogs.elements import acknowledge
from cogs.elements.custom_ids import move_press
from cogs.routing.turns import AT_ONCE, MOST_IN_HAND
from rendering.paint.studio import Studio
from tests.rigs.discord_server import PEOPLE, Server, server
from tests.rigs.played_table import PlayedTable, presses, said

EN = texts("en")


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done, in order: every acknowledgement, and every look into the database."""
    done: list[str] = []
    original = InteractionResponse.defer

    async def defer(self: InteractionResponse[Any], **given: Any) -> Any:
        done.append("acknowledged")
        return await original(self, **given)

    monkeypatch.setattr(InteractionResponse, "defer", defer)
    return done


def watch(discord: Server, done: list[str]) -> None:
    """Note whatever is asked of the table service or the store from now on."""
    tables: Any = discord.host.tables

    def noted(method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            done.append(method.__name__)
            return method(*given, **named)

        return call

    for service in (tables, tables.queries._store):
        for name in dir(type(service)):
            method = getattr(service, name)
            if not name.startswith("_") and callable(method):
                setattr(service, name, noted(method))


async def test_every_press_and_command_is_acknowledged_before_anything_is_read(
    tmp_path: Path, order: list[str]
) -> None:
    """F5, F6: the first await is the acknowledgement, decided from the message alone."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person = table.players[0]
        panel = await table.hand(person)
        board = await table.board()
        watch(discord, order)
        offered = [(board, press) for press in presses(board)]
        offered += [(panel, press) for press in presses(panel)]
        looked = 0
        for message, press in offered:
            order.clear()
            values = None if press.value is None else [press.value]
            await discord.forge(person, message, press.custom_id, values=values)
            assert order[0] == "acknowledged", press
            assert order.count("acknowledged") == 1, press
            looked += len(order) - 1
        assert looked > len(offered)
        for command in ("table hand", "table list", "help", "me settings"):
            order.clear()
            await person.slash(discord.channel, command)
            assert order[0] == "acknowledged", command
            assert order.count("acknowledged") == 1, command


async def test_an_acknowledgement_after_two_and_a_half_seconds_raises_an_alarm(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F5: counted from when Discord made the interaction, which its id tells."""
    assert timedelta(seconds=2.5) == acknowledge.LATE
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        caplog.set_level(logging.WARNING, "cogs.elements.acknowledge")
        caplog.clear()
        await table.hand(table.players[0])
        assert "" == caplog.text
        # Every one is late by this measure.
        monkeypatch.setattr(acknowledge, "LATE", timedelta(days=-1))
        await table.hand(table.players[0])
        assert "acknowledged late, after" in caplog.text


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("control", ["hand", "write:Whisper.goths-form-whisper.80", ""])
async def test_a_connection_that_breaks_under_an_acknowledgement_loses_no_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, control: str, times: int
) -> None:
    """F5: it is said once more; then Discord itself tells the person that nothing came of it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person, board = table.players[0], await table.board()
        broken: list[str] = []

        def breaking(_: object, __: str, path: str) -> None:
            if path.endswith("/callback") and len(broken) < times:
                broken.append(path)
                raise ConnectionResetError(104, "the connection was reset")

        with monkeypatch.context() as network:
            network.setattr("simcord.http.router._check_faults", breaking)
            if control:
                result = await discord.forge(person, board, f"t1:{table.id}:-:{control}")
            else:
                result = await person.slash(discord.channel, "table hand")
        answered = result.modal if "write" in control else result.response
        assert (answered is None) is (times == 2)
        assert times == len(broken)


@contextmanager
def losing_answers(monkeypatch: pytest.MonkeyPatch, how: str) -> Iterator[list[str]]:
    """Let Discord take the next acknowledgement, and its answer be lost on the way."""
    lost: list[str] = []
    original = FakeWebhookAdapter.request

    async def request(self: FakeWebhookAdapter, route: Any, *given: Any, **named: Any) -> Any:
        answer = await original(self, route, *given, **named)
        if lost or not route.url.endswith("/callback"):
            return answer
        lost.append(route.url)
        if how == "connection":
            raise ConnectionResetError(104, "the connection was reset")
        # The library repeats what Discord fails at; who listens to it hears of that.
        heeded = _HEEDED.get()
        assert heeded is not None
        heeded.note()
        return await original(self, route, *given, **named)

    with monkeypatch.context() as network:
        network.setattr(FakeWebhookAdapter, "request", request)
        yield lost


@pytest.mark.parametrize("how", ["connection", "failure"])
async def test_a_press_whose_acknowledgement_is_heard_without_an_answer_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """F5: nobody looks at "thinking…" for ever; what is private stays so."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person, board = table.players[0], await table.board()
        before = board.components
        ways: tuple[Callable[[], Awaitable[InteractionResult]], ...] = (
            lambda: discord.forge(person, board, f"t1:{table.id}:-:hand"),
            lambda: person.slash(discord.channel, "table hand"),
        )
        for ask in ways:
            with losing_answers(monkeypatch, how) as lost:
                result = await ask()
            assert 1 == len(lost)
            assert result.response is not None
            assert result.response.ephemeral
            assert f"hand-{table.id}.png" in [file.filename for file in result.response.attachments]
        assert before == (await table.board()).components
        # On a private message the answer takes its place.
        (asked, _), *_ = await table.asked()
        panel, moves = await table.hand(asked), (await table.look()).moves
        choice = (await table.choices(asked))[0]
        with losing_answers(monkeypatch, how) as lost:
            await discord.press(asked, panel, choice)
        assert 1 == len(lost)
        assert moves < (await table.look()).moves


@pytest.mark.parametrize("how", ["connection", "failure"])
async def test_a_quiet_press_whose_acknowledgement_is_heard_without_an_answer_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """F5: the lobby shows what came of it, and a refusal is told beside it, in private."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, seats=3)
        guest = discord.people[1]
        for verb, answers in (("join", 0), ("start", 1)):
            heard = len(discord.wire.requests)
            with losing_answers(monkeypatch, how) as lost:
                await discord.forge(guest, table.lobby, f"t1:{table.id}:-:{verb}")
            assert 1 == len(lost)
            private = [r for r in discord.wire.since(heard) if r.is_message and not r.is_public]
            assert answers == len(private)
        assert 2 == len((await discord.host.tables.queries.get(table.id)).players)
        refused = EN("refused-not-host", host=PEOPLE[0])
        assert refused == said(discord.private(guest)[-1])
        assert refused not in said(table.lobby)


async def test_nothing_private_takes_the_place_of_what_others_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F44: where an answer was lost, Discord has to say that what was promised is private."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person, board = table.players[0], await table.board()
        original = InteractionResponse.defer

        async def aloud(self: InteractionResponse[Any], **_: Any) -> Any:
            return await original(self, thinking=True, ephemeral=False)

        with monkeypatch.context() as patching, losing_answers(monkeypatch, "connection") as lost:
            patching.setattr(InteractionResponse, "defer", aloud)
            heard = len(discord.wire.requests)
            await discord.forge(person, board, f"t1:{table.id}:-:hand")
        assert 1 == len(lost)
        assert [] == [request for request in discord.wire.since(heard) if request.is_message]


@pytest.mark.parametrize("times", [1, 2, 4])
async def test_a_connection_that_breaks_under_an_answer_costs_nobody_the_answer(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    times: int,
) -> None:
    """F5: what was done is told at the second try; where it is lost twice, its person hears that.

    Where nothing goes through, one line is logged, and no trace: the bot has made no mistake.
    """
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        (person, _), *_ = await table.asked()
        panel, moves = await table.hand(person), (await table.look()).moves
        choice = (await table.choices(person))[0]
        broken: list[str] = []

        def breaking(_: object, method: str, path: str) -> None:
            if method == "PATCH" and path.endswith("/@original") and len(broken) < times:
                broken.append(path)
                raise ServerDisconnectedError

        with monkeypatch.context() as network:
            network.setattr("simcord.http.router._check_faults", breaking)
            result = await discord.press(person, panel, choice)
        assert times == len(broken)
        assert moves < (await table.look()).moves
        noted = [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert (times > 1) == len(noted)
        assert all("answer lost" in r.getMessage() and r.exc_info is None for r in noted)
        assert choice.custom_id not in {press.custom_id for press in presses(panel)} or times == 4
        assert (EN("answer-lost") == said(result.response)) is (times == 2)


@pytest.mark.parametrize("private", [True, False])
async def test_an_answer_that_its_reader_has_put_away_is_no_error(
    tmp_path: Path, *, private: bool
) -> None:
    """F5: 10008 of a private message; what was done is done, and nothing has gone wrong."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        (person, _), *_ = await table.asked()
        panel, moves = await table.hand(person), (await table.look()).moves
        (choice, *_) = await table.choices(person)
        page = panel if private else await table.board()
        discord.env.inject_error(
            "PATCH", "/webhooks/*/messages/@original", status=404, code=10008, times=1
        )
        await discord.forge(person, page, choice.custom_id)
        assert moves < (await table.look()).moves
        assert [] == discord.errors.lines


async def test_a_picture_is_whole_at_the_second_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F5: what the broken connection had taken of a file is sent again with the rest."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        (person, _), *_ = await table.asked()
        original, sent = Interaction.edit_original_response, list[list[bytes]]()

        async def edit(self: Interaction, **given: Any) -> Any:
            files = given["attachments"]
            sent.append([file.fp.read() for file in files])
            if len(sent) == 1:
                raise ServerDisconnectedError
            for file in files:
                file.reset()
            return await original(self, **given)

        monkeypatch.setattr(Interaction, "edit_original_response", edit)
        await table.hand(person)
        first, second = sent
        assert len(first) == 1
        assert all(first)
        assert first == second


async def test_an_interaction_that_somebody_else_has_taken_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F19: 40060 and 10062; nothing is done for it, and nothing fails."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person, _ = (await table.asked())[0]
        await table.hand(person)
        choice = (await table.choices(person))[0]
        before = await table.look()
        original = InteractionResponse.defer

        async def twice(self: InteractionResponse[Any], **given: Any) -> Any:
            await original(self, **given)
            self._response_type = None
            return await original(self, **given)

        with monkeypatch.context() as patching:
            patching.setattr(InteractionResponse, "defer", twice)
            await discord.press(person, table.panels[person.id], choice)
        assert before.moves == (await table.look()).moves
        await table.choose(person, choice)
        assert before.moves < (await table.look()).moves


async def test_whoever_presses_like_mad_costs_a_sentence_and_not_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F47, F48: each press is answered, few at once are worked on, and nobody else waits."""
    assert MOST_IN_HAND < 30
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        mad, calm = table.players
        board = await table.board()
        at_once = most = 0
        free = asyncio.Event()

        async def slow(_: Studio, scene: object) -> bytes:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            if at_once > AT_ONCE:
                free.set()
            await free.wait()
            at_once -= 1
            return b"PNG %d" % hash(scene)

        hand = f"t1:{table.id}:-:hand"
        many = [(mad, board, hand, None)] * (MOST_IN_HAND * 2)
        with monkeypatch.context() as patching:
            patching.setattr(Studio, "picture", slow)
            results = await discord.deliver(*many, (calm, board, hand, None))
        *crazed, other = [said(result.response) for result in results]
        assert MOST_IN_HAND == crazed.count(EN("refused-busy"))
        assert EN("refused-busy") != other
        assert AT_ONCE + 1 == most


async def test_ten_presses_at_a_slow_table_are_all_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F17: whoever is impatient with a slow disk waits and is not refused."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        (person, decision), *_ = await table.asked()
        panel = await table.hand(person)
        move = (await table.look(person)).legal[0]
        press = move_press(table.id, decision, move).spelt()
        begun, free = asyncio.Event(), asyncio.Event()
        commit = SqliteStore.commit

        async def slow(store: SqliteStore, change: Change) -> None:
            begun.set()
            await free.wait()
            await commit(store, change)

        monkeypatch.setattr(SqliteStore, "commit", slow)
        presses_made = asyncio.create_task(discord.deliver(*[(person, panel, press, None)] * 10))
        await begun.wait()
        free.set()
        answers = [said(result.response) for result in await presses_made]
        assert 0 == answers.count(EN("refused-busy"))
        assert 1 == (await table.look()).moves


async def test_a_private_panel_is_no_message_that_nobody_knows(tmp_path: Path) -> None:
    """No table has it stored, and a press on it some minutes later took it from its reader."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        person = table.players[0]
        panel = await table.hand(person)
        await discord.wait(minutes=2)
        mark = len(discord.wire.requests)
        (more, *_) = (press for press in presses(panel) if press.verb == "more")
        await discord.press(person, panel, more)
        await discord.spoken()
        assert not [r for r in discord.wire.since(mark) if r.method == "DELETE"]
