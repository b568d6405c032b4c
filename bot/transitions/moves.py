"""What a step of a game changes: the table in memory and the rows to be written with it."""

from __future__ import annotations

from datetime import datetime
from itertools import islice
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from bot.model.refusal import refuse_rule
from bot.model.table import Status
from bot.model.times import to_ms
from bot.model.undo_log import Trace, Trail, salted
from bot.store.rows import Change, MoveRow, OutboxRow, Row, Stopped, Withdrawn
from bot.table.deadlines import clocked
from bot.table.live_table import Live, hash_of, snapshot_row
from bot.table.running_game import Running
from bot.transitions import inactivity, occupancy, rematch, standing_orders
from games.api import AnyGame, Applied, Move, RuleError, Seat, begin
from games.codec import dump, load_state

_READ_BACK = 16
"""Every so many moves a stored position is compared with the one in memory."""

Cause = Literal["player", "default", "standing"]


class Answer(msgspec.Struct, frozen=True):
    """A move on its way into the game."""

    seat: Seat
    decision_id: str
    move: Move
    cause: Cause
    user_id: int | None = None
    interaction_id: int | None = None


def started(live: Live, game: AnyGame, seed: str, now: datetime) -> tuple[Live, Change]:
    """Set the game up for those who sit at the table.

    Raises:
        Refused: the rules do not allow this number of players or these options.
    """
    players = live.table.players
    live, taken_over = rematch.settled(live)
    try:
        applied = begin(game, len(players), live.table.options, seed, live.table.legacy)
    except RuleError as error:
        raise refuse_rule(error) from error
    at = to_ms(now)
    live = replace(
        live.with_table(
            status=Status.PLAYING,
            seats=len(players),
            version=game.version,
            seed_hash=hash_of(seed),
        ),
        seed=seed,
        expires_at=None,
    )
    set_up = Running(game, applied.state, (), {}, moves=-1, chapter=0, since=0)
    live, sat_down = occupancy.begun(live, at)
    live, rows = _advanced(live, set_up, applied, Trail(), at)
    rows += sat_down
    assert live.running is not None
    move = MoveRow(
        live.table.id, 0, None, None, None, "", "null", dump(applied.events).decode(),
        "start", 0, live.running.chapter, at,
    )  # fmt: skip
    stopped = Stopped(live.table.id)
    return live, (live.table_row(), *live.seat_rows(), *taken_over, move, stopped, *rows)


def advanced(
    live: Live, answer: Answer, applied: Applied[Any], now: datetime
) -> tuple[Live, Change]:
    """Record what the rules made of an answer."""
    before = live.running
    assert before is not None
    at = to_ms(now)
    resumed = answer.cause == "player" and answer.seat in live.agreed
    if resumed:
        # Who plays on no longer wants to call the game off.
        live = replace(live, agreed=live.agreed - {answer.seat})
    live, noted = _noted(live, before, answer, at)
    trace = Trace(before.moves + 1, answer.seat, answer.user_id)
    trail = before.trail.after(before.state, applied, trace)
    live, rows = _advanced(live, before, applied, trail, at)
    assert live.running is not None
    move = MoveRow(
        live.table.id,
        live.running.moves,
        answer.interaction_id,
        answer.seat,
        answer.user_id,
        answer.decision_id,
        dump(answer.move).decode(),
        dump(applied.events).decode(),
        answer.cause,
        before.chapter,
        live.running.chapter,
        at,
    )
    if resumed:
        rows.append(live.seat_row(live.table.players[answer.seat]))
    live, expired = standing_orders.expired(live, applied.events)
    planned = standing_orders.planned(live, at)
    return live, (move, *noted, *rows, *expired, *planned)


def _noted(live: Live, before: Running, answer: Answer, at: int) -> tuple[Live, list[Row]]:
    """Note whether the person in the seat was there to answer."""
    match answer.cause:
        case "player":
            live, rows = occupancy.appeared(live, answer.seat, played=True)
            live, kept = inactivity.minded(live)
            return live, rows + kept
        case "default" if _is_turn(before, answer):
            known = before.posed.get((answer.decision_id, answer.seat))
            asked_at = None if known is None else known.at + known.given_back
            return occupancy.missed(live, answer.seat, before.chapter, at, asked_at)
        case _:
            return live, []


def _is_turn(before: Running, answer: Answer) -> bool:
    """Whether something was to be decided that could not just be let pass (F28)."""
    decision = before.asked(answer.decision_id, answer.seat)
    choices = before.game.legal_moves(before.state, answer.seat)
    return decision is not None and not decision.optional and len(tuple(islice(choices, 2))) > 1


def _advanced(
    live: Live, before: Running, applied: Applied[Any], trail: Trail, at: int
) -> tuple[Live, list[Row]]:
    table_id = live.table.id
    game, state, events = before.game, applied.state, applied.events
    decisions = salted(game.decisions(state), trail.undone)
    number = before.moves + 1
    begun = sum(event.begins_turn for event in events)
    after = Running(
        game=game,
        state=state,
        decisions=decisions,
        due=before.due,
        moves=number,
        chapter=before.chapter + begun,
        since=number if begun else before.since,
        trail=trail,
    )
    fresh = bool(events) and events[0].begins_turn
    live, rows = clocked(live, after, at)
    assert live.running is not None
    after = live.running
    encoded = dump(state)
    if number % _READ_BACK == 0 and load_state(game, encoded, game.version) != state:
        raise ValueError(f"the position after move {number} is not what would be read back")
    rows.append(snapshot_row(live.table, after, encoded))
    if live.proposal is not None:
        rows.append(Withdrawn(table_id))
    rows.append(OutboxRow(table_id, before.chapter + fresh, number if fresh else before.since, at))
    live = replace(live, running=after, proposal=None)
    if not decisions:
        live, over = occupancy.finished(live, "finished", at)
        live = live.ended(Status.OVER, at)
        rows += (live.table_row(), *over)
    return live, rows
