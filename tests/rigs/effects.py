"""What a change does to rows that are stored, without a database.

:mod:`tests.bot.store.test_contract` holds both databases to the same.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from bot.model.timers import STOPPED
from bot.rows.change import Write
from bot.rows.clocks import ShiftTimers, TimerRow
from bot.rows.kept import EDITS, ROWS, Again
from bot.rows.seats import DeleteBallots
from bot.rows.tables import TableRow
from tests.rigs.state_rows import KINDS, Spelt, key_of


def played(before: Spelt, change: Iterable[Write]) -> Spelt:
    """Return what is stored once a change has been written."""
    stored = defaultdict(dict, {kind: dict(known) for kind, known in before.items()})
    for row in change:
        if type(row) in KINDS:
            _write(stored, row)
        elif type(row) in EDITS:
            _edit(stored, row)
    return stored


def _write(stored: Spelt, row: Write) -> None:
    known, key = stored[type(row)], key_of(row)
    kept = ROWS[type(row)]
    if key in known and kept.again is Again.IS_IGNORED:
        return
    if key in known and kept.again is Again.REPLACES:
        row = row._replace(**{name: getattr(known[key], name) for name in kept.fixed})
    known[key] = row
    if isinstance(row, TableRow) and row.ended_at is not None:
        stored[TimerRow].clear()


def _edit(stored: Spelt, edit: Any) -> None:
    of = EDITS[type(edit)].of
    known = stored[of]
    for key, row in list(known.items()):
        if isinstance(edit, DeleteBallots):
            if edit.seat in (row.seat, row.voter):
                del known[key]
        elif isinstance(edit, ShiftTimers):
            if row.kind in STOPPED:
                known[key] = row._replace(due_at=row.due_at + edit.by)
        elif EDITS[type(edit)].to is None and all(
            getattr(row, name) == getattr(edit, name) for name in edit._fields
        ):
            del known[key]
