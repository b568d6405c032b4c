"""The board: the one public message with the picture, last in the place of its game."""

from __future__ import annotations

from datetime import datetime, timedelta
from hashlib import blake2b
from typing import NamedTuple

import discord
from cachetools import LRUCache
from discord import ui

from bot.i18n.texts import Texts
from bot.model.news import News, Post, PostKey
from bot.model.table import Status, TableId
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.elements.uploads import Picture
from cogs.panels.public.board import board, closed_board, final_board
from cogs.publishing.sender import MessageSender

_YOUNG_FOR = timedelta(minutes=50)
"""Discord rations edits of messages older than an hour."""
_RATION = timedelta(minutes=1)
"""One edit of them in so long goes through; what comes sooner makes a new message."""
_SHOWN = 1024
"""Of how many messages it is known what they show."""


class _Shown(NamedTuple):
    """What a message shows."""

    digest: bytes
    since: datetime


class BoardMessage:
    """Edits the board in place while that is possible and nothing of the bot's stands below it.

    What it shows already is not said again: nobody can tell from it what went on in private.
    """

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        self.context = context
        self.sender = sender
        self._anew: set[TableId] = set()
        """Tables whose board is wanted as a new message."""
        self._doubtful: set[TableId] = set()
        self._shown: LRUCache[int, _Shown] = LRUCache(_SHOWN)
        self.bare: set[TableId] = set()
        """Tables whose board waits for a picture that could not be made."""

    def post_anew(self, table_id: TableId) -> None:
        """Have a board posted as a new message the next time that it is brought in line."""
        self._anew.add(table_id)

    def distrust(self, table_id: TableId) -> None:
        """Say again what a board shows, the next time: it may be gone, or show something else."""
        self._doubtful.add(table_id)

    async def bring_in_line(self, news: News, look: TableView, story: str, *, renew: bool) -> None:
        """Show the game as it is, with the ``story`` of what goes on; with ``renew`` anew."""
        table = look.table
        texts = self.context.texts_of(table)
        old = news.posts.get(PostKey.BOARD)
        replaced = news.posts.get(PostKey.REPLACED_BOARD)
        if replaced is not None and old is not None and replaced.message_id != old.message_id:
            await self.sender.take_back(table, PostKey.REPLACED_BOARD, replaced)
        picture = await self.context.picture_in_passing(look, texts)
        (self.bare.add if picture.fault else self.bare.discard)(table.id)
        view = await self._layout(look, picture, texts, story)
        shows = _digest(view, picture)
        # Nobody knows what became of a new one, which is the same one now if Discord took it.
        unheard = replaced is not None and replaced == old
        renew = renew or unheard or table.id in self._anew
        if old is not None and not renew and old.channel_id == table.home_id:
            shown = self._shown.get(old.message_id)
            if table.id not in self._doubtful and shown and shown.digest == shows:
                return
            content = {"view": view, "attachments": picture.files()}
            if _may_be_edited(old, shown) and await self.sender.edit(table, old, **content):
                self._note(table.id, old.message_id, shows)
                return
        if old is not None:
            # A crash between the new board and the end of the old one must not leave both.
            await self.context.tables.outbox.posted(table.id, PostKey.REPLACED_BOARD, old)
        stories = [post for key, post in news.posts.items() if PostKey.STORY.matches(key)]
        # One whose place a story took follows that.
        above = old or max(stories, key=lambda post: post.message_id, default=None)
        posted = await self.sender.post(
            table, (PostKey.BOARD,), table.home_id, after=above, view=view, files=picture.files()
        )
        self._note(table.id, posted.message_id, shows)
        self._anew.discard(table.id)
        if old is not None:
            await self.sender.take_back(table, PostKey.REPLACED_BOARD, old)

    async def _layout(
        self, look: TableView, picture: Picture, texts: Texts, story: str
    ) -> ui.LayoutView:
        if look.outcome is not None:
            remembered = await self.context.tables.replays.remembered(look.table.id)
            return final_board(look, picture, texts, remembered)
        if look.table.status is Status.PLAYING:
            return board(look, picture, texts, story)
        return closed_board(look, picture, texts)

    def _note(self, table_id: TableId, message_id: int, shows: bytes) -> None:
        self._doubtful.discard(table_id)
        self._shown[message_id] = _Shown(shows, discord.utils.utcnow())


def _may_be_edited(post: Post, shown: _Shown | None) -> bool:
    """Whether Discord takes an edit of a message, by its age and the time of its last one."""
    now = discord.utils.utcnow()
    return now - post.posted_at < _YOUNG_FOR or shown is None or now - shown.since >= _RATION


def _digest(view: ui.LayoutView, picture: Picture) -> bytes:
    shows = blake2b(repr(view.to_components()).encode(), digest_size=16)  # type: ignore[no-untyped-call]
    shows.update(picture.png)
    return shows.digest()
