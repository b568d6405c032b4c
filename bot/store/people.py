"""What is stored about a person: where it stands, what of it they are shown, how it is erased."""

# ruff: noqa: S608 - words of our own

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.model.forgotten import mark
from bot.model.invitations import InvitationState
from bot.model.news import PostKey
from bot.model.timers import TimerKind
from bot.model.times import Millis
from bot.store.downtime import NEXT, Edit

PEOPLE = (
    ("game_table", "id", "host_id", "host_name"),
    ("repair", "table_id", "user_id", None),
    ("move", "table_id", "user_id", None),
    ("seat", "table_id", "user_id", "name"),
    ("occupancy", "table_id", "claim_id", "claim_name"),
    ("past_occupancy", "table_id", "user_id", "name"),
    ("tenure", "table_id", "user_id", None),
    ("manager_act", "table_id", "user_id", None),
    ("manager_act", "table_id", "whom", None),
    ("pause_wish", "table_id", "user_id", None),
    ("start_wish", "table_id", "user_id", None),
    ("invitation", "table_id", "user_id", "name"),
    ("invitation", "table_id", "host_id", None),
    ("server_board", "guild_id", "user_id", None),
    ("series", "id", "host_id", "host_name"),
    ("series_entrant", "series_id", "user_id", "name"),
    ("series_manager_act", "series_id", "user_id", None),
    ("series_manager_act", "series_id", "whom", None),
)
"""Columns that say who somebody was, with what they are about and the name beside; rewritten."""
OWN = (
    *("person", "preference", "absence", "tip", "held_answer"),
    *("table_watch", "watch_told", "kept_away", "note", "follower", "uninvited"),
)
"""What concerns nobody else; deleted."""
REFUSED = ("seat_ban", "hand_viewer")
"""Whom a table refuses as long as it goes on: a mark then, and deleted where it is over."""
LISTED = (("kept_away", "other_id", "name"),)
"""Columns of people on the private list of somebody else, with the name beside: a mark then.

Those on a list are not told of it.
"""

SHOWN = {
    "settings": ("person", "user_id", "language"),
    "times": (
        "preference",
        "user_id",
        "zone, quiet_from, quiet_to, cadence, calls, copies, closed, hidden",
    ),
    "tables told of": ("table_watch", "user_id", "guild_id, game"),
    "told of a table": ("watch_told", "user_id", "at"),
    "invitations": ("invitation", "user_id", "table_id, name, at, until, rings_at, state"),
    "invitations sent": ("invitation", "host_id", "table_id, at, state"),
    "no invitations": ("uninvited", "user_id", "user_id"),
    "notes": ("note", "user_id", "table_id, text"),
    "kept away": ("kept_away", "user_id", "other_id, name"),
    "games followed": ("follower", "user_id", "table_id, turns, told_at, seen"),
    "tips told": ("tip", "user_id", "game, key, place"),
    "absences": ("absence", "user_id", "since, until, mode"),
    "tables opened": (
        "game_table",
        "host_id",
        "id, game, host_name, guild_id, opened_at, ended_at",
    ),
    "seats": ("seat", "user_id", "table_id, seat, name, gone, agreed, place"),
    "seats left": (
        "past_occupancy",
        "user_id",
        "table_id, seat, name, began_at, ended_at, missed, ending",
    ),
    "results": (
        "tenure JOIN ledger USING (table_id)",
        "user_id",
        "table_id, game, ended_at, seat, role, place, score, ending, answered, missed, waited",
    ),
    "being there": (
        "occupancy JOIN seat USING (table_id, seat)",
        "user_id",
        "table_id, seat, began_at, missed, in_a_row, missed_at, away, offered_at, seen_at",
    ),
    "limits": (
        "deadline JOIN seat USING (table_id, seat)",
        "user_id",
        "table_id, seat, decision, asked_at, due_at, hours",
    ),
    "time banks": ("bank JOIN seat USING (table_id, seat)", "user_id", "table_id, seat, used"),
    "shared limits": (
        "stopped_clock JOIN seat USING (table_id, seat)",
        "user_id",
        "table_id, seat, clock, asked_at, stopped_at",
    ),
    "reminders": (
        "reminder JOIN seat USING (table_id, seat)",
        "user_id",
        "table_id, seat, decision, at, said",
    ),
    "time given": (
        "extension JOIN seat ON seat.table_id = extension.table_id AND seat.seat = giver",
        "user_id",
        "giver, extension.table_id, extension.seat, decision, at",
    ),
    "removals wanted": (
        "ballot JOIN seat ON seat.table_id = ballot.table_id AND seat.seat = voter",
        "user_id",
        "voter, ballot.table_id, ballot.seat",
    ),
    "paces wanted": (
        (
            "timer JOIN seat ON seat.table_id = timer.table_id AND seat.seat = timer.seat"
            f" AND kind = '{TimerKind.PACE_WISH}'"
        ),
        "user_id",
        "timer.table_id, timer.seat, key, due_at",
    ),
    "undos asked for": (
        "undo_request JOIN seat USING (table_id, seat)",
        "user_id",
        "table_id, seat, number, target",
    ),
    "undos agreed to": (
        (
            "undo_request JOIN seat ON seat.table_id = undo_request.table_id"
            " AND ',' || trim(undo_request.agreed, '[]') || ',' LIKE '%,' || seat.seat || ',%'"
        ),
        "user_id",
        "undo_request.table_id, seat.seat, number",
    ),
    "seats claimed": ("occupancy", "claim_id", "table_id, seat, claim_name, claim_due"),
    "moves": ("move", "user_id", "table_id, number, seat, decision, payload, cause, at"),
    "plans": ("plan JOIN seat USING (table_id, seat)", "user_id", "table_id, seat, answers, lost"),
    "answers in advance": (
        "standing_order JOIN seat USING (table_id, seat)",
        "user_id",
        "table_id, seat, key",
    ),
    "answers that wait": ("held_answer", "user_id", "table_id, seat, decision, payload"),
    "pauses wanted": ("pause_wish", "user_id", "table_id, days"),
    "starts wanted or put off": ("start_wish", "user_id", "table_id, wish"),
    "seats refused": ("seat_ban", "user_id", "table_id"),
    "hands watched": ("hand_viewer", "user_id", "table_id"),
    "repairs": ("repair", "user_id", "table_id, at, error_id, verdict"),
    "acts as a manager": ("manager_act", "user_id", "table_id, at, act, detail"),
    "acts of managers": ("manager_act", "whom", "table_id, at, act, detail"),
    "boards of servers": ("server_board", "user_id", "guild_id, channel_id"),
    "series opened": (
        "series",
        "host_id",
        "id, kind, game, host_name, guild_id, opened_at, ended_at",
    ),
    "series entered": ("series_entrant", "user_id", "series_id, entrant, name, agreed, place"),
    "acts as a manager in series": (
        "series_manager_act",
        "user_id",
        "series_id, at, act, detail",
    ),
    "acts of managers in series": ("series_manager_act", "whom", "series_id, at, act, detail"),
}
"""What a person is handed of all that is stored about them: their own, and no table's secret."""

