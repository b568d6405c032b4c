"""The bot's own messages and threads: written, edited and removed whatever became of them."""

from __future__ import annotations

import logging
from hashlib import blake2b
from typing import Any, Literal

import discord
from discord.ext import commands

from bot.records import Place, Post, Table, TableId
from bot.tables import Tables

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
_EDITS_RATIONED = 30046
_ARCHIVED = 50083
_THREAD_EXISTS = 160004
_TOO_MANY_THREADS = 160006

_WEEK_MINUTES: Literal[10080] = 10080


class PostOffice:
    """Sends what a table says; only ids are kept, and channels are resolved when used."""

    def __init__(self, bot: commands.AutoShardedBot, tables: Tables) -> None:
        self.bot = bot
        self.tables = tables
        self._threadless: set[TableId] = set()
        """Tables that could have no thread of their own when they began."""

    def channel(self, channel_id: int, table: Table) -> discord.PartialMessageable:
        """A channel or thread to write in, without asking whether it still exists."""
        return self.bot.get_partial_messageable(channel_id, guild_id=table.guild_id)

    async def edit(self, table: Table, post: Post, **content: Any) -> bool:
        """Edit a message; False when it is gone or too old and has to be posted anew.

        Raises:
            discord.HTTPException: the channel is gone, or the bot may not write there.
        """
        message = self.channel(post.channel_id, table).get_partial_message(post.message_id)
        # The library states the bot's own rule about mentions only where content changes.
        content["allowed_mentions"] = discord.AllowedMentions.none()
        try:
            await message.edit(**content)
        except discord.HTTPException as error:
            if error.code == _ARCHIVED:
                await self._reopen(post.channel_id)
                await message.edit(**content)
                return True
            if error.code in (UNKNOWN_MESSAGE, _EDITS_RATIONED):
                return False
            raise
        return True

    async def post(
        self,
        table: Table,
        keys: tuple[str, ...],
        channel_id: int,
        *,
        after: Post | None = None,
        **content: Any,
    ) -> Post:
        """Send a message and remember it under every key, in place of the one before.

        Raises:
            discord.HTTPException: the channel is gone, or the bot may not write there.
        """
        # For some minutes Discord answers a nonce that it knows with the message it made then.
        # Named after what it follows, a message is not doubled by a crash before it is
        # remembered, and its own successor is another message.
        before = 0 if after is None else after.message_id
        spot = f"{table.id}:{keys[0]}:{channel_id}:{before}"
        nonce = blake2b(spot.encode(), digest_size=12).hexdigest()
        message = await self.channel(channel_id, table).send(nonce=nonce, **content)
        post = Post(channel_id, message.id, discord.utils.utcnow())
        for key in keys:
            await self.tables.posted(table.id, key, post)
        return post

    async def remove(self, table: Table, post: Post) -> None:
        """Delete a message; one that is gone or out of reach counts as deleted."""
        message = self.channel(post.channel_id, table).get_partial_message(post.message_id)
        try:
            await message.delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.debug("message %s was not deleted: %s", post.message_id, error)
        except discord.HTTPException as error:
            if error.code != _ARCHIVED:
                raise

    async def home(self, table: Table, anchor: Post | None, thread_name: str) -> Table:
        """Make sure that the table has a place to play, opening its thread where it needs one.

        Where the server can have no further thread the table moves into the channel.
        """
        settled = table.place is Place.HERE or table.thread_id is not None
        if settled or table.id in self._threadless:
            return table
        thread_id = await self._open_thread(table, anchor, thread_name)
        if thread_id is None:
            self._threadless.add(table.id)
            return table
        return await self.tables.set_thread(table.id, thread_id)

    async def close(self, table: Table) -> None:
        """Archive the table's thread."""
        if table.thread_id is None:
            return
        try:
            thread = await self._thread(table.thread_id)
            if thread is not None and not thread.archived:
                await thread.edit(archived=True)
        except discord.HTTPException as error:
            log.info("thread %s was not archived: %s", table.thread_id, error)

    async def _open_thread(self, table: Table, anchor: Post | None, name: str) -> int | None:
        try:
            if anchor is not None:
                message = self.channel(anchor.channel_id, table).get_partial_message(
                    anchor.message_id
                )
                try:
                    made = await message.create_thread(
                        name=name, auto_archive_duration=_WEEK_MINUTES
                    )
                except discord.HTTPException as error:
                    if error.code not in (_THREAD_EXISTS, UNKNOWN_MESSAGE):
                        raise
                    # A thread opened from a message has the message's id: one that was opened
                    # before a crash, unless it was deleted since.
                    if error.code == _THREAD_EXISTS and await self._exists(anchor.message_id):
                        return anchor.message_id
                else:
                    return made.id
            channel = await self.bot.fetch_channel(table.channel_id)
            if not isinstance(channel, discord.TextChannel):
                return None
            made = await channel.create_thread(
                name=name,
                auto_archive_duration=_WEEK_MINUTES,
                type=discord.ChannelType.public_thread,
            )
        except discord.HTTPException as error:
            if error.code == _TOO_MANY_THREADS or isinstance(error, discord.Forbidden):
                return None
            raise
        return made.id

    async def _exists(self, thread_id: int) -> bool:
        try:
            return await self._thread(thread_id) is not None
        except discord.NotFound:
            return False

    async def _reopen(self, thread_id: int) -> None:
        thread = await self._thread(thread_id)
        if thread is not None:
            await thread.edit(archived=False)

    async def _thread(self, thread_id: int) -> discord.Thread | None:
        found = self.bot.get_channel(thread_id) or await self.bot.fetch_channel(thread_id)
        return found if isinstance(found, discord.Thread) else None
