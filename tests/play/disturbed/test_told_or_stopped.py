"""Told or stopped: whatever Discord refuses for an hour, players read of it or no clock runs."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from itertools import count, cycle, islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import simcord

from bot.model.players import Person
from bot.model.table import Opening, Place, Terms
from cogs.context import part_of
from cogs.elements.custom_ids import Verb, move_press
from cogs.routing import replies as replies_
from cogs.routing.router import Router
from games import GAME_IDS, find
from games.playout import RandomPlayer
from tests.cogs.commands.test_commands import NONSENSE, OPENING, concerns_tables
from tests.cogs.routing.test_matrix import NAMES, Moment, brought_to, presses_of
from tests.play.disturbed.lasting import (
    CLASSES,
    KINDS,
    PRIVATE,
    REFUSALS,
    WAITS,
    Lasting,
    server_of,
    told_or_stopped,
)
from tests.play.disturbed.scenes import Stage, life_of_a_series, life_of_a_table
from tests.rigs.as_strict_as_discord import Send
from tests.rigs.discord_server import Server, server
from tests.rigs.disturbances import Disturbance
from tests.rigs.forms import LONG
from tests.rigs.played_table import PlayedTable, replies, said
from tests.rigs.scripted_games import Answer, as_many_as, shortest

ANSWERS = 4
"""Answers that are given while Discord refuses something."""
MOST_TRIES = 60
"""Of one kind of request for one table in the first hour."""
MOST_TRIES_LATER = 20
"""In an hour of later ones; where it is told to wait, the library sends each five times."""
IN_WORDS = tuple(
    (f"answer-with-{part}", code)
    for code in ("50035", "http-400", "20009", "40005")
    for part in ("picture", "controls")
)
"""What is refused of a private answer whose words are accepted, and how."""
SOON = 0.2
"""Seconds, by no virtual clock, that an answer may take which Discord has wait."""
LOST = "10003"
"""What Discord says of a thread that was deleted: people are asked whether the game goes on."""


def short() -> list[tuple[str, str, str]]:
    """Meet each request that nobody waits for, for hours, with refusals and at games in turn.

    Each class of refusal is met at each request for one hour, below. An edit that breaks leaves a
    board that says that clocks stand, and so shows what it should.
    """
    public = [kind for kind in KINDS if kind not in PRIVATE]
    shared_out = zip(cycle(GAME_IDS), public, islice(REFUSALS, 0, None, 3), strict=False)
    return [*shared_out, ("schools", "edit-in-thread", "broken")]


def long() -> list[tuple[str, str, str]]:
    """Meet each request with each refusal, at each game."""
    return [(g, kind, refusal) for g in GAME_IDS for kind in KINDS for refusal in REFUSALS]


@pytest.mark.parametrize(("game", "kind", "refusal"), long() if LONG else short())
async def test_whatever_is_refused_people_are_told_or_no_clock_runs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, kind: str, refusal: str
) -> None:
    """F99: from the start of a game on, and for hours; then all is as it should be."""
    caplog.set_level(logging.WARNING)
    async with server(tmp_path, strict=False, swept=True) as discord:
        script = shortest(game, as_many_as(game, 2), {})
        tables = discord.host.tables
        tables.lobbies._draw_seed = lambda: script.seed
        table = await PlayedTable.opened(discord, script.seats, game=game)
        for person in discord.people[1 : script.seats]:
            await table.join(person)
        await table.take_places()
        numbers = count(1)
        with Lasting(discord, kind, refusal).at_work() as lasting:
            await table.on_lobby(table.players[0], "start")
            now = await tables.queries.get(table.id)
            if now.seed_hash is None:
                await tables.lobbies.start(table.id, now.host)
            await table.sit()
            for answer in script.answers[:ANSWERS]:
                await discord.wait(minutes=1)
                await answered(table, answer, next(numbers))
            await discord.wait(minutes=1)
            pressed = await discord.forge(table.players[0], table.lobby, f"t1:{table.id}:-:hand")
            await discord.wait(hours=1)
            assert await told_or_stopped(table), lasting.at
            first = [at for at in lasting.at if at - lasting.at[0] <= 3600]
            assert len(first) <= MOST_TRIES
            if (kind, refusal) in IN_WORDS:
                assert said(*replies(pressed))
            await discord.wait(hours=5)
            assert await told_or_stopped(table), lasting.at
            elapsed = discord.env.backend.clock.elapsed
            assert len([at for at in lasting.at if at > elapsed - 3600]) <= MOST_TRIES_LATER
        await discord.wait(hours=7)
        await discord.forge(table.players[0], table.lobby, f"t1:{table.id}:-:hand")
        # Whether Discord answers is looked at every few seconds, by no virtual clock.
        discord.host.dispatch("shard_resumed", 0)
        await discord.wait(hours=1)
        assert await told_or_stopped(table) in ("told", "stopped" if refusal == LOST else "told")
        assert [] == traces(discord, caplog)


async def answered(table: PlayedTable, answer: Answer, number: int) -> None:
    """Answer by a press, or without Discord where that is not heard.

    What the bot does about a press it does by the virtual clock, as it does nothing for a test.
    """
    look, made = await table.look(), await table.made()
    question = next(q for q in look.questions if not q.decision.answered)
    person = look.table.players[answer.decision.seat].person
    assert person is not None
    actor = next(one for one in table.players if one.id == person.id)
    press = move_press(table.id, question.decision.id, answer.move)
    await table.server.forge(actor, table.lobby, press.spelt())
    if await table.made() == made:
        moves = table.server.host.tables.moves
        await moves.play(table.id, person, number, question.decision.id, answer.move)


def traces(discord: Server, caplog: pytest.LogCaptureFixture) -> list[str]:
    """List what went wrong in the code, as no refusal of Discord's does."""
    logged = [record.getMessage() for record in caplog.records if record.exc_info]
    return [*logged, *map(repr, discord.env.errors)]


