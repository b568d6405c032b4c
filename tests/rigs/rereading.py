"""A table as it is read from the rows that are made of it: it has to be the one that it was."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.clocks.limits import limit_name
from bot.model.pace import Pace
from bot.model.timers import TimerKind
from bot.model.times import from_ms, to_ms
from bot.rows.clocks import (
    BankRow,
    ClockStopRow,
    DeadlineRow,
    ExtensionRow,
    PauseWishRow,
    ReminderRow,
    StartWishRow,
    StoppedClockRow,
    TimerRow,
)
from bot.rows.invitations import InvitationRow
from bot.rows.managers import ManagerActRow
from bot.rows.moves import MoveRow, SnapshotRow, UndoRequestRow
from bot.rows.seats import (
    BallotRow,
    HandViewerRow,
    HeldAnswerRow,
    OccupancyRow,
    PastOccupancyRow,
    PlanRow,
    SeatBanRow,
    SeatRow,
    StandingOrderRow,
)
from bot.rows.series import SeriesGameRow
from bot.rows.tables import InactivityRow, RematchRow, TableRow
from bot.store.loaded import StoredClocks, StoredHistory, StoredSeats, StoredTable
from bot.table.live_table import LiveTable
from bot.table.position import Position
from bot.table.restore import restore
from games.api import AnyGame, Seat
from tests.rigs.state_rows import Spelt


def seats_going_on(live: LiveTable) -> set[Seat]:
    """List the seats whose shared limit goes on: it stands in the deadline of their question."""
    running, stopped = live.running, live.times.stopped
    if running is None or not stopped:
        return set()
    return {
        decision.seat
        for decision in running.decisions
        if decision.seat in stopped and stopped[decision.seat].name == limit_name(running, decision)
    }


def reread(
    live: LiveTable, spelt: Spelt, find: Callable[[str], AnyGame], paces: Mapping[str, Pace]
) -> LiveTable:
    """Return a table as it is read from the rows that are made of it.

    What is read from the history of its moves comes from moves that tell the same.
    """

    def all_of(kind: type[Any]) -> tuple[Any, ...]:
        return tuple(spelt[kind].values())

    def one_of(kind: type[Any]) -> Any:
        return next(iter(spelt[kind].values()), None)

    table_id, times = live.table.id, live.times
    memory = [
        TimerRow(table_id, TimerKind.PACE_WISH, 0, seat, to) for seat, to in times.paces.items()
    ]
    if (usual := live.table.usual_pace) is not None:
        memory.append(TimerRow(table_id, TimerKind.EVENING, 0, key=usual))
    stored = StoredTable(
        table=one_of(TableRow),
        seats=all_of(SeatRow),
        snapshot=one_of(SnapshotRow),
        deadlines=all_of(DeadlineRow),
        people=StoredSeats(
            past_occupancies=all_of(PastOccupancyRow),
            occupancies=all_of(OccupancyRow),
            bans=all_of(SeatBanRow),
            ballots=all_of(BallotRow),
            standing_orders=all_of(StandingOrderRow),
            hand_viewers=all_of(HandViewerRow),
            plans=all_of(PlanRow),
            held_answers=all_of(HeldAnswerRow),
            invitations=all_of(InvitationRow),
            manager_acts=tuple(
                ManagerActRow(table_id, a.number, 0, a.user_id, a.act, a.whom, a.detail)
                for a in live.table.acts
            ),
        ),
        clocks=StoredClocks(
            timers=(*all_of(TimerRow), *memory),
            banks=all_of(BankRow),
            stopped=all_of(StoppedClockRow),
            stops=all_of(ClockStopRow),
            wishes=all_of(PauseWishRow),
            start_wishes=all_of(StartWishRow),
            extensions=tuple(ExtensionRow(table_id, *one, 0) for one in times.extensions),
            reminders=tuple(
                ReminderRow(table_id, *key, chapter, 0) for key, chapter in times.reminded.items()
            ),
            inactivity=one_of(InactivityRow),
        ),
        history=StoredHistory(
            since_fence=tuple(_since_fence(live)),
            undo_request=one_of(UndoRequestRow),
            rematch=one_of(RematchRow),
            series=one_of(SeriesGameRow),
            last_answers=tuple(_last_answers(live)),
        ),
    )
    return restore(stored, find, paces)


def _since_fence(live: LiveTable) -> Iterator[MoveRow]:
    """Write moves that tell what may still be taken back, and who took what back."""
    if live.running is None:
        return
    log, table_id = live.running.undo_log, live.table.id
    for seat, chapter in log.undos:
        yield MoveRow(
            table_id, 0, None, seat, None, "", str(log.fence), "[]", "undo", chapter, chapter, 0
        )
    for step in log.steps:
        events = f'[{{"to": [{step.seat}]}}]' if step.question else "[]"
        cause = "standing" if step.in_advance else "player"
        yield MoveRow(
            table_id, step.number, None, step.seat, step.user_id, step.question, "", events,
            cause, 0, 0, 0,
        )  # fmt: skip


def _last_answers(live: LiveTable) -> Iterator[MoveRow]:
    known = {} if live.running is None else live.running.last_answers
    for seat, at in known.items():
        yield MoveRow(
            live.table.id, sys.maxsize, None, seat, None, "", "", "[]", "player",
            live.under_way.answered_in[seat], 0, at,
        )  # fmt: skip


def remembered(live: LiveTable) -> LiveTable:
    """Return a table with what outlives the process."""
    going_on, running = seats_going_on(live), live.running
    stopped = {seat: one for seat, one in live.times.stopped.items() if seat not in going_on}
    used = {seat: spent for seat, spent in live.times.used.items() if spent}
    live = replace(
        # A database knows no less than a millisecond.
        live.with_table(opened_at=from_ms(to_ms(live.table.opened_at))),
        times=replace(live.times, preferences={}, server_night=None, stopped=stopped, used=used),
        past_occupancies=tuple(sorted(live.past_occupancies)),
        expired=(),
    )
    if running is None:
        return replace(live, plans={}, held={}, proposal=None)
    running = replace(
        running,
        bank_from={},
        banks_run=frozenset(),
        undo_log=replace(
            running.undo_log,
            revealed=None,
            steps=tuple(replace(step, hidden=False) for step in running.undo_log.steps),
        ),
        last_sights={},
        noticed={},
    )
    if live.table.status.ended:
        running = replace(running, due={}, posed={})
    return replace(live, running=running)


def differences(one: Any, other: Any, name: str = "") -> Iterator[str]:
    """Name what differs between two values that are to be the same, as far down as it can."""
    if isinstance(one, Position):
        one, other = one.state, other.state
    if one == other:
        return
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        for field in one.__struct_fields__:
            yield from differences(getattr(one, field), getattr(other, field), f"{name}.{field}")
    else:
        yield f"{name}: {one} {other}"