_OPEN = f"state = '{InvitationState.OPEN}'"
_LIVE = "table_id IN (SELECT id FROM game_table WHERE ended_at IS NULL)"


def everybody() -> str:
    """Return the SQL that selects the id of every person that anything is stored about, once each.

    Pseudonyms and marks of forgotten people, which are negative, are left out.
    """
    columns = {(table, column) for table, column, _ in (*SHOWN.values(), *LISTED)}
    pinged = PostKey.FULL.of("")
    # Who has left a lobby may stand nowhere but in the keys of its pings.
    in_keys = (
        f"SELECT CAST(substr(key, {len(pinged) + 1}) AS BIGINT) FROM message"
        f" WHERE key LIKE '{pinged}%' AND key NOT LIKE '{pinged}-%'"
    )
    of_rows = (f"SELECT {of} FROM {table} WHERE {of} > 0" for table, of in sorted(columns))
    return " UNION ".join((*of_rows, in_keys))


def tables_with() -> str:
    """Return the SQL that selects the tables where person ``?1`` left anything to rewrite."""
    named = [
        (table, about, column)
        for table, about, column, _ in PEOPLE
        if about == "table_id" or table == "game_table"
    ]
    return " UNION ".join(
        f"SELECT {about} FROM {table} WHERE {column} = ?1"
        for table, about, column in (*named, *((one, "table_id", "user_id") for one in REFUSED))
    )


def series_with() -> str:
    """Return the SQL that selects the series where person ``?1`` left anything to rewrite."""
    return " UNION ".join(
        f"SELECT {about} FROM {table} WHERE {column} = ?1"
        for table, about, column, _ in PEOPLE
        if about == "series_id" or table == "series"
    )


