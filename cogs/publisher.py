"""Brings Discord in line with the tables: after each commit, and after a restart."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Container
from contextlib import suppress
from datetime import timedelta

import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.records import Look, News, Post, Question, Status, Table, TableId
from cogs._board import (
    board,
    closed_board,
    final_board,
    lobby,
    mentions_of,
    paused_board,
    ping,
    story,
)
from cogs._desk import Desk
from cogs._faces import face_of
from cogs._open_panels import OpenPanels
from cogs._post_office import UNKNOWN_CHANNEL, PostOffice

log = logging.getLogger(__name__)

EDITABLE_FOR = timedelta(minutes=50)
"""Discord rations edits of messages older than an hour; an older board is posted anew."""

RETRY_SECONDS = (10, 60, 300)
"""The pauses before a table that could not be published is tried again."""

_LOBBIES_SEEN = 1024
_ANSWERED = 0
"""Stands for the id of a message that has been taken back."""


class Publisher(commands.Cog):
    """One short-lived task per table that has news; never two for one table.

    Everything said is derived from the store, so that what a crash left unsaid is said after it.
    """

    def __init__(self, bot: commands.AutoShardedBot, desk: Desk, panels: OpenPanels) -> None:
        self.bot = bot
        self.desk = desk
        self.panels = panels
        self.office = PostOffice(bot, desk.tables)
        self._running: dict[TableId, asyncio.Task[None]] = {}
        self._again: set[TableId] = set()
        self._lobbies: OrderedDict[TableId, Table] = OrderedDict()
        self._anew: set[TableId] = set()
        self._closing = asyncio.Event()
        desk.wake = self.wake
        desk.show_again = self.show_again
        desk.tables.on_commit = self.wake

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Say what was left unsaid, at a start and after Discord was out of reach."""
        for table_id in await self.desk.tables.unspoken():
            self.wake(table_id)

    async def cog_unload(self) -> None:
        """Let the messages under way be finished, then end the threads that paint."""
        self._closing.set()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self.desk.studio.close()

    def wake(self, table_id: TableId) -> None:
        """Ask for a table to be brought in line; many calls at once cost one round."""
        if not self.bot.is_ready() or self._closing.is_set():
            return
        self._again.add(table_id)
        if table_id not in self._running:
            self._running[table_id] = asyncio.create_task(
                self._keep_up(table_id), name=f"publish-{table_id}"
            )

    def show_again(self, table_id: TableId) -> None:
        """Ask for a table's lobby or board to be posted anew, wherever the old one is."""
        self._anew.add(table_id)
        self.wake(table_id)

    async def _keep_up(self, table_id: TableId) -> None:
        failures = 0
        try:
            while table_id in self._again and not self._closing.is_set():
                self._again.discard(table_id)
                try:
                    await self._publish(table_id)
                except Exception:
                    log.exception("table %s could not be published", table_id)
                    failures += 1
                    if failures > len(RETRY_SECONDS):
                        # Its outbox rows stay: the next change or the next start says them.
                        return
                    self._again.add(table_id)
                    await self._pause(RETRY_SECONDS[failures - 1])
                    continue
                if pause := self.desk.settings.edit_seconds:
                    await self._pause(pause)
        finally:
            self._again.discard(table_id)
            del self._running[table_id]

    async def _pause(self, seconds: float) -> None:
        """Wait, but not when the bot is closed: what is unsaid then is said at the next start."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    async def _publish(self, table_id: TableId) -> None:
        tables = self.desk.tables
        news = await tables.news(table_id)
        try:
            if news.look is not None:
                news = await self._at_home(news, news.look)
            elif news.table.status is Status.QUARANTINED:
                await self._pause_board(news)
            await self._lobby(news)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_CHANNEL and not isinstance(error, discord.Forbidden):
                raise
            # The game goes on by commands; the board comes back with /table show.
            log.warning("table %s cannot be shown: %s", table_id, error)
        await tables.spoken(table_id, news.upto)
        await self.panels.refresh(table_id)

    # -- the channel where the table was opened ----------------------------------------------

    async def _lobby(self, news: News) -> None:
        table = news.table
        post = news.posts.get("lobby")
        anew = table.status is Status.LOBBY and table.id in self._anew
        known = self._lobbies.get(table.id) == table
        if known and not anew and (post or table.status is not Status.LOBBY):
            return
        texts = self.desk.texts_of(table)
        expires = timedelta(hours=self.desk.settings.lobby_hours)
        view = lobby(table, texts, expires, news.look)
        edited = post and not anew and await self.office.edit(table, post, view=view)
        if not edited and table.status is Status.LOBBY:
            await self.office.post(table, ("lobby",), table.channel_id, after=post, view=view)
            if post is not None:
                await self.office.remove(table, post)
        self._anew.discard(table.id)
        self._lobbies[table.id] = table
        if len(self._lobbies) > _LOBBIES_SEEN:
            self._lobbies.popitem(last=False)

    # -- the place where the game is played --------------------------------------------------

    async def _at_home(self, news: News, look: Look) -> News:
        """Tell the story, show the board and call whoever is asked; the news as it is then."""
        try:
            return await self._tell(news, look)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or look.table.thread_id is None:
                raise
            # Somebody deleted the thread: the table gets a new one and goes on there.
            await self.desk.tables.set_thread(look.table.id, None)
            again = await self.desk.tables.news(look.table.id)
            assert again.look is not None
            return await self._tell(again, again.look)

    async def _tell(self, news: News, look: Look) -> News:
        texts = self.desk.texts_of(look.table)
        name = texts("thread-name", game=texts(f"{look.table.game}-name"), table=str(look.table.id))
        if look.table.status in (Status.PLAYING, Status.OVER):
            table = await self.office.home(look.table, news.posts.get("lobby"), name)
            look = replace(look, table=table)
        table_id = look.table.id
        new_turn, latest = await self._story(news, look)
        await self._board(news, look, latest, renew=new_turn or table_id in self._anew)
        await self._pings(news, look)
        if look.table.status is not Status.PLAYING:
            await self.office.close(look.table)
        return replace(await self.desk.tables.news(look.table.id), upto=news.upto)

    async def _story(self, news: News, look: Look) -> tuple[bool, str]:
        """Write the turns down; whether a message was added, and the last line."""
        table = look.table
        texts = self.desk.texts_of(table)
        added, latest = False, ""
        for chapter in news.chapters:
            text = story(look, chapter, texts)
            if not text:
                continue
            latest = text.rsplit("\n", 1)[-1]
            key = f"story:{chapter.number}"
            post = news.posts.get(key)
            if (
                post is None
                or post.channel_id != table.home_id
                or not await self.office.edit(table, post, content=text)
            ):
                added = True
                await self.office.post(table, (key,), table.home_id, after=post, content=text)
        return added, latest

    async def _board(self, news: News, look: Look, latest: str, *, renew: bool) -> None:
        table = look.table
        texts = self.desk.texts_of(table)
        old = news.posts.get("board")
        picture = await self.desk.picture_in_passing(look, texts)
        if look.outcome is not None:
            events = await self.desk.history.public_events(table.id)
            praise = face_of(table.game).highlights(events, look, texts)
            view = final_board(look, picture, texts, praise)
        elif table.status is Status.PLAYING:
            view = board(look, picture, texts, latest)
        else:
            view = closed_board(look, picture, texts)
        if old is not None and not renew and old.channel_id == table.home_id:
            fresh = discord.utils.utcnow() - old.posted_at < EDITABLE_FOR
            content = {"view": view, "attachments": [picture.file()]}
            if fresh and await self.office.edit(table, old, **content):
                return
        await self.office.post(
            table, ("board",), table.home_id, after=old, view=view, file=picture.file()
        )
        self._anew.discard(table.id)
        if old is not None:
            await self.office.remove(table, old)

    async def _pause_board(self, news: News) -> None:
        """Say under the last picture that the table was set aside."""
        post = news.posts.get("board")
        if post is not None:
            view = paused_board(news.table, self.desk.texts_of(news.table))
            await self.office.edit(news.table, post, view=view, attachments=[])

    async def _pings(self, news: News, look: Look) -> None:
        """Call whoever is asked, each once a turn; take back calls that have been answered."""
        table = look.table
        asked = {_ping_key(look, q): q for q in look.questions if not q.decision.answered}
        await self._hang_up(table, news.posts, look, asked)
        fresh = {key: q for key, q in asked.items() if key not in news.posts}
        if table.status is not Status.PLAYING or not fresh:
            return
        shown = (await self.desk.tables.news(table.id)).posts["board"]
        url = f"https://discord.com/channels/{table.guild_id}/{shown.channel_id}/{shown.message_id}"
        questions = list(fresh.values())
        await self.office.post(
            table,
            tuple(fresh),
            table.home_id,
            content=ping(look, questions, self.desk.texts_of(table), url),
            allowed_mentions=mentions_of(questions, table),
        )

    async def _hang_up(
        self, table: Table, posts: dict[str, Post], look: Look, asked: Container[str]
    ) -> None:
        pings = {key: post for key, post in posts.items() if key.startswith("ping:")}
        needed = {post.message_id for key, post in pings.items() if key in asked}
        for key, post in pings.items():
            if post.message_id not in (_ANSWERED, *needed):
                await self.office.remove(table, post)
                needed.add(post.message_id)
            if not key.startswith(f"ping:{look.chapter}:"):
                await self.desk.tables.posted(table.id, key, None)
            elif key not in asked and post.message_id != _ANSWERED:
                # Remembered for the rest of the turn, so that nobody is called twice in it.
                await self.desk.tables.posted(table.id, key, replace(post, message_id=_ANSWERED))

    # -- what people and moderators do to channels and messages ------------------------------

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A deleted thread does not end its game: the table moves to a new one."""
        await self._restore(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Where the channel is gone, the table lives on in its commands."""
        await self._restore(channel.id)

    async def _restore(self, channel_id: int) -> None:
        for table in await self.desk.tables.here(channel_id):
            # Who clears away the thread of a finished game does not want it back.
            if table.status is Status.PLAYING:
                self.wake(table.id)


def _ping_key(look: Look, question: Question) -> str:
    return f"ping:{look.chapter}:{question.decision.seat}"
