"""Where tables are kept: what the host asks of a store, in no database's dialect."""

from __future__ import annotations

import asyncio
from typing import Protocol

from bot.model.times import Millis
from bot.rows.change import Change
from bot.rows.clocks import DeadlineRow, ReminderRow, TimerRow
from bot.rows.moves import MoveRow
from bot.rows.people import AbsenceRow, GuildRow, PersonRow, PreferencesRow
from bot.store.loaded import (
    StoredLobby,
    StoredSeries,
    StoredTable,
    StoreFigures,
    Unpublished,
    UnpublishedSeries,
)


class StoreError(Exception):
    """The store cannot be used; the message is one sentence for the person who runs the bot."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class Store(Protocol):
    """Durable memory of the host, for one process and one event loop at a time.

    Every method raises :class:`StoreError` when the database fails. What is read was durable when
    it was read; what is under way may be in it or not. ``tests/bot/store/test_contract.py`` holds
    every implementation to what is promised here.
    """

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
        ...

    async def settled(self) -> None:
        """Wait until no change is under way."""
        ...

    async def new_table_id(self) -> int:
        """Return an id that no table has or had and that nobody else is given, ever."""
        ...

    async def table(self, table_id: int) -> StoredTable | None:
        """Read a table."""
        ...

    async def tables_of(self, user_id: int) -> tuple[int, ...]:
        """List the live tables where a person sits and has not left, oldest first."""
        ...

    async def tables_at(self, channel_id: int) -> tuple[int, ...]:
        """List the live tables of a channel and all tables of a thread, newest first."""
        ...

    async def tables_in(self, guild_id: int) -> tuple[int, ...]:
        """List the live tables of a guild, oldest first."""
        ...

    async def lobbies(self, guild_id: int) -> tuple[StoredLobby, ...]:
        """List the open lobbies of a guild, oldest first."""
        ...

    async def guilds(self) -> tuple[int, ...]:
        """List the guilds with live tables or series, in any order."""
        ...

    async def unreached(self, guild_id: int) -> tuple[int, ...]:
        """List the tables of a guild that stand because the host has left it, oldest first."""
        ...

    async def table_opened_by(self, interaction_id: int) -> int | None:
        """Find the table that an interaction opened."""
        ...

    async def move_made_by(self, interaction_id: int) -> MoveRow | None:
        """Find the move that an interaction made."""
        ...

    async def moves(self, table_id: int) -> tuple[MoveRow, ...]:
        """Read every move of a table in order, the set-up first."""
        ...

    async def moves_from(self, table_id: int, chapter: int) -> tuple[MoveRow, ...]:
        """Read the moves of a table in order, from the one in which a chapter first began."""
        ...

    async def later_moves(
        self, table_id: int, seat: int, user_id: int, after: int
    ) -> tuple[MoveRow, ...]:
        """Read the moves from a person's own last one in a seat on, that one first.

        The earliest is the move ``after``, also where the person has made none since.
        """
        ...

    async def has_answered(self, table_id: int, decision: str, seat: int) -> bool:
        """Tell whether a seat ever answered a question."""
        ...

    async def last_human_move(self, table_id: int) -> int | None:
        """Find when a person last moved at a table; its start counts, the host's answers do not."""
        ...

    async def next_due(self) -> int | None:
        """Find the time of the earliest deadline, call, reminder, timer or end of a series' lobby.

        Here and in what follows, nothing falls due at a table on a server that the host has left.
        """
        ...

    async def deadlines(self, upto: Millis) -> tuple[DeadlineRow, ...]:
        """List the deadlines up to a time, earliest first."""
        ...

    async def calls_due(self, upto: Millis) -> tuple[DeadlineRow, ...]:
        """List the deadlines with a call or a reminder up to a time, earliest first."""
        ...

    async def timers(self, upto: Millis) -> tuple[TimerRow, ...]:
        """List the timers that go off up to a time, earliest first."""
        ...

    async def has_timer(self, timer: TimerRow) -> bool:
        """Tell whether a timer still stands as it was listed."""
        ...

    async def reminders_unsaid(self, table_id: int) -> tuple[ReminderRow, ...]:
        """List the reminders that a table has still to say, in any order."""
        ...

    async def unspoken(self) -> tuple[int, ...]:
        """List the tables with something in their outbox, the longest waiting first."""
        ...

    async def unsaid(self, table_id: int) -> Unpublished:
        """Read what a table has to tell.

        The rows of its outbox are numbered in the order in which they were committed; no number
        comes a second time, whatever was deleted in between.
        """
        ...

    async def has_message(self, table_id: int, message_id: int) -> bool:
        """Tell whether a message is noted as one of a table's, under any key."""
        ...

    async def person(self, user_id: int) -> PersonRow | None:
        """Read what a person chose."""
        ...

    async def preferences(self, user_id: int) -> PreferencesRow | None:
        """Read what a person set about time."""
        ...

    async def absences(self, user_id: int, since: Millis) -> tuple[AbsenceRow, ...]:
        """List the absences of a person that ended after a time, or go on, earliest first."""
        ...

    async def guild(self, guild_id: int) -> GuildRow | None:
        """Read what a server's managers chose."""
        ...

    async def new_series_id(self) -> int:
        """Return an id that no series has or had and that nobody else is given, ever."""
        ...

    async def series(self, series_id: int) -> StoredSeries | None:
        """Read a series."""
        ...

    async def series_opened_by(self, interaction_id: int) -> int | None:
        """Find the series that an interaction opened."""
        ...

    async def series_in(self, guild_id: int) -> tuple[int, ...]:
        """List the live series of a guild, oldest first."""
        ...

    async def series_closing(self, upto: Millis) -> tuple[int, ...]:
        """List the series whose time to start is over at a time, the longest first."""
        ...

    async def series_unspoken(self) -> tuple[int, ...]:
        """List the series that were changed since Discord was told of them, in any order."""
        ...

    async def series_unsaid(self, series_id: int) -> UnpublishedSeries:
        """Read what Discord was told of a series, and where."""
        ...

    async def figures(self, now: Millis) -> StoreFigures:
        """Count what there is, for whoever watches the host."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go of the database; what comes later fails.

        Until the store is opened again its clocks stand: every deadline, reminder, timer and end of
        a series' lobby is put off by that time, and so is since when the host is absent from a
        guild. A deadline whose clock stood anyway, in a pause or in its person's absence, is put
        off by the rest.
        """
        ...
