"""Downtime: the clocks stood while no host was there, and what is shown of them is wrong now."""

from __future__ import annotations

import sqlite3

from bot.model.timers import TimerKind
from bot.model.times import Millis

_NOTICED = 60_000
"""A downtime of so many milliseconds may make a time wrong that is shown."""
_SHOWN_WRONG = 20
"""Then it is said anew where it was put off by more than this part of what is left: at a table that
is played over days nobody sees the difference that a few minutes make."""
_COVERED = """
    CASE WHEN EXISTS (
        SELECT * FROM pause WHERE pause.table_id = deadline.table_id AND until IS NULL
    )
    THEN ?2 - ?1
    ELSE coalesce((
        SELECT max(min(until, ?2) - max(since, ?1))
        FROM absence JOIN seat ON seat.user_id = absence.user_id
        WHERE seat.table_id = deadline.table_id AND seat.seat = deadline.seat
        AND until > ?1 AND since < ?2
    ), 0) END
"""
"""How much of a downtime a clock stood anyway: nobody begins a pause or an absence in it."""


def resume(connection: sqlite3.Connection, now: Millis) -> None:
    """Add the time since the host was last seen to every running clock.

    A clock that stood, in a pause or in its person's absence, falls due no later for that; what is
    given back is noted all the same, for the ceiling. Discord is told where what it shows is wrong
    now: the time shown is the time kept (F29).
    """
    connection.execute("BEGIN IMMEDIATE")
    (last_seen,) = connection.execute("SELECT value FROM meta WHERE key = 'last_seen'").fetchone()
    if (downtime := now - int(last_seen)) > 0:
        connection.execute(
            "UPDATE deadline SET (due_at, given_back, covered, notice_at) = (SELECT"  # noqa: S608 - words of our own
            " due_at + ?2 - ?1 - stood, given_back + ?2 - ?1, covered + stood,"
            # Who was to be called meanwhile is called now; who is not there has no notice to come.
            " CASE WHEN notice_at IS NOT NULL AND call_at > ?1 THEN call_at"
            " ELSE notice_at + ?2 - ?1 - stood END"
            f" FROM (SELECT {_COVERED} AS stood))",
            (int(last_seen), now),
        )
        connection.execute("UPDATE timer SET due_at = due_at + ?", (downtime,))
        # By the timers of what is live: of all that is over there may be far more.
        connection.execute(
            "UPDATE occupancy SET claim_due = claim_due + ?1"
            " WHERE (table_id, seat) IN (SELECT table_id, seat FROM timer WHERE kind = ?2)",
            (downtime, TimerKind.CLAIM.value),
        )
        connection.execute(
            "UPDATE series SET closes_at = closes_at + ? WHERE closes_at IS NOT NULL", (downtime,)
        )
        # What stood already is not given back twice.
        connection.execute("UPDATE guild_absence SET since = since + ?", (downtime,))
    elif -downtime >= _NOTICED:
        _set_back(connection, now)
    connection.execute("UPDATE meta SET value = ? WHERE key = 'last_seen'", (str(now),))
    if connection.execute("DELETE FROM meta WHERE key = 'restored'").rowcount:
        _tell(connection, now, None)
    elif downtime >= _NOTICED:
        _tell(connection, now, now + downtime * _SHOWN_WRONG)
    connection.execute("COMMIT")


def _set_back(connection: sqlite3.Connection, now: Millis) -> None:
    """Ask now what was asked later than now: the clock of the machine was set back."""
    connection.execute(
        "UPDATE deadline SET asked_at = ?1, due_at = due_at - asked_at + ?1,"
        " call_at = call_at - asked_at + ?1, notice_at = notice_at - asked_at + ?1"
        " WHERE asked_at > ?1",
        (now,),
    )
    connection.execute(
        "UPDATE stopped_clock SET asked_at = asked_at - stopped_at + ?1, stopped_at = ?1"
        " WHERE stopped_at > ?1",
        (now,),
    )
    # They look for themselves whether their moment has come.
    connection.execute(
        "UPDATE timer SET due_at = ?1 WHERE kind IN (?2, ?3) AND due_at > ?1",
        (now, TimerKind.COMPUTER.value, TimerKind.RELEASE.value),
    )


def _tell(connection: sqlite3.Connection, now: Millis, upto: Millis | None) -> None:
    """Have Discord told of all that is live, or of what shows a time before ``upto``."""
    connection.execute(
        """
        INSERT INTO outbox (table_id, id, at)
        SELECT id, 1 + max(said_upto, coalesce(
            (SELECT max(o.id) FROM outbox AS o WHERE o.table_id = game_table.id), 0)), ?1
        FROM game_table WHERE ended_at IS NULL AND (?2 IS NULL OR (
            id NOT IN (SELECT table_id FROM guild_absence) AND (
                EXISTS (SELECT * FROM deadline WHERE table_id = id AND due_at < ?2)
                OR EXISTS (SELECT * FROM timer
                    WHERE table_id = id AND kind IN (?3, ?4) AND due_at < ?2))))
        """,
        (now, upto, TimerKind.CLOSING.value, TimerKind.CLAIM.value),
    )
    connection.execute(
        "UPDATE series SET revision = revision + 1"
        " WHERE ended_at IS NULL AND (?1 IS NULL OR closes_at < ?1)",
        (upto,),
    )
