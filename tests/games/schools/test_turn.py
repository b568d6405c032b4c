"""Drawing students and announcing trials (Turn, phases 1 and 3)."""

from __future__ import annotations

from games.api import Seat
from games.schools.content import NOTHING, counted
from games.schools.events import (
    DiscardsShuffled,
    HandRefilled,
    StudentsDrawn,
    TrialsAnnounced,
    TurnBegan,
)
from games.schools.moves import Deploy, EndTurn, MoveTo
from games.schools.rules import GAME
from tests.games.schools.arrange import (
    AIR,
    EARTH,
    FIRE,
    after,
    arrange,
    asked,
    legal,
    of,
    play,
    refused,
    seen,
    side,
    students,
)


def test_a_turn_begins_with_three_students() -> None:
    """Turn 1: draw 3 students from the top of the pile."""
    state, events = play(arrange(side(), side("dd"), draws="eafww"), EndTurn())
    assert [StudentsDrawn(to=(Seat(1),), seat=Seat(1), students=students("eaf"))] == of(
        events, StudentsDrawn
    )
    assert counted(students("ddeaf")) == state.sides[1].hand
    assert students("ww") == state.students


def test_discards_are_shuffled_when_a_card_is_to_be_drawn_from_an_empty_pile() -> None:
    """Turn 1: shuffle the discards into a new pile, then go on drawing."""
    state, events = play(arrange(side(), draws="e", discards="ffffwwww"), EndTurn())
    shuffled, refilled = of(events, DiscardsShuffled, HandRefilled)
    assert DiscardsShuffled(number=8) == shuffled
    assert HandRefilled(seat=Seat(1), number=3, pile=6) == refilled
    (drawn,) = of(events, StudentsDrawn)
    assert EARTH == drawn.students[0]
    assert NOTHING == state.discards
    assert counted(students("effffwwww")) == counted(drawn.students + state.students)
    assert drawn.students == (EARTH, *_shuffled("wwwwffff")[:2])


def _shuffled(letters: str) -> tuple[str, ...]:
    before = arrange(side(), draws="e", discards=letters)
    return before.rng.shuffled(students(letters))[0]


def test_a_pile_emptied_by_the_last_card_is_refilled_only_at_the_next_draw() -> None:
    """Precisions: refilled only at the next card to be drawn; discards have no order."""
    begun = arrange(side(), draws="eaf", discards="ww")
    state, events = play(begun, EndTurn())
    assert [] == of(events, DiscardsShuffled)
    assert () == state.students
    assert counted(students("ww")) == state.discards
    assert begun.rng == state.rng


def test_where_too_few_are_left_fewer_are_drawn() -> None:
    """M20: still short, draw what there is."""
    state, events = play(arrange(side(), draws="", discards="ea"), EndTurn())
    assert [HandRefilled(seat=Seat(1), number=2, pile=0)] == of(events, HandRefilled)
    assert counted(students("ea")) == state.sides[1].hand
    state, events = play(arrange(side(), draws=""), EndTurn())
    assert [HandRefilled(seat=Seat(1), number=0, pile=0)] == of(events, HandRefilled)
    assert [] == of(events, StudentsDrawn, DiscardsShuffled)
    assert [EndTurn()] == legal(state)


def test_a_turn_may_pass_without_any_action() -> None:
    """Turn 2: any number of actions, also none."""
    state, events = play(arrange(side("ee")), EndTurn())
    assert [TurnBegan(seat=Seat(1), turn=8)] == of(events, TurnBegan)
    assert Seat(1) == asked(state)
    assert [TurnBegan(seat=Seat(0), turn=9)] == of(play(state, EndTurn())[1], TurnBegan)


def test_actions_come_in_any_order_and_number() -> None:
    """Turn 2: any number of actions in any order."""
    state = arrange(side("eefffa"))
    moves = (MoveTo(FIRE), Deploy(EARTH), MoveTo(EARTH), Deploy(FIRE), MoveTo(AIR))
    assert asked(state) == asked(after(state, *moves))


def test_two_trials_are_announced_the_lower_one_last() -> None:
    """Turn 3: append the top 2 in decreasing order, so that the lower one ends up available."""
    state, events = play(arrange(side(row=(3,)), trials=(2, 5, 6, 6)), EndTurn())
    assert [TrialsAnnounced(seat=Seat(0), levels=(5, 2), pile=2)] == of(events, TrialsAnnounced)
    assert (3, 5, 2) == state.sides[0].row
    assert (6, 6) == state.trials


def test_each_school_announces_into_its_own_row() -> None:
    """Turn 3: one's own row."""
    state = after(arrange(side(), trials=(6, 5, 4, 3, 2, 1)), EndTurn(), EndTurn())
    assert [(6, 5), (4, 3)] == [one.row for one in state.sides]


def test_the_only_trial_left_is_announced_alone() -> None:
    """Turn 3: with one card left reveal that one; it is put into the row before the game ends."""
    state, events = play(arrange(side(row=(3,)), trials=(5,)), EndTurn())
    assert [TrialsAnnounced(seat=Seat(0), levels=(5,), pile=0)] == of(events, TrialsAnnounced)
    assert (3, 5) == state.sides[0].row
    assert [] == of(events, HandRefilled)


def test_the_turn_that_is_over_asks_its_player_nothing() -> None:
    """Turn: the turn passed on; its player is not asked any more."""
    state = after(arrange(side("ee")), EndTurn())
    assert "not-asked" == refused(state, EndTurn(), seat=0)


def test_what_a_turn_ends_with_is_told_before() -> None:
    """At the table: the panel says how many trials are announced, and those that are known."""
    end = seen(arrange(side(), trials=(1, 2, 3, 4, 5), known_trials=1)).choices.end
    assert end is not None
    assert (2, (1,), None) == (end.announces, end.known, end.consequence.ends)


def test_every_answer_opens_a_question_of_its_own() -> None:
    """A press answers a question; pressed twice, the second one is too late."""
    state = arrange(side("eef"))
    first = GAME.decisions(state)[0].id
    second = GAME.decisions(after(state, MoveTo(FIRE)))[0].id
    assert first != second
