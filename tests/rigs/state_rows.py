"""The state of a table as rows, made of the table alone; and what it takes from one to the next.

Each kind says what it is made of. Parts of a table are frozen: where they are the same ones nothing
is spelt, so that a change costs what it changes, however long the game is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, cast

import msgspec

from bot.clocks.deadlines import deadline_row, stopped_clock_row
from bot.model.players import Occupancy
from bot.model.timers import TimerKind
from bot.model.times import to_ms
from bot.rows.boards import ServerBoardRow
from bot.rows.change import Change, Write
from bot.rows.clocks import (
    PUT_OFF,
    WANTED,
    BankRow,
    ClockStopRow,
    DeadlineRow,
    DeleteDeadline,
    DeletePauseWish,
    DeleteStartWish,
    DeleteTimer,
    ExtensionRow,
    PauseWishRow,
    ReminderRow,
    StartWishRow,
    StoppedClockRow,
    TimerRow,
)
from bot.rows.followers import FollowerRow
from bot.rows.invitations import InvitationRow, UninvitedRow
from bot.rows.kept import ROWS
from bot.rows.ledger import LedgerRow, TenureRow
from bot.rows.mail import MailRow
from bot.rows.managers import ManagerActRow, SeriesManagerActRow
from bot.rows.moves import DeleteUndoRequest, MoveRow, SnapshotRow, UndoRequestRow
from bot.rows.people import (
    AbsenceRow,
    ErasureRow,
    GuildRow,
    KeptAwayRow,
    NoteRow,
    PersonRow,
    PreferencesRow,
    TableWatchRow,
    TipRow,
    WatchToldRow,
)
from bot.rows.publishing import MessageRow, OutboxRow
from bot.rows.seats import (
    BallotRow,
    DeleteBallots,
    DeleteHeldAnswer,
    DeletePlan,
    DeleteSeats,
    DeleteStandingOrder,
    HandViewerRow,
    HeldAnswerRow,
    OccupancyRow,
    PastOccupancyRow,
    PlanRow,
    SeatBanRow,
    SeatRow,
    StandingOrderRow,
)
from bot.rows.series import (
    SeriesEntrantRow,
    SeriesEventRow,
    SeriesGameRow,
    SeriesMessageRow,
    SeriesRow,
    SeriesSaidRow,
)
from bot.rows.tables import (
    InactivityRow,
    QuarantineErrorRow,
    RematchRow,
    RepairRow,
    TableRow,
)
from bot.store.loaded import StoredTable
from bot.table.live_table import LiveTable, snapshot_row
from bot.table.plans import plan_row
from bot.transitions.rematch import rematch_rows
from games.codec import dump

Key = tuple[object, ...]
Spelt = dict[type[Any], dict[Key, Any]]
"""Rows by kind and key."""


class Part(NamedTuple):
    """Rows of one kind as a table has them."""

    kind: type[Any]
    made_of: Callable[[LiveTable], tuple[object, ...]]
    """What rows are made of; where all of it is the same, they are."""
    spell: Callable[[LiveTable], Iterable[Write]]
    deletes: Callable[[Any], Write | None] | None = None
    """The edit that deletes a row; None where a row stays for ever, or the edit is None."""
    quarantine: bool = True
    """Whether it can be told of a table in quarantine, too."""


def key_of(row: Write) -> Key:
    """Return the key of a row among those of its kind."""
    return tuple(getattr(row, name) for name in ROWS[type(row)].key)


def _terms(live: LiveTable) -> tuple[object, ...]:
    table = live.table
    return (
        table.terms, table.status, table.thread_id, table.channel_id, table.place, table.host,
        live.ended_at, live.seed, table.error_id, table.version, table.guild_id,
        live.interaction_id,
    )  # fmt: skip


def _seats(live: LiveTable) -> Iterator[Write]:
    return (live.seat_row(player) for player in live.table.players)


def _occupancies(live: LiveTable) -> Iterator[Write]:
    """List the occupancies that have begun: in a lobby none has."""
    for player in live.table.players:
        if player.occupancy != _NOT_BEGUN:
            yield live.occupancy_row(player.seat)


_NOT_BEGUN = Occupancy()


def _snapshot(live: LiveTable) -> Iterator[Write]:
    if (running := live.running) is not None:
        yield snapshot_row(live.table, running, dump(running.state))


def _snapshot_parts(live: LiveTable) -> tuple[object, ...]:
    running = live.running
    if running is None:
        return (None,)
    log = running.undo_log
    counts = (running.moves, running.chapter, running.since, log.fence, log.renamed)
    return (running.position, *counts)


def _deadlines(live: LiveTable) -> Iterator[Write]:
    running = live.running
    if running is not None and not live.table.status.ended:
        yield from (deadline_row(live, key) for key in running.due)


def _stopped(live: LiveTable) -> Iterator[Write]:
    return (stopped_clock_row(live, *one) for one in live.times.stopped.items())


def _timers(live: LiveTable) -> Iterator[Write]:
    """List the timers whose time the table knows."""
    table = live.table
    if table.status.ended:
        return
    if live.expires_at is not None:
        yield TimerRow(table.id, TimerKind.CLOSING, live.expires_at)
    elif table.closing is not None:
        yield TimerRow(table.id, TimerKind.CLOSING, to_ms(table.closing.at))
    if (full := table.full) is not None:
        yield TimerRow(table.id, TimerKind.FULL, to_ms(full.starts_at), key=full.refused)
        if full.anybody_at is not None:
            yield TimerRow(table.id, TimerKind.ANYBODY, to_ms(full.anybody_at))
    for player in table.players:
        if (due := player.occupancy.claim_due) is not None:
            yield TimerRow(table.id, TimerKind.CLAIM, due, player.seat)


def _start_wishes(live: LiveTable) -> Iterator[Write]:
    if (full := live.table.full) is not None:
        for wish, people in ((WANTED, full.wanted), (PUT_OFF, full.put_off)):
            yield from (StartWishRow(live.table.id, one, wish) for one in people)


def _inactivity(live: LiveTable) -> Iterator[Write]:
    table = live.table
    notice = int(table.forgotten) if table.closing is None else table.closing.notice
    if live.kept_at is not None or notice:
        yield InactivityRow(table.id, live.kept_at, notice)


def _proposal(live: LiveTable) -> Iterator[Write]:
    if (wish := live.proposal) is not None:
        agreed = msgspec.json.encode(wish.agreed).decode()
        yield UndoRequestRow(live.table.id, wish.seat, wish.number, wish.target, agreed)


def _series(live: LiveTable) -> Iterator[Write]:
    if (game := live.table.series) is not None:
        yield SeriesGameRow(live.table.id, game.series, game.kind.value, game.number)


PARTS = (
    Part(TableRow, _terms, lambda live: (live.table_row(),)),
    Part(SeatRow, lambda live: (live.table.players, live.agreed), _seats),
    Part(OccupancyRow, lambda live: (live.table.players,), _occupancies),
    Part(
        PastOccupancyRow, lambda live: (live.past_occupancies,), lambda live: live.past_occupancies
    ),
    Part(
        SeatBanRow,
        lambda live: (live.barred,),
        lambda live: (SeatBanRow(live.table.id, one) for one in live.barred),
    ),
    Part(
        HandViewerRow,
        lambda live: (live.seen,),
        lambda live: (HandViewerRow(live.table.id, one) for one in live.seen),
    ),
    Part(
        BallotRow,
        lambda live: (live.ballots,),
        lambda live: (BallotRow(live.table.id, *ballot) for ballot in live.ballots),
        lambda row: DeleteBallots(row.table_id, row.seat),
    ),
    Part(
        StandingOrderRow,
        lambda live: (live.standing,),
        lambda live: (StandingOrderRow(live.table.id, *order) for order in live.standing),
        lambda row: DeleteStandingOrder(*row),
    ),
    Part(
        HeldAnswerRow,
        lambda live: (live.held,),
        lambda live: (
            HeldAnswerRow(
                live.table.id,
                key[0],
                key[1],
                dump(held.move).decode(),
                held.user_id,
                held.interaction_id,
                held.cause,
            )
            for key, held in live.held.items()
        ),
        lambda row: DeleteHeldAnswer(*row[:3]),
        quarantine=False,
    ),
    Part(
        PlanRow,
        lambda live: (live.plans,),
        lambda live: (plan_row(live.table.id, *one) for one in live.plans.items()),
        lambda row: DeletePlan(*row[:2]),
        quarantine=False,
    ),
    Part(
        DeadlineRow,
        lambda live: (
            live.running and live.running.due,
            live.running and live.running.posed,
            live.table.status,
        ),
        _deadlines,
        lambda row: DeleteDeadline(*row[:3]),
    ),
    Part(
        BankRow,
        lambda live: (live.times.used,),
        lambda live: (BankRow(live.table.id, *one) for one in live.times.used.items()),
        lambda row: row._replace(used=0),
    ),
    Part(
        StoppedClockRow,
        lambda live: (live.times.stopped,),
        _stopped,
        lambda _: None,
        quarantine=False,
    ),
    Part(
        ClockStopRow,
        lambda live: (live.table.stops,),
        lambda live: (ClockStopRow.of(live.table.id, stop) for stop in live.table.stops),
    ),
    Part(
        PauseWishRow,
        lambda live: (live.times.wishes,),
        lambda live: (PauseWishRow(live.table.id, *one) for one in live.times.wishes.items()),
        lambda row: DeletePauseWish(*row[:2]),
    ),
    Part(
        StartWishRow,
        lambda live: (live.table.full,),
        _start_wishes,
        lambda row: DeleteStartWish(*row),
    ),
    Part(
        InvitationRow,
        lambda live: (live.table.invitations,),
        lambda live: (InvitationRow.of(live.table.id, one) for one in live.table.invitations),
        lambda _: None,
    ),
    Part(
        InactivityRow,
        lambda live: (live.kept_at, live.table.closing, live.table.forgotten),
        _inactivity,
        lambda row: row._replace(kept_at=None, notice=0),
    ),
    Part(
        TimerRow,
        lambda live: (
            live.expires_at,
            live.table.closing,
            live.table.players,
            live.table.status,
            live.table.full,
        ),
        _timers,
        lambda row: DeleteTimer(row.table_id, row.kind, row.seat, row.key),
    ),
    Part(SnapshotRow, _snapshot_parts, _snapshot, quarantine=False),
    Part(
        UndoRequestRow,
        lambda live: (live.proposal,),
        _proposal,
        lambda row: DeleteUndoRequest(row.table_id),
    ),
    Part(RematchRow, lambda live: (live.table.rematch,), rematch_rows),
    Part(SeriesGameRow, lambda live: (live.table.series,), _series),
)
"""Every kind of row that is the state of one table."""

BY_HAND: Mapping[str, tuple[type[Any], ...]] = MappingProxyType(
    {
        "a fact: appended, and never changed": (MoveRow, RepairRow, QuarantineErrorRow, ErasureRow),
        "an act of managers: a fact, whose moment no table knows": (ManagerActRow,),
        "what is to be said, or was, and where": (OutboxRow, MessageRow, MailRow),
        "a reminder: a fact, which is marked as said": (ReminderRow,),
        "more time: a fact, whose moment no table knows": (ExtensionRow,),
        "the ledger: written once, after the end": (LedgerRow, TenureRow),
        "a person, or a server, and no table": (
            PersonRow, PreferencesRow, AbsenceRow, GuildRow, TipRow, ServerBoardRow,
            TableWatchRow, WatchToldRow, KeptAwayRow, NoteRow, UninvitedRow,
        ),
        "somebody who follows a game without a seat": (FollowerRow,),
        "a series, which no table has in memory": (
            SeriesRow, SeriesEntrantRow, SeriesEventRow, SeriesSaidRow, SeriesMessageRow,
            SeriesManagerActRow,
        ),
    }
)  # fmt: skip
"""Kinds that are no state of a table, by the reason why.

