"""Downtime: the clocks stood while no host was there, and what is shown of them is wrong now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.model.shards import ALL, Shards
from bot.model.stops import BY_MANAGERS, GIVEN_UP, ONE_PERSON, OUT_OF_REACH, Why
from bot.model.timers import SHOWN, STOPPED, TimerKind, sql_list
from bot.model.times import MILLISECOND, OPEN, Millis

Edit = tuple[str, tuple[int | str | None, ...]]
"""A statement that every database knows, and its values, ``?1`` and so on."""

GUILD = "(SELECT g.guild_id FROM game_table AS g WHERE g.id = table_id)"
"""The server of a row that belongs to a table."""

OUT = f"SELECT table_id FROM clock_stop WHERE until IS NULL AND why IN ({sql_list(OUT_OF_REACH)})"  # noqa: S608
"""The tables where people cannot press or see."""

_NOTICED = 60_000
"""Milliseconds of downtime from which a time that is shown may be wrong."""
_SHOWN_WRONG = 20
"""Then it is said again if it was put off by more than this part of what is left: at a table that
is played over days nobody sees the difference that a few minutes make."""
_DOWN = "CAST(?2 AS BIGINT) - CAST(?1 AS BIGINT)"
_STANDS = "{table_id} IN (SELECT table_id FROM clock_stop WHERE until IS NULL)"
_COVERED = f"""
    CASE WHEN {_STANDS.format(table_id="deadline.table_id")}
    THEN {_DOWN}
    ELSE coalesce((
        SELECT max(
            (CASE WHEN until < ?2 THEN until ELSE ?2 END)
            - (CASE WHEN since > ?1 THEN since ELSE ?1 END)
        )
        FROM absence JOIN seat ON seat.user_id = absence.user_id
        WHERE seat.table_id = deadline.table_id AND seat.seat = deadline.seat
        AND until > ?1 AND since < ?2 AND mode = 'wait'
    ), 0) END
