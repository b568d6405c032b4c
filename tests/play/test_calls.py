"""Whoever a table begins to wait for is called, in whole games, and calls tell nobody's secrets."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import simcord
from discord.utils import utcnow

from bot.model.news import PostKey
from bot.model.pace import PACES
from bot.model.players import Person
from games import GAME_IDS, find
from tests.rigs.discord_server import server
from tests.rigs.forms import LONG, in_turn, shared
from tests.rigs.played_table import PlayedTable
from tests.rigs.scripted_games import Moment, as_many_as, questions, shortest
from tests.rigs.seated import seated
from tests.rigs.windows import drawn, moment_of

SEATS = 3
HELD = 1000 if LONG else 12
"""For so many answers it is held against the rules who is called; what is left ends the game."""
PASSED = 12
"""Minutes after which nobody counts as being at the table."""


def _prompts(game: str) -> set[str]:
    """The questions that can be answered in advance."""
    return {prompt for way in find(game).standing for prompt in way.prompts}


async def _standing(table: PlayedTable) -> set[int]:
    """Whose call stands in the thread, by what the host knows and by what can be read there."""
    posts = (await table.server.host.tables.outbox.news(table.id)).posts
    shown = {message.id: message.content for message in await table.messages()}
    found = set()
    for key, post in posts.items():
        if PostKey.CALL.matches(key) and post.message_id in shown:
            person = table.players[int(key.split(":")[1])].id
            assert f"<@{person}>" in shown[post.message_id]
            found.add(person)
    return found


def _options(game: str) -> dict[str, Any]:
    return {option.key: option.choices[-1] for option in find(game).options}


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 2))
async def test_no_question_passes_to_somebody_absent_without_a_call(
    tmp_path: Path, game: str
) -> None:
    """F32: a call for each hand-over stands until the answer; none for who goes on themselves."""
    in_advance = find(game).prompts_in_advance
    async with server(tmp_path) as discord:
        script = shortest(game, as_many_as(game, SEATS), _options(game))
        table = await PlayedTable.scripted(discord, script, pace="none")
        last: tuple[int, str, str] = (0, "", "")
        handed_over: set[int] = set()
        known: dict[int, str] = {}
        calls = 0
        for _ in range(min(HELD, len(script.answers))):
            look = await table.look()
            asked = {
                seated(look.table.players[q.decision.seat]).id: q.decision.prompt
                for q in look.questions
                if not q.decision.answered
            }
            mover, prompt, decision = last
            # A step of a draft leaves the question open, and the call to it.
            drafting = any(
                q.decision.id == decision and asked.get(mover) == prompt for q in look.questions
            )
            goes_on = set() if prompt in in_advance else {mover}
            new = {person for person, prompt in asked.items() if known.get(person) != prompt}
            handed_over = (handed_over & set(asked)) | (new - goes_on)
            if not drafting:
                handed_over -= goes_on
            await discord.wait(minutes=PASSED)
            # What was opened before is out of the bot's reach by now.
            table.panels.clear()
            assert handed_over == await _standing(table)
            calls += len(handed_over)
            answer = table.script[0]
            mover = table.players[answer.decision.seat].id
            last = (mover, answer.decision.prompt, answer.decision.id)
            known = {person: prompt for person, prompt in asked.items() if person != mover}
            await table.step()
        assert calls > SEATS
        await table.follow()
        assert await table.over()
        assert set() == await _standing(table)


async def test_who_is_at_the_table_is_called_when_they_have_left(tmp_path: Path) -> None:
    """F32: no call within ten minutes of an answer of one's own, one as soon as they are over."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.until("challenge")
        ((second, _),) = await table.asked()
        assert second.id not in await _standing(table)
        await discord.wait(minutes=9)
        assert second.id not in await _standing(table)
        await discord.wait(minutes=2)
        assert second.id in await _standing(table)
        await table.command(second)
        assert second.id not in await _standing(table)


async def test_a_call_that_waits_survives_a_crash(tmp_path: Path) -> None:
    """F23: nobody is forgotten whose call was not due yet."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3)
        await table.until("announce")
        await discord.wait(hours=1)
        ((first, _),) = await table.asked()
        await table.command(first)
        others = {person.id for person, _ in await table.asked()}
        assert set() == await _standing(table) & others
        await discord.crash()
        await discord.wait(seconds=20)
        assert others == await _standing(table)


@pytest.mark.parametrize(
    ("choice", "reaction", "turn"),
    [
        ("every", True, True),
        ("own", False, True),
        ("none", False, False),
    ],
)
async def test_people_choose_what_they_are_called_to(
    tmp_path: Path, choice: str, reaction: bool, turn: bool
) -> None:
    """Every question, one's own turns, or none."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        for person in table.players:
            await person.slash(discord.channel, "me settings", calls=choice)
        for prompt, expected in (("challenge", reaction), ("announce", turn)):
            await table.until(prompt)
            while (await table.asked())[0][0].id == (await _mover(table)):
                await table.step()
                await table.until(prompt)
            await discord.wait(minutes=PASSED)
            ((person, _),) = await table.asked()
            assert expected == (person.id in await _standing(table))


async def _mover(table: PlayedTable) -> int | None:
    rows = await table.server.host.tables.history._store.moves(table.id)
    return rows[-1].user_id


