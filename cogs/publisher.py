"""Brings Discord in line with the tables: after each commit, and after a restart."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Container
from datetime import timedelta

import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.records import Look, News, Post, Question, Status, Table, TableId
from cogs._attendance import Attendance
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
from cogs._copies import Copies
from cogs._desk import Desk
from cogs._faces import face_of
from cogs._hours import reminder
from cogs._notices import Notices
from cogs._open_panels import OpenPanels
from cogs._post_office import UNKNOWN_CHANNEL, PostOffice
from cogs._threads import ThreadLockedError
from cogs._troubles import Kind, Trouble, notice_of
from cogs._undoing import wish, wish_mentions

log = logging.getLogger(__name__)

EDITABLE_FOR = timedelta(minutes=50)
"""Discord rations edits of messages older than an hour; an older board is posted anew."""

RETRY_SECONDS = (10, 60, 300)
"""The pauses before a table that could not be published is tried again."""

_LOBBIES_SEEN = 1024
_CROWDED = "crowded"
_NOTICE = "notice:"
_STORY = "story:"
_WISH = "wish:"
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
        self.office = PostOffice(bot, desk.tables, desk.settings.posts_per_second)
        self.notices = Notices(desk, self.office)
        self.attendance = Attendance(bot, desk.tables)
        self._running: dict[TableId, asyncio.Task[None]] = {}
        self._again: set[TableId] = set()
        self._lobbies: OrderedDict[TableId, Table] = OrderedDict()
        self._anew: set[TableId] = set()
        self._closing = False
        self._pausing: set[asyncio.Task[None]] = set()
        self.copies = Copies(bot, desk)
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
        self._closing = True
        for task in self._pausing:
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self.desk.studio.close()

    def wake(self, table_id: TableId) -> None:
        """Ask for a table to be brought in line; many calls at once cost one round."""
        if not self.bot.is_ready() or self._closing:
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
            while table_id in self._again and not self._closing:
                self._again.discard(table_id)
                while (closes_in := self._circuit()) and not self._closing:
                    await self._pause(closes_in)
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

    def _circuit(self) -> float:
        """Seconds for which Discord is to be left alone."""
        closes_in: float = self.bot.circuit.closes_in  # type: ignore[attr-defined]
        return closes_in

    async def _pause(self, seconds: float) -> None:
        """Wait, but not when the bot is closed: what is unsaid then is said at the next start."""
        task = asyncio.current_task()
        assert task is not None
        self._pausing.add(task)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._pausing.discard(task)

    async def _publish(self, table_id: TableId) -> None:
        tables = self.desk.tables
        news = await tables.news(table_id)
        try:
            trouble = await self._bring_in_line(news)
        finally:
            await self.panels.refresh(table_id)
        self.desk.troubles.note(table_id, trouble)
        # What a trouble kept from being said is said once it has passed.
        gone = trouble is not None and trouble.kind is Kind.GONE
        if trouble is None or (gone and not self.office.has_channel(news.table)):
            await tables.spoken(table_id, news.upto)

    async def _bring_in_line(self, news: News) -> Trouble | None:
        table, known = news.table, self.desk.troubles.of(news.table.id)
        if not self.office.on_server(table):
            return Trouble(Kind.LEFT, table.guild_id, table.channel_id)
        # What does not exist is not asked for again (F47).
        if known is not None and known.kind is Kind.GONE and not self.office.has_channel(table):
            return known
        try:
            if news.look is not None:
                news = await self._at_home(news, news.look)
            elif table.status is Status.QUARANTINED:
                await self._pause_board(news)
            await self._lobby(news)
            await self.notices.in_lobby(news)
        except (discord.HTTPException, ThreadLockedError) as error:
            trouble = self.office.trouble(table, error)
            if trouble is None:
                raise
            log.warning("table %s cannot be shown: %s", table.id, error)
            await self._complain(await self.desk.tables.news(table.id), trouble)
            return trouble
        await self._settled(news)
        return None

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
            anchor = news.posts.get("lobby")
            table, crowded = await self.office.threads.home(look.table, anchor, name)
            look = replace(look, table=table)
            if crowded and _CROWDED not in news.posts:
                text = texts("trouble-threads", table=str(table.id))
                await self.office.post(table, (_CROWDED,), table.home_id, content=text)
        table_id = look.table.id
        new_turn, latest = await self._story(news, look)
        await self._board(news, look, latest, renew=new_turn or table_id in self._anew)
        await self._wish(news, look)
        await self._pings(news, look)
        await self._remind(news, look)
        await self.notices.at_home(news, look)
        if look.table.status is not Status.PLAYING:
            await self.office.threads.close(look.table)
        return replace(await self.desk.tables.news(look.table.id), upto=news.upto)

    async def _story(self, news: News, look: Look) -> tuple[bool, str]:
        """Write the turns down; whether a message was added, and the last line."""
        table = look.table
        texts = self.desk.texts_of(table)
        added, latest = False, ""
        for key, past in news.posts.items():
            # A turn that was taken back as a whole did not happen.
            if key.startswith(_STORY) and int(key.removeprefix(_STORY)) > look.chapter:
                await self.office.remove(table, past)
                await self.desk.tables.posted(table.id, key, None)
        for chapter in news.chapters:
            text = story(look, chapter, texts)
            if not text:
                continue
            latest = text.rsplit("\n", 1)[-1]
            key = f"{_STORY}{chapter.number}"
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

    async def _wish(self, news: News, look: Look) -> None:
        """Ask those who have acted since whether somebody may take back a move."""
        table, proposal = look.table, look.proposal
        wanted = None if proposal is None else f"{_WISH}{proposal.number}"
        for key, post in news.posts.items():
            if key.startswith(_WISH) and key != wanted:
                await self.office.remove(table, post)
                await self.desk.tables.posted(table.id, key, None)
        if proposal is None or wanted is None:
            return
        view = wish(look, proposal, self.desk.texts_of(table))
        standing = news.posts.get(wanted)
        if standing is None:
            await self.office.post(
                table,
                (wanted,),
                table.home_id,
                occasion=news.upto,
                view=view,
                allowed_mentions=wish_mentions(look, proposal),
            )
        else:
            await self.office.edit(table, standing, view=view)

    async def _pause_board(self, news: News) -> None:
        """Say under the last picture that the table was set aside."""
        post = news.posts.get("board")
        if post is not None:
            view = paused_board(news.table, self.desk.texts_of(news.table))
            await self.office.edit(news.table, post, view=view, attachments=[])

    async def _pings(self, news: News, look: Look, shown: Post | None = None) -> None:
        """Call whoever is asked, each once a turn, to the board or to what is ``shown`` for it.

        Calls that have been answered are taken back.
        """
        table = look.table
        # Who is being replaced is not called any more; the notice of that is the last call (F35).
        asked = {
            _ping_key(look, q): q
            for q in look.questions
            if not q.decision.answered and table.players[q.decision.seat].present
        }
        await self._hang_up(table, news.posts, look, asked)
        named = {key: q for key, q in asked.items() if key not in news.posts}
        # Named like the others, so that nobody sees who answers in advance, but not called.
        fresh = {key: q for key, q in named.items() if q.decision.seat not in news.unasked}
        if table.status is not Status.PLAYING or not fresh:
            return
        if shown is None:
            shown = (await self.desk.tables.news(table.id)).posts["board"]
        url = f"https://discord.com/channels/{table.guild_id}/{shown.channel_id}/{shown.message_id}"
        questions = list(named.values())
        await self.office.post(
            table,
            tuple(fresh),
            shown.channel_id,
            content=ping(look, questions, self.desk.texts_of(table), url),
            allowed_mentions=mentions_of(list(fresh.values()), table),
        )
        for question in fresh.values():
            await self.copies.send(look, question, url)
        called = [table.players[q.decision.seat].person.id for q in fresh.values()]
        await self.attendance.check(table, called)

    async def _remind(self, news: News, look: Look) -> None:
        """Remind those whose question has been open for long, each in place of the call before."""
        table = look.table
        for call in news.reminders:
            posts = (await self.desk.tables.news(table.id)).posts
            said_as = f"reminder:{call.decision_id}:{call.seat}:{call.number}"
            question = next(
                (
                    q
                    for q in look.questions
                    if (q.decision.id, q.decision.seat) == (call.decision_id, call.seat)
                    and not q.decision.answered
                ),
                None,
            )
            needed = (
                question is not None
                and table.paused_at is None
                and table.players[call.seat].present
                and call.seat not in news.unasked
                and "board" in posts
            )
            key = f"ping:{look.chapter}:{call.seat}"
            if said_as in posts:
                # A crash came between the message and this note of it.
                await self.desk.tables.posted(table.id, key, posts[said_as])
            elif needed:
                assert question is not None
                await self._recall(look, question, posts, said_as)
            await self.desk.tables.reminded(table.id, call)
            await self.desk.tables.posted(table.id, said_as, None)

    async def _recall(
        self, look: Look, question: Question, posts: dict[str, Post], said_as: str
    ) -> None:
        table = look.table
        key = _ping_key(look, question)
        board_post, before = posts["board"], posts.get(key)
        url = (
            f"https://discord.com/channels/{table.guild_id}"
            f"/{board_post.channel_id}/{board_post.message_id}"
        )
        await self.office.post(
            table,
            (said_as, key),
            table.home_id,
            after=before,
            content=reminder(look, question, self.desk.texts_of(table), url),
            allowed_mentions=mentions_of([question], table),
        )
        shared = [
            other
            for other, post in posts.items()
            if before is not None and post.message_id == before.message_id and other != key
        ]
        if before is not None and before.message_id != _ANSWERED and not shared:
            await self.office.remove(table, before)
        await self.copies.send(look, question, url)

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

    # -- when the place is out of reach ------------------------------------------------------

    async def _complain(self, news: News, trouble: Trouble) -> None:
        """Say once what is wrong, where that is still possible, and call people there."""
        table = news.table
        key = f"{_NOTICE}{trouble.kind.value}"
        if trouble.kind is Kind.GONE:
            await self._forget_place(news)
            return
        texts = self.desk.texts_of(table)
        places = [table.channel_id]
        if trouble.kind is Kind.PERMISSIONS and table.thread_id is not None:
            places.insert(0, table.thread_id)
        view = notice_of(table, trouble.sentence(texts), texts)
        post = news.posts.get(key)
        for place in places:
            try:
                if post is None:
                    post = await self.office.post(
                        table, (key,), place, occasion=news.upto, view=view
                    )
                if news.look is not None:
                    await self._pings(news, news.look, post)
            except (discord.NotFound, discord.Forbidden, ThreadLockedError) as error:
                log.info("table %s is silent: %s", table.id, error)
            else:
                return

    async def _forget_place(self, news: News) -> None:
        """Let go of what a deleted thread or channel took with it."""
        table = news.table
        left = table.channel_id if self.office.has_channel(table) else None
        for key, lost in news.posts.items():
            if lost.channel_id != left:
                await self.desk.tables.posted(table.id, key, None)
        if table.thread_id is not None:
            await self.desk.tables.set_thread(table.id, None)

    async def _settled(self, news: News) -> None:
        """Take back what was said about a trouble that has passed."""
        for key, post in news.posts.items():
            if key.startswith(_NOTICE):
                await self.office.remove(news.table, post)
                await self.desk.tables.posted(news.table.id, key, None)

    # -- what people and moderators do to channels and messages ------------------------------

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A deleted thread does not end its game: the table moves to a new one."""
        await self._restore(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Where the channel is gone, the table lives on in its commands."""
        await self._restore(channel.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A permission may have come back."""
        self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """A permission may have come back."""
        self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked."""
        self._try_again(payload.guild_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Back on a server, its tables go on where they were."""
        for table in await self.desk.tables.active(guild.id):
            self.wake(table.id)

    def _try_again(self, guild_id: int) -> None:
        for table_id in self.desk.troubles.on(guild_id):
            if table_id not in self._running:
                self.wake(table_id)

    async def _restore(self, channel_id: int) -> None:
        for table in await self.desk.tables.here(channel_id):
            # Who clears away the thread of a finished game does not want it back.
            if table.status is Status.PLAYING:
                self.wake(table.id)


def _ping_key(look: Look, question: Question) -> str:
    seat = question.decision.seat
    tenure = look.table.players[seat].sitting.number
    return f"ping:{look.chapter}:{seat}" + (f":{tenure}" if tenure else "")
