"""Pings to those who follow a game, in its channel: in its thread they would become members."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.client import TabletopBot
from bot.i18n.texts import Texts
from bot.model.news import News, Post, PostKey
from bot.model.refusal import Refused
from bot.model.story import Chapter
from bot.model.table import Status, Table, TableId
from bot.request_turns import RequestTurns
from cogs.context import BotContext
from cogs.elements.components import PLAIN_LIMIT
from cogs.elements.faces import narrate
from cogs.elements.failures import FAILURES
from cogs.elements.fallbacks import is_lasting
from cogs.elements.mentions import mention, notified, way_to
from cogs.panels.lines import claimed_line, result_line
from cogs.publishing.sender import MessageSender
from cogs.publishing.side_tasks import SideTasks
from cogs.publishing.sight import sees
from cogs.publishing.threads import ThreadLockedError

_LOG = logging.getLogger(__name__)

_LINES = 3
"""Most turning points in a message; the latest are told."""


class Followers:
    """Tells of the end of a game, and of turning points, to those who asked for it.

    What is posted depends on what is public of the game and on who follows it, alone: not on when
    anybody sleeps, nor on what they have answered.
    """

    def __init__(
        self, bot: TabletopBot, context: BotContext, sender: MessageSender, turns: RequestTurns
    ) -> None:
        """Keep the services; of followers nothing is cached."""
        self.bot = bot
        self.context = context
        self.sender = sender
        self._turns = turns
        self.tasks = SideTasks(bot, "followers")
        """Those that tell of turning points."""
        self._ending: set[TableId] = set()
        """Tables whose end waits for such a task."""

    def begin_turn(self, news: News) -> None:
        """Start a task that tells followers of a turning point, unless one is at work there.

        Discord takes up to a second for each follower who is looked up, and the board is not to
        wait for that. Nothing happens once the tasks are closed.
        """
        self.tasks.begin(news.table.id, lambda: self._tell_aside(news))

    async def _tell_aside(self, news: News) -> None:
        """Tell of a turning point; any error is logged."""
        try:
            await self._tell_safely(news)
        except Exception:  # noqa: BLE001 - nobody waits for it, so nobody would hear of it
            _LOG.exception("Followers of table %s not told", news.table.id)

    async def tell_end(self, news: News) -> None:
        """Ping all followers to the end of a game, after a turning point that is being told.

        Those who don't see the channel are not pinged. An end that Discord refuses for good is
        dropped, and its followers removed.

        Raises:
            Exception: it could not be told, for a reason that passes, or the store fails.
        """
        table_id = news.table.id
        if (task := self.tasks.running.get(table_id)) is not None:
            self._ending.add(table_id)
            try:
                await asyncio.wait([task])
            finally:
                self._ending.discard(table_id)
        # Since they were read it may have posted a ping, which goes now.
        await self._tell_safely(await self.context.tables.outbox.news(table_id))

    async def _tell_safely(self, news: News) -> None:
        """Ping the followers who are due one; those who don't see the channel follow no more.

        A turning point that cannot be told is dropped, and logged.

        Raises:
            Exception: as :meth:`tell_end`, of an end alone.
        """
        table_id, has_ended = news.table.id, news.pursuit.turned is None
        try:
            await self._tell(news)
        except Refused as refused:
            if has_ended or refused.key != "member-unknown":
                raise
            _LOG.info("Followers of table %s not looked up: %s", table_id, refused.__cause__)
        except (*FAILURES, ThreadLockedError) as error:
            if has_ended and not _is_lasting(error):
                raise
            _LOG.info("Followers of table %s not pinged: %s", table_id, error)
            if has_ended:
                await self.context.tables.followers.unfollow(table_id, *news.pursuit.people)

    async def _tell(self, news: News) -> None:
        """Ping those who follow a table and see it: at its end, or at a turning point.

        At a turning point that nobody of them sees nothing is posted or stored as told. The news
        may be older than the last ping there: who had that one gets no second.
        """
        table, has_turned = news.table, news.pursuit.turned is not None
        people = await self._who_see(table, news.pursuit.people, has_turned=has_turned)
        if has_turned:
            people = await self.context.tables.followers.due(table.id, people)
        if news.pursuit.turned is None:
            await self._tell_end(news, people)
        elif people and not self._is_late(table.id):
            await self._tell_turn(news, table, people, news.pursuit.turned)

    def _is_late(self, table_id: TableId) -> bool:
        """Return True if a turning point is told no more: the game ends, or the bot does."""
        return self.tasks.closing or table_id in self._ending

    async def _who_see(
        self, table: Table, people: Sequence[int], *, has_turned: bool = False
    ) -> list[int]:
        """Return those who can see a table's channel; store that the others follow it no longer.

        With ``has_turned``, nobody more is looked up once a turning point is told no more.

        Raises:
            Refused: it is not known now who is there (``member-unknown``); then nothing is stored.
        """
        kept: list[int] = []
        gone: list[int] = []
        for person in people:
            if has_turned and self._is_late(table.id):
                break
            try:
                seeing = await sees(self.bot, self._turns, table, person)
            except discord.NotFound:
                seeing = False
            (kept if seeing else gone).append(person)
        if gone:
            await self.context.tables.followers.unfollow(table.id, *gone)
            _LOG.info(
                "Table %s: removed %d followers without access to its channel", table.id, len(gone)
            )
        return kept

    async def _tell_turn(
        self, news: News, table: Table, people: Sequence[int], turned: Chapter
    ) -> None:
        """Ping followers to a turning point, with its last three lines; delete the ping before.

        That they were told is stored first, so that nobody is pinged twice that day.
        """
        # First: who may have been pinged is pinged no second time that day.
        await self.context.tables.followers.told(table.id, people)
        texts, before = self.context.texts_of(table), news.posts.get(PostKey.TURNED)
        text = turn_text(table, people, narrate(table, turned, texts), self._way(table), texts)
        await self._ping(table, PostKey.TURNED, people, before, text)
        if before is not None:
            await self.sender.remove(table, before)

    async def _tell_end(self, news: News, people: Sequence[int]) -> None:
        """Ping followers once about the end of a game, with its result if it has one.

        Then delete the last ping to a turning point, and store that these people follow it no
        longer.
        """
        table, look, texts = news.table, news.look, self.context.texts_of(news.table)
        if people and PostKey.FOLLOWED_END not in news.posts:
            result = claimed_line(table, texts)
            if table.status is Status.OVER and look is not None:
                result = result_line(look, texts)
            text = texts(
                "followed-over" if result else "followed-ended",
                **_addressed(table, people, self._way(table), texts),
                result=result,
            )
            await self._ping(table, PostKey.FOLLOWED_END, people, None, text)
        if (latest := news.posts.get(PostKey.TURNED)) is not None:
            await self.sender.take_back(table, PostKey.TURNED, latest)
        if people:
            await self.context.tables.followers.unfollow(table.id, *people)

    async def _ping(
        self, table: Table, key: PostKey, people: Sequence[int], before: Post | None, text: str
    ) -> None:
        """Post a ping of followers in the table's channel and store it under ``key``.

        ``before`` is the ping it follows.
        """
        await self.sender.post(
            table,
            (key,),
            table.channel_id,
            after=before,
            content=text,
            allowed_mentions=notified(people),
        )

    def _way(self, table: Table) -> str:
        """Return the link to a table; in local play the mention of its channel."""
        return f"<#{table.home_id}>" if self.context.local else way_to(table)


def turn_text(
    table: Table, people: Sequence[int], lines: Sequence[str], url: str, texts: Texts
) -> str:
    """Return the ping of followers to a turning point, with its last three lines.

    With fewer of them where they would not fit into a plain message beside the mentions of
    ``people``.
    """
    told = [f"> {line}" for line in lines[-_LINES:] if line]
    addressed = _addressed(table, people, url, texts)
    # A text takes no argument of more than 2500 characters.
    while sum(map(len, told)) > PLAIN_LIMIT:
        del told[0]
    while len(text := texts("followed-turn", told="\n".join(told), **addressed)) > PLAIN_LIMIT:
        del told[0]
    return text


def _addressed(table: Table, people: Sequence[int], url: str, texts: Texts) -> dict[str, str]:
    """Return what each ping of followers says: whom it pings, and the table with a link to it."""
    return {
        "mentions": mention(*people),
        "table": str(table.id),
        "game": texts(f"{table.game}-name"),
        "url": url,
    }


def _is_lasting(error: Exception) -> bool:
    """Return True if repeating a refused request would not help, as in a locked thread."""
    return isinstance(error, ThreadLockedError) or (
        isinstance(error, discord.HTTPException) and is_lasting(error)
    )
