"""A watch on the machine's clock: what it jumps ahead has not been anybody's time to answer.

Where it is set back nobody waits for it to come to the same point again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.model.refusal import Refused
from bot.store.error import StoreError

_LOG = logging.getLogger(__name__)

JUMP = timedelta(minutes=1)
"""So much at once is no correction by a time server, which is slow and small."""

_LOOK = 20
"""Seconds from one look at the clocks to the next."""


class ClockWatch:
    """Compares the clock on the wall with one that only counts while the machine runs.

    They part where the machine was suspended, or its clock was slow and has been set right.
    """

    def __init__(
        self,
        give_back: Callable[[timedelta], Awaitable[None]],
        set_back: Callable[[timedelta], Awaitable[None]],
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Watch from now on: what the clocks differ by now is no jump.

        Args:
            give_back: called with the time by which the wall clock jumped ahead; gives it to
                everybody.
            set_back: called with the time by which the wall clock jumped back; adjusts what is
                dated later than now.
            wall: seconds since any moment, as people count them.
            steady: seconds since any moment, as the machine has lived them.
            sleep: waits for a number of seconds.
        """
        self._give_back = give_back
        self._set_back = set_back
        self._wall = wall
        self._steady = steady
        self._sleep = sleep
        self._apart = wall() - steady()
        self._looking = asyncio.Lock()

    async def look(self) -> None:
        """Compare the clocks: give back a jump ahead since the last look, or handle one back.

        Jumps of less than a minute are ignored and not added up; others are logged. One look runs
        at a time.

        Raises:
            StoreError: it could not be stored; the next look tries again.
            Refused: ``store-failed`` or ``store-unknown``, likewise.
        """
        async with self._looking:
            apart = self._wall() - self._steady()
            jumped = timedelta(seconds=apart - self._apart)
            if jumped >= JUMP:
                _LOG.warning("System clock jumped ahead by %s; giving the time back", jumped)
                await self._give_back(jumped)
            elif -jumped >= JUMP:
                _LOG.warning("System clock was set back by %s; moving deadlines back", -jumped)
                await self._set_back(-jumped)
            self._apart = apart

    async def run(self) -> None:
        """Look every 20 seconds until cancelled.

        Errors are logged, and the next look tries again.
        """
        while True:
            await self._sleep(_LOOK)
            try:
                await self.look()
            except (StoreError, Refused) as error:
                _LOG.error("Clock jump not given back; retrying (%s)", error)
            except Exception:  # noqa: BLE001 - a task that ended would give nothing back any more
                _LOG.exception("Clock jump not given back; retrying")
