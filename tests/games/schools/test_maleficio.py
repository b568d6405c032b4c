"""Maleficio: half the hand, the opponent's choice, in the middle of a turn (Spells, Questions)."""

from __future__ import annotations

from itertools import product

import pytest

from games.api import Decision, Seat, is_fence
from games.optional.remembering import Played, Praise
from games.schools.content import counted
from games.schools.events import CasterExpelled, MaleficioCast, StudentsDiscarded
from games.schools.moves import (
    CastMaleficio,
    Deploy,
    Discard,
    DiscardRarest,
    EndTurn,
    MoveTo,
    PassTrial,
)
from games.schools.rules import GAME
from games.schools.state import SchoolsState
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


def cursed(hand: str, column: str = "eeee", seat: int = 0) -> SchoolsState:
    own = side("f", pawn=AIR, columns={AIR: column})
    return after(arrange(own, side(hand), seat=seat), CastMaleficio(0))


def test_of_seven_cards_three_are_discarded() -> None:
    """Any, example: 7 cards in hand: he discards 3, then the caster is discarded."""
    own = side(pawn=AIR, columns={AIR: "eeee"})
    state, events = play(arrange(own, side("eewwaff")), CastMaleficio(0))
    assert [MaleficioCast(seat=Seat(0), victim=Seat(1), arena=AIR, number=3)] == events
    assert Seat(1) == asked(state)
    state, events = play(state, Discard((1, 1, 0, 1, 0)))
    assert [
        StudentsDiscarded(seat=Seat(1), students=(1, 1, 0, 1, 0), hand=4),
        CasterExpelled(seat=Seat(0), arena=AIR, student=EARTH),
    ] == events
    assert counted(students("ewaf")) == state.sides[1].hand
    assert students("eee") == state.sides[0].columns[2]


def test_the_discards_are_open_those_of_maleficio_too() -> None:
    """M8: discards are open; the caster lies there as well."""
    state = after(cursed("ffww"), Discard((0, 1, 0, 1, 0)))
    assert counted(students("fwe")) == GAME.view(state, None).discards


@pytest.mark.parametrize(("hand", "number"), [("ee", 1), ("eew", 1), ("eeww", 2), ("ewafdd", 3)])
def test_half_a_hand_is_rounded_down(hand: str, number: int) -> None:
    """Any: half his hand, rounded down."""
    assert number == GAME.view(cursed(hand), None).demanded


def test_a_hand_of_one_cannot_be_halved() -> None:
    """M3: Maleficio at hand <= 1 is refused."""
    own = side(pawn=AIR, columns={AIR: "fff"})
    for hand in ("", "e"):
        assert "hand-too-small" == refused(arrange(own, side(hand)), CastMaleficio(0))


def test_exactly_half_is_asked_for_as_a_count_by_element() -> None:
    """Questions: which cards; exactly half. Precisions: the answer is a count per element."""
    state = cursed("eeewf")
    answers = [move.students for move in legal(state, Discard)]
    held = counted(students("eeewf"))
    expected = [
        counts
        for counts in product(range(4), repeat=5)
        if sum(counts) == 2 and all(a <= b for a, b in zip(counts, held, strict=True))
    ]
    assert expected == sorted(answers)
    assert len(answers) == len(set(answers))
    assert "wrong-number-discarded" == refused(state, Discard((1, 0, 0, 0, 0)))
    assert "students-not-held" == refused(state, Discard((0, 2, 0, 0, 0)))
    assert "students-not-held" == refused(state, Discard((3, -1, 0, 0, 0)))
    assert "students-not-held" == refused(state, Discard((1, 1)))


def test_the_rarest_can_be_discarded_by_one_answer() -> None:
    """Questions, default: the elements of which he holds fewest; ties in the usual order."""
    state = cursed("eeewwfdd")
    assert (0, 2, 0, 1, 1) == seen(state).choices.rarest
    rest = after(state, DiscardRarest()).sides[1].hand
    assert rest == after(state, Discard((0, 2, 0, 1, 1))).sides[1].hand


def test_it_is_a_secret_reaction_while_the_caster_waits() -> None:
    """Questions: secret until answered; the only question to the player not on turn."""
    state = cursed("ewaf", seat=1)
    (decision,) = GAME.decisions(state)
    question = Decision("q8", Seat(0), "discard", secret=True, optional=True, fence=True)
    assert question == decision
    assert [] == list(GAME.legal_moves(state, Seat(1)))
    assert "not-asked" == refused(state, EndTurn(), seat=1)
    assert "wrong-answer" == refused(state, EndTurn())
    assert Seat(1) == GAME.view(state, None).active
    assert Seat(1) == asked(after(state, DiscardRarest()))


def test_several_in_a_turn_each_halve_what_is_left() -> None:
    """Questions: several in one turn are several questions."""
    state = after(cursed("ewafdee"), DiscardRarest(), CastMaleficio(0))
    assert 2 == GAME.view(state, None).demanded
    state = after(state, DiscardRarest())
    assert 2 == GAME.view(state, None).players[1].hand
    # A run of four allows two casts.
    assert [] == legal(state, CastMaleficio)


def test_the_turn_goes_on_after_the_answer() -> None:
    """At the table: a question in the middle of the caster's turn."""
    state = after(cursed("ew"), DiscardRarest())
    assert {MoveTo(FIRE), Deploy(FIRE), EndTurn()} <= set(legal(state))
    assert not legal(state, PassTrial)


def test_from_the_question_on_nothing_before_it_is_taken_back() -> None:
    """M19: while the question is open there is no undo, afterwards the answer is the fence."""
    own = side("f", pawn=AIR, columns={AIR: "eee"})
    begun = arrange(own, side("ew"))
    deployed = GAME.apply(begun, Seat(0), Deploy(FIRE))
    assert not is_fence(begun, deployed, Seat(0))
    question = GAME.apply(deployed.state, Seat(0), CastMaleficio(0))
    assert is_fence(deployed.state, question, Seat(0))
    answer = GAME.apply(question.state, Seat(1), DiscardRarest())
    assert is_fence(question.state, answer, Seat(1))
    assert of(answer.events, StudentsDiscarded)


def test_a_maleficio_may_be_the_boldest_deed() -> None:
    """It has its effect, and costs its caster, with the answer."""
    state = cursed("eewwaff")
    applied = GAME.apply(state, Seat(1), Discard((1, 1, 0, 1, 0)))
    record = [
        Played(None, state, state, ()),
        Played(Seat(1), state, applied.state, applied.events),
    ]
    (feat,) = (one for one in GAME.feats(record) if one.praise is Praise.BOLDEST)
    assert ("maleficio", 0, 3) == (feat.key, feat.seat, feat.number)
