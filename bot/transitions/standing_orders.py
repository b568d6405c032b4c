"""Answers on their way, by hand, by plan or in advance: which, when heard, and what ends them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from msgspec.structs import replace

from bot.clocks.windows import computers_before, heard_from, heard_in_advance
from bot.model.plan import AT_NIGHT
from bot.model.refusal import Refused
from bot.model.table import Status
from bot.model.timers import TimerKind
from bot.model.times import Millis
from bot.rows.change import Write
from bot.rows.clocks import TimerRow
from bot.rows.seats import DeleteStandingOrder, HeldAnswerRow, StandingOrderRow
from bot.table.live_table import LiveTable
from bot.table.running_game import HeldAnswer, RunningGame
from bot.transitions import plans
from games.api import Event, Move, Seat
from games.codec import dump


class Given(NamedTuple):
    """An answer on its way."""

    decision_id: str
    seat: Seat
    move: Move
    cause: Literal["player", "standing", "plan"]
    user_id: int | None = None
    interaction_id: int | None = None


def hold(live: LiveTable, given: Given, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Keep an answer by hand until the moment of its window; it replaces the one before."""
    assert given.user_id is not None
    assert given.interaction_id is not None
    key = (given.decision_id, given.seat)
    held = HeldAnswer(given.move, given.user_id, given.interaction_id)
    live = replace(live, held=live.held | {key: held})
    payload = dump(given.move).decode()
    row = HeldAnswerRow(live.table.id, *key, payload, given.user_id, given.interaction_id)
    return live, [row, *plan_release(live, at)]


def answers_given(live: LiveTable) -> dict[tuple[str, Seat], Given]:
    """Find the answers to questions that are open now: by hand, planned, or given in advance."""
    running = live.running
    if not live.answers_ahead or running is None or live.table.status is not Status.PLAYING:
        return {}
    # What somebody has said by hand goes before a plan, and a plan before what holds for a while.
    found = _said_in_advance(live, running)
    for key, move in plans.planned_answers(live).items():
        if not live.table.players[key[1]].gone:
            found[key] = Given(*key, move, "plan")
    for key, held in live.held.items():
        found[key] = Given(*key, held.move, "player", held.user_id, held.interaction_id)
    return found


def _said_in_advance(live: LiveTable, running: RunningGame) -> dict[tuple[str, Seat], Given]:
    found: dict[tuple[str, Seat], Given] = {}
    if not live.standing:
        return found
    game = running.game
    for decision in running.decisions:
        seat = decision.seat
        if decision.answered or live.table.players[seat].gone:
            continue
        for standing in game.standing:
            if (seat, standing.key) in live.standing and decision.prompt in standing.prompts:
                said = game.standing_move(running.state, seat, standing.key)
                if said is not None:
                    given = Given(decision.id, seat, said, "standing")
                    found.setdefault((decision.id, seat), given)
    return found


def answers_to_release(live: LiveTable, at: Millis) -> tuple[Given, ...]:
    """List the answers that are heard by now, in the order in which they are (F43, F84).

    Of a window they are all heard in one moment, in the order of play that the game names.
    """
    return tuple([given for given in _next_heard(live) if _heard_from(live, given) <= at])


def _next_heard(live: LiveTable) -> list[Given]:
    """List the answers on their way in the order of play, without those behind a computer.

    A computer's own answer releases them.
    """
    given = answers_given(live)
    if not given:
        return []
    asked = [(decision.id, decision.seat) for decision in live.under_way.decisions]
    return [given[key] for key in asked if key in given and not computers_before(live, *key)]


def plan_release(live: LiveTable, at: Millis) -> list[Write]:
    """Set the timer by which the next answers on their way are heard."""
    moments = [_heard_from(live, given) for given in _next_heard(live)]
    if not moments:
        return []
    return [TimerRow(live.table.id, TimerKind.RELEASE, max(at, min(moments)))]


def _heard_from(live: LiveTable, given: Given) -> Millis:
    known = live.under_way.posed.get((given.decision_id, given.seat))
    if known is None:
        return 0
    awake = given.cause == "player" or (given.seat, AT_NIGHT) in live.standing
    return heard_from(known) if awake else heard_in_advance(known)


def set_order(live: LiveTable, seat: Seat, key: str, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Answer in advance for a seat.

    Raises:
        Refused: the game knows no such answer (``no-such-standing``).
    """
    known = {standing.key for standing in live.under_way.game.standing}
    if key not in known and not (known and key == AT_NIGHT):
        raise Refused("no-such-standing")
    live = replace(live, standing=live.standing | {(seat, key)})
    return live, [StandingOrderRow(live.table.id, seat, key), *plan_release(live, at)]


def clear_order(live: LiveTable, seat: Seat, key: str) -> tuple[LiveTable, list[Write]]:
    """Ask the person again."""
    live = replace(live, standing=live.standing - {(seat, key)})
    return live, [DeleteStandingOrder(live.table.id, seat, key)]


def expire(live: LiveTable, events: Iterable[Event]) -> tuple[LiveTable, list[Write]]:
    """End the answers that something which everybody heard was the end of."""
    running = live.running
    if not live.standing or running is None:
        return live, []
    game = running.game
    public = [event for event in events if event.to is None]
    over = sorted(
        (seat, key)
        for seat, key in live.standing
        if key != AT_NIGHT and any(game.standing_ends(seat, key, event) for event in public)
    )
    live = replace(live, standing=live.standing.difference(over))
    return live, [DeleteStandingOrder(live.table.id, seat, key) for seat, key in over]
