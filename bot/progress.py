"""What a step of a game changes: the table in memory and the rows to be written with it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from bot.clock import due_at
from bot.live import Live, Running, from_ms, hash_of, snapshot_row, to_ms
from bot.records import Chapter, Pace, Player, Refused, Status
from bot.store.records import Answered, Change, DeadlineRow, MoveRow, OutboxRow, Row, Stopped
from games.api import AnyGame, Applied, Decision, Event, Move, RuleError, Seat
from games.codec import dump, load_events


class Answer(msgspec.Struct, frozen=True):
    """A move on its way into the game."""

    seat: Seat
    decision_id: str
    move: Move
    cause: Literal["player", "default"]
    user_id: int | None = None
    interaction_id: int | None = None


def refuse_rule(error: RuleError) -> Refused:
    """Pass on what the rules refuse."""
    return Refused(f"rule-{error.key}", **error.details)


def started(live: Live, game: AnyGame, seed: str, now: datetime, pace: Pace) -> tuple[Live, Change]:
    """Set the game up for those who sit at the table.

    Raises:
        Refused: the rules do not allow this number of players or these options.
    """
    players = live.table.players
    try:
        applied = game.start(len(players), live.table.options, seed)
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
    live, rows = _advanced(live, set_up, applied, at, pace)
    assert live.running is not None
    move = MoveRow(
        live.table.id, 0, None, None, None, "", "null", dump(applied.events).decode(),
        "start", 0, live.running.chapter, at,
    )  # fmt: skip
    stopped = Stopped(live.table.id)
    return live, (live.table_row(), *live.seat_rows(), move, stopped, *rows)


def advanced(
    live: Live, answer: Answer, applied: Applied[Any], now: datetime, pace: Pace
) -> tuple[Live, Change]:
    """Record what the rules made of an answer."""
    before = live.running
    assert before is not None
    at = to_ms(now)
    resumed = answer.cause == "player" and answer.seat in live.agreed
    if resumed:
        # Who plays on no longer wants to call the game off.
        live = replace(live, agreed=live.agreed - {answer.seat})
    live, rows = _advanced(live, before, applied, at, pace)
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
    return live, (move, *rows)


def hurried(live: Live, player: Player, now: datetime) -> tuple[Live, Change]:
    """Let every question to a player who left fall due now."""
    running = live.running
    assert running is not None
    at = to_ms(now)
    mine = [key for key in running.due if key[1] == player.seat]
    due = running.due | dict.fromkeys(mine, at)
    rows: list[Row] = []
    for decision_id, seat in mine:
        rows.append(Answered(live.table.id, decision_id, seat))
        rows.append(DeadlineRow(live.table.id, decision_id, seat, at))
    return replace(live, running=replace(running, due=due)), tuple(rows)


def chapters(game: AnyGame, moves: Iterable[MoveRow], first: int) -> tuple[Chapter, ...]:
    """Tell the public events by chapter, from the chapter ``first`` on."""
    told: dict[int, list[Event]] = {}
    for row in moves:
        chapter = row.chapter_before
        for event in load_events(game, row.events.encode()):
            chapter += event.begins_turn
            if event.to is None and chapter >= first:
                told.setdefault(chapter, []).append(event)
    return tuple(Chapter(number, tuple(events)) for number, events in sorted(told.items()))


def _advanced(
    live: Live, before: Running, applied: Applied[Any], at: int, pace: Pace
) -> tuple[Live, list[Row]]:
    table_id = live.table.id
    game, state, events = before.game, applied.state, applied.events
    decisions = game.decisions(state)
    number = before.moves + 1
    begun = sum(event.begins_turn for event in events)
    due, rows = _due(live, before.due, decisions, at, pace)
    after = Running(
        game=game,
        state=state,
        decisions=decisions,
        due=due,
        moves=number,
        chapter=before.chapter + begun,
        since=number if begun else before.since,
    )
    fresh = bool(events) and events[0].begins_turn
    rows.append(snapshot_row(live.table, after, dump(state)))
    rows.append(OutboxRow(table_id, before.chapter + fresh, number if fresh else before.since, at))
    live = replace(live, running=after)
    if not decisions:
        live = live.ended(Status.OVER, at)
        rows.append(live.table_row())
    return live, rows


def _due(
    live: Live,
    before: dict[tuple[str, Seat], int],
    decisions: tuple[Decision, ...],
    at: int,
    pace: Pace,
) -> tuple[dict[tuple[str, Seat], int], list[Row]]:
    """Start a clock for each new question and stop those of answered ones."""
    table = live.table
    due: dict[tuple[str, Seat], int] = {}
    rows: list[Row] = []
    for decision in decisions:
        if decision.answered:
            continue
        key = (decision.id, decision.seat)
        known = before.get(key)
        if known is None:
            gone = table.players[decision.seat].gone
            known = to_ms(due_at(decision, from_ms(at), pace, gone=gone))
            rows.append(DeadlineRow(table.id, *key, known))
        due[key] = known
    rows.extend(Answered(table.id, *key) for key in before if key not in due)
    return due, rows
