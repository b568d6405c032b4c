"""Pings to the guests of a lobby: one message for those who are told at the same time."""

from __future__ import annotations

from cachetools import LRUCache
from msgspec.structs import replace

from bot.model.news import NOWHERE, News, PostKey
from bot.model.table import Status
from cogs.context import BotContext
from cogs.elements.mentions import notified
from cogs.panels.invitations import invitation
from cogs.publishing.sender import MessageSender

_NAMED = 1024


class InvitationPosts:
    """Posts the pings, and removes them once they lead nowhere any more.

    Every method may raise what :class:`cogs.publishing.sender.MessageSender` raises.
    """

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        """Begin with nothing known of whom pings still name; that is cached for 1024 of them."""
        self.context = context
        self.sender = sender
        self._named = LRUCache[int, set[int]](_NAMED)
        """Numbers of the invitations that pings were last edited for, by the messages' numbers."""

    async def bring_in_line(self, news: News) -> None:
        """Post one ping for all invitations that are due; delete those that all have answered.

        A ping that some have answered names the others alone. When the lobby is over, all pings are
        deleted.
        """
        table = news.table
        await self._take_back(news)
        await self._name_those_left(news)
        if news.invited:
            people = [one.guest.id for one in news.invited]
            await self.sender.post(
                table,
                tuple(PostKey.INVITATION.of(one.number) for one in news.invited),
                table.channel_id,
                occasion=news.upto,
                view=invitation(table, news.invited, self.context.texts_of(table)),
                allowed_mentions=notified(people),
            )

    async def _name_those_left(self, news: News) -> None:
        """Edit the pings in the lobby's channel that only some of their guests have answered.

        Nobody is pinged by that.
        """
        table = news.table
        there = {key: one for key, one in news.posts.items() if PostKey.INVITATION.matches(key)}
        for post in set(there.values()):
            keys = {key for key, one in there.items() if one == post}
            left = [one for one in table.kept_for if PostKey.INVITATION.of(one.number) in keys]
            numbers = {one.number for one in left}
            answered = len(left) < len(keys) and numbers != self._named.get(post.message_id)
            if not left or not answered or post.channel_id != table.channel_id:
                continue
            view = invitation(table, left, self.context.texts_of(table))
            if await self.sender.edit(table, post, view=view):
                self._named[post.message_id] = numbers

    async def _take_back(self, news: News) -> None:
        """Delete pings none of whose invitations is open, or all once the lobby is over.

        While the lobby waits, whom it has told stays stored; afterwards nothing does, nor of an
        invitation that the lobby never had, which a restored backup has lost.
        """
        table, outbox = news.table, self.context.tables.outbox
        waits = table.status is Status.LOBBY
        had = {PostKey.INVITATION.of(one.number) for one in table.invitations} if waits else set()
        open_ = {PostKey.INVITATION.of(one.number) for one in table.kept_for} if waits else set()
        posts = {key: one for key, one in news.posts.items() if PostKey.INVITATION.matches(key)}
        for message_id in {post.message_id for post in posts.values()} - {NOWHERE}:
            keys = [key for key, post in posts.items() if post.message_id == message_id]
            if open_.intersection(keys):
                continue
            await self.sender.remove(table, posts[keys[0]])
            if kept := [key for key in keys if key in had]:
                gone = replace(posts[keys[0]], message_id=NOWHERE)
                await outbox.posted_as(table.id, kept, gone)
        for key in posts.keys() - had:
            await outbox.posted(table.id, key, None)
