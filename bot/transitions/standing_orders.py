"""Answers given in advance: which apply now, when they are released, and what ends them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from msgspec.structs import replace

from bot.clocks.call_plan import ADVANCE_MS
from bot.model.refusal import Refused
from bot.model.table import Status
from bot.model.timers import TimerKind
from bot.store.rows import DeleteStandingOrder, StandingOrderRow, TimerRow, Write
from bot.table.live_table import LiveTable
from games.api import AnswersInAdvance, Event, Move, Seat, standing_of

Given = tuple[str, Seat, Move]
"""An answer on its way: the question's id, the seat, and the move."""


def answers_given(live: LiveTable) -> dict[tuple[str, Seat], Move]:
    """Find the answers given in advance to questions that are open now."""
    running = live.running
    if running is None or not live.standing or live.table.status is not Status.PLAYING:
        return {}
    game = running.game
    assert isinstance(game, AnswersInAdvance)
    found: dict[tuple[str, Seat], Move] = {}
    for decision in running.decisions:
        seat = decision.seat
        if decision.answered or live.table.players[seat].gone:
            continue
        for standing in game.standing:
            if (seat, standing.key) in live.standing and decision.prompt in standing.prompts:
                move = game.standing_move(running.state, seat, standing.key)
                if move is not None:
                    found.setdefault((decision.id, seat), move)
    return found


def answers_to_release(live: LiveTable, *, at_last: bool = False) -> tuple[Given, ...]:
    """List the answers to be given now: none before everybody else asked has answered (F43).

    Where nobody else is asked they wait for the timer, and with ``at_last`` no longer.
    """
    answers = answers_given(live)
    if not answers:
        return ()
    assert live.running is not None
    found: list[Given] = []
    by_id = sorted(live.running.decisions, key=lambda decision: decision.id)
    for decision_id, asked in groupby(by_id, lambda decision: decision.id):
        window = tuple(asked)
        waiting = [d.seat for d in window if not d.answered]
        if not all((decision_id, seat) in answers for seat in waiting):
            continue
        # For a seat that was left the host answers at once, so that says nothing about the others.
        people = [d for d in window if not live.table.players[d.seat].gone]
        if at_last or any(d.answered for d in people):
            found += [(decision_id, seat, answers[decision_id, seat]) for seat in waiting]
    return tuple(found)


def plan_release(live: LiveTable, at: int) -> list[Write]:
    """Set the timer that releases answers, should nothing release them before."""
    if not answers_to_release(live, at_last=True):
        return []
    # What is released with this very step is so even if the host dies on the way.
    due = at if answers_to_release(live) else at + ADVANCE_MS
    return [TimerRow(live.table.id, TimerKind.RELEASE, due)]


def set_order(live: LiveTable, seat: Seat, key: str, at: int) -> tuple[LiveTable, list[Write]]:
    """Answer in advance for a seat.

    Raises:
        Refused: the game knows no such answer (``no-such-standing``).
    """
    assert live.running is not None
    if key not in {standing.key for standing in standing_of(live.running.game)}:
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
