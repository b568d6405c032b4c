"""Brings Discord in line with the tables: after each commit, and after a restart."""

from __future__ import annotations

import logging
from functools import partial

import discord
from cachetools import LRUCache
from discord.ext import commands
from msgspec.structs import replace

from bot.client import TabletopBot
from bot.model.news import News, PostKey
from bot.model.stops import Why
from bot.model.table import SeriesGame, Status, Table, TableId
from cogs.context import BotContext
from cogs.elements.channel_access import AccessProblem, Kind
from cogs.elements.failures import FAILURES
from cogs.publishing.access_notices import AccessNotices
from cogs.publishing.board_message import BoardMessage
from cogs.publishing.followers import Followers
from cogs.publishing.full_lobbies import FullLobbies
from cogs.publishing.game_thread import GameThread
from cogs.publishing.heralds import Heralds
from cogs.publishing.invitations import InvitationPosts
from cogs.publishing.lobby_message import LobbyMessage, unannounced
from cogs.publishing.lost_places import LostPlaces
from cogs.publishing.manager_notices import ManagerNotices
from cogs.publishing.publish_tasks import PublishTasks
from cogs.publishing.retries import Retries
from cogs.publishing.seat_notices import SeatNotices
from cogs.publishing.sender import MessageSender
from cogs.publishing.spacing import Spacing
from cogs.publishing.threads import ThreadLockedError, is_closed
from cogs.publishing.wishes import Wishes
from cogs.routing.open_panels import OpenPanels

_LOG = logging.getLogger(__name__)

_SETTLED = 4096
"""Of how many tables it is known what was told around their game."""


