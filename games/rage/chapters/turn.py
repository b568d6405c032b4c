"""A turn in its five phases: what begins when, and whose action it is (Turn, R17)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.rage.chapters.improvement import draw_tactics, improve_elves
from games.rage.chapters.stones import reinforce_from_stones
from games.rage.chapters.victory import (
    end_after_last_turn,
    meets_goal,
    second_to_come,
    tell_points,
    to_be_taken,
    win,
    with_the_goal,
)
from games.rage.content import LAST_ACTION
from games.rage.events import ActionBegan, GoalReached, TurnBegan
from games.rage.state import RageState, ask, in_game
from games.rage.view import Phase


def begin_turn(state: RageState, events: Events) -> RageState:
    """Begin the next turn: elves and hands are filled, then all are asked for a tactics card.

    In turn 1 elves and hands are as the set-up left them.
    """
    turn = state.turn + 1
    events.append(TurnBegan(turn=turn, last=state.settings.last_turn))
    if turn > 1:
        state = draw_tactics(improve_elves(state, events), events)
    state = replace(state, turn=turn, action=0, order=(), active=None)
    return ask(state, Phase.TACTICS, in_game(state))


def following(state: RageState, seat: Seat | None) -> Seat | None:
    """Return who comes after ``seat`` in the turn order, or first if that is None.

    Who left is passed over. None after the last.
    """
    start = 0 if seat is None else state.order.index(seat) + 1
    for other in state.order[start:]:
        if other not in state.left:
            return other
    return None


def begin_actions(state: RageState, action: int, events: Events) -> RageState:
    """Begin the first (1) or second (2) actions with the first seat of the turn order."""
    first = following(state, None)
    assert first is not None
    return _begin_action(state, action, first, events)


def _begin_action(state: RageState, action: int, seat: Seat, events: Events) -> RageState:
    """Ask a seat for its action; who has the goal when the second begins wins before acting.

    What was drafted before is dropped; a legendary may be forged again.
    """
    events.append(ActionBegan(seat=seat, action=action))
    # The question is opened in the same change: no other is opened so often.
    state = replace(
        state,
        phase=Phase.ACTION,
        question=state.question + 1,
        asked=(seat,),
        answered=(),
        action=action,
        active=seat,
        draft=None,
        equipping=False,
        forged=False,
    )
    return win(state, seat, events) if meets_goal(state) else state


def end_action(state: RageState, events: Events) -> RageState:
    """Tell the points, then go on with the next player, the second actions or the next turn.

    Stones give their units between first and second actions; the last turn ends the game. If the
    seat has the goal after its first action, an event says so and who has second actions before.
    """
    state = tell_points(state, events)
    seat = state.active
    assert seat is not None
    reached = state.points[seat]
    if reached >= state.settings.goal and state.action < LAST_ACTION and seat not in state.left:
        before = second_to_come(state)
        events.append(
            GoalReached(
                seat=seat,
                points=reached,
                to_take=to_be_taken(state, seat),
                ahead=len(before),
                first=with_the_goal(state, before),
            )
        )
    after = following(state, seat)
    if after is not None:
        return _begin_action(state, state.action, after, events)
    if state.action < LAST_ACTION:
        return begin_actions(reinforce_from_stones(state, events), LAST_ACTION, events)
    if state.turn == state.settings.last_turn:
        return end_after_last_turn(state, events)
    return begin_turn(state, events)
