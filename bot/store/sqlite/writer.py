"""One transaction: the rows of many changes, gathered by kind."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

from bot.store.rows import (
    AbsenceRow,
    AlarmRow,
    BallotRow,
    BankRow,
    Change,
    ClosingRow,
    DeadlineRow,
    DeleteAlarm,
    DeleteBallots,
    DeleteDeadline,
    DeleteDeadlines,
    DeleteGuildAbsence,
    DeleteMessage,
    DeleteOpenHands,
    DeleteOutbox,
    DeletePauseWishes,
    DeleteSeats,
    DeleteStandingOrder,
    DeleteUndoRequest,
    ExtensionRow,
    GuildAbsenceRow,
    GuildRow,
    HandViewerRow,
    MarkReminderSaid,
    MessageRow,
    MoveRow,
    OccupancyRow,
    OpenHandsRow,
    OutboxRow,
    PastOccupancyRow,
    PauseRow,
    PauseWishRow,
    PersonRow,
    PreferencesRow,
    QuarantineErrorRow,
    RematchRow,
    ReminderRow,
    RepairRow,
    Row,
    SeatBanRow,
    SeatRow,
    ShiftAlarms,
    SnapshotRow,
    StandingOrderRow,
    TableRow,
    UndoRequestRow,
)

_BEAT = 1000
"""Milliseconds between two notes that the host lives."""

STATEMENTS: dict[type[Row], str] = {
    TableRow: (
        "INSERT INTO game_table VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
        " ON CONFLICT (id) DO UPDATE SET (version, options, seats, language, place, guild_id,"
        " channel_id, thread_id, host_id, host_name, status, ended_at, seed, error_id, pace)"
        " = (excluded.version, excluded.options, excluded.seats, excluded.language,"
        " excluded.place, excluded.guild_id, excluded.channel_id, excluded.thread_id,"
        " excluded.host_id, excluded.host_name, excluded.status, excluded.ended_at,"
        " excluded.seed, excluded.error_id, excluded.pace)"
    ),
    DeleteSeats: "DELETE FROM seat WHERE table_id = ?",
    SeatRow: (
        "INSERT INTO seat VALUES (?,?,?,?,?,?) ON CONFLICT (table_id, seat) DO UPDATE SET"
        " (user_id, name, gone, agreed)"
        " = (excluded.user_id, excluded.name, excluded.gone, excluded.agreed)"
    ),
    MoveRow: "INSERT INTO move VALUES (?,?,?,?,?,?,?,?,?,?,?,?)",
    SnapshotRow: (
        "INSERT INTO snapshot VALUES (?,?,?,?,?,?,?,?,?) ON CONFLICT (table_id) DO UPDATE SET"
        " (number, version, chapter, since, checksum, state, fence, undone)"
        " = (excluded.number, excluded.version, excluded.chapter, excluded.since,"
        " excluded.checksum, excluded.state, excluded.fence, excluded.undone)"
    ),
    DeleteDeadlines: "DELETE FROM deadline WHERE table_id = ?",
    DeleteDeadline: "DELETE FROM deadline WHERE table_id = ? AND decision = ? AND seat = ?",
    DeadlineRow: (
        "INSERT INTO deadline VALUES (?,?,?,?,?,?,?)"
        " ON CONFLICT (table_id, decision, seat) DO UPDATE SET"
        " (due_at, asked_at, given_back, remind_at)"
        " = (excluded.due_at, excluded.asked_at, excluded.given_back, excluded.remind_at)"
    ),
    BankRow: (
        "INSERT INTO bank VALUES (?,?,?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET used = excluded.used"
    ),
    PauseRow: (
        "INSERT INTO pause VALUES (?,?,?)"
        " ON CONFLICT (table_id, since) DO UPDATE SET until = excluded.until"
    ),
    DeletePauseWishes: "DELETE FROM pause_wish WHERE table_id = ?",
    PauseWishRow: "INSERT OR IGNORE INTO pause_wish VALUES (?,?)",
    ExtensionRow: "INSERT INTO extension VALUES (?,?,?,?,?)",
    ReminderRow: "INSERT INTO reminder VALUES (?,?,?,?,?,?,?)",
    MarkReminderSaid: (
        "UPDATE reminder SET said = 1"
        " WHERE table_id = ? AND decision = ? AND seat = ? AND number = ?"
    ),
    PreferencesRow: "INSERT OR REPLACE INTO habits VALUES (?,?,?,?,?,?,?)",
    AbsenceRow: (
        "INSERT INTO away VALUES (?,?,?)"
        " ON CONFLICT (user_id, since) DO UPDATE SET until = excluded.until"
    ),
    OutboxRow: "INSERT INTO outbox (table_id, chapter, since, at, id) VALUES (?,?,?,?,?)",
    DeleteOutbox: "DELETE FROM outbox WHERE table_id = ? AND id <= ?",
    MessageRow: (
        "INSERT INTO post VALUES (?,?,?,?,?) ON CONFLICT (table_id, key) DO UPDATE SET"
        " (channel_id, message_id, posted_at)"
        " = (excluded.channel_id, excluded.message_id, excluded.posted_at)"
    ),
    DeleteMessage: "DELETE FROM post WHERE table_id = ? AND key = ?",
    PersonRow: (
        "INSERT INTO person (user_id, language) VALUES (?,?)"
        " ON CONFLICT (user_id) DO UPDATE SET language = excluded.language"
    ),
    QuarantineErrorRow: "INSERT INTO error VALUES (?,?,?,?)",
    GuildRow: (
        "INSERT INTO guild_setting VALUES (?,?,?) ON CONFLICT (guild_id) DO UPDATE SET"
        " (language, channels) = (excluded.language, excluded.channels)"
    ),
    DeleteUndoRequest: "DELETE FROM proposal WHERE table_id = ?",
    UndoRequestRow: (
        "INSERT INTO proposal VALUES (?,?,?,?,?) ON CONFLICT (table_id) DO UPDATE SET"
        " (seat, number, target, agreed)"
        " = (excluded.seat, excluded.number, excluded.target, excluded.agreed)"
    ),
    RepairRow: "INSERT INTO repair VALUES (?,?,?,?,?)",
    OpenHandsRow: "INSERT INTO open_hands VALUES (?) ON CONFLICT DO NOTHING",
    RematchRow: (
        "INSERT INTO rematch VALUES (?,?,?,?,?)"
        " ON CONFLICT (table_id) DO UPDATE SET seating = excluded.seating"
    ),
    DeleteOpenHands: "DELETE FROM open_hands WHERE table_id = ?",
    HandViewerRow: "INSERT INTO hands_seen VALUES (?,?) ON CONFLICT DO NOTHING",
    # An end that was taken back comes a second time; the first one was noted.
    PastOccupancyRow: "INSERT INTO tenure VALUES (?,?,?,?,?,?,?,?,?,?) ON CONFLICT DO NOTHING",
    OccupancyRow: (
        "INSERT INTO sitting VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET (number, began_at, missed, in_a_row,"
        " chapter, played, offered_at, away, claim_id, claim_name, claim_due, began_after,"
        " missed_from) = (excluded.number,"
        " excluded.began_at, excluded.missed, excluded.in_a_row, excluded.chapter,"
        " excluded.played, excluded.offered_at, excluded.away, excluded.claim_id,"
        " excluded.claim_name, excluded.claim_due, excluded.began_after, excluded.missed_from)"
    ),
    SeatBanRow: "INSERT INTO barred VALUES (?,?) ON CONFLICT DO NOTHING",
    DeleteBallots: "DELETE FROM ballot WHERE table_id = ?1 AND (seat = ?2 OR voter = ?2)",
    BallotRow: "INSERT INTO ballot VALUES (?,?,?) ON CONFLICT DO NOTHING",
    DeleteStandingOrder: "DELETE FROM standing WHERE table_id = ? AND seat = ? AND key = ?",
    StandingOrderRow: "INSERT INTO standing VALUES (?,?,?) ON CONFLICT DO NOTHING",
    ClosingRow: (
        "INSERT INTO closing VALUES (?,?,?,?) ON CONFLICT (table_id) DO UPDATE SET"
        " (kept_at, closes_at, notice)"
        " = (excluded.kept_at, excluded.closes_at, excluded.notice)"
    ),
    DeleteGuildAbsence: "DELETE FROM unreached WHERE table_id = ?",
    GuildAbsenceRow: "INSERT INTO unreached VALUES (?,?) ON CONFLICT DO NOTHING",
    ShiftAlarms: "UPDATE alarm SET due_at = due_at + ?2 WHERE table_id = ?1",
    DeleteAlarm: "DELETE FROM alarm WHERE table_id = ? AND kind = ? AND seat = ?",
    AlarmRow: (
        "INSERT INTO alarm VALUES (?,?,?,?) ON CONFLICT (table_id, kind, seat)"
        " DO UPDATE SET due_at = excluded.due_at"
    ),
}
"""What each kind of row does, in the order in which kinds are written."""


class Writer:
    """Writes changes; to be used on the thread of the connection."""

    def __init__(self, last_outbox_id: int) -> None:
        self._outbox_id = last_outbox_id
        self._last_seen = 0

    def write(self, connection: sqlite3.Connection, changes: Sequence[Change], now: int) -> None:
        """Write all changes in one transaction and note, once a second, that the host lives."""
        kinds: dict[type[Row], list[Row]] = {}
        for change in changes:
            for row in change:
                kinds.setdefault(type(row), []).append(row)
        execute = connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            for kind, statement in STATEMENTS.items():
                if rows := kinds.get(kind):
                    connection.executemany(
                        statement, self._numbered(rows) if kind is OutboxRow else rows
                    )
            if now - self._last_seen >= _BEAT or not kinds:
                execute("UPDATE meta SET value = ? WHERE key = 'last_seen'", (str(now),))
                self._last_seen = now
            execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                execute("ROLLBACK")
            raise

    def _numbered(self, rows: list[Row]) -> Iterator[tuple[object, ...]]:
        for row in rows:
            self._outbox_id += 1
            yield (*row, self._outbox_id)