What else is left to rows made by hand stands in :mod:`tests.rigs.shadow`.
"""

KINDS: Mapping[type[Any], Part] = MappingProxyType({part.kind: part for part in PARTS})


class Seen(NamedTuple):
    """A table with all its rows."""

    live: LiveTable
    spelt: Spelt

    @classmethod
    def of(cls, live: LiveTable) -> Seen:
        """Spell all of a table."""
        rows = {part.kind: {key_of(row): row for row in part.spell(live)} for part in PARTS}
        return cls(live, rows)


def spelt_of(stored: StoredTable) -> Spelt:
    """Sort what is stored of a table, as far as it is state."""
    found: Spelt = {kind: {} for kind in KINDS}
    everything = (*stored, *stored.people, *stored.clocks, *stored.history)
    for one in cast("Iterable[Any]", everything):
        for row in (one,) if type(one) in KINDS else one or ():
            if type(row) in KINDS:
                found[type(row)][key_of(row)] = row
    return found


def rows(before: Seen | None, after: Seen) -> Change:
    """Tell what makes a stored table the one after a change; without one before it is new."""
    found: list[Write] = []
    for part in PARTS:
        if before is not None and _is_same(part.made_of(before.live), part.made_of(after.live)):
            continue
        if after.live.running is None and not part.quarantine:
            # What broke stays as it is stored.
            continue
        was = {} if before is None else before.spelt[part.kind]
        found += _steps(part, was, after.spelt[part.kind])
    return tuple(found)


def _is_same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    return all(a is b for a, b in zip(one, other, strict=True))


def _steps(part: Part, was: dict[Key, Any], now: dict[Key, Any]) -> Iterator[Write]:
    """List the edits and rows between two sets of rows."""
    if part.kind is SeatRow and [row.user_id for row in was.values()] != [
        row.user_id for row in now.values()
    ]:
        # Nobody may stand in two seats, not even in between.
        yield DeleteSeats(next(iter((was | now).values())).table_id)
        yield from now.values()
        return
    if part.deletes is not None:
        for key, row in was.items():
            if key not in now and (edit := part.deletes(row)) is not None:
                yield edit
    for key, row in now.items():
        # An edit that reaches more than one row may have taken this one, too.
        if part.kind is BallotRow or was.get(key) != row:
            yield row