@pytest.mark.parametrize("refusal", CLASSES if LONG else CLASSES[::4])
async def test_each_class_of_refusal_is_told_or_stops_clocks_at_each_request(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    refusal: str,
) -> None:
    """F99: a server for each kind of request, where all of that kind are refused for an hour.

    What people do is handed in, but for a press in the end.
    """
    caplog.set_level(logging.WARNING)
    if refusal in WAITS:
        monkeypatch.setattr(replies_, "ANSWERED_WITHIN", SOON)
    async with server(tmp_path, strict=False, swept=True) as discord:
        refusing: dict[int, Lasting] = {}

        def meet(method: str, path: str, body: Any, send: Send) -> Any:
            at = refusing.get(server_of(discord, path) or 0)
            return send() if at is None else at.meet(method, path, body, send)

        tables: list[PlayedTable] = []
        with patch.object(discord.strictness, "fault", meet):
            for kind, game in zip(KINDS, cycle(GAME_IDS), strict=False):
                there = await settled_at(discord, kind)
                refusing[there.guild.id] = Lasting(there, kind, refusal)
                tables.append(await begun(there, game, len(tables)))
            for number in range(ANSWERS):
                await discord.wait(minutes=1)
                for table in tables:
                    await handed_in(table, number)
            await discord.wait(minutes=1)
            for table in tables:
                person = table.players[0]
                await table.server.forge(person, table.lobby, f"t1:{table.id}:-:hand")
            await discord.wait(hours=1)
            found = {
                kind: await told_or_stopped(one) for kind, one in zip(KINDS, tables, strict=True)
            }
        assert [] == [kind for kind, how in found.items() if not how]
        assert [] == traces(discord, caplog)


async def settled_at(discord: Server, name: str) -> Server:
    """Make a server of its own, with a channel in which somebody has said something."""
    guild = discord.env.create_guild(name)
    people = [
        guild.add_member(discord.env.create_user(f"{name}{number}", global_name=f"P{number}"))
        for number in range(3)
    ]
    there = replace(
        discord, guild=guild, channel=guild.create_text_channel("tables"), people=people
    )
    await people[0].send(there.channel, "shall we?")
    return there


async def begun(discord: Server, game: str, number: int) -> PlayedTable:
    """Begin a game with the first people of a server, without a press.

    What the bot does about it, it does by the virtual clock.
    """
    lobbies, seats = discord.host.tables.lobbies, as_many_as(game, 2)
    terms = Terms({option.key: option.default for option in find(game).options}, seats, "en")
    host, *guests = (Person(one.id, one.name) for one in discord.people[:seats])
    opening = Opening(game, terms, Place.THREAD, discord.guild.id, discord.channel.id, host)
    with discord.env._bot_scope():
        table = await lobbies.open(opening, number + 1)
        for guest in guests:
            await lobbies.join(table.id, guest)
        await lobbies.start(table.id, host)
    (page, *_) = discord.shown(discord.channel.id)
    return PlayedTable(discord, table.id, discord.people[:seats], page, RandomPlayer(game))


