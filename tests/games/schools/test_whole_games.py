"""Whole games: everything is always accounted for, none gets stuck, and all of them end."""

from __future__ import annotations

import os
import sys
from collections import Counter

import pytest

from games.api import Move
from games.playout import RandomPlayer
from games.schools.content import ALL_TRIALS, LAST_TURN, Reason, counted
from games.schools.moves import (
    CastCombustio,
    CastEversio,
    CastHypnox,
    CastInundatio,
    Deploy,
    EndTurn,
    MoveTo,
    PassTrial,
    Summon,
)
from games.schools.rules import GAME
from games.schools.state import SchoolsState, plus
from games.schools.view import Phase
from tests.games.schools.arrange import CASTS, asked

GAMES = int(os.environ.get("SCHOOLS_GAMES", "25"))
"""How many games are played each way; raise it for a soak, which says more."""

MOST_ACTIONS = 200
"""What bounds a turn: every action uses up a card, a trial, a caster or the one summon."""


def _accounted(state: SchoolsState) -> None:
    """Facts: 12 students of each element and the 45 trials, wherever they are."""
    students = plus(counted(state.students), state.discards)
    trials = Counter(state.trials)
    for side in state.sides:
        students = plus(students, side.hand)
        trials.update(side.row)
        for column, stack in zip(side.columns, side.stacks, strict=True):
            students = plus(students, counted(column))
            trials.update(stack)
            assert list(stack) == sorted(set(stack))
        assert all(known <= held for known, held in zip(side.known, side.hand, strict=True))
    assert (12,) * 5 == students
    assert Counter(ALL_TRIALS) == trials
    assert 0 <= state.known_trials <= len(state.trials)
    assert (state.maleficio is not None) is (state.phase is Phase.DISCARD)


def _any(_moves: list[Move], _state: SchoolsState) -> list[Move]:
    return _moves


def _ambitious(moves: list[Move], state: SchoolsState) -> list[Move]:
    """Prefer what wins: trials, thefts, students; then the end of the turn."""
    for kinds in (
        (PassTrial, CastInundatio, CastEversio),
        (CastCombustio, CastHypnox),
        (Deploy,),
    ):
        found = [move for move in moves if isinstance(move, kinds)]
        if found:
            return found
    if state.turn % 3 and not state.summoned:
        return [move for move in moves if isinstance(move, Summon | MoveTo | EndTurn)] or moves
    return [move for move in moves if isinstance(move, MoveTo)] or moves


def _endless(moves: list[Move], state: SchoolsState) -> list[Move]:
    """Keep the game going: feed the pile by Combustio, and pass what can be put back."""
    for kinds in ((CastCombustio,), (PassTrial,), CASTS, (Deploy,)):
        found = [move for move in moves if isinstance(move, kinds)]
        if found and not (kinds is CASTS and state.turn % 2):
            return found
    return moves


@pytest.mark.parametrize("taste", [_any, _ambitious, _endless])
def test_every_game_ends_with_everything_accounted_for(
    taste: object, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing else can stall: every action uses something up; M14: at most 100 turns."""
    assert callable(taste)
    reasons: Counter[Reason] = Counter()
    moves = longest = 0
    for number in range(GAMES):
        luck = RandomPlayer(f"whole {number}")
        state = GAME.start(2, {}, f"whole {number}").state
        turn = actions = 0
        while (outcome := GAME.outcome(state)) is None:
            seat = asked(state)
            offered = taste(list(GAME.legal_moves(state, seat)), state)
            assert offered
            state = GAME.apply(state, seat, offered[luck.below(len(offered))]).state
            _accounted(state)
            actions = actions + 1 if turn == state.turn else 0
            turn = state.turn
            assert actions < MOST_ACTIONS
            moves += 1
        assert state.turn <= LAST_TURN
        assert all(side.started for side in state.sides)
        reasons[Reason(outcome.reason)] += 1
        longest = max(longest, state.turn)
    if "SCHOOLS_GAMES" in os.environ:
        ended = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())
        with capsys.disabled():
            sys.stdout.write(f"\n{GAMES} games, {moves} moves, longest {longest} turns; {ended}\n")
