"""Taking back a move, and putting together a game from nothing but its moves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec
from msgspec.structs import replace

from bot.clocks import stops
from bot.clocks.deadlines import restart_clocks, restart_stopped
from bot.clocks.windows import has_ended_for_its_author
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.stops import Why
from bot.model.table import Status
from bot.model.times import Millis, to_ms
from bot.model.undo_log import (
    UNDOS_A_TURN,
    UndoLog,
    UndoOption,
    UndoRequest,
    game_name,
    is_answer,
    rename_after_undo,
)
from bot.rows.change import Change, Write
from bot.rows.moves import DeleteUndoRequest, MoveRow, SnapshotRow, UndoRequestRow
from bot.rows.publishing import OutboxRow
from bot.rows.seats import DeleteHeldAnswers, DeletePlan
from bot.rows.tables import RepairRow
from bot.table.live_table import LiveTable, snapshot_row
from bot.table.position import Position
from bot.table.replay import (
    ReplayError,
    Step,
    entry_of,
    is_of_draft,
    replay,
    replay_on,
    spelt,
    standing,
)
from bot.table.restore import hidden_moves, last_noticed
from bot.table.running_game import Answerer, RunningGame
from bot.transitions import inactivity, paces, plans, standing_orders, takeovers
from games.api import AnyGame, Seat, is_fence
from games.codec import dump


def possible(live: LiveTable, seat: Seat, number: int, at: Millis) -> UndoOption:
    """Return what a seat may take back at ``at``, if ``number`` is still the last it could notice.

    Raises:
        Refused: an answer has come since, or is what the seat would take back (``undo-answered``),
            something was played since (``undo-late``), nothing of the seat's can be taken back
            (``undo-impossible``), it has been often enough this turn (``undo-often``), or answers
            to it count by now (``undo-window``). The last two are not for steps of a private draft.
    """
    running = live.under_way
    undo, late = live.takeable(seat), running.noticed_by(seat) != number
    if undo is None and running.undo_log.ends_with_answer(number if late else 0):
        raise Refused("undo-answered")
    if late:
        raise Refused("undo-late")
    if undo is None:
        raise Refused("undo-impossible")
    often = running.undo_log.undos.count((seat, running.chapter)) >= UNDOS_A_TURN
    if often and not undo.private:
        raise Refused("undo-often", count=UNDOS_A_TURN)
    if not undo.private and has_ended_for_its_author(live, at):
        raise Refused("undo-window")
    return undo


def request(
    live: LiveTable, seat: Seat, undo: UndoOption, now: datetime
) -> tuple[LiveTable, Change]:
    """Store a request to the other players to let a seat take a move back, and have it told.

    Its own open request stands as it is, with those who have agreed.

    Raises:
        Refused: another seat's request is open (``undo-wished``): an agreement is to one alone.
    """
    known, number = live.proposal, live.under_way.noticed_by(None)
    if known is not None and known.seat != seat:
        raise Refused("undo-wished", name=live.table.names[known.seat])
    if known is not None and (known.number, known.target) == (number, undo.target):
        return live, ()
    return _noted(live, UndoRequest(seat, number, undo.target, undo.consent), now)


def agree(
    live: LiveTable, seat: Seat, number: int, now: datetime
) -> tuple[LiveTable, Change, bool]:
    """Store a seat's agreement to a request about move ``number``; nothing is taken back here.

    Returns:
        The table, the rows, and True if everybody asked has agreed now.

    Raises:
        Refused: that request is not open any more (``undo-late``), or the seat is not asked or has
            agreed (``undo-not-asked``).
    """
    proposal = _open(live, number)
    if seat not in proposal.awaited:
        raise Refused("undo-not-asked")
    proposal = replace(proposal, agreed=(*proposal.agreed, seat))
    live, change = _noted(live, proposal, now)
    return live, change, not proposal.awaited


def refuse(live: LiveTable, seat: Seat, number: int, now: datetime) -> tuple[LiveTable, Change]:
    """Close a request about move ``number``: somebody asked refuses, or its author withdraws it.

    Raises:
        Refused: that request is not open any more (``undo-late``), or the seat has no part in it
            (``undo-not-asked``).
    """
    proposal = _open(live, number)
    if seat not in (*proposal.consent, proposal.seat):
        raise Refused("undo-not-asked")
    table_id = live.table.id
    told = live.update_row(to_ms(now))
    return replace(live, proposal=None), (DeleteUndoRequest(table_id), told)


def take_back(
    live: LiveTable,
    steps: tuple[Step, ...],
    seat: Seat,
    person: Person,
    interaction_id: int | None,
    undo: UndoOption,
    now: datetime,
) -> tuple[LiveTable, Change]:
    """Go back to the position after the target of ``undo``; the moves after it are taken back.

    ``steps`` are all moves that stand, played again by the caller. It is stored as a move of its
    own, clocks restart, and the table is told, except for a draft that nobody else saw. Answers in
    advance that the moves ended hold again. Some later moves of others are kept
    (:func:`_kept_steps`). An announced end of the table is taken back, which is told in any case.

    Raises:
        ReplayError: the steps do not lead to the present position, so the old ones are not to be
            trusted either.
        Refused: the moment has come at which answers to what was done count, whether or not there
            are any (``undo-window``); never for a draft that nobody else saw.
    """
    before, earlier = live.running, live
    assert before is not None
    if not steps or dump(steps[-1].applied.state) != dump(before.state):
        raise ReplayError(before.moves, "the moves lead to another position")
    number, at, table_id, target = before.moves + 1, to_ms(now), live.table.id, undo.target
    lost = [step for step in before.undo_log.steps if step.number > target and step.seat == seat]
    draft = lost[-1].question if undo.private else ""
    if not draft and has_ended_for_its_author(live, at):
        raise Refused("undo-window")
    stood = [step for step in steps if step.row.number <= target]
    kept = _kept_steps(before, stood, steps[len(stood) :], seat, private=bool(draft))
    numbers, last = [step.row.number for step in kept], [*stood, *kept][-1]
    state = last.applied.state
    undo_log = before.undo_log.back(target, numbers, seat, last.chapter, private=bool(draft))
    after = RunningGame(
        position=Position(before.game, state),
        decisions=rename_after_undo(before.game.decisions(state), undo_log.renamed),
        due=before.due,
        moves=number,
        chapter=last.chapter,
        since=last.since,
        undo_log=undo_log,
        noticed=before.unnoticed({seat}, len(live.table.players)) if draft else {},
    )
    live, clocks = restart_clocks(live, after, Answerer(seat), at)
    row = MoveRow(
        table_id, number, interaction_id, seat, person.id, draft, spelt(target, numbers),
        "[]", "undo", before.chapter, last.chapter, at,
    )  # fmt: skip
    rows: list[Write] = [row, *clocks]
    rows.append(snapshot_row(live.table, live.under_way, dump(live.under_way.state)))
    if not draft:
        live = replace(live, proposal=None)
        live, revived = standing_orders.revive(live, target)
        rows += [DeleteUndoRequest(table_id), *revived]
    live, revised = plans.revise(live)
    live, minded = inactivity.clear_notice(live)
    if not draft:
        rows += standing_orders.plan_release(live, at)
    if not draft or not live.looks_like(earlier):
        rows.append(OutboxRow(table_id, last.chapter, last.since, at))
    return live, (*rows, *revised, *minded)


def _kept_steps(
    running: RunningGame, stood: Sequence[Step], since: Sequence[Step], seat: Seat, *, private: bool
) -> list[Step]:
    """Return the later steps that an undo by ``seat`` keeps, replayed after those that ``stood``.

    They are the secret moves of others, as far as the rules still allow them: nobody else loses a
    draft or a changed answer. A ``private`` undo, of a step of a draft, keeps all moves of others.

    Raises:
        ReplayError: after a private undo the rules refuse one of them.
    """
    game, last = running.game, stood[-1]
    if private:
        return [*replay_on(game, last, [step.row for step in since if step.row.seat != seat])]
    hidden = {step.number for step in running.undo_log.steps if step.hidden}
    kept = list[Step]()
    lost: set[int | None] = {seat}
    for row in (step.row for step in since):
        if row.seat in lost or row.number not in hidden:
            lost.add(row.seat)
            continue
        try:
            last = next(replay_on(game, last, (row,)))
        except ReplayError:
            lost.add(row.seat)
        else:
            kept.append(last)
    return kept


def play_again(
    live: LiveTable, game: AnyGame, moves: tuple[MoveRow, ...], *, untold: bool = False
) -> tuple[Step, ...]:
    """Play all moves that stand again, the set-up first, and return the steps; may take a while.

    With ``untold`` stored events that cannot be read are no reason to stop.

    Raises:
        ReplayError: the rules refuse a move, or other events come of it than were stored.
    """
    assert live.seed is not None
    table = live.table
    seats = len(table.players)
    steps = replay(game, seats, table.terms.options, live.seed, moves, table.legacy, untold=untold)
    return tuple(steps)


def reseat_lost(live: LiveTable, moves: tuple[MoveRow, ...], at: Millis) -> LiveTable:
    """Seat the people again whose rows are lost, as far as the moves tell who they are.

    Only the host's name is known again. A seat whose player never moved by hand, or sits elsewhere
    here, is on offer.
    """
    movers = {row.seat: row.user_id for row in moves if row.user_id and row.cause == "player"}
    for player in live.table.players:
        if player.user_id is None or player.user_id >= 0:
            continue
        found = movers.get(player.seat)
        if found is not None and found not in live.table.players_by_user:
            name = live.table.host.name if found == live.table.host.id else player.name
            player = replace(player, occupant=Person(found, name), gone=False)  # noqa: PLW2901 - as it is then
        else:
            offered = replace(player.occupancy, offered_at=at)
            player = replace(player, occupancy=offered)  # noqa: PLW2901 - as above
        live = live.with_player(player)
    return live


def repair(
    live: LiveTable,
    game: AnyGame,
    moves: tuple[MoveRow, ...],
    steps: tuple[Step, ...],
    snapshot: SnapshotRow | None,
    person: Person,
    now: datetime,
) -> tuple[LiveTable, Change, Literal["sound", "restored"]]:
    """Put a table in quarantine back into play, with every clock restarted.

    Claims wait again, answers given in advance are heard in their time, and an evening at a faster
    pace ends when it is over. Plans, held answers and
    a request to take a move back are deleted, as they may be what broke. If nothing is left to
    decide, the game is over. A record of the repair by ``person`` is stored. That it is in
    quarantine is assumed; ``steps`` are all moves that stand, played again before.

    Returns:
        The table, the rows, and ``sound`` if the stored position was the one that the moves lead
        to, else ``restored``.
    """
    last, table_id, at = steps[-1], live.table.id, to_ms(now)
    renamed = sum(row.cause == "undo" and not is_of_draft(row) for row in moves)
    if snapshot is not None:
        # A restored backup has named them again, too.
        renamed = max(renamed, snapshot.renamed)
    state = last.applied.state
    encoded = dump(state)
    sound = snapshot is not None and snapshot.state.encode() == encoded
    running = RunningGame(
        position=Position(game, state),
        decisions=rename_after_undo(game.decisions(state), renamed),
        due={},
        moves=moves[-1].number,
        chapter=last.chapter,
        since=last.since,
        undo_log=_undo_log(game, moves, steps, renamed),
    )
    running = _with_secrets(running, moves, len(live.table.players))
    error_id = live.table.error_id or ""
    live = live.with_table(status=Status.PLAYING, error_id=None)
    live = replace(live, proposal=None, plans={}, held={})
    live, going_on = stops.end(live, Why.QUARANTINE, now)
    live, anew = restart_stopped(live, live.times.stopped.keys(), at)
    live, clocks = restart_clocks(live, running, None, at)
    live, claims = takeovers.wait_anew(live, at)
    verdict: Literal["sound", "restored"] = "sound" if sound else "restored"
    rows: list[Write] = [
        *going_on,
        *anew,
        *clocks,
        *claims,
        *standing_orders.plan_release(live, at),
        *paces.watch_evening(live, at),
        *(DeletePlan(table_id, player.seat) for player in live.table.players),
        DeleteHeldAnswers(table_id),
        *live.seat_rows(),
        *(live.occupancy_row(player.seat) for player in live.table.players),
        snapshot_row(live.table, live.under_way, encoded),
        DeleteUndoRequest(table_id),
        RepairRow(table_id, at, person.id, error_id, verdict),
        OutboxRow(table_id, last.chapter, last.since, at),
    ]
    if not running.decisions:
        live = live.ended(Status.OVER, at)
    # Last, so that no timer outlives a game that is over.
    return live, (*rows, live.table_row()), verdict


def _undo_log(
    game: AnyGame, moves: tuple[MoveRow, ...], steps: tuple[Step, ...], renamed: int
) -> UndoLog:
    """Rebuild what can be taken back from the moves of a game and the ``steps`` played again.

    ``renamed`` is how often question ids were regenerated; undos of drafts are not counted.
    """
    # The set-up is a fence: there is nobody who could take it back.
    fences = (step.row.number for step in reversed(steps[1:]) if _is_fence(game, step))
    fence = next(fences, 0)
    traces = tuple(
        entry_of(row) for row in standing(moves) if row.number > fence and row.seat is not None
    )
    undos = tuple(
        (Seat(row.seat), row.chapter)
        for row in moves
        if row.number > fence and row.cause == "undo" and row.seat is not None
        if not is_of_draft(row)
    )
    return UndoLog(fence, traces, renamed, undos)


def _with_secrets(running: RunningGame, moves: tuple[MoveRow, ...], seats: int) -> RunningGame:
    """Return a rebuilt game in which moves that nobody else noticed are hidden again."""
    log = running.undo_log
    since = [row for row in moves if row.number > log.fence and row.seat is not None]
    hidden = hidden_moves(since, running)
    steps = tuple(replace(step, hidden=step.number in hidden) for step in log.steps)
    running = replace(running, undo_log=replace(log, steps=steps))
    return replace(running, noticed=last_noticed(since, running, seats))


def _is_fence(game: AnyGame, step: Step) -> bool:
    """Return True if a step is an undo barrier: it and all moves before it can't be taken back."""
    entry, question = entry_of(step.row), game_name(step.row.decision)
    if is_fence(step.before, step.applied, entry.seat):
        return True
    asked = (one for one in game.decisions(step.before) if one.seat == entry.seat)
    answered = next((one for one in asked if one.id == question), None)
    return is_answer(answered, private=bool(entry.question))


def _open(live: LiveTable, number: int) -> UndoRequest:
    """Return the open request about move ``number``.

    Raises:
        Refused: there is none, or it is about another move (``undo-late``).
    """
    if live.proposal is None or live.proposal.number != number:
        raise Refused("undo-late")
    return live.proposal


def _noted(live: LiveTable, proposal: UndoRequest, now: datetime) -> tuple[LiveTable, Change]:
    """Store a request to take back a move, in place of what it was before, and have it told."""
    agreed_by = msgspec.json.encode(proposal.agreed).decode()
    row = UndoRequestRow(live.table.id, proposal.seat, proposal.number, proposal.target, agreed_by)
    told = live.update_row(to_ms(now))
    return replace(live, proposal=proposal), (row, told)
