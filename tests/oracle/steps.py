"""Games as the simulator dumps them, step by step, and how a model of the rules follows them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import msgspec

from games import codec
from games.api import AnyGame, Applied, Move, Options, Seat
from games.optional.rematch import Legacy
from games.playout import RandomPlayer

Words = tuple[Any, ...]
"""A move as ``(name, *fields)``."""

Line = dict[str, Any]
"""A step in the form of the dump: numbers, texts, lists and dictionaries only."""

EVERY_BRANCH = 600
"""From this many games of a kind on, every rare branch of its rules has to occur."""

Taste = Callable[[Words, Line], int]
"""How much a player likes a move, 1 or more, given the state before it."""


class DisagreementError(AssertionError):
    """The program and the model of its rules say different things."""


class Step(msgspec.Struct, frozen=True):
    """A line of the dump, and what every seat may answer after it."""

    line: Line
    legal: dict[int, list[Words]]

    @property
    def seats(self) -> int:
        """Count the players."""
        return len(self.line["views"]) - 1


class Model(Protocol):
    """The rules of a game written a second time, from the texts alone.

    It decides everything but luck, which it reads from the step and finds possible or not.
    """

    branches: Counter[str]
    """How often each part of the rules was needed."""
    events: list[Line]
    """What the last answer caused."""
    glow: str
    """The field of the view that shows what moved last; empty where there is none."""

    def set_up(self, step: Step) -> None:
        """Check the set-up and take over what luck decided."""
        ...

    def answer(self, seat: int, move: Words, step: Step) -> None:
        """Follow an answer; ``step`` tells what luck did."""
        ...

    def state(self) -> Line:
        """Return what the rules say of the state, by the names of its fields."""
        ...

    def seen_in_state(self, state: Line) -> Line:
        """Bring the program's state into the form of :meth:`state`."""
        ...

    def decisions(self) -> list[Line]:
        """List the open questions, without their numbers."""
        ...

    def legal(self, seat: int) -> set[Words]:
        """Return what ``seat`` may answer."""
        ...

    def public(self) -> Line:
        """Return what everybody may know, by the names of the view's fields."""
        ...

    def private(self, viewer: int | None) -> Line:
        """Return the fields of the view that differ from viewer to viewer."""
        ...

    def outcome(self) -> Line | None:
        """Return the places and points once the game is over, and ``won`` if it may be a draw."""
        ...


@runtime_checkable
class Selective(Protocol):
    """What a model adds that follows a part of the view, in a form of its own.

    The rest has tests of its own.
    """

    def seen_in_view(self, view: Line) -> Line:
        """Bring a view of the program into the form of what the model says of it."""
        ...


class SecondOpinion(Protocol):
    """What ``tests/oracle/<game>/model.py`` offers.

    It may add a ``TASTE``, which brings games about in which rare parts of the rules are needed;
    ``RARE``, the names of these; and ``DRAWN``, the field of the state that is drawn from.
    """

    MODEL: Callable[[int, Mapping[str, Any], Counter[str]], Model]
    """Makes the model for a number of players and their options; it counts branches."""


def event(name: str, *, to: Iterable[int] | None = None, **fields: Any) -> Line:
    """Return an event in the form of the dump, for everybody or for the seats of ``to``."""
    return {"type": name, **fields, "to": None if to is None else list(to)}


def words(move: Move | Line) -> Words:
    """Return a move as a tuple."""
    fields = msgspec.to_builtins(move)
    return tuple(tuple(value) if isinstance(value, list) else value for value in fields.values())


def _step(game: AnyGame, line: Line, state: Any, seats: int) -> Step:
    legal = {
        seat: [words(move) for move in game.legal_moves(state, Seat(seat))] for seat in range(seats)
    }
    return Step(line, legal)


def played(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: str,
    taste: Taste,
    legacy: Legacy | None = None,
    despair: int = 0,
) -> Iterator[Step]:
    """Play a game, or a rematch, in which everybody chooses by ``taste``.

    With ``despair`` given, about one move in so many is somebody's giving up, or taking it back,
    asked or not.
    """
    player = RandomPlayer(seed)

    def told(seat: int | None, move: Move | None, applied: Applied[Any]) -> Step:
        state = applied.state
        views = {str(viewer): game.view(state, Seat(viewer)) for viewer in range(seats)}
        line = {
            "seat": seat,
            "move": move,
            "events": applied.events,
            "state": state,
            "views": {**views, "spectator": game.view(state, None)},
            "decisions": game.decisions(state),
            "outcome": game.outcome(state),
        }
        return _step(game, msgspec.json.decode(msgspec.json.encode(line)), state, seats)

    applied = game.begin(seats, options, seed, legacy)
    step = told(None, None, applied)
    yield step
    while asked := game.decisions(applied.state):
        seat = asked[player.below(len(asked))].seat
        moves = list(game.legal_moves(applied.state, seat))
        likings = [taste(move, step.line["state"]) for move in step.legal[seat]]
        drawn = player.below(sum(likings))
        move = moves[next(n for n in range(len(moves)) if drawn < sum(likings[: n + 1]))]
        if despair and player.below(despair) == 0:
            given_up = _given_up(game, applied.state, seats)
            seat, move = given_up[player.below(len(given_up))] if given_up else (seat, move)
        applied = game.apply(applied.state, seat, move)
        step = told(seat, move, applied)
        yield step


