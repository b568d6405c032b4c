"""What a computer makes of the decisions of a game that is over: which to look at, and what else.

It thinks of each decision as it would have at the table, with what its seat knew then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import sqrt

import msgspec

from games.api import AnyGame, Move, Seat, State
from games.optional.remembering import Played
from games.playout import RandomPlayer
from players.choice import completed, is_open, shortest
from players.levels import Level
from players.position import Position, find_position
from players.rewards import Rewards
from players.rollout import Rollouts
from players.search import Search
from players.turning import Standing, change
from players.worlds import Worlds

LOOKED_AT = 24
"""The most decisions of a game that are looked at."""
_TRIES = 60
"""How often each of two answers is played on, to see which does better."""
_SURE = 2.0
"""Least lead in standard errors for that."""


class Judged(msgspec.Struct, frozen=True):
    """What a computer thinks of a decision."""

    step: int
    best: tuple[Move, ...]
    """What it would have answered, in as few steps as it takes; the first alone where that is not
    sure to be better."""
    gain: float
    """By how much that does better than what was answered, in shares of rivals left behind.

    0 where it answers the same, or that is not sure.
    """


def decisive(
    game: AnyGame,
    moves: Sequence[Move | None],
    record: Sequence[Played],
    stood: Sequence[Standing],
    in_stead: Collection[int] = (),
) -> tuple[int, ...]:
    """Return the steps where a game may have turned, the weightiest first, at most ``LOOKED_AT``.

    Only steps that answer a question and at which the mover had a choice: nothing that is done
    unasked, such as giving up, and nothing of an answer that was changed later. A step weighs what
    its turn and the step itself changed in the estimated standing; the last step of a game weighs
    its turn alone. Of equals the earlier comes first. ``stood`` has the standing at the start of
    each turn. ``in_stead`` are steps that were made for a seat by somebody else: no step of a
    question that one of them answered is returned.
    """
    weights: dict[int, float] = {}
    not_own = {_question(game, record[step]) for step in in_stead}
    changed = _changed(game, moves, record)
    bounds = (0, *(one.step for one in stood))
    for number, (first, last) in enumerate(pairwise(bounds)):
        swing = change(stood[max(number - 1, 0)].shares, stood[number].shares)
        for step in range(first + 1, last + 1):
            played = record[step]
            move = moves[step]
            if played.seat is None or move is None or isinstance(move, game.unasked_types):
                continue
            if step in changed or not _has_choice(game, played.before, played.seat):
                continue
            if not_own and _question(game, played) in not_own:
                continue
            weights[step] = swing
            if game.decisions(played.after):
                before, after = (
                    game.estimate(state, None) for state in (played.before, played.after)
                )
                weights[step] += change(before, after)
    return tuple(sorted(weights, key=lambda step: (-weights[step], step))[:LOOKED_AT])


def _changed(
    game: AnyGame, moves: Sequence[Move | None], record: Sequence[Played]
) -> frozenset[int]:
    """Return the steps of answers that their seats changed afterwards, as secret ones may be."""
    found = set[int]()
    given: dict[tuple[Seat | None, str], list[int]] = {}
    closed = set[tuple[Seat | None, str]]()
    for step, (played, move) in enumerate(zip(record, moves, strict=True)):
        if played.seat is None or isinstance(move, game.unasked_types):
            continue
        question = _question(game, played)
        if question in closed:
            closed.remove(question)
            found.update(given.pop(question))
        given.setdefault(question, []).append(step)
        if not is_open(game, played.after, played.seat, question[1]):
            closed.add(question)
    return frozenset(found)


def _question(game: AnyGame, played: Played) -> tuple[Seat | None, str]:
    """Return who moved, and the id of the question that was open to them; empty without one."""
    asked = (each.id for each in game.decisions(played.before) if each.seat == played.seat)
    return played.seat, next(asked, "")


def _has_choice(game: AnyGame, state: State, seat: Seat) -> bool:
    moves: Iterator[Move] = iter(game.legal_moves(state, seat))
    return next(moves, None) is not None and next(moves, None) is not None


def judge(
    game: AnyGame, camps: Sequence[str], played: Played, move: Move, step: int, salt: str
) -> Judged:
    """Search for the best move by what the mover knew then, and compare it with the one made.

    ``move`` is what was answered at ``step``. The same ``salt`` gives the same result. The gain is
    0, and the best move comes without further steps, if it is the same or not surely better.
    """
    assert played.seat is not None
    dealt: State = game.redeal(played.before, played.seat, f"{salt}/deal")
    position = find_position(game, dealt, played.seat, camps)
    best = Search(position, salt).run(Level.HARD.rollouts)
    gain = 0.0 if best == move else _gain(position, best, move, salt)
    if not gain:
        return Judged(step, (best,), gain)
    seat, level = played.seat, Level.HARD
    return Judged(step, completed(game, dealt, seat, level, salt, camps, best), gain)


def answer_from(
    game: AnyGame, moves: Sequence[Move | None], record: Sequence[Played], step: int
) -> tuple[str, tuple[Move, ...]]:
    """Return the id of the question that a step answered, and the moves of the whole answer.

    The moves are those of the seat from this step on, until the question is closed, without those
    that it may make unasked, and shortened to as few as lead to the same knowledge
    (:func:`shortest`). The seat has to be asked exactly one question there, and to answer it.
    """
    seat, state = record[step].seat, record[step].before
    assert seat is not None
    (question,) = [each.id for each in game.decisions(state) if each.seat == seat]
    line: list[Move] = []
    for move, played in zip(moves[step:], record[step:], strict=True):
        if played.seat == seat and move is not None:
            if not isinstance(move, game.unasked_types):
                line.append(move)
            if not is_open(game, played.after, seat, question):
                break
    return question, shortest(game, state, seat, tuple(line))


def _gain(position: Position, best: Move, move: Move, salt: str) -> float:
    """Return by how much ``best`` does better than ``move``, each played on in 60 sampled worlds.

    The unit is the share of rivals left behind; 0 if it is not significantly better.
    """
    luck = RandomPlayer(f"{salt}/compared")
    worlds = Worlds(position, f"{salt}/compared/worlds", luck)
    rollouts = Rollouts(position, f"{salt}/compared/rollouts", luck)
    game, seat = position.game, position.seat

    def worth(world: State, answer: Move) -> float:
        """Return the seat's reward after an answer in a world that is then played on at random."""
        state: State = game.apply(world, seat, answer).state
        rewards: Rewards = (
            rollouts.play_on(state) if game.decisions(state) else rollouts.judge(state)
        )
        return rewards[seat]

    found = []
    for _ in range(_TRIES):
        world = worlds.deal(position.state, seat)
        found.append(worth(world, best) - worth(world, move))
    mean = sum(found) / _TRIES
    spread = sqrt(sum((one - mean) ** 2 for one in found) / (_TRIES - 1) / _TRIES)
    return mean if mean > _SURE * spread else 0.0
