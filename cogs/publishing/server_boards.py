"""Keeps the boards of servers: a message each, edited while fresh, then replaced by a new one."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from hashlib import blake2b

import discord
import msgspec
from discord import ui
from discord.ext import commands
from msgspec.structs import replace

from bot.client import TabletopBot
from bot.i18n.texts import language_of, texts
from bot.model.news import Post
from bot.model.refusal import Refused
from bot.model.server_board import Entry, GuildId, Off, ServerBoard
from bot.model.table import SeriesId, TableId
from bot.model.times import lately, to_ms
from bot.request_turns import RequestKind, RequestTurns
from cogs.context import BotContext
from cogs.elements.channel_access import AccessProblems, Kind
from cogs.elements.components import dissolve
from cogs.elements.display_names import escaped
from cogs.elements.failures import FAILURES
from cogs.elements.shared_sight import all_see
from cogs.panels.found import server_board
from cogs.publishing.publish_tasks import PublishTasks
from cogs.publishing.retries import Retries
from cogs.publishing.sender import MessageSender
from cogs.publishing.threads import ThreadLockedError

_LOG = logging.getLogger(__name__)

REST_SECONDS = 60
"""The least time between two changes of a board."""
FRESH = timedelta(minutes=50)
"""Age up to which a board is edited.