def _given_up(game: AnyGame, state: Any, seats: int) -> list[tuple[Seat, Move]]:
    """List how seats can give up, or take it back."""
    every = [Seat(seat) for seat in range(seats)]
    ways = [
        (seat, ask(state, seat)) for ask in (game.concession, game.withdrawal) for seat in every
    ]
    return [(seat, move) for seat, move in ways if move is not None]


def dumped(game: AnyGame, dump: Path, seats: int) -> Iterator[Step]:
    """Read the steps of one game that the simulator wrote down."""
    for text in dump.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        state = codec.load_state(game, msgspec.json.encode(line["state"]), game.version)
        yield _step(game, line, state, seats)


def follow(model: Model, steps: Iterator[Step]) -> int:
    """Follow a game to its end, and return how many answers it took.

    Raises:
        DisagreementError: the program did something else than the model.
    """
    questions: list[str] = []
    answers = 0
    for step in steps:
        line = step.line
        if line["move"] is None:
            model.set_up(step)
        else:
            model.answer(line["seat"], words(line["move"]), step)
            answers += 1
        _agree("events", model.events, line["events"])
        _agree("state", model.state(), model.seen_in_state(line["state"]))
        _agree_about_questions(model, step, questions)
        public = model.public()
        for name, shown in line["views"].items():
            viewer = None if name == "spectator" else int(name)
            expected = {**public, **model.private(viewer), "viewer": viewer}
            if isinstance(model, Selective):
                seen = model.seen_in_view(shown)
                _agree(f"view of {name}", expected, {key: seen[key] for key in expected})
                continue
            _agree(f"view of {name}", expected, {key: shown[key] for key in expected})
            # How the picture glows is no rule, but it is the same for all.
            glow = {model.glow} - {""}
            for field in glow:
                _agree(f"{field} of {name}", line["views"]["spectator"][field], shown[field])
            _agree(f"fields of the view of {name}", {*expected, *glow}, set(shown))
        ended = model.outcome()
        _agree("outcome", ended and {"won": True, **ended}, line["outcome"])
    if not model.outcome():
        raise DisagreementError("the game has no end")
    return answers


def _agree_about_questions(model: Model, step: Step, questions: list[str]) -> None:
    """Compare who is asked what; a question keeps its number until something else is asked."""
    asked = step.line["decisions"]
    _agree(
        "questions",
        model.decisions(),
        # What may be taken back is the host's business: no rulebook knows of it.
        [{key: one[key] for key in one if key not in ("id", "fence")} for one in asked],
    )
    for number in {decision["id"] for decision in asked} - set(questions[-1:]):
        if number in questions:
            raise DisagreementError(f"question {number} is asked again")
        questions.append(number)
    if len({decision["id"] for decision in asked}) > 1:
        raise DisagreementError("seats asked at once share a question")
    for seat, moves in step.legal.items():
        _agree(f"answers of seat {seat}", model.legal(seat), set(moves))
        _agree(f"number of answers of seat {seat}", len(set(moves)), len(moves))


def _agree(what: str, expected: Any, actual: Any) -> None:
    """Compare what the model says with what the program does."""
    if expected == actual:
        return
    match expected, actual:
        case dict(), dict() if expected.keys() == actual.keys():
            for key, value in expected.items():
                _agree(f"{what}: {key}", value, actual[key])
        case list(), list() if len(expected) == len(actual):
            for number, pair in enumerate(zip(expected, actual, strict=True)):
                _agree(f"{what}: {number}", *pair)
        case set(), set():
            raise DisagreementError(
                f"{what}: missing {sorted(expected - actual)}, too many {sorted(actual - expected)}"
            )
        case _:
            raise DisagreementError(f"{what}: the rules say {expected!r}, the program {actual!r}")


def demand(fact: object, message: str) -> None:
    """Stop at something that luck cannot have done.

    Raises:
        DisagreementError: ``fact`` does not hold.
    """
    if not fact:
        raise DisagreementError(message)
