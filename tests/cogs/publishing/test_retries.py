"""When what Discord refused is tried again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_clock import DiscordClock
from bot.model.table import SeriesId, TableId
from cogs.elements.channel_access import AccessProblem, AccessProblems, Kind
from cogs.publishing.retries import Heard, Retries

GUILD, CHANNEL = 1, 2
HOUR = 60 * 60.0


class Place:
    """A server with one channel, for all that Discord has told the bot; and the bot."""

    def __init__(self) -> None:
        self.granted = discord.Permissions.all()
        self.channel: Any = self
        self.now = 0.0
        self.me = SimpleNamespace(timed_out_until=None)
        self.clock = DiscordClock(self.steady)

    def get_guild(self, number: int) -> Any:
        """Find the server."""
        return self if number == GUILD else None

    def get_channel_or_thread(self, number: int) -> Any:
        """Find its channel."""
        return self.channel if number == CHANNEL else None

    def permissions_for(self, _: Any) -> discord.Permissions:
        """Tell what the bot may do there."""
        return self.granted

    def steady(self) -> float:
        """Count seconds."""
        return self.now


class Told:
    """Tables and series of a server, and which of them were tried again."""

    def __init__(self) -> None:
        self.place = Place()
        self.retries = Retries(self.place)  # type: ignore[arg-type]
        self.tables = AccessProblems[TableId]()
        self.series = AccessProblems[SeriesId]()
        self.tried: list[int] = []
        self.retries.watch(self.tables, self.tried.append)
        self.retries.watch(self.series, lambda number: self.tried.append(-number))

    def refuse(self, number: int, *missing: str, kind: Kind = Kind.PERMISSIONS) -> None:
        """Have Discord refuse a table something."""
        problem = AccessProblem(kind, GUILD, CHANNEL, missing)
        self.retries.refused(self.tables, TableId(number), problem)

    def hear(self, heard: Heard | None = None) -> list[int]:
        """Hear of something on the server; what is tried because of it."""
        self.tried.clear()
        self.retries.retry_on(GUILD, heard)
        return list(self.tried)


@pytest.fixture
def told() -> Told:
    return Told()


def test_a_missing_permission_is_waited_for_whatever_is_heard(told: Told) -> None:
    """F96: events of other kinds, presses, changes of the table and sweeps ask Discord nothing."""
    told.place.granted.update(attach_files=False)
    told.refuse(1, "attach_files")
    here = frozenset({CHANNEL})
    for minute in range(100):
        told.place.now = minute * 60.0
        assert told.hear() == []
        assert told.hear(Heard(here, told.place.granted)) == []
        assert told.hear(Heard(here, locked=False)) == []
        assert not told.retries.admits(told.tables, TableId(1))
    told.place.granted.update(attach_files=True)
    assert told.hear() == [1]


def test_a_press_tells_of_a_permission_before_anything_else_does(told: Told) -> None:
    """F53: in the place where it was pressed."""
    told.place.granted.update(attach_files=False)
    told.refuse(1, "attach_files")
    granted = discord.Permissions.all()
    assert told.hear(Heard(frozenset({CHANNEL + 1}), granted)) == []
    assert told.hear(Heard(frozenset({CHANNEL}), granted)) == [1]


@pytest.mark.parametrize("kind", [Kind.LOCKED, Kind.GONE, Kind.PERMISSIONS])
def test_what_nothing_explains_is_tried_each_hour(told: Told, kind: Kind) -> None:
    """F47, F96: nothing that is heard can say when it has passed."""
    if kind is Kind.LOCKED:
        told.place.channel = discord.Thread.__new__(discord.Thread)
        told.place.channel.locked = False
    told.refuse(1, kind=kind)
    told.place.now = HOUR - 1
    assert told.hear() == []
    told.place.now = HOUR
    assert told.hear() == [1]


@pytest.mark.parametrize("kind", [Kind.LOCKED, Kind.GONE, Kind.PERMISSIONS])
def test_what_may_have_passed_unheard_is_tried_each_day(told: Told, kind: Kind) -> None:
    """F47: the channel is not known any more, or what was missing is missing still."""
    told.place.channel = None
    told.refuse(1, "attach_files", kind=kind)
    told.place.now = 24 * HOUR - 1
    assert told.hear() == []
    told.place.now = 24 * HOUR
    assert told.hear() == [1]


def test_a_thread_that_is_unlocked_asleep_is_tried(told: Told) -> None:
    """F10: the library remembers no archived thread; Discord says that it is not locked now."""
    told.place.channel = None
    told.refuse(1, kind=Kind.LOCKED)
    assert told.hear(Heard(frozenset({CHANNEL}), locked=True)) == []
    assert told.hear(Heard(frozenset({CHANNEL}), locked=False)) == [1]


def test_a_server_is_probed_once_a_minute(told: Told) -> None:
    """F96: with one table of many, whatever is heard, until one succeeds."""
    told.place.granted.update(attach_files=False)
    for number in range(20):
        told.refuse(number, "attach_files")
    told.place.granted.update(attach_files=True)
    asked = []
    for second in range(600):
        told.place.now = float(second)
        for number in told.hear():
            asked.append(second)
            told.refuse(number)
    assert asked == list(range(0, 600, 60))


def test_what_succeeds_lets_the_others_of_its_server_follow(told: Told) -> None:
    """F96: tables and series alike; nobody waits a minute for each of them."""
    told.place.granted.update(attach_files=False)
    for number in range(1, 4):
        told.refuse(number, "attach_files")
    series = AccessProblem(Kind.PERMISSIONS, GUILD, CHANNEL, ("attach_files",))
    told.retries.refused(told.series, SeriesId(1), series)
    told.place.granted.update(attach_files=True)
    told.hear()
    while told.tables:
        told.retries.passed(told.tables, TableId(told.tried[-1]))
    assert sorted(told.tried) == [-1, 1, 2, 3]


def test_what_was_told_without_a_probe_gives_no_other_one_leave(told: Told) -> None:
    """F96: a table that is well says nothing of those that are not."""
    told.refuse(1)
    told.retries.passed(told.tables, TableId(2))
    assert told.tried == []
    told.place.now = HOUR
    assert told.hear() == [1]
    told.retries.passed(told.tables, TableId(2))
    assert told.tried == [1]


def test_whoever_is_away_is_tried_when_back(told: Told) -> None:
    """F13: nothing was refused, so nothing has to be probed."""
    told.tables[TableId(1)] = AccessProblem(Kind.LEFT, GUILD + 1, CHANNEL)
    assert not told.retries.admits(told.tables, TableId(1))
    told.tables[TableId(1)] = AccessProblem(Kind.LEFT, GUILD, CHANNEL)
    assert told.retries.admits(told.tables, TableId(1))
