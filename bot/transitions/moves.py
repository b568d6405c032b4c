"""What a step of a game changes: the table in memory and the rows to be written with it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.clocks.deadlines import restart_clocks
from bot.model.refusal import refuse_rule
from bot.model.seeds import hash_seed
from bot.model.table import Status
from bot.model.timers import TimerKind
from bot.model.times import Millis, to_ms
from bot.model.undo_log import (
    IN_ADVANCE,
    UndoEntry,
    UndoLog,
    game_name,
    is_private,
    rename_after_undo,
)
from bot.rows.change import Change, Write
from bot.rows.clocks import DeleteTimer
from bot.rows.moves import DeleteUndoRequest, MoveRow
from bot.rows.publishing import OutboxRow
from bot.table.live_table import LiveTable, snapshot_row
from bot.table.position import Position
from bot.table.running_game import AnswerCause, Answerer, RunningGame
from bot.transitions import inactivity, occupancy, places, plans, rematch, standing_orders
from games.api import (
    AnyGame,
    Applied,
    Event,
    Move,
    RuleError,
    Seat,
)
from games.codec import dump, load_state

_READ_BACK = 16
"""Moves between two checks of the stored position against the one in memory."""


class PendingMove(msgspec.Struct, frozen=True):
    """A move on its way into the game."""

    seat: Seat
    decision_id: str
    move: Move
    cause: AnswerCause
    user_id: int | None = None
    interaction_id: int | None = None
    waited: bool = False
    """True if it was noted when it was given, and has waited for the end of its window."""


def start(live: LiveTable, game: AnyGame, seed: str, now: datetime) -> tuple[LiveTable, Change]:
    """Set the game up for those who sit at the table, and store it as move 0.

    In a game with named places the seats go by the places that players chose, the rest by lot.
    Occupancies begin, what the set-up has to tell is published, and the lobby's closing timer is
    deleted. Whether it may be started is checked by the caller.

    Raises:
        Refused: the rules do not allow this number of players or these options.
    """
    live, drawn = places.seat_by_place(live, game, seed)
    players = live.table.players
    live, taken_over = rematch.settle_seating(live)
    try:
        applied = game.begin(len(players), live.table.terms.options, seed, live.table.legacy)
    except RuleError as error:
        raise refuse_rule(error) from error
    at = to_ms(now)
    live = replace(
        live.with_table(
            status=Status.PLAYING,
            version=game.version,
            seed_hash=hash_seed(seed),
        ),
        seed=seed,
        expires_at=None,
    )
    set_up = RunningGame(Position(game, applied.state), (), {}, moves=-1, chapter=0, since=0)
    live, sat_down = occupancy.begin(live, at)
    live, rows = _advanced(live, set_up, applied, UndoLog(), None, at)
    rows += [_told(live, set_up, applied.events, at), *sat_down]
    by_lot = msgspec.json.encode(drawn).decode()
    move = MoveRow(
        live.table.id, 0, None, None, None, "", by_lot, dump(applied.events).decode(),
        "start", 0, live.under_way.chapter, at,
    )  # fmt: skip
    waits_no_more = DeleteTimer(live.table.id, TimerKind.CLOSING)
    return live, (live.table_row(), *live.seat_rows(), *taken_over, move, waits_no_more, *rows)


def advance(
    live: LiveTable, answer: PendingMove, applied: Applied[Any], now: datetime
) -> tuple[LiveTable, Change]:
    """Record what the rules made of an answer: ``applied`` is the position and the events after it.

    Besides the move this settles missed turns and presence, clocks, the undo log, the snapshot,
    answers in advance and the game's end; an open request to take a move back is dropped. Nothing
    is published where nobody may notice that something happened, nor for a secret answer as long as
    others still owe theirs, unless something else has changed for them: then others count no move,
    and an open request to take one back stands. A player who moves by hand takes back a vote to
    call the game off.
    """
    before, earlier = live.running, live
    assert before is not None
    at = to_ms(now)
    resumed = answer.cause == "player" and answer.seat in live.agreed
    if resumed:
        # Who plays on no longer wants to call the game off.
        live = replace(live, agreed=live.agreed - {answer.seat})
    live, noted = _noted(live, before, answer, at)
    asked = before.asked(answer.decision_id, answer.seat)
    private = is_private(applied.events, answer.seat)
    entry = UndoEntry(
        before.moves + 1,
        answer.seat,
        answer.user_id,
        in_advance=answer.cause in IN_ADVANCE,
        question=game_name(answer.decision_id) if private else "",
    )
    undo_log = before.undo_log.after(before.state, applied, entry, asked)
    answerer = Answerer(
        answer.seat,
        asked,
        absent=answer.cause in ("default", "stand-in"),
    )
    if answer.cause == "player":
        before = before.seen_by(answer.seat)
    live, rows = _advanced(live, before, applied, undo_log, answerer, at)
    public = _is_public(earlier, live, applied.events)
    wish = live.proposal
    if wish is not None and (public or wish.target < live.under_way.undo_log.fence):
        live = replace(live, proposal=None)
        rows.append(DeleteUndoRequest(live.table.id))
    if not public:
        live = _unnoticed(live, before, answer.seat, applied.events)
    after = live.under_way
    if _is_told(earlier, live, answer, public=public):
        rows.append(_told(live, before, applied.events, at))
    move = MoveRow(
        live.table.id,
        after.moves,
        answer.interaction_id,
        answer.seat,
        answer.user_id,
        answer.decision_id,
        dump(answer.move).decode(),
        dump(applied.events).decode(),
        answer.cause,
        before.chapter,
        after.chapter,
        at,
    )
    if resumed:
        rows.append(live.seat_row(live.table.players[answer.seat]))
    if live.answers_ahead:
        live, said = _answers_in_advance(live, answer, applied.events, at)
        rows += said
    return live, (move, *noted, *rows)


def _is_public(earlier: LiveTable, live: LiveTable, events: Iterable[Event]) -> bool:
    """Return True if a person who was not told of the events could notice that something happened.

    That is, if an event is for everybody, or the table looks otherwise than ``earlier``. If not, no
    message may be posted or edited, either: that alone would tell.
    """
    return None in [event.to for event in events] or not live.looks_like(earlier)


def _unnoticed(
    live: LiveTable, before: RunningGame, seat: Seat, events: Iterable[Event]
) -> LiveTable:
    """Return the table after a move that nobody notices but its seat and who hears its events."""
    running, audience = live.under_way, {seat}.union(*(event.to or () for event in events))
    noticed = before.unnoticed(audience, len(live.table.players))
    undo_log = running.undo_log.with_last_hidden()
    return replace(live, running=replace(running, noticed=noticed, undo_log=undo_log))


def _is_told(earlier: LiveTable, live: LiveTable, answer: PendingMove, *, public: bool) -> bool:
    """Return True if Discord is told of an answer at once.

    An answer to a secret question that others still owe is told only if something else of the table
    changed for them: it waits for the next thing that is told, at the latest for the last answer.
    Any other is told if it is ``public`` (:func:`_is_public`).
    """
    asked = live.under_way.decisions
    if [d for d in asked if d.secret and d.id == answer.decision_id and not d.answered]:
        return not live.is_laid_like(earlier, answer.seat)
    return public


def _told(live: LiveTable, before: RunningGame, events: tuple[Event, ...], at: Millis) -> OutboxRow:
    """Return the outbox row that has a move's events told, in a new chapter if a turn began.

    ``before`` is the game before the move; only the first event is asked whether it begins a turn.
    """
    fresh = bool(events) and events[0].begins_turn
    since = before.moves + 1 if fresh else before.since
    return OutboxRow(live.table.id, before.chapter + fresh, since, at)


def _answers_in_advance(
    live: LiveTable, answer: PendingMove, events: Iterable[Event], at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Update the answers in advance and plans of all seats after an answer.

    Those that an event ends are ended, the plan of the seat that answered goes on or ends (not
    where its answer had waited for a window), plans whose premises changed are cut, and the timer
    for the next answer that waits is planned.
    """
    live, expired = standing_orders.expire(live, events)
    planned: list[Write] = []
    if not answer.waited:
        live, planned = plans.after_answer(
            live, answer.seat, answer.move, planned=answer.cause == "plan"
        )
    live, revised = plans.revise(live)
    return live, [*expired, *planned, *revised, *standing_orders.plan_release(live, at)]


