"""Stopped time: when the clocks of a table stood or stand, and why.

Whatever begins or ends something by time asks :func:`stopped`, or reckons with :func:`after`:
``docs/develop/stopped-time.md`` has the table of all pairs.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from enum import StrEnum

import msgspec

from bot.model.times import MILLISECOND, OPEN, Millis, TimeSpan


class Why(StrEnum):
    """Why the clocks of a table stand."""

    PLAYER = "player"
    """The host of the table paused it."""
    AGREED = "agreed"
    """All players present agreed to a pause."""
    MANAGERS = "managers"
    """The managers of the server paused it."""
    DOWN = "down"
    """The bot was down, or the clock of its machine jumped ahead."""
    DISCORD = "discord"
    """No shard of the server is connected, the server is unavailable, or the API is down."""
    SERVER = "server"
    """The bot is not on the server any more."""
    PLACE = "place"
    """The thread or channel was deleted."""
    UNSHOWN = "unshown"
    """Discord refuses what is to be shown: a permission is missing, the thread is locked."""
    GAME = "game"
    """The package of its game is not installed, or cannot be hosted."""
    QUARANTINE = "set-aside"
    """An error put the table in quarantine."""


PAUSES = frozenset({Why.PLAYER, Why.AGREED, Why.MANAGERS})
"""Asked for by people; moves, answers in advance and computers go on."""
OUT_OF_REACH = frozenset({Why.DISCORD, Why.SERVER, Why.PLACE, Why.UNSHOWN, Why.GAME})
"""People cannot press, or cannot see: nothing at all falls due."""

ENDING = frozenset({Why.SERVER, Why.PLACE, Why.UNSHOWN, Why.QUARANTINE})
"""After too long of one the table ends; an outage of Discord's is over some day."""

ONE_PERSON = timedelta(days=7)
"""The most that pauses of one person take of a game, in sum."""
TOGETHER = timedelta(days=60)
"""The most that agreed pauses take of a game, in sum."""
IN_SERIES = timedelta(days=14)
"""The most that pauses of players take of a game of a series, in sum: others wait for it."""
BY_MANAGERS = timedelta(days=30)
"""Length of a managers' pause, until they renew it."""
ASKED_BEFORE = timedelta(days=2)
"""Time before the end of their pause at which managers are asked to renew it."""
AFTER_ASKING = timedelta(days=3)
"""The most that a pause in a series lasts once somebody who waits has asked for its end."""
LEAST_PAUSE = timedelta(hours=1)
"""With less than this left of a sum no pause begins."""
GIVEN_UP = timedelta(days=90)
"""Longest stop while people cannot press; then the table ends."""


class Stop(msgspec.Struct, frozen=True):
    """A stretch of time in which the clocks of a table stand."""

    why: Why
    since: Millis
    until: Millis = OPEN
    """:data:`OPEN` while it goes on."""
    ends_at: Millis | None = None
    """When it ends by itself, if ever."""
    asked: bool = False
    """True if its end was asked for, or managers were asked whether it goes on."""

    @property
    def has_ended_the_table(self) -> bool:
        """True if it lasted until its end and is of a kind after which the table is ended."""
        lasted = self.ends_at is not None and self.ends_at <= self.until < OPEN
        return lasted and self.why in ENDING

    @property
    def is_open(self) -> bool:
        """Return True if it goes on."""
        return self.until == OPEN


def used(stops: Sequence[Stop], kinds: frozenset[Why], at: Millis) -> timedelta:
    """Return the sum of the lengths of stops of some kinds up to ``at``, open ones included.

    Stops at the same time both count.
    """
    whole = sum(max(0, min(stop.until, at) - stop.since) for stop in stops if stop.why in kinds)
    return whole * MILLISECOND


def end_of(stops: Sequence[Stop], stop: Stop) -> Millis:
    """Return when an open stop ends by itself; :data:`OPEN` or later if that is not known.

    :data:`OPEN` for a stop without an end. A pause has a date. Where people cannot press, only the
    time counts in which they could have done something about it: neither while the bot was down nor
    while Discord was.
    """
    if stop.ends_at is None:
        return OPEN
    if stop.why in PAUSES:
        return stop.ends_at
    spans = [_span(one) for one in stops if one.why in {Why.DOWN, Why.DISCORD} and one != stop]
    return after(stop.since, stop.ends_at - stop.since, spans)


def stood(stops: Sequence[Stop]) -> tuple[TimeSpan, ...]:
    """Return when clocks stood for whatever reason, in order, touching spans joined."""
    return merged([_span(stop) for stop in stops])


def standing_since(stops: Sequence[Stop]) -> Millis | None:
    """Return since when clocks have stood without a break, in ms; None if no stop is open.

    Earlier stops that overlap count as one with it. A stop that only touches the next one had ended
    before that one began: clocks ran in between.
    """
    since = min((stop.since for stop in stops if stop.is_open), default=None)
    if since is None:
        return None
    for stop in sorted(stops, key=lambda one: one.until, reverse=True):
        if stop.until > since:
            since = min(since, stop.since)
    return since


def stopped(spans: Sequence[TimeSpan], since: Millis, until: Millis) -> int:
    """Count the milliseconds from ``since`` to ``until`` in which a clock stood.

    Overlapping spans count once.
    """
    if not spans:
        return 0
    return sum(
        max(0, min(span.until, until) - min(span.since, until)) for span in merged(spans, since)
    )


def after(since: Millis, amount: int, spans: Sequence[TimeSpan]) -> Millis:
    """Return when a clock started at ``since`` has run for ``amount`` ms, not counting ``spans``.

    :data:`OPEN` or later if an open span stops it before that.
    """
    if not spans:
        return since + amount
    at = since
    for span in merged(spans, since):
        if at + amount <= span.since:
            break
        amount -= span.since - at
        at = span.until
    return at + amount


def merged(spans: Sequence[TimeSpan], start: Millis = 0) -> tuple[TimeSpan, ...]:
    """Return spans in order, overlapping or touching ones joined, cut to what is after ``start``.

    Empty ones, and those over by ``start``, are left out.
    """
    found: list[TimeSpan] = []
    for span in sorted(spans):
        if span.until <= max(span.since, start):
            continue
        since = max(span.since, start)
        if found and since <= found[-1].until:
            found[-1] = TimeSpan(found[-1].since, max(found[-1].until, span.until))
        else:
            found.append(TimeSpan(since, span.until))
    return tuple(found)


def _span(stop: Stop) -> TimeSpan:
    return TimeSpan(stop.since, stop.until)
