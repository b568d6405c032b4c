"""What a computer answers: the door of this room, for a worker that knows nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.api import AnyGame, Move, RuleError, Seat, State
from players.answered import Answered
from players.levels import Level
from players.position import find_position
from players.rewards import expected_place
from players.search import Search


class Favourite(msgspec.Struct, frozen=True):
    """The answer that a computer would give, and where it expects to end with it."""

    move: Move
    place: float
    """The expected place, counted from 1; of the camp, where there are camps."""
    second: Move | None = None
    """What it would do else."""
    second_place: float | None = None
    """Where it expects to end with that."""
    expects: Answered | None = None
    """What it expects others to answer."""
    fears: Answered | None = None
    """What others may answer that would be worse."""
    then: tuple[Move, ...] = ()
    """With which further steps it would complete an answer that is given in several."""


def choose(
    game: AnyGame, state: State, seat: Seat, level: Level, salt: str, camps: Sequence[str] = ()
) -> Move:
    """Choose the answer of ``seat`` in a game dealt again for it.

    The same state, level and salt give the same answer. ``camps`` says by seat who plays for the
    same side (:func:`players.position.camps_of`); without it every seat plays for itself.

    Raises:
        RuleError: the seat is not asked.
    """
    moves = tuple(game.legal_moves(state, seat))
    if not moves:
        raise RuleError("not-asked")
    if len(moves) == 1:
        move: Move = moves[0]
        return move
    search = Search(find_position(game, state, seat, camps), salt)
    if len(search.moves) == 1:
        return search.moves[0]
    return search.run(level.rollouts)


def favourite(
    game: AnyGame, state: State, seat: Seat, level: Level, salt: str, camps: Sequence[str] = ()
) -> Favourite:
    """Choose as :func:`choose` does, and tell which place the answer promises.

    Raises:
        RuleError: the seat is not asked.
    """
    if not any(True for _ in game.legal_moves(state, seat)):
        raise RuleError("not-asked")
    position = find_position(game, state, seat, camps)
    search = Search(position, salt)
    move = search.run(level.rollouts)
    arms, camps, second = search.root.arms, position.camps, search.second(move)
    return Favourite(
        move,
        expected_place(arms[move].mean, camps),
        second,
        None if second is None else expected_place(arms[second].mean, camps),
        search.expected(move),
        search.feared(move),
        search.line(move),
    )
