"""Outages of a database: logged once a minute, and probed until they are over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from bot.model.signal import Signal
from bot.store.error import StoreError

_LOG = logging.getLogger(__name__)

PROBE_SECONDS = 10
"""Pause between two probes."""
_LOG_SECONDS = 60
"""Minimum spacing of two log lines about failures, also of different outages."""
_ENDING = frozenset({"store-closed", "store-lost"})
"""Keys of failures that no probe will see the end of."""


class Outage:
    """Watches the failures of one store.

    The store notes every error here, so nobody who handles one has to log it. While requests fail,
    one line a minute says so. A probe finds out when the database works again.
    """

    def __init__(self, probe: Callable[[], Awaitable[object]]) -> None:
        """Watch a store; nothing is probed before the first failure.

        While a failure lasts a task probes, so have one for each store.

        Args:
            probe: reads and writes; raises StoreError while either fails.
        """
        self.over = Signal[None]()
        """Tells that the database works again."""
        self._probe = probe
        self._probing: asyncio.Task[None] | None = None
        self._began = 0.0
        self._quiet_until = float("-inf")
        self._logged = False
        """True if a failure was logged since the last recovery that was."""

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note the StoreError that a block raises, and let it pass on; others pass unnoted."""
        try:
            yield
        except StoreError as error:
            self.note(error)
            raise

    def note(self, error: BaseException | None) -> None:
        """Log a failure of the whole database, at most once a minute, and probe until it is over.

        None, errors that concern one request alone, and those of a store that was closed or lost
        are ignored.
        """
        if not isinstance(error, StoreError) or not error.is_outage or error.key in _ENDING:
            return
        now = asyncio.get_running_loop().time()
        if self._probing is None:
            self._began = now
            self._probing = asyncio.create_task(self._wait_for_end(), name="store outage")
        if now >= self._quiet_until:
            _LOG.error(
                "%s Failing for %.0f s; checking every %d s",
                str(error),
                now - self._began,
                PROBE_SECONDS,
            )
            self._logged, self._quiet_until = True, now + _LOG_SECONDS

    def close(self) -> None:
        """Stop probing."""
        if self._probing is not None:
            self._probing.cancel()

    async def _wait_for_end(self) -> None:
        """Probe the store every ten seconds until it answers; then tell ``over``.

        The end is logged if a failure was. Given up without telling if the store was closed or
        lost.
        """
        while True:
            await asyncio.sleep(PROBE_SECONDS)
            try:
                await self._probe()
            except Exception as error:  # noqa: BLE001 - the end of the outage would never be told
                self.note(error)
                if isinstance(error, StoreError) and error.key in _ENDING:
                    return
            else:
                break
        self._probing = None
        if self._logged:
            down = asyncio.get_running_loop().time() - self._began
            _LOG.warning("Database recovered after %.0f s", down)
            self._logged = False
        self.over.tell(None)
