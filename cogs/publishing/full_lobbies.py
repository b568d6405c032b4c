"""Pings to everybody seated in a lobby whose last seat is taken: once a lobby and person."""

from __future__ import annotations

from cachetools import LRUCache
from msgspec.structs import replace

from bot.model.news import NOWHERE, News, Post, PostKey
from bot.model.table import FullLobby, Status
from cogs.context import BotContext
from cogs.elements.mentions import notified
from cogs.panels.public.lobby import full_lobby, start_times
from cogs.publishing.calls.membership import Membership
from cogs.publishing.sender import MessageSender

_SAID = 1024


class FullLobbies:
    """Posts the pings, and removes them once the lobby has started or has a free seat again.

    Every method may raise what :class:`cogs.publishing.sender.MessageSender` raises.
    """

    def __init__(self, context: BotContext, sender: MessageSender, membership: Membership) -> None:
        """Begin with nothing known of what pings say; that is cached for 1024 of them."""
        self.context = context
        self.sender = sender
        self.membership = membership
        self._said = LRUCache[int, dict[str, str]](_SAID)
        """The times that pings were last written for, by the numbers of the messages."""

    async def bring_in_line(self, news: News) -> None:
        """Ping those seated in a full lobby who were not yet; edit or delete pings that are wrong.

        Those before say the present times. They are obsolete once the lobby has a free seat again
        or is over. Before anybody is pinged, whoever has left the server loses the seat: then it is
        not full, which is published next.
        """
        table = news.table
        full = table.full if table.status is Status.LOBBY else None
        if full is None:
            await self._take_back(news)
            return
        if news.pings and await self.membership.clear_lobby(table):
            return
        await self._say_when(news, full)
        if news.pings:
            post = await self.sender.post(
                table,
                tuple(PostKey.FULL.of(person) for person in news.pings),
                table.channel_id,
                occasion=news.upto,
                view=full_lobby(table, full, news.pings, self.context.texts_of(table)),
                allowed_mentions=notified(news.pings),
            )
            self._said[post.message_id] = start_times(full)

    async def _say_when(self, news: News, full: FullLobby) -> None:
        """Edit pings in the lobby's channel that name other times than its present ones.

        Nobody is pinged by that.
        """
        table, times = news.table, start_times(full)
        for post, keys in _standing(news).items():
            # The place that a moved lobby has left may be gone.
            if post.channel_id != table.channel_id or self._said.get(post.message_id) == times:
                continue
            people = [int(key.partition(":")[2]) for key in keys]
            view = full_lobby(table, full, people, self.context.texts_of(table))
            if await self.sender.edit(table, post, view=view):
                self._said[post.message_id] = times

    async def _take_back(self, news: News) -> None:
        """Delete a lobby's pings; while it waits, who was pinged stays stored.

        So nobody is pinged twice. Once it is over nothing of them stays.
        """
        table, outbox = news.table, self.context.tables.outbox
        for post, keys in _standing(news).items():
            await self.sender.remove(table, post)
            if table.status is Status.LOBBY:
                await outbox.posted_as(table.id, keys, replace(post, message_id=NOWHERE))
        if table.status is not Status.LOBBY:
            for key in filter(PostKey.FULL.matches, news.posts):
                await outbox.posted(table.id, key, None)


def _standing(news: News) -> dict[Post, list[str]]:
    """Return the pings that still stand, each with its keys: one for each person it has pinged."""
    found: dict[Post, list[str]] = {}
    for key, post in news.posts.items():
        if PostKey.FULL.matches(key) and post.message_id != NOWHERE:
            found.setdefault(post, []).append(key)
    return found
