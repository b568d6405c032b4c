"""Whether a place that Discord refused is tried again: one answer, for tables and for series."""

from __future__ import annotations

from collections.abc import Callable, Collection
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
    joined: bool = False
    """True if the bot has just been added to a private thread."""

    def of(self, problem: AccessProblem) -> bool | None:
        """Return True if a problem there has passed, False if not, None if it can't be told.

        Only missing permissions and locked threads can be told, and that the bot was in no private
        thread. The caller compares the place.
        """
        if problem.kind is Kind.PERMISSIONS and not problem.missing and self.joined:
            return True
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
        """Begin with nothing to retry: :meth:`watch` adds it. Have one per bot.

        Tables and series share its probes: one a minute and server, unless the last one succeeded.
        """
        self._bot = bot
        self._spacing = Spacing[int](bot.steady, PROBES_APART)
        self._probes: list[_Probe] = []

    def watch(self, problems: AccessProblems[K], retry: Callable[[K], None]) -> None:
        """Have :meth:`retry_on` call ``retry`` for tables, or series, whose problems may be over.

        At each call for the first one of a server; nothing is called here.
        """

        def probe(guild_id: int, heard: Heard | None) -> bool:
            """Retry the first problem of a server that may be over; return False if there is none.

            ``heard`` limits it to problems of its places.
            """
            for key in problems.on(guild_id):
                problem = problems[key]
                there = heard is None or problem.channel_id in heard.place_ids
                if there and not problem.probing and self.admits(problems, key, heard):
                    retry(key)
                    return True
            return False

        self._probes.append(probe)

    def retry_on(self, guild_id: int, heard: Heard | None = None) -> None:
        """Try one table or series of a server again, if anything there may have passed.

        ``heard`` limits it to what was refused at its places.
        """
        any(probe(guild_id, heard) for probe in self._probes)

    def admits(
        self,
        problems: AccessProblems[K],
        key: K,
        heard: Heard | None = None,
        *,
        places: Collection[int] | None = None,
    ) -> bool:
        """Return True if Discord may be asked for a table or series now.

        Everything asks this before it sends. True without a problem, and while its own probe is
        under way; otherwise it is marked as a probe, at most one a minute and server, once the
        problem may be over. On a server that the bot left: True only if it is back. ``places`` are
        where it is by now: what was moved leaves behind what kept it from its place.
        """
        problem = problems.get(key)
        if problem is None or problem.probing:
            return True
        if places is not None and problem.channel_id not in places:
            return True
        if problem.kind is Kind.LEFT:
            return self._bot.get_guild(problem.guild_id) is not None
        if not self._may_have_passed(problem, heard) or not self._spacing.allows(problem.guild_id):
            return False
        problems[key] = replace(problem, probing=True)
        return True

    def refused(self, problems: AccessProblems[K], key: K, problem: AccessProblem) -> None:
        """Record the access problem of a table or series, and how often in a row it was met.

        It replaces the one before, and ends a probe; of a like one the mark ``mute`` is kept. A
        refusal that contradicts all that Discord has told is unexplained: nothing that it tells
        later can say when it has passed.
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
        """Forget the problem of a table or series that was published; nothing if it had none.

        After a probe, the next one of the server is tried at once.
        """
        problem = problems.pop(key, None)
        if problem is not None and problem.probing:
            self._spacing.forget(problem.guild_id)
            self.retry_on(problem.guild_id)

    def _may_have_passed(self, problem: AccessProblem, heard: Heard | None) -> bool:
        """Return True if a problem seems to be over, or is old enough to be tried again.

        What ``heard`` says decides. Else a refusal is tried after a growing time, an unexplained
        one after an hour, any other after a day or once the cache shows that it is over.
        """
        if heard is not None and (news := heard.of(problem)) is not None:
            return news
        age = self._bot.steady() - problem.refused_at
        if problem.kind is Kind.REFUSED:
            return age >= _REFUSED[min(problem.times, len(_REFUSED)) - 1]
        if problem.unexplained:
            return age >= _HOUR
        return age >= _DAY or self._is_over(problem)

    def _is_over(self, problem: AccessProblem) -> bool:
        """Return True if discord.py's cache shows that the problem is over; ask Discord nothing.

        False if the channel is not cached. A deleted channel, or one of a left server, that is
        cached is over; a refusal for an unknown reason never is.
        """
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
