"""What is said, and where, when the place of a table is out of reach; taken back afterwards."""

from __future__ import annotations

import logging

import discord

from bot.model.news import News, Post, PostKey
from bot.model.table import Status
from cogs.context import BotContext
from cogs.elements.channel_access import AccessProblem, Kind
from cogs.panels.public.notices import notice_of
from cogs.publishing.calls.messages import Calls
from cogs.publishing.sender import MessageSender
from cogs.publishing.threads import ThreadLockedError, is_closed

_LOG = logging.getLogger(__name__)


class AccessNotices:
    """Names a trouble once, as near to the game as the bot may still write."""

    def __init__(self, context: BotContext, sender: MessageSender, calls: Calls) -> None:
        """Keep the services; nothing is cached."""
        self.context = context
        self.sender = sender
        self.calls = calls

    async def say(self, news: News, trouble: AccessProblem) -> bool:
        """Post once that the bot lacks access to a table's place, and ping those who owe an answer.

        Where the channel or thread is gone, nothing is posted: its messages are forgotten and the
        clocks of a game stop. A refusal for want of access is logged, any other error raised.

        Returns:
            True if the notice stands and the pings were posted; False if no place takes them, and
            always if the place is gone.
        """
        if trouble.kind is Kind.GONE:
            await self._forget_place(news)
            return False
        post = news.posts.get(PostKey.ACCESS_NOTICE.of(trouble.kind)) or await self._post(
            news, trouble
        )
        if post is None:
            return False
        try:
            if news.look is not None:
                await self.calls.make(news, post)
        except (discord.HTTPException, ThreadLockedError) as error:
            if not is_closed(error):
                raise
            _LOG.info("Table %s: notice of its delivery problem not sent: %s", news.table.id, error)
            return False
        return True

    async def _post(self, news: News, trouble: AccessProblem) -> Post | None:
        """Post and store what the bot lacks at a table where people can read it; None if nowhere.

        That is the table's channel; with lacking permissions, its thread first.
        """
        table = news.table
        texts = self.context.texts_of(table)
        places = [table.channel_id]
        if trouble.kind is Kind.PERMISSIONS and table.thread_id is not None:
            places.insert(0, table.thread_id)
        key = PostKey.ACCESS_NOTICE.of(trouble.kind)
        view = notice_of(table, trouble.sentence(texts), texts)
        for place in places:
            if not self.sender.may_write(table, place):
                continue
            try:
                return await self.sender.post(table, (key,), place, occasion=news.upto, view=view)
            except (discord.HTTPException, ThreadLockedError) as error:
                if not is_closed(error):
                    raise
                _LOG.info("Table %s: notice of its delivery problem not sent: %s", table.id, error)
        return None

    async def _forget_place(self, news: News) -> None:
        """Forget the messages of a table that are in deleted places; store a game's place as lost.

        That stops its clocks. Messages in the table's channel, if the bot still has it, and those
        about managers' acts, stay known.
        """
        table = news.table
        left = table.channel_id if self.sender.has_channel(table) else None
        for key, lost in news.posts.items():
            # What managers did was told, wherever it stood.
            if lost.channel_id != left and not PostKey.MANAGED.matches(key):
                await self.context.tables.outbox.posted(table.id, key, None)
        if table.status is Status.PLAYING:
            await self.context.tables.lobbies.lose_place(table.id, table.thread_id)
