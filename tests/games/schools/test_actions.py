"""Moving, deploying, passing trials and summoning (Turn, actions A to D)."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.schools.content import counted
from games.schools.events import (
    PawnMoved,
    StudentDeployed,
    StudentsSummoned,
    TotalsChanged,
    TrialPassed,
)
from games.schools.moves import Deploy, DeployAlike, EndTurn, MoveTo, PassTrial, Summon
from games.schools.view import Trace, TraceKind
from tests.games.schools.arrange import (
    AIR,
    DARK,
    EARTH,
    FIRE,
    WATER,
    after,
    arrange,
    legal,
    of,
    play,
    refused,
    side,
    students,
    totals,
)


def test_a_move_discards_a_student_and_goes_to_its_arena() -> None:
    """A: discard 1 student; the pawn goes to the arena of its element (example of the air)."""
    state, events = play(arrange(side("aae")), MoveTo(AIR))
    assert AIR == state.sides[0].pawn
    assert counted(students("ae")) == state.sides[0].hand
    assert counted(students("a")) == state.discards
    assert [PawnMoved(seat=Seat(0), origin=None, arena=AIR)] == of(events, PawnMoved)


def test_the_arenas_to_move_to_are_those_of_the_students_in_hand() -> None:
    """A: the element of the discarded student names the arena."""
    assert [MoveTo(EARTH), MoveTo(DARK)] == legal(arrange(side("edd")), MoveTo)
    assert "no-such-student" == refused(arrange(side("edd")), MoveTo(FIRE))


def test_both_pawns_may_share_an_arena() -> None:
    """A: both pawns may share an arena."""
    state = after(arrange(side("e"), side(pawn=EARTH)), MoveTo(EARTH))
    assert [EARTH, EARTH] == [one.pawn for one in state.sides]


def test_the_arena_where_one_is_cannot_be_moved_to() -> None:
    """M6: moving to the arena one is already in is refused; never back to the crest."""
    state = arrange(side("ee", pawn=EARTH))
    assert "already-there" == refused(state, MoveTo(EARTH))
    assert [] == legal(state, MoveTo)


def test_students_are_deployed_at_the_end_in_the_order_chosen() -> None:
    """B: any number, any elements, order of the player's choice (example: 2 water, 1 earth)."""
    begun = arrange(side("wwea", pawn=WATER, columns={WATER: "f"}))
    state, events = play(begun, Deploy(WATER), Deploy(EARTH), Deploy(WATER))
    assert students("fwew") == state.sides[0].columns[1]
    assert counted(students("a")) == state.sides[0].hand
    told = [(event.student, event.column) for event in of(events, StudentDeployed)]
    assert [(WATER, 2), (EARTH, 3), (WATER, 4)] == told


def test_deploying_several_is_deploying_them_one_by_one() -> None:
    """M5: one move per student; any other action may come between."""
    state = arrange(side("wwea", pawn=WATER))
    assert [Deploy(EARTH), Deploy(WATER), Deploy(AIR)] == legal(state, Deploy)
    state = after(state, Deploy(WATER), MoveTo(AIR), Deploy(WATER))
    assert (students("w"), students("w")) == state.sides[0].columns[1:3]


def test_several_of_an_element_are_deployed_by_one_move() -> None:
    """M5: one press for what is the same as one by one, in state and events but for the glow."""
    begun = arrange(side("wwwea", pawn=WATER, columns={WATER: "f"}, known="ww"))
    at_once, told = play(begun, DeployAlike(WATER, 3))
    one_by_one, steps = play(begun, *[Deploy(WATER)] * 3)
    assert told == steps
    assert students("fwww") == at_once.sides[0].columns[1]
    assert one_by_one.sides == at_once.sides
    assert (Trace(TraceKind.STUDENTS, Seat(0), WATER, 3),) == at_once.traces


def test_as_many_are_deployed_at_once_as_are_in_hand() -> None:
    """B: students from hand; one alone has a move of its own."""
    state = arrange(side("wwwea", pawn=WATER))
    assert [DeployAlike(WATER, 2), DeployAlike(WATER, 3)] == legal(state, DeployAlike)
    assert "too-few-in-hand" == refused(state, DeployAlike(WATER, 4))
    assert "fewer-than-two" == refused(state, DeployAlike(WATER, 1))
    assert "no-such-student" == refused(state, DeployAlike(FIRE, 2))
    assert "pawn-on-crest" == refused(arrange(side("ee")), DeployAlike(EARTH, 2))


def test_nobody_is_deployed_from_the_crest() -> None:
    """B: the pawn's arena; on the crest there is none."""
    assert "pawn-on-crest" == refused(arrange(side("ee")), Deploy(EARTH))
    assert "no-such-student" == refused(arrange(side("ee", pawn=FIRE)), Deploy(FIRE))


def test_there_is_no_hand_limit() -> None:
    """Facts: no hand limit; bounds: a hand may hold 30."""
    state = after(arrange(side(), side("ewafd" * 6)), EndTurn())
    assert 33 == sum(state.sides[1].hand)


def test_the_next_level_is_passed_with_as_many_students() -> None:
    """C: exactly one above the top of one's stack, and at least that many students."""
    begun = arrange(side(pawn=FIRE, columns={FIRE: "wea"}, stacks={FIRE: (1, 2)}, row=(5, 3)))
    state, events = play(begun, PassTrial(Seat(0)))
    assert (1, 2, 3) == state.sides[0].stacks[3]
    assert (5,) == state.sides[0].row
    assert [
        TrialPassed(seat=Seat(0), arena=FIRE, row=Seat(0), level=3, starting=False),
        TotalsChanged(totals=(3, 0)),
    ] == events


