"""What time it is by Discord's clock, learnt from every answer and every interaction."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from bot.http_trace import Outcome
from bot.model.discord_time import DiscordTime, dated

_KEPT = 600.0
"""Seconds after which the best reading is given up: until then no machine's clock drifts far."""


class DiscordClock:
    """Reckons from what Discord said last, in seconds that this machine counts steadily.

    A reading is late by what it took to arrive, and the ``Date`` of an answer by up to a second
    more. So the one that is furthest ahead is the best, and the clock is never fast.
    """

    def __init__(self, steady: Callable[[], float]) -> None:
        """Begin without a reading; ``steady`` gives seconds and never goes back.

        The best reading is kept in memory, so have one for a bot.
        """
        self._steady = steady
        self._ahead: float | None = None
        """By how many seconds Discord's clock is ahead of the steady one."""
        self._read_at = 0.0

    def hear(self, moment: DiscordTime) -> None:
        """Note a time that Discord has just made, unless a better one is known.

        The reading that is furthest ahead is the best; once it is ten minutes old the next one
        replaces it, whichever it is.
        """
        now = self._steady()
        ahead = moment.ms / 1000 - now
        if self._ahead is None or ahead >= self._ahead or now - self._read_at >= _KEPT:
            self._ahead, self._read_at = ahead, now

    def now(self) -> DiscordTime | None:
        """Return the estimated time at Discord, never ahead of it; None before its first answer."""
        if self._ahead is None:
            return None
        return DiscordTime(round((self._steady() + self._ahead) * 1000))

    def since(self, moment: DiscordTime) -> timedelta:
        """Return how long ago Discord made something; negative for what is still to come.

        Zero as long as Discord's time is unknown.
        """
        now = self.now()
        return timedelta() if now is None else now - moment

    def heed(self, found: Outcome) -> None:
        """Read the date of an answer of Discord; one without a date is passed over."""
        moment = dated(found.headers.get("Date", ""))
        if moment is not None:
            self.hear(moment)
