"""Threads of tables: opened, woken, and left to be archived; only ids are kept."""

from __future__ import annotations

import logging
from enum import StrEnum
from typing import Literal

import discord
from cachetools import LRUCache

from bot.client import TabletopBot
from bot.model.news import Post
from bot.model.table import Place, Table
from bot.request_turns import RequestKind, RequestTurns
from bot.services.tables import Tables
from cogs.elements.failures import FAILURES, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.elements.fallbacks import is_lasting

_LOG = logging.getLogger(__name__)

LOCKED = 160005
_THREAD_EXISTS = 160004
_TOO_MANY_THREADS = 160006
_NOT_ALLOWED = 50013

MOST_THREADS = 1000
"""Active at a time on one server."""
CROWDED = 950
"""From here on own threads of ended games are archived: others want to open some, too."""
_MADE_ROOM = 10
"""Most threads archived at a time."""

_DAY_MINUTES: Literal[1440] = 1440
_WEEK_MINUTES: Literal[10080] = 10080
_RETIRED = 4096
"""Number of threads remembered as retired; a forgotten one costs one more request."""


class Threadless(StrEnum):
    """Why a table has to make do with its channel, by the end of the text's id that says so."""

    CROWDED = "threads"
    """The server can have no further thread."""
    FORBIDDEN = "no-thread"
    """The bot may open none in the channel, or nobody can."""
    REFUSED = "thread-refused"
    """Discord refuses it for another reason, as the name by a moderation rule (200001)."""


_REFUSALS = {
    _TOO_MANY_THREADS: Threadless.CROWDED,
    _NOT_ALLOWED: Threadless.FORBIDDEN,
}
_OUT_OF_REACH = frozenset({UNKNOWN_CHANNEL, 50001})
"""The channel is gone or out of sight: nothing can be said there, with or without a thread."""


class ThreadLockedError(Exception):
    """A moderator closed the thread for everybody who may not manage threads."""


def is_closed(error: Exception) -> bool:
    """Return True if Discord would refuse any message at a place, by what an error says.

    That is a locked thread, or a refusal that a retry would meet again.
    """
    return isinstance(error, ThreadLockedError) or is_lasting(error)