async def handed_in(table: PlayedTable, number: int) -> None:
    """Answer the first open question."""
    queries, moves = table.server.host.tables.queries, table.server.host.tables.moves
    look = await table.look()
    question = next(q for q in look.questions if not q.decision.answered)
    person = look.table.players[question.decision.seat].person
    assert person is not None
    legal = (await queries.look(table.id, person.id)).legal
    interaction = 10**6 * (number + 1) + table.id
    with table.server.env._bot_scope():
        await moves.play(table.id, person, interaction, question.decision.id, legal[0])


IN_NO_FORM = tuple((kind, refusal) for kind in PRIVATE for refusal in REFUSALS)


@pytest.mark.parametrize("moment", Moment if LONG else (Moment.PLAYING,))
async def test_every_button_and_command_is_answered_in_words(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    moment: Moment,
) -> None:
    """F99: where Discord refuses pictures or controls; and nothing breaks where it refuses all."""
    caplog.set_level(logging.WARNING)
    turns = [cycle(IN_WORDS), cycle(IN_NO_FORM)]
    async with server(tmp_path, names=NAMES, strict=False) as discord:
        await brought_to(discord, moment)
        person, page = discord.people[0], discord.shown(discord.channel.id)[0]
        commands = sorted(set(person.available_commands(discord.channel)) - OPENING)
        acts: list[Callable[[], Awaitable[simcord.InteractionResult]]] = [
            partial(discord.forge, person, page, custom_id, values=values)
            for verb in Verb
            for custom_id, values in presses_of(discord, verb)
        ]
        acts += [partial(person.slash, discord.channel, c, **given(c)) for c in commands]
        for number, act in enumerate(acts):
            # In a soak each of them meets each refusal, at one moment or another.
            shared_out = [*IN_WORDS, *IN_NO_FORM][list(Moment).index(moment) :: len(Moment)]
            refused = shared_out if LONG else [next(turns[number % 2])]
            for kind, refusal in refused:
                with (
                    Lasting(discord, kind, refusal).at_work() as lasting,
                    monkeypatch.context() as m,
                ):
                    if refusal in WAITS:
                        m.setattr(replies_, "ANSWERED_WITHIN", SOON)
                    result = await act()
                if (kind, refusal) in IN_WORDS and lasting.at and result.response is not None:
                    assert said(result.response).strip(), act
        assert [] == traces(discord, caplog)
        # Nobody's next press waits for an answer that came to nothing.
        assert not part_of(discord.host, Router).replies._turns._in_hand


def given(command: str) -> dict[str, Any]:
    """Give a command its options."""
    options = dict(NONSENSE.get(command, {}))
    return {**options, "table": 1} if concerns_tables(command) else options


PUBLIC = [(kind, refusal) for kind in KINDS if kind not in PRIVATE for refusal in REFUSALS]
LIVES = [(name, typed) for name in (*GAME_IDS, "series") for typed in (False, True)]
SCENES = (
    # All of them times all of those would take a night.
    [(*LIVES[n % len(LIVES)], *public) for n, public in enumerate(PUBLIC)]
    if LONG
    else [("vikings", False, "post-with-controls", "50035")]
)


@pytest.mark.parametrize(("game", "typed", "kind", "refusal"), SCENES)
async def test_a_whole_life_of_a_table_breaks_nothing(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    game: str,
    kind: str,
    refusal: str,
    *,
    typed: bool,
) -> None:
    """F99: opened, played, undone, paused, left, claimed, ended and played again, all by people."""
    caplog.set_level(logging.WARNING)
    async with server(tmp_path, strict=False, swept=True) as discord:
        stage = Stage(discord, Disturbance(discord), typed)
        with Lasting(discord, kind, refusal).at_work():
            await (life_of_a_series(stage) if game == "series" else life_of_a_table(stage, game))
            await discord.wait(hours=1)
        assert [] == traces(discord, caplog)
