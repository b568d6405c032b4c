"""Answers given in advance, plans included: which apply now, when they go out, what ends them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal, NamedTuple

from msgspec.structs import replace

from bot.clocks.calls import ADVANCE_MS
from bot.model.refusal import Refused
from bot.model.table import Status
from bot.model.timers import TimerKind
from bot.model.times import Millis
from bot.rows.change import Write
from bot.rows.clocks import TimerRow
from bot.rows.seats import DeleteStandingOrder, StandingOrderRow
from bot.table.live_table import LiveTable
from bot.transitions import plans
from games.api import Event, Move, Seat
from games.optional.in_advance import AnswersInAdvance, standing_of

_NEVER = 1 << 62
"""A moment by which every wait is over."""


class Given(NamedTuple):
    """An answer on its way."""

    decision_id: str
    seat: Seat
    move: Move
    cause: Literal["standing", "plan"]


def answers_given(live: LiveTable) -> dict[tuple[str, Seat], Given]:
    """Find the answers to questions that are open now: planned, or given in advance."""
    running = live.running
    if not live.standing and not live.plans:
        return {}
    if running is None or live.table.status is not Status.PLAYING:
        return {}
    found = {
        key: Given(*key, move, "plan")
        for key, move in plans.planned_answers(live).items()
        if not live.table.players[key[1]].gone
    }
    if not live.standing:
        return found
    game = running.game
    assert isinstance(game, AnswersInAdvance)
    for decision in running.decisions:
        seat = decision.seat
        if decision.answered or live.table.players[seat].gone:
            continue
        for standing in game.standing:
            if (seat, standing.key) in live.standing and decision.prompt in standing.prompts:
                move = game.standing_move(running.state, seat, standing.key)
                if move is not None:
                    given = Given(decision.id, seat, move, "standing")
                    found.setdefault((decision.id, seat), given)
    return found


def answers_to_release(live: LiveTable, at: Millis | None = None) -> tuple[Given, ...]:
    """List the answers to be given now: none before everybody else asked has answered (F43).

    Where nobody else is asked they wait for the timer; with ``at`` they are listed where the wait
    is over by then. One that follows on another waits as long again: nobody can tell such answers
    from those of somebody who is there.
    """
    answers = answers_given(live)
    if not answers:
        return ()
    found: list[Given] = []
    by_id = sorted(live.under_way.decisions, key=lambda decision: decision.id)
    for decision_id, asked in groupby(by_id, lambda decision: decision.id):
        window = tuple(asked)
        waiting = [d.seat for d in window if not d.answered]
        if not all((decision_id, seat) in answers for seat in waiting):
            continue
        # For a seat that was left the host answers at once, so that says nothing about the others.
        people = [d for d in window if not live.table.players[d.seat].gone]
        waited = at is not None and all(
            _since(live, decision_id, seat) + ADVANCE_MS <= at for seat in waiting
        )
        if waited or any(d.answered for d in people):
            found += [answers[decision_id, seat] for seat in waiting]
    return tuple(found)


def _since(live: LiveTable, decision_id: str, seat: Seat) -> int:
    """Tell since when a question is open."""
    known = live.under_way.posed.get((decision_id, seat))
    return 0 if known is None else known.at


def plan_release(live: LiveTable, at: Millis) -> list[Write]:
    """Set the timer that releases answers, should nothing release them before."""
    if not answers_to_release(live, _NEVER):
        return []
    # What is released with this very step is so even if the host dies on the way.
    due = at if answers_to_release(live) else at + ADVANCE_MS
    return [TimerRow(live.table.id, TimerKind.RELEASE, due)]


def set_order(live: LiveTable, seat: Seat, key: str, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Answer in advance for a seat.

    Raises:
        Refused: the game knows no such answer (``no-such-standing``).
    """
    if key not in {standing.key for standing in standing_of(live.under_way.game)}:
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
    assert isinstance(game, AnswersInAdvance)
    public = [event for event in events if event.to is None]
    over = sorted(
        (seat, key)
        for seat, key in live.standing
        if any(game.standing_ends(seat, key, event) for event in public)
    )
    live = replace(live, standing=live.standing.difference(over))
    return live, [DeleteStandingOrder(live.table.id, seat, key) for seat, key in over]
