"""The board: the one public message with the picture, last in the place of its game."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import NamedTuple

import discord
from cachetools import LRUCache
from discord import ui
from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.news import NOWHERE, News, Post, PostKey
from bot.model.refusal import Refused
from bot.model.table import Status, Table, TableId
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.elements.fallbacks import is_of_content
from cogs.elements.mentions import notified
from cogs.elements.uploads import Picture
from cogs.panels.public.board import board, closed_board, final_board, paused_board
from cogs.publishing.calls.messages import NOBODY, Calling, Calls
from cogs.publishing.drawn_board import DrawnBoard
from cogs.publishing.sender import MessageSender

_YOUNG_FOR = timedelta(minutes=50)
"""Discord rations edits of messages older than an hour."""
_RATION = 60.0
"""Seconds between two edits that go through; a sooner one makes a new message."""
_SHOWN = 1024
"""Of how many messages it is known what they show."""


class _Shown(NamedTuple):
    """What a message shows."""

    digest: bytes
    since: float
    """In seconds of the bot's steady clock."""


class BoardMessage:
    """Edits the board in place while that is possible and nothing of the bot's stands below it.

    What it shows already is not said again: nobody can tell from it what went on in private.
    """

    def __init__(self, context: BotContext, sender: MessageSender, calls: Calls) -> None:
        """Begin with nothing known of what boards show; that is cached for 1024 messages."""
        self.context = context
        self.sender = sender
        self.calls = calls
        self._anew: set[TableId] = set()
        """Tables whose board is wanted as a new message."""
        self._doubtful: set[TableId] = set()
        self._shown: LRUCache[int, _Shown] = LRUCache(_SHOWN)
        self.bare: set[TableId] = set()
        """Tables whose board waits for a picture that could not be made."""

    def post_anew(self, table_id: TableId) -> None:
        """Post the board as a new message the next time that it is updated."""
        self._anew.add(table_id)

    def distrust(self, table_id: TableId) -> None:
        """Say again what a board shows, the next time: it may be gone, or show something else."""
        self._doubtful.add(table_id)

    async def bring_in_line(self, news: News, look: TableView, story: str, *, renew: bool) -> News:
        """Show the game with the ``story`` so far; with ``renew`` in a new message.

        Return the news after; nothing is sent if the message shows it already. Where somebody is to
        be pinged to it, it is a new message that pings them and says so until they have answered.
        New also where the table has moved or the old one cannot be edited. The old one is deleted;
        its pings stay noted. A standing one of which nothing is cached is edited, and pings nobody.
        """
        table = look.table
        old = news.posts.get(PostKey.BOARD)
        replaced = news.posts.get(PostKey.REPLACED_BOARD)
        if replaced is not None and old is not None and replaced.message_id != old.message_id:
            await self.sender.take_back(table, PostKey.REPLACED_BOARD, replaced)
        board = await self._draw(look, story)
        # Nobody knows what became of a new one, which is the same one now if Discord took it.
        unheard = replaced is not None and replaced == old
        stays = not (renew or unheard or table.id in self._anew)
        here = old if old is not None and stays and old.channel_id == table.home_id else None
        standing = self.calls.standing(news, look, old)
        shows = board.digest(standing.text)
        shown = None if here is None else self._shown.get(here.message_id)
        if here and table.id not in self._doubtful and shown and shown.digest == shows:
            return news
        # Of one that is there nobody knows after a start whether it shows anything new, nor whether
        # anybody has been called to it.
        may_ring = here is None or shown is not None
        ring = await self.calls.ring(news, look, standing) if may_ring else None
        if (
            here is not None
            and ring is None
            and self._may_be_edited(here, shown)
            and await self.sender.edit(table, here, **board.as_edit(standing.text))
        ):
            self._note(table.id, here.message_id, shows)
            return news
        if old is not None:
            # A crash between the new board and the end of the old one must not leave both.
            await self.context.tables.outbox.posted(table.id, PostKey.REPLACED_BOARD, old)
        return await self._post(news, old, board, ring or standing)

    async def show_quarantine(self, news: News) -> None:
        """Have the board say that its table is in quarantine, or was closed from there.

        It is edited, else replaced. Nothing without a board; a deleted one of a closed table stays
        away.
        """
        table, old = news.table, news.posts.get(PostKey.BOARD)
        if old is None:
            return
        replaced = news.posts.get(PostKey.REPLACED_BOARD)
        if replaced is not None and replaced.message_id != old.message_id:
            await self.sender.take_back(table, PostKey.REPLACED_BOARD, replaced)
        self.distrust(table.id)
        view = paused_board(table, self.context.texts_of(table))
        if await self.sender.edit(table, old, content=None, view=view, attachments=[]):
            return
        if table.status is not Status.QUARANTINED and not await self.sender.exists(table, old):
            # Somebody has deleted it, and nobody can do anything with a new one.
            return
        await self.context.tables.outbox.posted(table.id, PostKey.REPLACED_BOARD, old)
        await self.sender.post(
            table, (PostKey.BOARD,), table.home_id, after=old, view=view, silent=True
        )
        await self._take_back(table, news.posts, old)

    async def _draw(self, look: TableView, story: str) -> DrawnBoard:
        """Draw the board of a table with its message; note in ``bare`` if its picture failed."""
        texts = self.context.texts_of(look.table)
        picture = await self.context.picture_in_passing(look, texts)
        (self.bare.add if picture.fault else self.bare.discard)(look.table.id)
        view = await self._layout(look, picture, texts, story)
        return DrawnBoard(look, picture, texts, story, view)

    async def _post(
        self, news: News, old: Post | None, board: DrawnBoard, calling: Calling
    ) -> News:
        """Post a board with its pings, in place of the old one; return the news after.

        It is silent if nobody is to be pinged. Direct-message copies of the pings follow. Where
        Discord refuses the content of a board that pings, they are given up and it is posted
        without any.
        """
        table, posts = board.look.table, dict(news.posts)
        stories = [post for key, post in posts.items() if PostKey.STORY.matches(key)]
        # One whose place a story took follows that.
        above = old or max(stories, key=lambda post: post.message_id, default=None)
        keys = (PostKey.BOARD.value, *(call.key for call in calling.made))
        try:
            posted, called = await self.sender.post_calling(
                table,
                keys,
                calling.due,
                table.home_id,
                after=above,
                standing=lambda called: board.as_edit(calling.text if called else ""),
                allowed_mentions=notified(calling.rung),
                # Whether it calls anybody is public; whether a phone rings for that is not.
                silent=not calling.due,
                files=board.picture.files(),
                **board.said(calling.text),
            )
        except discord.HTTPException as error:
            if not calling.due or not is_of_content(error):
                raise
            await self.calls.give_up(table, calling.due, error)
            return await self._post(news, old, board, NOBODY)
        self._note(table.id, posted.message_id, board.digest(calling.text))
        self._anew.discard(table.id)
        posts |= dict.fromkeys((*keys, *(call.key for call in called)), posted)
        if old is not None:
            posts |= await self._take_back(table, posts, old)
        await self.calls.follow_up(board.look, calling, called, posted)
        return replace(news, posts=posts)

    async def _take_back(
        self, table: Table, posts: Mapping[str, Post], old: Post
    ) -> dict[str, Post]:
        """Delete a replaced board; return the keys of its pings, each with a post of no message.

        They stay stored like that, so that nobody is pinged twice to the same question; without
        pings the result is empty.
        """
        gone = [key for key, post in posts.items() if _has_called(key, post, old)]
        nowhere = replace(old, message_id=NOWHERE)
        await self.context.tables.outbox.posted_as(table.id, gone, nowhere)
        await self.sender.take_back(table, PostKey.REPLACED_BOARD, old)
        return dict.fromkeys(gone, nowhere)

    async def _layout(
        self, look: TableView, picture: Picture, texts: Texts, story: str
    ) -> ui.LayoutView:
        """Return the message of a board: of a running, a finished or a closed game.

        Only one that ended with an outcome is finished.
        """
        if look.outcome is not None:
            remembered = await self.context.tables.replays.remembered(look.table.id)
            return final_board(look, picture, texts, remembered, await self._sheet_in(look.table))
        if look.table.status is Status.PLAYING:
            return board(look, picture, texts, story)
        return closed_board(look, picture, texts)

    async def _sheet_in(self, table: Table) -> int | None:
        """Return the channel where the series of a game is; None without one that can be read.

        The game itself may be elsewhere, as either of them can be moved.
        """
        if table.series is None:
            return None
        try:
            series = await self.context.tables.queries.series(table.series.series)
        except Refused as refused:
            if refused.is_of_store:
                raise
            return None
        return series.channel_id

    def _note(self, table_id: TableId, message_id: int, shows: bytes) -> None:
        """Note what a board's message shows now and when it was sent; it is trusted from now on."""
        self._doubtful.discard(table_id)
        self._shown[message_id] = _Shown(shows, self.sender.bot.steady())

    def _may_be_edited(self, post: Post, shown: _Shown | None) -> bool:
        """Return True if Discord takes an edit of a message; one of these is enough.

        It is younger than 50 minutes, was neither sent nor edited here in the last minute, or
        nothing is known of what it shows (``shown`` None).
        """
        if shown is None or self.context.clock.since(post.made) < _YOUNG_FOR:
            return True
        return self.sender.bot.steady() - shown.since >= _RATION


def _has_called(key: str, post: Post, board: Post) -> bool:
    """Return True if ``key`` is of a ping, and that ping was made by the board's own message."""
    return PostKey.CALL.matches(key) and post.message_id == board.message_id
