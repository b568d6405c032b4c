"""What people do to servers, channels and threads, and what becomes of the tables there."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands
from discord.utils import SnowflakeList

from bot.client import TabletopBot
from bot.discord_clock import DiscordClock
from bot.model.refusal import Refused
from bot.model.table import Status
from cogs.context import BotContext
from cogs.elements.channel_access import AccessProblem, Kind, granted_in, may_see, medium_of
from cogs.elements.failures import FAILURES
from cogs.publishing.publisher import Publisher
from cogs.publishing.retries import Heard, Retries
from cogs.publishing.series_sheet import SeriesSheets
from cogs.publishing.threads import Threads

_LOG = logging.getLogger(__name__)


class GuildEvents(commands.Cog):
    """Hears of changes and has the tables concerned brought in line.

    Nothing depends on hearing of one: what is gone is noticed with the next message as well.
    """

    def __init__(
        self,
        bot: TabletopBot,
        context: BotContext,
        threads: Threads,
        publisher: Publisher,
        sheets: SeriesSheets,
        retries: Retries,
    ) -> None:
        """Keep what is told of changes on Discord; nothing is read yet."""
        self.bot = bot
        self.context = context
        self.threads = threads
        self.publisher = publisher
        self.sheets = sheets
        self.retries = retries

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Stop clocks on servers that the bot left while offline, and start them on the others.

        Then look for deleted and hidden places of games, server by server.
        """
        tables = self.context.tables
        guild_ids = await tables.pauses.guilds()
        for guild_id in guild_ids:
            # A server in an outage of Discord's is known all the same.
            if self.bot.get_guild(guild_id) is None:
                await self._lose(guild_id)
            else:
                await tables.pauses.regain(guild_id)
        for guild_id in guild_ids:
            await self._look_for_deleted(guild_id)
            await self._look_for_hidden(guild_id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look for a server's deleted and hidden places, which are only known now.

        Before the bot is ready this is left to :meth:`on_ready`.
        """
        if self.bot.is_ready():
            await self._look_for_deleted(guild.id)
            await self._look_for_hidden(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server that the bot was sent away from; nothing is said there."""
        await self._lose(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Restart the clocks of a server's tables, with the time they had left, and publish them.

        Series that are under way are published, too.
        """
        await self.context.tables.pauses.regain(guild.id)
        for table in await self.context.tables.queries.active(guild.id):
            self.publisher.look_after(table.id)
        for series in await self.context.tables.queries.active_series(guild.id):
            self.sheets.tasks.wake(series.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Stop the clocks of a game whose thread was deleted, until somebody resumes it."""
        await self._lose_place(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Have running games of a deleted channel published, which notices that it is gone."""
        await self._lose_place(channel.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Check permissions again, which may have changed."""
        await self._hear_of_permissions(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Check permissions again, which may have changed."""
        await self._hear_of_permissions(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Check permissions again: what the role granted or denied is gone with it.

        The library goes on counting what channels allow to the role, while the bot has it.
        """
        me = role.guild.me
        left = SnowflakeList(one.id for one in me.roles if not one.is_default())
        me._roles = left  # noqa: SLF001 - no public way
        await self._hear_of_permissions(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Check permissions again after a change of the bot's own roles.

        Discord tells every bot of changes of its own membership, without the members intent.
        """
        if self.bot.user is not None and after.id == self.bot.user.id:
            await self._hear_of_permissions(after.guild.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Retry a server's refused tables by the bot's permissions that an interaction carries.

        Only those of the interaction's channel, thread or thread's parent; at most one at once.
        """
        if interaction.guild_id is not None:
            places = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
            here = frozenset(place for place in places if place is not None)
            self.retries.retry_on(interaction.guild_id, Heard(here, interaction.app_permissions))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Retry what was refused in a changed thread, and check its games if it is locked now.

        Discord tells of archived threads as well, which are not cached.
        """
        locked = payload.data["thread_metadata"].get("locked", False)
        heard = Heard(frozenset({payload.thread_id}), locked=locked)
        self.retries.retry_on(payload.guild_id, heard)
        if locked:
            await self._look_at(payload.thread_id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Retry what was refused in a private thread, of which the bot is told only from within."""
        if thread.is_private():
            heard = Heard(frozenset({thread.id}), joined=True)
            self.retries.retry_on(thread.guild.id, heard)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Forget a private thread that the bot was taken out of, as the library does not.

        One that manages threads sees it on.
        """
        granted = granted_in(thread, thread.guild.me, self.bot.clock)
        if thread.is_private() and (granted is None or not granted.manage_threads):
            thread.guild._remove_thread(thread)  # noqa: SLF001 - no public way

    async def _hear_of_permissions(self, guild_id: int) -> None:
        """Retry what a server refused and look for hidden places: its permissions have changed."""
        self.retries.retry_on(guild_id)
        await self._look_for_hidden(guild_id)

    async def _look_for_hidden(self, guild_id: int) -> None:
        """Have the games checked whose channel or thread the bot cannot see, or is locked.

        The check stops their clocks if they cannot be shown. It is decided from the library's
        cache; nothing is asked of Discord here.
        """
        guild = self.bot.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return
        for place_id in await self.context.tables.queries.playing_places(guild_id):
            if _is_hidden(guild, place_id, self.bot.clock):
                await self._look_at(place_id)

    async def _look_at(self, place_id: int) -> None:
        """Publish a place's running games without a known problem, to see if they can be."""
        for table in await self.context.tables.queries.here(place_id):
            if table.status is Status.PLAYING and table.id not in self.context.access_problems:
                self.publisher.look_after(table.id)

    async def _lose(self, guild_id: int) -> None:
        """Stop the clocks of a server that the bot left; note that as its tables' problem.

        Nothing is noted where the bot is back by then.
        """
        await self.context.tables.pauses.lose(guild_id)
        tables = await self.context.tables.queries.active(guild_id)
        for table in tables if self.bot.get_guild(guild_id) is None else ():
            trouble = AccessProblem(Kind.LEFT, guild_id, table.channel_id)
            self.context.access_problems[table.id] = trouble

    async def _look_for_deleted(self, guild_id: int) -> None:
        """Find games' threads and channels that were deleted unheard; stop those games' clocks.

        Discord is asked only about those not cached, mostly archived threads. A place of which it
        does not say is left alone, and logged.
        """
        guild = self.bot.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return
        for place_id in await self.context.tables.queries.playing_places(guild_id):
            try:
                if await self.threads.is_deleted(guild_id, place_id):
                    await self._lose_place(place_id)
            except (*FAILURES, Refused) as error:
                _LOG.info(
                    "Channel %s: unknown whether it was deleted, the next message shows (%s)",
                    place_id,
                    error,
                )

    async def _lose_place(self, channel_id: int) -> None:
        """Have running games of a deleted thread or channel published.

        The clocks of those whose thread it was are stopped here; for a channel, publishing notices
        it. Ended games are left alone.
        """
        for table in await self.context.tables.queries.here(channel_id):
            # Who clears away the thread of a finished game does not want it back.
            if table.status is not Status.PLAYING:
                continue
            if table.thread_id == channel_id:
                await self.context.tables.lobbies.lose_place(table.id, channel_id)
            self.publisher.look_after(table.id)


def _is_hidden(guild: discord.Guild, place_id: int, clock: DiscordClock) -> bool:
    """Return True if the bot may not see a channel or thread, or a moderator has locked it.

    By the cache alone: False for a place that is not in it, or whose permissions are unknown; True
    for a thread whose channel is not in it.
    """
    place = guild.get_channel_or_thread(place_id)
    if place is None:
        return False
    if isinstance(place, discord.Thread) and place.locked:
        return True
    if isinstance(place, discord.Thread) and place.parent is None:
        return True
    granted = granted_in(place, guild.me, clock)
    return granted is not None and not may_see(granted, medium_of(place))