Discord limits edits of messages older than an hour (30046; Topics, Opcodes and Status Codes).
"""
HOURLY = timedelta(hours=1)
"""The least time from a board that took the place of another to the one that takes its own."""
DELETED_AGAIN = timedelta(days=1)
"""A board that is deleted twice within this time is not wanted."""


class _OvertakenError(Exception):
    """A manager moved or removed a board while it was being shown."""


class ServerBoards(commands.Cog):
    """Shows on each board what everybody may see who sees the board."""

    def __init__(
        self,
        bot: TabletopBot,
        context: BotContext,
        sender: MessageSender,
        turns: RequestTurns,
        retries: Retries,
    ) -> None:
        """Make the tasks that publish boards, and have the bot end them when it stops.

        Each board rests 60 seconds between two changes. No board is known before :meth:`on_ready`.
        """
        self.bot = bot
        self.context = context
        self.boards = context.tables.server_boards
        self.sender = sender
        self._turns = turns
        self.retries = retries
        self._shown: set[GuildId] = set()
        """Servers that have a board."""
        self._listens = False
        self._stale: set[GuildId] = set()
        """Servers whose board is to be looked at again by a sweep."""
        self._told: set[GuildId] = set()
        """Servers whose manager was told what keeps the board from its channel."""
        self._known: dict[GuildId, ServerBoard] = {}
        """What is noted of the boards that are being shown, for all that their tasks know."""
        self._noting = asyncio.Lock()
        self._troubles = AccessProblems[GuildId]()
        self.tasks = PublishTasks[GuildId](
            "board of server",
            bot,
            retries,
            publish=self.publish,
            unsaid=self._unsaid,
            sweep_up=self._try_again,
            troubles=self._troubles,
            rest_seconds=REST_SECONDS,
        )
        bot.farewells.append(self.tasks.close)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Update all boards and start the sweeps, at a start and after a lost connection."""
        self.tasks.start_sweeping()
        self._shown = set(await self.boards.shown())
        self._listen()
        # What is looked at meanwhile may be shown no more.
        await self.tasks.wake_found(tuple(self._shown), self.tasks.wake)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Schedule an update of the server's board, which may be gone with the channel."""
        self.look_at(GuildId(channel.guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Schedule an update of the server's board: other people may see a channel now."""
        self.look_at(GuildId(after.guild.id))

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Schedule an update of the server's board: other people may see a channel now."""
        self.look_at(GuildId(after.guild.id))

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Schedule an update of the server's board: other people may see a channel now."""
        self.look_at(GuildId(role.guild.id))

    def _listen(self) -> None:
        """Listen to the changes of all tables, once, as soon as any server has a board."""
        committed = self.context.tables.outbox.committed
        if self._shown and not self._listens:
            self._listens = True
            committed.listen(self._hear)

    def _hear(self, table_id: TableId) -> None:
        """Schedule an update of a server's board if a table's change may affect it."""
        guild_id = self.boards.changed(table_id)
        if guild_id is not None:
            self.look_at(guild_id)

    def hear_series(self, _: SeriesId) -> None:
        """Schedule an update of all boards after a change of any series, which is rare."""
        for guild_id in self._shown:
            self.tasks.wake(guild_id)

    def look_at(self, guild_id: GuildId) -> None:
        """Schedule an update of a server's board; nothing if the server has none."""
        if guild_id in self._shown:
            self.tasks.wake(guild_id)

    async def put(self, guild_id: int, channel_id: int, manager_id: int) -> None:
        """Store that a server's board goes into a channel, and schedule posting it there.

        Noted refusals of the board are forgotten. ``manager_id`` is who is told if it cannot be
        shown.
        """
        async with self._noting:
            board = await self.boards.put(guild_id, channel_id, manager_id)
        self._shown.add(board.guild_id)
        self._listen()
        self._told.discard(board.guild_id)
        self._troubles.pop(board.guild_id, None)
        self.tasks.wake(board.guild_id)

    async def take_away(self, guild_id: int) -> None:
        """Remove the board of a server; what Discord does not delete now is deleted later.

        Nothing where the server has no board.
        """
        async with self._noting:
            board = await self.boards.take_away(guild_id)
        if board is None:
            return
        try:
            await self._clear(board)
        except (*FAILURES, ThreadLockedError) as error:
            _LOG.info("Board of server %s not deleted yet: %s", guild_id, error)
            self._stale.add(board.guild_id)
            self.tasks.wake(board.guild_id)

    async def _clear(self, board: ServerBoard) -> None:
        """Delete the messages of a removed board; forget it unless it was put up again."""
        for post in (board.replaced, board.post):
            if post is not None:
                await self.sender.remove(board, post)
        async with self._noting:
            if await self.boards.stored(board.guild_id) == board:
                await self.boards.forget(board.guild_id)
                self._forget(board.guild_id)

    async def _unsaid(self) -> tuple[GuildId, ...]:
        """List the servers whose boards the next sweep has to look at again."""
        return tuple(self._stale)

    def _try_again(self, guild_id: GuildId) -> None:
        """Wake the task of a server's board, unless it runs."""
        if guild_id not in self.tasks.running:
            self.tasks.wake(guild_id)

    async def publish(self, guild_id: GuildId) -> None:
        """Bring a server's board up to date, or delete it if it was removed.

        A board that is off for another reason, or none at all, is left alone from now on; a server
        that is out of reach waits for a sweep. Where a manager moved the board meanwhile, this runs
        again.
        """
        # Until it is in line, also where the database fails, a sweep comes back to it.
        self._stale.add(guild_id)
        board, guild = await self.boards.stored(guild_id), self.bot.get_guild(guild_id)
        if board is None or board.off in (Off.DELETED, Off.LOST):
            self._forget(guild_id)
            return
        if guild is None or guild.unavailable:
            return
        if board.off is Off.REMOVED:
            await self._clear(board)
            return
        try:
            await self._show_to(guild, board)
        except _OvertakenError:
            _LOG.info("Board of server %s was moved or removed meanwhile", guild_id)
            self.tasks.wake(guild_id)

    async def _show_to(self, guild: discord.Guild, board: ServerBoard) -> None:
        """Bring a board up to date; record why if Discord refuses it.

        A board whose channel is gone is switched off. Nothing while a refusal is not to be tried
        again.
        """
        guild_id = board.guild_id
        self._known[guild_id] = board
        if guild.get_channel(board.channel_id) is None:
            await self._switch_off(board, Off.LOST)
            return
        if not self.retries.admits(self._troubles, guild_id, places=(board.channel_id,)):
            return
        try:
            if await self._bring_in_line(board, guild):
                self._stale.discard(guild_id)
        except (discord.HTTPException, ThreadLockedError) as error:
            await self._meet(board, error)
        else:
            self._told.discard(guild_id)
            self.retries.passed(self._troubles, guild_id)

    async def _meet(self, board: ServerBoard, error: Exception) -> None:
        """Record that Discord refuses a board, and notify the manager who asked for it.

        They are told once, and again only after it could be shown meanwhile. A board whose channel
        is gone is switched off instead.

        Raises:
            Exception: the error itself, where it passes by itself.
        """
        trouble = self.sender.trouble(board, error)
        if trouble is None:
            raise error
        _LOG.warning("Board of server %s not published: %s", board.guild_id, error)
        if trouble.kind is Kind.GONE:
            await self._switch_off(board, Off.LOST)
            return
        self.retries.refused(self._troubles, board.guild_id, trouble)
        if board.guild_id not in self._told:
            self._told.add(board.guild_id)
            await self._tell_manager(board, "board-refused")

    async def _bring_in_line(self, board: ServerBoard, guild: discord.Guild) -> bool:
        """Show the present entries on a board; return False if that has to wait.

        A leftover of its last replacement is deleted first. Entries are left out that not everybody
        who sees the board may see. Nothing is sent if the board shows them already.
        """
        if board.replaced is not None and board.replaced != board.post:
            await self.sender.remove(board, board.replaced)
            board = await self._noted(replace(board, replaced=None))
        setting = await self.context.servers.setting(guild.id)
        spoken = setting.language or language_of(
            str(guild.preferred_locale), self.context.settings.default_language
        )
        board = replace(board, language=spoken)
        entries = [
            entry
            for entry in await self.boards.entries(guild.id)
            if all_see(guild, entry.what.channel_id, board.channel_id)
        ]
        view = server_board(entries, texts(spoken))
        shown = _digest(view)
        if board.post is not None and board.shown == shown:
            dissolve(view)
            return True
        return await self._show(replace(board, shown=shown), view, entries)

    async def _show(self, board: ServerBoard, view: ui.LayoutView, entries: list[Entry]) -> bool:
        """Edit a board of up to 50 minutes; replace an older one by a new message, sent silently.

        Return False, with nothing done, if it cannot be edited any more and is too new to be posted
        again. A deleted one is posted again, unless that was its second deletion in a day: then the
        board is off, and the result True as well.
        """
        post = board.post
        if post is not None:
            age = self.bot.clock.since(post.made)
            if age < FRESH and await self.sender.edit(board, post, view=view):
                await self._noted(board)
                return True
            if not await self.sender.exists(board, post):
                back = await self._noted_deleted(board)
                if back is None:
                    return True
                board = back
            elif age < (HOURLY if board.is_successor else FRESH):
                return False
            view = server_board(entries, texts(board.language))
        await self._post(board, view)
        return True

    async def _post(self, board: ServerBoard, view: ui.LayoutView) -> None:
        """Post a new board of a server silently, store it, and delete the one before.

        Raises:
            _OvertakenError: a manager moved or removed it meanwhile; the new message goes, too.
        """
        before = board.post
        if before is not None:
            # Whatever comes between the new board and the end of the old one: one is left.
            await self._noted(replace(board, replaced=before, shown=""))
        last = before or board.replaced
        follows = 0 if last is None else last.message_id
        spot = f"board:{board.guild_id}:{board.channel_id}:{follows}:{board.deleted_at or 0}"
        post = await self.sender.deliver(board, spot, board.channel_id, view=view, silent=True)
        board = replace(board, post=post, replaced=before, is_successor=before is not None)
        try:
            await self._noted(board)
        except _OvertakenError:
            await self._leave(board, post)
            raise
        if before is not None:
            await self.sender.remove(board, before)
            await self._noted(replace(board, replaced=None))

    async def _noted_deleted(self, board: ServerBoard) -> ServerBoard | None:
        """Store that a board's message was deleted; return the board, for the caller to post again.

        None if it is not to be posted again: deleted twice within a day, it is switched off.
        """
        at = to_ms(self.context.tables.server_boards.now())
        before = board.deleted_at
        if before is not None and before in lately(at, DELETED_AGAIN):
            await self._switch_off(board, Off.DELETED)
            return None
        # Stored before it is posted: if the answer is lost, the next try is the same message.
        return await self._noted(replace(board, post=None, deleted_at=at))

    async def _switch_off(self, board: ServerBoard, why: Off) -> None:
        """Store that a board is off and why, and tell the manager who had asked for it."""
        await self._noted(replace(board, off=why))
        self._forget(board.guild_id)
        await self._tell_manager(board, f"board-{why.value}")

    def _forget(self, guild_id: GuildId) -> None:
        """Update a server's board no longer, until one is put up again; stored rows stay."""
        self._shown.discard(guild_id)
        self._stale.discard(guild_id)

    async def _leave(self, board: ServerBoard, post: Post) -> None:
        """Have a new message deleted that came where a board is no longer wanted.

        It is stored as a replaced one, for the next update to delete; deleted now if there is one
        already.
        """
        async with self._noting:
            now = await self.boards.stored(board.guild_id)
            left = now or replace(board, post=None, replaced=None, off=Off.REMOVED)
            if left.replaced is None:
                await self.boards.note(replace(left, replaced=post))
                return
        await self.sender.remove(board, post)

    async def _noted(self, board: ServerBoard) -> ServerBoard:
        """Store a board, without its language, and return it as it was given.

        Raises:
            _OvertakenError: the stored one is no longer what its task last knew.
        """
        noted = replace(board, language="")
        async with self._noting:
            if await self.boards.stored(board.guild_id) != self._known[board.guild_id]:
                raise _OvertakenError
            await self.boards.note(noted)
            self._known[board.guild_id] = noted
        return board

    async def _tell_manager(self, board: ServerBoard, key: str) -> None:
        """Tell the manager who wanted a board what became of it, in a direct message.

        ``key`` is the text's id. In their language, else the board's. Nothing where no manager is
        known; a failure is logged, as ``/setup board`` says it as well.
        """
        if board.manager_id <= 0:
            return
        guild = self.bot.get_guild(board.guild_id)
        try:
            chosen = await self.context.tables.people.language(board.manager_id)
            words = texts(chosen or board.language or self.context.settings.default_language)
            name = "" if guild is None else guild.name
            said = {"server": escaped(name), "channel": f"<#{board.channel_id}>"}
            text = words(key, **said)
            await self._turns.turn(board.guild_id, 0, RequestKind.POST)
            direct = await self.bot.create_dm(discord.Object(board.manager_id))
            await self._turns.turn(board.guild_id, direct.id, RequestKind.POST)
            await direct.send(text, allowed_mentions=discord.AllowedMentions.none())
        except (*FAILURES, Refused) as error:
            _LOG.info("Manager of server %s not told of its board: %s", board.guild_id, error)


def _digest(view: ui.LayoutView) -> str:
    """Return a digest of all that can be seen of a board."""
    parts = view.to_components()  # type: ignore[no-untyped-call]
    return blake2b(msgspec.json.encode(parts), digest_size=16).hexdigest()