def _noted(
    live: LiveTable, before: RunningGame, answer: PendingMove, at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Note whether the person in the seat was there to answer.

    A move by hand brings them back and takes back an announced end of the table; one that waited
    for its window brought them back when it was given. Where the host or a stand-in answered for
    somebody awaited, a missed turn is counted, or a missed reaction noted. Answers in advance and
    computers change nothing.
    """
    match answer.cause:
        case "player" if answer.waited:
            return inactivity.clear_notice(live)
        case "player":
            live, here = occupancy.return_to_play(live, answer.seat, at, played=True)
            live, kept = inactivity.clear_notice(live)
            return live, [*here, *kept]
        case "default" | "stand-in" if _is_awaited(live, answer, at):
            known = before.posed.get((answer.decision_id, answer.seat))
            asked_at = None if known is None else known.at + known.given_back
            if _is_turn(before, answer):
                return occupancy.miss_turn(live, answer.seat, before.chapter, at, asked_at)
            decision = before.asked(answer.decision_id, answer.seat)
            if decision is not None and decision.optional and asked_at is not None:
                return occupancy.miss_reaction(live, answer.seat, at, asked_at)
            return live, []
        case _:
            return live, []


def _is_awaited(live: LiveTable, answer: PendingMove, at: Millis) -> bool:
    """Return True if a person should have answered for the seat.

    False for a seat that a computer holds, and for a person who asked that the host play for them
    while they are away.
    """
    player = live.table.players[answer.seat]
    held = live.table.level_at(answer.seat) is not None
    return not held and not live.times.preferences_of(player).is_played_for(at)


def _is_turn(before: RunningGame, answer: PendingMove) -> bool:
    """Return True if the question was no reaction and left more than one move to choose (F28)."""
    decision = before.asked(answer.decision_id, answer.seat)
    choices = before.game.legal_moves(before.state, answer.seat)
    return decision is not None and not decision.optional and len(tuple(islice(choices, 2))) > 1


def _advanced(
    live: LiveTable,
    before: RunningGame,
    applied: Applied[Any],
    undo_log: UndoLog,
    answerer: Answerer | None,
    at: Millis,
) -> tuple[LiveTable, list[Write]]:
    """Return a table after a move, with the rows of its snapshot, clocks and new questions.

    With nothing left to decide the game is over: occupancies end and the table's row is written.
    The move's own row is left to the caller.

    Raises:
        ValueError: every 16th move, if the stored position would not be read back the same.
    """
    game, state, events = before.game, applied.state, applied.events
    decisions = rename_after_undo(game.decisions(state), undo_log.renamed)
    number = before.moves + 1
    begun = sum([event.begins_turn for event in events])
    after = RunningGame(
        position=Position(game, state),
        decisions=decisions,
        due=before.due,
        moves=number,
        chapter=before.chapter + begun,
        since=number if begun else before.since,
        undo_log=undo_log,
        last_sights=before.last_sights,
    )
    live, rows = restart_clocks(live, after, answerer, at)
    after = live.under_way
    encoded = dump(state)
    if number % _READ_BACK == 0 and load_state(game, encoded, game.version) != state:
        raise ValueError(f"the position after move {number} is not what would be read back")
    rows.append(snapshot_row(live.table, after, encoded))
    if not decisions:
        live, over = occupancy.finish(live, "finished", at)
        live = live.ended(Status.OVER, at)
        rows += (live.table_row(), *over)
    return live, rows
