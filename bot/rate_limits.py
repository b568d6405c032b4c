"""Circuit breakers for refused requests, one for each server and one for all of them.

Discord bans an address for a while after 10,000 invalid requests in ten minutes: those that it
answers with 401, 403 or 429, except a 429 of a shared limit (Topics, Rate Limits, *Invalid Request
Limit*). Long before that the bot stops sending what nobody waits for: on one server first, so that
the refusals of one are no other server's silence.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar

import discord

from bot.http_trace import Outcome

_LOG = logging.getLogger(__name__)

_COUNTED = frozenset({401, 403, 429})
_WINDOW = 600.0
"""Seconds."""
MAX_REFUSED = 1000
"""Refused requests in a window, of all servers together."""
MAX_REFUSED_BY_SERVER = 50

_BLOCKED = 40333
"""Code of a block by Cloudflare, where it answers as Discord does (discord-api-docs 6473)."""
_TOO_LARGE = 413

_SERVER: ContextVar[int | None] = ContextVar("server", default=None)


def is_block(error: BaseException) -> bool:
    """Return True if Cloudflare refused a request in Discord's place, whatever the status.

    It says nothing of what was asked, and passes by itself. Discord itself answers with an object
    of JSON, and so do some blocks; others are a page (discord-api-docs 849, lrrbot 340). That a
    request is too large counts as Discord's word, whoever says so.
    """
    if not isinstance(error, discord.HTTPException) or error.status == _TOO_LARGE:
        return False
    # The library sets it for an object alone.
    return error.code == _BLOCKED or not hasattr(error, "_errors")


def attribute(guild_id: int | None) -> None:
    """Attribute the requests that this task makes from now on to a server, or to none.

    A URL does not tell: that of an interaction's webhook names no server, that of an archived
    thread one that the library has forgotten, and that of a direct message nothing.
    """
    _SERVER.set(guild_id)


class CircuitOpenError(ConnectionError):
    """A request was not sent because Discord has refused too many before it."""

    def __init__(self, closes_in: float) -> None:
        """Take the seconds until requests may be sent again."""
        super().__init__(f"too many requests were refused: not sent for {closes_in:.0f} s")
        self.closes_in = closes_in
        """Seconds until requests may be sent again."""


class CircuitBreaker:
    """Counts refused requests; an open breaker stops every request that nobody waits for."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        """Begin without refused requests; ``steady`` is a clock in seconds that never goes back.

        Refusals are kept in memory, so have one for each process.
        """
        self._steady = steady
        self._all: deque[float] = deque()
        self._by_server: dict[int, deque[float]] = {}

    def note(self, status: int) -> None:
        """Count the answer to a request of this task by its HTTP status: 401, 403 or 429.

        Others are not counted. It counts for the server that the task is attributed to, if any, and
        for all. When a breaker opens, that is logged.
        """
        if status not in _COUNTED:
            return
        self._forget()
        now, guild_id = self._steady(), _SERVER.get()
        self._all.append(now)
        if len(self._all) == MAX_REFUSED:
            _LOG.error(
                "Discord refused %d requests in ten minutes; background updates pause for all"
                " servers, presses are still answered",
                MAX_REFUSED,
            )
        if guild_id is None:
            return
        refused = self._by_server.setdefault(guild_id, deque())
        refused.append(now)
        if len(refused) == MAX_REFUSED_BY_SERVER:
            _LOG.warning(
                "Discord refused %d requests for server %d in ten minutes; background updates"
                " pause there, /setup check on that server names missing permissions",
                MAX_REFUSED_BY_SERVER,
                guild_id,
            )

    def closes_in(self, guild_id: int | None = None) -> float:
        """Return the seconds until requests may be sent, 0 if they may now.

        With a server, until its breaker and that of all have closed; without, that of all alone.
        Refusals count for ten minutes.
        """
        self._forget()
        refused = () if guild_id is None else self._by_server.get(guild_id, ())
        return max(
            self._until_fewer(self._all, MAX_REFUSED),
            self._until_fewer(refused, MAX_REFUSED_BY_SERVER),
        )

    def check(self, guild_id: int) -> None:
        """Check that requests for a server may be sent at the moment.

        Raises:
            CircuitOpenError: the breaker of the server is open, or that of all servers.
        """
        if closes_in := self.closes_in(guild_id):
            raise CircuitOpenError(closes_in)

    @property
    def paused_servers(self) -> int:
        """The number of servers whose own breaker is open; may be asked on any thread."""
        horizon = self._steady() - _WINDOW
        # Copies, and nothing is forgotten here: the event loop counts meanwhile.
        known = [tuple(refused) for refused in tuple(self._by_server.values())]
        return sum(sum(at > horizon for at in one) >= MAX_REFUSED_BY_SERVER for one in known)

    def heed(self, found: Outcome) -> None:
        """Count an answer of Discord (:meth:`note`), unless its limit is shared with other bots."""
        # Such a limit is not held against this one.
        if found.status is not None and found.headers.get("X-RateLimit-Scope") != "shared":
            self.note(found.status)

    def _until_fewer(self, refused: deque[float] | tuple[()], most: int) -> float:
        """Return the seconds until fewer than ``most`` refusals are in the window, or 0."""
        if len(refused) < most:
            return 0.0
        return refused[-most] + _WINDOW - self._steady()

    def _forget(self) -> None:
        """Forget refusals that are older than the window."""
        horizon = self._steady() - _WINDOW
        for refused in (self._all, *self._by_server.values()):
            while refused and refused[0] <= horizon:
                refused.popleft()
        self._by_server = {guild: known for guild, known in self._by_server.items() if known}


class GlobalLimit(asyncio.Event):
    """Set while no limit of all requests holds; set again after some seconds whatever happens.

    discord.py clears it for the time of such a limit, and forgets to set it if the request that met
    the limit is cancelled meanwhile: no request would ever be sent again (disnake
    pull request 1585).
    """

    def __init__(self, seconds: float) -> None:
        """Begin without a limit; one holds for at most ``seconds``."""
        super().__init__()
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self.set()

    def clear(self) -> None:
        """Have requests wait; :meth:`set` is called by a timer if by nobody else."""
        super().clear()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self.set)

    def set(self) -> None:
        """Let requests go on, and stop the timer."""
        super().set()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
