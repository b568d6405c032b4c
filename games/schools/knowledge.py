"""What each viewer knows: the view it gets, and other games that would look the same to it."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat, Waiting
from games.rng import Rng
from games.schools.chapters.choices import choices_of
from games.schools.chapters.choosing import can_go_on
from games.schools.chapters.ending import total_of, winner_of
from games.schools.chapters.spells import runs_in
from games.schools.content import (
    ELEMENTS,
    LAST_TURN,
    NOTHING,
    SCHOOLS,
    TURNS_SHOWN_FROM,
    Counts,
    Students,
    counted,
    listed,
)
from games.schools.state import SchoolsState, Side, minus, plus
from games.schools.view import Choices, Phase, Player, SchoolsView, Stand


def show(state: SchoolsState, viewer: Seat | None, asked: Seat | None) -> SchoolsView:
    """Build the view of ``viewer`` from what it may know; ``asked`` owes an answer.

    Choices are there only for that seat, a hand only for a seat; how many turns are left is told
    late in the game.
    """
    over = state.phase is Phase.OVER
    near_the_end = not over and state.turn >= TURNS_SHOWN_FROM
    return SchoolsView(
        viewer=viewer,
        phase=state.phase,
        waiting=() if asked is None else (Waiting(asked, answered=False),),
        turn=state.turn,
        turns_left=LAST_TURN - state.turn + 1 if near_the_end else None,
        active=None if over else state.active,
        players=(_player(state, Seat(0)), _player(state, Seat(1))),
        trials=len(state.trials),
        known_trials=state.trials[: state.known_trials],
        students=len(state.students),
        discards=state.discards,
        overtime=state.overtime,
        summoned=state.summoned,
        demanded=0 if state.maleficio is None else state.maleficio.number,
        traces=state.traces,
        hand=() if viewer is None else state.sides[viewer].hand,
        choices=Choices() if viewer is None or viewer != asked else choices_of(state),
        winner=winner_of(state),
        reason=state.reason,
    )


def _player(state: SchoolsState, seat: Seat) -> Player:
    """Build the view of a player, alike for all viewers; its hand only once the game is over."""
    side = state.sides[seat]
    return Player(
        seat=seat,
        school=SCHOOLS[seat],
        hand=sum(side.hand),
        shown=side.hand if state.phase is Phase.OVER else None,
        stands=_stands(side),
        row=side.row,
        starting=not side.started,
        pawn=side.pawn,
        total=total_of(side),
    )


def _stands(side: Side) -> tuple[Stand, ...]:
    """Build the views of a player's five arenas: students, runs, trials and level.

    Runs are listed in all arenas; those of the arena with the pawn (``casting``) alone may cast.
    """
    return tuple(
        [
            Stand(
                arena=arena,
                column=column,
                runs=runs_in(column),
                casting=arena is side.pawn,
                stack=stack,
                level=stack[-1] if stack else 0,
            )
            for arena, column, stack in zip(ELEMENTS, side.columns, side.stacks, strict=True)
        ]
    )


def redeal(state: SchoolsState, viewer: Seat | None, seed: str) -> SchoolsState:
    """Deal again what ``viewer`` cannot know: students in hand and in the pile, and trials.

    What the viewer can be certain of by counting stays in the other's hand; the trials that
    Combustio put back stay on top. While a starting trial is due it is dealt until that can still
    be passed, as everybody knows that it can (M2). Hands that were shown stay as they are.
    """
    rng = Rng(seed)
    trials, rng = rng.shuffled(sorted(state.trials[state.known_trials :]))
    state = replace(state, trials=state.trials[: state.known_trials] + trials)
    while True:
        dealt, rng = _deal_students(state, viewer, rng)
        if state.phase is Phase.OVER or can_go_on(dealt):
            return replace(dealt, rng=rng)


def _deal_students(state: SchoolsState, viewer: Seat | None, rng: Rng) -> tuple[SchoolsState, Rng]:
    """Deal the hidden students once; return the state, and the luck that is left.

    To a spectator nothing in the hands is certain. Whether the game can go on is not looked at.
    """
    certain = [_certain(state, Seat(seat), viewer) for seat in range(len(state.sides))]
    pool = counted(state.students)
    for side, sure in zip(state.sides, certain, strict=True):
        pool = plus(pool, minus(side.hand, sure))
    mixed, rng = rng.shuffled(listed(pool))
    first, mixed = _dealt(state.sides[0], certain[0], mixed, viewer)
    second, mixed = _dealt(state.sides[1], certain[1], mixed, viewer)
    return replace(state, sides=(first, second), students=mixed), rng


def _certain(state: SchoolsState, seat: Seat, viewer: Seat | None) -> Counts:
    """Return the students in a hand that a viewer is certain of.

    All of its own, and of any hand once the game is over; else those known by counting, to a
    spectator none.
    """
    side = state.sides[seat]
    if state.phase is Phase.OVER or seat == viewer:
        return side.hand
    return NOTHING if viewer is None else side.known


def _dealt(side: Side, sure: Counts, pool: Students, viewer: Seat | None) -> tuple[Side, Students]:
    """Fill a hand from ``pool`` beyond the ``sure`` students; return side and remaining pool.

    For a spectator the side forgets what its opponent knew of it.
    """
    number = sum(side.hand) - sum(sure)
    known = NOTHING if viewer is None else side.known
    hand = plus(sure, counted(pool[:number]))
    return replace(side, hand=hand, known=known), pool[number:]
