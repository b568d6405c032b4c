"""The starting trial: a duty of the first turn that cannot be missed (Turn, C; M2, M7, M11)."""

from __future__ import annotations

import os

import pytest

from games.api import Move, Seat
from games.playout import RandomPlayer
from games.schools.events import TrialPassed
from games.schools.moves import (
    CastCombustio,
    CastEversio,
    CastHypnox,
    CastInundatio,
    CastMaleficio,
    Deploy,
    DeployAlike,
    EndTurn,
    MoveTo,
    PassTrial,
    Summon,
)
from games.schools.rules import GAME
from games.schools.state import Side
from tests.games.schools.arrange import (
    AIR,
    CASTS,
    DARK,
    EARTH,
    FIRE,
    WATER,
    after,
    arrange,
    asked,
    legal,
    of,
    play,
    refused,
    side,
)

OWN = PassTrial(Seat(0))
GAMES = int(os.environ.get("SCHOOLS_GAMES", "40"))


def test_the_starting_trial_has_to_be_passed_before_the_turn_ends() -> None:
    """C: in one's first turn one must pass one's own starting trial, in any arena."""
    state = arrange(side("eef", started=False), turn=1)
    assert "starting-trial-due" == refused(state, EndTurn())
    state, events = play(state, MoveTo(FIRE), Deploy(EARTH), OWN)
    (passed,) = of(events, TrialPassed)
    assert passed.starting
    assert (FIRE, 1) == (passed.arena, passed.level)
    assert EndTurn() in legal(state)
    assert () == state.sides[0].row


def test_the_other_starting_trial_cannot_be_taken_in_the_first_turn() -> None:
    """C, M7: during the whole turn one may not take the opponent's starting trial."""
    against = side(started=False)
    own = side("e", pawn=FIRE, columns={FIRE: "e"}, started=False)
    state = arrange(own, against, turn=1)
    assert [OWN] == legal(state, PassTrial)
    assert "others-starting-trial" == refused(state, PassTrial(Seat(1)))
    later = after(state, OWN, MoveTo(EARTH))
    assert "others-starting-trial" == refused(later, PassTrial(Seat(1)))


def test_other_announced_trials_of_the_opponent_are_available_in_the_first_turn() -> None:
    """M7: the opponent's other announced trials are available; they do not fulfil the duty (M2)."""
    own = side("ffe", pawn=FIRE, columns={FIRE: "e"}, started=False)
    state = arrange(own, side(row=(6, 1)), seat=1, turn=2)
    assert [PassTrial(Seat(1)), PassTrial(Seat(0))] == legal(state, PassTrial)
    state = after(state, PassTrial(Seat(0)))
    assert "starting-trial-due" == refused(state, EndTurn())
    assert [MoveTo(EARTH), Deploy(FIRE), DeployAlike(FIRE, 2)] == legal(state)


def test_no_other_trial_is_offered_after_which_the_own_one_would_be_lost() -> None:
    """M2: with its stack begun, the own trial needs another arena, where two cards do not lead."""
    own = side("ee", pawn=EARTH, columns={EARTH: "dd", DARK: "ww"}, started=False)
    state = arrange(own, side(row=(5, 1)), seat=1, turn=2)
    assert [PassTrial(Seat(1))] == legal(state, PassTrial)
    assert "starting-trial-lost" == refused(state, PassTrial(Seat(0)))


def test_eversio_on_a_starting_trial_already_passed_is_allowed() -> None:
    """M7: it is not a passing."""
    own = side("ee", pawn=FIRE, columns={FIRE: "ddd"}, started=False)
    state = arrange(own, side(stacks={FIRE: (1,)}), seat=1, turn=2)
    assert CastEversio(0) in legal(state)
    # The stack here is not empty any more, but students in hand lead to another arena.
    assert "starting-trial-due" == refused(after(state, CastEversio(0)), EndTurn())


def test_a_starting_trial_that_combustio_sent_to_the_pile_is_an_ordinary_one() -> None:
    """M11: an ordinary level 1: whoever announces it, both may take it."""
    own = side(pawn=FIRE, columns={FIRE: "fff"})
    begun = arrange(own, side(columns={FIRE: "e"}, stacks={FIRE: (1,)}), trials=(5, 6))
    state = after(begun, CastCombustio(0), EndTurn())
    assert (5, 1) == state.sides[0].row
    own = side(pawn=FIRE, columns={FIRE: "e"})
    assert PassTrial(Seat(0)) in legal(arrange(own, state.sides[0], seat=1))


