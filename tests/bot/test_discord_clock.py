"""Two clocks: that of this machine, and Discord's, which is known by what Discord says."""

from __future__ import annotations

import operator
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer
from discord.utils import snowflake_time, time_snowflake

from bot.discord_clock import DiscordClock
from bot.http_trace import trace
from bot.model.discord_time import DiscordTime, dated, made_at, told_as
from bot.model.times import to_ms

THEN = datetime(2026, 3, 4, 5, 6, 7, 89_000, tzinfo=UTC)
SECOND = timedelta(seconds=1)


def test_an_id_tells_when_discord_made_it() -> None:
    """By the same bits as the library reads, to a thousandth of a second."""
    number = time_snowflake(THEN)
    assert made_at(number) == told_as(THEN) == told_as(snowflake_time(number))
    assert made_at(time_snowflake(THEN + SECOND)) - made_at(number) == SECOND
    assert told_as(THEN) - SECOND == told_as(THEN - SECOND)
    assert made_at(number) < made_at(time_snowflake(THEN + SECOND))


@pytest.mark.parametrize("ours", [THEN, to_ms(THEN), THEN.timestamp()])
@pytest.mark.parametrize(
    "compare", [operator.lt, operator.le, operator.gt, operator.ge, operator.sub]
)
def test_a_time_of_discords_compares_with_none_of_this_machine(
    compare: Callable[[object, object], object], ours: object
) -> None:
    """F97: whichever of the two stands first."""
    theirs = told_as(THEN)
    assert theirs != ours
    for pair in ((theirs, ours), (ours, theirs)):
        with pytest.raises(TypeError):
            compare(*pair)


@pytest.mark.parametrize("header", ["", "soon", "Wed, 04 Mar"])
def test_a_date_that_is_none_is_left_alone(header: str) -> None:
    """Nothing says that every answer has one."""
    assert dated(header) is None
    assert dated("Wed, 04 Mar 2026 05:06:07 GMT") == told_as(THEN.replace(microsecond=0))


class Reckoned:
    """A clock of Discord's, on a machine that counts seconds as it is told."""

    def __init__(self) -> None:
        self.now = 5.0
        self.clock = DiscordClock(lambda: self.now)

    def hears(self, seconds: float) -> None:
        """Hear of a moment, in seconds."""
        self.clock.hear(told_as(THEN + seconds * SECOND))

    @property
    def reads(self) -> float:
        """How late it is, in seconds."""
        return self.clock.since(told_as(THEN)) / SECOND


@pytest.fixture
def reckoned() -> Reckoned:
    return Reckoned()


def test_before_anything_is_heard_nothing_is_old(reckoned: Reckoned) -> None:
    """F97: the machine's own clock is not asked instead."""
    assert reckoned.clock.now() is None
    assert reckoned.reads == 0


def test_it_goes_on_with_the_seconds_that_the_machine_counts(reckoned: Reckoned) -> None:
    """F97: however the clock of the machine is set meanwhile."""
    reckoned.hears(0)
    reckoned.now += 100
    assert reckoned.reads == 100
    assert reckoned.clock.since(told_as(THEN + 200 * SECOND)) == -100 * SECOND


def test_what_arrives_late_does_not_put_it_back(reckoned: Reckoned) -> None:
    """F5: a press that waited for the bot is as old as it is."""
    reckoned.hears(0)
    reckoned.now += 10
    reckoned.hears(7)
    assert reckoned.reads == 10
    reckoned.hears(10.4)
    assert reckoned.reads == 10.4


def test_a_reading_is_given_up_before_the_machine_has_drifted_far(reckoned: Reckoned) -> None:
    """F97: a machine that counts too fast is not believed for ever."""
    reckoned.hears(0)
    for number in range(1, 10_000):
        reckoned.now += 10
        reckoned.hears(number * 9.999)
        assert -0.001 <= reckoned.reads - number * 9.999 <= 0.1


def test_a_machine_that_slept_learns_it_with_the_next_answer(reckoned: Reckoned) -> None:
    """F97: while it is suspended it counts nothing."""
    reckoned.hears(0)
    reckoned.now += 1
    reckoned.hears(3600)
    assert reckoned.reads == 3600


async def test_the_date_of_every_answer_is_heard(reckoned: Reckoned) -> None:
    """Also of one that is refused; one without a date changes nothing."""

    async def answer(request: web.Request) -> web.Response:
        date = request.query["date"]
        return web.Response(status=403, headers={"Date": date})

    application = web.Application()
    application.router.add_get("/", answer)
    config = trace(reckoned.clock.heed)
    async with (
        TestServer(application) as discord,
        ClientSession(trace_configs=[config]) as session,
    ):
        for date in ("Wed, 04 Mar 2026 05:06:47 GMT", "tomorrow"):
            async with session.get(discord.make_url("/").with_query(date=date)):
                pass
    assert reckoned.clock.now() == DiscordTime(to_ms(THEN.replace(second=47, microsecond=0)))
