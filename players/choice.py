"""What a computer answers: the door of this room, for a worker that knows nothing else."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec
from msgspec.structs import replace

from games.api import AnyGame, Move, RuleError, Seat, State
from players.answered import Answered
from players.levels import Level
from players.position import find_position
from players.rewards import expected_place
from players.search import Search

_STEPS = 8
"""Most further steps of an answer that are reported."""


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
    """With which further steps it would complete an answer that is given in several, as a draft is
    entered: each as :func:`choose` would choose it."""
    second_then: tuple[Move, ...] = ()
    """The same after the second move."""


def choose(
    game: AnyGame, state: State, seat: Seat, level: Level, salt: str, camps: Sequence[str] = ()
) -> Move:
    """Choose the answer of ``seat`` in a game redealt for it, by a search of the level's length.

    An only move is returned without a search. The same state, level and salt give the same answer.
    ``camps`` says by seat who plays for the same side (:func:`players.position.camps_of`); without
    it every seat plays for itself.

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
    """Choose as :func:`choose` does, and return what is expected of the answer as well.

    That is the place, the second-best answer, further steps of both, and what others may answer.
    There is no second if none was tried or it comes to the same. A search is made even for an only
    move.

    Raises:
        RuleError: the seat is not asked.
    """
    if not any(True for _ in game.legal_moves(state, seat)):
        raise RuleError("not-asked")
    position = find_position(game, state, seat, camps)
    search = Search(position, salt)
    chosen = search.run(level.rollouts)
    arms, camps, second = search.root.arms, position.camps, search.second(chosen)
    move, *then = completed(game, state, seat, level, salt, camps, chosen)
    found = Favourite(
        move,
        expected_place(arms[chosen].mean, camps),
        expects=search.expected(chosen),
        fears=search.feared(chosen),
        then=tuple(then),
    )
    if second is None:
        return found
    other, *further = completed(game, state, seat, level, salt, camps, second)
    if other == move:
        # What is begun otherwise comes to the same.
        return found
    place = expected_place(arms[second].mean, camps)
    return replace(found, second=other, second_place=place, second_then=tuple(further))


def completed(
    game: AnyGame,
    state: State,
    seat: Seat,
    level: Level,
    salt: str,
    camps: Sequence[str],
    move: Move,
) -> tuple[Move, ...]:
    """Return the moves of a whole answer that begins with ``move``, as few as possible.

    Each further step is chosen by :func:`choose` in the position that it is asked in, until the
    question is closed, or eight steps were added. One move if it closes the question. Shortened by
    :func:`shortest` at the end, so the first move may be another one. The seat has to be asked
    exactly one question.
    """
    (number,) = [each.id for each in game.decisions(state) if each.seat == seat]
    found, world = [move], game.apply(state, seat, move).state
    while len(found) <= _STEPS and is_open(game, world, seat, number):
        found.append(choose(game, world, seat, level, f"{salt}/{len(found)}", camps))
        world = game.apply(world, seat, found[-1]).state
    return shortest(game, state, seat, tuple(found))


def is_open(game: AnyGame, state: State, seat: Seat, decision: str) -> bool:
    """Return True if ``seat`` still owes an answer to a question, given by its id."""
    return any(
        each.id == decision and each.seat == seat and not each.answered
        for each in game.decisions(state)
    )


def shortest(game: AnyGame, state: State, seat: Seat, line: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the shortest equivalent of a line: the seat knows the same afterwards.

    Dropped is one run of steps in a row that changes nothing in the end, such as drafted steps
    undone later, never the last step; several steps in a row for which there is one move, such as
    sending a whole army, are replaced by that move. The line itself comes back if nothing shorter
    leads there, or one of its moves is illegal where it is made.
    """
    end = _end(game, state, seat, line)
    if end is None:
        return line
    for fewer in range(len(line) - 1, 0, -1):
        for start in range(len(line) - fewer):
            shorter = line[:start] + line[start + fewer :]
            if _end(game, state, seat, shorter) == end:
                return _joined(game, state, seat, shorter)
    return _joined(game, state, seat, line)


def _joined(game: AnyGame, state: State, seat: Seat, line: tuple[Move, ...]) -> tuple[Move, ...]:
    """Replace steps in a row by one move that leads to the same knowledge without drawing luck.

    The longest runs are replaced first, from the beginning of the line on.
    """
    joined: list[Move] = []
    while len(line) > 1:
        # Where each number of steps leads to; the most that one move stands for are taken.
        ends = {_end(game, state, seat, line[:steps]): steps for steps in range(2, len(line) + 1)}
        found = {
            ends[end]: move
            for move in tuple(game.legal_moves(state, seat))
            if (after := game.apply(state, seat, move).state).rng == state.rng
            and (end := game.glance(after, seat)) in ends
        }
        steps = max(found, default=1)
        joined.append(found.get(steps, line[0]))
        state, line = game.apply(state, seat, joined[-1]).state, line[steps:]
    return (*joined, *line)


def _end(game: AnyGame, state: State, seat: Seat, line: tuple[Move, ...]) -> Hashable:
    """Return what a seat knows after a line of moves, as a hashable value (``game.glance``).

    None if one of the moves is illegal where it is made.
    """
    for move in line:
        if move not in tuple(game.legal_moves(state, seat)):
            return None
        state = game.apply(state, seat, move).state
    return game.glance(state, seat)
