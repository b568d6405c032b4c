"""A second look at every change that is committed: what its rows do, and what the table became.

:mod:`tests.rigs.state_rows` makes the rows of a table of nothing but the table. Whoever commits a
change hands in rows made by hand: here both are played on what was stored before, and have to come
to the same, from which the same table is read.

Left to rows made by hand are facts that no table knows, and what a table need not know:

* moves, outbox, quarantine errors, repairs, managers' acts: appended, never changed;
* reminders and extensions: their moment, and whether they were said;
* timers but those of a claim, of a full lobby and of an announced end: they only wake, and what
  they set off is judged by the table (computers, releases, stops, inactivity, preferences; evenings
  and wishes for another pace, whose end is in no table);
* a deadline that is put off while a computer thinks in somebody's stead: it only wakes, too;
* rows of a table in quarantine, which is not read whole: they stay as they are until a
  repair replaces them;
* of a table that has ended, whether its end was ever announced.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from bot.model.table import Status, TableId
from bot.model.timers import TimerKind
from bot.repositories.tables import TableRepository, with_end
from bot.rows.change import Change
from bot.rows.clocks import BankRow, DeadlineRow, StoppedClockRow, TimerRow
from bot.rows.tables import InactivityRow, QuarantineErrorRow, TableRow
from bot.table.live_table import LiveTable
from tests.rigs.effects import played
from tests.rigs.rereading import differences, remembered, reread, seats_going_on
from tests.rigs.state_rows import KINDS, Seen, Spelt, rows

_KNOWN = frozenset({TimerKind.CLOSING, TimerKind.CLAIM, TimerKind.ANYBODY, TimerKind.FULL})
"""Timers whose time a table knows."""


class PartedError(AssertionError):
    """A table in memory and its rows are not the same after a change."""


def compared(stored: Spelt, live: LiveTable) -> Spelt:
    """Return what has to be the same of what is stored, in one spelling."""
    found = {kind: dict(stored.get(kind, {})) for kind in KINDS}
    found[BankRow] = {key: row for key, row in found[BankRow].items() if row.used}
    found[TimerRow] = {key: row for key, row in found[TimerRow].items() if row.kind in _KNOWN}
    going_on = seats_going_on(live)
    found[StoppedClockRow] = {
        key: row for key, row in found[StoppedClockRow].items() if row.seat not in going_on
    }
    said = found[InactivityRow]
    # Of what has ended it only tells whether it was forgotten.
    matters = not live.table.status.ended or (
        live.table.status is Status.CANCELLED and live.seed is not None
    )
    found[InactivityRow] = {
        key: row._replace(notice=min(row.notice, 1) if live.table.status.ended else row.notice)
        for key, row in said.items()
        if matters and (row.kept_at is not None or row.notice)
    }
    if live.running is None:
        found = {kind: known for kind, known in found.items() if KINDS[kind].quarantine}
    return found


def check(before: Seen | None, after: Seen, change: Change) -> None:
    """Compare what a change does with what it was to do.

    Raises:
        PartedError: they differ, in kinds and keys that are named.
    """
    was = {} if before is None else before.spelt
    derived = rows(before, after)
    table_id = after.live.table.id
    own = tuple(row for row in change if _table_of(row) == table_id)
    wanted = compared(after.spelt, after.live)
    for made, by in ((derived, "derived"), (own, "made by hand")):
        parted = [*_parted(compared(played(was, made), after.live), wanted)]
        if parted:
            told = "\n  ".join(parted)
            raise PartedError(f"table {table_id}, rows {by} and those of the table:\n  {told}")


def _parted(found: Spelt, wanted: Spelt) -> Iterator[str]:
    """Name the rows that differ."""
    for kind in wanted:
        if found[kind] == wanted[kind]:
            continue
        for key in sorted({*found[kind], *wanted[kind]}, key=str):
            one, other = found[kind].get(key), wanted[kind].get(key)
            if one != other and not _is_put_off(one, other):
                yield f"{one}\n    {other}"


def _is_put_off(found: Any, wanted: Any) -> bool:
    """Whether a deadline wakes the host later, as where a computer thinks about it first."""
    if not isinstance(found, DeadlineRow) or not isinstance(wanted, DeadlineRow):
        return False
    return found.due_at > wanted.due_at and found._replace(due_at=wanted.due_at) == wanted


def check_reading(seen: Seen, by: TableRepository) -> None:
    """Compare a table with what is read from its rows.

    Raises:
        PartedError: they differ.
    """
    read = reread(seen.live, seen.spelt, by._find, by._paces)
    parted = [*differences(remembered(seen.live), remembered(read))]
    if parted:
        told = "\n  ".join(parted)
        raise PartedError(f"table {seen.live.table.id} and what is read of it:\n  {told}")


def _table_of(row: Any) -> object:
    return row.id if isinstance(row, TableRow) else getattr(row, "table_id", None)


@contextmanager
def watching() -> Iterator[None]:
    """Check every change of a table that is committed in the meantime.

    What a table was is what its repository had last in memory. Of one quarantined without
    having been read nothing is known; it is left out.

    Raises:
        PartedError: the first that was found, at the end.
    """
    known: WeakKeyDictionary[TableRepository, dict[TableId, Seen]] = WeakKeyDictionary()
    parted: list[PartedError] = []
    commit, put = TableRepository.commit_together, TableRepository._put
    quarantine = TableRepository._quarantine

    async def checked(
        self: TableRepository, tables: tuple[LiveTable, ...], change: Change
    ) -> tuple[LiveTable, ...]:
        tables, change = self.followed(tables, change)
        tables = await commit(self, tables, change)
        of = known.setdefault(self, {})
        is_quarantined = any(isinstance(row, QuarantineErrorRow) for row in change)
        for live in tables:
            before, seen = of.get(live.table.id), Seen.of(live)
            of[live.table.id] = seen
            if before is None and is_quarantined:
                continue
            try:
                check(before, seen, with_end(live, change) if live.table.status.ended else change)
                check_reading(seen, self)
            except PartedError as error:
                parted.append(error)
        return tables

    async def aside(self: TableRepository, live: LiveTable, error: Exception) -> LiveTable:
        if live.table.id not in self.in_memory():
            known.setdefault(self, {}).pop(live.table.id, None)
        return await quarantine(self, live, error)

    def noted(self: TableRepository, live: LiveTable) -> None:
        put(self, live)
        of = known.setdefault(self, {})
        if live.table.id not in of or of[live.table.id].live is not live:
            of[live.table.id] = Seen.of(live)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableRepository, "commit_together", checked)
        patch.setattr(TableRepository, "_put", noted)
        patch.setattr(TableRepository, "_quarantine", aside)
        yield
    if parted:
        raise parted[0]
