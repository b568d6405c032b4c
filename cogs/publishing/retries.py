"""True if a place that Discord refused is tried again: one answer, for tables and for series."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import NamedTuple

import discord
from msgspec.structs import replace

from bot.client import TabletopBot
from cogs.elements.channel_access import AccessProblem, AccessProblems, K, Kind, granted_in
from cogs.publishing.spacing import Spacing

PROBES_APART = timedelta(minutes=1)
"""The least time between two attempts on one server, unless the first of them succeeded."""

_HOUR = 60 * 60
"""Seconds after which an unexplained refusal is tried again: nothing tells when it has passed."""
_DAY = 24 * _HOUR
"""Seconds after which any other one is, though nothing says that it has passed (F47)."""

_REFUSED = (60, 300, 900, _HOUR, 6 * _HOUR, _DAY)
"""Seconds after which a refusal for an unknown reason is tried again, by how often it was met."""

_Probe = Callable[[int, "Heard | None"], bool]
"""Tries one table or series of a server again; returns False if there is none to be tried."""


class Heard(NamedTuple):
    """What Discord has just said of a channel or thread, which may be news to the library."""

    place_ids: frozenset[int]
    granted: discord.Permissions | None = None
    """What the bot may do there, as every interaction says."""
    locked: bool | None = None
    """True if a thread is locked, as every change of it says."""

    def of(self, problem: AccessProblem) -> bool | None:
        """Return True if a problem there has passed, False if not, None if it can't be told."""
        if problem.kind is Kind.PERMISSIONS and problem.missing and self.granted is not None:
            return problem.is_granted_by(self.granted)
        if problem.kind is Kind.LOCKED and self.locked is not None:
            return not self.locked
        return None


class Retries:
    """Has what Discord refused tried again once the reason may have passed, a server at a time.

    A server whose problem has passed is probed with one table or series. If that succeeds, the next
    one follows at once; if it is refused, the server is left alone for a minute.
    """

    def __init__(self, bot: TabletopBot) -> None:
        self._bot = bot
        self._spacing = Spacing[int](bot.steady, PROBES_APART)
        self._probes: list[_Probe] = []

    def watch(self, problems: AccessProblems[K], retry: Callable[[K], None]) -> None:
        """Look after the problems of all tables, or of all series, from now on."""

        def probe(guild_id: int, heard: Heard | None) -> bool:
            for key in problems.on(guild_id):
                problem = problems[key]
                there = heard is None or problem.channel_id in heard.place_ids
                if there and not problem.probing and self.admits(problems, key, heard):
                    retry(key)
                    return True
            return False

        self._probes.append(probe)

    def retry_on(self, guild_id: int, heard: Heard | None = None) -> None:
        """Try one table or series of a server again, if anything there may have passed."""
        any(probe(guild_id, heard) for probe in self._probes)

    def admits(self, problems: AccessProblems[K], key: K, heard: Heard | None = None) -> bool:
        """Return True if Discord may be asked for a table or series, and let that be a probe.

        Everything asks this before it sends: a change, a press, an event, a sweep.
        """
        problem = problems.get(key)
        if problem is None or problem.probing:
            return True
        if problem.kind is Kind.LEFT:
            return self._bot.get_guild(problem.guild_id) is not None
        if not self._may_have_passed(problem, heard) or not self._spacing.allows(problem.guild_id):
            return False
        problems[key] = replace(problem, probing=True)
        return True

    def refused(self, problems: AccessProblems[K], key: K, problem: AccessProblem) -> None:
        """Record the access problem of a table or series.

        What Discord refuses though it has told of nothing that keeps the bot from it is
        unexplained, and nothing that it tells later can say when it has passed.
        """
        before = problems.get(key)
        known = before if before is not None and before.is_like(problem) else None
        unknown = problem.kind is Kind.PERMISSIONS and not problem.missing
        problems[key] = replace(
            problem,
            refused_at=self._bot.steady(),
            unexplained=unknown or self._is_over(problem),
            mute=known is not None and known.mute,
            times=1 if known is None else known.times + 1,
        )

    def passed(self, problems: AccessProblems[K], key: K) -> None:
        """Record that a table or series was published; its server's next one follows a probe."""
        problem = problems.pop(key, None)
        if problem is not None and problem.probing:
            self._spacing.forget(problem.guild_id)
            self.retry_on(problem.guild_id)

    def _may_have_passed(self, problem: AccessProblem, heard: Heard | None) -> bool:
        """Return True if anything says that a problem is over, or nothing can ever say so."""
        if heard is not None and (news := heard.of(problem)) is not None:
            return news
        age = self._bot.steady() - problem.refused_at
        if problem.kind is Kind.REFUSED:
            return age >= _REFUSED[min(problem.times, len(_REFUSED)) - 1]
        if problem.unexplained:
            return age >= _HOUR
        return age >= _DAY or self._is_over(problem)

    def _is_over(self, problem: AccessProblem) -> bool:
        """Return True if discord.py's cache shows that the problem is over; ask Discord nothing."""
        guild = self._bot.get_guild(problem.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(problem.channel_id)
        if guild is None or channel is None:
            return False
        match problem.kind:
            case Kind.PERMISSIONS:
                granted = granted_in(channel, guild.me, self._bot.clock)
                return granted is not None and problem.is_granted_by(granted)
            case Kind.LOCKED:
                return isinstance(channel, discord.Thread) and not channel.locked
            case Kind.LEFT | Kind.GONE:
                return True
            case Kind.REFUSED:
                return False
