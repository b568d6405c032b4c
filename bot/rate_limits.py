"""What Discord refuses: a circuit breaker for requests that nobody waits for."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

_LOG = logging.getLogger(__name__)

_COUNTED = frozenset({401, 403, 429})
"""Discord bans an address for a while after 10,000 of these in ten minutes."""
_WINDOW = 600.0
_TOO_MANY = 1000


class CircuitBreaker:
    """Counts refused requests; open, nothing is sent that nobody waits for."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._refused: deque[float] = deque()

    def note(self, status: int) -> None:
        """Count the answer to a request by its HTTP status."""
        if status not in _COUNTED:
            return
        self._forget()
        self._refused.append(self._now())
        if len(self._refused) == _TOO_MANY:
            _LOG.error("Discord refused %d requests in ten minutes: waiting", _TOO_MANY)

    @property
    def closes_in(self) -> float:
        """Seconds until requests may go out again; 0 while they may."""
        self._forget()
        if len(self._refused) < _TOO_MANY:
            return 0.0
        return self._refused[-_TOO_MANY] + _WINDOW - self._now()

    def trace(self) -> aiohttp.TraceConfig:
        """Make a listener for every request of the library, those included that it repeats."""
        config = aiohttp.TraceConfig()

        async def ended(
            _session: aiohttp.ClientSession,
            _context: SimpleNamespace,
            params: aiohttp.TraceRequestEndParams,
        ) -> None:
            # A limit shared with other bots is not held against this one.
            if params.response.headers.get("X-RateLimit-Scope") != "shared":
                self.note(params.response.status)

        config.on_request_end.append(ended)
        return config

    def _forget(self) -> None:
        horizon = self._now() - _WINDOW
        while self._refused and self._refused[0] <= horizon:
            self._refused.popleft()
