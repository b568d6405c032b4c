"""Whose request goes out next (F46), on a clock that the test turns."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.rate_limits import CircuitBreaker
from bot.request_turns import RequestKind, RequestTurns
from tests.rigs.loop_clock import LoopClock, settled


class Clock(LoopClock):
    """The loop's time, turned from one timer to the next; what went out, and when."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(monkeypatch)
        self.sent: list[tuple[float, str]] = []


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@asynccontextmanager
async def asking(
    clock: Clock, turns: RequestTurns, *requests: tuple[str, int, int, RequestKind]
) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Have requests of servers to channels wait for their turns, each noted when it goes out."""

    async def ask(name: str, guild: int, channel: int, kind: RequestKind) -> None:
        await turns.turn(guild, channel, kind)
        clock.sent.append((clock.now, name))

    tasks = [asyncio.create_task(ask(*request)) for request in requests]
    yield tasks
    await clock.turn_to(clock.now + 1000)
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_as_much_goes_out_as_the_token_may_send(clock: Clock) -> None:
    """In no second are there more than fifty, also in the first one after a rest."""
    many = [("board", guild, guild, RequestKind.EDIT) for guild in range(200)]
    async with asking(clock, RequestTurns(45, CircuitBreaker()), *many):
        pass
    moments = [at for at, _ in clock.sent]
    assert len(moments) == 200
    assert 195 / 45 == pytest.approx(moments[-1] - moments[0], abs=0.1)
    for moment in moments:
        assert len([at for at in moments if moment <= at < moment + 1]) <= 50


async def test_five_of_a_kind_go_to_a_channel_in_five_seconds(clock: Clock) -> None:
    """Discord counts them by the channel and by what is done there."""
    edits = [("edit", 1, 7, RequestKind.EDIT)] * 11
    posts = [("post", 1, 7, RequestKind.POST)] * 3
    async with asking(clock, RequestTurns(45, CircuitBreaker()), *edits, *posts):
        await clock.turn_to(101)
        assert Counter({"edit": 5, "post": 3}) == Counter(name for _, name in clock.sent)
    whole = [int(at - 100) for at, name in clock.sent if name == "edit"]
    assert [0] * 5 + [5] * 5 + [10] == whole


async def test_the_burst_of_one_server_is_nobody_elses_wait(clock: Clock) -> None:
    """Servers take turns, however many requests of each are waiting."""
    burst = [("burst", 1, channel, RequestKind.EDIT) for channel in range(300)]
    other = [("other", 2, 1000 + channel, RequestKind.EDIT) for channel in range(3)]
    async with asking(clock, RequestTurns(45, CircuitBreaker()), *burst, *other):
        pass
    assert max(at for at, name in clock.sent if name == "other") < 100.3
    assert len(clock.sent) == 303


async def test_a_busy_channel_holds_up_no_other_one_of_its_server(clock: Clock) -> None:
    """What may not be sent yet is passed over."""
    busy = [("busy", 1, 7, RequestKind.POST)] * 20
    calm = [("calm", 1, 8, RequestKind.POST)]
    async with asking(clock, RequestTurns(45, CircuitBreaker()), *busy, *calm):
        pass
    assert min(at for at, name in clock.sent if name == "calm") < 100.2
    assert [115.0] == sorted({at for at, name in clock.sent})[-1:]


async def test_what_tells_something_goes_before_tidying(clock: Clock) -> None:
    """Answered calls are taken back while there is nothing to be told."""
    tidying = [("tidy", guild, guild, RequestKind.TIDY) for guild in range(20)]
    telling = [("tell", 50, channel, RequestKind.POST) for channel in range(500)]
    async with asking(clock, RequestTurns(45, CircuitBreaker()), *tidying, *telling):
        pass
    tidied = [at for at, name in clock.sent if name == "tidy"][5:]
    assert len(clock.sent) == 520
    # The token is busy for eleven seconds: not for ever does tidying wait.
    assert 105 <= min(tidied) <= max(tidied) < 107


async def test_whoever_gives_up_waiting_takes_nobodys_turn(clock: Clock) -> None:
    """A bot that stops cancels what it was about to send."""
    requests = [(f"{n}", 1, 7, RequestKind.EDIT) for n in range(7)]
    turns = RequestTurns(45, CircuitBreaker())
    async with asking(clock, turns, *requests) as tasks:
        await clock.turn_to(101)
        tasks[5].cancel()
    assert ["0", "1", "2", "3", "4", "6"] == [name for _, name in clock.sent]
    assert not turns._servers


async def test_a_turn_that_comes_as_it_is_given_up_stops_no_other(clock: Clock) -> None:
    """Its task hears only later that it is cancelled; nothing would be told any more."""
    requests = [(f"{n}", 1, n, RequestKind.EDIT) for n in range(3)]
    turns = RequestTurns(10, CircuitBreaker())
    async with asking(clock, turns, *requests) as tasks:
        await settled()
        assert ["0", "1"] == [name for _, name in clock.sent]
        tasks[2].cancel()
        turns._free = clock.now
        turns._give()
        await settled()
        async with asking(clock, turns, ("3", 2, 7, RequestKind.EDIT)):
            pass
    assert tasks[2].cancelled()
    assert ["0", "1", "3"] == [name for _, name in clock.sent]
    assert not turns._servers


async def test_what_was_sent_is_forgotten_with_time(clock: Clock) -> None:
    """Memory does not grow with the number of channels that the bot ever wrote to."""
    turns = RequestTurns(45, CircuitBreaker())
    async with asking(clock, turns, *[("x", 1, n, RequestKind.EDIT) for n in range(100)]):
        pass
    async with asking(clock, turns, ("y", 1, 1, RequestKind.EDIT)):
        await settled()
        assert len(turns._given) == 1


async def test_without_a_limit_nobody_waits() -> None:
    """0 switches the turns off."""
    turns = RequestTurns(0, CircuitBreaker())
    for _ in range(100):
        await turns.turn(1, 7, RequestKind.POST)
    assert not turns._servers
