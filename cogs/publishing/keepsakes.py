"""What people have posted of a finished game: its film, its checked luck, a card elsewhere."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any

import discord

from bot.model.news import Post, PostKey
from bot.model.refusal import Refused
from bot.model.table import Table, TableId
from cogs.elements.failures import FAILURES, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.publishing.sender import MessageSender
from cogs.publishing.spacing import Spacing
from cogs.publishing.threads import ThreadLockedError, is_closed

_LOG = logging.getLogger(__name__)

SHARED_APART = timedelta(minutes=1)
"""Between two cards of one person."""

_GONE = frozenset({UNKNOWN_CHANNEL, UNKNOWN_MESSAGE})
_UNSENT = (*FAILURES, ThreadLockedError)


def _refusal(error: Exception, channel_id: int) -> Refused:
    """Return the refusal for what cannot be posted at all, or only not now.

    ``cannot-post`` where Discord refuses for good, ``cannot-post-now`` for what passes by itself.
    """
    key = "cannot-post" if is_closed(error) else "cannot-post-now"
    return Refused(key, channel=f"<#{channel_id}>")


class Keepsakes:
    """Posts what is asked for once, and remembers only where it stands."""

    def __init__(self, sender: MessageSender) -> None:
        self._sender = sender
        self._shared = Spacing[int](sender.bot.steady, SHARED_APART)

    async def standing(self, table_id: TableId, key: PostKey) -> Post | None:
        """Return the message posted under a key; None if there is none, or it was deleted.

        Discord is asked; where it fails or does not let the bot see, the message counts as
        standing.
        """
        post = (await self._sender.tables.outbox.news(table_id)).posts.get(key)
        if post is None:
            return None
        table = await self._sender.tables.queries.get(table_id)
        message = self._sender.channel(post.channel_id, table).get_partial_message(post.message_id)
        try:
            await message.fetch()
        except FAILURES as error:
            # Out of reach for the moment, it is not posted twice for that.
            gone = isinstance(error, discord.NotFound) and error.code in _GONE
            return None if gone else post
        return post

    async def post(self, table: Table, key: PostKey, **content: Any) -> Post:
        """Post a message where a table was played, and store it under a key.

        Where its thread is locked or gone, or lets the bot post nothing, it goes to the channel.

        Raises:
            Refused: Discord does not let the bot post there either (``cannot-post``), or fails
                (``cannot-post-now``).
        """
        before = (await self._sender.tables.outbox.news(table.id)).posts.get(key)
        place = table.home_id
        try:
            try:
                return await self._sender.post(table, (key,), place, after=before, **content)
            except (discord.HTTPException, ThreadLockedError) as error:
                if place == table.channel_id or not is_closed(error):
                    raise
                _LOG.info(
                    "Posting %s of table %s to its channel instead of its thread: %s",
                    key,
                    table.id,
                    error,
                )
            place = table.channel_id
            return await self._sender.post(table, (key,), place, after=before, **content)
        except _UNSENT as error:
            raise _refusal(error, place) from error

    async def replace(self, table: Table, old: PostKey, key: PostKey, **content: Any) -> None:
        """Edit the message stored under ``old`` and store it under ``key`` instead.

        Where there is none or it cannot be edited, as in a thread that is locked by now, a new one
        is posted and the old one deleted.

        Raises:
            Refused: Discord does not let the bot (``cannot-post``), or fails
                (``cannot-post-now``).
        """
        outbox = self._sender.tables.outbox
        post = (await outbox.news(table.id)).posts.get(old)
        files = list(content.pop("files", ()))
        try:
            if post is not None and await self._edited(table, post, **content, attachments=files):
                await outbox.posted(table.id, key, post)
            else:
                if post is not None:
                    await self._sender.remove(table, post)
                await self.post(table, key, **content, files=files)
        except _UNSENT as error:
            raise _refusal(error, table.home_id) from error
        if key is not old:
            await outbox.posted(table.id, old, None)

    async def _edited(self, table: Table, post: Post, **content: Any) -> bool:
        """Edit a message; return False if that is impossible, also for good where it stands.

        Raises:
            Exception: it failed for a reason that passes.
        """
        try:
            return await self._sender.edit(table, post, **content)
        except (discord.HTTPException, ThreadLockedError) as error:
            if not is_closed(error):
                raise
            _LOG.info("Message of table %s not edited, posting it again: %s", table.id, error)
            return False

    async def share(
        self, table: Table, channel_id: int, person_id: int, press: int, **content: Any
    ) -> Post:
        """Post a message in another channel of the server; a person may once a minute.

        It is stored under no key. ``press`` is an id that makes a repetition the same message; a
        failure does not count as a use.

        Raises:
            Refused: it is too soon (``shared-lately``), or Discord does not let the bot
                (``cannot-post``) or fails (``cannot-post-now``).
        """
        if not self._shared.allows(person_id):
            raise Refused("shared-lately")
        try:
            return await self._sender.deliver(table, f"card:{press}", channel_id, **content)
        except _UNSENT as error:
            self._shared.forget(person_id)
            raise _refusal(error, channel_id) from error
