"""The worker process: it thinks about what it is handed, and another one takes its place."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from io import BytesIO

import msgspec
import pytest

from bot.computers.problem import (
    Problem,
    Reply,
    ThinkerBusyError,
    ThinkerDiedError,
    ThinkingError,
    ThoughtFailedError,
    pose,
)
from bot.computers.worker import solve, work
from bot.computers.worker_process import WorkerProcess
from games import find
from games.api import AnyGame, Seat
from games.codec import dump
from players.levels import Level

GAME = find("vikings")
SLEEPS = (sys.executable, "-c", "import time; time.sleep(60)")


def problem(salt: str = "salt", **changes: object) -> Problem:
    """The first question of a game to the seat that is asked."""
    state = GAME.start(2, {}, "how the cards lie").state
    (asked, *_) = GAME.decisions(state)
    return msgspec.structs.replace(pose(GAME, state, asked.seat, Level.EASY, salt), **changes)


@pytest.fixture
async def worker() -> AsyncIterator[WorkerProcess]:
    worker = WorkerProcess()
    yield worker
    await worker.close()


async def test_nothing_runs_until_something_is_asked(worker: WorkerProcess) -> None:
    """Start-up and clicks stay as fast as without computers."""
    assert worker._process is None
    await worker.think(problem())
    assert worker._process is not None


async def test_the_same_problem_has_the_same_answer(worker: WorkerProcess) -> None:
    """A position, a level and a salt make a move, in whichever process."""
    first = await worker.think(problem())
    await worker._end()
    assert first == await worker.think(problem())
    state = GAME.start(2, {}, "how the cards lie").state
    assert first.move in tuple(GAME.legal_moves(state, problem().seat))


async def test_an_answer_may_come_with_the_place_that_it_promises(worker: WorkerProcess) -> None:
    """A hint says what the move is worth."""
    thought = await worker.think(problem(weighed=True))
    assert thought.place is not None
    assert 1 <= thought.place <= 2
    assert thought.move == (await worker.think(problem())).move


def test_what_is_handed_over_is_dealt_again() -> None:
    """The worker never sees how the cards really lie."""
    state = GAME.start(2, {}, "how the cards lie").state
    (asked, *_) = GAME.decisions(state)
    handed = bytes(problem().state)
    assert b"how the cards lie" not in handed
    assert b"how the cards lie" not in handed
    assert dump(state) != handed
    assert dump(GAME.redeal(state, asked.seat, "salt/deal")) == handed
    other = GAME.redeal(state, asked.seat, "another world")
    assert handed == bytes(pose(GAME, other, asked.seat, Level.EASY, "salt").state)


async def test_it_gives_way_to_everything_else(worker: WorkerProcess) -> None:
    """Thinking has the lowest claim on the machine."""
    await worker.think(problem())
    assert worker._process is not None
    theirs = os.getpriority(os.PRIO_PROCESS, worker._process.pid)
    assert theirs > os.getpriority(os.PRIO_PROCESS, 0)


async def test_a_dead_worker_is_replaced(worker: WorkerProcess) -> None:
    """What killed it is told to whoever waited, and the next one is answered."""
    await worker.think(problem())
    assert worker._process is not None
    worker._process.kill()
    with pytest.raises(ThinkerDiedError):
        await worker.think(problem())
    await worker.think(problem())


async def test_a_worker_that_hangs_is_ended() -> None:
    """One problem without an end must not hold up every table."""
    worker = WorkerProcess(command=SLEEPS, patience=0.2)
    with pytest.raises(ThinkerDiedError):
        await worker.think(problem())
    assert worker._process is None


async def test_a_problem_without_an_answer_leaves_the_worker_alive(worker: WorkerProcess) -> None:
    """A search that fails is told with its trace."""
    with pytest.raises(ThoughtFailedError, match="RuleError"):
        await worker.think(problem(seat=Seat(1 - problem().seat)))
    await worker.think(problem())


async def test_it_can_be_closed_whatever_it_thinks_about() -> None:
    """Somebody may wait for a hint when the host stops, and others behind them."""
    worker = WorkerProcess(command=SLEEPS)
    asked = [asyncio.create_task(worker.think(problem())) for _ in range(3)]
    for _ in range(500):
        if (process := worker._process) is not None:
            break
        await asyncio.sleep(0.01)
    assert process is not None
    await worker.close()
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [ThinkerDiedError, ThinkerBusyError, ThinkerBusyError] == [type(one) for one in told]
    assert process.returncode is not None


async def test_one_that_is_just_being_started_is_closed_too() -> None:
    """Nobody would ever end it, and the host would wait for its answer."""
    worker = WorkerProcess(command=SLEEPS)
    asked = asyncio.create_task(worker.think(problem()))
    await asyncio.sleep(0)
    assert worker._process is None
    await asyncio.wait_for(worker.close(), 10)
    with pytest.raises(ThinkerBusyError):
        await asked
    assert worker._process is None


async def test_a_closed_worker_is_not_started_again(worker: WorkerProcess) -> None:
    """Nothing is left behind when the host stops."""
    await worker.close()
    with pytest.raises(ThinkerBusyError):
        await worker.think(problem())


def test_it_ends_when_nobody_asks_any_more() -> None:
    """A host that was killed leaves no worker behind: its pipe ends."""
    answers = BytesIO()
    work(BytesIO(msgspec.json.encode(problem()) + b"\n"), answers)
    (line,) = answers.getvalue().splitlines()
    assert "" == msgspec.json.decode(line, type=Reply).failure


def test_why_it_has_no_answer_is_told_without_a_card() -> None:
    """F37: what the search stumbles on goes to the log: where, and of what kind it is."""

    def broken(game: str) -> AnyGame:
        raise KeyError(f"the ace of {game}")

    failure = solve(problem(), broken).failure
    assert "in broken" in failure
    assert failure.endswith("\nKeyError\n")


@pytest.mark.parametrize(
    ("reply", "times", "error"),
    [
        ('{"move":{"type":"OfAnotherRelease"}}', 1, ThoughtFailedError),
        ('{"place":7}', 1, ThoughtFailedError),
        ("no JSON at all", 1, ThinkerDiedError),
        ("too long", 1 << 18, ThinkerDiedError),
    ],
)
async def test_whatever_a_worker_writes_is_no_more_than_a_thought_that_failed(
    reply: str, times: int, error: type[ThinkingError]
) -> None:
    """F56: the files of a new release may lie there before the host is started anew with them."""
    script = f"import sys; [print({reply!r} * {times}) for line in sys.stdin]"
    writes = WorkerProcess(command=(sys.executable, "-uc", script))
    for _ in range(2):
        with pytest.raises(error):
            await writes.think(problem())
    await writes.close()
