"""The answer given for an absent player (Questions; Precisions, Default exactly)."""

from __future__ import annotations

import pytest

from games.api import Move, RuleError, Seat
from games.rng import Rng
from games.schools.moves import (
    CastMaleficio,
    Deploy,
    DiscardRarest,
    EndTurn,
    MoveTo,
    PassTrial,
    Summon,
)
from games.schools.rules import GAME
from games.schools.state import SchoolsState, Side
from tests.games.schools.arrange import (
    AIR,
    DARK,
    EARTH,
    FIRE,
    WATER,
    after,
    arrange,
    asked,
    legal,
    side,
)


def default(state: SchoolsState) -> Move:
    move = GAME.default_move(state, asked(state), Rng("luck"))
    assert move in legal(state)
    return move


def test_a_trial_is_passed_from_the_own_row_first() -> None:
    """Default: passes what he can pass in the pawn's arena, from his own row first."""
    own = side("e", pawn=AIR, columns={AIR: "w"}, row=(1,))
    assert PassTrial(Seat(0)) == default(arrange(own, side(row=(1,))))
    assert PassTrial(Seat(1)) == default(arrange(own, side(row=(1,)), seat=1))
    own = side("e", pawn=AIR, columns={AIR: "w"}, row=(2,))
    assert PassTrial(Seat(1)) == default(arrange(own, side(row=(1,))))


def test_without_a_trial_to_pass_the_turn_ends() -> None:
    """Default: action C only, no spell, no deployment; else ends the turn."""
    own = side("eeewww", pawn=AIR, columns={AIR: "www", FIRE: "eee"}, row=(2,))
    assert EndTurn() == default(arrange(own, side("ee")))
    assert EndTurn() == default(arrange(side("eeee")))


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        # Pass it.
        (side("ee", pawn=FIRE, columns={FIRE: "w"}, started=False), PassTrial(Seat(0))),
        # Deploy one of the most numerous where the own stack is empty; ties in the usual order.
        (side("ewwaa", pawn=FIRE, started=False), Deploy(WATER)),
        # Summon three there, from the first arena in the usual order.
        (
            side(pawn=FIRE, columns={DARK: "eee", WATER: "aaa"}, started=False),
            Summon(WATER, FIRE),
        ),
        # Move with the element of which he holds fewest, at least one.
        (side("eewaa", started=False), MoveTo(WATER)),
        (side("eewwaaff", started=False), MoveTo(EARTH)),
        # Each only if M2 allows it: the student of water alone could go nowhere from earth.
        (side("ew", pawn=FIRE, stacks={FIRE: (1,)}, started=False), MoveTo(EARTH)),
        (
            side("ew", pawn=FIRE, stacks={FIRE: (1,), EARTH: (1,)}, started=False),
            MoveTo(WATER),
        ),
    ],
)
def test_while_the_starting_trial_is_due_four_ways_lead_to_it(own: Side, expected: Move) -> None:
    """Default: pass it; deploy the most numerous; summon three; move with the rarest."""
    assert expected == default(arrange(own, turn=1))


def test_nobody_is_deployed_or_summoned_where_the_stack_is_not_empty() -> None:
    """Default: in the pawn's arena if the own stack there is empty."""
    own = side("ee", pawn=FIRE, stacks={FIRE: (1,)}, columns={FIRE: "w", AIR: "www"}, started=False)
    assert MoveTo(EARTH) == default(arrange(own, turn=1))


@pytest.mark.parametrize("seed", [str(number) for number in range(20)])
def test_two_absent_players_start_and_end_the_game(seed: str) -> None:
    """Clock: defaults are made one after the other until the turn has ended."""
    state = GAME.start(2, {}, seed).state
    moves = 0
    while GAME.outcome(state) is None:
        state = after(state, default(state))
        moves += 1
    assert all(one.started for one in state.sides)
    assert 22 == state.turn
    assert moves < 22 * 8


def test_maleficio_takes_the_rarest() -> None:
    """Questions, Maleficio: the elements of which he holds fewest."""
    own = side(pawn=AIR, columns={AIR: "fff"})
    state = after(arrange(own, side("eeeaaw")), CastMaleficio(0))
    assert DiscardRarest() == default(state)
    assert (3, 0, 0, 0, 0) == after(state, default(state)).sides[1].hand


def test_only_who_is_asked_has_a_default() -> None:
    """The default answers an open question."""
    with pytest.raises(RuleError, match="not-asked"):
        GAME.default_move(arrange(side("e")), Seat(1), Rng("luck"))