class Publisher(commands.Cog):
    """Finds what is unsaid of a table, and has every part of its messages say it."""

    def __init__(
        self,
        bot: TabletopBot,
        context: BotContext,
        panels: OpenPanels,
        sender: MessageSender,
        board: BoardMessage,
        game_thread: GameThread,
        lobby_message: LobbyMessage,
        full_lobbies: FullLobbies,
        invitations: InvitationPosts,
        heralds: Heralds,
        followers: Followers,
        seat_notices: SeatNotices,
        manager_notices: ManagerNotices,
        lost_places: LostPlaces,
        access_notices: AccessNotices,
        retries: Retries,
    ) -> None:
        """Make the tasks that publish tables, and have the bot end them when it stops.

        Nothing is published yet; in local play not before :meth:`on_welcome`. The states in which
        4096 tables were last published are kept in memory, so that a move need not check what is
        around a game.
        """
        self.context = context
        self.panels = panels
        self.sender = sender
        self.board = board
        self.game_thread = game_thread
        self.lobby_message = lobby_message
        self.full_lobbies = full_lobbies
        self.invitations = invitations
        self.heralds = heralds
        self.followers = followers
        self.seat_notices = seat_notices
        self.manager_notices = manager_notices
        self.lost_places = lost_places
        self.access_notices = access_notices
        self.retries = retries
        self.tasks = PublishTasks[TableId](
            "table",
            bot,
            retries,
            publish=self._publish,
            at_rest=partial(panels.refresh, resting=True),
            unsaid=context.tables.outbox.unpublished,
            sweep_up=self.try_again,
            troubles=context.access_problems,
            rest_seconds=context.settings.edit_seconds,
            # A simulated Discord gives a start up that waits for a picture.
            held_back=context.local,
        )
        bot.farewells.append(self.tasks.close)
        self._anew = Spacing[TableId](bot.steady)
        self._anyway = Wishes[TableId]()
        """Tables to be brought in line though nothing of them is unsaid."""
        self._settled: LRUCache[TableId, Table] = LRUCache(_SETTLED)
        """Tables under way as they were when all was told of them. Until one is another, a move
        changes nothing around its game."""
        self._failures: dict[TableId, int] = {}
        """Consecutive failures, by table."""
        self._bare: dict[TableId, int] = {}
        """Up to where tables are told of which a picture is missing: it alone is tried again."""

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Publish what is unpublished, at a start and after a lost connection; start the sweeps.

        Not in local play, which sweeps only: the simulator waits at a start for all that is said,
        and gives up after some seconds.
        """
        self.tasks.start_sweeping()
        if self.context.local:
            return
        unsaid = await self.context.tables.outbox.unpublished()
        await self.tasks.wake_found(unsaid, self.look_after)

    @commands.Cog.listener()
    async def on_welcome(self, _: int) -> None:
        """Say from now on what there is to say: local play's page is served."""
        self.tasks.held_back = False

    @commands.Cog.listener()
    async def on_messages_lost(self, table_id: TableId) -> None:
        """Have a table's messages posted again, on a Discord that has forgotten all of them."""
        self.look_after(table_id)

    async def cog_unload(self) -> None:
        """End the threads that paint."""
        self.context.studio.close()

    def post_anew(self, table_id: TableId) -> None:
        """Have a table's lobby or board posted as a new message.

        Within half a minute of the last such request its messages are only checked instead.
        """
        if not self._anew.allows(table_id):
            self.look_after(table_id)
            return
        self.lobby_message.post_anew(table_id)
        self.board.post_anew(table_id)
        self._anyway.add(table_id)
        self.tasks.wake(table_id)

    def try_again(self, table_id: TableId) -> None:
        """Wake the publishing task of a table, unless it is running.

        Its messages are checked, too, unless only a picture is missing.
        """
        if table_id in self.tasks.running:
            return
        if table_id in self._bare:
            self.tasks.wake(table_id)
        else:
            self.look_after(table_id)

    def look_after(self, table_id: TableId) -> None:
        """Schedule publishing a table though nothing is unsaid; its messages may have been deleted.

        The board is edited again even if it is known to show what it should.
        """
        self.board.distrust(table_id)
        self._anyway.add(table_id)
        self.tasks.wake(table_id)

    async def _publish(self, table_id: TableId) -> bool:
        """Publish a table's changes, and stop its clocks as long as it cannot be shown.

        Return False if nobody who looks at the table was to be told anything.

        They stop as soon as its place is hidden, locked or refuses what is to be shown, and after a
        second failure in a row (each is raised); they run again once it is shown. A place that is
        gone, or a server that the bot has left, stops them elsewhere, for its own reason.
        """
        pauses = self.context.tables.pauses
        try:
            table, said = await self._tell(table_id)
        except FAILURES:
            self._failures[table_id] = self._failures.get(table_id, 0) + 1
            if self._failures[table_id] > 1:
                await pauses.stand(table_id)
            raise
        self._failures.pop(table_id, None)
        problem = self.context.access_problems.get(table_id)
        if problem is None:
            if table.stop_of(Why.UNSHOWN) is not None:
                await pauses.run_on(table_id)
        elif problem.kind not in (Kind.LEFT, Kind.GONE) and table.stop_of(Why.UNSHOWN) is None:
            await pauses.stand(table_id)
        return said

    async def _tell(self, table_id: TableId) -> tuple[Table, bool]:
        """Publish all changes of a table; return it as it was before, and whether there were any.

        A table whose game is not installed only says that. Else open panels are refreshed in any
        case, and answered calls deleted unless there is a problem. The news are noted as published
        unless a problem or a missing picture keeps something unsaid; a channel that is gone counts
        as published.
        """
        tables = self.context.tables
        news = await tables.outbox.news(table_id)
        if news.table.stop_of(Why.GAME) is not None:
            await self.game_thread.wait_for_game(news)
            return news.table, True
        if news.table.stop_of(Why.UNSHOWN) is not None:
            # That its board shows what it should proves nothing: it has to be accepted once.
            self.board.distrust(table_id)
        try:
            with self._anyway.taken(table_id) as anyway:
                if not news.upto and not anyway:
                    # What happened concerns nobody but those whose panels are open, and whoever has
                    # answered with others in secret.
                    await self.game_thread.tidy(news)
                    return news.table, False
                if not anyway and await self._waits_for_a_picture(news):
                    return news.table, True
                told, trouble = await self._bring_in_line(news, anew=anyway)
        finally:
            await self.panels.refresh(table_id, resting=False)
        if trouble is None:
            self.retries.passed(self.context.access_problems, table_id)
            if told.table.status is Status.PLAYING and not told.table.place_lost:
                self._settled[table_id] = told.table.shown
            await self.game_thread.tidy(told)
        # What a trouble kept from being said is said once it has passed.
        gone = trouble is not None and trouble.kind is Kind.GONE
        if table_id in self.board.bare or table_id in self.lobby_message.bare:
            # Until its picture can be made a table stays unsaid: sweeps and starts find it.
            self._bare[table_id] = news.upto
            return news.table, True
        self._bare.pop(table_id, None)
        if trouble is None or (gone and not self.sender.has_channel(news.table)):
            await tables.outbox.published(table_id, news.upto)
        return news.table, True

    async def _waits_for_a_picture(self, news: News) -> bool:
        """Return True if all is said of a table but its picture, which still cannot be made.

        The picture is painted to find out.
        """
        table_id, look = news.table.id, news.look
        if look is None or self._bare.get(table_id) != news.upto:
            return False
        texts = self.context.texts_of(news.table)
        return bool((await self.context.picture_in_passing(look, texts)).fault)

    async def _bring_in_line(self, news: News, *, anew: bool) -> tuple[News, AccessProblem | None]:
        """Publish the news; return the news afterwards, and the access problem or None.

        ``anew``: the table's messages are to be checked, though nothing of it may be unsaid.
        Nothing is sent while a known problem is not to be tried again, but the notice that names
        it. A board that Discord accepts in no form is a problem, too. Errors that pass by
        themselves are raised.
        """
        table, problems = news.table, self.context.access_problems
        before = self._settled.pop(table.id, None)
        if not self.sender.on_server(table):
            problems[table.id] = AccessProblem(Kind.LEFT, table.guild_id, table.channel_id)
            return news, problems[table.id]
        known, places = problems.get(table.id), (table.channel_id, table.home_id)
        if known is not None and not self.retries.admits(problems, table.id, places=places):
            await self._say_why(news, known)
            return news, known
        settled = before == table.shown and not anew
        try:
            if table.status is Status.PLAYING:
                self.sender.check_unlocked(table)
            told = await self._say(news, anew=anew, settled=settled)
            board = told.posts.get(PostKey.BOARD)
            if board is None or board.message_id not in self.sender.withheld:
                return told, None
            # A notice stands in its place: it says what happened, and nobody sees the position.
            refused = AccessProblem(Kind.REFUSED, table.guild_id, table.home_id)
            self.retries.refused(problems, table.id, refused)
            problems[table.id] = replace(problems[table.id], mute=True)
            return told, problems[table.id]
        except (discord.HTTPException, ThreadLockedError) as error:
            # It may have got its thread just now.
            now = await self.context.tables.outbox.news(table.id)
            trouble = self.sender.trouble(now.table, error)
            if trouble is None or now.table.channel_id != table.channel_id:
                # What a place refuses that the table has left says nothing of the next one.
                raise
            _LOG.warning("Table %s not published: %s", table.id, error)
            self.retries.refused(problems, table.id, trouble)
            known = problems[table.id]
            await self._say_why(now, known)
            return news, known

    async def _say_why(self, news: News, problem: AccessProblem) -> None:
        """Post why a table's place gets no messages; of an ended game, post its end instead.

        Where the notice is refused as well, the problem is marked ``mute`` and this posts none
        again.
        """
        if await self._tells_end(news):
            return
        problems, table_id = self.context.access_problems, news.table.id
        if not problem.mute and not await self.access_notices.say(news, problem):
            problems[table_id] = replace(problems[table_id], mute=True)

    async def _tells_end(self, news: News) -> bool:
        """Post the end of a game in the channel, as its thread cannot be used; True if that worked.

        Its followers are told, too, and notices about lacking access deleted. False if the game
        goes on, was played without a thread, or the channel is closed, too.
        """
        table = news.table
        if not table.status.ended or table.thread_id is None:
            return False
        try:
            await self.lobby_message.bring_in_line(news)
            if news.pursuit.people:
                await self.followers.tell_end(news)
            await self.sender.take_all_back(news, PostKey.ACCESS_NOTICE)
        except (discord.HTTPException, ThreadLockedError) as error:
            if not is_closed(error):
                raise
            _LOG.info("Table %s: its end not told in its channel: %s", table.id, error)
            return False
        return True

    async def _say(self, news: News, *, anew: bool, settled: bool) -> News:
        """Publish the game and, unless ``settled``, what is around it; return the news after.

        A game without a lobby is announced first. Where the place is lost the game is not shown. A
        table in quarantine, or cancelled from it, has its board say so. ``anew`` asks again about a
        lost place.
        """
        table = news.table
        if unannounced(news) and not table.place_lost:
            # The thread of the game is opened from it.
            await self.lobby_message.bring_in_line(news)
            news = await self.context.tables.outbox.news(table.id)
        if news.look is not None and not table.place_lost:
            if table.series is not None and PostKey.BOARD not in news.posts:
                await self._end_first(table, table.series)
            news = await self.game_thread.bring_in_line(news, news.look, settled=settled)
        elif table.status in (Status.QUARANTINED, Status.CANCELLED) and news.look is None:
            await self.board.show_quarantine(news)
        if news.pursuit.people and not table.status.ended:
            self.followers.begin_turn(news)
        if not settled or news.table.place_lost:
            await self._tell_around(news, anew=anew)
        return news

    async def _tell_around(self, news: News, *, anew: bool) -> None:
        """Publish what stands around a table's game: lobby, pings, notices, direct messages.

        Notices about a lost place, lacking access or a missing game are deleted once they are over.
        Followers of an ended game come last; nobody else waits for them.
        """
        table = news.table
        if table.place_lost:
            await self.lost_places.ask(news, anew=anew)
        else:
            await self.sender.take_all_back(news, PostKey.LOST_PLACE)
        if news.look is None or table.place_lost:
            await self.manager_notices.tell(news, table)
        await self.lobby_message.bring_in_line(news)
        await self.full_lobbies.bring_in_line(news)
        await self.invitations.bring_in_line(news)
        if news.heralded:
            self.heralds.begin(table.id, news.heralded)
        await self.seat_notices.in_lobby(news)
        # A trouble that there was has passed.
        await self.sender.take_all_back(news, PostKey.ACCESS_NOTICE)
        await self.sender.take_all_back(news, PostKey.MISSING_GAME)
        pinged = PostKey.TURNED in news.posts or table.id in self.followers.tasks.running
        if table.status.ended and (news.pursuit.people or pinged):
            # Last: nothing else waits for Discord to say who is still there.
            await self.followers.tell_end(news)

    async def _end_first(self, table: Table, game: SeriesGame) -> None:
        """Publish the series' latest earlier game at the same place before the next begins.

        It is waited for some seconds at most: where Discord does not take it, it ends later.
        """
        queries = self.context.tables.queries
        games = (await queries.series(game.series)).games
        for number in range(game.number - 1, 0, -1):
            if (await queries.get(games[number])).home_id == table.home_id:
                await self.tasks.finish(games[number])
                return
