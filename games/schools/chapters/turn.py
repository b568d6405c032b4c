"""A turn outside its actions: drawing students and announcing trials (Turn, 1 and 3)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.schools.chapters.ending import end
from games.schools.content import (
    ANNOUNCED_A_TURN,
    DRAWN_A_TURN,
    LAST_TURN,
    NOTHING,
    Element,
    Reason,
    counted,
    listed,
)
from games.schools.events import (
    DiscardsShuffled,
    HandRefilled,
    StudentsDrawn,
    TrialsAnnounced,
    TurnBegan,
)
from games.schools.state import SchoolsState, Side, plus, with_side
from games.schools.view import Phase, Trace, TraceKind


def begin_turn(state: SchoolsState, turn: int, events: Events) -> SchoolsState:
    """Begin a turn: its player draws three students and is asked for an action.

    Odd turns are Dragombre's. The number of the question is for the caller.
    """
    seat = Seat((turn - 1) % len(state.sides))
    state = replace(state, phase=Phase.ACT, turn=turn, active=seat, summoned=False)
    events.append(TurnBegan(seat=seat, turn=turn))
    return draw(state, seat, events)


def draw(state: SchoolsState, seat: Seat, events: Events) -> SchoolsState:
    """Draw three students; a card to be drawn from an empty pile has the discards shuffled first.

    A pile that the last card drawn leaves empty stays so until the next card is to be drawn; where
    nothing is left at all, fewer are drawn (M20). The seat alone hears which they are.
    """
    pile = state.students
    drawn = pile[:DRAWN_A_TURN]
    if len(drawn) < DRAWN_A_TURN and state.discards != NOTHING:
        state = _shuffle_discards(state, seat, drawn, events)
        missing = DRAWN_A_TURN - len(drawn)
        drawn, pile = drawn + state.students[:missing], state.students[missing:]
    else:
        pile = pile[DRAWN_A_TURN:]
    events.append(HandRefilled(seat=seat, number=len(drawn), pile=len(pile)))
    if drawn:
        events.append(StudentsDrawn(to=(seat,), seat=seat, students=drawn))
    side = state.sides[seat]
    side = replace(side, hand=plus(side.hand, counted(drawn)))
    return with_side(state, seat, side, students=pile)


def _shuffle_discards(
    state: SchoolsState, seat: Seat, drawn: tuple[Element, ...], events: Events
) -> SchoolsState:
    """Shuffle the discards into a new pile, ``drawn`` being on their way to the hand of ``seat``.

    At this moment each player can tell the other's hand by counting: all of both becomes known. The
    students drawn are not put into the hand here.
    """
    pile, rng = state.rng.shuffled(listed(state.discards))
    events.append(DiscardsShuffled(number=len(pile)))

    def told(side: Side, number: int) -> Side:
        """Return a side whose hand is known, with what its school has just drawn if it draws."""
        known = plus(side.hand, counted(drawn)) if number == seat else side.hand
        return replace(side, known=known)

    first, second = state.sides
    return replace(
        state,
        rng=rng,
        students=pile,
        discards=NOTHING,
        sides=(told(first, 0), told(second, 1)),
    )


def announced(state: SchoolsState) -> int:
    """Count the trials that the next phase 3 announces: two, or the last one."""
    return min(ANNOUNCED_A_TURN, len(state.trials))


def ends_with_turn(state: SchoolsState) -> Reason | None:
    """Return why the game ends with this turn whatever is announced; None if it goes on.

    The pile has no more trials than are announced, or it is the hundredth turn; where both hold,
    the last trial is the reason (M14).
    """
    if len(state.trials) <= ANNOUNCED_A_TURN:
        return Reason.LAST_TRIAL
    return Reason.HUNDRED_TURNS if state.turn >= LAST_TURN else None


def end_turn(state: SchoolsState, events: Events) -> SchoolsState:
    """Announce the next trials, the lower one last, and pass the turn on unless the game ends.

    Those that end the game are put into the row before it does; the next turn is begun here.
    """
    number = announced(state)
    levels = tuple(sorted(state.trials[:number], reverse=True))
    seat, reason = state.active, ends_with_turn(state)
    events.append(TrialsAnnounced(seat=seat, levels=levels, pile=len(state.trials) - number))
    side = state.sides[seat]
    state = with_side(
        state,
        seat,
        replace(side, row=side.row + levels),
        trials=state.trials[number:],
        known_trials=max(state.known_trials - number, 0),
        traces=(Trace(TraceKind.ROW, seat, None, number),),
    )
    if reason is not None:
        return end(state, reason, events)
    return begin_turn(state, state.turn + 1, events)
