"""Pings to the guests of a lobby: one message for those who are told at the same time."""

from __future__ import annotations

from msgspec.structs import replace

from bot.model.news import NOWHERE, News, PostKey
from bot.model.table import Status
from cogs.context import BotContext
from cogs.elements.mentions import notified
from cogs.panels.invitations import invitation
from cogs.publishing.sender import MessageSender


class InvitationPosts:
    """Posts the pings, and removes them once they lead nowhere any more.

    Every method may raise what :class:`cogs.publishing.sender.MessageSender` raises.
    """

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        self.context = context
        self.sender = sender

    async def bring_in_line(self, news: News) -> None:
        """Post one ping for all invitations that are due; delete those that all have answered.

        When the lobby is over, all pings are deleted.
        """
        table = news.table
        await self._take_back(news)
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
