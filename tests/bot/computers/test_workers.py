"""The line before the workers: turns before hints, tables in turn, and a bounded number."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterable

import msgspec
import pytest

from bot.computers.problem import Problem, ThinkerBusyError, ThinkerDiedError
from bot.computers.workers import Workers, spare_cores
from tests.bot.computers.test_worker import SLEEPS, problem

KEEPS = (
    sys.executable,
    "-uc",
    """import json, sys
order = []
for line in sys.stdin:
    asked = json.loads(line)
    order.append(asked["salt"])
    print(json.dumps({"failure": " ".join(order)}))
""",
)
"""A worker that answers each problem with what it was asked so far."""


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers(count=1, command=KEEPS)
    yield workers
    await workers.close()


def turn(table: int, salt: str) -> Problem:
    return msgspec.structs.replace(problem(salt), table=table)


def hint(table: int, salt: str) -> Problem:
    return msgspec.structs.replace(problem(salt), table=table, weighed=True)


async def told(workers: Workers, asked: Iterable[Problem]) -> str:
    """Ask all of it at once; return in which order it was thought about."""
    answers = await asyncio.gather(*(workers.think(one) for one in asked), return_exceptions=True)
    return max((str(answer).strip() for answer in answers), key=len)


async def test_a_turn_is_thought_about_before_a_hint(workers: Workers) -> None:
    """The others at a table wait for a turn, and one person for a hint."""
    asked = [turn(1, "first"), hint(1, "hint"), turn(2, "turn")]
    assert await told(workers, asked) == "first turn hint"


async def test_tables_are_thought_for_in_turn(workers: Workers) -> None:
    """A table with many computers is no reason why another one waits for all of them."""
    asked = [turn(1, "a1"), turn(1, "a2"), turn(1, "a3"), turn(2, "b1"), turn(3, "c1")]
    assert await told(workers, asked) == "a1 a2 b1 c1 a3"


async def test_who_does_not_wait_any_more_is_not_thought_about(workers: Workers) -> None:
    first = asyncio.create_task(workers.think(turn(1, "first")))
    gone = asyncio.create_task(workers.think(turn(2, "gone")))
    await asyncio.sleep(0)
    gone.cancel()
    assert await told(workers, [turn(3, "last")]) == "first last"
    await asyncio.gather(first, gone, return_exceptions=True)


async def test_no_more_wait_than_there_is_room_for_and_of_hints_fewer() -> None:
    """Who is not taken asks again later; hints never keep turns from being thought about."""
    workers = Workers(count=1, command=SLEEPS, waiting=4)
    waiting = [asyncio.create_task(workers.think(turn(1, "first")))]
    await asyncio.sleep(0)
    waiting.append(asyncio.create_task(workers.think(hint(2, "hint"))))
    await asyncio.sleep(0)
    with pytest.raises(ThinkerBusyError):
        await workers.think(hint(3, "hint"))
    waiting += [asyncio.create_task(workers.think(turn(4, str(n)))) for n in range(4)]
    await asyncio.sleep(0)
    with pytest.raises(ThinkerBusyError):
        await workers.think(turn(5, "turn"))
    await workers.close()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(answer) for answer in answers} <= {ThinkerBusyError, ThinkerDiedError}
    with pytest.raises(ThinkerBusyError):
        await workers.think(turn(1, "closed"))


async def test_as_many_are_thought_about_at_once_as_there_are_workers() -> None:
    workers = Workers(count=2, command=SLEEPS)
    asked = [asyncio.create_task(workers.think(turn(n, str(n)))) for n in range(3)]
    for _ in range(500):
        started = [one for one in workers._processes if one._process is not None]
        if len(started) == 2:
            break
        await asyncio.sleep(0.01)
    assert len(started) == 2
    await workers.close()
    await asyncio.gather(*asked, return_exceptions=True)


async def test_what_waits_lets_one_expect_to_wait() -> None:
    workers = Workers(count=1, command=SLEEPS)
    alone = workers.expected_ms()
    asked = [asyncio.create_task(workers.think(turn(n, str(n)))) for n in range(5)]
    await asyncio.sleep(0)
    assert workers.expected_ms() == 6 * alone
    await workers.close()
    await asyncio.gather(*asked, return_exceptions=True)


def test_a_core_is_left_to_the_bot() -> None:
    assert 1 <= spare_cores() <= max(1, (os.cpu_count() or 1) - 1)
