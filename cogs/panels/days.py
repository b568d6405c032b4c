"""The days of a story: where one has passed, the next is named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta

import discord

from bot.model.times import MILLISECOND, Millis, from_ms
from cogs.elements.faces import Line

NIGHT = timedelta(hours=4)
"""Who plays on past midnight plays on the same day: between two days lies at least this much."""
DAY = timedelta(days=1)


def is_new_day(since: Millis | None, before: Millis | None, at: Millis | None) -> bool:
    """Return True if a day, by UTC, has passed before a moment, and not only a late evening.

    It takes four hours without events, or a whole day since the last heading.

    Args:
        since: when the day before was named, or the story began.
        before: when the last event was told.
        at: the moment. If it or another one is None, the result is False.
    """
    if since is None or before is None or at is None:
        return False
    if from_ms(since).date() == from_ms(at).date():
        return False
    return at - before >= NIGHT // MILLISECOND or at - since >= DAY // MILLISECOND


def day_line(at: Millis) -> str:
    """Name a day; whatever the time zone of a reader, it is the right one there."""
    return f"-# {discord.utils.format_dt(from_ms(at), 'D')}"


class Days:
    """Names the days of a story that is told line by line.

    Have one per story: it remembers the last moment told.
    """

    def __init__(self) -> None:
        self._since: Millis | None = None
        self._before: Millis | None = None

    def passed(self, at: Millis | None) -> list[str]:
        """Return a heading with the day of ``at`` if a new day has begun; else an empty list.

        Remembers ``at`` for the next call. The first moment of a story gets no heading, and None is
        ignored.
        """
        if at is None:
            return []
        is_new = is_new_day(self._since, self._before, at)
        if is_new or self._since is None:
            self._since = at
        self._before = at
        return [day_line(at)] if is_new else []

    def told(self, lines: Iterable[Line]) -> Iterator[str]:
        """Yield the texts of lines, with headings of days between them; empty lines are dropped."""
        for line in lines:
            if line.text:
                yield from self.passed(line.at)
                yield line.text


def dated(lines: Sequence[Line]) -> list[str]:
    """Tell lines with the days between them."""
    return [*Days().told(lines)]