"""  # noqa: S608 - words of our own
"""How much of a downtime a clock stood anyway: nobody begins a pause or an absence in it."""
_OF_A_LIVE_TABLE = "table_id IN (SELECT id FROM game_table WHERE ended_at IS NULL)"
_RUNS = f"NOT {_STANDS.format(table_id='table_id')}"
_CUT = "table_id IN (SELECT table_id FROM clock_stop WHERE until > ?1)"
"""A table of which a stop ended later than now."""
_PUT_OFF_BY = (
    "(SELECT coalesce(sum(until - CASE WHEN since > ?1 THEN since ELSE ?1 END), 0)"  # noqa: S608
    f" FROM clock_stop WHERE clock_stop.table_id = {{table_id}} AND why = '{Why.DOWN}'"
    " AND until > ?1 AND NOT EXISTS (SELECT * FROM clock_stop AS o WHERE o.until IS NULL"
    " AND o.table_id = clock_stop.table_id AND o.since < clock_stop.until))"
)
"""By how much downtimes that end later than now, which never overlap, have put off what stands: not
at all within a stop that goes on."""
_SEEN = (
    "CASE WHEN EXISTS (SELECT * FROM deadline WHERE deadline.table_id = occupancy.table_id"
    " AND deadline.seat = occupancy.seat AND deadline.asked_at >= ?1"
    " AND deadline.asked_at < occupancy.seen_at) THEN 1 ELSE 0 END"
)
"""1 for who has come since they were asked something later than now: they come after it still."""
_BY_THE_DAY = (TimerKind.STOP, TimerKind.EVENING)
"""Timers of what ends at a time of day, whatever stood before."""
_LOOK_THEMSELVES = (
    *(TimerKind.COMPUTER, TimerKind.RELEASE, TimerKind.EVENING),
    *(TimerKind.INVITATION, TimerKind.RINGING, TimerKind.STOP),
)
_LAST = "coalesce((SELECT max(o.id) FROM outbox AS o WHERE o.table_id = game_table.id), 0)"
NEXT = f"1 + CASE WHEN said_upto > {_LAST} THEN said_upto ELSE {_LAST} END"
"""The number of the next row in the outbox of a row of ``game_table``."""


def resume(
    last_seen: Millis,
    now: Millis,
    *,
    noted: Millis | None = None,
    restored: bool = False,
    shards: Shards = ALL,
) -> Iterator[Edit]:
    """Yield edits that record the downtime since ``last_seen`` as a stop of every live table.

    ``noted`` is what :func:`latest` finds; a minute or more ahead it counts as the last sign of
    life. Deadlines, timers, claims and ends of series' lobbies are put off by the downtime where
    they ran. From a minute on, messages whose shown time is off by much are queued to be updated
    (F29); all of what is live where the database was ``restored``, or the clock went back by a
    minute or more: then what lies in the future is moved to now, and series' lobbies, and tables'
    opened in the future, keep the time that they had left. Set back by less, nothing is.
    Stops stored by release 1.0.0 are converted first. Only what belongs to ``shards`` is changed.
    """
    yield from _taken_over(now, shards)
    # Series, and lobbies, show no sign of what they had been adjusted to: only the clock itself.
    early = max(0, last_seen - now)
    if noted is not None and noted - now >= _NOTICED:
        last_seen = noted
    downtime = now - last_seen
    set_back = -downtime >= _NOTICED
    if downtime > 0:
        yield from _give_back(last_seen, now, shards)
    elif set_back:
        yield from _time_left_kept(early, now, shards)
        yield from _set_back(now, shards)
    if restored or set_back:
        yield from _tell(now, None, shards)
    elif downtime >= _NOTICED:
        yield from _tell(now, now + downtime * _SHOWN_WRONG, shards)


def latest(shards: Shards = ALL) -> str:
    """Return a query for the latest moment that something live was asked or stopped at; or NULL.

    Where that is later than now, the clock was set back, and the host may have ended before it had
    adjusted everything.
    """
    at_own = shards.condition(GUILD)
    return (
        "SELECT max(found.at) FROM (SELECT max(asked_at) AS at FROM deadline"  # noqa: S608
        f" WHERE TRUE{at_own} UNION ALL SELECT max(coalesce(until, since)) FROM clock_stop"
        f" WHERE (until IS NULL OR until > since) AND {_OF_A_LIVE_TABLE}{at_own}) AS found"
    )


def _taken_over(now: Millis, shards: Shards) -> Iterator[Edit]:
    """Yield edits that convert what release 1.0.0 stored of pauses into stops; usually no rows.

    A pause without an end, a server that the bot left and a table in quarantine get the end that
    such a stop has, counted from now. The old rows and timers are deleted; a timer is set for each
    table's earliest end.
    """
    at_own = shards.condition(GUILD)
    yield (
        (
            "INSERT INTO clock_stop (table_id, why, since, until, ends_at)"  # noqa: S608
            " SELECT table_id, CASE WHEN by_managers = 1 THEN 'managers'"
            " WHEN ends_at IS NOT NULL THEN 'agreed' ELSE 'player' END, since, until,"
            " CASE WHEN until IS NULL THEN coalesce(ends_at, CAST(?1 AS BIGINT)"
            " + CASE WHEN by_managers = 1 THEN CAST(?2 AS BIGINT) ELSE CAST(?3 AS BIGINT) END) END"
            f" FROM pause WHERE {_OF_A_LIVE_TABLE}{at_own} ON CONFLICT DO NOTHING"
        ),
        (now, BY_MANAGERS // MILLISECOND, ONE_PERSON // MILLISECOND),
    )
    yield f"DELETE FROM pause WHERE TRUE{at_own}", ()  # noqa: S608
    yield (
        (
            "INSERT INTO clock_stop (table_id, why, since, ends_at)"  # noqa: S608
            " SELECT table_id, why, since, coalesce((SELECT min(t.due_at) FROM timer AS t"
            " WHERE t.table_id = guild_absence.table_id AND t.kind = 'lost-place'),"
            " CAST(?1 AS BIGINT) + CAST(?2 AS BIGINT))"
            f" FROM guild_absence WHERE {_OF_A_LIVE_TABLE}{at_own} ON CONFLICT DO NOTHING"
        ),
        (now, GIVEN_UP // MILLISECOND),
    )
    yield f"DELETE FROM guild_absence WHERE TRUE{at_own}", ()  # noqa: S608
    yield (
        (
            "INSERT INTO clock_stop (table_id, why, since, ends_at)"  # noqa: S608
            " SELECT id, 'set-aside', CAST(?1 AS BIGINT), CAST(?1 AS BIGINT) + CAST(?2 AS BIGINT)"
            " FROM game_table WHERE status = 'quarantined' AND ended_at IS NULL"
            " AND seed IS NOT NULL AND id NOT IN (SELECT table_id FROM clock_stop"
            f" WHERE why = 'set-aside' AND until IS NULL){shards.condition()}"
            " ON CONFLICT DO NOTHING"
        ),
        (now, GIVEN_UP // MILLISECOND),
    )
    yield f"DELETE FROM timer WHERE kind IN ('pause', 'lost-place'){at_own}", ()  # noqa: S608
    yield (
        (
            "INSERT INTO timer (table_id, kind, key, seat, due_at)"  # noqa: S608
            " SELECT table_id, 'stop', '', 0, min(ends_at) FROM clock_stop"
            " WHERE until IS NULL AND ends_at IS NOT NULL AND table_id NOT IN"
            f" (SELECT table_id FROM timer WHERE kind = 'stop'){at_own}"
            " GROUP BY table_id ON CONFLICT DO NOTHING"
        ),
        (),
    )


def _give_back(last_seen: Millis, now: Millis, shards: Shards) -> Iterator[Edit]:
    """Yield the edits that move deadlines and other times by the time the bot was down.

    Of a deadline only the part counts in which it ran: nothing while its table was stopped, nor
    during an absence of its person; a call that fell due meanwhile is due now. One that respects
    quiet hours stays: its row wakes too soon, and is stored anew by what a night leaves of the
    downtime. A stop ``down`` is recorded for every live table. Of timers, those that stand with
    stopped clocks are moved only where these run; all others by the whole downtime, but for the
    ends of stops and of evenings, which are not moved.
    """
    own, at_own = shards.condition(), shards.condition(GUILD)
    yield (
        (
            "UPDATE deadline SET (due_at, notice_at) = (SELECT"  # noqa: S608 - words of our own
            f" CASE WHEN hours <> '' THEN due_at ELSE due_at + {_DOWN} - stood END,"
            # Who was to be called meanwhile is called now; who is not there has no notice to come.
            " CASE WHEN notice_at IS NOT NULL AND call_at > ?1 THEN call_at"
            f" WHEN hours <> '' THEN notice_at ELSE notice_at + {_DOWN} - stood END"
            f" FROM (SELECT {_COVERED} AS stood) AS covering) WHERE TRUE{at_own}"
        ),
        (last_seen, now),
    )
    downtime = now - last_seen
    # What stands already goes on later by all that it stood.
    yield (
        (
            f"UPDATE timer SET due_at = due_at + ?1 WHERE kind NOT IN ({sql_list(_BY_THE_DAY)})"  # noqa: S608
            f" AND (kind NOT IN ({sql_list(STOPPED)}) OR {_RUNS}){at_own}"
        ),
        (downtime,),
    )
    # By the timers of what is live: of all that is over there may be far more.
    yield (
        (
            "UPDATE occupancy SET claim_due = claim_due + ?1"  # noqa: S608
            " WHERE (table_id, seat) IN"
            f" (SELECT table_id, seat FROM timer WHERE kind = ?2 AND {_RUNS}{at_own})"
        ),
        (downtime, TimerKind.CLAIM.value),
    )
    yield (
        f"UPDATE series SET closes_at = closes_at + ?1 WHERE closes_at IS NOT NULL{own}",  # noqa: S608
        (downtime,),
    )
    yield (
        (
            "INSERT INTO clock_stop (table_id, why, since, until)"  # noqa: S608
            " SELECT id, 'down', CAST(?1 AS BIGINT), CAST(?2 AS BIGINT) FROM game_table"
            f" WHERE ended_at IS NULL{own} ON CONFLICT DO NOTHING"
        ),
        (last_seen, now),
    )


def _time_left_kept(early: int, now: Millis, shards: Shards) -> Iterator[Edit]:
    """Yield edits by which lobbies close ``early`` ms sooner, as the clock was set back by that.

    That is all series that wait for their start, and tables opened later than ``now``, but for
    those that stand, or of which a stop ended later: what stops have put off is taken back of them.
    """
    own, at_own = shards.condition(), shards.condition(GUILD)
    yield (
        f"UPDATE series SET closes_at = closes_at - ?1 WHERE closes_at IS NOT NULL{own}",  # noqa: S608
        (early,),
    )
    yield (
        (
            "UPDATE timer SET due_at = due_at - CAST(?2 AS BIGINT)"  # noqa: S608 - words of our own
            f" WHERE kind IN ({sql_list(STOPPED)}) AND NOT {_CUT} AND {_RUNS} AND table_id IN"
            f" (SELECT id FROM game_table WHERE status = 'lobby' AND opened_at > ?1){at_own}"
        ),
        (now, early),
    )


def _set_back(now: Millis, shards: Shards) -> Iterator[Edit]:
    """Yield edits for a clock that was set back: nothing may have begun later than ``now``.

    Questions asked in the future are asked now, with the same limits; clocks and stops that stopped
    later stop now, and people were last seen now at the latest. Downtime that ends later ends now,
    and what it put off comes sooner. Timers that look for themselves whether their moment has come
    go off now at the latest.
    """
    at_own = shards.condition(GUILD)
    yield from _taken_back(now, shards)
    yield (
        f"UPDATE occupancy SET seen_at = CAST(?1 AS BIGINT) + {_SEEN} WHERE seen_at > ?1{at_own}",  # noqa: S608
        (now,),
    )
    yield (
        (
            "UPDATE deadline SET asked_at = ?1, due_at = due_at - asked_at + ?1,"  # noqa: S608
            " call_at = call_at - asked_at + ?1, notice_at = notice_at - asked_at + ?1"
            f" WHERE asked_at > ?1{at_own}"
        ),
        (now,),
    )
    yield (
        (
            "UPDATE stopped_clock SET asked_at = asked_at - stopped_at + ?1, stopped_at = ?1"  # noqa: S608
            f" WHERE stopped_at > ?1{at_own}"
        ),
        (now,),
    )
    # Nothing is to run in what goes on.
    yield (
        (
            "INSERT INTO clock_stop (table_id, why, since, ends_at, asked)"  # noqa: S608
            " SELECT table_id, why, CAST(?1 AS BIGINT), ends_at, asked FROM clock_stop"
            f" WHERE until IS NULL AND since > ?1{at_own}"
            " ON CONFLICT (table_id, why, since) DO UPDATE SET until = NULL"
        ),
        (now,),
    )
    yield (
        f"UPDATE clock_stop SET until = since WHERE until IS NULL AND since > ?1{at_own}",  # noqa: S608
        (now,),
    )
    yield (
        (
            "UPDATE timer SET due_at = ?1"  # noqa: S608 - words of our own
            f" WHERE kind IN ({sql_list(_LOOK_THEMSELVES)}) AND due_at > ?1{at_own}"
        ),
        (now,),
    )


def _taken_back(now: Millis, shards: Shards) -> Iterator[Edit]:
    """Yield the edits that cut stops to end by ``now``, and take back what they put off later.

    Deadlines that run fall due at once: their rows only wake, and are stored anew where they woke
    too soon. Of timers that stand in a stop that goes on, only what was put off before it is taken
    back: it moves them once it ends.
    """
    at_own = shards.condition(GUILD)
    yield (
        (
            "UPDATE deadline SET due_at = ?1,"  # noqa: S608 - words of our own
            " notice_at = CASE WHEN notice_at > ?1 THEN ?1 ELSE notice_at END"
            f" WHERE due_at > ?1 AND due_at < {OPEN} AND {_CUT}{at_own}"
        ),
        (now,),
    )
    yield (
        (
            "UPDATE occupancy SET claim_due = claim_due -"  # noqa: S608 - as above
            f" {_PUT_OFF_BY.format(table_id='occupancy.table_id')} WHERE (table_id, seat) IN"
            f" (SELECT table_id, seat FROM timer WHERE kind = ?2 AND {_CUT}{at_own})"
        ),
        (now, TimerKind.CLAIM.value),
    )
    yield (
        (
            "UPDATE timer SET due_at = due_at -"  # noqa: S608 - as above
            f" {_PUT_OFF_BY.format(table_id='timer.table_id')}"
            f" WHERE kind IN ({sql_list(STOPPED)}) AND {_CUT}{at_own}"
        ),
        (now,),
    )
    yield (
        (
            "UPDATE clock_stop SET until = CASE WHEN since > ?1 THEN since ELSE ?1 END"  # noqa: S608
            f" WHERE until > ?1 AND until > since AND {_OF_A_LIVE_TABLE}{at_own}"
        ),
        (now,),
    )


def _tell(now: Millis, upto: Millis | None, shards: Shards) -> Iterator[Edit]:
    """Yield the edits that have messages on Discord updated, of tables and of series.

    With ``upto``, only where a deadline, a timer whose time is shown or the end of a series' lobby
    is due before it; of tables, only where people can press and see. None: of all that is live.
    """
    own = shards.condition()
    yield (
        f"""
        INSERT INTO outbox (table_id, id, at)
        SELECT id, {NEXT}, CAST(?1 AS BIGINT)
        FROM game_table WHERE ended_at IS NULL{own} AND (CAST(?2 AS BIGINT) IS NULL OR (
            id NOT IN ({OUT}) AND (
                EXISTS (SELECT * FROM deadline WHERE table_id = id AND due_at < ?2)
                OR EXISTS (SELECT * FROM timer
                    WHERE table_id = id AND kind IN ({sql_list(SHOWN)}) AND due_at < ?2))))
        """,  # noqa: S608 - words of our own
        (now, upto),
    )
    yield (
        (
            "UPDATE series SET revision = revision + 1"  # noqa: S608
            f" WHERE ended_at IS NULL{own} AND (CAST(?1 AS BIGINT) IS NULL OR closes_at < ?1)"
        ),
        (upto,),
    )
