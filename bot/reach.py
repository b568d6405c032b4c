"""Whether people can press: time in which a server is cut off from Discord is nobody's.

No shard of a server is connected, the server is unavailable, or the API answers nothing: for over a
minute that counts as downtime of the tables there, whose clocks stand from its beginning.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Protocol

from bot.http_trace import Outcome
from bot.model.refusal import Refused
from bot.model.stops import Why
from bot.services.pauses import Pauses
from bot.store.error import StoreError

_LOG = logging.getLogger(__name__)

CUT_OFF = timedelta(minutes=1)
"""A shorter break is a resumed session."""
LOOK_SECONDS = 20.0
"""From one look at the connection to the next, unless something is heard of it."""
DOUBT_SECONDS = 5.0
"""The same while something that is due waits for what is known then."""
_BAD_REQUEST, _SERVER_ERROR = 400, 500


class ApiHealth:
    """Since when Discord's API has answered none of the bot's requests."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        """Begin as if Discord had just answered."""
        self._now = now
        self.answered_at = now()
        """When it answered last, also with a refusal."""
        self.failing_since: datetime | None = None
        """None while it answers."""

    def heed(self, found: Outcome) -> None:
        """Note whether Discord has answered a request.

        A server error or no answer counts as none, and so does a block of the address, mostly 429
        or 403: that is Cloudflare's answer, without the header ``Via`` that all of Discord's have,
        by which the library tells it, too (``discord.http.HTTPClient.request``; Topics, Rate
        Limits, *Invalid Request Limit*; discord-api-docs 849).
        """
        status = _SERVER_ERROR if found.status is None else found.status
        is_blocked = status >= _BAD_REQUEST and "Via" not in found.headers
        self.note(answered=status < _SERVER_ERROR and not is_blocked)

    @property
    def is_doubtful(self) -> bool:
        """Return True if requests fail, or none was made for over a minute.

        While nobody presses, the bot asks nothing, and would not notice that it fails. An answer
        that seems to come yet is one of before the clock was set back.
        """
        return self.failing_since is not None or abs(self._now() - self.answered_at) >= CUT_OFF

    def note(self, *, answered: bool) -> None:
        """Record whether Discord answered a request; the first failure in a row sets the time."""
        if answered:
            self.failing_since, self.answered_at = None, self._now()
        elif self.failing_since is None:
            self.failing_since = self._now()


class Connection(Protocol):
    """What of the connection to Discord decides whether people can press."""

    @property
    def is_whole(self) -> bool:
        """Return True if every shard is connected and every server available."""
        ...

    def cut_off(self, guild_ids: Collection[int]) -> Collection[int]:
        """Return those of some servers that no connected shard serves, or that are unavailable."""
        ...

    async def probe(self) -> None:
        """Make a request for nothing but its answer."""
        ...


class Reach:
    """Stops the clocks of servers that are cut off, and lets them run on once they are not."""

    def __init__(
        self,
        pauses: Pauses,
        connection: Connection,
        api: ApiHealth,
        now: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Take the parts; nothing is watched before :meth:`run`.

        Which servers are cut off and whose clocks stand is kept in memory, so have one for a
        process.

        Args:
            pauses: stops the clocks of a server's tables.
            connection: tells which servers are cut off.
            api: tells since when Discord answers nothing.
            now: the time.
            sleep: waits for a number of seconds, of the same clock.
        """
        self._pauses = pauses
        self._connection = connection
        self._api = api
        self._now = now
        self._sleep = sleep
        self._since: dict[int, datetime] = {}
        """Since when servers are cut off."""
        self._stopped: set[int] | None = None
        """The servers whose clocks stand for that; None until the store was asked."""
        self._looking = asyncio.Lock()
        self._heard = asyncio.Event()
        self._heard_at: datetime | None = None
        """When something was heard of the connection that was not looked at yet."""

    async def look(self) -> None:
        """Stop the clocks of servers cut off for a minute; restart those within reach again.

        They stand from when the server was cut off, not only from now. Both are logged. Clocks that
        a process before this one stopped are restarted, too. No request is sent here: what
        is known of the API counts.

        Raises:
            StoreError: it could not be stored; the next look tries again.
            Refused: as above.
        """
        async with self._looking:
            if self._stopped is None:
                # A process before this one may have stopped them.
                self._stopped = set(await self._pauses.stopped_for(Why.DISCORD))
            whole = self._connection.is_whole and self._api.failing_since is None
            if whole and not self._since and not self._stopped:
                self._heard_at = None
                return
            await self._take_note(whole=whole)
            for guild_id in self._stopped - self._since.keys():
                await self._pauses.regain(guild_id, Why.DISCORD)
                self._stopped.discard(guild_id)
                _LOG.info("Server %d is within reach again; its clocks run on", guild_id)
            for guild_id, since in self._since.items():
                if guild_id not in self._stopped and self._now() - since >= CUT_OFF:
                    if self._api.failing_since is not None:
                        # Since when exactly nobody knows: nothing was asked in between.
                        since = min(since, self._api.answered_at)  # noqa: PLW2901
                    await self._pauses.lose(guild_id, Why.DISCORD, since=since)
                    self._stopped.add(guild_id)
                    _LOG.warning(
                        "Server %d is cut off from Discord since %s; its clocks stand",
                        guild_id,
                        since,
                    )

    async def _take_note(self, *, whole: bool) -> None:
        """Note which servers are cut off, and since when; ``whole`` means that none are.

        Only servers with live tables or series are looked at. While the API answers nothing all of
        them are cut off.
        """
        guild_ids = () if whole else await self._pauses.guilds()
        failing, now = self._api.failing_since, self._now()
        cut = guild_ids if failing else self._connection.cut_off(guild_ids)
        begun = failing or self._heard_at or now
        # Where the clock was set back since, it began a moment ago.
        self._since = {one: min(self._since.get(one, begun), now) for one in cut}
        self._heard_at = None

    async def settle(self) -> None:
        """Wait until it is known of every server whether people can press there.

        That takes a minute at most, and most often no time. Clocks are stopped or restarted by
        then.

        Raises:
            StoreError: as for :meth:`look`.
            Refused: as above.
        """
        await self._probe()
        await self.look()
        while self._since.keys() - (self._stopped or ()):
            await self._probe()
            await self.look()
            if self._since.keys() - (self._stopped or ()):
                await self._sleep(DOUBT_SECONDS)
                await self.look()

    async def _probe(self) -> None:
        """Ask the API whether it answers, unless somebody has found out lately."""
        if self._api.is_doubtful:
            await self._connection.probe()

    async def heed(self, *_: object) -> None:
        """Have :meth:`run` look at once, since something was heard of the connection."""
        self._heard_at = self._heard_at or self._now()
        self._heard.set()

    async def run(self) -> None:
        """Look every 20 seconds, and when something is heard of the connection, until cancelled.

        Before each look a cheap request may be sent to see whether Discord answers. Errors are
        logged, and the next look tries again.
        """
        while True:
            self._heard.clear()
            try:
                await self._probe()
                await self.look()
            except (StoreError, Refused) as error:
                _LOG.error("Clocks of servers out of reach not stored; retrying: %s", error)
            except Exception:  # noqa: BLE001 - a task that ended would stop no clock any more
                _LOG.exception("Looking at the connection failed; retrying")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._heard.wait()
