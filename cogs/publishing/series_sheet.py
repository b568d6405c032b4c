"""Brings Discord in line with the series: their sheets, and what happened in them."""

from __future__ import annotations

import logging
from collections import defaultdict

import discord
from cachetools import LRUCache
from discord.ext import commands

from bot.client import TabletopBot
from bot.model.news import Post
from bot.model.series import HostedSeries, SeriesNews, SeriesPostKey
from bot.model.stops import Stop
from bot.model.table import SeriesId
from cogs.context import BotContext
from cogs.elements.channel_access import AccessProblem, AccessProblems, Kind
from cogs.elements.failures import FAILURES
from cogs.elements.mentions import notified
from cogs.elements.uploads import Picture
from cogs.panels.managers import act_line
from cogs.panels.public.series import notice, sheet, waiting
from cogs.publishing.publish_tasks import PublishTasks
from cogs.publishing.retries import Retries
from cogs.publishing.sender import MessageSender
from cogs.publishing.spacing import Spacing
from cogs.publishing.threads import ThreadLockedError
from cogs.publishing.wishes import Wishes
from games.series.api import Entrant

_SAID = 256

_LOG = logging.getLogger(__name__)


class SeriesSheets(commands.Cog):
    """Finds what is unsaid of a series, and says it.

    The sheet is one message, edited in place; what people should hear of is posted below it.
    """

    def __init__(
        self, bot: TabletopBot, context: BotContext, sender: MessageSender, retries: Retries
    ) -> None:
        """Make the tasks that publish series, and have the bot end them when it stops.

        Nothing is published yet. What is noted of sheets and failures is in memory alone.
        """
        self.context = context
        self.sender = sender
        self.retries = retries
        self._anew = Wishes[SeriesId]()
        """Series whose sheet is wanted as a new message."""
        self._doubted = Wishes[SeriesId]()
        """Series whose sheet is wanted though nothing of it is unsaid: it may be gone."""
        self._spacing = Spacing[SeriesId](bot.steady)
        self._troubles = AccessProblems[SeriesId]()
        self._said = LRUCache[int, Stop | None](_SAID)
        """The pause that messages to those who wait were last written for, by their numbers."""
        self._bare: dict[SeriesId, int] = {}
        """Up to which revision a series is told whose picture could not be made."""
        self._failed: set[SeriesId] = set()
        """Series that could not be told the last time."""
        self._unshown: set[SeriesId] = set()
        """Series whose clocks were stopped because Discord refuses to show them."""
        self.tasks = PublishTasks[SeriesId](
            "series",
            bot,
            retries,
            publish=self._publish,
            unsaid=context.tables.series_outbox.unpublished,
            sweep_up=self._try_again,
            troubles=self._troubles,
        )
        bot.farewells.append(self.tasks.close)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Publish what is unpublished, at a start and after a lost connection; start the sweeps."""
        self.tasks.start_sweeping()
        unsaid = await self.context.tables.series_outbox.unpublished()
        await self.tasks.wake_found(unsaid, self.tasks.wake)

    @commands.Cog.listener()
    async def on_sheet_lost(self, series_id: SeriesId) -> None:
        """Have a series' sheet posted again, on a Discord that has forgotten it."""
        self._doubted.add(series_id)
        self.tasks.wake(series_id)

    def post_anew(self, series_id: SeriesId) -> None:
        """Have a series' sheet posted as a new message, wherever the old one is.

        Within half a minute of the last such request it is only edited instead.
        """
        (self._anew if self._spacing.allows(series_id) else self._doubted).add(series_id)
        self.tasks.wake(series_id)

    async def say_first(self, series_id: SeriesId) -> None:
        """Publish a series before its next game begins; wait for it for some seconds at most."""
        await self.tasks.finish(series_id)

    def _try_again(self, series_id: SeriesId) -> None:
        """Wake the task of a series, unless it runs."""
        if series_id not in self.tasks.running:
            self.tasks.wake(series_id)

    async def _publish(self, series_id: SeriesId) -> None:
        """Publish a series' changes; while its lobby cannot be shown, its clock is stopped.

        It stops as soon as a refusal is known, and after a second failure in a row, which is raised
        (F99). On a server that the bot has left it stands, also where the end of an outage has just
        restarted it. For a channel that is gone nothing is stopped. Shown again, it goes on.
        """
        lobbies = self.context.tables.series
        try:
            there = await self._tell(series_id)
        except FAILURES:
            if series_id in self._failed:
                self._unshown.add(series_id)
                await lobbies.stand_unshown(series_id)
            self._failed.add(series_id)
            raise
        self._failed.discard(series_id)
        trouble = self._troubles.get(series_id)
        if not there or (trouble is not None and trouble.kind not in (Kind.LEFT, Kind.GONE)):
            self._unshown.add(series_id)
            await lobbies.stand_unshown(series_id)
        elif series_id in self._unshown:
            await lobbies.go_on_shown(series_id)
            self._unshown.discard(series_id)

    async def _tell(self, series_id: SeriesId) -> bool:
        """Publish all changes of a series: notices, managers' acts, pings, and the sheet.

        Nothing if all is said, the bot is not on the server (return False then), or a problem is
        not to be tried again yet. A lasting refusal is recorded, not raised. Noted as published
        unless that or a missing picture keeps something unsaid; a channel that is gone counts as
        published.
        """
        outbox = self.context.tables.series_outbox
        news = await outbox.news(series_id)
        anew = series_id in self._anew
        said = news.upto == news.series.revision and not anew and series_id not in self._doubted
        if said and SeriesPostKey.REPLACED_SHEET not in news.posts:
            return True
        if not self.sender.on_server(news.series):
            return False
        places = (news.series.channel_id,)
        if not self.retries.admits(self._troubles, series_id, places=places):
            return True
        picture = await self.context.series_picture(news, self.context.texts_of(news.series))
        bare = picture is not None and bool(picture.fault)
        if bare and not anew and self._bare.get(series_id) == news.series.revision:
            # All has been said but the picture, which still cannot be made.
            return True
        trouble = await self._say(news, picture)
        if trouble is not None:
            self.retries.refused(self._troubles, series_id, trouble)
        else:
            self.retries.passed(self._troubles, series_id)
        # What a trouble kept from being said is said once it has passed.
        gone = trouble is not None and trouble.kind is Kind.GONE
        if trouble is None or (gone and not self.sender.has_channel(news.series)):
            if bare:
                # Until its picture can be made it stays unsaid, and is found by the next sweep.
                self._bare[series_id] = news.series.revision
                return True
            self._bare.pop(series_id, None)
            await outbox.published(news)
        return True

    async def _say(self, news: SeriesNews, picture: Picture | None) -> AccessProblem | None:
        """Say what is to be said of a series; return what keeps it from that, None if nothing does.

        A wish for a new sheet is taken for that, and stays where it fails.

        Raises:
            Exception: it failed for a reason that passes by itself.
        """
        series = news.series
        try:
            with self._anew.taken(series.id) as anew, self._doubted.taken(series.id):
                await self._notice(news)
                await self._acts(news)
                await self._waiting(news)
                replaced = await self._sheet(news, picture, anew=anew)
            if replaced is not None:
                await self._take_away(series, replaced)
        except (discord.HTTPException, ThreadLockedError) as error:
            trouble = self.sender.trouble(series, error)
            if trouble is None:
                raise
            _LOG.warning("Series %s not published: %s", series.id, error)
            return trouble
        return None

    async def _notice(self, news: SeriesNews) -> None:
        """Post or edit the message that says who goes on, who has given up, and who has won.

        It covers what is not published yet; nothing if there is nothing to say.
        """
        series = news.series
        text = notice(news, self.context.texts_of(series))
        if not text:
            return
        key = SeriesPostKey.NOTICE.of(news.told)
        post = news.posts.get(key)
        # More may have happened between a message and a crash.
        if post is not None:
            if await self.sender.edit(series, post, content=text):
                return
            await self.sender.remove(series, post)
        await self._post(series, key, post, content=text)

    async def _acts(self, news: SeriesNews) -> None:
        """Say in the channel what managers of the server did with the series, each act once."""
        series = news.series
        for act in series.acts:
            key = SeriesPostKey.ACT.of(act.number)
            if key not in news.posts:
                home = f"<#{series.channel_id}>"
                text = act_line(act, self.context.texts_of(series), home)
                await self._post(series, key, None, content=text)

    async def _waiting(self, news: SeriesNews) -> None:
        """Ping those who wait for a paused game of the series, with how they have it go on.

        Each is pinged once a game; messages are edited as the pause changes, and deleted once it is
        over. One that cannot be edited is posted again without a ping.
        """
        series, texts = news.series, self.context.texts_of(news.series)
        state = None if series.status.ended else series.state
        paused = {
            str(game.number): game
            for game in (() if state is None else state.open)
            if game.number in news.tables and news.tables[game.number].pause is not None
        }
        told: defaultdict[str, set[int]] = defaultdict(set)
        for key, post in news.posts.items():
            kind, _, rest = key.partition(":")
            number, _, whom = rest.partition(":")
            if kind != SeriesPostKey.WAITING:
                continue
            if number not in paused:
                await self.sender.remove(series, post)
                await self._remember(series, key, None)
                continue
            entrants = [Entrant(int(one)) for one in whom.split(".")]
            told[number].update(entrants)
            table = news.tables[paused[number].number]
            said = waiting(series, paused[number], table, entrants, texts)
            if self._said.get(post.message_id) != table.pause:
                standing = post
                if not await self.sender.edit(series, post, view=said):
                    await self.sender.remove(series, post)
                    standing = await self._post(series, key, post, view=said)
                self._said[standing.message_id] = table.pause
        for number, game in paused.items():
            new = [entrant for entrant in series.waiting if entrant not in told[number]]
            if not new:
                continue
            key = SeriesPostKey.WAITING.of(number, ".".join(map(str, new)))
            view = waiting(series, game, news.tables[game.number], new, texts)
            people = notified(series.entrants[entrant].id for entrant in new)
            post = await self._post(series, key, None, view=view, allowed_mentions=people)
            self._said[post.message_id] = news.tables[game.number].pause

    async def _sheet(self, news: SeriesNews, picture: Picture | None, *, anew: bool) -> Post | None:
        """Edit the sheet of a series, or post a new one; return the old one, still to be deleted.

        A new one is posted with ``anew``, in a new channel, and where the old one cannot be edited.
        None if the sheet was edited or is the first one.
        """
        series, post = news.series, news.posts.get(SeriesPostKey.SHEET)
        replaced = news.posts.get(SeriesPostKey.REPLACED_SHEET)
        if replaced is not None and post is not None and replaced.message_id != post.message_id:
            await self._take_away(series, replaced)
        texts = self.context.texts_of(series)
        view = sheet(news, texts, picture)
        files = [] if picture is None else picture.files()
        # Nobody knows what became of a new one, which is the same one now if Discord took it.
        unheard = replaced is not None and replaced == post
        here = post is not None and post.channel_id == series.channel_id
        here = here and not anew and not unheard
        if here and post and await self.sender.edit(series, post, view=view, attachments=files):
            return None
        content = {"view": view, "files": files}
        if post is not None:
            # Whatever comes between the new sheet and the end of the old one: one is left.
            await self._remember(series, SeriesPostKey.REPLACED_SHEET, post)
        await self._post(series, SeriesPostKey.SHEET, post, **content)
        return post

    async def _take_away(self, series: HostedSeries, sheet: Post) -> None:
        """Delete an old sheet, and store that no replaced one is left."""
        await self.sender.remove(series, sheet)
        await self._remember(series, SeriesPostKey.REPLACED_SHEET, None)

    async def _post(
        self, series: HostedSeries, key: str, after: Post | None, **content: object
    ) -> Post:
        """Post a message in the series' channel, store it under ``key`` and return it.

        Repeated after a lost answer, it is the message that Discord has already. ``after`` is the
        message that it replaces, which is not deleted.
        """
        before = 0 if after is None else after.message_id
        spot = f"series:{series.id}:{key}:{series.channel_id}:{before}"
        post = await self.sender.deliver(series, spot, series.channel_id, **content)
        await self._remember(series, key, post)
        return post

    async def _remember(self, series: HostedSeries, key: str, post: Post | None) -> None:
        """Store which message is posted under a key; None: none."""
        await self.context.tables.series_outbox.posted(series.id, key, post)
