"""Where tables are kept: what the host asks of a store, in words that every database knows.

A dialect says how rows are written and how a question is put; a value in a question is ``?1``.
"""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any, TypeVar

from bot.model.forgotten import is_among
from bot.model.news import PostKey
from bot.model.shards import ALL, Shards
from bot.model.stops import Why
from bot.model.timers import AT_ALL_TIMES, STOPPED, sql_list
from bot.model.times import Millis
from bot.rows.boards import ServerBoardRow
from bot.rows.change import Change, Write
from bot.rows.clocks import DeadlineRow, TimerRow
from bot.rows.followers import FollowerRow
from bot.rows.ledger import LedgerRow, TenureRow
from bot.rows.mail import MailRow
from bot.rows.moves import MoveRow
from bot.rows.people import (
    AbsenceRow,
    ErasureRow,
    GuildRow,
    KeptAwayRow,
    NoteRow,
    PersonRow,
    PreferencesRow,
    TipRow,
)
from bot.rows.publishing import MessageRow
from bot.rows.tables import RematchRow
from bot.store.bundles import Bundles
from bot.store.downtime import GUILD, OUT, Edit
from bot.store.error import StoreError
from bot.store.fading import FADED_BEFORE
from bot.store.loaded import (
    StoredLobby,
    StoredSeries,
    StoredTable,
    StoreFigures,
    Unpublished,
    UnpublishedSeries,
)
from bot.store.outage import Outage
from bot.store.people import SHOWN, everybody, series_with, tables_with
from bot.store.statements import SELECT, UNENTERED

R = TypeVar("R", bound=Write)

_REACHED = f"table_id NOT IN ({OUT})"
"""What falls due: nothing at a table where people cannot press or see."""
_ANSWERED = "IN (SELECT table_id, decision, seat FROM held_answer)"
_OWED = f"(table_id, decision, seat) NOT {_ANSWERED}"
"""What has a limit: a question whose answer does not wait for the end of its window. Whoever is
asked hears of it at the same moments either way."""
_RUNS = "table_id NOT IN (SELECT table_id FROM clock_stop WHERE until IS NULL)"
_TIMER_REACHED = (
    f"(kind IN ({sql_list(AT_ALL_TIMES)})"
    f" OR ({_REACHED} AND (kind NOT IN ({sql_list(STOPPED)}) OR {_RUNS})))"
)
"""Timers that go off: none that stands with the clocks of its table."""
_INSTALLED = (
    "game_table.id NOT IN"  # noqa: S608 - a word of our own
    f" (SELECT table_id FROM clock_stop WHERE until IS NULL AND why = '{Why.GAME.value}')"
)
"""Tables that their people can end: not those that wait until their game is installed."""
_NEXT_DUE = (
    "SELECT min(at) FROM ("  # noqa: S608 - words of our own
    f"SELECT min(wakes_at) AS at FROM deadline WHERE {_OWED} AND {_REACHED}%(at_own)s"
    " UNION ALL SELECT min(notice_at) FROM deadline"
    f" WHERE (table_id, decision, seat) {_ANSWERED} AND {_REACHED}%(at_own)s"
    f" UNION ALL SELECT min(due_at) FROM timer WHERE {_TIMER_REACHED}%(at_own)s"
    " UNION ALL SELECT min(closes_at) FROM series WHERE closes_at IS NOT NULL%(own)s) AS due"
)
_HOMES = (
    "SELECT DISTINCT guild_id FROM seat JOIN game_table ON id = table_id"
    " WHERE user_id = ?1 AND gone = 0 AND ended_at IS NULL"
)
_TURN = (
    "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value ="
    " CASE WHEN CAST(meta.value AS BIGINT) + CAST(?3 AS BIGINT) > CAST(?2 AS BIGINT)"
    " THEN CAST(CAST(meta.value AS BIGINT) + CAST(?3 AS BIGINT) AS TEXT) ELSE excluded.value END"
    " RETURNING value"
)
_LATER_MOVES = (
    "WHERE table_id = ?1 AND number >= ?4 AND number >= coalesce("
    " (SELECT number FROM move WHERE table_id = ?1 AND seat = ?2 AND user_id = ?3"
    "  AND cause = 'player' ORDER BY number DESC LIMIT 1), 0) ORDER BY number"
)