def test_adrien_goes_from_one_to_three_but_no_further() -> None:
    """C, example: with 4 students he takes 2 from the other row, then 3 from his own, not 5."""
    own = side(pawn=AIR, columns={AIR: "eewf"}, stacks={AIR: (1,)}, row=(4, 5, 3))
    state = arrange(own, side(row=(6, 2)))
    assert [PassTrial(Seat(1))] == legal(state, PassTrial)
    state = after(state, PassTrial(Seat(1)))
    assert [PassTrial(Seat(0))] == legal(state, PassTrial)
    state = after(state, PassTrial(Seat(0)))
    assert (1, 2, 3) == state.sides[0].stacks[2]
    assert [] == legal(state, PassTrial)
    # The 4 lies beneath the 5, which would skip a level.
    assert "wrong-level" == refused(state, PassTrial(Seat(0)))


def test_an_arena_with_all_six_levels_takes_no_more() -> None:
    """Facts: levels end at 6: nobody is told of a seventh."""
    full = side(pawn=AIR, columns={AIR: "eeeeee"}, stacks={AIR: (1, 2, 3, 4, 5, 6)}, row=(1,))
    assert "arena-complete" == refused(arrange(full), PassTrial(Seat(0)))
    five = side(pawn=AIR, columns={AIR: "eeeeee"}, stacks={AIR: (1, 2, 3, 4, 5)}, row=(1,))
    assert "wrong-level" == refused(arrange(five), PassTrial(Seat(0)))


def test_only_the_last_card_of_each_row_is_available_to_both_schools() -> None:
    """Facts: two cards, one or none are available."""
    own = side(pawn=AIR, columns={AIR: "e"}, row=(1, 2))
    assert "wrong-level" == refused(arrange(own), PassTrial(Seat(0)))
    assert [PassTrial(Seat(1))] == legal(arrange(own, side(row=(2, 1))), PassTrial)
    assert "row-empty" == refused(arrange(own), PassTrial(Seat(1)))


def test_a_row_uncovers_the_card_beneath_the_last() -> None:
    """Facts: the last card of a row is available, whoever took the one behind it."""
    own = side(pawn=AIR, columns={AIR: "ee"}, row=(2, 1))
    assert (1, 2) == after(arrange(own), PassTrial(Seat(0)), PassTrial(Seat(0))).sides[0].stacks[2]


@pytest.mark.parametrize(
    ("column", "stack", "refusal"),
    [("", (), "too-few-students"), ("ew", (1, 2), "too-few-students"), ("ewf", (), "wrong-level")],
)
def test_too_few_students_or_another_level_pass_nothing(
    column: str, stack: tuple[int, ...], refusal: str
) -> None:
    """C: level exactly one above, students at least the level."""
    own = side(pawn=AIR, columns={AIR: column}, stacks={AIR: stack}, row=(len(stack) + 1,))
    if refusal == "wrong-level":
        own = side(pawn=AIR, columns={AIR: column}, stacks={AIR: stack}, row=(2,))
    assert refusal == refused(arrange(own), PassTrial(Seat(0)))


def test_students_count_in_the_arena_of_the_pawn_alone() -> None:
    """C: the pawn's arena, and the students there."""
    own = side(pawn=AIR, columns={FIRE: "eee"}, row=(1,))
    assert "too-few-students" == refused(arrange(own), PassTrial(Seat(0)))
    own = side(columns={FIRE: "eee"}, row=(1,))
    assert "pawn-on-crest" == refused(arrange(own), PassTrial(Seat(0)))


def test_trials_stay_when_students_leave() -> None:
    """M4: trials stay when students leave later."""
    own = side(columns={AIR: "eee"}, stacks={AIR: (1, 2, 3)})
    state = after(arrange(own), Summon(AIR, EARTH))
    assert (1, 2, 3) == state.sides[0].stacks[2]
    assert (3, 0) == totals(state)


def test_a_summon_moves_the_last_three_and_keeps_their_order() -> None:
    """D: exactly one's last 3 students to the end of another arena (example: air to dark matter).

    The pawn is irrelevant.
    """
    own = side(pawn=FIRE, columns={AIR: "ewafd", DARK: "e"})
    state, events = play(arrange(own), Summon(AIR, DARK))
    assert students("ew") == state.sides[0].columns[2]
    assert students("eafd") == state.sides[0].columns[4]
    assert [StudentsSummoned(seat=Seat(0), origin=AIR, arena=DARK, students=students("afd"))] == of(
        events, StudentsSummoned
    )


def test_a_summon_is_possible_once_a_turn_from_three_students_on() -> None:
    """D: once per turn; fewer than 3 there: not possible; another arena."""
    state = arrange(side(columns={AIR: "ewa", FIRE: "ee"}))
    assert [Summon(AIR, arena) for arena in (EARTH, WATER, FIRE, DARK)] == legal(state, Summon)
    assert "too-few-to-summon" == refused(state, Summon(FIRE, AIR))
    assert "summon-to-same-arena" == refused(state, Summon(AIR, AIR))
    once = after(state, Summon(AIR, FIRE))
    assert "summon-used" == refused(once, Summon(FIRE, AIR))
    assert legal(after(once, EndTurn(), EndTurn()), Summon)


def test_a_summon_works_from_the_crest() -> None:
    """D: the pawn is irrelevant."""
    assert legal(arrange(side(columns={AIR: "ewa"})), Summon)