ASKED_TOGETHER = ("vikings", "norwegian")
"""The games in which several are asked together what they may answer in advance."""


def test_no_game_whose_answers_in_advance_several_owe_is_forgotten() -> None:
    """Else nobody would see whether they tell who gave them."""
    together = {
        game: {moment.answer.kind[0] for moment in questions(game, asked=2)} for game in GAME_IDS
    }
    assert set(ASKED_TOGETHER) == {game for game in GAME_IDS if together[game] & _prompts(game)}


PRESSES = count(1_000_000)
WAITS = {"live": 2.5 / 60, "relaxed": 3.5, "slow": 11, "none": 72}
"""Hours in which nobody's time is up, by pace."""


def _windows(game: str, pace: str) -> list[tuple[Moment, str]]:
    """Questions that can be answered in advance and are asked of several, and each such answer.

    They are shared out among the paces; a soak tries each at each.
    """
    rules = find(game)
    found = [m for m in questions(game, asked=2) if m.answer.kind[0] in _prompts(game)]
    answers = {way.said: way for way in find(game).standing}
    every = [
        (moment, way.key)
        for moment in found
        for way in answers.values()
        if moment.answer.kind[0] in way.prompts
        # What is asked here may be none of those that the answer is for.
        and rules.standing_move(moment.script.end, moment.answer.asked[0], way.key) is not None
    ]
    number = list(PACES).index(pace)
    return every if LONG else every[number :: len(PACES)] or every[number % len(every) :][:1]


class Public(NamedTuple):
    """All that is public while somebody is asked who says nothing, or says it in one way."""

    before: list[Any]
    """Up to the moment from which on answers are heard."""
    after: list[Any]


async def _told(folder: Path, game: str, pace: str, how: str) -> list[Public]:
    """All that is public of each such question, which somebody answers in one way.

    Who answers by hand does so in time for the moment of a window, or at that of a question which
    is none; who says ``nothing`` leaves the others to wonder.
    """
    told = []
    async with server(folder) as discord:
        for moment, key in _windows(game, pace):
            table = await PlayedTable.scripted(discord, moment.script, pace=pace)
            await table.follow(len(table.script) - 1)
            with drawn():
                await table.follow()
            # With a bot whose clocks go by the time of the simulated Discord.
            await discord.restart()
            tables = discord.host.tables
            mark = len(discord.wire.requests)
            person = table.players[moment.answer.asked[0]]
            someone = seated((await table.look()).table.players[moment.answer.asked[0]])
            heard = await moment_of(tables.queries._tables, table.id)
            if how == "in advance":
                await tables.moves.answer_for(table.id, someone, key, on=True)
            elif how == "by hand" and moment.answer.decision.optional:
                await _answer(table, person, key)
            await discord.spoken()
            # What is asked of the services directly wakes no clock of the simulated Discord.
            await discord.restart()
            left = (heard - utcnow()).total_seconds()
            await discord.wait(seconds=left - 1)
            before = discord.told(discord.stranger, mark)
            assert person.id in {other.id for other, _ in await table.asked()}
            if how == "by hand" and not moment.answer.decision.optional:
                await discord.wait(seconds=1)
                await _answer(table, person, key)
            mark = len(discord.wire.requests)
            # After an answer until those are called, too, who were at the table.
            await discord.wait(hours=WAITS[pace] * (1 if how == "nothing" else 2))
            told.append(Public(before, discord.told(discord.stranger, mark)))
            same = (person.id, moment.answer.decision.id)
            waits = {(other.id, question) for other, question in await table.asked()}
            assert (how == "nothing") == (same in waits)
            # Who answers what at this table is no longer the same, and no business of the next.
            for other in table.players:
                await discord.host.tables.lobbies.agree_cancel(
                    table.id, Person(other.id, other.name)
                )
    return told


async def _answer(table: PlayedTable, person: simcord.MemberActor, key: str) -> None:
    """Have somebody say by hand what could be said in advance."""
    look = await table.look(person)
    assert look.question is not None
    running = (await table.server.host.tables.queries._tables.peek(table.id)).under_way
    game = running.game
    move = game.standing_move(running.state, look.question.decision.seat, key)
    assert move is not None
    someone = seated(look.table.players[look.question.decision.seat])
    question = look.question.decision.id
    moves = table.server.host.tables.moves
    await moves.play(table.id, someone, next(PRESSES), question, move)
    await table.server.restart()


@pytest.mark.parametrize(("game", "pace"), shared(ASKED_TOGETHER, list(PACES)))
async def test_nothing_public_says_who_answers_in_advance(
    tmp_path: Path, game: str, pace: str
) -> None:
    """F43: calls, reminders and requests are those of one who answers by hand, and nothing before.

    Up to the moment at which answers are heard they are those of one who says nothing at all.
    """
    worlds = {}
    for how in ("nothing", "by hand", "in advance"):
        (folder := tmp_path / how).mkdir()
        worlds[how] = await _told(folder, game, pace, how)
    silent, by_hand, in_advance = worlds.values()
    assert silent
    assert [told.before for told in silent] == [told.before for told in in_advance]
    assert by_hand == in_advance
    assert all("<@" in repr(told) for told in in_advance)
