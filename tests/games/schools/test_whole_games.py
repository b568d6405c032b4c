"""Whole games: everything is always accounted for, none gets stuck, and all of them end."""

from __future__ import annotations

import os
import sys
from bisect import bisect
from collections import Counter
from itertools import accumulate

import msgspec
import pytest

from games.api import Move
from games.playout import RandomPlayer
from games.schools.content import ALL_TRIALS, LAST_TURN, Reason, counted
from games.schools.rules import GAME
from games.schools.state import SchoolsState, plus
from games.schools.view import Phase
from tests.games.schools.arrange import after, asked
from tests.oracle.schools.taste import spellbound
from tests.oracle.schools.taste import taste as winning
from tests.oracle.steps import Line, Taste, Words, words

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


def _any(_move: Words, _state: Line) -> int:
    return 1


def _drawn(state: SchoolsState, taste: Taste, luck: RandomPlayer) -> Move:
    """Draw a legal move, each as likely as the taste likes it."""
    moves = list(GAME.legal_moves(state, asked(state)))
    line = msgspec.to_builtins(state)
    likings = list(accumulate(taste(words(move), line) for move in moves))
    return moves[bisect(likings, luck.below(likings[-1]))]


@pytest.mark.parametrize("taste", [_any, winning, spellbound])
def test_every_game_ends_with_everything_accounted_for(
    taste: Taste, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing else can stall: every action uses something up; M14: at most 100 turns."""
    reasons: Counter[Reason] = Counter()
    moves = longest = 0
    for number in range(GAMES):
        luck = RandomPlayer(f"whole {number}")
        state = GAME.start(2, {}, f"whole {number}").state
        turn = actions = 0
        while (outcome := GAME.outcome(state)) is None:
            state = after(state, _drawn(state, taste, luck))
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
