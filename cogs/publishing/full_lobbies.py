"""Pings to everybody seated in a lobby whose last seat is taken: once a lobby and person."""

from __future__ import annotations

from msgspec.structs import replace

from bot.model.news import NOWHERE, News, PostKey
from bot.model.table import Status
from cogs.context import BotContext
from cogs.elements.mentions import notified
from cogs.panels.public.lobby import full_lobby
from cogs.publishing.sender import MessageSender


class FullLobbies:
    """Posts the pings, and removes them once the lobby has started or has a free seat again.

    Every method may raise what :class:`cogs.publishing.sender.MessageSender` raises.
    """

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        self.context = context
        self.sender = sender

    async def bring_in_line(self, news: News) -> None:
        """Ping those seated in a full lobby who were not yet; delete obsolete pings.

        They are obsolete once the lobby has a free seat again or is over.
        """
        table = news.table
        full = table.full if table.status is Status.LOBBY else None
        if full is None:
            await self._take_back(news)
        elif news.pings:
            await self.sender.post(
                table,
                tuple(PostKey.FULL.of(person) for person in news.pings),
                table.channel_id,
                occasion=news.upto,
                view=full_lobby(table, full, news.pings, self.context.texts_of(table)),
                allowed_mentions=notified(news.pings),
            )

    async def _take_back(self, news: News) -> None:
        """Delete a lobby's pings; while it waits, who was pinged stays stored.

        So nobody is pinged twice. Once it is over nothing of them stays.
        """
        table, outbox = news.table, self.context.tables.outbox
        pings = {key: post for key, post in news.posts.items() if PostKey.FULL.matches(key)}
        for message_id in {post.message_id for post in pings.values()} - {NOWHERE}:
            keys = [key for key, post in pings.items() if post.message_id == message_id]
            post = pings[keys[0]]
            await self.sender.remove(table, post)
            if table.status is Status.LOBBY:
                await outbox.posted_as(table.id, keys, replace(post, message_id=NOWHERE))
        if table.status is not Status.LOBBY:
            for key in pings:
                await outbox.posted(table.id, key, None)
