"""The set-up: piles, hands, starting trials and pawns (Facts)."""

from __future__ import annotations

from games.api import Applied, Events, Seat
from games.rng import Rng
from games.schools.chapters.turn import begin_turn
from games.schools.content import (
    ELEMENTS,
    HANDS_DEALT,
    NOTHING,
    STARTING_LEVEL,
    STUDENTS_OF_EACH,
    TRIAL_PILE,
    Students,
    counted,
    listed,
)
from games.schools.events import StudentsDealt, StudentsDrawn
from games.schools.state import SchoolsState, Side
from games.schools.view import Phase


def set_up(seed: str) -> Applied[SchoolsState]:
    """Shuffle the students, then the trials; deal three and five; begin Dragombre's first turn."""
    students, rng = Rng(seed).shuffled(listed((STUDENTS_OF_EACH,) * len(ELEMENTS)))
    trials, rng = rng.shuffled(TRIAL_PILE)
    events: Events = []
    first, students = _deal(Seat(0), students, events)
    second, students = _deal(Seat(1), students, events)
    state = SchoolsState(
        rng=rng,
        phase=Phase.ACT,
        question=1,
        turn=0,
        active=Seat(0),
        sides=(first, second),
        students=students,
        discards=NOTHING,
        trials=trials,
        known_trials=0,
        summoned=False,
        overtime=False,
        maleficio=None,
        traces=(),
        gave_up=None,
        reason=None,
    )
    state = begin_turn(state, 1, events)
    return Applied(state, tuple(events))


def _deal(seat: Seat, pile: Students, events: Events) -> tuple[Side, Students]:
    """Deal a school its first hand from the top of the pile.

    Return its side, with the starting trial in the row and the pawn on the crest, and what is left
    of the pile. The seat alone hears its students.
    """
    number = HANDS_DEALT[seat]
    hand, pile = pile[:number], pile[number:]
    events.append(StudentsDealt(seat=seat, number=number))
    events.append(StudentsDrawn(to=(seat,), seat=seat, students=hand))
    side = Side(
        hand=counted(hand),
        known=NOTHING,
        columns=((),) * len(ELEMENTS),
        stacks=((),) * len(ELEMENTS),
        row=(STARTING_LEVEL,),
        pawn=None,
        started=False,
    )
    return side, pile
