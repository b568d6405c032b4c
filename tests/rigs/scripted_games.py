"""Games settled beforehand by the rules alone, to be played again through Discord.

Where the earliest moments of the five games stand is kept in ``moments.json``, since finding them
takes longer than playing them. ``python -m tests.rigs.scripted_games`` looks for them again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from games import GAME_IDS, find
from games.api import AnyGame, Decision, Move, Options, Seat
from games.playout import RandomPlayer
from games.rng import Rng
from tabletop.testing.played_games import Table, tables

TRIED = 12
"""So many games are played of each kind."""
SEARCHED = 48
"""So many are searched for the moments that are kept."""
KEPT = Path(__file__).with_name("moments.json")
ASKED = (1, 2)
"""How many people owe an answer, at least, to the moments that are kept."""
SENSIBLE = 3
"""Of four answers this many, at most, are those that the game gives for an absent player."""
LARGEST = 4
"""The most players of a moment: the last of the people on the server is a stranger everywhere."""

LUCK = Rng("luck")


SHORT = 20
"""Answers; of a game with fewer, nobody can miss many and come back."""


def as_many_as(game_id: str, wanted: int) -> int:
    """The number of players of a game that is nearest to ``wanted``, rather fewer than more."""
    seats = find(game_id).seats
    return max((number for number in seats if number <= wanted), default=min(seats))


@dataclass(frozen=True)
class Answer:
    """One open question and what is answered."""

    decision: Decision
    move: Move
    asked: tuple[Seat, ...]
    """Everybody who owed an answer to it."""

    @property
    def kind(self) -> tuple[str, str]:
        """The question and what kind of move answers it."""
        return str(self.decision.prompt), type(self.move).__name__


@dataclass(frozen=True)
class Script:
    """What is chosen when the table opens, its luck, and answers in order."""

    game: AnyGame
    seats: int
    options: Options
    seed: str
    answers: tuple[Answer, ...]

    def until(self, number: int) -> Script:
        """The same game up to its answer ``number``, counted from 0."""
        return Script(self.game, self.seats, self.options, self.seed, self.answers[:number])

    @property
    def end(self) -> Any:
        """The position after the last answer, as the rules see it."""
        state = self.game.start(self.seats, self.options, self.seed).state
        for answer in self.answers:
            state = self.game.apply(state, answer.decision.seat, answer.move).state
        return state


def played(
    game: AnyGame, seats: int, options: Options, number: int, most: int | None = None
) -> Script:
    """Play a game to its end, or ``most`` answers of it, at random and sensibly by turns.

    ``number`` tells games apart.
    """
    seed = f"script/{number}"
    player = RandomPlayer(seed)
    state = game.start(seats, options, seed).state
    answers: list[Answer] = []
    while len(answers) != most and (asked := [d for d in game.decisions(state) if not d.answered]):
        decision = asked[player.below(len(asked))]
        moves = tuple(game.legal_moves(state, decision.seat))
        move = moves[player.below(len(moves))]
        if player.below(SENSIBLE + 1) < number % (SENSIBLE + 1):
            move = game.default_move(state, decision.seat, LUCK)
        answers.append(Answer(decision, move, tuple(d.seat for d in asked)))
        state = game.apply(state, decision.seat, move).state
    return Script(game, seats, options, seed, tuple(answers))


def _tables(game: AnyGame) -> list[Table]:
    """List every kind of small table that the contract suite plays at."""
    return [table for table in tables(game) if table.seats <= LARGEST]


@cache
def _games(game_id: str, tried: int = TRIED) -> tuple[Script, ...]:
    """Games at every kind of small table, ``tried`` at each."""
    game = find(game_id)
    return tuple(
        played(game, table.seats, table.options, number)
        for table in _tables(game)
        for number in range(tried)
    )


@cache
def _shortest(game_id: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Script:
    game = find(game_id)
    return min(
        (played(game, seats, dict(options), number) for number in range(TRIED)),
        key=lambda script: len(script.answers),
    )


def shortest(game_id: str, seats: int, options: Options) -> Script:
    """The shortest of several games: what Discord shows of it differs little from a long one."""
    return _shortest(game_id, seats, tuple(options.items()))


def length(game_id: str, seats: int) -> int:
    """Return the number of answers in the shortest of several games, all options as usual."""
    return len(shortest(game_id, seats, {}).answers)


@dataclass(frozen=True)
class Moment:
    """A game up to an open question, and one answer to it."""

    script: Script
    answer: Answer


Place = tuple[int, int, int]
"""The kind of table, the number of its game, and the number of an answer in it, from 0."""


def search(game_id: str, tried: int, asked: int = 1) -> dict[tuple[str, str], Place]:
    """Find the earliest moment of each kind of question and answer in ``tried`` games a table.

    ``asked`` people or more owe an answer to it. The last answer of a game is left out: nothing can
    be looked at in the same way afterwards.
    """
    found: dict[tuple[str, str], Place] = {}
    for at, script in enumerate(_games(game_id, tried)):
        for number, answer in enumerate(script.answers[:-1]):
            known = found.get(answer.kind)
            if len(answer.asked) >= asked and (known is None or number < known[2]):
                found[answer.kind] = (*divmod(at, tried), number)
    return found


@cache
def _kept() -> dict[str, dict[int, dict[tuple[str, str], Place]]]:
    """The moments in the file: by game, and by the least number of people asked."""
    return {
        game: {
            int(asked): {(prompt, move): tuple(place) for prompt, move, *place in found}
            for asked, found in by_asked.items()
        }
        for game, by_asked in json.loads(KEPT.read_text()).items()
    }


@cache
def _moments(game_id: str, asked: int) -> tuple[Moment, ...]:
    game = find(game_id)
    every = _tables(game)
    places = _kept().get(game_id, {}).get(asked)
    if places is None:
        places = search(game_id, TRIED, asked)
    furthest: dict[tuple[int, int], int] = {}
    for table, number, at in places.values():
        furthest[table, number] = max(at + 1, furthest.get((table, number), 0))
    scripts = {
        (table, number): played(game, every[table].seats, every[table].options, number, most)
        for (table, number), most in furthest.items()
    }
    found = []
    for kind, (table, number, at) in sorted(places.items()):
        script = scripts[table, number]
        met = [answer.kind for answer in script.answers[at:]]
        assert met[:1] == [kind], f"{game_id} is played otherwise by now: run python -m {__name__}"
        found.append(Moment(script.until(at), script.answers[at]))
    return tuple(found)


def moments(game_id: str, asked: int = 1) -> Iterator[Moment]:
    """Yield the earliest moment of each kind of question and answer, in order of their names.

    ``asked`` people or more owe an answer to it.
    """
    yield from _moments(game_id, asked)


@cache
def asked_of_many(game_id: str) -> frozenset[str]:
    """Name the questions that come up at tables too large for the people on the server."""
    game = find(game_id)
    return frozenset(
        str(answer.decision.prompt)
        for table in tables(game)
        if table.seats > LARGEST
        for answer in played(game, table.seats, table.options, 0).answers
    )


def questions(game_id: str, asked: int = 1) -> list[Moment]:
    """List one moment of each kind of question."""
    return list({moment.answer.kind[0]: moment for moment in moments(game_id, asked)}.values())


def turn(game_id: str) -> Moment:
    """Find the first moment at which a single person is asked.

    Where everybody is asked at once, it is the first at which only the last of them owes an answer,
    or as few as ever do.
    """
    alone = [moment for moment in moments(game_id) if len(moment.answer.asked) == 1]
    if alone:
        return min(alone, key=lambda moment: len(moment.script.answers))
    found = (
        (len(answer.asked), number, script)
        for script in _games(game_id)
        for number, answer in enumerate(script.answers[:-1])
    )
    _, number, script = min(found, key=lambda one: one[:2])
    return Moment(script.until(number), script.answers[number])


def write() -> None:
    """Write where the earliest moments stand."""
    found = {
        game: {
            str(asked): [[*kind, *place] for kind, place in sorted(places.items())]
            for asked in ASKED
            for places in [search(game, SEARCHED, asked)]
        }
        for game in GAME_IDS
    }
    # A moment a line, so that a change shows which one it is.
    KEPT.write_text(re.sub(r"\n {4,}|\n {3}(?=\])", "", json.dumps(found, indent=1)) + "\n")


if __name__ == "__main__":
    write()
