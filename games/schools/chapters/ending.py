"""Totals, overtime and the end (End, M9, M10, M12, M22)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Outcome, Seat
from games.schools.content import AHEAD, BEHIND, FAR_AHEAD, Reason
from games.schools.events import (
    GameDrawn,
    GameWon,
    GaveUp,
    HandShown,
    OvertimeBegan,
    TotalsChanged,
)
from games.schools.state import SchoolsState, Side, other
from games.schools.view import Phase


def total_of(side: Side) -> int:
    """Return the sum of the top trials of the five stacks."""
    return sum([stack[-1] for stack in side.stacks if stack])


def totals_of(state: SchoolsState) -> tuple[int, int]:
    """Return the totals of both schools."""
    return total_of(state.sides[0]), total_of(state.sides[1])


def settle(state: SchoolsState, events: Events) -> SchoolsState:
    """Tell the totals, then test the end after an action that changed them (M9).

    The caller has discarded the caster of a spell. Return the state as it goes on, in overtime, or
    over. 15 against 9 is tested first, then overtime begins, and lasts whatever the totals become
    (M10); in overtime 20 goes before 9 where both hold.
    """
    totals = totals_of(state)
    events.append(TotalsChanged(totals=totals))
    high, low = max(totals), min(totals)
    if not state.overtime:
        if high < AHEAD:
            return state
        if low <= BEHIND:
            return end(state, Reason.FIFTEEN_TO_NINE, events)
        events.append(OvertimeBegan(totals=totals))
        state = replace(state, overtime=True)
    if high >= FAR_AHEAD:
        return end(state, Reason.OVERTIME_TWENTY, events)
    if low <= BEHIND:
        return end(state, Reason.OVERTIME_NINE, events)
    return state


def end(
    state: SchoolsState, reason: Reason, events: Events, gave_up: Seat | None = None
) -> SchoolsState:
    """End the game for ``reason``: the hands are shown, then the winner or the draw is told.

    ``gave_up`` is who gave up, and has lost whatever the totals are.
    """
    state = replace(state, phase=Phase.OVER, reason=reason, gave_up=gave_up, maleficio=None)
    for seat, side in enumerate(state.sides):
        events.append(HandShown(seat=Seat(seat), students=side.hand))
    totals, winner = totals_of(state), winner_of(state)
    if winner is None:
        events.append(GameDrawn(reason=reason, totals=totals))
    else:
        events.append(GameWon(seat=winner, reason=reason, totals=totals))
    return state


def give_up(state: SchoolsState, seat: Seat, events: Events) -> SchoolsState:
    """Let ``seat`` give up; the other wins whatever the totals are (M22)."""
    events.append(GaveUp(seat=seat))
    return end(state, Reason.GIVEN_UP, events, gave_up=seat)


def winner_of(state: SchoolsState) -> Seat | None:
    """Return who has won; None while the game goes on and after a draw (M12).

    After giving up it is the other, else the higher total.
    """
    if state.reason is None:
        return None
    if state.gave_up is not None:
        return other(state.gave_up)
    dragombre, blancgriffon = totals_of(state)
    if dragombre == blancgriffon:
        return None
    return Seat(0) if dragombre > blancgriffon else Seat(1)


def outcome(state: SchoolsState) -> Outcome | None:
    """Return how the game ended, with the totals as scores; a draw shares the first place.

    None until it is over.
    """
    if state.reason is None:
        return None
    winner = winner_of(state)
    ranking = ((Seat(0), Seat(1)),) if winner is None else ((winner,), (other(winner),))
    return Outcome(ranking, state.reason, totals_of(state), won=winner is not None)
