"""The place where a game is played: its thread, the story told there, and the board."""

from __future__ import annotations

from datetime import timedelta

import discord
from msgspec.structs import replace

from bot.model.news import News, Post, PostKey
from bot.model.table import Status, Table, TableId
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.elements.faces import face_of
from cogs.panels.board import board, closed_board, final_board, paused_board, story
from cogs.panels.undo_request import undo_request, wish_mentions
from cogs.publishing.pings import Pings
from cogs.publishing.seat_notices import SeatNotices
from cogs.publishing.sender import UNKNOWN_CHANNEL, MessageSender
from cogs.publishing.threads import Threads

EDITABLE_FOR = timedelta(minutes=50)
"""Discord rations edits of messages older than an hour; an older board is posted anew."""


class GameThread:
    """Brings the messages at the place of a game in line with the game.

    Every method may raise what :class:`cogs.publishing.sender.MessageSender` raises.
    """

    def __init__(
        self,
        context: BotContext,
        sender: MessageSender,
        threads: Threads,
        pings: Pings,
        seat_notices: SeatNotices,
    ) -> None:
        self.context = context
        self.sender = sender
        self.threads = threads
        self.pings = pings
        self.seat_notices = seat_notices
        self._anew: set[TableId] = set()
        """Tables whose board is wanted as a new message."""

    def post_anew(self, table_id: TableId) -> None:
        """Have a board posted as a new message the next time that it is brought in line."""
        self._anew.add(table_id)

    async def bring_in_line(self, news: News, look: TableView) -> News:
        """Tell the story, show the board and call whoever is asked; the news as it is then."""
        try:
            return await self._tell(news, look)
        except discord.NotFound as error:
            thread_id = look.table.thread_id
            if error.code != UNKNOWN_CHANNEL or thread_id is None:
                raise
            # Somebody deleted the thread: the table gets a new one and goes on there. Its calls
            # are forgotten first, so that a crash in between forgets none of them for good.
            known = await self.context.tables.outbox.news(look.table.id)
            await self.pings.forget(known, look, thread_id)
            await self.context.tables.lobbies.set_thread(look.table.id, None)
            again = await self.context.tables.outbox.news(look.table.id)
            assert again.look is not None
            return await self._tell(again, again.look)

    async def set_aside(self, news: News) -> None:
        """Say under the last picture that the table was set aside."""
        post = news.posts.get(PostKey.BOARD)
        if post is not None:
            view = paused_board(news.table, self.context.texts_of(news.table))
            await self.sender.edit(news.table, post, view=view, attachments=[])

    async def _tell(self, news: News, look: TableView) -> News:
        texts = self.context.texts_of(look.table)
        name = texts("thread-name", game=texts(f"{look.table.game}-name"), table=str(look.table.id))
        if look.table.status in (Status.PLAYING, Status.OVER):
            anchor = news.posts.get(PostKey.LOBBY)
            table, crowded = await self.threads.home(look.table, anchor, name)
            look = replace(look, table=table)
            if crowded and PostKey.THREADLESS not in news.posts:
                text = texts("trouble-threads", table=str(table.id))
                await self.sender.post(table, (PostKey.THREADLESS,), table.home_id, content=text)
        table_id = look.table.id
        new_turn, latest = await self._story(news, look)
        await self._board(news, look, latest, renew=new_turn or table_id in self._anew)
        await self._wish(news, look)
        await self.pings.make(news, look)
        await self.pings.remind(news, look)
        await self.seat_notices.at_home(news, look)
        if look.table.status is not Status.PLAYING:
            await self.threads.close(look.table)
        return replace(await self.context.tables.outbox.news(table_id), upto=news.upto)

    async def _story(self, news: News, look: TableView) -> tuple[bool, str]:
        """Write the turns down; whether a message was added, and the last line."""
        table = look.table
        texts = self.context.texts_of(table)
        added, latest = False, ""
        for key, past in news.posts.items():
            # A turn that was taken back as a whole did not happen.
            if PostKey.STORY.matches(key) and int(key.rpartition(":")[2]) > look.chapter:
                await self.sender.remove(table, past)
                await self.context.tables.outbox.posted(table.id, key, None)
        for chapter in news.chapters:
            text = story(look, chapter, texts)
            if not text:
                continue
            latest = text.rsplit("\n", 1)[-1]
            key = PostKey.STORY.of(chapter.number)
            post = news.posts.get(key)
            if (
                post is None
                or post.channel_id != table.home_id
                or not await self.sender.edit(table, post, content=text)
            ):
                added = True
                await self.sender.post(table, (key,), table.home_id, after=post, content=text)
        return added, latest

    async def _board(self, news: News, look: TableView, latest: str, *, renew: bool) -> None:
        """Edit the board in place while that is possible and nothing new stands below it."""
        table = look.table
        texts = self.context.texts_of(table)
        old = news.posts.get(PostKey.BOARD)
        replaced = news.posts.get(PostKey.REPLACED_BOARD)
        if replaced is not None and old is not None and replaced.message_id != old.message_id:
            await self._take_away(table, replaced)
        picture = await self.context.picture_in_passing(look, texts)
        if look.outcome is not None:
            events = await self.context.tables.history.public_events(table.id)
            praise = face_of(table.game).highlights(events, look, texts)
            view = final_board(look, picture, texts, praise)
        elif table.status is Status.PLAYING:
            view = board(look, picture, texts, latest)
        else:
            view = closed_board(look, picture, texts)
        if old is not None and not renew and old.channel_id == table.home_id:
            fresh = discord.utils.utcnow() - old.posted_at < EDITABLE_FOR
            content = {"view": view, "attachments": [picture.file()]}
            if fresh and await self.sender.edit(table, old, **content):
                return
        if old is not None:
            # A crash between the new board and the end of the old one must not leave both.
            await self.context.tables.outbox.posted(table.id, PostKey.REPLACED_BOARD, old)
        await self.sender.post(
            table, (PostKey.BOARD,), table.home_id, after=old, view=view, file=picture.file()
        )
        self._anew.discard(table.id)
        if old is not None:
            await self._take_away(table, old)

    async def _take_away(self, table: Table, board: Post) -> None:
        await self.sender.remove(table, board)
        await self.context.tables.outbox.posted(table.id, PostKey.REPLACED_BOARD, None)

    async def _wish(self, news: News, look: TableView) -> None:
        """Ask those who have acted since whether somebody may take back a move."""
        table, proposal = look.table, look.proposal
        wanted = None if proposal is None else PostKey.UNDO_REQUEST.of(proposal.number)
        for key, post in news.posts.items():
            if PostKey.UNDO_REQUEST.matches(key) and key != wanted:
                await self.sender.remove(table, post)
                await self.context.tables.outbox.posted(table.id, key, None)
        if proposal is None or wanted is None:
            return
        view = undo_request(look, proposal, self.context.texts_of(table))
        standing = news.posts.get(wanted)
        if (
            standing is None
            or standing.channel_id != table.home_id
            or not await self.sender.edit(table, standing, view=view)
        ):
            await self.sender.post(
                table,
                (wanted,),
                table.home_id,
                after=standing,
                occasion=news.upto,
                view=view,
                allowed_mentions=wish_mentions(look, proposal),
            )
