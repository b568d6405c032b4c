"""What a computer is asked and what it answers: all that passes between host and worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from games.api import AnyGame, Move, Seat, State
from games.codec import dump
from players.answered import Answered
from players.levels import Level


class Problem(msgspec.Struct, frozen=True):
    """A question to a seat, in a game dealt again for it; made by :func:`pose`."""

    game: str
    state: msgspec.Raw
    """Dealt again for :attr:`seat`, as JSON: there is nothing in it to peek at."""
    seat: Seat
    level: Level
    salt: str
    """The same state, level and salt give the same answer."""
    camps: tuple[str, ...] = ()
    """By seat, who plays for the same side; empty if every seat plays for itself."""
    weighed: bool = False
    """True if the answer is wanted with the place that it promises: a hint, which can wait."""
    table: int = 0
    """Where it is asked: tables are thought for in turn."""


class Thought(msgspec.Struct, frozen=True):
    """What a computer answers."""

    move: Move
    place: float | None = None
    """The place that it expects to end at with it, counted from 1; where that was asked."""
    second: Move | None = None
    """What it would do else; where that was asked, like all below."""
    second_place: float | None = None
    expects: Answered | None = None
    """What it expects others to answer."""
    fears: Answered | None = None
    """What others may answer that would be worse."""
    then: tuple[Move, ...] = ()
    """The further steps of an answer that is given in several."""
    second_then: tuple[Move, ...] = ()
    """The same of the second move."""


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the worker: a move and what it promises, or why there is none."""

    move: msgspec.Raw = msgspec.Raw(b"null")
    place: float | None = None
    second: msgspec.Raw = msgspec.Raw(b"null")
    second_place: float | None = None
    expects: Answered | None = None
    fears: Answered | None = None
    then: tuple[msgspec.Raw, ...] = ()
    second_then: tuple[msgspec.Raw, ...] = ()
    failure: str = ""


class ThinkingError(Exception):
    """A computer has no answer."""


class ThinkerBusyError(ThinkingError):
    """Too many questions wait: this one was not taken, and may be asked again later."""


class ThinkerDiedError(ThinkingError):
    """The worker died of something, or took too long; another one may be asked again."""


class ThoughtFailedError(ThinkingError):
    """The search itself failed; it will fail again."""


class Thinker(Protocol):
    """Whoever can answer a problem."""

    async def think(self, problem: Problem) -> Thought:
        """Answer a problem.

        Raises:
            ThinkingError: there is no answer.
        """
        ...

    def expected_ms(self) -> int:
        """Guess how long the answer to a problem takes that is asked now."""
        ...


def pose(
    game: AnyGame,
    state: State,
    seat: Seat,
    level: Level,
    salt: str,
    *,
    camps: Sequence[str] = (),
    weighed: bool = False,
    table: int = 0,
) -> Problem:
    """Return an open question as a problem, with all that its seat cannot know sampled.

    That the seat is asked is not checked. ``salt`` goes with it, so it must not reveal how the
    cards really lie; the same salt samples the same. ``weighed`` asks for the worth of the moves,
    for advice. ``camps`` and ``table`` are passed on.
    """
    dealt: State = game.redeal(state, seat, f"{salt}/deal")
    given = msgspec.Raw(dump(dealt))
    return Problem(game.id, given, seat, level, salt, tuple(camps), weighed, table)