class Store(ABC):
    """Durable memory of the host, for one process and one event loop at a time.

    Every method raises :class:`bot.store.error.StoreError` when the database fails. What is read
    was durable when it was read; what is under way may be in it or not.
    ``tests/bot/store/test_contract.py`` holds every dialect to what is promised here.
    """

    _bundles: Bundles
    """How the dialect reads what is read together."""
    _count_moves: str
    """How the dialect tells how many moves were ever stored."""
    shards: Shards = ALL
    """Whose servers' tables are this process's own; what falls due or is unsaid is of these."""

    def __init__(self) -> None:
        self.outage = Outage(self._probe)
        """Logs failures that concern every request, and tells when they are over."""

    async def _probe(self) -> None:
        """Write an empty change, then read; raise StoreError if either fails."""
        await self.commit(())
        await self._read("SELECT 1")

    @abstractmethod
    def commit(self, change: Change) -> asyncio.Future[None]:
        """Write all of a change or none of it; durable once the future is done.

        The change is under way from the call on, whether or not anybody waits for the future or
        cancels it. Changes take effect one after the other in the order of the calls, and the rows
        of a change in the order in which they stand in it: a row replaces what an earlier one of
        the same key said, an edit reaches the rows before it and none after it. A change that
        fails leaves nothing behind and takes no other down with it, except where the whole
        database fails. The future then holds the error; unless it is the change that makes no
        sense, a :class:`StoreError`.
        """

    @abstractmethod
    async def settled(self) -> None:
        """Wait until each change that is under way by now is durable, or has failed."""

    async def lost(self) -> StoreError:
        """Wait until the store is taken over or damaged; return the error. May never end."""
        await asyncio.Event().wait()
        raise AssertionError

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database; what comes later fails.

        Until the store is opened again its clocks stand: that is noted as a stop of every table,
        and every deadline, reminder, timer and end of a series' lobby is put off by that time.
        What stood anyway, in another stop or in its person's absence, is put off by the rest.
        """

    async def erase(self, edits: Sequence[Edit]) -> None:
        """Rewrite who somebody was, or let an old game go: the only way to change history.

        The edits are one transaction; anywhere else the database refuses such changes. Nothing of
        it is written where it fails, except that nobody knows after a ``store-unknown``; what is
        committed meanwhile comes before or after.
        """
        opened: Edit = ("INSERT INTO meta (key, value) VALUES ('erasing', '1')", ())
        await self._edit((opened, *edits, ("DELETE FROM meta WHERE key = 'erasing'", ())))

    @abstractmethod
    async def _edit(self, edits: Sequence[Edit]) -> None:
        """Run statements in one transaction of their own."""

    @property
    @abstractmethod
    def _commits(self) -> int:
        """Count the transactions written since the store was opened."""

    @abstractmethod
    async def _change(self, statement: str, *values: int | str) -> Sequence[Sequence[Any]]:
        """Run one statement in a transaction of its own, and read what it gives."""

    async def _number(self, sequence: str) -> int:
        """Return the next number of a sequence, and store it: it is never returned twice."""
        ((number,),) = await self._change(
            "UPDATE sequence SET last = last + 1 WHERE name = ?1 RETURNING last", sequence
        )
        return int(number)

    @abstractmethod
    async def _read(self, question: str, *values: int | str) -> Sequence[Sequence[Any]]:
        """Put one question, and read all that it gives."""

    async def new_table_id(self) -> int:
        """Return an id that no table has or had and that nobody else is given, ever."""
        return await self._number("game_table")

    async def table(self, table_id: int) -> StoredTable | None:
        """Read a table, live or ended, with all its rows but old moves; None if there is none."""
        (found,) = await self._read(self._bundles.table.question, table_id)
        return self._bundles.table.made(found)

    async def tables_of(self, user_id: int) -> tuple[int, ...]:
        """List a person's live tables, where they sit and have not left, oldest first.

        Of all servers, also other processes'. Lobbies, too.
        """
        return await self._ids(
            "SELECT id FROM seat JOIN game_table ON id = table_id"
            " WHERE user_id = ?1 AND gone = 0 AND ended_at IS NULL ORDER BY id",
            user_id,
        )

    async def own_tables_of(self, user_id: int) -> tuple[int, ...]:
        """List the tables of :meth:`tables_of` in this process's servers, oldest first."""
        return await self._ids(
            "SELECT id FROM seat JOIN game_table ON id = table_id"  # noqa: S608
            " WHERE user_id = ?1 AND gone = 0 AND ended_at IS NULL"
            f"{self._own} ORDER BY id",
            user_id,
        )

    async def homes_of(self, user_id: int) -> frozenset[int]:
        """Return the guilds of live tables where a person sits and has not left."""
        return frozenset(await self._ids(_HOMES, user_id))

    async def mail(self) -> tuple[MailRow, ...]:
        """List the mail from other processes to this one's shards, oldest first.

        Whoever has all shards gets all mail, also to shards that exist no more. It stays stored.
        """
        # Who has all servers has those, too, that were of a shard when there were more.
        own = ", ".join(map(str, self.shards.own))
        which = "" if self.shards.is_all else f"WHERE shard IN ({own}) "
        return await self._all(MailRow, f"{which}ORDER BY id")

    async def new_mail_id(self) -> int:
        """Return an id that no mail has or had and that nobody else is given, ever."""
        return await self._number("mail")

    async def turn(self, name: str, now: Millis, apart: Millis) -> Millis:
        """Return when the caller may do what is allowed once in ``apart`` milliseconds.

        ``name`` says what. That is ``now``, or later if it was done lately; the moment is stored as
        taken, for all processes.
        """
        ((at,),) = await self._change(_TURN, name, str(now), apart)
        return int(at)

    async def tables_at(self, channel_id: int) -> tuple[int, ...]:
        """List the live tables opened in a channel, or all tables, ended ones too, of a thread.

        The newest first; ``channel_id`` is the channel's or the thread's.
        """
        return await self._ids(
            "SELECT id FROM game_table WHERE channel_id = ?1 AND ended_at IS NULL"
            " UNION SELECT id FROM game_table WHERE thread_id = ?1 ORDER BY id DESC",
            channel_id,
        )

    async def tables_in(self, guild_id: int) -> tuple[int, ...]:
        """List the live tables of a guild, oldest first."""
        return await self._ids(
            "SELECT id FROM game_table WHERE guild_id = ?1 AND ended_at IS NULL ORDER BY id",
            guild_id,
        )

    async def lobbies(self, guild_id: int) -> tuple[StoredLobby, ...]:
        """List the lobbies of a guild that are open, full ones too, oldest first.

        Those that wait until their game is installed are left out, here and in what follows: nobody
        can close them.
        """
        found = await self._read(
            "SELECT id, host_id, channel_id, of_table FROM game_table"  # noqa: S608
            " LEFT JOIN rematch ON table_id = id"
            " WHERE guild_id = ?1 AND ended_at IS NULL AND status = 'lobby'"
            f" AND {_INSTALLED} ORDER BY id",
            guild_id,
        )
        return tuple(StoredLobby(*row) for row in found)

    async def hosts_in(self, guild_id: int) -> tuple[int, ...]:
        """List the host ids of a guild's live tables and series, once for each of these.

        A series counts once, however many games of it are played: its tables, which no command
        opened, are left out.
        """
        return await self._ids(
            "SELECT host_id FROM game_table"  # noqa: S608
            " WHERE guild_id = ?1 AND ended_at IS NULL AND interaction_id IS NOT NULL"
            f" AND {_INSTALLED}"
            " UNION ALL SELECT host_id FROM series WHERE guild_id = ?1 AND ended_at IS NULL",
            guild_id,
        )

    async def alone_in(self, guild_id: int) -> tuple[int, ...]:
        """List the people who play against computers alone in a guild, once for each game.

        Also those who have left their seat. Lobbies and ended games are left out.
        """
        return await self._ids(
            "SELECT max(user_id) FROM game_table JOIN seat ON table_id = id"  # noqa: S608
            " WHERE guild_id = ?1 AND ended_at IS NULL AND status <> 'lobby'"
            f" AND {_INSTALLED}"
            " GROUP BY table_id HAVING count(user_id) = 1 AND count(*) > 1",
            guild_id,
        )

    async def guilds(self) -> tuple[int, ...]:
        """List the guilds of this process's shards with live tables or series, in any order."""
        own = self._own
        return await self._ids(
            f"SELECT guild_id FROM game_table WHERE ended_at IS NULL{own}"  # noqa: S608
            f" UNION SELECT guild_id FROM series WHERE ended_at IS NULL{own}"
        )

    async def playing_places(self, guild_id: int) -> tuple[int, ...]:
        """List the threads or channels of games under way in a guild, once each, in any order.

        Tables where people cannot press or see are left out; those that are paused are not.
        """
        return await self._ids(
            "SELECT DISTINCT COALESCE(thread_id, channel_id) FROM game_table"  # noqa: S608
            " WHERE guild_id = ?1 AND ended_at IS NULL AND status = 'playing'"
            f" AND id NOT IN ({OUT})",
            guild_id,
        )

    async def standing(self, guild_id: int, why: Why) -> tuple[int, ...]:
        """List the tables of a guild that have an open stop for a reason, oldest first."""
        return await self._ids(
            "SELECT id FROM game_table WHERE guild_id = ?1 AND id IN"
            " (SELECT table_id FROM clock_stop WHERE until IS NULL AND why = ?2) ORDER BY id",
            guild_id,
            why.value,
        )

    async def all_standing(self, why: Why) -> tuple[int, ...]:
        """List this process's live tables that have an open stop for a reason, oldest first."""
        return await self._ids(
            "SELECT id FROM game_table WHERE ended_at IS NULL AND id IN (SELECT table_id"  # noqa: S608
            f" FROM clock_stop WHERE until IS NULL AND why = ?1){self._own}"
            " ORDER BY id",
            why.value,
        )

    async def tables_without(self, games: Sequence[str]) -> tuple[int, ...]:
        """List this process's live tables of other games than these, ordered by guild, then id.

        Without a game all of them.
        """
        return await self._ids(
            f"SELECT id FROM game_table WHERE ended_at IS NULL{self._other(games)}",  # noqa: S608
            *games,
        )

    async def series_without(self, games: Sequence[str]) -> tuple[int, ...]:
        """List this process's live series of other games than these, ordered by guild, then id.

        Without a game all of them.
        """
        return await self._ids(
            f"SELECT id FROM series WHERE ended_at IS NULL{self._other(games)}",  # noqa: S608
            *games,
        )

    def _other(self, games: Sequence[str]) -> str:
        """Return the rest of an SQL query: rows of other games than these, by guild and id.

        Only rows of this process's shards. The games are ``?1`` and on.
        """
        places = "".join(f" AND game <> ?{at}" for at in range(1, len(games) + 1))
        return f"{places}{self._own} ORDER BY guild_id, id"

    async def guilds_standing(self, why: Why) -> tuple[int, ...]:
        """List this process's guilds with a live table that has an open stop for a reason.

        Also those with a series whose lobby's clock is stopped, for whatever reason. In any order.
        """
        own = self._own
        return await self._ids(
            "SELECT guild_id FROM game_table WHERE ended_at IS NULL AND id IN (SELECT table_id"  # noqa: S608
            f" FROM clock_stop WHERE until IS NULL AND why = ?1){own} UNION"
            f" SELECT guild_id FROM series WHERE ended_at IS NULL AND left_ms IS NOT NULL{own}",
            why.value,
        )

    async def table_opened_by(self, interaction_id: int) -> int | None:
        """Return the id of the table, live or not, that an interaction opened; None if none."""
        return await self._value(
            "SELECT id FROM game_table WHERE interaction_id = ?1", interaction_id
        )

    async def move_made_by(self, interaction_id: int) -> MoveRow | None:
        """Return the move that an interaction made; None if it made none."""
        return await self._one(MoveRow, "WHERE interaction_id = ?1", interaction_id)

    async def moves(self, table_id: int) -> tuple[MoveRow, ...]:
        """Read all moves of a table in order, the set-up first, also those taken back."""
        return await self._all(MoveRow, "WHERE table_id = ?1 ORDER BY number", table_id)

    async def moves_from(self, table_id: int, chapter: int) -> tuple[MoveRow, ...]:
        """Read the moves of a table in order, from the first of a chapter, or of a later one, on.

        Moves that were taken back are among them. Empty if no such chapter has begun.
        """
        first = "SELECT min(number) FROM move WHERE table_id = ?1 AND chapter >= ?2"
        rest = f"WHERE table_id = ?1 AND number >= ({first}) ORDER BY number"
        return await self._all(MoveRow, rest, table_id, chapter)

    async def later_moves(
        self, table_id: int, seat: int, user_id: int, after: int
    ) -> tuple[MoveRow, ...]:
        """Read the moves of a table, in order, from a person's own last one in a seat on.

        Own is a move by hand. The earliest is the move ``after``, also where the person has made
        none since.
        """
        return await self._all(MoveRow, _LATER_MOVES, table_id, seat, user_id, after)

    async def has_answered(self, table_id: int, decision: str, seat: int) -> bool:
        """Return True if a seat ever answered a question, whether or not that was taken back."""
        answered = "WHERE table_id = ?1 AND decision = ?2 AND seat = ?3 LIMIT 1"
        return await self._one(MoveRow, answered, table_id, decision, seat) is not None

    async def last_human_move(self, table_id: int) -> int | None:
        """Return when a person last moved at a table; before that, when its game began.

        None before the game; moves of computers and of the host don't count. A move that was taken
        back counts, too.
        """
        return await self._value(
            "SELECT max(at) FROM move WHERE table_id = ?1 AND (user_id IS NOT NULL OR number = 0)",
            table_id,
        )

    async def next_due(self) -> int | None:
        """Return when the next deadline, call, reminder, timer or end of a series' lobby is due.

        None if nothing is. Here and in what follows, nothing falls due at a table where people
        cannot press or see, as on a server that the bot has left. Only what is this process's
        counts.
        """
        own, at_own = self._own, self._at_own
        return await self._value(_NEXT_DUE % {"own": own, "at_own": at_own})

    async def deadlines(self, upto: Millis) -> tuple[DeadlineRow, ...]:
        """List this process's deadlines that are due up to a time, earliest first.

        Left out are questions whose answer waits for the end of its window, and tables where people
        cannot press or see.
        """
        due = (
            f"WHERE wakes_at <= ?1 AND due_at <= ?1 AND {_OWED}"
            f" AND {_REACHED}{self._at_own} ORDER BY due_at"
        )
        return await self._all(DeadlineRow, due, upto)

    async def calls_due(self, upto: Millis) -> tuple[DeadlineRow, ...]:
        """List this process's deadlines with a call or a reminder due up to a time, earliest first.

        Questions already answered, whose window is open, are among them; tables where people cannot
        press or see are not.
        """
        due = f"WHERE wakes_at <= ?1 AND notice_at <= ?1 AND {_REACHED}{self._at_own}"
        return await self._all(DeadlineRow, f"{due} ORDER BY notice_at", upto)

    async def timers(self, upto: Millis) -> tuple[TimerRow, ...]:
        """List this process's timers that are due up to a time, earliest first.

        Left out are tables where people cannot press or see, and timers that stand with the stopped
        clocks of their table; some kinds go off all the same.
        """
        return await self._all(
            TimerRow,
            f"WHERE due_at <= ?1 AND {_TIMER_REACHED}{self._at_own}"
            " ORDER BY due_at, table_id, kind",
            upto,
        )

    async def has_timer(self, timer: TimerRow) -> bool:
        """Return True if a timer is still stored with the same due time as ``timer``."""
        own = "WHERE table_id = ?1 AND kind = ?2 AND key = ?3 AND seat = ?4"
        found = await self._one(TimerRow, own, timer.table_id, timer.kind, timer.key, timer.seat)
        return found == timer

    async def unspoken(self) -> tuple[int, ...]:
        """List this process's tables with something in their outbox, the longest waiting first.

        Ended tables too.
        """
        return await self._ids(
            f"SELECT table_id FROM outbox WHERE TRUE{self._at_own}"  # noqa: S608
            " GROUP BY table_id ORDER BY min(at), table_id"
        )

    async def unsaid(self, table_id: int) -> Unpublished:
        """Read what a table has to tell, from the first chapter that changed on, and its messages.

        The rows of its outbox are numbered in the order in which they were committed; no number
        comes a second time, whatever was deleted in between.
        """
        (found,) = await self._read(self._bundles.unsaid.question, table_id)
        return self._bundles.unsaid.whole(found)

    async def has_message(self, table_id: int, message_id: int) -> bool:
        """Return True if a message is noted as one of a table's, under any key."""
        known = "WHERE table_id = ?1 AND message_id = ?2 LIMIT 1"
        return await self._one(MessageRow, known, table_id, message_id) is not None

    async def person(self, user_id: int) -> PersonRow | None:
        """Read the row of a person's language; None if they chose nothing."""
        return await self._one(PersonRow, "WHERE user_id = ?1", user_id)

    async def preferences(self, user_id: int) -> PreferencesRow | None:
        """Read what a person set about time, calls and privacy; None if nothing."""
        return await self._one(PreferencesRow, "WHERE user_id = ?1", user_id)

    async def nights_in(self, guild_id: int) -> tuple[PreferencesRow, ...]:
        """List the preferences of people with quiet hours at the newest live tables of a guild.

        Of a hundred tables at the most, so that a large server costs no more than a small one; each
        person once, by id. People who have left their seat are left out.
        """
        return await self._all(
            PreferencesRow,
            "WHERE quiet_from IS NOT NULL AND user_id IN (SELECT user_id FROM seat"
            " WHERE gone = 0 AND table_id IN (SELECT id FROM game_table"
            " WHERE guild_id = ?1 AND ended_at IS NULL ORDER BY id DESC LIMIT 100))"
            " ORDER BY user_id",
            guild_id,
        )

    async def absences(self, user_id: int, since: Millis) -> tuple[AbsenceRow, ...]:
        """List the absences of a person that end after a time, ones to come too, earliest first."""
        return await self._all(
            AbsenceRow, "WHERE user_id = ?1 AND until > ?2 ORDER BY since", user_id, since
        )

    async def tips(self, user_id: int) -> tuple[TipRow, ...]:
        """List the tips that a newcomer was given, in any order."""
        return await self._all(TipRow, "WHERE user_id = ?1", user_id)

    async def erasures(self) -> tuple[ErasureRow, ...]:
        """List the people who were forgotten, by their pseudonyms, in any order."""
        return await self._all(ErasureRow, "")

    async def people(self) -> tuple[int, ...]:
        """List the ids of everybody whom anything is stored about, in any order.

        Forgotten people are left out.
        """
        return await self._ids(everybody())

    async def about(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return the rows that a person may read about themselves, as dicts in lists by kind.

        Kinds without rows are left out.
        """
        found = {}
        for what, (table, column, shown) in SHOWN.items():
            rows = await self._read(f"SELECT {shown} FROM {table} WHERE {column} = ?1", user_id)  # noqa: S608
            if rows:
                names = [name.rpartition(".")[2] for name in shown.split(", ")]
                found[what] = [dict(zip(names, row, strict=True)) for row in rows]
        return found

    async def tables_with(self, user_id: int) -> tuple[int, ...]:
        """List all tables where a person left anything that an erasure rewrites, in order."""
        return tuple(sorted(await self._ids(tables_with(), user_id)))

    async def series_with(self, user_id: int) -> tuple[int, ...]:
        """List all series where a person left anything that an erasure rewrites, in order."""
        return tuple(sorted(await self._ids(series_with(), user_id)))

    async def left_tables(
        self, user_id: int, upto: Millis, among: Collection[int]
    ) -> tuple[int, ...]:
        """Return those ``among`` some tables where a person does not play now, in order.

        Only this process's, opened up to a time. They play at a live table, or a lobby, where they
        sit and have not left.
        """
        seats = "SELECT table_id FROM seat WHERE user_id = ?1 AND gone = 0"
        return await self._left("game_table", seats, user_id, upto, among)

    async def left_series(
        self, user_id: int, upto: Millis, among: Collection[int]
    ) -> tuple[int, ...]:
        """Return those ``among`` some series where a person does not play now, in order.

        Only this process's, opened up to a time. They play in a live series, or a lobby, that they
        have entered.
        """
        entered = "SELECT series_id FROM series_entrant WHERE user_id = ?1"
        return await self._left("series", entered, user_id, upto, among)

    async def _left(
        self, table: str, seated: str, user_id: int, upto: Millis, among: Collection[int]
    ) -> tuple[int, ...]:
        """Return those ``among`` the ids of a table where a person does not play now, in order.

        Only this process's, opened up to a time; ``seated`` selects the ids where the person is.
        """
        # None has the number 0, and an empty list is none for PostgreSQL.
        numbers = ", ".join(str(int(one)) for one in (0, *among))
        return await self._ids(
            f"SELECT id FROM {table} WHERE id IN ({numbers}) AND opened_at <= ?2"  # noqa: S608
            f" AND (ended_at IS NOT NULL OR id NOT IN ({seated})){self._own}"
            " ORDER BY id",
            user_id,
            upto,
        )

    async def live_series_with(self, user_id: int) -> tuple[int, ...]:
        """List the live series that a person takes part in, in any order, of all servers."""
        return await self._ids(
            "SELECT id FROM series JOIN series_entrant ON series_id = id"
            " WHERE user_id = ?1 AND ended_at IS NULL",
            user_id,
        )

    async def rematches_with(self, user_id: int) -> tuple[RematchRow, ...]:
        """List the rematches in whose games before a person played."""
        # The digits may be a part of somebody else's id.
        found = await self._all(RematchRow, "WHERE people LIKE ?1", f"%{user_id}%")
        return tuple(row for row in found if user_id in json.loads(row.people))

    async def unentered(self) -> tuple[int, ...]:
        """List this process's ended games that are not in the game records yet, oldest first.

        Lobbies that closed before a game began are left out.
        """
        return await self._ids(f"SELECT id {UNENTERED}{self._own} ORDER BY id")

    async def analysing(self) -> tuple[int, ...]:
        """List this process's tables with a message that says an analysis is at work, by id."""
        # In these words, so that the index of such messages is used.
        said = f"key = '{PostKey.ANALYSING}'{self._at_own}"
        return await self._ids(f"SELECT table_id FROM message WHERE {said} ORDER BY table_id")  # noqa: S608

    async def fading(self, before: Millis) -> tuple[int, ...]:
        """List this process's games, by id, that ended before a moment and can be let go.

        Left out are those let go already, with anything left to tell, or of a live series.
        """
        return await self._ids(f"{FADED_BEFORE}{self._at_own} ORDER BY table_id", before)

    async def ledger(self, guild_id: int) -> tuple[LedgerRow, ...]:
        """List the game records of a guild, in the order of the games' ends."""
        return await self._all(
            LedgerRow, "WHERE guild_id = ?1 ORDER BY ended_at, table_id", guild_id
        )

    async def tenures(self, guild_id: int) -> tuple[TenureRow, ...]:
        """List who sat at the recorded games of a guild, by table, seat and occupancy."""
        return await self._all(
            TenureRow,
            "WHERE table_id IN (SELECT table_id FROM ledger WHERE guild_id = ?1)"
            " ORDER BY table_id, seat, number",
            guild_id,
        )

    async def lengths(self, guild_id: int, game: str, pace: str, seats: int) -> tuple[int, ...]:
        """List how many milliseconds such games took in a guild, the newest first, at most 36.

        Only games that came to their ends by the rules, at this pace with this number of seats, and
        without computers.
        """
        found = await self._read(
            "SELECT ended_at - began_at FROM ledger"
            " WHERE guild_id = ?1 AND game = ?2 AND pace = ?3 AND status = 'over'"
            " AND (SELECT count(DISTINCT seat) FROM tenure"
            " WHERE tenure.table_id = ledger.table_id) = ?4"
            " AND NOT EXISTS (SELECT 1 FROM tenure"
            " WHERE tenure.table_id = ledger.table_id AND level IS NOT NULL)"
            " ORDER BY ended_at DESC, table_id LIMIT 36",
            guild_id,
            game,
            pace,
            seats,
        )
        return tuple(row[0] for row in found)

    async def names(self, guild_id: int) -> dict[int, str]:
        """Return the latest names of the people in a guild's game records, by id.

        Forgotten people are left out.
        """
        found = await self._read(
            "SELECT past_occupancy.user_id, name FROM past_occupancy JOIN ledger USING (table_id)"
            " WHERE guild_id = ?1 AND past_occupancy.user_id > 0"
            " ORDER BY past_occupancy.ended_at, table_id",
            guild_id,
        )
        return {row[0]: row[1] for row in found}

    async def hidden(self) -> frozenset[int]:
        """Return the ids of everybody who wants to be shown to nobody, in no hall or profile."""
        return frozenset(await self._ids("SELECT user_id FROM preference WHERE hidden = 1"))

    async def guild(self, guild_id: int) -> GuildRow | None:
        """Read the settings of a server; None if its managers chose nothing."""
        return await self._one(GuildRow, "WHERE guild_id = ?1", guild_id)

    async def watched(self, user_id: int, guild_id: int) -> tuple[str, ...]:
        """List the games whose lobbies a person wants to hear of in a guild, in any order."""
        found = await self._read(
            "SELECT game FROM table_watch WHERE user_id = ?1 AND guild_id = ?2", user_id, guild_id
        )
        return tuple(row[0] for row in found)

    async def watchers(
        self, guild_id: int, game: str, but_told: range = range(0)
    ) -> tuple[int, ...]:
        """List who wants to be notified of a game's lobbies in a guild, by id.

        Those who were last notified of any lobby in the milliseconds ``but_told`` are left out.
        Neither avoid lists nor whether they sit somewhere are looked at here.
        """
        return await self._ids(
            "SELECT user_id FROM table_watch LEFT JOIN watch_told USING (user_id)"
            " WHERE guild_id = ?1 AND game = ?2 AND (at IS NULL OR at < ?3 OR at >= ?4)"
            " ORDER BY user_id",
            guild_id,
            game,
            but_told.start,
            but_told.stop,
        )

    async def kept_away(self, user_id: int) -> tuple[KeptAwayRow, ...]:
        """List the rows of the people on a person's avoid list, in any order."""
        return await self._all(KeptAwayRow, "WHERE user_id = ?1", user_id)

    async def keeping_away(self, user_id: int) -> frozenset[int]:
        """Return the ids of those on whose avoid lists a person is, by id or by a mark of it."""
        found = await self._read(
            "SELECT user_id, other_id FROM kept_away WHERE other_id = ?1 OR other_id < 0", user_id
        )
        return frozenset(owner for owner, other in found if is_among(user_id, (other,)))

    async def note(self, table_id: int, user_id: int) -> NoteRow | None:
        """Read a person's note on a table; None if there is none."""
        return await self._one(NoteRow, "WHERE table_id = ?1 AND user_id = ?2", table_id, user_id)

    async def follower(self, table_id: int, user_id: int) -> FollowerRow | None:
        """Read how a person follows a game; None if they do not."""
        return await self._one(
            FollowerRow, "WHERE table_id = ?1 AND user_id = ?2", table_id, user_id
        )

    async def followed_by(self, user_id: int) -> int:
        """Count the live games that a person follows, on all servers."""
        ((count,),) = await self._read(
            "SELECT count(*) FROM follower JOIN game_table ON game_table.id = table_id"
            " WHERE user_id = ?1 AND ended_at IS NULL",
            user_id,
        )
        return int(count)

    async def followers_of(self, table_id: int) -> int:
        """Count the people who follow a game, ended or not."""
        question = "SELECT count(*) FROM follower WHERE table_id = ?1"
        ((count,),) = await self._read(question, table_id)
        return int(count)

    async def is_uninvited(self, user_id: int) -> bool:
        """Return True if a person wants no invitations."""
        return bool(await self._ids("SELECT 1 FROM uninvited WHERE user_id = ?1", user_id))

    async def invited_by(self, user_id: int, within: range) -> int:
        """Count the invitations of a person ``within`` milliseconds, whatever became of them."""
        question = "SELECT count(*) FROM invitation WHERE host_id = ?1 AND at >= ?2 AND at < ?3"
        return (await self._ids(question, user_id, within.start, within.stop))[0]

    async def played_with(self, user_id: int, guild_id: int, most: int) -> dict[int, str]:
        """Return the people with whom a person finished games in a guild: name by id, latest first.

        Those who want to be shown nowhere or to get no invitations, and forgotten people, are left
        out. At most the latest ``most`` seats are looked at, so there may be fewer people. A name
        is that of the latest game.
        """
        found = await self._read(
            "SELECT other.user_id, other.name FROM seat AS mine"
            " JOIN game_table ON game_table.id = mine.table_id"
            " JOIN seat AS other ON other.table_id = mine.table_id"
            " WHERE mine.user_id = ?1 AND guild_id = ?2 AND status = 'over'"
            " AND other.user_id > 0 AND other.user_id <> ?1"
            " AND other.user_id NOT IN (SELECT user_id FROM preference WHERE hidden = 1)"
            " AND other.user_id NOT IN (SELECT user_id FROM uninvited)"
            " ORDER BY ended_at DESC, other.user_id LIMIT ?3",
            user_id,
            guild_id,
            most,
        )
        people: dict[int, str] = {}
        for number, name in found:
            people.setdefault(number, name)
        return people

    async def server_board(self, guild_id: int) -> ServerBoardRow | None:
        """Read where the board of a server stands; None if there was none."""
        return await self._one(ServerBoardRow, "WHERE guild_id = ?1", guild_id)

    async def server_boards(self) -> tuple[int, ...]:
        """List this process's guilds with a board shown, or removed and still to be deleted.

        In any order.
        """
        return await self._ids(
            f"SELECT guild_id FROM server_board WHERE off IN ('', 'removed')"  # noqa: S608
            f"{self._own}"
        )

    async def finished_in(self, guild_id: int, since: Millis, most: int) -> tuple[int, ...]:
        """List up to ``most`` tables of a guild whose games ended by the rules since a time.

        The newest first. Games of one person against computers are left out.
        """
        return await self._ids(
            "SELECT id FROM game_table WHERE guild_id = ?1 AND status = 'over' AND ended_at >= ?2"
            " AND (SELECT count(user_id) FROM seat WHERE table_id = id) > 1"
            " ORDER BY ended_at DESC, id DESC LIMIT ?3",
            guild_id,
            since,
            most,
        )

    async def new_series_id(self) -> int:
        """Return an id that no series has or had and that nobody else is given, ever."""
        return await self._number("series")

    async def series(self, series_id: int) -> StoredSeries | None:
        """Read a series, live or ended, with all its rows; None if there is none."""
        (found,) = await self._read(self._bundles.series.question, series_id)
        return self._bundles.series.made(found)

    async def series_opened_by(self, interaction_id: int) -> int | None:
        """Return the id of the series that an interaction opened; None if it opened none."""
        return await self._value("SELECT id FROM series WHERE interaction_id = ?1", interaction_id)

    async def series_in(self, guild_id: int) -> tuple[int, ...]:
        """List the ids of a guild's live series, lobbies too, oldest first."""
        return await self._ids(
            "SELECT id FROM series WHERE guild_id = ?1 AND ended_at IS NULL ORDER BY id", guild_id
        )

    async def series_closing(self, upto: Millis) -> tuple[int, ...]:
        """List this process's series that were due to close without a start up to a time.

        The longest overdue first.
        """
        return await self._ids(
            f"SELECT id FROM series WHERE closes_at <= ?1{self._own}"  # noqa: S608
            " ORDER BY closes_at, id",
            upto,
        )

    async def series_unspoken(self) -> tuple[int, ...]:
        """List this process's series with changes not yet shown on Discord, in any order.

        Ended series too.
        """
        return await self._ids(
            "SELECT id FROM series LEFT JOIN series_said ON series_id = id"  # noqa: S608
            f" WHERE series.revision > coalesce(series_said.revision, 0){self._own}"
        )

    async def series_unsaid(self, series_id: int) -> UnpublishedSeries:
        """Read what revision and events of a series were told on Discord, and its messages."""
        (found,) = await self._read(self._bundles.series_unsaid.question, series_id)
        return self._bundles.series_unsaid.whole(found)

    async def figures(self, now: Millis, barred: Collection[int] = ()) -> StoreFigures:
        """Return the counts that the metrics show, of the whole database.

        The number of commits, and since when something waits to be told, are of this process. Of
        tables where people cannot press or see, nothing is overdue or waits to be told; nor does
        anything wait at those that are ``barred`` by a permission.
        """
        live = await self._read(
            "SELECT game, status, count(*) FROM game_table WHERE ended_at IS NULL"
            " GROUP BY game, status"
        )
        passed = f"SELECT count(*) FROM deadline WHERE due_at <= ?1 AND {_OWED} AND {_REACHED}"  # noqa: S608
        # No table has the number 0, and an empty list is none for PostgreSQL.
        numbers = ", ".join(str(int(one)) for one in (0, *barred))
        # At tables of other processes, only they know where a permission is missing.
        waiting = f"{_REACHED} AND table_id NOT IN ({numbers}){self._at_own}"
        unsaid = f"SELECT min(at) FROM outbox WHERE {waiting}"  # noqa: S608
        ((moves, overdue, unsaid_since),) = await self._read(
            f"SELECT ({self._count_moves}), ({passed}), ({unsaid})",
            now,
        )
        tables = {(game, status): count for game, status, count in live}
        return StoreFigures(tables, moves or 0, overdue, unsaid_since, self._commits)

    @cached_property
    def _own(self) -> str:
        """The SQL condition that a server, a table or a series is of this process."""
        return self.shards.condition()

    @cached_property
    def _at_own(self) -> str:
        """The SQL condition that a row belongs to a server of this process."""
        return self.shards.condition(GUILD)

    async def _all(self, kind: type[R], rest: str, *values: int | str) -> tuple[R, ...]:
        """Return the rows of a kind for the rest of a SELECT."""
        found = await self._read(f"{SELECT[kind]} {rest}", *values)
        return tuple(kind._make(row) for row in found)

    async def _one(self, kind: type[R], rest: str, *values: int | str) -> R | None:
        """Return the first row of a kind for the rest of a SELECT; None if there is none."""
        found = await self._all(kind, rest, *values)
        return found[0] if found else None

    async def _ids(self, question: str, *values: int | str) -> tuple[int, ...]:
        """Return the first column of a query."""
        return tuple(row[0] for row in await self._read(question, *values))

    async def _value(self, question: str, *values: int) -> int | None:
        """Return the first value of a query; None if it has no rows, or that is NULL."""
        found = await self._ids(question, *values)
        return found[0] if found else None
