"""The place where a game is played: its thread, the story told there, and the board."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from msgspec.structs import replace

from bot.model.news import News, PostKey
from bot.model.table import SeriesId, Status
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.elements.failures import UNKNOWN_CHANNEL
from cogs.panels.public.undo_request import undo_request, wish_mentions
from cogs.publishing.board_message import BoardMessage
from cogs.publishing.calls.messages import Calls
from cogs.publishing.manager_notices import ManagerNotices
from cogs.publishing.seat_notices import SeatNotices
from cogs.publishing.sender import MessageSender
from cogs.publishing.storyteller import Storyteller
from cogs.publishing.threads import ThreadLockedError, Threads, is_closed

_LOG = logging.getLogger(__name__)


class GameThread:
    """Brings the messages at the place of a game in line with the game.

    Every method may raise what :class:`cogs.publishing.sender.MessageSender` raises.
    """

    def __init__(
        self,
        context: BotContext,
        sender: MessageSender,
        threads: Threads,
        storyteller: Storyteller,
        board: BoardMessage,
        calls: Calls,
        seat_notices: SeatNotices,
        manager_notices: ManagerNotices,
        say_first: Callable[[SeriesId], Awaitable[None]],
    ) -> None:
        """Keep the parts that publish what is at a game's place; nothing is cached here.

        ``say_first`` publishes what is new of a series; it is awaited before a game of it is shown.
        """
        self.context = context
        self.sender = sender
        self.threads = threads
        self.storyteller = storyteller
        self.board = board
        self.calls = calls
        self.seat_notices = seat_notices
        self.manager_notices = manager_notices
        self.say_first = say_first
        """Says what is new of a series, before a game of it begins below."""

    async def bring_in_line(self, news: News, look: TableView, *, settled: bool) -> News:
        """Post story, board and pings of a game; return the news with the table's present place.

        With ``settled`` the thread, and the notices of managers and seats, are known to be up to
        date and skipped. Where the thread turns out deleted, its place is stored as lost, which
        stops the clocks, and the news are read again.
        """
        try:
            return await self._tell(news, look, settled=settled)
        except discord.NotFound as error:
            thread_id = (await self.context.tables.queries.get(look.table.id)).thread_id
            if error.code != UNKNOWN_CHANNEL or thread_id is None:
                raise
        await self.context.tables.lobbies.lose_place(look.table.id, thread_id)
        return await self.context.tables.outbox.news(look.table.id)

    async def wait_for_game(self, news: News) -> None:
        """Say once that the table waits until its game is installed; note that as published.

        Where the place takes no message, nothing is said.
        """
        table = news.table
        if PostKey.MISSING_GAME not in news.posts and self.sender.on_server(table):
            text = self.context.texts_of(table)(
                "missing-game", game=table.game.capitalize(), table=str(table.id)
            )
            try:
                await self.sender.post(
                    table, (PostKey.MISSING_GAME,), table.home_id, occasion=news.upto, content=text
                )
            except (discord.HTTPException, ThreadLockedError) as error:
                if not is_closed(error):
                    raise
                # Whoever presses there is told.
                _LOG.info("Table %s: notice of its missing game not sent: %s", table.id, error)
        await self.context.tables.outbox.published(table.id, news.upto)

    async def tidy(self, news: News) -> None:
        """Delete calls that were answered, and retire the thread of an ended table.

        Retired, it is archived by Discord after a day without a message. Nothing is done while the
        table's place is lost.
        """
        if news.table.place_lost:
            return
        if news.look is not None:
            await self.calls.take_back(news)
        if news.table.status.ended:
            await self.threads.retire(news.table)

    async def _tell(self, news: News, look: TableView, *, settled: bool) -> News:
        """Publish a game at its place; unless ``settled`` also open its thread and post notices.

        Return the news with the present place. In order: story, managers' acts, board, request to
        undo, pings, reminders, seats.
        """
        if not settled:
            look = await self._at_home(news, look)
            news = await self._known_at_home(news, look)
        telling = await self.storyteller.bring_in_line(news, look)
        news, added = telling.news, telling.added
        if not settled:
            added |= await self.manager_notices.tell(news, look.table)
        news = await self.board.bring_in_line(news, look, telling.standing, renew=added)
        await self._wish(news, look)
        await self.calls.make(news)
        await self.calls.remind(news, look)
        if not settled:
            await self.seat_notices.at_home(news, look)
        return replace(news, look=look, table=look.table)

    async def _at_home(self, news: News, look: TableView) -> TableView:
        """Open the game's thread if it needs one; return the view with its present place.

        A thread is opened only for a game under way or over. A game of a series that has no board
        yet waits some seconds for the series' news. Where a table can have no thread, that is said
        once in its channel, where it is played to its end, unless managers move it.
        """
        texts = self.context.texts_of(look.table)
        name = texts("thread-name", game=texts(f"{look.table.game}-name"), table=str(look.table.id))
        if look.table.series is not None and PostKey.BOARD not in news.posts:
            await self.say_first(look.table.series.series)
        if look.table.status in (Status.PLAYING, Status.OVER):
            anchor = news.posts.get(PostKey.LOBBY)
            if anchor is not None and anchor.channel_id != look.table.channel_id:
                # The table was moved; a thread of that message would be where it was before.
                anchor = None
            told = news.posts.get(PostKey.THREADLESS)
            if told is not None and told.channel_id == look.table.channel_id:
                # Also after a restart, and if there is room by now: a game stays where it is.
                return look
            table, threadless = await self.threads.home(look.table, anchor, name)
            # While a thread is opened a game may end or move: but for where it is now, a later
            # round tells of all that.
            there = replace(
                look.table,
                channel_id=table.channel_id,
                thread_id=table.thread_id,
                place=table.place,
            )
            look = replace(look, table=there)
            if threadless is not None:
                text = texts(f"trouble-{threadless}", table=str(table.id))
                await self.sender.post(
                    look.table, (PostKey.THREADLESS,), look.table.home_id, content=text
                )
        return look

    async def _known_at_home(self, news: News, look: TableView) -> News:
        """Read the news again if a game has just got its thread and nothing else has changed.

        Else return those given. That its place is stored is a change of its own, for which the
        first board would call nobody, and the call would be one more message.
        """
        if look.table.thread_id == news.table.thread_id:
            return news
        now = await self.context.tables.outbox.news(look.table.id)
        goes_on = now.look is None or now.look.moves != look.moves
        return news if goes_on or now.table.status is not look.table.status else now

    async def _wish(self, news: News, look: TableView) -> None:
        """Post the request of a player to undo a move, once, and ping those who have to agree.

        It is edited as it changes, posted again where it cannot be, and deleted once it is over or
        another request has taken its place.
        """
        table, proposal = look.table, look.proposal
        wanted = None if proposal is None else PostKey.UNDO_REQUEST.of(proposal.number)
        for key, post in news.posts.items():
            if PostKey.UNDO_REQUEST.matches(key) and key != wanted:
                await self.sender.take_back(table, key, post)
        if proposal is None or wanted is None:
            return
        view = undo_request(look, proposal, self.context.texts_of(table))
        standing = news.posts.get(wanted)
        if standing is not None:
            here = standing.channel_id == table.home_id
            if here and await self.sender.edit(table, standing, view=view):
                return
            await self.sender.remove(table, standing)
        await self.sender.post(
            table,
            (wanted,),
            table.home_id,
            after=standing,
            occasion=news.upto,
            view=view,
            allowed_mentions=wish_mentions(look, proposal),
        )