@pytest.mark.parametrize(
    ("own", "move"),
    [
        # Spent on a move, the last card can no longer be deployed.
        (side("e", pawn=FIRE, started=False), MoveTo(EARTH)),
        (side("e", started=False), MoveTo(EARTH)),
        # Deployed where the stack is no longer empty, it does not help either.
        (
            side("e", pawn=FIRE, stacks={FIRE: (1,)}, columns={EARTH: "w"}, started=False),
            Deploy(EARTH),
        ),
        # Of a list of deployments none is made where the last one would be refused.
        (side("eee", pawn=FIRE, stacks={FIRE: (1,)}, started=False), DeployAlike(EARTH, 2)),
        # Two cards, one for the way and one to deploy: neither can be spent otherwise.
        (side("ee", pawn=FIRE, stacks={FIRE: (1,)}, started=False), Deploy(EARTH)),
        # The summon is needed to bring somebody to where the pawn is.
        (side(pawn=FIRE, columns={EARTH: "eee"}, started=False), Summon(EARTH, AIR)),
        # Here the three have to stay where the card leads.
        (
            side("e", pawn=FIRE, stacks={FIRE: (1,)}, columns={EARTH: "www"}, started=False),
            Summon(EARTH, AIR),
        ),
    ],
)
def test_what_would_strand_the_starting_trial_is_refused(own: Side, move: Move) -> None:
    """M2: an action is refused after which it could no longer be passed in this turn."""
    state = arrange(own, turn=1)
    assert "starting-trial-lost" == refused(state, move)


@pytest.mark.parametrize(
    ("own", "move"),
    [
        # (1) pawn in A, (2) empty stack, (3) a student there.
        (side("e", pawn=EARTH, columns={FIRE: "wa"}, started=False), Deploy(EARTH)),
        # (1) a card that pays for the way, (3) a student there.
        (
            side("fe", pawn=WATER, columns={FIRE: "w"}, stacks={WATER: (1,)}, started=False),
            MoveTo(FIRE),
        ),
        (
            side("fe", pawn=WATER, columns={FIRE: "w"}, stacks={WATER: (1,)}, started=False),
            Deploy(EARTH),
        ),
        # (3) a card left in hand after the way.
        (side("eef", pawn=WATER, stacks={WATER: (1,)}, started=False), Deploy(EARTH)),
        # (3) the summon unused and three own students in one other arena.
        (side("e", pawn=FIRE, columns={AIR: "www"}, started=False), MoveTo(EARTH)),
        (side(pawn=FIRE, columns={EARTH: "eee"}, started=False), Summon(EARTH, FIRE)),
    ],
)
def test_what_leaves_a_way_to_the_starting_trial_is_allowed(own: Side, move: Move) -> None:
    """M2 exactly: there is an arena with a way to it, an empty stack, and somebody to be there."""
    state = arrange(own, turn=1)
    assert move in legal(state)
    assert legal(after(state, move))


def test_three_who_stand_where_the_trial_would_be_passed_need_no_summon() -> None:
    """M2: three students in one *other* arena; those in the arena itself are students there."""
    own = side(pawn=FIRE, columns={FIRE: "eww"}, started=False)
    assert "starting-trial-lost" == refused(arrange(own, turn=1), Summon(FIRE, WATER))
    assert [OWN] == legal(arrange(own, turn=1))


def test_a_passing_that_is_not_the_own_starting_trial_may_strand_it_too() -> None:
    """M2: the opponent's trial on the only arena within reach."""
    own = side(pawn=FIRE, columns={FIRE: "e"}, started=False)
    state = arrange(own, side(row=(1,)), seat=1, turn=2)
    assert "starting-trial-lost" == refused(state, PassTrial(Seat(0)))
    assert [PassTrial(Seat(1))] == legal(state)


def test_spells_are_judged_on_the_position_after_them() -> None:
    """M2, Precisions: tested on the position after the action, spells included."""
    own = side(pawn=FIRE, columns={FIRE: "www"}, started=False)
    state = arrange(own, side("ee", row=(2,)), seat=1, turn=2)
    assert "starting-trial-lost" == refused(state, CastInundatio(0, Seat(0)))
    assert CastMaleficio(0) in legal(state)
    # The last three are needed for a summon, so that none of them may cast and be expelled.
    own = side("e", pawn=FIRE, columns={FIRE: "aaa"}, stacks={FIRE: (1,)}, started=False)
    state = arrange(own, side("ee", columns={FIRE: "w"}), seat=1, turn=2)
    assert "starting-trial-lost" == refused(state, CastMaleficio(0))
    assert CastHypnox(0) in legal(state)
    state = arrange(own, side("ee", columns={FIRE: "a"}), seat=1, turn=2)
    assert CastHypnox(0) in legal(state)


def test_combustio_never_strands_anything() -> None:
    """M2: what happens to the other's trials leaves the own way open."""
    own = side(pawn=FIRE, columns={FIRE: "fff"}, started=False)
    state = arrange(own, side(stacks={FIRE: (1,)}), seat=1, turn=2)
    assert CastCombustio(0) in legal(state)


def test_no_first_turn_gets_stuck() -> None:
    """M2: without it a careless first turn could neither go on nor end; at random none does."""
    for number in range(GAMES):
        luck = RandomPlayer(f"first turn {number}")
        state = GAME.start(2, {}, f"first turn {number}").state
        while state.turn <= 2:
            who = asked(state)
            moves = list(GAME.legal_moves(state, who))
            assert moves
            # As careless as can be: anything rather than what is due.
            careless = [m for m in moves if not isinstance(m, PassTrial | EndTurn)] or moves
            taste = [m for m in careless if isinstance(m, CASTS)] or careless
            state = GAME.apply(state, who, taste[luck.below(len(taste))]).state
        assert all(one.started for one in state.sides)
