"""Pings to the guests of a lobby: one message for those who are told at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from cachetools import LRUCache
from msgspec.structs import replace

from bot.model.invitations import Invitation
from bot.model.news import NOWHERE, News, PostKey
from bot.model.table import Status, Table
from bot.model.times import Millis
from cogs.context import BotContext
from cogs.elements.mentions import notified
from cogs.panels.invitations import invitation
from cogs.publishing.sender import MessageSender

_SAID = 1024

_Said = tuple[frozenset[int], Millis]
"""The numbers of the invitations of whose guests a ping speaks, and until when it keeps seats."""


class InvitationPosts:
    """Posts the pings, and removes them once they lead nowhere any more.

    Every method may raise what :class:`cogs.publishing.sender.MessageSender` raises.
    """

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        """Begin with nothing known of what pings say; that is cached for 1024 of them."""
        self.context = context
        self.sender = sender
        self._said = LRUCache[int, _Said](_SAID)
        """What pings say, by the messages' numbers."""

    async def bring_in_line(self, news: News) -> None:
        """Post one ping for all invitations that are due; delete those that all have answered.

        A ping that some have answered names the others alone, and says until when their seats are
        kept, also after time in which the lobby's clocks stood. When the lobby is over, all pings
        are deleted.
        """
        table = news.table
        await self._take_back(news)
        await self._say_what_is_left(news)
        if news.invited:
            people = [one.guest.id for one in news.invited]
            post = await self.sender.post(
                table,
                tuple(PostKey.INVITATION.of(one.number) for one in news.invited),
                table.channel_id,
                occasion=news.upto,
                view=invitation(table, news.invited, self.context.texts_of(table)),
                allowed_mentions=notified(people),
            )
            self._said[post.message_id] = _now_said(table, news.invited)

    async def _say_what_is_left(self, news: News) -> None:
        """Edit the pings in the lobby's channel that name other guests or another end than is so.

        Nobody is pinged by that. What an unknown ping says is taken to be what was true when the
        guests were invited.
        """
        table = news.table
        there = {key: one for key, one in news.posts.items() if PostKey.INVITATION.matches(key)}
        for post in set(there.values()):
            keys = {key for key, one in there.items() if one == post}
            known = {PostKey.INVITATION.of(one.number): one for one in table.invitations}
            of_ping = [one for key, one in known.items() if key in keys]
            left = [one for one in table.kept_for if one in of_ping]
            if not left or post.channel_id != table.channel_id:
                continue
            first = frozenset(one.number for one in of_ping), min(one.until for one in of_ping)
            now = _now_said(table, left)
            if self._said.get(post.message_id, first) == now:
                continue
            view = invitation(table, left, self.context.texts_of(table))
            if await self.sender.edit(table, post, view=view):
                self._said[post.message_id] = now

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


def _now_said(table: Table, invited: Sequence[Invitation]) -> _Said:
    """Return what a ping to the guests of some open invitations has to say now."""
    numbers = frozenset(one.number for one in invited)
    return numbers, min(table.kept_until(one) for one in invited)
