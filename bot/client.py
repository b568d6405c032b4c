"""The bot as Discord knows it: which cogs it has and what it may hear."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import sys
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from importlib import import_module

import discord
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from bot import lost_answers
from bot.announcements import Announcement, Tell
from bot.command_registration import CommandRegistration
from bot.discord_clock import DiscordClock
from bot.health import Sign
from bot.http_trace import trace
from bot.i18n.texts import LANGUAGES, texts
from bot.metrics import Requests, answer_seconds
from bot.model.refusal import Refused
from bot.presses import PressesInHand
from bot.rate_limits import CircuitBreaker, GlobalLimit
from bot.reach import ApiHealth
from bot.scheduler import Scheduler
from bot.services.tables import Tables
from bot.session_starts import SessionStarts
from bot.settings import Settings
from games.registry import hosted

_LOG = logging.getLogger(__name__)

_YOUNG = 5_000
"""New objects after which the garbage collector looks for those that are gone."""

EXTENSIONS = (
    "cogs.core",
    "cogs.commands.table.moves",
    "cogs.commands.table.views",
    "cogs.commands.table.presses",
    "cogs.commands.table.twins",
    "cogs.commands.seats",
    "cogs.commands.afterwards",
    "cogs.commands.me",
    "cogs.commands.server",
    "cogs.commands.guide",
    "cogs.commands.long_press",
    "cogs.commands.setup",
    "cogs.commands.series",
    "cogs.commands.game",
)
"""Loaded by name, in this order; the first one lays out what the others work with."""

GUILDS_WARNING = 2000
"""Discord wants several shards from 2,500 servers on; say so before."""

VERIFICATION_FROM = 75
"""Servers from which on Discord takes the form of an app that wants to be verified."""
UNVERIFIED_SERVERS = 100
"""Servers that an app may be on without being verified."""

Identify = Callable[[int], Awaitable[None]]
"""Waits for the turn of a shard of a bucket; of each bucket one at a time may be connected."""

COMMAND_SECONDS = 5
"""Seconds that a start waits for the registration of commands."""
PROBE_SECONDS = 10
"""Timeout of a probe request, in seconds."""
MAX_WAIT_SECONDS = 60
"""What Discord has wait for longer fails (:class:`discord.RateLimited`) and is tried again later:
as long as the library waits, nothing else of the same kind is sent to the channel."""
ANSWER_SECONDS = 2
"""For presses in hand when the bot is told to stop to be done."""
SORRY_SECONDS = 0.5
"""For those that were not to be told so."""
MESSAGES_SECONDS = 0.7
"""Then, for public messages under way; what is unsaid is said at the next start."""
GATEWAY_SECONDS = 0.3
"""Then, for Discord to take the end of the connection."""


async def _tell_nobody(notice: Announcement) -> int | None:
    """Tell nothing, as long as there is no cog that speaks."""
    del notice
    return None


Awaken = Callable[[discord.Interaction, Callable[[], Awaitable[object]]], Awaitable[bool]]
"""Wakes the thread of an interaction and says once more what Discord refused there; returns False
if that is impossible, and its person has been told elsewhere."""


async def _never_awake(_: discord.Interaction, __: Callable[[], Awaitable[object]]) -> bool:
    """Wake nothing, as long as there is no cog that speaks."""
    return False


async def _no_icons() -> Mapping[int, bytes]:
    """Show none, as long as there is no cog that draws."""
    return {}


class TabletopBot(commands.AutoShardedBot):
    """A bot without privileged intents, caches of people, or commands in messages."""

    parts: dict[type, object]
    """What the cogs share, by type; ``cogs.core`` builds it, this package knows none of it."""
    local: bool
    """True if Discord is the simulated one of local play, whose page shows one channel."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        scheduler: Scheduler,
        *,
        shard_count: int | None = None,
        identify: Identify | None = None,
        steady: Callable[[], float] = time.monotonic,
        local: bool = False,
    ) -> None:
        """Build the bot from its parts, without cogs and connection.

        Args:
            settings: what the operator has set.
            tables: the services of tables.
            scheduler: does what falls due; it is started by :meth:`setup_hook`.
            shard_count: the shards of the bot; None takes the setting, or asks Discord.
            identify: waits for the turn of a shard, by its bucket; needed by one of several
                processes.
            steady: a clock in seconds that never goes back.
            local: True if Discord is the simulated one of local play.
        """
        own = settings.own
        self._identify = identify
        self.starts = SessionStarts()
        self.steady = steady
        """Seconds since any moment, by a clock that nobody sets."""
        self.clock = DiscordClock(steady)
        self.circuit = CircuitBreaker(steady)
        self.requests = Requests()
        self.api = ApiHealth(discord.utils.utcnow)
        super().__init__(
            max_ratelimit_timeout=MAX_WAIT_SECONDS,
            http_trace=trace(
                self.circuit.heed,
                lost_answers.heed,
                self.requests.heed,
                self.api.heed,
                self.clock.heed,
            ),
            command_prefix=(),
            help_command=None,
            # Discord offers a new application to people, too: a table opened where only they
            # brought the bot along would never be seen.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=shard_count or settings.shard_count or None,
        )
        if not own.is_all:
            self.shard_ids = list(own.own)
        self.settings = settings
        self.tables = tables
        self.scheduler = scheduler
        self.local = local
        self.lacks: Callable[[], str] = str
        """Says what the operator has to look after; nothing where all is well."""
        self.missing: list[str] = []
        """What the machine lacks, a sentence each; known once the cogs are loaded."""
        self.tell_notice: Tell = _tell_nobody
        """Tells a notice of the operator to one server more."""
        self.icons: Callable[[], Awaitable[Mapping[int, bytes]]] = _no_icons
        """Shows pictures on buttons; says which by the numbers that Discord gave them."""
        self.awaken: Awaken = _never_awake
        """Answers in a thread that is archived."""
        self.keep_icons: Callable[[], Awaitable[object]] = _no_icons
        """Goes on showing them, also where Discord has lost some."""
        self.barred: Callable[[], Collection[int]] = tuple
        """Says at which tables the bot lacks a permission."""
        file = settings.database.with_name(settings.database.name + ".commands")
        self._registration = CommandRegistration(self.tree, file)
        self._registering: asyncio.Task[None] | None = None
        self.answers = answer_seconds()
        """Response times of presses and commands."""
        self.presses = PressesInHand(self.answers.observe)
        self.farewells: list[Callable[[], Awaitable[None]]] = []
        """What each cog that speaks in public has to finish before the bot leaves."""
        self.parts = {}
        self._left = False

    @property
    def is_connected(self) -> bool:
        """Return True if the bot is ready and no shard's connection is closed."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    @property
    def is_whole(self) -> bool:
        """Return True if all shards are connected and all servers available, or the bot leaves."""
        return self._left or (
            self.is_connected and not any(guild.unavailable for guild in self.guilds)
        )

    def cut_off(self, guild_ids: Collection[int]) -> frozenset[int]:
        """Return those of some servers that no connected shard serves, or that are in an outage.

        Only shards of this process count: a server of another process is cut off here.

        A server that the bot does not know counts only until the bot is ready. A server belongs to
        shard ``(id >> 22) % shards`` (https://docs.discord.com/developers/events/gateway,
        Sharding).
        """
        closed = {number: shard.is_closed() for number, shard in self.shards.items()}
        ready, total = self.is_ready(), self.shard_count or 1
        return frozenset(
            guild_id
            for guild_id in guild_ids
            if closed.get((guild_id >> 22) % total, True)
            or (not ready if (guild := self.get_guild(guild_id)) is None else guild.unavailable)
        )

    async def probe(self) -> None:
        """Send Discord a cheap request, whose outcome :attr:`api` notes; ignore all errors.

        It is given up after ten seconds.
        """
        with suppress(Exception):
            async with asyncio.timeout(PROBE_SECONDS):
                await self.http.request(Route("GET", "/gateway"))

    def sign(self) -> Sign:
        """Return the sign of life: whether connected, what the operator must see to, a notice.

        The notice is why the bot waits for its login, or that the limit of servers is near.
        """
        notice = self.starts.notice or self._cap_notice()
        return Sign(self.is_connected, self.lacks(), notice)

    @property
    def server_limit(self) -> float:
        """Number of servers that Discord lets the bot be on; infinity once it is verified.

        An app has to be verified to be on more than 100
        (https://docs.discord.com/developers/events/gateway, Gateway Intents).
        """
        verified = self.user is None or self.user.public_flags.verified_bot
        return math.inf if verified else UNVERIFIED_SERVERS

    def _cap_notice(self) -> str:
        """Return a warning that the bot can soon join no further server; empty if not so.

        That is from 75 servers on, as long as Discord has not verified the app.
        """
        servers = len(self.guilds)
        if servers < VERIFICATION_FROM or self.server_limit == math.inf:
            return ""
        return (
            f"On {servers} servers: Discord lets an app that is not verified join"
            f" {UNVERIFIED_SERVERS}; apply for verification (docs/run/verification.md)"
        )

    async def setup_hook(self) -> None:
        """Load every cog, register the commands, and start the scheduler.

        A cog that fails is logged and left out. Only the process with shard 0 registers commands.
        If that takes longer than five seconds it goes on in the background.

        Raises:
            ExtensionError: the first cog fails, without which nothing works.
        """
        # The library waits no longer than that for any limit.
        self.http._global_over = GlobalLimit(MAX_WAIT_SECONDS)  # noqa: SLF001 - no public way
        await self.load_extension(EXTENSIONS[0])
        for extension in EXTENSIONS[1:]:
            try:
                await self.load_extension(extension)
            except commands.ExtensionError:
                _LOG.exception(
                    "Extension %s failed to load; its commands are missing until the next start",
                    extension,
                )
            # All of them at once would keep a heartbeat, and whoever says stop, waiting.
            await asyncio.sleep(0)
        # Of several processes one tells Discord, and the others ask.
        registering = self._registration.run(registers=0 in self.settings.own.own)
        self._registering = asyncio.create_task(registering, name="commands")
        done, _ = await asyncio.wait((self._registering,), timeout=COMMAND_SECONDS)
        if not done:
            _LOG.warning(
                "Command registration delayed by Discord; starting, it completes in the background"
            )
        self.scheduler.start()

    async def login(self, token: str) -> None:
        """Log in, waiting and trying again as long as Discord bans this machine's address.

        A rate limit of the login is waited out, too, without a limit of attempts.

        Raises:
            LoginFailure: Discord refuses the token.
            HTTPException: Discord refuses for another reason.
        """
        log_in = super().login

        async def attempt() -> None:
            """Log in, after closing what an attempt before has opened."""
            # What a refused attempt has opened.
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            await log_in(token)

        await self.starts.outlast(attempt)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway, once Discord allows a session; return when that ends."""
        await self.starts.allowed(self.fetch_session_start_limits)
        await self.starts.outlast(partial(super().connect, reconnect=reconnect))

    async def show_icons(self) -> Mapping[int, bytes]:
        """Show pictures instead of characters, once the bot is there; it takes its time."""
        await self.wait_until_ready()
        return await self.icons()

    async def go_on_showing_icons(self) -> None:
        """Show pictures instead of characters for as long as the bot is there.

        An unexpected error is logged and ends it.
        """
        await self.wait_until_ready()
        try:
            await self.keep_icons()
        except Exception:  # noqa: BLE001 - nobody waits for it, and would hear of it
            _LOG.exception("Pictures on buttons failed; common emojis stay where one is missing")

    async def tell_once_ready(self, notice: Announcement) -> int | None:
        """Tell a notice of the operator to one server more, once the bot is ready.

        Return the server, None if all have been told. Whatever :attr:`tell_notice` raises is
        raised.
        """
        # Only then its cogs are loaded, and it knows which servers it is on.
        await self.wait_until_ready()
        return await self.tell_notice(notice)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of a shard among all processes, and until Discord allows a session.

        A process that has all shards waits as the library does.
        """
        if self._identify is None or self.settings.own.is_all:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            limits = await self.starts.allowed(self.fetch_session_start_limits)
            await self._identify((shard_id or 0) % limits.max_concurrency)
        # Another process, or another shard, may have used the last one meanwhile.
        await self.starts.allowed(self.fetch_session_start_limits)

    async def close(self) -> None:
        """Stop the scheduler, wait for presses in hand and for messages under way, leave Discord.

        Each step has a time of its own and no more; what is unsaid then is said at the next start.
        A second call does nothing.
        """
        if self._left:
            return
        self._left = True
        await self.scheduler.close()
        if self._registering is not None:
            self._registering.cancel()
        if unheard := await self.presses.finish(ANSWER_SECONDS, SORRY_SECONDS):
            _LOG.warning("Shutdown: %d interactions left without an answer", unheard)
        with suppress(TimeoutError):
            async with asyncio.timeout(MESSAGES_SECONDS):
                await asyncio.gather(*(farewell() for farewell in self.farewells))
        try:
            async with asyncio.timeout(GATEWAY_SECONDS):
                await super().close()
        except TimeoutError:
            _LOG.info("Shutdown: gateway close not confirmed by Discord")
            await self.http.close()

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Log the error of an event handler as the library does.

        During a shutdown only an interruption is noted, at INFO. At other times refusals of the
        store, which logs them itself, are logged at DEBUG.
        """
        error = sys.exc_info()[1]
        if self._left:
            _LOG.info("Shutdown: handler of event %s interrupted", event_method)
        elif isinstance(error, Refused) and error.is_of_store:
            # The store logs why.
            _LOG.debug("Handler of event %s failed: %s", event_method, error)
        else:
            await super().on_error(event_method, *args, **kwargs)

    async def __aexit__(self, *_: object) -> None:
        """Close, unless that has been done."""
        await self.close()

    async def on_ready(self) -> None:
        """Log that the bot is connected and to how many servers; warn of limits that are near."""
        servers = len(self.guilds)
        _LOG.info("Ready as %s (servers: %d)", self.user, servers)
        if servers >= GUILDS_WARNING:
            _LOG.warning(
                "On %d servers: Discord requires more shards from 2,500 on (docs/run/postgres.md)",
                servers,
            )
        self._warn_of_cap()

    async def on_guild_join(self, _: discord.Guild) -> None:
        """Warn, from some number of servers on, that Discord will let the bot join no more."""
        self._warn_of_cap()

    def _warn_of_cap(self) -> None:
        """Log that Discord will soon let the bot join no further server, if that is so."""
        if notice := self._cap_notice():
            _LOG.warning("%s", notice)


def read_in() -> None:
    """Import every cog, picture and text before the first interaction, as it takes seconds.

    Games that were left out are logged. What cannot be imported is passed over: the error is logged
    when it is loaded.
    """
    for game in hosted().left_out:
        _LOG.warning("%s", game)
    # The commands of a game follow from its pictures, too.
    for module in (*EXTENSIONS, *(game.pictures for game in hosted().entries.values())):
        with suppress(Exception):
            import_module(module)
    for language in LANGUAGES:
        texts(language)


def spare_collector() -> None:
    """Freeze the objects that exist now and have the garbage collector run less often.

    Imported modules stay for good and need not be traversed while somebody waits; few of the
    objects that a turn makes are in cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, *gc.get_threshold()[1:])
