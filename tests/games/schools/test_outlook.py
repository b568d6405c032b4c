"""What a computer is told of a tournament under way."""

from __future__ import annotations

from games.api import Seat
from games.schools.moves import DeployAlike, EndTurn, PassTrial, Summon
from games.schools.rules import GAME
from games.schools.state import SchoolsState
from players.position import find_position
from players.search import Search
from tests.games.schools.arrange import AIR, EARTH, FIRE, WATER, arrange, legal, side


def first(state: SchoolsState) -> float:
    """Guess how likely the first seat is to win, as a spectator sees it."""
    return GAME.estimate(state, None)[0]


def test_who_has_the_higher_total_is_ahead() -> None:
    """End: the higher total wins."""
    assert first(arrange(side(stacks={AIR: (1, 2)}), side(stacks={AIR: (1,)}))) > 0.5
    assert first(arrange(side(), side())) == 0.5


def test_students_and_runs_are_worth_something() -> None:
    """C, E: they pass trials and cast spells."""
    plain = first(arrange(side(columns={AIR: "wew"}), side()))
    assert first(arrange(side("wew"), side())) < plain
    assert first(arrange(side(columns={AIR: "www"}), side())) > plain > 0.5


def test_a_sketch_keeps_all_of_an_element_and_one_by_one() -> None:
    """M5: what comes between is the same in two moves."""
    state = arrange(side("wwweee", pawn=FIRE))
    sketch = GAME.sketch(state, state.active, legal(state))
    assert {DeployAlike(WATER, 3), DeployAlike(EARTH, 3)} == {
        move for move in sketch if isinstance(move, DeployAlike)
    }
    assert len(legal(state)) - 2 == len(sketch)
    few = arrange(side("www", pawn=FIRE))
    assert legal(few) == [*GAME.sketch(few, few.active, legal(few))]


def test_a_sketch_summons_nobody_to_where_nobody_is() -> None:
    """D: but to the arena of the crest, where the three can be of use at once."""
    state = arrange(side("wwe", pawn=FIRE, columns={AIR: "eee", WATER: "e"}))
    sketch = GAME.sketch(state, state.active, legal(state))
    assert [Summon(AIR, WATER), Summon(AIR, FIRE)] == [m for m in sketch if isinstance(m, Summon)]


def test_in_a_sketch_no_turn_ends_before_a_trial_that_can_be_passed() -> None:
    """C: to pass one takes nothing away; a computer does not even think of it."""
    state = arrange(side("w", pawn=FIRE, columns={FIRE: "w"}, row=(1,)), side())
    assert {PassTrial(Seat(0)), EndTurn()} <= set(legal(state))
    assert EndTurn() not in GAME.sketch(state, state.active, legal(state))
    assert EndTurn() not in Search(find_position(GAME, state, state.active, ()), "search").moves
    later = arrange(side("w", pawn=FIRE, columns={FIRE: "w"}, row=(2,)), side())
    assert EndTurn() in GAME.sketch(later, later.active, legal(later))
