"""A stored table brought back to memory."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from bot.model.computer import Computer
from bot.model.invitations import Invitation, InvitationState
from bot.model.managers import Act, ManagerAct
from bot.model.pace import PACES, Pace
from bot.model.players import Occupancy, Person, Player
from bot.model.preferences import read_hours
from bot.model.seeds import hash_seed
from bot.model.stops import Stop, Why
from bot.model.table import (
    Closing,
    FullLobby,
    Place,
    Rematch,
    SeriesGame,
    SeriesId,
    Status,
    Table,
    TableId,
)
from bot.model.timers import TimerKind
from bot.model.times import OPEN, Millis, from_ms
from bot.model.undo_log import (
    UndoEntry,
    UndoLog,
    UndoRequest,
    are_drafts,
    game_name,
    rename_after_undo,
    who_agrees,
)
from bot.rows.clocks import FORMER, PUT_OFF, WANTED, DeadlineRow
from bot.rows.moves import MoveRow, SnapshotRow, UndoRequestRow
from bot.rows.seats import OccupancyRow
from bot.rows.series import SeriesGameRow
from bot.rows.tables import InactivityRow, RematchRow, TableRow
from bot.store.loaded import StoredClocks, StoredHistory, StoredTable
from bot.table.live_table import LiveTable
from bot.table.occupants import occupant_of
from bot.table.plans import load_plan
from bot.table.position import Position
from bot.table.replay import audience_of, entry_of, is_of_draft, takes_back
from bot.table.running_game import (
    AnswerCause,
    HeldAnswer,
    QuestionTimer,
    RunningGame,
    StoppedClock,
    TableClocks,
)
from bot.table.terms import TABLE_COLUMNS, read_terms
from games.api import AnyGame, Options, RuleError, Seat, State, checked_options
from games.codec import load_move, load_state
from games.series.api import Kind


def restore(
    stored: StoredTable,
    find: Callable[[str], AnyGame],
    paces: Mapping[str, Pace] = PACES,
    *,
    now: Millis = OPEN,
    whole: bool = True,
) -> LiveTable:
    """Bring a stored table back to memory.

    Without ``whole`` parts of it may be missing. The position is left out where there is none
    stored, and at a table in quarantine, as it may be what broke it. Answers later than
    ``now``, by a clock that was set back since, are not taken as signs that somebody is there. A
    request to take a move back that is outdated is dropped, and so are held answers to questions
    that are not open. Without a position there are no plans, held answers and requests either.

    Raises:
        ValueError: something is damaged or missing, or the state is not one of its game.
        KeyError: there is no such game any more.
    """
    row, people, clocks = stored.table, stored.people, stored.clocks
    if whole and Status(row.status).live:
        check_whole(stored, find(row.game))
    table = _table(stored)
    live = LiveTable(
        table=table,
        interaction_id=row.interaction_id,
        seed=row.seed,
        agreed=frozenset(Seat(seat.seat) for seat in stored.seats if seat.agreed),
        ended_at=row.ended_at,
        expires_at=None if _has_begun(stored) else _closes_at(clocks),
        pace=paces[row.pace],
        usual=paces.get(table.usual_pace or ""),
        times=_times(clocks),
        past_occupancies=people.past_occupancies,
        barred=frozenset(row.user_id for row in people.bans),
        seen=frozenset(row.user_id for row in people.hand_viewers),
        ballots=frozenset((Seat(row.voter), Seat(row.seat)) for row in people.ballots),
        standing=frozenset((Seat(row.seat), row.key) for row in people.standing_orders),
        kept_at=None if clocks.inactivity is None else clocks.inactivity.kept_at,
    )
    # The state of a table in quarantine may be what broke it.
    if stored.snapshot is None or table.status is Status.QUARANTINED:
        return live
    game = find(row.game).as_of(row.version)
    running = _running(stored.snapshot, stored.deadlines, game)
    answered = _last_answers(stored.history, table.players, now)
    running = replace(
        running,
        last_answers={seat: row.at for seat, row in answered.items()},
        answered_in={seat: row.chapter_before for seat, row in answered.items()},
    )
    running = replace(running, undo_log=_undo_log(stored.snapshot, stored.history, running))
    running = replace(
        running, noticed=last_noticed(stored.history.since_fence, running, len(table.players))
    )
    salt = running.undo_log.renamed
    running = replace(running, decisions=rename_after_undo(running.decisions, salt))
    plans = {Seat(row.seat): load_plan(running.game, row) for row in people.plans}
    held = {
        (row.decision, Seat(row.seat)): HeldAnswer(
            load_move(running.game, row.payload.encode()),
            row.user_id,
            row.interaction_id,
            cast(AnswerCause, row.cause),
        )
        for row in people.held_answers
        if (row.decision, Seat(row.seat)) in running.posed
    }
    live = replace(live, running=running, plans=plans, held=held)
    if row.seed is None:
        # All luck comes from it, so the position knows it, too.
        seed = running.state.rng.seed
        live = replace(live.with_table(seed_hash=hash_seed(seed)), seed=seed)
    return replace(live, proposal=_proposal(stored.history.undo_request, live))


def check_whole(stored: StoredTable, game: AnyGame) -> None:
    """Check that seats, position and options of a lobby or a game under way are all there.

    Raises:
        ValueError: seats are missing, a game under way has no position, or its game does not take
            the options.
    """
    row = stored.table
    seats = [seat.seat for seat in stored.seats]
    if seats != list(range(len(seats))):
        raise ValueError(f"the seats are {seats}")
    if row.status == Status.PLAYING and len(seats) != row.seats:
        raise ValueError(f"{len(seats)} of {row.seats} seats are stored")
    if row.status == Status.PLAYING and stored.snapshot is None:
        raise ValueError("there is no position")
    read_options(row, game)


def read_options(row: TableRow, game: AnyGame) -> Options:
    """Read the options of a table as its game takes them, with defaults for those not stored.

    Raises:
        ValueError: the game takes none like that, or they cannot be read.
    """
    options = msgspec.json.decode(row.options, type=dict[str, Any])
    try:
        return checked_options(game.options, options, row.seats)
    except RuleError as error:
        raise ValueError(error.key) from error


def _table(stored: StoredTable) -> Table:
    """Build a table from its rows; the seed is shown only once it has ended.

    Raises:
        ValueError: a row is damaged.
    """
    row, clocks = stored.table, stored.clocks
    status = Status(row.status)
    return Table(
        id=TableId(row.id),
        game=row.game,
        version=row.version,
        terms=read_terms(row, TABLE_COLUMNS),
        place=Place(row.place),
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        thread_id=row.thread_id,
        host=Person(row.host_id, row.host_name),
        players=_players(stored),
        status=status,
        opened_at=_moment(row.opened_at),
        seed_hash=None if row.seed is None else hash_seed(row.seed),
        seed=row.seed if status.ended else None,
        error_id=row.error_id,
        usual_pace=next((t.key for t in clocks.timers if t.kind == TimerKind.EVENING), None),
        closing=_closing(clocks.inactivity, _closes_at(clocks)),
        invitations=tuple(
            Invitation(
                one.number,
                Person(one.user_id, one.name),
                one.host_id,
                one.at,
                one.until,
                one.rings_at,
                InvitationState(one.state),
            )
            for one in sorted(stored.people.invitations)
        ),
        full=None if status.ended else _full(clocks),
        forgotten=status is Status.CANCELLED
        and bool(row.seed)
        and _is_announced(clocks.inactivity),
        rematch=_rematch(stored.history.rematch),
        series=_series_game(stored.history.series),
        stops=tuple(
            Stop(
                Why(row.why),
                row.since,
                OPEN if row.until is None else row.until,
                row.ends_at,
                bool(row.asked),
            )
            for row in sorted(clocks.stops, key=lambda row: (row.since, row.why))
        ),
        acts=tuple(
            ManagerAct(one.number, one.user_id, Act(one.act), one.whom, one.detail)
            for one in stored.people.manager_acts
        ),
        claimed=_claimed(stored) if status is Status.CANCELLED else None,
    )


def _moment(at: Millis) -> datetime:
    """Return a moment from milliseconds; 1970 if it is out of range, as nothing depends on it."""
    try:
        return from_ms(at)
    except (ValueError, OverflowError):
        return from_ms(0)


def _claimed(stored: StoredTable) -> Seat | None:
    """Return the seat that claimed a game whose other player stayed away; None if none did."""
    away = {row.seat for row in stored.people.past_occupancies if row.ending == "absent"}
    there = [Seat(seat.seat) for seat in stored.seats if seat.seat not in away]
    return there[0] if away and there else None


def _players(stored: StoredTable) -> tuple[Player, ...]:
    """Build the players of a table from its rows, in the order of their seats.

    Raises:
        ValueError: a computer plays at an unknown level.
    """
    occupancies = {row.seat: _occupancy(row) for row in stored.people.occupancies}
    return tuple(
        Player(
            Seat(seat.seat),
            occupant_of(seat),
            gone=bool(seat.gone),
            occupancy=occupancies.get(seat.seat, Occupancy()),
            place=seat.place,
        )
        for seat in stored.seats
    )


def _has_begun(stored: StoredTable) -> bool:
    """Return True if a game was started here, also one in quarantine or is over."""
    row = stored.table
    return row.status != Status.LOBBY and (row.seed is not None or stored.snapshot is not None)


def _closes_at(clocks: StoredClocks) -> Millis | None:
    """Return when the table is closed, in milliseconds; None if no end is planned."""
    return next((t.due_at for t in clocks.timers if t.kind == TimerKind.CLOSING), None)


def _full(clocks: StoredClocks) -> FullLobby | None:
    """Build what is known of a full lobby's start from timers and wishes; None if it isn't full.

    That is when it starts by itself, when anybody may start it, who wants to, who put it off, and
    why it could not start.
    """
    starts = next((t for t in clocks.timers if t.kind == TimerKind.FULL), None)
    if starts is None:
        return None
    anybody = next((t.due_at for t in clocks.timers if t.kind == TimerKind.ANYBODY), None)

    def who(wish: str) -> frozenset[int]:
        return frozenset(row.user_id for row in clocks.start_wishes if row.wish == wish)

    return FullLobby(
        from_ms(starts.due_at),
        None if anybody is None else from_ms(anybody),
        who(WANTED),
        who(PUT_OFF),
        starts.key,
    )


def _occupancy(row: OccupancyRow) -> Occupancy:
    """Build the present occupancy of a seat from its row, with a claim made to the seat.

    One of somebody who was forgotten since is none: nobody would play in that seat.
    """
    claim, claim_due = None, None
    if row.claim_id is not None and row.claim_id > 0:
        claim, claim_due = Person(row.claim_id, row.claim_name or ""), row.claim_due
    return Occupancy(
        number=row.number,
        began_at=row.began_at,
        missed=row.missed,
        in_a_row=row.in_a_row,
        chapter=row.chapter,
        played=bool(row.played),
        offered_at=row.offered_at,
        away=bool(row.away),
        claim=claim,
        claim_due=claim_due,
        began_after=row.began_after,
        missed_from=row.missed_from,
        missed_at=row.missed_at,
        seen_at=row.seen_at,
    )


def _rematch(row: RematchRow | None) -> Rematch | None:
    """Build what a rematch takes over from its row; None if the table is no rematch."""
    if row is None:
        return None
    decode = msgspec.json.decode
    return Rematch(
        TableId(row.of_table),
        decode(row.people, type=tuple[int | Computer, ...]),
        decode(row.handed_on, type=dict[str, int] | None),
        None if row.seating is None else decode(row.seating, type=tuple[Seat | None, ...]),
    )


def _series_game(row: SeriesGameRow | None) -> SeriesGame | None:
    """Build which game of a series a table is; None if of none."""
    if row is None:
        return None
    return SeriesGame(SeriesId(row.series_id), Kind(row.kind), row.number)


def _is_announced(row: InactivityRow | None) -> bool:
    return row is not None and row.notice > 0


def _closing(row: InactivityRow | None, closes_at: Millis | None) -> Closing | None:
    """Return the announced end of a table; None if none is announced or the table has ended."""
    # What has ended has no timers.
    if row is None or closes_at is None or not row.notice:
        return None
    return Closing(from_ms(closes_at), row.notice)


def _undo_log(snapshot: SnapshotRow, kept: StoredHistory, running: RunningGame) -> UndoLog:
    """Rebuild what can be taken back, and undos made, from moves since the last undo barrier.

    Undos of drafts do not count as made. Steps of drafts are hidden, and secret answers that were
    only changed.
    """
    steps: list[UndoEntry] = []
    undos: list[tuple[Seat, int]] = []
    hidden = hidden_moves(kept.since_fence, running)
    for row in kept.since_fence:
        assert row.seat is not None
        if row.cause != "undo":
            steps.append(replace(entry_of(row), hidden=row.number in hidden))
            continue
        steps = [step for step in steps if not takes_back(row, step.number)]
        if not is_of_draft(row):
            undos.append((Seat(row.seat), row.chapter))
    return UndoLog(snapshot.fence, tuple(steps), snapshot.renamed, tuple(undos))


def last_noticed(
    rows: Iterable[MoveRow], running: RunningGame, seats: int
) -> dict[Seat | None, int]:
    """Return the last move that each viewer could notice, where hidden ones came after it.

    ``rows`` are the moves since the undo barrier of ``running``, in order.
    """
    seen, rows = replace(running, moves=running.undo_log.fence, noticed={}), tuple(rows)
    hidden = hidden_moves(rows, running)
    for row in rows:
        assert row.seat is not None
        noticed = seen.unnoticed({Seat(row.seat)}, seats) if row.number in hidden else {}
        seen = replace(seen, moves=row.number, noticed=noticed)
    return seen.noticed


def hidden_moves(rows: Iterable[MoveRow], running: RunningGame) -> frozenset[int]:
    """Return the numbers of the moves, of some in order, that nobody but their seat noticed.

    They are steps of drafts, undos of such steps, and changes of secret answers to a question of
    which others still owe an answer: private moves after an answer of the seat that stood then, one
    that everybody heard of or, where answers tell nothing in public, one like it.
    """
    secret = {
        (game_name(one.id), one.seat) for one in running.decisions if one.secret and one.answered
    }
    found, stood = set[int](), dict[int, _Likeness]()
    for row in rows:
        assert row.seat is not None
        if row.cause == "undo":
            stood = {number: one for number, one in stood.items() if not takes_back(row, number)}
            if is_of_draft(row):
                found.add(row.number)
            continue
        seat, name, likeness = Seat(row.seat), game_name(row.decision), _likeness(row)
        is_private = audience_of(row) == frozenset({row.seat})
        changed = is_private and not {likeness, (seat, name)}.isdisjoint(stood.values())
        changes = changed and (name, seat) in secret
        if changes or are_drafts([entry_of(row)], seat, running.drafting(seat)):
            found.add(row.number)
        if likeness is not None:
            stood[row.number] = likeness
    return frozenset(found)


_Likeness = tuple[Seat, str] | tuple[Seat, str, str, tuple[str, ...]]
"""What an answer and its change have in common: seat and question, and of a private answer the
kinds of move and events.

