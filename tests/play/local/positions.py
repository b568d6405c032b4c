"""Tables set up in the database of local play, at a moment worth looking at."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import simcord

from bot.app import open_app
from bot.client import TabletopBot
from bot.local.world import PEOPLE, make_world
from bot.model.managers import GuildSetting
from bot.model.players import Person
from bot.model.table import Opening, Place, TableId, Terms
from bot.settings import Settings
from bot.table.live_table import LiveTable
from bot.table.running_game import RunningGame
from bot.transitions.moves import PendingMove
from games import find
from games.api import Decision, Move
from games.playout import RandomPlayer
from tests.rigs.scripted_games import Answer, Script, as_many_as, played
from tests.rigs.seated import seated
from tests.rigs.thinkers import QuickThinker
from tests.rigs.windows import heard_at_once

SEATS = len(PEOPLE)
GAMES = 8
"""So many games are searched for a moment."""


@dataclass(frozen=True)
class Position:
    """A game up to a moment, and who is asked or looks on then."""

    script: Script
    seat: int


def asked(game_id: str, *prompts: str) -> Position | None:
    """Find the question of that kind with the most answers: what fits then always fits."""
    found: tuple[int, Position] | None = None
    for script in _scripts(game_id):
        state = script.game.start(script.seats, script.options, script.seed).state
        for number, answer in enumerate(script.answers):
            seat = answer.decision.seat
            if number > SEATS and answer.decision.prompt in prompts:
                choices = sum(1 for _ in script.game.legal_moves(state, seat))
                if found is None or choices > found[0]:
                    found = choices, Position(script.until(number), seat)
            state = script.game.apply(state, seat, answer.move).state
    return found and found[1]


def prompts(game_id: str) -> tuple[str, ...]:
    """Name the kinds of question that come in these games, as they come."""
    scripts = _scripts(game_id)
    return tuple(dict.fromkeys(one.decision.prompt for script in scripts for one in script.answers))


def after(game_id: str, *moves: str) -> Position | None:
    """Find the moment after the last move of that kind, in the middle of a game."""
    for script in _scripts(game_id):
        made = [n for n, one in enumerate(script.answers[:-1]) if _kind(one) in moves]
        if made:
            last = made[len(made) // 2] + 1
            return Position(script.until(last), script.answers[last].decision.seat)
    return None


def _kind(answer: Answer) -> str:
    return type(answer.move).__name__


@cache
def _scripts(game_id: str) -> list[Script]:
    game = find(game_id)
    options = {option.key: option.default for option in game.options}
    seats = as_many_as(game_id, SEATS)
    return [played(game, seats, options, number) for number in range(GAMES)]


def set_up(folder: Path, position: Position | None, language: str) -> str:
    """Fill a new database of local play, everybody reading that language; who looks then."""
    with heard_at_once():
        return asyncio.run(_set_up(folder, position, language))


async def _set_up(folder: Path, position: Position | None, language: str) -> str:
    settings = Settings(database=folder / "local.sqlite3", default_language=language)
    async with open_app(settings, shard_count=1, thinker=QuickThinker(), local=True) as host:
        env = simcord.Env(host, shard_count=1, check_errors=False)
        guild, channel, actors = make_world(env)
        people = [Person(a.id, shown) for a, (_, shown, _) in zip(actors, PEOPLE, strict=True)]
        for person in people:
            await host.tables.people.set_language(person.id, language)
        await host.tables.servers.choose(guild.id, GuildSetting(language))
        if position is None:
            return people[0].name
        script = position.script
        opening = Opening(
            script.game.id,
            Terms(dict(script.options), script.seats, language),
            Place.HERE,
            guild.id,
            channel.id,
            people[0],
        )
        return await _followed(host, opening, people[: script.seats], position)


async def _followed(
    host: TabletopBot, opening: Opening, people: list[Person], position: Position
) -> str:
    """Play the game of a position as far as it goes; who looks then."""
    tables, script = host.tables, position.script
    tables.lobbies._draw_seed = lambda: script.seed
    table = await tables.lobbies.open(opening, 1)
    for person in people[1:]:
        await tables.lobbies.join(table.id, person)
    players = (await tables.lobbies.start(table.id, people[0])).players
    for number, answer in enumerate(script.answers, start=2):
        person = seated(players[answer.decision.seat])
        assert person is not None
        await tables.moves.play(table.id, person, number, answer.decision.id, answer.move)
    return players[position.seat].name


async def play_on(folder: Path, left: int) -> None:
    """Play the first table of local play on with nobody looking, to people's last ``left`` answers.

    Whose turn it is then is a person: computers would go on by themselves, perhaps to the end.
    """
    settings = Settings(database=folder / "local.sqlite3")
    async with open_app(settings, shard_count=1, thinker=QuickThinker(), local=True) as host:
        table = TableId(1)
        # Those that came before a kill are heard by themselves, in the midst of these.
        while (live := await host.tables.queries._tables.peek(table)).held:  # noqa: ASYNC110 - asked
            await asyncio.sleep(0.1)
        answers = min((_to_the_end(live.under_way, number) for number in range(GAMES)), key=len)
        people = [player.person for player in live.table.players]
        own = [at for at, (decision, _) in enumerate(answers) if people[decision.seat] is not None]
        for number, (decision, move) in enumerate(answers[: own[-left:][0]], start=1):
            person = people[decision.seat]
            if person is not None:
                await host.tables.moves.play(table, person, number, decision.id, move)
                continue
            answer = PendingMove(decision.seat, decision.id, move, "computer")

            async def work(live: LiveTable, answer: PendingMove = answer) -> None:
                await host.tables.moves.step(live, live.under_way, answer)

            await host.tables.queries._tables.change(table, work)


def _to_the_end(running: RunningGame, number: int) -> list[tuple[Decision, Move]]:
    """Answer at random until a game is over."""
    luck, state, answers = RandomPlayer(f"on/{number}"), running.state, []
    while choice := luck.choose(running.game, state):
        answers.append(choice)
        state = running.game.apply(state, choice[0].seat, choice[1]).state
    return answers
