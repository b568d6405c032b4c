"""Downtime: the clocks stood while no host was there, and what is shown of them is wrong now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.model.shards import ALL, Shards
from bot.model.timers import TimerKind
from bot.model.times import Millis

Edit = tuple[str, tuple[int | str | None, ...]]
"""A statement that every database knows, and its values, ``?1`` and so on."""

GUILD = "(SELECT g.guild_id FROM game_table AS g WHERE g.id = table_id)"
"""The server of a row that belongs to a table."""

_NOTICED = 60_000
"""A downtime of so many milliseconds may make a time wrong that is shown."""
_SHOWN_WRONG = 20
"""Then it is said anew where it was put off by more than this part of what is left: at a table that
is played over days nobody sees the difference that a few minutes make."""
_DOWN = "CAST(?2 AS BIGINT) - CAST(?1 AS BIGINT)"
_COVERED = f"""
    CASE WHEN EXISTS (
        SELECT * FROM pause WHERE pause.table_id = deadline.table_id AND until IS NULL
    )
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
_LAST = "coalesce((SELECT max(o.id) FROM outbox AS o WHERE o.table_id = game_table.id), 0)"


def resume(
    last_seen: Millis, now: Millis, *, restored: bool = False, shards: Shards = ALL
) -> Iterator[Edit]:
    """Add the time since the host was last seen to every running clock of its servers.

    A clock that stood, in a pause or in its person's absence, falls due no later for that; what is
    given back is noted all the same, for the ceiling. Discord is told where what it shows is wrong
    now: the time shown is the time kept (F29). It is told of all that is live where the database
    was ``restored``.
    """
    if (downtime := now - last_seen) > 0:
        yield from _give_back(last_seen, now, shards)
    elif -downtime >= _NOTICED:
        yield from _set_back(now, shards)
    if restored:
        yield from _tell(now, None, shards)
    elif downtime >= _NOTICED:
        yield from _tell(now, now + downtime * _SHOWN_WRONG, shards)


def _give_back(last_seen: Millis, now: Millis, shards: Shards) -> Iterator[Edit]:
    own, at_own = shards.condition(), shards.condition(GUILD)
    yield (
        (
            "UPDATE deadline SET (due_at, given_back, covered, notice_at) = (SELECT"  # noqa: S608 - words of our own
            f" due_at + {_DOWN} - stood, given_back + {_DOWN}, covered + stood,"
            # Who was to be called meanwhile is called now; who is not there has no notice to come.
            " CASE WHEN notice_at IS NOT NULL AND call_at > ?1 THEN call_at"
            f" ELSE notice_at + {_DOWN} - stood END"
            f" FROM (SELECT {_COVERED} AS stood) AS covering) WHERE TRUE{at_own}"
        ),
        (last_seen, now),
    )
    downtime = now - last_seen
    yield f"UPDATE timer SET due_at = due_at + ?1 WHERE TRUE{at_own}", (downtime,)  # noqa: S608
    # By the timers of what is live: of all that is over there may be far more.
    yield (
        (
            "UPDATE occupancy SET claim_due = claim_due + ?1"  # noqa: S608
            f" WHERE (table_id, seat) IN (SELECT table_id, seat FROM timer WHERE kind = ?2{at_own})"
        ),
        (downtime, TimerKind.CLAIM.value),
    )
    yield (
        f"UPDATE series SET closes_at = closes_at + ?1 WHERE closes_at IS NOT NULL{own}",  # noqa: S608
        (downtime,),
    )
    # What stood already is not given back twice.
    yield f"UPDATE guild_absence SET since = since + ?1 WHERE TRUE{at_own}", (downtime,)  # noqa: S608


def _set_back(now: Millis, shards: Shards) -> Iterator[Edit]:
    """Ask now what was asked later than now: the clock of the machine was set back."""
    at_own = shards.condition(GUILD)
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
    # Nothing is to run in a pause that goes on.
    yield (
        (
            "INSERT INTO pause (table_id, since, ends_at)"  # noqa: S608
            " SELECT table_id, CAST(?1 AS BIGINT), ends_at FROM pause"
            f" WHERE until IS NULL AND since > ?1{at_own}"
            " ON CONFLICT (table_id, since) DO UPDATE SET until = NULL"
        ),
        (now,),
    )
    yield f"UPDATE pause SET until = since WHERE until IS NULL AND since > ?1{at_own}", (now,)  # noqa: S608
    # They look for themselves whether their moment has come.
    yield (
        f"UPDATE timer SET due_at = ?1 WHERE kind IN (?2, ?3) AND due_at > ?1{at_own}",  # noqa: S608
        (now, TimerKind.COMPUTER.value, TimerKind.RELEASE.value),
    )


def _tell(now: Millis, upto: Millis | None, shards: Shards) -> Iterator[Edit]:
    """Have Discord told of all that is live, or of what shows a time before ``upto``."""
    own = shards.condition()
    yield (
        f"""
        INSERT INTO outbox (table_id, id, at)
        SELECT id, 1 + CASE WHEN said_upto > {_LAST} THEN said_upto ELSE {_LAST} END,
            CAST(?1 AS BIGINT)
        FROM game_table WHERE ended_at IS NULL{own} AND (CAST(?2 AS BIGINT) IS NULL OR (
            id NOT IN (SELECT table_id FROM guild_absence) AND (
                EXISTS (SELECT * FROM deadline WHERE table_id = id AND due_at < ?2)
                OR EXISTS (SELECT * FROM timer
                    WHERE table_id = id AND kind IN (?3, ?4) AND due_at < ?2))))
        """,  # noqa: S608 - words of our own
        (now, upto, TimerKind.CLOSING.value, TimerKind.CLAIM.value),
    )
    yield (
        (
            "UPDATE series SET revision = revision + 1"  # noqa: S608
            f" WHERE ended_at IS NULL{own} AND (CAST(?1 AS BIGINT) IS NULL OR closes_at < ?1)"
        ),
        (upto,),
    )
