"""The message in the channel where a table was opened: lobby, way to the game, and result."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from cachetools import LRUCache
from discord import ui

from bot.i18n.texts import Texts
from bot.model.news import News, Post, PostKey
from bot.model.refusal import Refused
from bot.model.table import Status, Table, TableId
from cogs.context import BotContext
from cogs.elements.components import dissolve
from cogs.elements.mentions import notified, reachable
from cogs.elements.uploads import Picture
from cogs.panels.public.lobby import NOBODY, Awaited, lobby
from cogs.publishing.sender import MessageSender

_SHOWN = 4096
"""Most messages in the cache; one that is not may be edited once without need."""


class LobbyMessage:
    """Posts the message, and edits it when something that can be seen on it has changed.

    A game that was begun at once is announced like one that waited in a lobby, without its buttons.

    Every method may raise what :class:`cogs.publishing.sender.MessageSender` raises.
    """

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        """Begin with nothing known of what messages show; that is cached for 4096 tables."""
        self.context = context
        self.sender = sender
        self._anew: set[TableId] = set()
        """Tables whose lobby is wanted as a new message."""
        self._shown: LRUCache[TableId, bytes] = LRUCache(_SHOWN)
        self.bare: set[TableId] = set()
        """Tables whose message waits for a picture that could not be made."""

    def post_anew(self, table_id: TableId) -> None:
        """Post the lobby as a new message the next time that it is updated."""
        self._anew.add(table_id)

    async def bring_in_line(self, news: News) -> None:
        """Post or edit the lobby message; delete one that led to no game a day after.

        That of a finished game whose position was let go is left as it is.
        """
        post = news.posts.get(PostKey.LOBBY)
        if news.table.status is Status.OVER and news.look is None and not news.upto:
            # What it shows of the result cannot be told anew.
            return
        if not news.is_cleared:
            await self._show(news, post)
        elif post is not None:
            await self.sender.take_back(news.table, PostKey.LOBBY, post)

    async def _show(self, news: News, post: Post | None) -> None:
        """Post or edit the lobby message, with its picture; nothing if it shows that already.

        A new one is posted where it was asked for, the table moved, or the old one cannot be edited
        (see :meth:`_is_due`); the old one is deleted. The first one pings those awaited of the game
        before. Once the lobby is over, a missing one is posted only for a game that was never
        announced; one that led to no game and cannot be edited is deleted.
        """
        table = news.table
        replaced = news.posts.get(PostKey.REPLACED_LOBBY)
        if replaced is not None and post is not None and replaced.message_id != post.message_id:
            await self.sender.take_back(table, PostKey.REPLACED_LOBBY, replaced)
        waits = table.status is Status.LOBBY
        if not waits:
            self._anew.discard(table.id)
            if post is None and not unannounced(news):
                return
        # Nobody knows what became of a new one, which is the same one now if Discord took it.
        unheard = replaced is not None and replaced == post
        moved = waits and post is not None and post.channel_id != table.channel_id
        anew = unheard or moved or table.id in self._anew
        texts = self.context.texts_of(table)
        picture = await self._picture(news, texts)
        awaited = await self._awaited(table)
        days = await self.context.tables.ledger.days(table) if waits else None
        view = lobby(
            table,
            texts,
            news.expires_at,
            news.look,
            picture,
            awaited,
            days,
            computers=(await self.context.servers.setting(table.guild_id)).limits.computers,
        )
        shown = _digest(view)
        if post is not None and not anew and self._shown.get(table.id) == shown:
            dissolve(view)
            return
        files = [] if picture is None else picture.files()
        edited = (
            post and not anew and await self.sender.edit(table, post, view=view, attachments=files)
        )
        if not edited and await self._is_due(table, post):
            if post is not None:
                # Whatever comes between the new lobby and the end of the old one: one is left.
                await self.context.tables.outbox.posted(table.id, PostKey.REPLACED_LOBBY, post)
            await self.sender.post(
                table,
                (PostKey.LOBBY,),
                table.channel_id,
                after=post,
                view=view,
                files=files,
                # Whoever may come back hears of it once.
                allowed_mentions=notified(awaited.people if post is None else ()),
            )
            self._anew.discard(table.id)
            if post is not None:
                await self.sender.take_back(table, PostKey.REPLACED_LOBBY, post)
        elif not edited and table.led_to_nothing and post is not None:
            # Where it may not be edited any more it would show its seats for another day.
            await self.sender.take_back(table, PostKey.LOBBY, post)
        self._shown[table.id] = shown

    async def _is_due(self, table: Table, post: Post | None) -> bool:
        """Return True if a message that could not be edited is posted anew.

        Always in a lobby or without a message. Later only if it still stands and Discord rations
        its edits: it would go on inviting to a game, or hide that one is over. Not if no game came
        of it.
        """
        if post is None or table.status is Status.LOBBY:
            return True
        return not table.led_to_nothing and await self.sender.exists(table, post)

    async def _picture(self, news: News, texts: Texts) -> Picture | None:
        """Paint the board of a finished game, or the banner of a lobby; None otherwise.

        ``bare`` notes whether a board's picture failed.
        """
        table, look = news.table, news.look
        if look is not None and look.outcome is not None:
            picture = await self.context.picture_in_passing(look, texts)
            (self.bare.add if picture.fault else self.bare.discard)(table.id)
            return picture
        if table.status is Status.LOBBY:
            return await self.context.banner(table.game, texts)
        return None

    async def _awaited(self, table: Table) -> Awaited:
        """Return who sat at the table before this one and has no seat in this lobby yet.

        With whether that table was played. Left out are people who were forgotten, and who is
        barred from this one. ``NOBODY`` if this follows no table, is no lobby any more or has no
        seat left, or that table cannot be read.
        """
        taken = len(table.players) >= table.terms.seats
        if table.rematch is None or table.status is not Status.LOBBY or taken:
            return NOBODY
        try:
            before = await self.context.tables.queries.get(table.rematch.of)
        except Refused as refused:
            if not refused.is_of_one:
                raise
            return NOBODY
        absent = [one for one in reachable(before.people) if table.seat_of(one) is None]
        people = await self.context.tables.queries.not_barred(table.id, absent)
        return Awaited(people, have_played=before.seed_hash is not None)


def unannounced(news: News) -> bool:
    """Return True if a game is played of which no lobby and no board was ever posted.

    False for a game of a series, which the series' sheet announces.
    """
    table, said = news.table, news.posts
    begun = table.status is Status.PLAYING and table.series is None
    return begun and PostKey.LOBBY not in said and PostKey.BOARD not in said


def _digest(view: ui.LayoutView) -> bytes:
    """Return a digest of all that can be seen of a message; a picture counts by its description."""
    parts = view.to_components()  # type: ignore[no-untyped-call]
    return blake2b(msgspec.json.encode(parts), digest_size=16).digest()
