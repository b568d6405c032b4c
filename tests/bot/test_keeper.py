"""In a container the bot is started again ever later, and not where no start can succeed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot import __main__ as bot_main
from bot.keeper import LONGEST_DELAY_SECONDS, STEADY_SECONDS, WRONG_CONFIGURATION, keep

ROOT = Path(__file__).parents[2]


class Clock:
    """The time of an event loop, which passes at once whatever is waited for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        self.ahead = 0.0
        self.delays: list[float] = []
        real, at = loop.time, loop.call_at
        monkeypatch.setattr(loop, "time", lambda: real() + self.ahead)

        def call_at(when: float, *how: object, **more: object) -> asyncio.TimerHandle:
            self.delays.append(round(when - real() - self.ahead))
            self.ahead = max(self.ahead, when - real())
            return at(when, *how, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(loop, "call_at", call_at)


def running(clock: Clock, *runs: tuple[int, float]) -> Callable[[], Awaitable[int]]:
    """Have runs end with a code each, after so many seconds."""
    left = iter(runs)

    async def run() -> int:
        code, seconds = next(left)
        clock.ahead += seconds
        return code

    return run


async def test_a_bot_that_fails_is_started_ever_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """F101: no thousand session starts a day; after an hour that went well it is soon again."""
    clock = Clock(monkeypatch)
    runs = [(1, 3.0)] * 8 + [(-9, STEADY_SECONDS + 1), (1, 3.0), (0, 3.0)]
    said: list[str] = []
    assert 0 == await keep(running(clock, *runs), asyncio.Event(), said.append)
    assert clock.delays == [30, 60, 120, 240, 480, 900, 900, 900, 30, 60]
    assert said[0] == "The bot ended with exit code 1; starting it again in 30 seconds."
    assert 24 * 3600 / LONGEST_DELAY_SECONDS < 100


async def test_a_bot_is_not_started_again_with_a_wrong_setting() -> None:
    """F101: nor does the keeper end, which Docker would start again."""
    stop, said = asyncio.Event(), list[str]()
    runs = 0

    async def run() -> int:
        nonlocal runs
        runs += 1
        return WRONG_CONFIGURATION

    keeping = asyncio.create_task(keep(run, stop, said.append))
    for _ in range(3):
        await asyncio.sleep(0)
    assert (1, False) == (runs, keeping.done())
    stop.set()
    assert WRONG_CONFIGURATION == bot_main.WRONG_CONFIGURATION == await keeping
    assert said[0].startswith("Not started again")


def test_what_the_keeper_is_told_the_bot_is_told(tmp_path: Path) -> None:
    """A stop ends both with the bot's own code, as it has time to finish what is under way."""
    stub = tmp_path / "bot"
    stub.mkdir()
    (stub / "__init__.py").touch()
    (stub / "keeper.py").write_text((ROOT / "bot" / "keeper.py").read_text())
    (stub / "__main__.py").write_text(
        "import signal, sys, time\n"
        "signal.signal(signal.SIGTERM, lambda *_: sys.exit(3))\n"
        "print('running', flush=True)\n"
        "while True:\n    time.sleep(60)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-m", "bot.keeper"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"]},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "running\n"
        process.send_signal(signal.SIGTERM)
        assert 3 == process.wait(30)