A last step that completes an answer is of another kind than the steps of its draft."""


def _likeness(row: MoveRow) -> _Likeness | None:
    """Return that of a stored move; None if only some others may know of it."""
    assert row.seat is not None
    seat, name, audience = Seat(row.seat), game_name(row.decision), audience_of(row)
    if audience is None:
        return seat, name
    if audience != frozenset({row.seat}):
        return None
    try:
        move, events = msgspec.json.decode(row.payload), msgspec.json.decode(row.events)
        kinds = tuple(event["type"] for event in events)
        return seat, name, move["type"], kinds
    except (ValueError, LookupError, TypeError):
        return None


def _proposal(row: UndoRequestRow | None, live: LiveTable) -> UndoRequest | None:
    """Build the open request to take back a move.

    None if there is none, or that cannot be taken back any more.
    """
    running = live.running
    if row is None or running is None or row.target < running.undo_log.fence:
        return None
    seat, gone = Seat(row.seat), {player.seat for player in live.table.players if player.gone}
    if live.takeable(seat) is None:
        return None
    consent = who_agrees(running.undo_log, seat, row.target, gone)
    agreed = msgspec.json.decode(row.agreed, type=tuple[int, ...])
    return UndoRequest(seat, row.number, row.target, consent, tuple(Seat(one) for one in agreed))


def seed_in(row: SnapshotRow, game: AnyGame) -> str:
    """Return the seed of all luck from a stored position.

    Raises:
        ValueError: the position is damaged.
    """
    return _state(row, game).rng.seed


def _state(row: SnapshotRow, game: AnyGame) -> State:
    """Load a stored state.

    Raises:
        ValueError: it does not match its checksum, or is none of the game.
    """
    encoded = row.state.encode()
    if zlib.crc32(encoded) != row.checksum:
        raise ValueError("the stored state does not match its checksum")
    return load_state(game, encoded, row.version)


def _running(row: SnapshotRow, deadlines: tuple[DeadlineRow, ...], game: AnyGame) -> RunningGame:
    """Build a running game from its snapshot and the deadlines of its questions.

    Question ids are as the rules name them; undo log and last answers are added by the caller.

    Raises:
        ValueError: the stored state is damaged.
    """
    state = _state(row, game)
    return RunningGame(
        position=Position(game, state),
        decisions=game.decisions(state),
        due={(d.decision, Seat(d.seat)): d.due_at for d in deadlines},
        moves=row.number,
        chapter=row.chapter,
        since=row.since,
        posed={
            (d.decision, Seat(d.seat)): QuestionTimer(
                d.asked_at,
                d.given_back,
                d.notice_at,
                d.passed,
                d.call_at,
                d.covered,
                d.heard_after,
                read_hours(d.hours or ""),
                d.hours is None,
                d.limits == FORMER,
            )
            for d in deadlines
        },
    )


def _last_answers(
    kept: StoredHistory, players: tuple[Player, ...], now: Millis
) -> dict[Seat, MoveRow]:
    """Return the row of each seat's last answer, by seat.

    Left out are answers of a player before the present one, and those dated after ``now``.
    """
    began_after = {player.seat: player.occupancy.began_after for player in players}
    return {
        Seat(row.seat): row
        for row in kept.last_answers
        if row.seat is not None and row.number > began_after[Seat(row.seat)] and row.at <= now
    }


def _times(kept: StoredClocks) -> TableClocks:
    """Build the clocks of a table from their rows, without the preferences of its people."""
    return TableClocks(
        used={Seat(bank.seat): bank.used for bank in kept.banks},
        stopped={
            Seat(row.seat): StoppedClock(
                row.clock, row.asked_at, row.given_back, row.stopped_at, row.covered
            )
            for row in kept.stopped
        },
        wishes={wish.user_id: wish.days for wish in kept.wishes},
        paces={Seat(t.seat): t.key for t in kept.timers if t.kind == TimerKind.PACE_WISH},
        extensions=frozenset((e.decision, Seat(e.seat), Seat(e.giver)) for e in kept.extensions),
        reminded={(r.decision, Seat(r.seat), r.number): r.chapter for r in kept.reminders},
    )