def erasure(user_id: int, pseudonym: int, name: str, at: Millis) -> Iterator[Edit]:
    """Yield the edits that erase a person; nothing is run here.

    What others' games rest on gets the pseudonym and ``name``. Bans become a mark at live tables
    and are deleted at others; so do watched hands, of which a seat at a live table counts as one.
    On others' avoid lists a mark stays, and with a series that waits for its start, if a manager
    took the person out of it. Seats that they have asked for, or that are kept for them, are free
    again, which is to be told. Pings in full lobbies are stored as the pseudonym's. Reasons that
    the person wrote as a manager are blanked, what concerns nobody else is deleted. The pseudonym
    is noted as an erasure. Texts in moves are not touched here.
    """
    marked = mark(user_id)
    yield from _given_back(user_id, at)
    for table in REFUSED:
        yield f"UPDATE {table} SET user_id = ?2 WHERE user_id = ?1 AND {_LIVE}", (user_id, marked)
        yield f"DELETE FROM {table} WHERE user_id = ?1", (user_id,)
    for table, column, name_beside in LISTED:
        yield (
            f"UPDATE {table} SET {column} = ?2, {name_beside} = '' WHERE {column} = ?1",
            (user_id, marked),
        )
    # Who had a seat has seen a hand, and nothing else will say of whom that is true.
    yield (
        (
            "INSERT INTO hand_viewer (table_id, user_id)"
            " SELECT table_id, CAST(?2 AS BIGINT) FROM seat WHERE user_id = ?1 AND"
            f" {_LIVE} UNION SELECT table_id, CAST(?2 AS BIGINT) FROM past_occupancy"
            f" WHERE user_id = ?1 AND {_LIVE} ON CONFLICT DO NOTHING"
        ),
        (user_id, marked),
    )
    # As at a table: whom a manager took out of a series does not enter it again.
    yield (
        (
            "UPDATE series_manager_act SET whom = ?2 WHERE whom = ?1 AND act = 'unseated'"
            " AND series_id IN (SELECT id FROM series WHERE status = 'lobby')"
        ),
        (user_id, marked),
    )
    # What managers write is read by all players, and is theirs.
    for table in ("manager_act", "series_manager_act"):
        yield f"UPDATE {table} SET detail = '' WHERE user_id = ?1 AND act = 'closed'", (user_id,)
    for table, _, column, named in PEOPLE:
        yield _renamed(table, column, named, (user_id, pseudonym, name))
    # Also of a lobby that they have left since.
    pinged = PostKey.FULL.of(user_id), PostKey.FULL.of(pseudonym)
    yield "UPDATE message SET key = ?2 WHERE key = ?1", pinged
    for table in OWN:
        yield f"DELETE FROM {table} WHERE user_id = ?1", (user_id,)
    yield recorded(pseudonym, at)


def _given_back(user_id: int, at: Millis) -> Iterator[Edit]:
    """Yield the edits that give back the seats that a person has asked for, or that are kept.

    A number can play in none. That they are free again is to be told at those tables.
    """
    yield (
        (
            f"INSERT INTO outbox (table_id, id, at) SELECT id, {NEXT}, CAST(?2 AS BIGINT)"
            " FROM game_table WHERE ended_at IS NULL AND id IN"
            " (SELECT table_id FROM occupancy WHERE claim_id = ?1 UNION"
            f" SELECT table_id FROM invitation WHERE user_id = ?1 AND {_OPEN})"
        ),
        (user_id, at),
    )
    yield (
        (
            f"DELETE FROM timer WHERE kind = '{TimerKind.CLAIM}' AND EXISTS"
            " (SELECT 1 FROM occupancy AS o WHERE o.table_id = timer.table_id"
            " AND o.seat = timer.seat AND o.claim_id = ?1)"
        ),
        (user_id,),
    )
    yield (
        (
            "UPDATE occupancy SET claim_id = NULL, claim_name = NULL, claim_due = NULL"
            " WHERE claim_id = ?1"
        ),
        (user_id,),
    )
    yield (
        (
            f"UPDATE invitation SET state = '{InvitationState.LAPSED}'"
            f" WHERE user_id = ?1 AND {_OPEN}"
        ),
        (user_id,),
    )


def renaming(
    user_id: int,
    pseudonym: int,
    name: str,
    tables: Iterable[int],
    series: Iterable[int],
    boards: str,
) -> Iterator[Edit]:
    """Yield the edits that put the pseudonym and ``name`` in a person's place at some tables.

    Also in some series, and on those boards of servers for which an SQL condition of ``guild_id``
    is true: ``boards``, to append. Nothing else of the person is changed.
    """
    # None has the number 0, and an empty list is none for PostgreSQL.
    at_tables, at_series = (", ".join(map(str, (0, *numbers))) for numbers in (tables, series))
    for table, about, column, named in PEOPLE:
        if about == "guild_id":
            where = boards
        elif table.startswith("series"):
            where = f" AND {about} IN ({at_series})"
        else:
            where = f" AND {about} IN ({at_tables})"
        yield _renamed(table, column, named, (user_id, pseudonym, name), where)


def _renamed(
    table: str, column: str, named: str | None, who: tuple[int, int, str], where: str = ""
) -> Edit:
    """Return the edit that replaces a person in a column, and in the column ``named`` their name.

    ``who`` is the person, the pseudonym and the name for it; ``where`` an SQL condition to append.
    """
    if named is None:
        return f"UPDATE {table} SET {column} = ?2 WHERE {column} = ?1{where}", who[:2]
    return f"UPDATE {table} SET {column} = ?2, {named} = ?3 WHERE {column} = ?1{where}", who


def recorded(pseudonym: int, at: Millis) -> Edit:
    """Return the edit that notes an erasure by its pseudonym; no effect if it is noted already."""
    # Every process that knows the person does this once.
    return (
        "INSERT INTO erasure (pseudonym, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
        (pseudonym, at),
    )
