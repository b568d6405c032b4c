"""Thousands of tables that are unsaid at a start keep nobody waiting who plays meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.model.refusal import Refused
from bot.model.table import TableId
from bot.rate_limits import CircuitBreaker, CircuitOpenError
from cogs.elements.channel_access import AccessProblems
from cogs.publishing import publish_tasks
from cogs.publishing.publish_tasks import PublishTasks
from cogs.publishing.retries import Retries


def _tasks(
    publish: Callable[[TableId], Awaitable[bool | None]], found: Sequence[TableId] = ()
) -> PublishTasks[TableId]:
    """Tasks for tables that a bot has which is ready, and to which nothing else happens.

    Whoever looks finds that those that are ``found`` are unsaid.
    """

    async def unsaid() -> Sequence[TableId]:
        return found

    circuit = CircuitBreaker()
    bot: Any = SimpleNamespace(is_ready=lambda: True, circuit=circuit, steady=time.monotonic)
    return PublishTasks[TableId](
        "table",
        bot,
        Retries(bot),
        publish=publish,
        unsaid=unsaid,
        sweep_up=lambda _: None,
        troubles=AccessProblems(),
    )


async def test_what_is_found_unsaid_is_said_as_there_is_room_and_what_changes_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F78: all of it in the end, also where the first attempts fail."""
    monkeypatch.setattr(publish_tasks, "AT_ONCE", 2)
    monkeypatch.setattr(publish_tasks, "RETRY_SECONDS", (0,))
    said, begun = list[int](), list[int]()
    free = asyncio.Event()

    async def publish(table_id: TableId) -> None:
        begun.append(table_id)
        await free.wait()
        if begun.count(table_id) == 1:
            raise TimeoutError
        said.append(table_id)

    tasks = _tasks(publish)
    found = [TableId(number) for number in range(1, 6)]
    asking = asyncio.create_task(tasks.wake_found([*found, found[0]], tasks.wake))
    for _ in range(9):
        await asyncio.sleep(0)
    assert begun == [1, 2]
    tasks.wake(TableId(9))
    await asyncio.sleep(0)
    assert begun == [1, 2, 9]
    free.set()
    await asking
    while tasks.running:
        await asyncio.wait(tasks.running.values())
    assert sorted({*said}) == [1, 2, 3, 4, 5, 9]


async def test_an_attempt_that_succeeded_gives_all_later_ones_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However often one fails in the course of a game: only failures in a row are given up."""
    monkeypatch.setattr(publish_tasks, "RETRY_SECONDS", (0,))
    tried = list[str]()

    async def publish(table_id: TableId) -> None:
        tried.append("fails" if len(tried) % 2 == 0 else "works")
        if tried[-1] == "fails":
            raise TimeoutError
        if len(tried) < 8:
            tasks.wake(table_id)

    tasks = _tasks(publish)
    tasks.wake(TableId(1))
    while tasks.running:
        await asyncio.wait(tasks.running.values())
    assert tried == ["fails", "works"] * 4


async def test_one_is_at_rest_once_nothing_more_comes_of_it() -> None:
    """However many rounds there were before; what comes then is said, and it rests again."""
    done = list[str]()

    async def publish(table_id: TableId) -> None:
        done.append("said")
        if len(done) < 3:
            tasks.wake(table_id)

    async def at_rest(table_id: TableId) -> None:
        done.append("rests")
        if len(done) < 5:
            tasks.wake(table_id)

    tasks = _tasks(publish)
    tasks.at_rest = at_rest
    tasks.wake(TableId(1))
    while tasks.running:
        await asyncio.wait(tasks.running.values())
    assert ["said", "said", "said", "rests", "said", "rests"] == done


async def test_what_comes_after_a_round_without_anything_to_say_is_said_at_once() -> None:
    """The end of a window does not wait because somebody answered in secret just before it."""
    done = list[str]()

    async def publish(_: TableId) -> bool:
        done.append("said" if done else "nothing")
        return done[-1] == "said"

    tasks = _tasks(publish)
    tasks.rest_seconds = 60
    for _ in range(2):
        tasks.wake(TableId(1))
        for _ in range(9):
            await asyncio.sleep(0)
    assert (["nothing", "said"], [TableId(1)]) == (done, [*tasks.running])
    await tasks.close()


async def test_what_a_server_may_not_be_sent_waits_and_keeps_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F96: however many tables of it there are, those of other servers are said."""
    monkeypatch.setattr(publish_tasks, "AT_ONCE", 2)
    said, closed = list[int](), [0.05]

    async def publish(table_id: TableId) -> None:
        if table_id < 9 and closed:
            raise CircuitOpenError(closed[0])
        said.append(table_id)

    tasks = _tasks(publish)
    await tasks.wake_found([TableId(number) for number in range(1, 10)], tasks.wake)
    await tasks.running[TableId(9)]
    assert said == [9]
    closed.clear()
    while tasks.running:
        await asyncio.wait(tasks.running.values())
    assert sorted(said) == list(range(1, 10))


async def test_what_the_database_held_up_is_said_as_soon_as_it_works_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """F112: nothing is tried meanwhile, and nothing logged: the store says why, once a minute."""
    works, tried, said = False, list[int](), list[int]()

    async def publish(table_id: TableId) -> None:
        tried.append(table_id)
        if not works:
            raise Refused("store-failed" if table_id % 2 else "store-unknown")
        said.append(table_id)

    found = [TableId(number) for number in range(1, 4)]
    tasks = _tasks(publish, found)
    for table_id in found:
        tasks.wake(table_id)
    await asyncio.wait(tasks.running.values())
    assert (tried, {}, []) == (found, tasks.running, caplog.records)
    works = True
    tasks.look_again(None)
    tasks.look_again(None)
    for _ in range(9):
        await asyncio.sleep(0)
    assert (found, [*found, *found]) == (said, tried)
    await tasks.close()


async def test_a_sweep_goes_on_after_any_failure(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What the store refuses is logged by the store, anything else here."""
    monkeypatch.setattr(publish_tasks, "SWEEP_SECONDS", 0)
    failures = [Refused("store-failed"), ZeroDivisionError("of a test")]
    swept = asyncio.Event()

    async def publish(_: TableId) -> None:
        swept.set()

    tasks = _tasks(publish)

    async def unsaid() -> Sequence[TableId]:
        if failures:
            raise failures.pop(0)
        return [TableId(1)]

    tasks.unsaid, tasks.sweep_up = unsaid, tasks.wake
    tasks.start_sweeping()
    async with asyncio.timeout(10):
        await swept.wait()
    await tasks.close()
    said = [record.getMessage() for record in caplog.records]
    assert said == ["Sweep for unpublished table failed; retrying"]


async def test_what_is_held_back_is_said_once_it_is_asked_for_again() -> None:
    """A start of local play waits for no picture of what happens meanwhile."""
    said = list[int]()

    async def publish(table_id: TableId) -> None:
        said.append(table_id)

    tasks = _tasks(publish)
    tasks.held_back = True
    tasks.wake(TableId(1))
    assert not tasks.running
    tasks.held_back = False
    tasks.wake(TableId(1))
    await asyncio.wait(tasks.running.values())
    assert said == [1]
