"""Clash of Rage followed by a second opinion on its rules, written from the text alone."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
import pytest

from games.api import Applied, Move, Seat
from games.playout import RandomPlayer
from games.rage.moves import RageMove
from games.rage.rules import GAME
from tests.oracle.rage.model import LEAVING, RARE, Opinion, taste
from tests.oracle.steps import EVERY_BRANCH, DisagreementError, Line, Step, Words, follow
from tests.rigs.rage import marshal

LONG = "ORACLE_GAMES" in os.environ
FOLLOWED = int(os.environ.get("ORACLE_GAMES", "2"))
"""How many games are followed; a soak needs some hundred for the rare branches."""

Options = Mapping[str, Any]


def _indifferent(_move: Words, _state: Line) -> int:
    return 1


def _options(luck: RandomPlayer, number: int) -> dict[str, Any]:
    """Choose options: none in the first games, then any; short games but in the soak."""
    options = {
        option.key: option.choices[luck.below(len(option.choices))] if number else option.default
        for option in GAME.options
    }
    return options if LONG else {**options, "last_turn": 8}


def _spell(move: Move) -> Words:
    return (type(move).__name__, *(getattr(move, name) for name in move.__struct_fields__))


def played(
    seats: int, options: Options, seed: str, *, indifferent: bool = False, leaving: int = 0
) -> Iterator[Step]:
    """Play a game, in which people also set standing orders and, one in ``leaving``, leave."""
    player = RandomPlayer(seed)
    told = _telling(seats)
    applied = GAME.start(seats, options, seed)
    step = told(None, None, applied)
    yield step
    while asked := GAME.decisions(applied.state):
        seat, moves = _asked_or_not(applied.state, asked[player.below(len(asked))].seat, player)
        if leaving and player.below(12 if applied.state.fight else leaving) == 0:
            seat = asked[0].seat if player.below(2) else Seat(player.below(seats))
            leave = GAME.concession(applied.state, seat)
            moves = [leave] if leave else []
        if not moves:
            continue
        likings = [1 if indifferent else taste(_spell(move), step.line["state"]) for move in moves]
        drawn = player.below(sum(likings))
        chosen = next(n for n in range(len(moves)) if drawn < sum(likings[: n + 1]))
        applied = GAME.apply(applied.state, seat, moves[chosen])
        step = told(seat, moves[chosen], applied)
        yield step


def _telling(seats: int) -> Callable[[Seat | None, Move | None, Applied[Any]], Step]:
    """Return how a step of a game is told: state, views, events, and what may be answered."""

    def told(seat: int | None, move: Move | None, applied: Applied[Any]) -> Step:
        state = applied.state
        views = {str(viewer): GAME.view(state, Seat(viewer)) for viewer in range(seats)}
        line = {
            "seat": seat,
            "move": move,
            "events": applied.events,
            "state": state,
            "views": {**views, "spectator": GAME.view(state, None)},
            "decisions": GAME.decisions(state),
            "outcome": GAME.outcome(state),
        }
        legal = {
            each: [_spell(answer) for answer in GAME.legal_moves(state, Seat(each))]
            for each in range(seats)
        }
        return Step(msgspec.json.decode(msgspec.json.encode(line)), legal)

    return told


def _conquest(seed: str) -> list[tuple[Seat, RageMove]]:
    """Play a game of two who weigh their marches; every answer with its seat."""
    state = GAME.start(2, {}, seed).state
    course: list[tuple[Seat, RageMove]] = []
    while asked := [one.seat for one in GAME.decisions(state) if not one.answered]:
        for move in marshal.answers(state, asked[0]):
            state = GAME.apply(state, asked[0], move).state
            course.append((asked[0], move))
    return course if state.contests else []


def test_a_game_is_won_with_fights_left() -> None:
    """R17: counted after each fight; with the goal met the remaining ones are not fought."""
    seed, course = next(
        (seed, course)
        for seed in map("conquest/{}".format, range(6, 30))
        if (course := _conquest(seed))
    )
    options = {option.key: option.default for option in GAME.options}
    told = _telling(2)

    def steps() -> Iterator[Step]:
        applied = GAME.start(2, options, seed)
        yield told(None, None, applied)
        for seat, move in course:
            applied = GAME.apply(applied.state, seat, move)
            yield told(seat, move, applied)

    branches: Counter[str] = Counter()
    assert follow(Opinion(2, options, branches), steps()) == len(course)
    assert branches["won with fights left"] == 1


def _asked_or_not(state: Any, asked: Seat, player: RandomPlayer) -> tuple[Seat, list[Any]]:
    """List the moves of a seat that is asked, or now and then of any about its standing order."""
    if player.below(40) == 0:
        seat = Seat(player.below(len(state.players)))
        return seat, list(GAME.unasked_moves(state, seat))
    return asked, list(GAME.legal_moves(state, asked))


def test_games_are_played_as_the_text_says() -> None:
    """Every answer on offer, every step, what every viewer sees and every event is by the rules."""
    branches: Counter[str] = Counter()
    luck = RandomPlayer("oracle options")
    for number in range(FOLLOWED):
        seats = 2 + number % 3
        options = _options(luck, number // 3)
        leaving = 120 if number % 4 == 3 else 0
        steps = played(
            seats, options, f"oracle/{number}", indifferent=number % 5 == 4, leaving=leaving
        )
        try:
            follow(Opinion(seats, options, branches), steps)
        except DisagreementError as error:
            error.add_note(f"game {number}: {seats} seats, {options}")
            raise
    if LONG:
        print(*sorted(branches.items()), sep="\n")  # noqa: T201 - the figures of the soak
    if FOLLOWED >= EVERY_BRANCH:
        assert set() == (RARE | LEAVING) - {name for name, count in branches.items() if count}


@cache
def _told() -> tuple[Step, ...]:
    """Play a game without a fault."""
    options = {option.key: option.default for option in GAME.options}
    steps = tuple(played(3, options, "tampered"))
    assert follow(Opinion(3, options, Counter()), iter(steps)) == len(steps) - 1
    return steps


def _one_more_crystal(step: Step) -> bool:
    players = step.line["state"]["players"]
    players[0]["crystals"] += 1
    return True


def _another_face(step: Step) -> bool:
    for event in step.line["events"]:
        if event["type"] == "AssaultMade" and event["dice"]:
            event["dice"][0] = 5 if event["dice"][0] <= 4 else 1
            return True
    return False


def _a_unit_less(step: Step) -> bool:
    for stack in step.line["state"]["stacks"]:
        if sum(stack) > 1:
            stack[next(level for level in range(3) if stack[level])] -= 1
            return True
    return False


def _an_answer_less(step: Step) -> bool:
    for moves in step.legal.values():
        if len(moves) > 1:
            moves.pop()
            return True
    return False


def _a_way_through_rocks(step: Step) -> bool:
    draft = step.line["state"]["draft"]
    if draft and draft.get("orders"):
        path = draft["orders"][-1]["path"]
        if len(path) > 2:
            del path[1]
            return True
    return False


@pytest.mark.parametrize(
    "fault",
    [_one_more_crystal, _another_face, _a_unit_less, _an_answer_less, _a_way_through_rocks],
)
def test_a_fault_is_found(fault: Any) -> None:
    """A second opinion that agrees with everything would be worth nothing."""
    steps = list(_told())
    for changed in range(len(steps) // 6, len(steps)):
        steps[changed] = deepcopy(steps[changed])
        if fault(steps[changed]):
            break
    options = {option.key: option.default for option in GAME.options}
    with pytest.raises(DisagreementError):
        follow(Opinion(3, options, Counter()), iter(steps[: changed + 2]))
