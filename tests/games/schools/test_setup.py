"""The material and the set-up (Facts; Precisions, Set-up order)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.api import RuleError, Seat
from games.optional.places import Place
from games.rng import Rng
from games.schools.content import (
    ALL_TRIALS,
    ELEMENTS,
    NOTHING,
    STUDENTS_OF_EACH,
    TRIAL_PILE,
    Element,
    counted,
)
from games.schools.events import HandRefilled, StudentsDealt, StudentsDrawn, TurnBegan
from games.schools.rules import GAME
from tests.games.schools.arrange import of


def test_there_are_twelve_students_of_each_of_five_elements() -> None:
    """Facts: 60 students, 12 of each element."""
    state = GAME.start(2, {}, "material").state
    hands = [side.hand for side in state.sides]
    every = counted(state.students)
    assert [12] * 5 == [a + b + c for a, b, c in zip(every, *hands, strict=True)]
    assert [*ELEMENTS] == ["earth", "water", "air", "fire", "dark"]


def test_there_are_45_trials_of_which_43_lie_in_the_pile() -> None:
    """Facts: 10 x level 1, 9 x 2, 8 x 3, 7 x 4, 6 x 5, 5 x 6; two start in the rows."""
    assert Counter({1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5}) == Counter(ALL_TRIALS)
    state = GAME.start(2, {}, "material").state
    assert Counter({1: 8, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5}) == Counter(state.trials)
    assert [(1,), (1,)] == [side.row for side in state.sides]


def test_students_are_shuffled_before_trials_and_dealt_three_and_five() -> None:
    """Precisions: shuffle students, shuffle trials, deal 3 to Dragombre, 5 to Blancgriffon."""
    in_order = [element for element in ELEMENTS for _ in range(STUDENTS_OF_EACH)]
    students, rng = Rng("order").shuffled(in_order)
    trials, rng = rng.shuffled(TRIAL_PILE)
    state = GAME.start(2, {}, "order").state
    assert trials == state.trials
    assert counted(students[:3] + students[8:11]) == state.sides[0].hand
    assert counted(students[3:8]) == state.sides[1].hand
    assert students[11:] == state.students
    assert rng == state.rng


def test_dragombre_moves_first_with_six_students_after_the_first_draw() -> None:
    """Facts: Dragombre starts with 3 (6 after its first draw), Blancgriffon with 5."""
    begun = GAME.start(2, {}, "first")
    assert [StudentsDealt(seat=Seat(0), number=3), StudentsDealt(seat=Seat(1), number=5)] == of(
        begun.events, StudentsDealt
    )
    assert [TurnBegan(seat=Seat(0), turn=1)] == of(begun.events, TurnBegan)
    assert [HandRefilled(seat=Seat(0), number=3, pile=49)] == of(begun.events, HandRefilled)
    assert [6, 5] == [player.hand for player in GAME.view(begun.state, None).players]
    assert [Seat(0)] == [decision.seat for decision in GAME.decisions(begun.state)]


def test_only_its_own_school_hears_which_students_were_dealt() -> None:
    """Secret: hands."""
    begun = GAME.start(2, {}, "secret")
    drawn = of(begun.events, StudentsDrawn)
    assert [(Seat(0),), (Seat(1),), (Seat(0),)] == [event.to for event in drawn]
    assert all(event.to == (event.seat,) for event in drawn)
    everything = [student for event in drawn for student in event.students]
    assert 11 == len(everything)
    assert all(isinstance(student, Element) for student in everything)


def test_everything_else_begins_empty_and_the_pawns_stand_on_their_crests() -> None:
    """Facts: pawns start on the school's crest; nothing is deployed, passed or discarded."""
    state = GAME.start(2, {}, "empty").state
    for side in state.sides:
        assert side.pawn is None
        assert ((),) * 5 == side.columns
        assert ((),) * 5 == side.stacks
        assert not side.started
    assert NOTHING == state.discards
    assert (0, None) == (state.known_trials, state.maleficio)
    assert not state.overtime


def test_the_seats_are_the_two_schools() -> None:
    """Lobby: who leads Dragombre is chosen by taking that seat."""
    assert (
        Place("dragombre", "dragombre", "dragon"),
        Place("blancgriffon", "blancgriffon", "griffin"),
    ) == GAME.places(2, {})
    with pytest.raises(RuleError, match="wrong-number-of-seats"):
        GAME.places(3, {})


def test_a_rematch_swaps_the_schools() -> None:
    """M21: in a single game; who wants to may choose otherwise in the lobby."""
    assert (Seat(1), Seat(0)) == GAME.rematch_seats(2)
