"""Freed memory goes back to the system, and all threads allocate from one arena."""

from __future__ import annotations

import asyncio
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from bot import freed_memory
from bot.__main__ import main, run_until_told
from bot.settings import Settings

_GLIBC = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library")

_FREED = """
import asyncio, os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from bot import freed_memory

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20

def painted():
    # As pictures are kept: each between two that are not.
    return [bytearray(40_000) for _ in range(4_000)][::2]

freed_memory.share_an_arena()
with ThreadPoolExecutor(1) as studio:
    kept = studio.submit(painted).result()
    arenas = sum("rw-p" in line and int(line.split("-")[0], 16) % (64 << 20) == 0
                 for line in Path("/proc/self/maps").read_text().splitlines())
    before = resident()

async def rest():
    naps = iter((None,))
    async def sleep(_):
        if next(naps, True) is not None:
            raise EOFError
    try:
        await freed_memory.give_back(sleep)
    except EOFError:
        pass

asyncio.run(rest())
print(arenas, before - resident())
"""


@_GLIBC
def test_what_was_freed_between_pictures_goes_back_to_the_system() -> None:
    """Some 80 MB of holes, each too small for the allocator to give back by itself."""
    done = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", _FREED], capture_output=True, text=True, check=True
    )
    arenas, returned = map(int, done.stdout.split())
    assert arenas == 0
    assert returned > 50


async def test_another_c_library_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Musl and Windows have nothing of the kind to be called."""
    monkeypatch.setattr(platform, "libc_ver", lambda: ("", ""))
    freed_memory.share_an_arena()
    async with asyncio.timeout(1):
        await freed_memory.give_back()


async def test_memory_is_given_back_as_long_as_the_bot_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Wherever it plays."""
    told: list[str] = []
    begun = asyncio.Event()

    async def give_back() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            told.append("ended")

    async def play(_: Settings, __: asyncio.Event) -> None:
        async with asyncio.timeout(5):
            await begun.wait()
        told.append("played")

    monkeypatch.setattr(freed_memory, "give_back", give_back)
    await run_until_told(Settings(database=tmp_path / "host.sqlite3"), play)
    assert told == ["played", "ended"]


def test_the_arena_is_shared_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that has allocated before keeps an arena of its own."""

    def share() -> None:
        raise EOFError

    monkeypatch.setattr(freed_memory, "share_an_arena", share)
    monkeypatch.setenv("PAINTERS", "no number, which is refused later")
    with pytest.raises(EOFError):
        main([])