class Threads:
    """Opens, wakes and archives threads."""

    def __init__(self, bot: TabletopBot, tables: Tables, turns: RequestTurns) -> None:
        """Keep the services; have one per bot.

        It remembers, until a restart, 4096 threads it retired.
        """
        self.bot = bot
        self.tables = tables
        self._turns = turns
        self._retired: LRUCache[int, None] = LRUCache(_RETIRED)

    async def home(
        self, table: Table, anchor: Post | None, name: str
    ) -> tuple[Table, Threadless | None]:
        """Open the table's thread if it needs one and has none, and store it.

        On a server near the limit, idle threads of ended games are archived first. That a table can
        have no thread is for the caller to remember. If the table is moved meanwhile, the thread is
        archived, and one opened where the table is now.

        Returns:
            The table, with its thread if one was opened, and why it has to make do with its
            channel; None if it has its thread or needs none.

        Raises:
            discord.HTTPException: nothing can be said there at all, or Discord fails.
        """
        if table.place is Place.HERE or table.thread_id is not None:
            return table, None
        await self._make_room(table.guild_id, only_if_crowded=True)
        made = await self._open(table, anchor, name)
        if made is Threadless.CROWDED and await self._make_room(
            table.guild_id, only_if_crowded=False
        ):
            made = await self._open(table, anchor, name)
        if isinstance(made, Threadless):
            return table, made
        now = await self.tables.lobbies.set_thread(table.id, made, table.channel_id)
        if now.thread_id != made:
            await self._put_away(table.guild_id, made)
            return await self.home(now, None, name)
        return now, None

    async def _put_away(self, guild_id: int, thread_id: int) -> None:
        """Archive a thread in which nothing was said; a failure of Discord is logged."""
        try:
            thread = await self._find(guild_id, thread_id)
            if thread is not None:
                await self._turn(guild_id, thread_id)
                await thread.edit(archived=True)
        except FAILURES as error:
            _LOG.info("Thread %s without a table not archived: %s", thread_id, error)

    async def retire(self, table: Table) -> None:
        """Have Discord archive an ended table's thread after a day without a message.

        The bot archives it itself only to make room on a crowded server: the buttons below the last
        board work as long as the thread is active. Once a thread and process; not while another
        table goes on in it. The bot may change this setting of threads that it opened (Topics,
        Threads: *Editing & Deleting Threads*). A failure of Discord is logged, and not tried again.

        Raises:
            Refused: the database failed.
        """
        thread_id = table.thread_id
        if thread_id is None or thread_id in self._retired:
            return
        here = await self.tables.queries.here(thread_id)
        if any(not other.status.ended for other in here):
            return
        self._retired[thread_id] = None
        try:
            thread = await self._find(table.guild_id, thread_id)
            if thread is None or thread.archived or thread.auto_archive_duration <= _DAY_MINUTES:
                return
            await self._turn(table.guild_id, thread_id)
            await thread.edit(auto_archive_duration=_DAY_MINUTES)
        except FAILURES as error:
            _LOG.info("Auto-archive time of thread %s not changed: %s", thread_id, error)

    async def wake(self, guild_id: int, thread_id: int, *, at_once: bool = False) -> None:
        """Unarchive a thread; ``at_once``, before its turn, if a person waits for an answer.

        On a server with as many active threads as Discord allows, up to ten others are archived for
        it. Nothing if the id is no thread's.

        Raises:
            ThreadLockedError: it is locked.
            discord.HTTPException: the bot may not, or the thread is gone.
        """
        thread = await self._find(guild_id, thread_id, at_once=at_once)
        if thread is None:
            return
        try:
            if not at_once:
                await self._turn(guild_id, thread_id)
            try:
                await thread.edit(archived=False)
            except discord.HTTPException as error:
                if error.code != _TOO_MANY_THREADS:
                    raise
                await self._make_room(guild_id, only_if_crowded=False)
                await thread.edit(archived=False)
        except discord.HTTPException as error:
            if thread.locked or error.code == LOCKED:
                raise ThreadLockedError from error
            raise

    async def is_deleted(self, guild_id: int, place_id: int) -> bool:
        """Return True if a thread or channel was deleted; ask Discord if it is not cached.

        Raises:
            discord.HTTPException: Discord cannot say, or does not let the bot see it.
        """
        try:
            await self._known(guild_id, place_id)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            return True
        return False

    async def _find(
        self, guild_id: int, thread_id: int, *, at_once: bool = False
    ) -> discord.Thread | None:
        """Fetch a thread, ``at_once`` or when its turn comes; None if the id is another channel."""
        found = await self._known(guild_id, thread_id, at_once=at_once)
        return found if isinstance(found, discord.Thread) else None

    async def _known(self, guild_id: int, place_id: int, *, at_once: bool = False) -> object:
        """Return a thread or channel, cached or fetched: ``at_once``, or in turn.

        Raises:
            discord.NotFound: it was deleted.
            discord.HTTPException: Discord fails, or does not let the bot see it.
        """
        found = self.bot.get_channel(place_id)
        if found is None:
            if not at_once:
                await self._turn(guild_id, place_id)
            return await self.bot.fetch_channel(place_id)
        return found

    async def _open(self, table: Table, anchor: Post | None, name: str) -> int | Threadless:
        """Open a thread and return its id, or the reason why there can be none; store nothing.

        It is opened from the message ``anchor``, or in the channel without one or where that is
        gone. A thread that was opened before and never stored is returned instead.

        Raises:
            discord.HTTPException: nothing can be said there at all, or Discord fails.
        """
        try:
            if anchor is not None:
                place = self.bot.get_partial_messageable(anchor.channel_id, guild_id=table.guild_id)
                message = place.get_partial_message(anchor.message_id)
                try:
                    await self._turn(table.guild_id, anchor.channel_id)
                    made = await message.create_thread(
                        name=name, auto_archive_duration=_WEEK_MINUTES
                    )
                except discord.HTTPException as error:
                    if error.code not in (_THREAD_EXISTS, UNKNOWN_MESSAGE):
                        raise
                    # A thread opened from a message has the message's id: one that was opened
                    # before a crash, unless it was deleted since.
                    if error.code == _THREAD_EXISTS and await self._exists(
                        table.guild_id, anchor.message_id
                    ):
                        return anchor.message_id
                else:
                    return made.id
            if (opened := await self._opened(table, name)) is not None:
                return opened
            await self._turn(table.guild_id, table.channel_id)
            channel = await self.bot.fetch_channel(table.channel_id)
            if not isinstance(channel, discord.TextChannel):
                return Threadless.FORBIDDEN
            await self._turn(table.guild_id, table.channel_id)
            made = await channel.create_thread(
                name=name,
                auto_archive_duration=_WEEK_MINUTES,
                type=discord.ChannelType.public_thread,
            )
        except discord.HTTPException as error:
            if not is_lasting(error) or error.code in _OUT_OF_REACH:
                raise
            _LOG.info("Table %s: no thread, playing in its channel: %s", table.id, error)
            return _REFUSALS.get(error.code, Threadless.REFUSED)
        return made.id

    async def _opened(self, table: Table, name: str) -> int | None:
        """Return the id of a thread that was opened for a table and never stored; None without one.

        It is known by its channel, owner and name; only active, unlocked ones without a table
        count.
        """
        guild = self.bot.get_guild(table.guild_id)
        assert self.bot.user is not None
        for thread in guild.threads if guild is not None else ():
            known = (thread.parent_id, thread.owner_id, thread.name)
            if known != (table.channel_id, self.bot.user.id, name) or thread.locked:
                continue
            seated = await self.tables.queries.here(thread.id)
            if not seated and await self._exists(table.guild_id, thread.id):
                return thread.id
        return None

    async def _exists(self, guild_id: int, thread_id: int) -> bool:
        """Return True if a thread is cached or found; errors but an unknown channel are raised."""
        try:
            return await self._find(guild_id, thread_id) is not None
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            return False

    async def _make_room(self, guild_id: int, *, only_if_crowded: bool) -> int:
        """Archive up to ten threads of the bot whose tables have all ended; return how many were.

        One that has no table counts as such. Those without a message for the longest come first;
        with a lobby or a game under way, also one in quarantine, a thread stays. With
        ``only_if_crowded`` nothing is done below 950 active threads on the server. Failures are
        logged, and not counted.
        """
        guild = self.bot.get_guild(guild_id)
        if guild is None or (only_if_crowded and len(guild.threads) < CROWDED):
            return 0
        assert self.bot.user is not None
        idle: list[tuple[int, discord.Thread]] = []
        for thread in guild.threads:
            if thread.owner_id != self.bot.user.id or thread.archived or thread.locked:
                continue
            tables = await self.tables.queries.here(thread.id)
            if all(table.status.ended for table in tables):
                idle.append((thread.last_message_id or thread.id, thread))
        made = 0
        for _, thread in sorted(idle, key=lambda entry: entry[0])[:_MADE_ROOM]:
            try:
                await self._turn(guild_id, thread.id)
                await thread.edit(archived=True)
                made += 1
            except FAILURES as error:
                _LOG.info("Thread %s not archived: %s", thread.id, error)
        return made

    async def _turn(self, guild_id: int, channel_id: int) -> None:
        """Wait for the turn of a request that concerns a thread, or the channel it is opened in."""
        await self._turns.turn(guild_id, channel_id, RequestKind.THREAD)
